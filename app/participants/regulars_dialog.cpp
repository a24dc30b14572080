#include "regulars_dialog.h"

#include "app/desk.h"
#include "app/widgets/ask.h"
#include "app/widgets/list_style.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"
#include "enrolment.h"
#include "player_dialog.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {
namespace {

constexpr int margin = 24;
constexpr QSize dialogSize(720, 600);
constexpr int nameWidth = 290;
constexpr int clubWidth = 210;

/// A button whose reason not to be there is told by its tool tip.
void enable(QPushButton& button, bool enabled, const QString& reason)
{
    button.setEnabled(enabled);
    button.setToolTip(enabled ? QString() : reason);
}

} // namespace

RegularsDialog::RegularsDialog(Desk& desk, QWidget* parent)
    : QDialog(parent),
      desk_(desk),
      facts_(makeLabel({}, 13, QFont::Normal, theme::Role::Muted, this)),
      search_(makeField(QStringLiteral("regularsSearch"), tr("Search"), this)),
      table_(new QTableView(this)),
      notice_(new Notice(this))
{
    setObjectName(QStringLiteral("regularsDialog"));
    setWindowTitle(tr("Regulars"));
    resize(dialogSize);
    build();
    connect(&desk_, &Desk::changed, this, &RegularsDialog::refresh);
    connect(&desk_, &Desk::clubChanged, this, &RegularsDialog::refresh);
    refresh();
    table_->selectRow(0);
    refreshButtons();
    search_->setFocus();
}

void RegularsDialog::build()
{
    search_->setPlaceholderText(tr("Search name, club or tag"));
    search_->installEventFilter(this);
    dressTable(*table_, QStringLiteral("regulars"), tr("Player directory"));
    shown_.setSourceModel(&model_);
    table_->setModel(&shown_);
    table_->setColumnWidth(RegularsModel::Name, nameWidth);
    table_->setColumnWidth(RegularsModel::Club, clubWidth);
    table_->horizontalHeader()->setStretchLastSection(true);
    table_->installEventFilter(this);
    notice_->setObjectName(QStringLiteral("regularsNotice"));
    notice_->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(margin, margin - 4, margin, margin - 4);
    column->setSpacing(12);
    column->addWidget(facts_);
    column->addWidget(search_);
    column->addWidget(table_, 1);
    column->addWidget(notice_);
    column->addLayout(buildButtons());

    connect(search_, &QLineEdit::textChanged, this, [this](const QString& typed) {
        shown_.setSearch(typed);
        table_->selectRow(0);
    });
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &RegularsDialog::refreshButtons);
    connect(table_, &QTableView::doubleClicked, this, &RegularsDialog::tick);
}

QLayout* RegularsDialog::buildButtons()
{
    tick_ =
        makeButton(QStringLiteral("regularsTick"), tr("Enrol (Space)"), ButtonKind::Primary, this);
    edit_ = makeButton(QStringLiteral("regularsEdit"), tr("Edit …"), ButtonKind::Normal, this);
    merge_ = makeButton(QStringLiteral("regularsMerge"), tr("Merge …"), ButtonKind::Normal, this);
    remove_ =
        makeButton(QStringLiteral("regularsRemove"), tr("Remove …"), ButtonKind::Normal, this);
    auto* close =
        makeButton(QStringLiteral("regularsClose"), tr("Close"), ButtonKind::Normal, this);
    auto* row = new QHBoxLayout;
    for (auto* button : {edit_, merge_, remove_, close, tick_}) {
        button->setAutoDefault(false);
        if (button == close) {
            row->addStretch(1);
        }
        row->addWidget(button);
    }
    connect(tick_, &QPushButton::clicked, this, &RegularsDialog::tick);
    connect(edit_, &QPushButton::clicked, this, &RegularsDialog::edit);
    connect(merge_, &QPushButton::clicked, this, &RegularsDialog::merge);
    connect(remove_, &QPushButton::clicked, this, &RegularsDialog::removePlayers);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    return row;
}

void RegularsDialog::refresh()
{
    const int row = table_->currentIndex().row();
    model_.setContents(desk_.directory(), lastDatesOf(desk_), desk_.tournament());
    if (!table_->currentIndex().isValid() && row >= 0) {
        table_->selectRow(std::min(row, shown_.rowCount() - 1));
    }
    int ticked = 0;
    for (int each = 0; each < model_.rowCount(); ++each) {
        ticked += model_.enrolledAs(each) ? 1 : 0;
    }
    facts_->setText(
        tr("%n player(s) of the directory not enrolled", nullptr, model_.rowCount() - ticked));
    refreshButtons();
}

