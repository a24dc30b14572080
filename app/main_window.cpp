#include "main_window.h"

#include "desk.h"
#include "page_list.h"
#include "status_line.h"

#include "app/help/help_window.h"
#include "app/journal/journal_window.h"
#include "app/participants/participants_page.h"
#include "app/reports/reports_page.h"
#include "app/results/results_page.h"
#include "app/rounds/rounds_page.h"
#include "app/setup/setup_page.h"
#include "app/standings/standings_page.h"
#include "app/texts/label_texts.h"
#include "app/tournaments/tournaments_page.h"
#include "app/widgets/ask.h"
#include "app/widgets/notice.h"
#include "app/widgets/tab_order.h"

#include <QCloseEvent>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace desk {
namespace {

const QString geometryKey = QStringLiteral("window/geometry");
const QString pageKey = QStringLiteral("window/page");

constexpr QSize smallestWindow(1024, 640);
constexpr QSize firstWindow(1280, 800);
constexpr int historyDelay = 30;

/// The newest round that is being played, or the newest at all.
const core::Round* newestRound(const core::Tournament& tournament)
{
    const auto& rounds = tournament.rounds;
    const auto played = std::find_if(rounds.rbegin(), rounds.rend(), [](const core::Round& round) {
        return round.head.state == core::RoundState::Published;
    });
    if (played != rounds.rend()) {
        return &*played;
    }
    return rounds.empty() ? nullptr : &rounds.back();
}

} // namespace

MainWindow::MainWindow(Desk& desk) : desk_(desk), backups_(desk), kit_(desk)
{
    setObjectName(QStringLiteral("mainWindow"));
    setMinimumSize(smallestWindow);
    if (!restoreGeometry(desk_.memory().value(geometryKey).toByteArray())) {
        resize(firstWindow);
    }
    const auto page = desk_.memory().value(pageKey, 0).toInt();
    current_ = static_cast<PageId>(std::clamp(page, 0, pageCount - 1));
    connect(&desk_, &Desk::opened, this, &MainWindow::tournamentOpened);
    connect(&desk_, &Desk::changed, this, &MainWindow::tournamentChanged);
    connect(&desk_, &Desk::failed, this, &MainWindow::tell);
    connect(&backups_, &Backups::failed, this, &MainWindow::tell);
    connect(&kit_, &KitWriter::failed, this, &MainWindow::tell);
    historyTimer_.setSingleShot(true);
    historyTimer_.setInterval(historyDelay);
    connect(&historyTimer_, &QTimer::timeout, this, &MainWindow::refreshHistory);
    build();
    backups_.make();
}

void MainWindow::build()
{
    buildMenus();
    buildPages();
    tournamentOpened();
}

void MainWindow::buildPages()
{
    auto* centre = new QWidget(this);
    list_ = new PageList(centre);
    stack_ = new QStackedWidget(centre);
    failure_ = new Notice(centre);
    failure_->setObjectName(QStringLiteral("failure"));
    failure_->hide();
    status_ = new StatusLine(centre);
    reports_ = new ReportsPage(desk_);
    pages_ = {new TournamentsPage(desk_),
              new SetupPage(desk_),
              new ParticipantsPage(desk_),
              new RoundsPage(desk_),
              new ResultsPage(desk_),
              new StandingsPage(desk_),
              reports_};
    for (auto* page : pages_) {
        stack_->addWidget(page);
        orderTabs(*page);
        connect(page, &Page::statusChanged, this, &MainWindow::refreshStatus);
        connect(page, &Page::pageWanted, this, &MainWindow::showPage);
        connect(page, &Page::documentWanted, this, &MainWindow::showDocument);
    }
    connect(list_, &PageList::chosen, this, &MainWindow::showPage);
    connect(list_, &PageList::entered, this, [this] { page(current_).enter(); });
    connect(list_, &PageList::tournamentsWanted, this, [this] { showPage(PageId::Tournaments); });

    auto* right = new QVBoxLayout;
    right->setSpacing(0);
    right->addWidget(failure_);
    right->addWidget(stack_, 1);
    auto* middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(list_);
    middle->addLayout(right, 1);
    auto* column = new QVBoxLayout(centre);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(middle, 1);
    column->addWidget(status_);
    setCentralWidget(centre);
    help_ = nullptr;
    journal_ = nullptr;
}

PageId MainWindow::currentPage() const
{
    return current_;
}

Page& MainWindow::page(PageId id)
{
    return *pages_.at(static_cast<std::size_t>(id));
}

void MainWindow::showPage(PageId id)
{
    current_ = desk_.current() ? id : PageId::Tournaments;
    desk_.memory().setValue(pageKey, static_cast<int>(current_));
    list_->setCurrent(current_);
    stack_->setCurrentWidget(&page(current_));
    page(current_).enter();
    refreshStatus();
}

void MainWindow::nameTournament()
{
    const auto& settings = desk_.tournament().settings;
    const bool open = desk_.current().has_value();
    QStringList facts;
    if (settings.date) {
        facts << QLocale().toString(*settings.date, QLocale::ShortFormat);
    }
    if (!settings.venue.isEmpty()) {
        facts << settings.venue;
    }
    list_->setTournament(open ? settings.name : tr("No tournament open"),
                         facts.join(QStringLiteral(" · ")));
    setWindowTitle(open ? settings.name : tr("Rummy Director"));
}

