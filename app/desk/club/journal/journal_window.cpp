#include "app/desk/club/journal/journal_window.h"

#include "app/desk/club/journal/journal_model.h"
#include "app/desk/frame/reversing.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/list_style.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/table_copy.h"

#include <QAction>
#include <QComboBox>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <optional>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

/// Half a frame: the window stays responsive while a long journal is read.
constexpr qint64 sliceMilliseconds = 8;

/// Takes so much from the widths, of the longest first, and from none more than leaves the least.
/// Returns what it took.
int narrowed(std::array<int, journalColumnCount>& widths,
             const std::array<int, journalColumnCount>& least, int wanted)
{
    int taken = 0;
    for (; taken < wanted; ++taken) {
        std::optional<std::size_t> longest;
        for (std::size_t column = 0; column < widths.size(); ++column) {
            const bool gives = widths.at(column) > least.at(column);
            if (gives && (!longest || widths.at(column) > widths.at(*longest))) {
                longest = column;
            }
        }
        if (!longest) {
            break;
        }
        --widths.at(*longest);
    }
    return taken;
}

} // namespace

JournalWindow::JournalWindow(Session& session, QWidget* parent)
    : QDialog(parent),
      session_(session),
      model_(new JournalModel(this)),
      filter_(new JournalFilter(this)),
      table_(new QTableView(this)),
      journals_(new QComboBox(this)),
      refusal_(new Notice(this)),
      details_(makeLabel({}, 12, QFont::Normal, theme::Role::Text, this)),
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
        if (journal() == JournalOf::Club) {
            follow();
        }
    });
    connect(journals_, &QComboBox::currentIndexChanged, this, &JournalWindow::journalChosen);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &JournalWindow::showReversal);
    connect(model_, &QAbstractItemModel::dataChanged, this, &JournalWindow::showReversal);
    resize(1180, 640);
}

