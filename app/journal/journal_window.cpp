#include "journal_window.h"

#include "app/desk.h"
#include "app/widgets/list_style.h"
#include "app/widgets/page_head.h"
#include "app/widgets/table_copy.h"
#include "journal_filter.h"
#include "journal_model.h"

#include <QElapsedTimer>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {
namespace {

constexpr int margin = 20;
constexpr int rowHeight = 28;
/// Half a frame: the window stays quick while a long journal is read.
constexpr qint64 sliceMilliseconds = 8;

} // namespace

JournalWindow::JournalWindow(Desk& desk, QWidget* parent)
    : QDialog(parent), desk_(desk), model_(new JournalModel(this)), filter_(new JournalFilter(this))
{
    setObjectName(QStringLiteral("journalWindow"));
    setWindowTitle(tr("Journal"));
    filter_->setSourceModel(model_);
    build();
    reading_.setSingleShot(true);
    connect(&reading_, &QTimer::timeout, this, &JournalWindow::readSome);
    connect(&desk_, &Desk::opened, this, &JournalWindow::startAnew);
    connect(&desk_, &Desk::changed, this, &JournalWindow::follow);
    resize(1180, 640);
}

void JournalWindow::build()
{
    table_ = new QTableView(this);
    table_->setModel(filter_);
    dressTable(*table_, QStringLiteral("journalTable"), tr("Journal"), rowHeight);
    table_->installEventFilter(this);
    sizeColumns();
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(margin, margin, margin, margin);
    whole->setSpacing(12);
    whole->addWidget(makeSearchLine());
    whole->addWidget(table_, 1);
    whole->addWidget(makeFoot());
}

QWidget* JournalWindow::makeSearchLine()
{
    auto* line = new QWidget(this);
    auto* layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& objectName, const QString& name, int width,
                         void (JournalFilter::*search)(const QString&)) {
        auto* field = makeField(objectName, name, line);
        field->setPlaceholderText(name);
        field->setClearButtonEnabled(true);
        field->installEventFilter(this);
        if (width > 0) {
            field->setFixedWidth(width);
        }
        layout->addWidget(field, width > 0 ? 0 : 1);
        connect(field, &QLineEdit::textChanged, this, [this, search](const QString& text) {
            (filter_->*search)(text);
            showCount();
        });
        return field;
    };
    search_ =
        add(QStringLiteral("searchField"), tr("Search in all columns"), 0, &JournalFilter::search);
    add(QStringLiteral("tableField"), tr("Table"), 110, &JournalFilter::searchTable);
    add(QStringLiteral("personField"), tr("Number or name"), 220, &JournalFilter::searchPerson);
    return line;
}

QWidget* JournalWindow::makeFoot()
{
    auto* foot = new QWidget(this);
    auto* layout = new QHBoxLayout(foot);
    layout->setContentsMargins(0, 0, 0, 0);
    count_ = makeLabel({}, 12, QFont::Normal, theme::Role::Muted, foot);
    count_->setObjectName(QStringLiteral("count"));
    auto* copyButton = makeButton(QStringLiteral("copyButton"), tr("Copy as a table"),
                                  icons::Meaning::Copy, ButtonKind::Normal, foot);
    auto* close = makeButton(QStringLiteral("closeButton"), tr("Close"), ButtonKind::Normal, foot);
    connect(copyButton, &QPushButton::clicked, this, &JournalWindow::copy);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    layout->addWidget(count_);
    layout->addStretch();
    layout->addWidget(copyButton);
    layout->addWidget(close);
    return foot;
}

void JournalWindow::sizeColumns()
{
    constexpr std::array widths = {140, 88, 0, 160, 160, 116, 120};
    auto* header = table_->horizontalHeader();
    for (int column = 0; column < journalColumnCount; ++column) {
        const int width = widths.at(static_cast<std::size_t>(column));
        header->setSectionResizeMode(column,
                                     width == 0 ? QHeaderView::Stretch : QHeaderView::Interactive);
        if (width > 0) {
            header->resizeSection(column, width);
        }
    }
}

void JournalWindow::showEvent(QShowEvent* event)
{
    QDialog::showEvent(event);
    follow();
    search_->setFocus();
}

bool JournalWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (watched == table_ && key->matches(QKeySequence::Copy)) {
            copy();
            return true;
        }
        if (watched != table_ && key->key() == Qt::Key_Down) {
            table_->setFocus();
            return true;
        }
        if (key->matches(QKeySequence::Find)) {
            search_->setFocus();
            search_->selectAll();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void JournalWindow::startAnew()
{
    reading_.stop();
    unread_.clear();
    newest_.reset();
    model_->clear();
    follow();
}

void JournalWindow::follow()
{
    if (!isVisible()) {
        return;
    }
    if (!desk_.current()) {
        showCount();
        return;
    }
    const auto links = desk_.run(
        [](core::Director& director, core::TournamentId id) { return director.journalLinks(id); });
    if (!links) {
        return;
    }
    takenBack_ = core::takenBack(*links);
    const bool first = !newest_.has_value();
    for (const auto& link : *links) {
        if (first) {
            unread_.push_back(link.id);
        } else if (link.id > *newest_) {
            const auto entry = desk_.run(
                [&](core::Director& director,
                    core::TournamentId id) -> core::Result<std::optional<core::JournalEntry>> {
                    return director.journalEntry(id, link.id);
                });
            if (entry && *entry) {
                model_->prepend(makeJournalRow(**entry, desk_.tournament()));
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
    while (!unread_.empty() && desk_.current() &&
           (rows.empty() || elapsed.elapsed() < sliceMilliseconds)) {
        const auto next = unread_.back();
        unread_.pop_back();
        const auto entry = desk_.run(
            [next](core::Director& director,
                   core::TournamentId id) -> core::Result<std::optional<core::JournalEntry>> {
                return director.journalEntry(id, next);
            });
        if (!entry) {
            unread_.clear();
        } else if (*entry) {
            rows.push_back(makeJournalRow(**entry, desk_.tournament()));
            rows.back().undone = std::binary_search(takenBack_.begin(), takenBack_.end(), next);
        }
    }
    model_->append(std::move(rows));
    showCount();
    if (!unread_.empty()) {
        reading_.start(0);
    }
}

void JournalWindow::showCount()
{
    const int all = model_->rowCount() + static_cast<int>(unread_.size());
    const int shown = filter_->rowCount();
    if (!desk_.current()) {
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
    CopiedTable copied;
    for (int column = 0; column < journalColumnCount; ++column) {
        copied.heads << JournalModel::head(static_cast<JournalColumn>(column));
    }
    std::vector<int> rows;
    const auto selection = table_->selectionModel()->selectedRows();
    for (const auto& index : selection) {
        rows.push_back(index.row());
    }
    std::sort(rows.begin(), rows.end());
    for (int row = 0; selection.isEmpty() && row < filter_->rowCount(); ++row) {
        rows.push_back(row);
    }
    for (const int row : rows) {
        QStringList cells;
        for (int column = 0; column < journalColumnCount; ++column) {
            cells << filter_->index(row, column).data().toString();
        }
        copied.rows.push_back(cells);
    }
    copied.copy();
}

} // namespace desk
