#include "app/desk/evening/standings/standings_page.h"

#include "app/desk/evening/results/waiting_entries.h"
#include "app/desk/evening/standings/account_dialogs.h"
#include "app/desk/evening/standings/account_text.h"
#include "app/desk/evening/standings/rank_chart.h"
#include "app/desk/evening/standings/round_stops.h"
#include "app/desk/evening/standings/standings_view.h"
#include "app/desk/evening/standings/team_view.h"
#include "app/desk/evening/standings/tie_dialog.h"
#include "app/desk/evening/standings/tree_view.h"
#include "app/desk/frame/session.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "app/desk/widgets/popover.h"
#include "app/desk/widgets/scroll_area.h"
#include "app/desk/widgets/search_field.h"
#include "app/desk/widgets/segments.h"
#include "app/desk/widgets/table_copy.h"
#include "app/desk/widgets/whose_box.h"
#include "core/cards/knock_out.h"
#include "core/ranking/groups.h"
#include "core/texts/missing_texts.h"
#include "core/texts/rule_texts.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using icons::Meaning;
using theme::Role;

constexpr int searchWidth = 200;
constexpr int chartWidth = 280;
constexpr int wideChartWidth = 400;
constexpr int wideFrom = 1400;
constexpr int frameRoom = 4;
constexpr int listView = 0;
constexpr int treeView = 1;
constexpr QLatin1StringView viewKey("standings/tree");
const QString highlightedKey = u"standings/highlighted"_s;

} // namespace

StandingsPage::StandingsPage(Session& session, QWidget* parent)
    : Page(session, parent), model_(this)
{
    setObjectName(u"standingsPage"_s);
    buildHead();
    buildTable();
    buildCourse();
    buildTree();
    search_->clearOnEscapeIn(*table_);
    search_->clearOnEscapeIn(*tree_);
    buildLayout();
}

void StandingsPage::buildHead()
{
    head_ = new PageHead(tr("Standings"), this);
    copy_ = new QAction(tr("Copy as a table"), this);
    copy_->setShortcuts(QKeySequence::Copy);
    copy_->setShortcutContext(Qt::WidgetShortcut);
    columns_ = new QAction(tr("Columns"), this);
    tie_ = new QAction(tr("Decide tie…"), this);
    tie_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_T));
    addAction(tie_);
    release_ = new QAction(tr("Release"), this);
    release_->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
    addAction(release_);
    auto* const raffle = new QAction(tr("Raffle…"), this);
    auto* const print = new QAction(tr("Print"), this);
    connect(copy_, &QAction::triggered, this, &StandingsPage::copy);
    connect(columns_, &QAction::triggered, this, &StandingsPage::chooseColumns);
    connect(tie_, &QAction::triggered, this, &StandingsPage::decideTie);
    connect(release_, &QAction::triggered, this, &StandingsPage::toggleRelease);
    connect(raffle, &QAction::triggered, this, &StandingsPage::raffleRequested);
    connect(print, &QAction::triggered, this, [this] { Q_EMIT documentRequested(document()); });
    const auto addButton = [this](QAction* action, const QString& name, Meaning icon) {
        auto* const button = makeButton(name, action->text(), icon, ButtonKind::Normal, this);
        head_->add(bound(button, action));
        return button;
    };
    addButton(tie_, u"decideTieButton"_s, Meaning::Draw);
    releaseButton_ = addButton(release_, u"releaseButton"_s, Meaning::Release);
    addButton(raffle, u"standingsRaffleButton"_s, Meaning::Draw);
    auto* const copyButton = addButton(copy_, u"copyButton"_s, Meaning::Copy);
    columnsButton_ = addButton(columns_, u"columnsButton"_s, Meaning::Columns);
    addButton(print, u"printStandingsButton"_s, Meaning::Print);
    for (auto* const button : {copyButton, columnsButton_}) {
        button->setText({});
        button->setIconSize({18, 18});
    }
    copy_->setStatusTip(copy_->text());
    columns_->setStatusTip(columns_->text());

    rounds_ = new RoundStops(this);
    connect(rounds_, &RoundStops::chosen, this, &StandingsPage::refresh);
    whose_ = new WhoseBox(u"whoseBox"_s, this);
    connect(whose_, &QComboBox::activated, this, &StandingsPage::refresh);
    views_ = new Segments(this);
    views_->setObjectName(u"views"_s);
    views_->setAccessibleName(tr("List or tree"));
    views_->add(listView, tr("List"), icons::icon(Meaning::List, palette()));
    views_->add(treeView, tr("Tree"), icons::icon(Meaning::CrossTable, palette()));
    connect(views_, &Segments::chosen, this, &StandingsPage::chooseView);
    search_ = new SearchField(u"searchField"_s, tr("Search in the standings"), this);
    search_->showKey();
    search_->setMaximumWidth(searchWidth);
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& text) {
        table_->search(text);
        tree_->search(text);
        refreshNotice();
    });
    connect(search_, &SearchField::ended, this, &StandingsPage::enter);
    connect(search_, &SearchField::listWanted, this, &StandingsPage::enter);
    notice_ = new Notice(this);
    notice_->setObjectName(u"notice"_s);
    notice_->hide();
}