void JournalWindow::build()
{
    constexpr int margin = 20;
    constexpr int gap = 6;
    fields_ = {buildField(u"searchField"_s, tr("Search in all columns"), 0),
               buildField(u"tableField"_s, tr("Table"), 110),
               buildField(u"personField"_s, tr("Number or name"), 220)};
    journals_->setObjectName(u"scopeChoice"_s);
    setSpokenName(*journals_, tr("Journal of"));
    journals_->addItem(tr("This tournament"), static_cast<int>(JournalOf::Tournament));
    journals_->addItem(tr("The club"), static_cast<int>(JournalOf::Club));
    auto* const line = makeRow(nullptr, gap);
    line->addWidget(journals_);
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
    reverse_ = makeButton(u"reverseButton"_s, tr("Take back"), icons::Meaning::Undo,
                          ButtonKind::Normal, this);
    reverse_->setEnabled(false);
    refusal_->setObjectName(u"journalRefusal"_s);
    refusal_->hide();
    connect(reverse_, &QPushButton::clicked, this, &JournalWindow::reverseRow);
    auto* const copyButton = makeButton(u"copyButton"_s, tr("Copy as a table"),
                                        icons::Meaning::Copy, ButtonKind::Normal, this);
    auto* const close = makeButton(u"closeButton"_s, tr("Close"), ButtonKind::Normal, this);
    connect(copyButton, &QPushButton::clicked, this, &JournalWindow::copy);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    constexpr int detailsHeight = 36; // Two lines.
    details_->setObjectName(u"details"_s);
    details_->setWordWrap(true);
    details_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    details_->setMinimumHeight(detailsHeight);
    details_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto policy = details_->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    details_->setSizePolicy(policy);
    details_->hide();
    count_->setObjectName(u"count"_s);
    auto* const foot = makeRow(nullptr, gap);
    foot->addWidget(count_);
    foot->addStretch();
    foot->addWidget(reverse_);
    foot->addWidget(copyButton);
    foot->addWidget(close);
    auto* const whole = makeColumn(this, distance::medium, allAround(margin));
    whole->addLayout(line);
    whole->addWidget(table_, 1);
    whole->addWidget(details_);
    whole->addWidget(refusal_);
    whole->addLayout(foot);
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
    constexpr int air = 14; // Even digits are wider than measured.
    std::array<int, journalColumnCount> needed{};
    int all = 0;
    for (int column = 0; column < journalColumnCount; ++column) {
        const int width =
            std::max(view.sizeHintForColumn(column), header->sectionSizeHint(column)) + air;
        needed.at(static_cast<std::size_t>(column)) = width;
        all += width;
    }
    const int room = table_->viewport()->width();
    // The time stays whole, and what was done as long as the others have anything to give.
    std::array<int, journalColumnCount> least = needed;
    for (const auto column : {JournalColumn::Session, JournalColumn::Old, JournalColumn::New,
                              JournalColumn::Reason, JournalColumn::Undone}) {
        const auto at = static_cast<int>(column);
        least.at(static_cast<std::size_t>(at)) =
            std::min(needed.at(static_cast<std::size_t>(at)), header->sectionSizeHint(at) + air);
    }
    all -= narrowed(needed, least, all - room);
    std::fill(least.begin() + 1, least.end(), 1);
    all -= narrowed(needed, least, all - room);
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

JournalOf JournalWindow::journal() const
{
    return static_cast<JournalOf>(journals_->currentData().toInt());
}

bool JournalWindow::showsNothing() const
{
    return journal() == JournalOf::Tournament && !session_.current();
}

void JournalWindow::showJournal(JournalOf journal)
{
    journals_->setCurrentIndex(journals_->findData(static_cast<int>(journal)));
}

void JournalWindow::journalChosen()
{
    const bool isClub = journal() == JournalOf::Club;
    for (auto* const field : {fields_[1], fields_[2]}) {
        field->clear();
        field->setVisible(!isClub);
    }
    restart();
}

const JournalRow* JournalWindow::reversibleRow() const
{
    const auto rows = table_->selectionModel()->selectedRows();
    if (rows.size() != 1) {
        return nullptr;
    }
    const auto& row = model_->row(filter_->mapToSource(rows.front()).row());
    return row.isReversible ? &row : nullptr;
}

void JournalWindow::showReversal()
{
    refusal_->hide();
    const auto* const row = reversibleRow();
    reverse_->setText(row != nullptr && row->undone ? tr("Do again") : tr("Take back"));
    reverse_->setEnabled(row != nullptr);
    showDetails();
}

void JournalWindow::showDetails()
{
    const auto selected = table_->selectionModel()->selectedRows();
    details_->setVisible(selected.size() == 1);
    if (selected.size() != 1) {
        return;
    }
    const auto text = [&](JournalColumn column) {
        return selected.front().siblingAtColumn(static_cast<int>(column)).data().toString();
    };
    QStringList parts = {text(JournalColumn::What)};
    for (const auto column : {JournalColumn::Old, JournalColumn::New, JournalColumn::Reason}) {
        if (const auto value = text(column); !value.isEmpty()) {
            const auto head = model_->headerData(static_cast<int>(column), Qt::Horizontal);
            parts << u"%1: %2"_s.arg(head.toString(), value);
        }
    }
    details_->setText(parts.join(u" · "_s));
}

void JournalWindow::reverseRow()
{
    const auto* const row = reversibleRow();
    if (row == nullptr) {
        return;
    }
    const auto kind = row->undone ? core::EntryKind::Redone : core::EntryKind::Undone;
    std::optional<Reversal> reversal;
    if (journal() == JournalOf::Club) {
        core::ClubJournalFilter only;
        only.only = row->id;
        const auto found = session_.readOfClub(
            [&](const core::ClubService& club) { return club.read().newestOfClub(only); });
        if (!found.empty()) {
            reversal = reversalOf(kind, found.front());
        }
    } else if (const auto entry = entryOf(row->id)) {
        reversal = reversalOf(kind, *entry, session_.tournament());
    }
    const auto done = reversal ? reverse(session_, *reversal, this) : std::nullopt;
    if (done && !*done) {
        refusal_->showError(textOf(done->refused()));
        refusal_->show();
    }
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

std::optional<core::JournalEntry> JournalWindow::entryOf(core::JournalId id)
{
    using Found = core::Result<std::vector<core::JournalEntry>>;
    const auto found = session_.run([id](auto& service, auto tournament) -> Found {
        core::JournalFilter only;
        only.only = id;
        return service.read().newest(tournament, only);
    });
    return found && !found->empty() ? std::optional(found->front()) : std::nullopt;
}

std::optional<JournalRow> JournalWindow::read(core::JournalId id)
{
    const auto entry = entryOf(id);
    return entry ? std::optional(JournalRow(*entry, session_.tournament())) : std::nullopt;
}

void JournalWindow::follow()
{
    if (!isVisible()) {
        return;
    }
    if (journal() == JournalOf::Club) {
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
