#include "app/desk/frame/main_window.h"

#include "app/desk/frame/command_line.h"
#include "app/desk/frame/evening_guide.h"
#include "app/desk/frame/held_input.h"
#include "app/desk/frame/history_actions.h"
#include "app/desk/frame/open_tables_menu.h"
#include "app/desk/frame/page_catalogue.h"
#include "app/desk/frame/page_list.h"
#include "app/desk/frame/session.h"
#include "app/desk/frame/slip_scanner.h"
#include "app/desk/frame/status_line.h"
#include "app/desk/frame/window_notice.h"

#include "app/desk/club/cash/cash_page.h"
#include "app/desk/club/journal/journal_window.h"
#include "app/desk/desks/sharing/server_keeper.h"
#include "app/desk/desks/sharing/sharing.h"
#include "app/desk/evening/check_in/check_in_page.h"
#include "app/desk/evening/clock/clock_page.h"
#include "app/desk/evening/clock/open_games_dialog.h"
#include "app/desk/evening/clock/small_clock.h"
#include "app/desk/evening/participants/participants_page.h"
#include "app/desk/evening/reports/reports_page.h"
#include "app/desk/evening/results/results_page.h"
#include "app/desk/evening/rounds/rounds_page.h"
#include "app/desk/evening/setup/older_pictures.h"
#include "app/desk/evening/standings/standings_page.h"
#include "app/desk/evening/tournaments/sample_club_file.h"
#include "app/desk/evening/tournaments/tournaments_page.h"
#include "app/desk/frame/about/about_dialog.h"
#include "app/desk/frame/help/help_window.h"
#include "app/desk/frame/hints/first_hints.h"
#include "app/desk/hall/display_pane.h"
#include "app/desk/hall/lock_dialog.h"
#include "app/desk/hall/screen_choice.h"
#include "app/desk/widgets/alt_letters.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/following_scroll.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/plain_texts.h"
#include "app/desk/widgets/undo_of_window.h"
#include "core/texts/clock_texts.h"
#include "core/texts/refusal_texts.h"

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QDir>
#include <QKeyEvent>
#include <QMenuBar>
#include <QProgressDialog>
#include <QScopeGuard>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>
#include <QToolButton>

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