void StandingsPage::buildTable()
{
    table_ = new StandingsView(model_, this);
    table_->addAction(copy_);
    teams_ = new TeamView(this);
    teams_->addAction(copy_);
    prizes_ = makeLabel({}, 12, QFont::Normal, Role::Muted, this);
    prizes_->setObjectName(u"prizeNotes"_s);
    prizes_->setWordWrap(true);
    connect(table_, &StandingsView::explainRequested, this, &StandingsPage::explain);
    connect(table_, &StandingsView::tipRequested, this,
            [this](const QModelIndex& index, QPoint position) {
                QToolTip::showText(
                    position,
                    accountTip(session_.tournament(), model_.sheet(), table_->sheetRow(index)),
                    table_->viewport(), table_->visualRect(index));
            });
    connect(table_, &StandingsView::heightChanged, this, &StandingsPage::fitColumns);
    connect(table_, &StandingsView::roundRequested, rounds_, &RoundStops::step);
    connect(table_, &StandingsView::highlightRequested, this, [this](const QModelIndex& index) {
        if (!isKnockOut(model_.sheet().settings)) { // it has no course of the ranks
            toggleHighlight(model_.row(table_->sheetRow(index)).tally.number);
        }
    });
}

void StandingsPage::buildCourse()
{
    course_ = new QWidget(this);
    courseHint_ = makeLabel({}, 12, QFont::Normal, Role::Muted, course_);
    courseHint_->setObjectName(u"chartHint"_s);
    courseHint_->setWordWrap(true);
    chart_ = new RankChart(course_);
    auto* const layout = makeColumn(course_, distance::tight);
    layout->addWidget(
        makeLabel(tr("Course of the ranks"), 15, QFont::DemiBold, Role::Text, course_));
    layout->addWidget(courseHint_);
    layout->addSpacing(8);
    layout->addWidget(chart_, 1);
    connect(chart_, &RankChart::picked, this,
            [this](int number) { toggleHighlight(core::StartNumber{number}); });
}

void StandingsPage::buildTree()
{
    tree_ = new TreeView;
    treeScroll_ = makeScrollArea(u"treeScroll"_s, tree_, this);
    treeScroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    connect(tree_, &TreeView::tableRequested, this,
            [this](core::RoundNumber round, core::TableNumber table) {
                openMatch(session_.tournament(), round, table, this);
            });
    connect(tree_, &TreeView::shown, this, [this](const QRect& rect) {
        treeScroll_->ensureVisible(rect.center().x(), rect.center().y(), rect.width() / 2,
                                   rect.height() / 2);
    });
}