void RegularsDialog::refreshButtons()
{
    const int row = currentRow();
    const auto count = static_cast<int>(selected().size());
    const QString none = tr("Choose somebody in the list first.");
    enable(*tick_, count > 0, none);
    enable(*edit_, count == 1, tr("Choose one entry in the list."));
    enable(*merge_, count > 1, tr("Choose the entries of one person, with Ctrl or Shift."));
    enable(*remove_, count > 0, none);
    const bool isTicked = row >= 0 && model_.enrolledAs(row);
    tick_->setText(isTicked ? tr("Take back (Space)") : tr("Enrol (Space)"));
    tick_->setAccessibleName(tick_->text());
}

int RegularsDialog::currentRow() const
{
    const auto index = table_->currentIndex();
    return index.isValid() ? shown_.mapToSource(index).row() : -1;
}

std::vector<core::Player> RegularsDialog::selected() const
{
    std::vector<core::Player> players;
    const int current = currentRow();
    for (const auto& index : table_->selectionModel()->selectedRows()) {
        const int row = shown_.mapToSource(index).row();
        players.insert(row == current ? players.begin() : players.end(), model_.playerAt(row));
    }
    return players;
}

bool RegularsDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) {
        return QDialog::eventFilter(watched, event);
    }
    const auto key = static_cast<QKeyEvent*>(event)->key();
    if (watched == table_) {
        return takeListKey(key);
    }
    // The list is moved through without leaving the search.
    if (key == Qt::Key_Down || key == Qt::Key_Up) {
        const int row = table_->currentIndex().row() + (key == Qt::Key_Down ? 1 : -1);
        table_->selectRow(std::clamp(row, 0, std::max(0, shown_.rowCount() - 1)));
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        tick();
        search_->selectAll();
        return true;
    }
    return false;
}

bool RegularsDialog::takeListKey(int key)
{
    switch (key) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        tick();
        return true;
    case Qt::Key_F2:
        edit();
        return true;
    case Qt::Key_M:
        merge();
        return true;
    case Qt::Key_Delete:
        removePlayers();
        return true;
    default:
        return false;
    }
}

void RegularsDialog::tick()
{
    const int row = currentRow();
    if (row < 0) {
        return;
    }
    notice_->hide();
    if (const auto number = model_.enrolledAs(row)) {
        const auto gone = desk_.run([&](core::Director& director, core::TournamentId id) {
            return director.removeParticipant(id, *number);
        });
        if (!gone) {
            tell(gone.refused());
        }
        return;
    }
    std::vector<core::Enrolment> people;
    for (const auto& player : selected()) {
        core::Enrolment person;
        person.name = player.name;
        person.club = player.club;
        person.tags = player.tags;
        people.push_back(person);
    }
    const auto added = enrol(desk_, people);
    if (!added) {
        tell(added.refused());
    } else if (people.size() == 1 && table_->currentIndex().row() + 1 < shown_.rowCount()) {
        table_->selectRow(table_->currentIndex().row() + 1);
    }
}

void RegularsDialog::edit()
{
    const auto players = selected();
    if (players.size() == 1) {
        editPlayer(desk_, players.front(), this);
    }
}

void RegularsDialog::merge()
{
    auto players = selected();
    if (players.size() < 2) {
        return;
    }
    const core::Player keep = players.front();
    players.erase(players.begin());
    const QString kept =
        keep.club.isEmpty() ? keep.name : keep.name + QStringLiteral(", ") + keep.club;
    if (!confirm(this, tr("Merge these entries?"),
                 tr("“%1” stays in the directory; the other %n entry(ies) go, their tags are kept. "
                    "Tournaments stay as they are.",
                    nullptr, static_cast<int>(players.size()))
                     .arg(kept),
                 tr("Merge"))) {
        return;
    }
    const auto merged = desk_.runClub(
        [&](core::Director& director) { return director.mergePlayers(keep, players); });
    if (!merged) {
        tell(merged.refused());
    }
}

void RegularsDialog::removePlayers()
{
    const auto players = selected();
    if (players.empty() ||
        !confirm(this, tr("Remove from the directory?"),
                 tr("%n entry(ies) of the player directory go for good. Tournaments stay as they "
                    "are.",
                    nullptr, static_cast<int>(players.size())),
                 tr("Remove"))) {
        return;
    }
    const auto removed =
        desk_.runClub([&](core::Director& director) { return director.removePlayers(players); });
    if (!removed) {
        tell(removed.refused());
    }
}

void RegularsDialog::tell(const core::Refused& refused)
{
    notice_->showError(textOf(refused));
    notice_->setVisible(!notice_->text().isEmpty());
}

} // namespace desk