namespace desk {

using namespace Qt::StringLiterals;

namespace {

const QString geometryKey = u"window/geometry"_s;
const QString pageKey = u"window/page"_s;

constexpr QSize smallestWindow(1000, 660);
constexpr int titleBar = 36; ///< From the system; its height is unknown until shown.
constexpr QSize firstWindow(1280, 800);

constexpr int wholeTextSize = 100;
constexpr std::array textSizes = {wholeTextSize, 110, 125, 150}; // Qt cuts windows below 100 %.

/// Collects focusable widgets in `part` (which may be null) by its layout; without a layout, in
/// creation order.
void collectStops(QWidget* part, const QLayout* layout, std::vector<QWidget*>& stops)
{
    // All buttons of an exclusive group, as any of them may be checked later.
    if (part != nullptr && part->focusPolicy() != Qt::NoFocus && part->focusProxy() == nullptr) {
        stops.push_back(part);
        return; // One tab stop, whatever its parts.
    }
    const auto* const scrolled = qobject_cast<QScrollArea*>(part);
    if (scrolled != nullptr && scrolled->widget() != nullptr) {
        collectStops(scrolled->widget(), scrolled->widget()->layout(), stops);
    }
    if (part != nullptr && layout == nullptr && scrolled == nullptr) {
        for (auto* const child : part->findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
            collectStops(child, child->layout(), stops);
        }
    }
    for (int index = 0; layout != nullptr && index < layout->count(); ++index) {
        auto* const item = layout->itemAt(index);
        auto* const inner = item->widget();
        collectStops(inner, inner != nullptr ? inner->layout() : item->layout(), stops);
    }
}

/// Makes Tab follow the layouts, top to bottom and left to right, whatever the creation order.
void orderTabs(QWidget& parent)
{
    std::vector<QWidget*> stops;
    collectStops(&parent, parent.layout(), stops);
    for (std::size_t index = 1; index < stops.size(); ++index) {
        QWidget::setTabOrder(stops[index - 1], stops[index]);
    }
}

} // namespace

int textSizeOf(const UiState& uiState)
{
    const int kept = uiState.value(textSizeKey, wholeTextSize).toInt();
    return std::find(textSizes.begin(), textSizes.end(), kept) != textSizes.end() ? kept
                                                                                  : wholeTextSize;
}

MainWindow::MainWindow(Session& session, const Sharing* sharing)
    : session_(session),
      sharing_(sharing),
      backups_(session),
      clubFiles_(session),
      kit_(session),
      timer_(session),
      unsettled_(session),
      serving_(session),
      display_(session, timer_, serving_, this),
      pages_(pageCount)
{
    setObjectName(u"mainWindow"_s);
    qApp->installEventFilter(new PlainToolTips(this));
    qApp->installEventFilter(new DialogFitter(this));
    qApp->installEventFilter(new AltLetters(this));
    qApp->installEventFilter(this);
    setMinimumSize(smallestSize(screen()->availableSize()));
    if (!restoreGeometry(session_.uiState().value(geometryKey).toByteArray())) {
        resize(firstWindow);
    }
    current_ =
        pageWithId(session_.uiState().value(pageKey).toString()).value_or(PageId::Tournaments);
    connect(&session_, &Session::opened, this, &MainWindow::tournamentOpened);
    connect(&session_, &Session::changed, this, &MainWindow::tournamentChanged);
    connect(&session_, &Session::failed, this, &MainWindow::tell);
    connect(&session_, &Session::vanished, this, [this] {
        notice_->offerToSaveElsewhere();
        refreshStatus();
    });
    connect(&session_, &Session::replacing, this, [this] { beforeReplacing_ = current_; });
    connect(&session_, &Session::writableAgain, this, [this] {
        showPage(beforeReplacing_); // What was refused is still typed there.
        notice_->tellDone(tr("The club can be changed again."),
                          tr("What was refused is not stored: do it once more."),
                          [this, page = current_] { return current_ == page; });
    });
    connect(&session_, &Session::connectionChanged, this, &MainWindow::connectionChanged);
    connect(&session_, &Session::waitingBegan, this, &MainWindow::waitForOthers);
    connect(&session_, &Session::awaitingBegan, this, &MainWindow::holdInput);
    connect(&session_, &Session::awaitingEnded, this, &MainWindow::passInputOn);
    if (sharing_ != nullptr) {
        keeper_ = new ServerKeeper(session_, *sharing_, this);
        connect(keeper_, &ServerKeeper::started, this, &MainWindow::connectionChanged);
        connect(keeper_, &ServerKeeper::failed, this, [this](const QString& reason) {
            notice_->tellDeadServer(reason);
            refreshStatus();
        });
    }
    new UndoOfWindow(this);
    new OlderPictures(session_, this);
    connect(&backups_, &Backups::failureChanged, this, &MainWindow::backupFailureChanged);
    const auto tellDone = [this](const QString& what, const QString& why) {
        notice_->tellDone(what, why, [this, page = current_] { return current_ == page; });
    };
    connect(&backups_, &Backups::told, this, tellDone);
    // After the import is announced, which removes older notices.
    connect(&clubFiles_, &ClubFiles::told, this, tellDone, Qt::QueuedConnection);
    connect(&clubFiles_, &ClubFiles::restChanged, this, &MainWindow::build, Qt::QueuedConnection);
    connect(&clubFiles_, &ClubFiles::failed, this, &MainWindow::tell);
    connect(&clubFiles_, &ClubFiles::restoringWanted, this,
            [this](const QString& path) { backups_.restoreFrom(path, this); });
    connect(&kit_, &KitWriter::failed, this, &MainWindow::tell);
    connect(&session_, &Session::clubChanged, this, &MainWindow::refreshStatus);
    connect(&serving_, &Serving::failed, this, &MainWindow::tell);
    connect(&serving_, &Serving::changed, this, &MainWindow::refreshList);
    connect(&display_, &HallDisplay::shownChanged, this, &MainWindow::refreshList);
    connect(&unsettled_, &Unsettled::reported, this, [this] {
        refreshStatus();
        guide_->refresh();
    });
    connect(&unsettled_, &Unsettled::reported, &serving_, &Serving::showAgain);
    auto* const scanner = new SlipScanner(*this, [this] { return page(current_).typing(); });
    connect(scanner, &SlipScanner::scanned, this, &MainWindow::openSlip);
    timer_.watch(*this);
    // The system may end the program as soon as this returns.
    connect(qApp, &QGuiApplication::commitDataRequest, this, &MainWindow::saveForEndOfSession,
            Qt::DirectConnection);
    build();
    backups_.make();
}

QSize MainWindow::smallestSize(QSize available)
{
    return smallestWindow.boundedTo(available - QSize(0, titleBar));
}

void MainWindow::changeLook(const std::function<void()>& apply)
{
    setUpdatesEnabled(false);
    // Otherwise every widget there is would first be polished for the new look.
    discard();
    apply();
    build();
    setUpdatesEnabled(true);
}

/// Pages store what survives them.
void MainWindow::discard()
{
    leave();
    const std::unique_ptr<QWidget> before(takeCentralWidget()); // Qt looks for another focus.
    for (auto* const page : std::exchange(pages_, std::vector<Page*>(pageCount))) {
        if (page != nullptr) {
            page->disconnect(this);
        }
    }
    delete menuBar(); // With its menus; clear() would keep them.
    delete std::exchange(history_, nullptr);
    delete std::exchange(guide_, nullptr);
    journal_ = nullptr;
}

void MainWindow::build()
{
    discard();
    guide_ = new EveningGuide(
        session_, [this] { return showsHall(); }, this);
    addActions({&guide_->next(), &guide_->leaveOut(), &guide_->others()});
    connect(guide_, &EveningGuide::wanted, this, &MainWindow::lead);
    buildPages();
    buildMenus();
    fitRoom();
    display_.invalidate();
    unsettled_.invalidate();
    tournamentOpened();
    tell(session_.warning());
}

bool MainWindow::focusNextPrevChild(bool next)
{
    // Only now, as pages may rebuild widgets at any time.
    if (centralWidget() != nullptr) {
        orderTabs(page(current_));
    }
    return QWidget::focusNextPrevChild(next);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    fitRoom();
}

void MainWindow::fitRoom()
{
    const auto room = Room::of(size());
    fitHistoryButtons();
    list_->setNarrow(room.isNarrow);
    for (auto* const page : pages_) {
        if (page != nullptr) {
            page->setRoom(room);
        }
    }
    refreshSide();
}

void MainWindow::refreshSide()
{
    const auto& shown = page(current_);
    side_->setEnabled(shown.hasSide() && Room::of(size()).foldsSides());
    side_->setChecked(shown.isSideShown());
}

template <typename Slot>
QAction* MainWindow::add(QMenu& menu, const QString& objectName, const QString& text,
                         const QKeySequence& key, Slot slot)
{
    auto* const action = menu.addAction(text, key, this, slot);
    action->setObjectName(objectName);
    return action;
}

void MainWindow::buildMenus()
{
    menuBar()->setNativeMenuBar(false);
    constexpr int barHeight = 34;
    menuBar()->setFixedHeight(barHeight);
    tournamentActions_.clear();
    history_ = new HistoryActions(session_, this);
    history_->setReveal([this](const core::Change& change) { return reveal(change); });
    connect(history_, &HistoryActions::failed, this, &MainWindow::tellUntilNextChange);
    connect(history_, &HistoryActions::told, this,
            [this](const QString& text, const QString& verb, QAction* offered) {
                status_->tell(text, verb, offered);
            });
    connect(history_, &HistoryActions::reversed, this, [this](const core::Change& change) {
        const auto pages = pagesShowing(change);
        if (std::find(pages.begin(), pages.end(), current_) != pages.end()) {
            page(current_).reveal(change);
        }
    });
    buildFileMenu();
    auto& edit = *menuBar()->addMenu(tr("&Edit"));
    edit.addActions({&history_->undo(), &history_->redo()});
    edit.addSeparator();
    add(edit, u"searchAction"_s, tr("&Search"), QKeySequence::Find,
        [this] { page(current_).search(); });
    buildTournamentMenu();
    buildViewMenu();
    auto& help = *menuBar()->addMenu(tr("&Help"));
    add(help, u"helpAction"_s, tr("&Handbook"), QKeySequence::HelpContents, &MainWindow::openHelp);
    add(help, u"hintsAction"_s, tr("&First hints"), {}, &MainWindow::showHints);
    add(help, u"aboutAction"_s, tr("&About Rummy Director"), {}, &MainWindow::showAbout);
    buildHistoryButtons();
}

void MainWindow::buildHistoryButtons()
{
    auto* const corner = new QWidget(menuBar());
    auto* const row = makeRow(corner, distance::tight, {0, 0, distance::medium, 0});
    for (auto* const action : {&history_->undo(), &history_->redo()}) {
        auto* const button = new QToolButton(corner);
        button->setDefaultAction(action);
        button->setObjectName(action->objectName() + u"Button"_s);
        button->setFocusPolicy(Qt::NoFocus); // The menu and its keys have the keyboard.
        row->addWidget(button);
        button->setToolButtonStyle(action == &history_->undo() ? Qt::ToolButtonTextBesideIcon
                                                               : Qt::ToolButtonIconOnly);
        // The label changes with every entry.
        connect(action, &QAction::changed, this, &MainWindow::fitHistoryButtons);
    }
    menuBar()->setCornerWidget(corner);
    fitHistoryButtons();
}

void MainWindow::fitHistoryButtons()
{
    auto* const corner = menuBar()->cornerWidget();
    if (corner == nullptr) {
        return;
    }
    for (auto* const button : corner->findChildren<QToolButton*>()) {
        const auto* const action = button->defaultAction();
        const QString text = action != nullptr ? action->text() : QString();
        button->setAccessibleName(text);
        // A long name must not push the menus out of the bar.
        button->setText(button->fontMetrics().elidedText(text, Qt::ElideRight, width() / 3));
    }
    corner->adjustSize();
    menuBar()->setCornerWidget(corner);
    corner->show();
}

void MainWindow::buildFileMenu()
{
    auto& menu = *menuBar()->addMenu(tr("&File"));
    const auto& tournaments = tournaments_->commands();
    menu.addActions({tournaments.createNew, tournaments.createLikeLast, tournaments.open});
    menu.addSeparator();
    menu.addActions({tournaments.importFile, tournaments.exportOpen, tournaments.openSample});
    tournamentActions_ << tournaments.exportOpen;
    menu.addSeparator();
    print_ = add(menu, u"printAction"_s, tr("&Print…"), QKeySequence::Print,
                 [this] { page(current_).print(); });
    menu.addSeparator();
    auto& restore = backups_.addActions(menu, this);
    tournaments_->offerRestoring(restore);
    auto& club = *menu.addMenu(tr("Whole &club"));
    club.menuAction()->setObjectName(u"clubMenu"_s);
    clubFiles_.addActions(club, this);
    if (sharing_ != nullptr) {
        menu.addSeparator();
        addSharing(menu);
    }
    menu.addSeparator();
    add(menu, u"quitAction"_s, tr("&Quit"), Qt::CTRL | Qt::Key_Q, &QWidget::close);
}

void MainWindow::addSharing(QMenu& menu)
{
    add(menu, u"shareAction"_s, tr("S&hare with other desks…"), {}, &MainWindow::share);
    tournaments_->offerJoining(
        *add(menu, u"joinAction"_s, tr("&Join a desk…"), {}, &MainWindow::join));
    auto* const own =
        add(menu, u"ownClubAction"_s, tr("Back to the &own club"), {}, &MainWindow::chooseOwnClub);
    own->setVisible(session_.place().file() != sharing_->file &&
                    (!sharing_->shared() || isSampleClub(session_.place())));
}

void MainWindow::join()
{
    if (const auto joined = askToJoin(sharing_->join, session_.desk().name, this)) {
        session_.uiState().setValue(deskNameKey, joined->desk);
        choose(joined->database);
    }
}

void MainWindow::share()
{
    const auto connected = [this] {
        QStringList desks;
        for (const auto& other : session_.otherDesks()) {
            desks << other.name;
        }
        return desks;
    };
    choose(askToShare(*sharing_, connected, this));
}

void MainWindow::chooseOwnClub()
{
    choose(core::ClubPlace::parse(sharing_->file));
}

void MainWindow::choose(const std::optional<core::ClubPlace>& place)
{
    // Whoever hears of the database chosen ends this window.
    if (place && *place != session_.place() && mayDiscard()) {
        leave();
        Q_EMIT databaseChosen(*place);
    }
}

void MainWindow::buildTournamentMenu()
{
    auto& menu = *menuBar()->addMenu(tr("&Tournament"));
    for (const auto& [id, info] : pageCatalogue()) {
        if (!isOffered(id, session_)) {
            continue;
        }
        auto* action = add(menu, u"pageAction%1"_s.arg(static_cast<int>(id)), nameOf(id), keyOf(id),
                           [this, shown = id] { showPage(shown); });
        if (!isOfClub(id)) {
            tournamentActions_ << action;
        }
    }
    menu.addSeparator();
    add(menu, u"journalAction"_s, tr("&Journal"), QKeySequence(Qt::CTRL | Qt::Key_J),
        &MainWindow::openJournal);
    tournamentActions_ << add(menu, u"prizesAction"_s, tr("&Prize-giving…"), {},
                              &MainWindow::askPrizes);
    tournamentActions_ << add(menu, u"raffleAction"_s, tr("&Raffle…"), {}, &MainWindow::askRaffle);
    tournamentActions_ << add(
        menu, u"paperKitAction"_s, tr("Paper &kit…"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), [this] {
            showDocument({documents::Kind::PaperKit});
            pageAs<ReportsPage>(PageId::Reports).askAndSave(typeset::FileForm::Pdf);
        });
}

void MainWindow::openSlip(const QString& id)
{
    onPage<ResultsPage>(PageId::Results, [&id](ResultsPage& page) { page.enterSlip(id); });
}

void MainWindow::seatLatecomer(core::StartNumber latecomer)
{
    onPage<RoundsPage>(PageId::Rounds,
                       [latecomer](RoundsPage& page) { page.seatLatecomer(latecomer); });
}

void MainWindow::askPrizes()
{
    onPage<ClockPage>(PageId::Clock, [](ClockPage& page) { page.display().askPrizes(); });
}

void MainWindow::askRaffle()
{
    onPage<ClockPage>(PageId::Clock, [](ClockPage& page) { page.display().askRaffle(); });
}

void MainWindow::buildViewMenu()
{
    auto& menu = *menuBar()->addMenu(tr("&View"));
    side_ = add(menu, u"sideAction"_s, tr("Side &pane"), QKeySequence(Qt::CTRL | Qt::Key_B),
                [this] { page(current_).showSide(side_->isChecked()); });
    side_->setCheckable(true);
    menu.addSeparator();
    tournamentActions_ << add(menu, u"displayAction"_s, tr("&Hall display"),
                              QKeySequence(Qt::Key_F11),
                              [this] { toggleDisplay(display_, session_.uiState(), *this); });
    tournamentActions_ << add(menu, u"blackAction"_s, tr("Hall display &black"),
                              QKeySequence(Qt::SHIFT | Qt::Key_F11),
                              [this] { display_.setBlack(!display_.isBlack()); });
    add(menu, u"lockAction"_s, tr("L&ock"), QKeySequence(Qt::CTRL | Qt::Key_L), &MainWindow::lock);
    menu.addSeparator();
    buildLookMenus(menu);
}

void MainWindow::buildLookMenus(QMenu& menu)
{
    const auto choices = [this](QMenu& target, const QString& key,
                                const QList<std::pair<QString, QString>>& entries, auto chosen) {
        auto* const group = new QActionGroup(&target);
        const auto current = session_.uiState().value(key).toString();
        for (const auto& [value, text] : entries) {
            auto* const action = group->addAction(target.addAction(text));
            action->setObjectName(key + u'/' + value);
            action->setData(value);
            action->setCheckable(true);
            action->setChecked(current == value);
        }
        // The menu is rebuilt with everything else, so not while it is still open.
        const auto choose = [this, group, key, chosen](const QAction* action) {
            if (!mayDiscard()) {
                const auto stays = session_.uiState().value(key).toString();
                for (auto* const one : group->actions()) {
                    one->setChecked(one->data().toString() == stays);
                }
                return;
            }
            session_.uiState().setValue(key, action->data());
            Q_EMIT(this->*chosen)();
        };
        connect(group, &QActionGroup::triggered, this, choose, Qt::QueuedConnection);
    };
    choices(*menu.addMenu(tr("&Light or dark")), toneKey,
            {{QString(), tr("As the system has it")},
             {u"light"_s, tr("Light")},
             {u"dark"_s, tr("Dark")}},
            &MainWindow::lookChosen);
    choices(
        *menu.addMenu(tr("L&anguage")), languageKey,
        {{QString(), tr("As the system has it")}, {u"de"_s, u"Deutsch"_s}, {u"en"_s, u"English"_s}},
        &MainWindow::lookChosen);
    QList<std::pair<QString, QString>> sizes;
    for (const int percent : textSizes) {
        sizes << std::pair(percent == wholeTextSize ? QString() : QString::number(percent),
                           tr("%1 %", "size of texts").arg(percent));
    }
    choices(*menu.addMenu(tr("&Text size")), textSizeKey, sizes, &MainWindow::textSizeChosen);
}

Page& MainWindow::page(PageId id)
{
    if (pageAsIs(id) == nullptr) {
        makePage(id);
    }
    return *pageAsIs(id);
}

void MainWindow::makePage(PageId id)
{
    const auto index = static_cast<std::size_t>(id);
    const int place = static_cast<int>(id);
    const int shown = stack_->currentIndex();
    delete stack_->widget(place);
    auto* const page = pageCatalogue()[id].make({session_, timer_, serving_, display_});
    pages_[index] = page;
    stack_->insertWidget(place, new FollowingScroll(page, stack_));
    stack_->setCurrentIndex(std::max(shown, 0));
    connect(page, &Page::statusChanged, this, &MainWindow::refreshStatus);
    connect(page, &Page::pageRequested, this, &MainWindow::showPage);
    connect(page, &Page::documentRequested, this, &MainWindow::showDocument);
    if (auto* const standings = qobject_cast<StandingsPage*>(page)) {
        connect(standings, &StandingsPage::raffleRequested, this, &MainWindow::askRaffle);
    } else if (auto* const participants = qobject_cast<ParticipantsPage*>(page)) {
        connect(participants, &ParticipantsPage::seatRequested, this, &MainWindow::seatLatecomer);
    } else if (auto* const rounds = qobject_cast<RoundsPage*>(page)) {
        auto& calls = serving_.calls();
        connect(rounds, &RoundsPage::callRequested, this, [this, rounds](const auto& table) {
            if (display_.isSeen()) {
                serving_.calls().call(table);
            } else {
                rounds->tellNobodySeesCalls();
            }
        });
        connect(&calls, &TableCalls::changed, rounds,
                [rounds, &calls] { rounds->setCalled(calls.called()); });
        rounds->setCalled(calls.called());
    } else if (auto* const checkIn = qobject_cast<CheckInPage*>(page)) {
        connect(checkIn, &CheckInPage::seatRequested, this, &MainWindow::seatLatecomer);
    }
    page->setRoom(Room::of(size()));
}

WindowNotice* MainWindow::makeNotice(QWidget& parent)
{
    auto* const notice = new WindowNotice(session_, &parent);
    notice->setObjectName(u"failure"_s);
    connect(notice, &WindowNotice::saveElsewhereWanted, this, [this] {
        showPage(PageId::Tournaments); // It names the file.
        tournaments_->commands().exportOpen->trigger();
    });
    connect(notice, &WindowNotice::ownClubWanted, this, &MainWindow::chooseOwnClub);
    connect(notice, &WindowNotice::goOnHereWanted, this, [this] { clubFiles_.askGoOnHere(this); });
    connect(notice, &WindowNotice::backupWanted, this,
            [this] { findChild<QAction*>(u"backupAction"_s)->trigger(); });
    return notice;
}

void MainWindow::buildPages()
{
    auto* centre = new QWidget(this);
    list_ = new PageList(session_.uiState(), centre);
    list_->addClock(new SmallClock(timer_, list_));
    stack_ = new QStackedWidget(centre);
    notice_ = makeNotice(*centre);
    hints_ = new FirstHints(session_.uiState(), *this, centre);
    status_ = new StatusLine(centre);
    offerOtherSteps(*centre);
    status_->addNextStep(guide_->next(), guide_->leaveOut(), guide_->others());
    connect(&session_, &Session::written, status_, [this] { status_->tell({}); });
    connect(&battery_, &QTimer::timeout, status_,
            [this] { status_->showBattery(platform::readBattery()); });
    battery_.start(std::chrono::minutes(1));
    status_->showBattery(platform::readBattery());
    for (int place = 0; place < pageCount; ++place) {
        stack_->addWidget(new QWidget(stack_));
    }
    makePage(current_);
    // The menus have its commands.
    tournaments_ = &pageAs<TournamentsPage>(PageId::Tournaments);
    connect(tournaments_, &TournamentsPage::clubDatabaseChosen, this, &MainWindow::openFile);
    connect(tournaments_, &TournamentsPage::sampleClubChosen, this,
            [this](const core::ClubPlace& place) { choose(place); });
    connect(list_, &PageList::chosen, this, &MainWindow::showPage);
    connect(list_, &PageList::journalRequested, this, &MainWindow::openJournal);
    connect(list_, &PageList::entered, this, [this] { page(current_).enter(); });

    auto* right = makeColumn(nullptr, distance::none);
    right->addWidget(notice_);
    right->addWidget(hints_);
    right->addWidget(stack_, 1);
    auto* middle = makeRow(nullptr, distance::none);
    middle->addWidget(list_);
    middle->addLayout(right, 1);
    auto* column = makeColumn(centre, distance::none);
    column->addLayout(middle, 1);
    column->addWidget(status_);
    setCentralWidget(centre);
}

void MainWindow::leave()
{
    if (auto* const page = pageAsIs(current_)) {
        page->leave();
    }
}

void MainWindow::showPage(PageId id)
{
    const auto offered = isOffered(id, session_) ? id : PageId::Results;
    const auto next = session_.current() || isOfClub(offered) ? offered : PageId::Tournaments;
    if (next != current_) {
        leave();
    }
    current_ = next;
    status_->tell({});
    session_.uiState().setValue(pageKey, QString(pageCatalogue()[current_].id));
    list_->setCurrent(current_);
    static_cast<void>(page(current_)); // Built if due, before it is shown.
    stack_->setCurrentIndex(static_cast<int>(current_));
    hints_->showFor(current_);
    notice_->recheck();
    refreshSide();
    history_->setTyping(page(current_).typing());
    const auto scope = page(current_).scope();
    history_->setScope(scope);
    print_->setEnabled(session_.current() || (scope != Scope::Tournament && scope != Scope::Hall));
    page(current_).enter();
    refreshStatus();
}

void MainWindow::lead(const core::NextStep& step)
{
    using enum core::EveningStep;
    const auto table = step.tables.empty() ? std::nullopt : std::optional(step.tables.front());
    switch (step.step) {
    case Enrol:
        return showPage(PageId::Participants);
    case CheckIn:
        return showPage(PageId::CheckIn);
    case EnterResults:
    case Settle:
        return leadTo(PageId::Results, {core::Action::MarkTable, step.round, table});
    case CloseRound:
        return leadTo(PageId::Results, {core::Action::CloseRound, step.round},
                      u"closeRoundButton"_s);
    case Release:
        return leadTo(PageId::Standings, {}, u"releaseButton"_s);
    case Publish:
        return leadTo(PageId::Rounds, {core::Action::PublishRound, step.round}, u"publishButton"_s);
    case Draw:
        return leadTo(PageId::Rounds, {core::Action::DraftRound, step.round}, u"drawButton"_s);
    case DecideTie:
        return leadToTie(*step.person);
    case CollectFees:
        return onPage<CashPage>(PageId::Cash,
                                [&step](CashPage& cash) { cash.showUnpaid(*step.person); });
    case HangUpStandings:
        return leadToPaper(documents::Kind::Standings);
    case PrintPrizes:
        return leadToPaper(documents::Kind::Winners);
    case PrintReceipts:
        return leadToPaper(documents::Kind::PrizeReceipts);
    case DrawRaffle:
        return askRaffle();
    case GivePrizes:
        // Without a display they are read out from paper.
        return display_.isShown() ? askPrizes() : leadToPaper(documents::Kind::PrizeReading);
    case PayPrizes:
        return onPage<CashPage>(PageId::Cash, [&step](CashPage& cash) {
            cash.prepare(core::CashKind::Prize, step.cents);
        });
    case SettlePrizes:
        return onPage<CashPage>(PageId::Cash, [](CashPage& cash) { cash.showPrizesToSettle(); });
    case BookFee:
        return onPage<CashPage>(PageId::Cash, [&step](CashPage& cash) {
            cash.prepare(core::CashKind::LicenceFee, step.cents);
        });
    case CountCash:
        return leadTo(PageId::Cash, {}, u"cashCountButton"_s);
    case BackUp:
        return findChild<QAction*>(u"backupAction"_s)->trigger();
    case ReportFee:
        return leadToPaper(documents::Kind::LicenceFee);
    }
}

void MainWindow::offerOtherSteps(QWidget& parent)
{
    auto* const menu = new OpenTablesMenu(session_, *guide_, display_, serving_, &parent);
    guide_->others().setMenu(menu);
    connect(menu, &OpenTablesMenu::slipWanted, this, [this](const core::TableKey& table) {
        leadTo(PageId::Results, {core::Action::MarkTable, table.round, table.table});
    });
    connect(menu, &OpenTablesMenu::endingWanted, this, [this](core::RoundNumber round) {
        if (askOpenGames(this, session_, round)) {
            showPage(PageId::Results);
        }
    });
    connect(menu, &OpenTablesMenu::drawWanted, this, [this](core::RoundNumber next) {
        leadTo(PageId::Rounds, {core::Action::DraftRound, next}, u"drawButton"_s);
    });
}

void MainWindow::leadTo(PageId id, const core::Label& change, const QString& button)
{
    showPage(id);
    if (current_ != id) {
        return;
    }
    page(id).reveal({change, {}, {}});
    focusOn(button);
}

void MainWindow::leadToTie(core::StartNumber person)
{
    onPage<StandingsPage>(PageId::Standings, [this, person](StandingsPage& page) {
        page.showTie(person);
        focusOn(u"decideTieButton"_s);
    });
}

void MainWindow::leadToPaper(documents::Kind paper)
{
    showDocument({paper});
    focusOn(u"printButton"_s);
}

void MainWindow::focusOn(const QString& button)
{
    auto* const found = button.isEmpty() ? nullptr : page(current_).findChild<QWidget*>(button);
    if (found != nullptr && found->isEnabled() && found->isVisible()) {
        found->setFocus(Qt::ShortcutFocusReason);
    }
}

bool MainWindow::reveal(const core::Change& change)
{
    const auto pages = pagesShowing(change);
    const auto isHere = [&] {
        return std::find(pages.begin(), pages.end(), current_) != pages.end();
    };
    if (pages.empty() || (isHere() && page(current_).shows(change))) {
        return false;
    }
    if (!isHere()) {
        showPage(pages.front());
    }
    page(current_).reveal(change);
    return isHere() && page(current_).shows(change);
}

void MainWindow::tournamentOpened()
{
    for (auto* const action : tournamentActions_) {
        action->setEnabled(session_.current().has_value());
    }
    refreshTournament();
    showPage(current_);
}

void MainWindow::tournamentChanged()
{
    notice_->hide();
    refreshTournament();
    refreshStatus();
}

void MainWindow::refreshTournament()
{
    refreshList();
    const auto name =
        session_.current() ? session_.tournament().settings.name : tr("Rummy Director");
    //: %1 is the title of the window
    setWindowTitle(session_.isReadOnly() ? tr("%1 – nothing is stored").arg(name) : name);
}

void MainWindow::refreshList()
{
    list_->refresh(session_, joinedPages(session_, showsHall()));
}

bool MainWindow::showsHall() const
{
    return serving_.isServing() || serving_.writesWebsite() || display_.isShown();
}

void MainWindow::refreshStatus()
{
    const auto own = page(current_).status();
    history_->setBlind(own.isBlind);
    status_->show(own.what.isEmpty() ? overallStatus(session_) : own, session_.savedAt());
    if (session_.isVanished()) {
        status_->showUnsaved(tr("Nothing is saved any more"));
    } else if (const auto since = session_.cutOffSince()) {
        status_->showUnsaved(tr("Unsaved since %1").arg(texts::timeOfDayText(*since)));
    }
    status_->showUnsettled(isOfClub(current_) ? QString() : unsettled_.text());
    status_->showBackupFailure(backups_.failure());
}

void MainWindow::backupFailureChanged()
{
    tell(backups_.failure());
    refreshStatus();
}

void MainWindow::connectionChanged()
{
    notice_->tellConnection(keeper_ != nullptr && keeper_->hasStarted());
    refreshStatus();
}

void MainWindow::holdInput()
{
    held_ = new HeldInput(this);
    connect(held_, &HeldInput::escaped, &session_, &Session::giveUpWaiting);
    status_->showUnsaved(tr("Waiting for the server… Esc: stop waiting"));
}

void MainWindow::passInputOn()
{
    delete std::exchange(held_, nullptr);
    refreshStatus();
}

/// Modal, so that nothing is typed or changed meanwhile.
void MainWindow::waitForOthers()
{
    auto* const dialog = new QProgressDialog(tr("Another program is writing to the club database. "
                                                "Your change is saved as soon as it has finished."),
                                             tr("Cancel"), 0, 0, this);
    dialog->setObjectName(u"waiting"_s);
    dialog->setWindowTitle(tr("Waiting"));
    dialog->setWindowModality(Qt::ApplicationModal);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QProgressDialog::canceled, &session_, &Session::giveUpWaiting);
    connect(&session_, &Session::waitingEnded, dialog, &QWidget::close);
    dialog->show();
}