void StandingsPage::buildLayout()
{
    auto* const whole =
        makeColumn(this, distance::small, {distance::page, 20, distance::page, distance::large});
    whole->addWidget(head_);
    auto* const choices = makeRow(nullptr, distance::large);
    choices->addWidget(views_);
    choices->addWidget(rounds_);
    choices->addWidget(whose_);
    choices->addStretch();
    choices->addWidget(search_);
    whole->addLayout(choices);
    auto* const left = makeColumn(nullptr);
    left->addWidget(notice_);
    left->addWidget(table_, 1);
    left->addWidget(teams_, 1);
    left->addWidget(treeScroll_, 1);
    left->addWidget(prizes_);
    auto* const middle = makeRow(nullptr, distance::page);
    middle->addLayout(left, 1);
    middle->addWidget(course_);
    whole->addLayout(middle, 1);
}

void StandingsPage::enter()
{
    if (isTreeShown()) {
        tree_->focusCurrent();
        return;
    }
    if (areTeamsShown()) {
        teams_->setFocus();
        return;
    }
    // Focus alone makes a row current but not selected.
    if (!table_->selectionModel()->hasSelection() && table_->rowCount() > 0) {
        table_->selectRow(std::max(table_->currentIndex().row(), 0));
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
    return copied_.isEmpty() ? Status() : Status{Meaning::Copy, Role::Done, copied_, {}};
}

documents::Choice StandingsPage::document() const
{
    documents::Choice choice{isTreeShown() ? documents::Kind::Tree : documents::Kind::Standings,
                             rounds_->after()};
    if (!isTreeShown()) {
        choice.group = whose_->group();
        choice.teams = whose_->teams();
    }
    return choice;
}

void StandingsPage::showTie(core::StartNumber person)
{
    rounds_->reset();
    whose_->choose({}, {});
    search_->clear();
    session_.uiState().setValue(viewKey, false);
    invalidate();
    table_->select(person);
}

void StandingsPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    fitColumns();
}

void StandingsPage::tournamentOpened()
{
    rounds_->reset();
    whose_->choose({}, {});
    search_->clear();
}

void StandingsPage::refresh()
{
    copied_.clear();
    const auto before = table_->selected();
    const int scrolled = table_->verticalScrollBar()->value();
    rounds_->show(session_.tournament());
    whose_->offer(core::groupsOf(session_.tournament()),
                  core::namesOf(core::teamPrizes(session_.tournament().settings)));
    auto sheet =
        makeSheet(session_.tournament(), rounds_->after(), waitingIn(session_), whose_->group());
    choice_ = ColumnChoice::read(session_.uiState(), session_.current(), sheet.settings);
    auto columns = columnsOf(sheet);
    model_.show(std::move(sheet), std::move(columns));
    refreshView();
    refreshFacts();
    refreshRelease();
    refreshNotice();
    fitColumns();
    if (before) {
        table_->select(*before);
    }
    table_->verticalScrollBar()->setValue(scrolled);
    refreshCourse();
    Q_EMIT statusChanged();
}

std::vector<ShownColumn> StandingsPage::columnsOf(const Sheet& sheet) const
{
    auto columns = choice_.columns(sheet.settings, sheet.rounds);
    if (sheet.isOfGroup) {
        columns.insert(columns.begin() + 1, ShownColumn{Column::Overall, 0}); // Beside the rank.
    }
    return columns;
}

bool StandingsPage::areTeamsShown() const
{
    return !isTreeShown() && !whose_->teams().isEmpty();
}

bool StandingsPage::isTreeShown() const
{
    return isKnockOut(model_.sheet().settings) && views_->current() == treeView;
}

void StandingsPage::chooseView(int view)
{
    session_.uiState().setValue(viewKey, view == treeView);
    invalidate();
    enter();
}

