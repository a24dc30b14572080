#include "app/desk/club/journal/journal_window.h"

#include "app/desk/club/journal/journal_model.h"
#include "app/desk/frame/history_actions.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/table_copy.h"

#include <QAction>
#include <QComboBox>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <numeric>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

/// Half a frame: the window stays responsive while a long journal is read.
constexpr qint64 sliceMilliseconds = 8;

} // namespace

JournalWindow::JournalWindow(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      model_(new JournalModel(this)),
      filter_(new JournalFilter(this)),
      table_(new QTableView(this)),
      scope_(new QComboBox(this)),
      history_(new HistoryActions(session, this)),
      count_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this))
{
    setObjectName(u"journalWindow"_s);
    setWindowTitle(tr("Journal"));
    filter_->setSourceModel(model_);
    build();
    reading_.setSingleShot(true);
    connect(&reading_, &QTimer::timeout, this, &JournalWindow::readSome);
    connect(&session_, &Session::opened, this, &JournalWindow::restart);
    connect(&session_, &Session::changed, this, &JournalWindow::follow);
    connect(&session_, &Session::clubChanged, this, [this] {
        if (scope() == Scope::Club) {
            follow();
        }
    });
    connect(scope_, &QComboBox::currentIndexChanged, this, &JournalWindow::scopeChosen);
    connect(history_, &HistoryActions::failed, this, &JournalWindow::failed);
    resize(1180, 640);
}

void JournalWindow::build()
{
    constexpr int margin = 20;
    constexpr int gap = 6;
    fields_ = {buildField(u"searchField"_s, tr("Search in all columns"), 0),
               buildField(u"tableField"_s, tr("Table"), 110),
               buildField(u"personField"_s, tr("Number or name"), 220)};
    scope_->setObjectName(u"scopeChoice"_s);
    setSpokenName(*scope_, tr("Journal of"));
    scope_->addItem(tr("This tournament"), static_cast<int>(Scope::Tournament));
    scope_->addItem(tr("The club"), static_cast<int>(Scope::Club));
    auto* const line = makeRow(nullptr, gap);
    line->addWidget(scope_);
    for (auto* const field : fields_) {
        line->addWidget(field);
    }
    constexpr int rowHeight = 28;
    table_->setModel(filter_);
    dressTable(*table_, u"journalTable"_s, tr("Journal"), rowHeight);
    auto* const copying = new QAction(table_);
    copying->setShortcut(QKeySequence::Copy);
    copying->setShortcutContext(Qt::WidgetShortcut);
    connect(copying, &QAction::triggered, this, &JournalWindow::copy);
    table_->addAction(copying);
    table_->horizontalHeader()->setMinimumSectionSize(1);
    auto* const copyButton = makeButton(u"copyButton"_s, tr("Copy as a table"),
                                        icons::Meaning::Copy, ButtonKind::Normal, this);
    auto* const close = makeButton(u"closeButton"_s, tr("Close"), ButtonKind::Normal, this);
    connect(copyButton, &QPushButton::clicked, this, &JournalWindow::copy);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    count_->setObjectName(u"count"_s);
    auto* const foot = makeRow(nullptr, gap);
    foot->addWidget(count_);
    foot->addStretch();
    foot->addWidget(buildStep(history_->undo(), u"journalUndo"_s));
    foot->addWidget(buildStep(history_->redo(), u"journalRedo"_s));
    foot->addWidget(copyButton);
    foot->addWidget(close);
    auto* const whole = makeColumn(this, distance::medium, allAround(margin));
    whole->addLayout(line);
    whole->addWidget(table_, 1);
    whole->addLayout(foot);
}

QToolButton* JournalWindow::buildStep(QAction& action, const QString& objectName)
{
    action.setObjectName(objectName);
    auto* const button = new QToolButton(this);
    button->setObjectName(objectName + u"Button"_s);
    button->setDefaultAction(&action);        // Its keys work throughout the window.
    button->setAccessibleName(action.text()); // The text itself may be wider than the room.
    connect(&action, &QAction::changed, button,
            [&action, button] { button->setAccessibleName(action.text()); });
    return button;
}

QLineEdit* JournalWindow::buildField(const QString& objectName, const QString& name, int width)
{
    auto* const field = makeField(objectName, name, this);
    field->setPlaceholderText(name);
    field->setClearButtonEnabled(true);
    if (width > 0) {
        field->setFixedWidth(width);
    }
    connect(field, &QLineEdit::textChanged, this, &JournalWindow::search);
    return field;
}

void JournalWindow::fitColumns()
{
    auto* const header = table_->horizontalHeader();
    const QAbstractItemView& view = *table_;
    std::array<int, journalColumnCount> needed{};
    int all = 0;
    for (int column = 0; column < journalColumnCount; ++column) {
        constexpr int air = 14; // Even digits are wider than measured.
        const int width =
            std::max(view.sizeHintForColumn(column), header->sectionSizeHint(column)) + air;
        needed.at(static_cast<std::size_t>(column)) = width;
        all += width;
    }
    const int room = table_->viewport()->width();
    // The longest gives way first, until all fit.
    while (all > room) {
        const auto longest = std::max_element(needed.begin(), needed.end());
        const auto second =
            std::accumulate(needed.begin(), needed.end(), 1, [&](int most, int one) {
                return one < *longest ? std::max(most, one) : most;
            });
        const auto equals = static_cast<int>(std::count(needed.begin(), needed.end(), *longest));
        const int cut = std::min(*longest - second, (all - room + equals - 1) / equals);
        if (cut <= 0) {
            break;
        }
        std::replace(needed.begin(), needed.end(), int(*longest), *longest - cut);
        all -= cut * equals;
    }
    needed.at(static_cast<std::size_t>(JournalColumn::What)) += std::max(0, room - all);
    for (int column = 0; column < journalColumnCount; ++column) {
        header->resizeSection(column, needed.at(static_cast<std::size_t>(column)));
    }
}