void MainWindow::tell(const QString& failure)
{
    notice_->tell(failure);
}

void MainWindow::tellUntilNextChange(const QString& failure)
{
    tell(failure);
    const auto hide = [this, told = notice_->text()] {
        if (notice_->text() == told) {
            notice_->hide();
        }
    };
    connect(&session_, &Session::written, notice_, hide,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void MainWindow::openJournal()
{
    if (journal_ == nullptr) {
        journal_ = new JournalWindow(session_, centralWidget());
    }
    const auto scope = page(current_).scope();
    const bool isOfTournament =
        session_.current() && (scope == Scope::Tournament || scope == Scope::Hall);
    journal_->showJournal(isOfTournament ? JournalOf::Tournament : JournalOf::Club);
    journal_->show();
    journal_->raise();
    journal_->activateWindow();
}

void MainWindow::showDocument(const documents::Choice& choice)
{
    pageAs<ReportsPage>(PageId::Reports).show(choice);
    showPage(PageId::Reports);
}

void MainWindow::openFile(const QString& path)
{
    if (isClubDatabase(path)) {
        backups_.restoreFrom(path, this);
    } else if (isClubFile(path)) {
        clubFiles_.open(path, this);
    } else {
        showPage(PageId::Tournaments);
        tournaments_->importFile(path);
    }
}

void MainWindow::lock()
{
    (new LockDialog(timer_, this))->show();
}

void MainWindow::openHelp()
{
    if (help_ == nullptr) {
        help_ = new HelpWindow(centralWidget());
    }
    help_->showPage(current_);
}

void MainWindow::openHelpIn(QWidget& dialog)
{
    // A modal dialog blocks all windows except its own children.
    auto* const help = new HelpWindow(&dialog);
    help->setAttribute(Qt::WA_DeleteOnClose);
    const QString name = dialog.objectName();
    if (name == u"journalWindow"_s) {
        help->showTopic(HelpWindow::Topic::Journal);
    } else if (name.startsWith(u"backup"_s) || name.startsWith(u"restore"_s)) {
        help->showTopic(HelpWindow::Topic::Backups);
    } else {
        help->showPage(current_);
    }
}

bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType() ||
        !static_cast<QKeyEvent*>(event)->matches(QKeySequence::HelpContents)) {
        return QMainWindow::eventFilter(watched, event);
    }
    auto* const dialog = static_cast<QWidget*>(watched)->window();
    if (qobject_cast<QDialog*>(dialog) == nullptr || qobject_cast<HelpWindow*>(dialog) != nullptr) {
        return false;
    }
    openHelpIn(*dialog);
    return true;
}