void StandingsPage::refreshView()
{
    const bool knockOut = isKnockOut(model_.sheet().settings);
    views_->setCurrent(session_.uiState().value(viewKey).toBool() ? treeView : listView);
    views_->setVisible(knockOut);
    const bool tree = isTreeShown();
    if (tree) {
        tree_->show(session_.tournament(),
                    core::knockOutTree(session_.tournament(), rounds_->after()));
    }
    const auto* const prize = core::findTeamPrize(session_.tournament().settings, whose_->teams());
    const bool teams = areTeamsShown() && prize != nullptr;
    if (teams) {
        teams_->show(documents::teamStandingsList(session_.tournament(), rounds_->after(), *prize));
    }
    whose_->setVisible(!tree && whose_->hasChoice());
    treeScroll_->setVisible(tree);
    table_->setVisible(!tree && !teams);
    teams_->setVisible(teams);
    search_->setVisible(!teams);
    copy_->setVisible(!tree);
    columns_->setVisible(!tree && !teams);
    const QStringList notes = model_.sheet().tieNotes + model_.sheet().prizeNotes;
    prizes_->setText(notes.join(u'\n'));
    prizes_->setVisible(!notes.isEmpty() && !tree && !teams);
    const auto& sheet = model_.sheet();
    tie_->setVisible(sheet.canDecideTies && TieDialog::isNeeded(session_));
}

void StandingsPage::refreshFacts()
{
    const auto& sheet = model_.sheet();
    QStringList facts;
    if (!sheet.missing.empty()) {
        facts << tr("provisional: %1").arg(texts::missingTexts(sheet.missing).join(u"; "_s));
    }
    facts << texts::rankingTexts(sheet.settings);
    const auto open = std::count_if(sheet.ties.begin(), sheet.ties.end(),
                                    [](const core::Tie& tie) { return !tie.decision; });
    if (sheet.areTiesDue && open > 0) {
        facts << tr("%n tie(s) left open by the rules", nullptr, static_cast<int>(open));
    }
    if (const auto released = session_.tournament().settings.releasedRounds) {
        facts << tr("released up to round %1").arg(*released);
    }
    if (sheet.comparedTo) {
        facts << tr("places gained since round %1").arg(plain(*sheet.comparedTo));
    }
    head_->setFacts(facts.join(u" · "_s));
}

std::optional<std::int32_t> StandingsPage::shownRound() const
{
    const auto& rounds = model_.sheet().rounds;
    return rounds.empty() ? std::nullopt : std::optional(plain(rounds.back()));
}

void StandingsPage::refreshRelease()
{
    const auto shown = shownRound();
    const bool isReleased = shown && session_.tournament().settings.releasedRounds == shown;
    release_->setText(isReleased ? tr("Withdraw release") : tr("Release"));
    releaseButton_->setText(release_->text());
    releaseButton_->setAccessibleName(release_->text());
    release_->setStatusTip(isReleased
                               ? tr("The hall sees no points any more")
                               : tr("The hall may see these standings: display, phones, website"));
    release_->setEnabled(shown.has_value());
}

void StandingsPage::toggleRelease()
{
    const auto& before = session_.tournament().settings;
    auto wanted = before;
    wanted.releasedRounds = before.releasedRounds == shownRound() ? std::nullopt : shownRound();
    const auto missing = texts::missingTexts(model_.sheet().missing);
    if (wanted.releasedRounds && !missing.isEmpty() &&
        !confirm(this, tr("Release provisional standings?"),
                 tr("The hall will see standings that change.") + u'\n' + missing.join(u'\n'),
                 tr("Release"), Enter::GoesBack)) {
        return;
    }
    const auto done = session_.run(core::editSettings, {before, wanted});
    if (!done) {
        notice_->showError(textOf(done.refused()));
        notice_->show();
    }
}

void StandingsPage::refreshNotice()
{
    const auto& sheet = model_.sheet();
    const bool isEmpty = sheet.rows.empty() || sheet.rounds.empty();
    const bool isNobodyFound =
        !isEmpty && table_->rowCount() == 0 && !isTreeShown() && !areTeamsShown();
    notice_->setVisible(isEmpty || isNobodyFound);
    if (isNobodyFound) {
        notice_->show(Notice::Kind::Plain, Meaning::Search,
                      tr("Nobody is found for \"%1\".").arg(search_->text()),
                      tr("Esc shows everybody again."));
    } else if (isEmpty) {
        notice_->show(Notice::Kind::Plain, Meaning::Information,
                      sheet.rows.empty() ? tr("Nobody is enrolled yet.")
                                         : tr("No round counts yet."),
                      tr("The standings begin with the first result."));
    }
}