void JournalWindow::resizeEvent(QResizeEvent* event)
{
    QDialog::resizeEvent(event);
    layout()->activate();
    fitColumns();
}

void JournalWindow::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    follow();
    fields_.front()->setFocus();
}

void JournalWindow::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Find)) {
        fields_.front()->setFocus();
        fields_.front()->selectAll();
    } else if (event->key() == Qt::Key_Down) {
        table_->setFocus();
    } else {
        QDialog::keyPressEvent(event);
    }
}

Scope JournalWindow::scope() const
{
    return static_cast<Scope>(scope_->currentData().toInt());
}

bool JournalWindow::showsNothing() const
{
    return scope() == Scope::Tournament && !session_.current();
}

void JournalWindow::setScope(Scope scope)
{
    const auto journal = scope == Scope::Money ? Scope::Club : scope;
    scope_->setCurrentIndex(scope_->findData(static_cast<int>(journal)));
}

void JournalWindow::scopeChosen()
{
    const bool isClub = scope() == Scope::Club;
    for (auto* const field : {fields_[1], fields_[2]}) {
        field->clear();
        field->setVisible(!isClub);
    }
    history_->setScope(scope());
    restart();
}

void JournalWindow::readClub()
{
    const auto journal =
        session_.readOfClub([](core::ClubService& club) { return club.journal(); });
    std::vector<JournalRow> rows;
    rows.reserve(journal.size());
    for (const auto& [entry, undone] : journal) {
        rows.emplace_back(entry).undone = undone;
    }
    std::reverse(rows.begin(), rows.end());
    model_->clear();
    model_->append(std::move(rows));
    showCount();
}

void JournalWindow::restart()
{
    reading_.stop();
    unread_.clear();
    newest_.reset();
    model_->clear();
    follow();
}

std::optional<JournalRow> JournalWindow::read(core::JournalId id)
{
    using Entry = core::Result<std::optional<core::JournalEntry>>;
    const auto entry = session_.run([id](auto& service, auto tournament) -> Entry {
        return service.read().journalEntry(tournament, id);
    });
    return entry && *entry ? std::optional(JournalRow(**entry, session_.tournament()))
                           : std::nullopt;
}

void JournalWindow::follow()
{
    if (!isVisible()) {
        return;
    }
    if (scope() == Scope::Club) {
        readClub();
        return;
    }
    if (showsNothing()) {
        showCount();
        return;
    }
    const auto links =
        session_.run([](auto& service, auto id) { return service.journalLinks(id); });
    if (!links) {
        return;
    }
    takenBack_ = core::takenBack(*links);
    const bool first = !newest_.has_value();
    for (const auto& link : *links) {
        if (first) {
            unread_.push_back(link.id);
        } else if (link.id > *newest_) {
            if (auto row = read(link.id)) {
                model_->prepend(std::move(*row));
            }
        }
    }
    if (!links->empty()) {
        newest_ = links->back().id;
    }
    model_->setTakenBack(takenBack_);
    reading_.start(0);
    showCount();
}

void JournalWindow::readSome()
{
    QElapsedTimer elapsed;
    elapsed.start();
    std::vector<JournalRow> rows;
    while (!unread_.empty() && session_.current() &&
           (rows.empty() || elapsed.elapsed() < sliceMilliseconds)) {
        auto row = read(unread_.back());
        unread_.pop_back();
        if (row) {
            row->undone = std::binary_search(takenBack_.begin(), takenBack_.end(), row->id);
            rows.push_back(std::move(*row));
        } else {
            unread_.clear();
        }
    }
    model_->append(std::move(rows));
    showCount();
    if (!unread_.empty()) {
        reading_.start(0);
    }
}

void JournalWindow::search()
{
    filter_->search(fields_[0]->text(), fields_[1]->text(), fields_[2]->text());
    showCount();
}

void JournalWindow::showCount()
{
    fitColumns();
    const int all = model_->rowCount() + static_cast<int>(unread_.size());
    const int shown = filter_->rowCount();
    if (showsNothing()) {
        count_->setText(tr("No tournament is open."));
    } else if (!unread_.empty()) {
        count_->setText(tr("%1 of %2 entries read").arg(model_->rowCount()).arg(all));
    } else if (shown < all) {
        count_->setText(tr("%1 of %2 entries").arg(shown).arg(all));
    } else {
        count_->setText(tr("%n entry(s)", nullptr, all));
    }
}

void JournalWindow::copy()
{
    const auto* const selection = table_->selectionModel();
    std::vector<QStringList> rows(1);
    for (int column = 0; column < journalColumnCount; ++column) {
        rows.front() << filter_->headerData(column, Qt::Horizontal).toString();
    }
    for (int row = 0; row < filter_->rowCount(); ++row) {
        if (selection->hasSelection() && !selection->isRowSelected(row)) {
            continue;
        }
        auto& cells = rows.emplace_back();
        for (int column = 0; column < journalColumnCount; ++column) {
            cells << filter_->index(row, column).data().toString();
        }
    }
    copyTable(rows);
}

} // namespace desk
