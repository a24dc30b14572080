#include "tournament_list.h"

#include "app/widgets/list_style.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"
#include "app/widgets/search_field.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace desk {
namespace {

constexpr int rowHeight = 56;
constexpr int searchWidth = 280;

} // namespace

TournamentList::TournamentList(QWidget* parent)
    : QWidget(parent),
      model_(new TournamentsModel(this)),
      search_(new SearchField(QStringLiteral("tournamentSearch"), tr("Search"), this)),
      table_(new QTableView(this)),
      nothing_(new Notice(this))
{
    setObjectName(QStringLiteral("tournamentList"));
    search_->showKey();
    search_->setFixedWidth(searchWidth);
    search_->installEventFilter(this);
    connect(search_, &QLineEdit::textChanged, this, &TournamentList::find);
    connect(search_, &SearchField::ended, table_, qOverload<>(&QWidget::setFocus));
    connect(search_, &SearchField::listWanted, table_, qOverload<>(&QWidget::setFocus));
    buildTable();

    auto* like = makeButton(QStringLiteral("likeLastButton"), tr("New evening like the last one"),
                            icons::Meaning::Like, ButtonKind::Quiet, this);
    connect(like, &QPushButton::clicked, this, &TournamentList::likeLastWanted);
    auto* open = makeButton(QStringLiteral("openButton"), tr("Open"), icons::Meaning::Tournaments,
                            ButtonKind::Normal, this);
    connect(open, &QPushButton::clicked, this, [this] { forChosen(&TournamentList::openWanted); });
    needChosen_ = {open};
    auto* tools = new QHBoxLayout;
    tools->setSpacing(8);
    tools->addWidget(search_);
    tools->addStretch();
    tools->addWidget(like);
    tools->addWidget(makeMore());
    tools->addWidget(open);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addLayout(tools);
    column->addWidget(nothing_);
    column->addWidget(table_, 1);
    nothing_->setObjectName(QStringLiteral("tournamentNothing"));
    nothing_->hide();
}

QPushButton* TournamentList::makeMore()
{
    auto* more = makeButton(QStringLiteral("moreButton"), tr("More"), icons::Meaning::Menu,
                            ButtonKind::Quiet, this);
    connect(more, &QPushButton::clicked, this,
            [this, more] { showMenu(more->mapToGlobal(more->rect().bottomLeft())); });
    return more;
}

void TournamentList::buildTable()
{
    dressTable(*table_, QStringLiteral("tournamentTable"), tr("Tournaments"), rowHeight);
    table_->setModel(model_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    auto& header = *table_->horizontalHeader();
    header.setSectionResizeMode(QHeaderView::Fixed);
    header.setSectionResizeMode(TournamentsModel::Name, QHeaderView::Stretch);
    constexpr std::pair<int, int> widths[] = {{TournamentsModel::Date, 104},
                                              {TournamentsModel::Rules, 152},
                                              {TournamentsModel::Participants, 104},
                                              {TournamentsModel::Rounds, 168},
                                              {TournamentsModel::State, 136}};
    for (const auto& [column, width] : widths) {
        header.resizeSection(column, width);
    }
    table_->installEventFilter(this);
    connect(table_, &QTableView::doubleClicked, this,
            [this] { forChosen(&TournamentList::openWanted); });
    connect(table_, &QWidget::customContextMenuRequested, this,
            [this](const QPoint& place) { showMenu(table_->viewport()->mapToGlobal(place)); });
}

void TournamentList::setTournaments(std::vector<core::TournamentSummary> tournaments, QDate today,
                                    std::optional<core::TournamentId> wanted)
{
    const auto before = chosen();
    model_->setTournaments(std::move(tournaments), today);
    if (before && model_->rowOf(*before)) {
        choose(*before);
    } else if (wanted && model_->rowOf(*wanted)) {
        choose(*wanted);
    } else {
        table_->selectRow(0);
    }
}

void TournamentList::choose(core::TournamentId id)
{
    if (const auto row = model_->rowOf(id)) {
        table_->selectRow(*row);
        table_->scrollTo(model_->index(*row, 0));
    }
}

std::optional<core::TournamentSummary> TournamentList::chosenSummary() const
{
    const auto current = table_->currentIndex();
    return current.isValid() ? std::optional(model_->at(current.row())) : std::nullopt;
}

std::optional<core::TournamentId> TournamentList::chosen() const
{
    const auto summary = chosenSummary();
    return summary ? std::optional(summary->id) : std::nullopt;
}

void TournamentList::forChosen(void (TournamentList::*wanted)())
{
    if (chosen()) {
        Q_EMIT(this->*wanted)();
    }
}

void TournamentList::find(const QString& text)
{
    const auto before = chosen();
    model_->setSearch(text);
    if (before && model_->rowOf(*before)) {
        choose(*before);
    } else {
        table_->selectRow(0);
    }
    const bool some = model_->rowCount() > 0;
    const QString none = some ? QString() : tr("No tournament has “%1”.").arg(text.trimmed());
    for (auto* button : needChosen_) {
        button->setEnabled(some);
        button->setToolTip(none);
    }
    nothing_->show(Notice::Kind::Plain, icons::Meaning::Search, none, tr("Esc shows all again."));
    nothing_->setVisible(!some);
}

void TournamentList::showMenu(const QPoint& place)
{
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("tournamentMenu"));
    const auto add = [&](const QString& name, const QString& text, icons::Meaning icon,
                         const auto& act) {
        auto* action = menu.addAction(icons::icon(icon, palette()), text, this, act);
        action->setObjectName(name);
        return action;
    };
    using icons::Meaning;
    const auto onChosen = [&](const QString& name, const QString& text, Meaning icon,
                              void (TournamentList::*wanted)()) {
        add(name, text, icon, [this, wanted] {
            forChosen(wanted);
        })->setEnabled(chosen().has_value());
    };
    onChosen(QStringLiteral("menuOpen"), tr("Open"), Meaning::Tournaments,
             &TournamentList::openWanted);
    onChosen(QStringLiteral("menuLikeThis"), tr("New evening like this one"), Meaning::Like,
             &TournamentList::likeThisWanted);
    onChosen(QStringLiteral("menuExport"), tr("Export to a file …"), Meaning::Export,
             &TournamentList::exportWanted);
    onChosen(QStringLiteral("menuDelete"), tr("Delete …"), Meaning::Remove,
             &TournamentList::deleteWanted);
    menu.addSeparator();
    add(QStringLiteral("menuSample"), tr("Open the sample evening"), Meaning::Sample,
        [this] { Q_EMIT sampleWanted(); });
    menu.exec(place);
}

bool TournamentList::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (isEnter) {
            forChosen(&TournamentList::openWanted);
            return true;
        }
        if (watched == table_ && key == Qt::Key_Delete) {
            forChosen(&TournamentList::deleteWanted);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void TournamentList::enter()
{
    table_->setFocus();
}

void TournamentList::search()
{
    search_->setFocus();
    search_->selectAll();
}

} // namespace desk