void StandingsPage::refreshCourse()
{
    courseHint_->setText(tr("Space highlights a participant"));
    chart_->show(rankCourseOf(model_.sheet(), highlighted()));
}

void StandingsPage::fitColumns()
{
    const auto wanted = measured(model_, nameWidths_);
    auto* const header = table_->horizontalHeader();
    auto* const scrollBar = table_->verticalScrollBar();
    const int height =
        table_->rowCount() * table_->verticalHeader()->defaultSectionSize() + header->height();
    const bool scrolls = height > table_->height() - frameRoom;
    const int edge = frameRoom + (scrolls ? scrollBar->sizeHint().width() : 0);
    const int whole = width() - 2 * distance::page;
    const int chart = whole >= wideFrom ? wideChartWidth : chartWidth;
    const int beside = whole - chart - distance::page - edge;
    const bool hasRoom = !isKnockOut(model_.sheet().settings) && !model_.sheet().isOfGroup &&
                         !areTeamsShown() && leastWidth(wanted) <= beside;
    course_->setFixedWidth(chart);
    course_->setVisible(hasRoom);
    const auto shown = fitting(wanted, hasRoom ? beside : whole - edge);

    header->setStretchLastSection(false);
    auto next = shown.begin(); // those shown are in the order of those wanted
    for (std::size_t place = 0; place < wanted.size(); ++place) {
        const auto& [column, width] = wanted[place];
        const int section = static_cast<int>(place);
        const bool isShown = next != shown.end() && next->shown == column;
        header->setSectionHidden(section, !isShown);
        next += isShown ? 1 : 0;
        const bool isName = column.column == Column::Name;
        header->setSectionResizeMode(section, isName ? QHeaderView::Stretch : QHeaderView::Fixed);
        if (isShown && !isName) {
            header->resizeSection(section, width);
        }
    }
    columns_->setStatusTip(shown.size() == wanted.size()
                               ? tr("Columns")
                               : tr("Columns: there is no room for all that are chosen"));
}

void StandingsPage::explain(const QModelIndex& index)
{
    QToolTip::hideText();
    const int column = std::max(model_.placeOf(model_.mainColumn()), 0);
    const int row = table_->sheetRow(index);
    const auto openGames = [this, number = model_.row(row).tally.number] {
        if (const int now = model_.rowOf(number); now >= 0) {
            openAccount(session_.tournament(), model_.sheet(), now, this);
        }
    };
    showAccount(session_.tournament(), model_.sheet(), row, *table_->viewport(),
                table_->visualRect(index.siblingAtColumn(std::max(column, index.column()))),
                openGames);
}

void StandingsPage::decideTie()
{
    TieDialog dialog(session_, table_->selected(), window());
    connect(&dialog, &TieDialog::slipRequested, this, [this](core::StartNumber number) {
        Q_EMIT documentRequested({documents::Kind::PlayOffSlip, std::nullopt, number});
    });
    if (dialog.exec() == QDialog::Accepted) {
        selectOpenTie();
    }
}

/// For the next decision.
void StandingsPage::selectOpenTie()
{
    const auto ties = core::tiesIn(session_.standings());
    const auto open =
        std::find_if(ties.begin(), ties.end(), [](const auto& tie) { return !tie.decision; });
    if (open != ties.end()) {
        invalidate();
        table_->select(open->numbers.front());
    }
}

