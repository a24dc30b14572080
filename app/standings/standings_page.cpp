#include "standings_page.h"

#include "account_dialog.h"
#include "account_popover.h"
#include "app/desk.h"
#include "app/texts/rule_texts.h"
#include "app/widgets/list_style.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"
#include "app/widgets/search_field.h"
#include "app/widgets/table_copy.h"
#include "column_chooser.h"
#include "column_fit.h"
#include "course_side.h"
#include "round_stops.h"
#include "standings_delegate.h"
#include "standings_view.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollBar>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {
namespace {

constexpr int sideMargin = 24;
constexpr int topMargin = 20;
constexpr int gap = 16;
constexpr int rowHeight = 26;
constexpr int searchWidth = 200;
constexpr int chartWidth = 280;
constexpr int wideChartWidth = 400;
constexpr int wideFrom = 1400;
constexpr int frameRoom = 4;

} // namespace

StandingsPage::StandingsPage(Desk& desk, QWidget* parent) : Page(parent), desk_(desk), model_(this)
{
    setObjectName(QStringLiteral("standingsPage"));
    build();
    connectTable();
    connect(&desk_, &Desk::opened, this, &StandingsPage::startAnew);
    connect(&desk_, &Desk::changed, this, &StandingsPage::outdate);
}

void StandingsPage::build()
{
    head_ = new PageHead(tr("Standings"), this);
    auto* copyButton = makeButton(QStringLiteral("copyButton"), tr("Copy as a table"),
                                  icons::Meaning::Copy, ButtonKind::Normal, this);
    columns_ = makeButton(QStringLiteral("columnsButton"), tr("Columns"), icons::Meaning::Columns,
                          ButtonKind::Normal, this);
    for (auto* button : {copyButton, columns_}) {
        button->setToolTip(button->text());
        button->setText({});
        button->setIconSize({18, 18});
        head_->add(button);
    }
    auto* print = makeButton(QStringLiteral("printStandingsButton"), tr("Print"),
                             icons::Meaning::Print, ButtonKind::Normal, this);
    head_->add(print);
    connect(print, &QPushButton::clicked, this, [this] { Q_EMIT documentWanted(document()); });
    connect(copyButton, &QPushButton::clicked, this, &StandingsPage::copy);
    connect(columns_, &QPushButton::clicked, this, &StandingsPage::chooseColumns);

    rounds_ = new RoundStops(this);
    search_ = new SearchField(QStringLiteral("searchField"), tr("Search in the standings"), this);
    search_->showKey();
    search_->setFixedWidth(searchWidth);
    notice_ = new Notice(this);
    notice_->setObjectName(QStringLiteral("notice"));
    notice_->hide();

    filter_ = new StandingsFilter(this);
    filter_->setSourceModel(&model_);
    table_ = new StandingsView(this);
    table_->setModel(filter_);
    dressTable(*table_, QStringLiteral("standingsTable"), tr("Standings"), rowHeight);
    table_->setItemDelegate(new StandingsDelegate(table_, rowHeight));

    auto* choices = new QHBoxLayout;
    choices->addWidget(rounds_);
    choices->addStretch();
    choices->addWidget(search_);
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(notice_);
    left->addWidget(table_, 1);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(sideMargin);
    middle->addLayout(left, 1);
    course_ = new CourseSide(desk_, model_, this);
    middle->addWidget(course_);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(sideMargin, topMargin, sideMargin, gap);
    whole->setSpacing(gap / 2);
    whole->addWidget(head_);
    whole->addLayout(choices);
    whole->addLayout(middle, 1);
}

void StandingsPage::connectTable()
{
    connect(rounds_, &RoundStops::chosen, this, &StandingsPage::refresh);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        filter_->search(text);
        showNotice();
    });
    connect(search_, &SearchField::ended, this, &StandingsPage::enter);
    connect(search_, &SearchField::listWanted, this, &StandingsPage::enter);
    connect(table_, &StandingsView::explainWanted, this, &StandingsPage::explain);
    connect(table_, &StandingsView::tipWanted, this, &StandingsPage::tip);
    connect(table_, &StandingsView::roundWanted, rounds_, &RoundStops::step);
    connect(table_, &StandingsView::copyWanted, this, &StandingsPage::copy);
    connect(table_, &StandingsView::highlightWanted, this, [this](const QModelIndex& index) {
        course_->toggle(model_.row(sheetRow(index)).tally.number);
    });
}