void MainWindow::tournamentOpened()
{
    nameTournament();
    const bool open = desk_.current().has_value();
    list_->setTournamentOpen(open);
    for (auto* action : findChildren<QAction*>()) {
        if (action->property("needsTournament").toBool()) {
            action->setEnabled(open);
        }
    }
    showPage(current_);
    refreshHistory();
    refreshSaved();
}

void MainWindow::tournamentChanged()
{
    failure_->hide();
    nameTournament();
    list_->setOpenTables(core::openTables(desk_.tournament()));
    refreshStatus();
    refreshSaved();
    // After the page was painted: the way back is not what one waits for. Until then undoing takes
    // whatever is newest.
    undoEntry_.reset();
    historyTimer_.start();
}

Status MainWindow::overallStatus() const
{
    using icons::Meaning;
    using theme::Role;
    if (!desk_.current()) {
        return desk_.club().empty()
                   ? Status{Meaning::Information, Role::Accent, tr("No tournament yet"),
                            tr("“New tournament” makes one.")}
                   : Status{Meaning::Information, Role::Accent, tr("No tournament open"),
                            tr("Choose one and press Enter.")};
    }
    const auto& tournament = desk_.tournament();
    const auto* round = newestRound(tournament);
    if (tournament.participants.empty()) {
        return {Meaning::Information, Role::Accent, tr("Nobody is enrolled yet"),
                tr("Names are added on the page of participants.")};
    }
    if (round == nullptr) {
        return {Meaning::Information, Role::Accent, tr("No round is drawn yet"), {}};
    }
    const auto number = core::plain(round->number);
    switch (round->head.state) {
    case core::RoundState::Draft:
        return {Meaning::Planned, Role::Note, tr("Round %1 is a draft").arg(number),
                tr("Nobody sees it before it is published.")};
    case core::RoundState::Cancelled:
        return {Meaning::Cancelled, Role::Muted, tr("Round %1 is cancelled").arg(number), {}};
    case core::RoundState::Closed:
        return {Meaning::Complete, Role::Done, tr("Round %1 is closed").arg(number), {}};
    case core::RoundState::Published:
        break;
    }
    const auto open = static_cast<int>(openTablesOf(desk_.tournament().settings, *round).size());
    const auto tables = static_cast<int>(round->tables.size());
    if (open == 0) {
        return {Meaning::Complete, Role::Done, tr("Round %1: all tables are in").arg(number),
                tr("The round can be closed.")};
    }
    //: %1 is a round; the number is that of all its tables, %2 of them are open
    return {Meaning::Running,
            Role::Accent,
            tr("Round %1: %2 of %n table(s) open", nullptr, tables).arg(number).arg(open),
            {}};
}

void MainWindow::refreshStatus()
{
    const auto own = page(current_).status();
    status_->show(own.what.isEmpty() ? overallStatus() : own);
    list_->setOpenTables(core::openTables(desk_.tournament()));
}

void MainWindow::refreshSaved()
{
    const auto saved = desk_.savedAt();
    const QLocale locale;
    status_->setSaved(
        saved.isValid()
            ? tr("Saved %1").arg(saved.toLocalTime().toString(QStringLiteral("HH:mm:ss")))
            : QString());
}

void MainWindow::refreshHistory()
{
    const auto steps = desk_.current()
                           ? desk_.run([](core::Director& director, core::TournamentId id) {
                                 return director.nextSteps(id);
                             })
                           : core::Result<core::Director::NextSteps>(core::Director::NextSteps{});
    const auto label = [&](QAction* action, const std::optional<core::Label>& step,
                           QString (*text)(const core::Label&), const QString& otherwise) {
        action->setEnabled(step.has_value());
        action->setText(step ? text(*step) : otherwise);
    };
    const bool known = steps.ok();
    undoEntry_ = known ? steps->undoEntry : std::nullopt;
    label(undo_, known ? steps->undo : std::nullopt, texts::undoText, tr("Undo"));
    label(redo_, known ? steps->redo : std::nullopt, texts::redoText, tr("Redo"));
}

void MainWindow::undo()
{
    const auto done = desk_.run([this](core::Director& director, core::TournamentId id) {
        return director.undo(id, undoEntry_);
    });
    if (!done) {
        tell(textOf(done.refused()));
    }
    refreshHistory();
}

void MainWindow::redo()
{
    const auto done = desk_.run(
        [](core::Director& director, core::TournamentId id) { return director.redo(id); });
    if (!done) {
        tell(textOf(done.refused()));
    }
    refreshHistory();
}

void MainWindow::tell(const QString& text)
{
    if (text.isEmpty()) {
        return;
    }
    failure_->showError(text);
    failure_->show();
}

void MainWindow::openJournal()
{
    if (journal_ == nullptr) {
        journal_ = new JournalWindow(desk_, centralWidget());
    }
    journal_->show();
    journal_->raise();
    journal_->activateWindow();
}

void MainWindow::print()
{
    if (current_ == PageId::Reports) {
        reports_->print();
    } else {
        showDocument(page(current_).document());
    }
}

void MainWindow::showDocument(const documents::Choice& choice)
{
    reports_->show(choice);
    showPage(PageId::Reports);
}

void MainWindow::savePaperKit()
{
    showDocument({documents::Kind::PaperKit});
    reports_->askAndSave(FileFormat::Pdf);
}

void MainWindow::openHelp()
{
    if (help_ == nullptr) {
        help_ = new HelpWindow(centralWidget());
    }
    help_->showPage(current_);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    desk_.memory().setValue(geometryKey, saveGeometry());
    backups_.make();
    event->accept();
}

} // namespace desk