void StandingsPage::chooseColumns()
{
    constexpr int rowsOfRounds = 12;
    auto* const chooser = new Popover(this);
    chooser->setObjectName(u"columnChooser"_s);
    chooser->setAccessibleName(tr("Columns"));
    auto* const grid = new QGridLayout(chooser);
    grid->setContentsMargins(allAround(distance::large));
    grid->setHorizontalSpacing(distance::large * 2);
    grid->setVerticalSpacing(6);
    const auto addHead = [&](const QString& text, int column) {
        grid->addWidget(makeLabel(text, 13, QFont::DemiBold, Role::Text, chooser), 0, column);
    };
    // `item` is a column or a round.
    const auto addBox = [&](auto item, const QString& name, const QString& text, int line,
                            int column) {
        auto* const box = new QCheckBox(text, chooser);
        box->setObjectName(name);
        box->setAccessibleName(text);
        box->setChecked(choice_.shows(item));
        connect(box, &QCheckBox::toggled, this, [this, item](bool checked) {
            choice_.setShown(item, checked);
            choice_.write(session_.uiState(), session_.current(), model_.sheet().settings);
            refresh();
        });
        grid->addWidget(box, line, column);
    };
    const auto& sheet = model_.sheet();
    addHead(tr("Columns"), 0);
    int line = 1;
    for (const auto column : ColumnChoice::choosable(sheet.settings)) {
        addBox(column, u"column%1"_s.arg(static_cast<int>(column)),
               nameOf(documents::infoOf(column), sheet.settings), line++, 0);
    }
    if (!sheet.rounds.empty()) {
        addHead(tr("Rounds"), 1);
    }
    int place = 0;
    for (const auto round : sheet.rounds) {
        addBox(round, u"round%1"_s.arg(plain(round)), tr("Round %1").arg(plain(round)),
               1 + place % rowsOfRounds, 1 + place / rowsOfRounds);
        ++place;
    }
    grid->addWidget(makeLabel(tr("Where there is no room for all rounds, the last ones are shown."),
                              12, QFont::Normal, Role::Muted, chooser),
                    rowsOfRounds + 2, 0, 1, -1);
    chooser->showAt(columnsButton_, columnsButton_->rect());
}

std::vector<core::StartNumber> StandingsPage::highlighted() const
{
    std::vector<core::StartNumber> numbers;
    const auto chosen = session_.kept(highlightedKey);
    if (chosen.isValid()) {
        const auto texts = chosen.toString().split(u' ', Qt::SkipEmptyParts);
        for (const auto& text : texts) {
            numbers.push_back(core::StartNumber{text.toInt()});
        }
        return numbers;
    }
    constexpr std::size_t usual = 3; // the leaders
    for (const auto& row : model_.sheet().rows) {
        if (row.rank && numbers.size() < usual) {
            numbers.push_back(row.tally.number);
        }
    }
    return numbers;
}

void StandingsPage::toggleHighlight(core::StartNumber number)
{
    auto numbers = highlighted();
    const auto found = std::find(numbers.begin(), numbers.end(), number);
    if (found != numbers.end()) {
        numbers.erase(found);
    } else if (numbers.size() < mostHighlighted) {
        numbers.push_back(number);
    } else {
        courseHint_->setText(tr("Six are the most. Space on one of them takes it off."));
        return;
    }
    QStringList texts;
    for (const auto one : numbers) {
        texts << QString::number(plain(one));
    }
    session_.keep(highlightedKey, texts.join(u' '));
    refreshCourse();
}

void StandingsPage::copy()
{
    if (areTeamsShown()) {
        const auto rows = teams_->plainRows();
        copyTable(rows);
        copied_ = tr("%n line(s) copied as a table", nullptr, static_cast<int>(rows.size()) - 1);
        Q_EMIT statusChanged();
        return;
    }
    const auto chosen = table_->chosenRows();
    std::vector<QStringList> rows(1);
    for (const auto& column : model_.columns()) {
        rows.front() << model_.plainHead(column);
    }
    for (const int row : chosen) {
        auto& cells = rows.emplace_back();
        for (const auto& column : model_.columns()) {
            cells << model_.plainText(row, column);
        }
    }
    copyTable(rows);
    copied_ = tr("%n line(s) copied as a table", nullptr, static_cast<int>(chosen.size()));
    Q_EMIT statusChanged();
}

} // namespace desk