void StandingsPage::enter()
{
    if (!selected() && filter_->rowCount() > 0) {
        table_->selectRow(0);
    }
    table_->setFocus();
}

void StandingsPage::search()
{
    search_->setFocus();
    search_->selectAll();
}

Status StandingsPage::status() const
{
    return copied_.isEmpty() ? Status()
                             : Status{icons::Meaning::Copy, theme::Role::Done, copied_, {}};
}

void StandingsPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    fitColumns();
}

void StandingsPage::startAnew()
{
    rounds_->reset();
    search_->clear();
    outdate();
}

void StandingsPage::refresh()
{
    copied_.clear();
    const auto before = selected();
    const int scrolled = table_->verticalScrollBar()->value();
    rounds_->show(desk_.tournament());
    auto sheet = makeSheet(desk_.tournament(), rounds_->after());
    choice_ = ColumnChoice::read(desk_.memory(), desk_.current(), sheet.rules);
    const auto columns = choice_.columns(sheet.rules, sheet.rounds);
    model_.show(std::move(sheet), columns);
    showFacts();
    showNotice();
    fitColumns();
    select(before);
    table_->verticalScrollBar()->setValue(scrolled);
    course_->refresh();
    Q_EMIT statusChanged();
}

void StandingsPage::showFacts()
{
    const auto& sheet = model_.sheet();
    QStringList facts;
    if (sheet.openTables > 0) {
        facts << tr("provisional, %n table(s) missing", nullptr, sheet.openTables);
    }
    facts << texts::rankingTexts(sheet.rules.options);
    if (sheet.comparedTo) {
        facts << tr("places gained since round %1").arg(plain(*sheet.comparedTo));
    }
    head_->setFacts(facts.join(QStringLiteral(" · ")));
}

void StandingsPage::showNotice()
{
    const auto& sheet = model_.sheet();
    notice_->setVisible(true);
    if (sheet.rows.empty()) {
        notice_->show(Notice::Kind::Plain, icons::Meaning::Information,
                      tr("Nobody is enrolled yet."),
                      tr("The standings begin with the first result."));
    } else if (sheet.rounds.empty()) {
        notice_->show(Notice::Kind::Plain, icons::Meaning::Information, tr("No round counts yet."),
                      tr("The standings begin with the first result."));
    } else if (filter_->rowCount() == 0) {
        notice_->show(Notice::Kind::Plain, icons::Meaning::Search,
                      tr("Nobody is found for \"%1\".").arg(search_->text()),
                      tr("Esc shows everybody again."));
    } else {
        notice_->clear();
        notice_->hide();
    }
}

void StandingsPage::fitColumns()
{
    const auto& sheet = model_.sheet();
    if (model_.columns().empty()) {
        return;
    }
    const auto wanted = measured(model_, choice_.columns(sheet.rules, sheet.rounds), nameWidths_);
    const int whole = width() - 2 * sideMargin;
    const int chart = whole >= wideFrom ? wideChartWidth : chartWidth;
    const int beside = whole - chart - sideMargin - roomAtTheEdge();
    const bool room = leastWidth(wanted) <= beside;
    course_->setFixedWidth(chart);
    course_->setVisible(room);
    const auto shown = fitting(wanted, room ? beside : whole - roomAtTheEdge());

    const auto before = selected();
    std::vector<ShownColumn> columns;
    columns.reserve(shown.size());
    for (const auto& column : shown) {
        columns.push_back(column.shown);
    }
    model_.showColumns(columns);
    auto* header = table_->horizontalHeader();
    header->setStretchLastSection(false);
    for (std::size_t place = 0; place < shown.size(); ++place) {
        const int section = static_cast<int>(place);
        const bool name = shown[place].shown.column == Column::Name;
        header->setSectionResizeMode(section, name ? QHeaderView::Stretch : QHeaderView::Fixed);
        if (!name) {
            header->resizeSection(section, shown[place].width);
        }
    }
    columns_->setToolTip(shown.size() == wanted.size()
                             ? tr("Columns")
                             : tr("Columns: there is no room for all that are chosen"));
    select(before);
}

