#include "standings_page.h"

#include "app/desk.h"
#include "app/texts/rule_texts.h"
#include "app/widgets/list_style.h"
#include "app/widgets/notice.h"
#include "app/widgets/page_head.h"
#include "app/widgets/search_field.h"
#include "app/widgets/segments.h"
#include "column_fit.h"
#include "core/cards/knock_out.h"
#include "course_side.h"
#include "round_stops.h"
#include "standings_delegate.h"
#include "standings_view.h"
#include "tree_pane.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

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
constexpr int listView = 0;
constexpr int treeView = 1;

QString viewKey()
{
    return QStringLiteral("standings/tree");
}

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
    makeHead();
    makeMiddle();
    layOut();
}

void StandingsPage::makeHead()
{
    head_ = new PageHead(tr("Standings"), this);
    copy_ = makeButton(QStringLiteral("copyButton"), tr("Copy as a table"), icons::Meaning::Copy,
                       ButtonKind::Normal, this);
    columns_ = makeButton(QStringLiteral("columnsButton"), tr("Columns"), icons::Meaning::Columns,
                          ButtonKind::Normal, this);
    for (auto* button : {copy_, columns_}) {
        button->setToolTip(button->text());
        button->setText({});
        button->setIconSize({18, 18});
        head_->add(button);
    }
    auto* print = makeButton(QStringLiteral("printStandingsButton"), tr("Print"),
                             icons::Meaning::Print, ButtonKind::Normal, this);
    head_->add(print);
    connect(print, &QPushButton::clicked, this, [this] { Q_EMIT documentWanted(document()); });
    connect(copy_, &QPushButton::clicked, this, &StandingsPage::copy);
    connect(columns_, &QPushButton::clicked, this, &StandingsPage::chooseColumns);

    rounds_ = new RoundStops(this);
    views_ = new Segments(this);
    views_->setObjectName(QStringLiteral("views"));
    views_->setAccessibleName(tr("List or tree"));
    views_->add(listView, tr("List"), icons::Meaning::List, theme::Role::Text);
    views_->add(treeView, tr("Tree"), icons::Meaning::CrossTable, theme::Role::Text);
    search_ = new SearchField(QStringLiteral("searchField"), tr("Search in the standings"), this);
    search_->showKey();
    search_->setFixedWidth(searchWidth);
}

void StandingsPage::makeMiddle()
{
    notice_ = new Notice(this);
    notice_->setObjectName(QStringLiteral("notice"));
    notice_->hide();
    filter_ = new StandingsFilter(this);
    filter_->setSourceModel(&model_);
    table_ = new StandingsView(this);
    table_->setModel(filter_);
    dressTable(*table_, QStringLiteral("standingsTable"), tr("Standings"), rowHeight);
    table_->setItemDelegate(new StandingsDelegate(table_, rowHeight));
    prizes_ = makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this);
    prizes_->setObjectName(QStringLiteral("prizeNotes"));
    prizes_->setWordWrap(true);
    course_ = new CourseSide(desk_, model_, this);
    tree_ = new TreePane(desk_, this);
}

void StandingsPage::layOut()
{
    auto* choices = new QHBoxLayout;
    choices->setSpacing(gap);
    choices->addWidget(views_);
    choices->addWidget(rounds_);
    choices->addStretch();
    choices->addWidget(search_);
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(notice_);
    left->addWidget(table_, 1);
    left->addWidget(tree_, 1);
    left->addWidget(prizes_);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(sideMargin);
    middle->addLayout(left, 1);
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
    connect(views_, &Segments::chosen, this, &StandingsPage::chooseView);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        filter_->search(text);
        tree_->search(text);
        showNotice();
    });
    connect(search_, &SearchField::ended, this, &StandingsPage::enter);
    connect(search_, &SearchField::listWanted, this, &StandingsPage::enter);
    connect(table_, &StandingsView::explainWanted, this, &StandingsPage::explain);
    connect(table_, &StandingsView::tipWanted, this, &StandingsPage::tip);
    connect(table_, &StandingsView::roundWanted, rounds_, &RoundStops::step);
    connect(table_, &StandingsView::copyWanted, this, &StandingsPage::copy);
    connect(table_, &StandingsView::highlightWanted, this, [this](const QModelIndex& index) {
        if (isKnockOut(model_.sheet().settings)) {
            return; // it has no course of the ranks
        }
        course_->toggle(model_.row(sheetRow(index)).tally.number);
    });
}

void StandingsPage::enter()
{
    if (isTreeShown()) {
        tree_->enter();
        return;
    }
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
    choice_ = ColumnChoice::read(desk_.memory(), desk_.current(), sheet.settings);
    const auto columns = choice_.columns(sheet.settings, sheet.rounds);
    model_.show(std::move(sheet), columns);
    showView();
    showFacts();
    showNotice();
    showPrizes();
    fitColumns();
    select(before);
    table_->verticalScrollBar()->setValue(scrolled);
    course_->refresh();
    Q_EMIT statusChanged();
}

bool StandingsPage::isTreeShown() const
{
    return isKnockOut(model_.sheet().settings) && views_->current() == treeView;
}

void StandingsPage::chooseView(int view)
{
    desk_.memory().setValue(viewKey(), view == treeView);
    refresh();
    enter();
}

void StandingsPage::showView()
{
    const bool knockOut = isKnockOut(model_.sheet().settings);
    views_->setCurrent(desk_.memory().value(viewKey()).toBool() ? treeView : listView);
    views_->setVisible(knockOut);
    const bool tree = isTreeShown();
    if (tree) {
        tree_->refresh(rounds_->after());
    }
    tree_->setVisible(tree);
    for (QWidget* part : {static_cast<QWidget*>(table_), static_cast<QWidget*>(copy_),
                          static_cast<QWidget*>(columns_)}) {
        part->setVisible(!tree);
    }
}

void StandingsPage::showPrizes()
{
    const auto& notes = model_.sheet().prizeNotes;
    prizes_->setText(notes.join(QLatin1Char('\n')));
    prizes_->setVisible(!notes.isEmpty() && !isTreeShown());
}

void StandingsPage::showFacts()
{
    const auto& sheet = model_.sheet();
    QStringList facts;
    if (sheet.openTables > 0) {
        facts << tr("provisional, %n table(s) missing", nullptr, sheet.openTables);
    }
    facts << texts::rankingTexts(sheet.settings);
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
    } else if (filter_->rowCount() == 0 && !isTreeShown()) {
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
    const auto wanted =
        measured(model_, choice_.columns(sheet.settings, sheet.rounds), nameWidths_);
    const int whole = width() - 2 * sideMargin;
    const int chart = whole >= wideFrom ? wideChartWidth : chartWidth;
    const int beside = whole - chart - sideMargin - roomAtTheEdge();
    const bool hasCourse = !isKnockOut(sheet.settings);
    const bool room = hasCourse && leastWidth(wanted) <= beside;
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
    const auto index = filter_->mapFromSource(
        model_.index(row, model_.placeOf(mainColumn(model_.sheet().settings))));
    if (index.isValid() && index != table_->currentIndex()) {
        table_->selectRow(index.row());
    }
}

} // namespace desk