void MainWindow::showAbout()
{
    AboutDialog dialog(session_.place().text(), this);
    dialog.exec();
}

void MainWindow::showHints()
{
    hints_->begin();
    hints_->showFor(current_);
    if (!hints_->isVisible()) {
        status_->tell(tr("The hints come with their pages: %1").arg(FirstHints::pages()));
    }
}

void MainWindow::greet()
{
    if (!hints_->haveBegun() && session_.club().empty()) {
        hints_->begin();
    }
}

void MainWindow::keepGeometry()
{
    session_.uiState().setValue(geometryKey, saveGeometry());
}

void MainWindow::showDisplay()
{
    showDisplayAgain(display_, session_.uiState(), *this);
}

bool MainWindow::mayEnd()
{
    return backups_.makeLast(*this);
}

void MainWindow::saveForEndOfSession()
{
    leave();
    keepGeometry();
    backups_.make();
    backups_.finish();
}

bool MainWindow::mayDiscard()
{
    const auto pages = pages_; // Showing one may build another.
    return std::all_of(pages.begin(), pages.end(),
                       [](Page* page) { return page == nullptr || page->mayGo(); });
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!mayDiscard()) {
        event->ignore();
        return;
    }
    leave();
    keepGeometry();
    for (QWidget* const dialog : {static_cast<QWidget*>(help_), static_cast<QWidget*>(journal_)}) {
        if (dialog != nullptr) {
            dialog->close();
        }
    }
    QMainWindow::closeEvent(event);
}

} // namespace desk