int StandingsPage::roomAtTheEdge() const
{
    const int rows = filter_->rowCount() * rowHeight + table_->horizontalHeader()->height();
    const bool scrolls = rows > table_->height() - frameRoom;
    return frameRoom + (scrolls ? table_->verticalScrollBar()->sizeHint().width() : 0);
}

documents::Choice StandingsPage::document() const
{
    return {documents::Kind::Standings, rounds_->after()};
}

void StandingsPage::explain(const QModelIndex& index)
{
    QToolTip::hideText();
    auto* popover = new AccountPopover(desk_.tournament(), model_.sheet(), sheetRow(index), this);
    connect(popover, &AccountPopover::gamesWanted, this, &StandingsPage::explainGames);
    const int column = std::max(model_.placeOf(Column::Tmp), 0);
    const bool number = index.column() > column;
    popover->showAt(table_->viewport(),
                    table_->visualRect(number ? index : index.siblingAtColumn(column)));
}

void StandingsPage::explainGames(core::StartNumber number)
{
    const int row = model_.rowOf(number);
    if (row < 0) {
        return;
    }
    auto* dialog = new AccountDialog(desk_.tournament(), model_.sheet(), row, this);
    dialog->open();
}

void StandingsPage::tip(const QModelIndex& index, QPoint position)
{
    QToolTip::showText(position, accountTip(desk_.tournament(), model_.sheet(), sheetRow(index)),
                       table_->viewport(), table_->visualRect(index));
}

void StandingsPage::chooseColumns()
{
    const auto& sheet = model_.sheet();
    auto* chooser = new ColumnChooser(choice_, sheet.rules, sheet.rounds, this);
    connect(chooser, &ColumnChooser::changed, this, [this, chooser] {
        choice_ = chooser->choice();
        choice_.write(desk_.memory(), desk_.current());
        fitColumns();
    });
    chooser->showAt(columns_, columns_->rect());
}

void StandingsPage::copy()
{
    const auto& sheet = model_.sheet();
    const auto columns = choice_.columns(sheet.rules, sheet.rounds);
    CopiedTable table;
    for (const auto& column : columns) {
        table.heads << model_.plainHead(column);
    }
    for (const int row : rowsToCopy()) {
        QStringList cells;
        for (const auto& column : columns) {
            cells << model_.plainText(row, column);
        }
        table.rows.push_back(cells);
    }
    table.copy();
    copied_ = tr("%n line(s) copied as a table", nullptr, static_cast<int>(table.rows.size()));
    Q_EMIT statusChanged();
}

std::vector<int> StandingsPage::rowsToCopy() const
{
    std::vector<int> rows;
    const auto selection = table_->selectionModel()->selectedRows();
    // One row is always selected; only several are meant.
    if (selection.size() > 1) {
        for (const auto& index : selection) {
            rows.push_back(sheetRow(index));
        }
        std::sort(rows.begin(), rows.end());
        return rows;
    }
    for (int row = 0; row < filter_->rowCount(); ++row) {
        rows.push_back(sheetRow(filter_->index(row, 0)));
    }
    return rows;
}

int StandingsPage::sheetRow(const QModelIndex& index) const
{
    return filter_->mapToSource(index).row();
}

std::optional<core::StartNumber> StandingsPage::selected() const
{
    const auto index = table_->currentIndex();
    return index.isValid() ? std::optional(model_.row(sheetRow(index)).tally.number) : std::nullopt;
}

void StandingsPage::select(std::optional<core::StartNumber> number)
{
    if (!number || model_.columns().empty()) {
        return;
    }
    const int row = model_.rowOf(*number);
    const auto index = filter_->mapFromSource(model_.index(row, model_.placeOf(Column::Tmp)));
    if (index.isValid() && index != table_->currentIndex()) {
        table_->selectRow(index.row());
    }
}

} // namespace desk
