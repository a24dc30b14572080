#include "app/desk/evening/clock/clock_page.h"

#include "app/desk/evening/clock/clock_face.h"
#include "app/desk/evening/clock/clock_words.h"
#include "app/desk/evening/clock/open_games_dialog.h"
#include "app/desk/evening/clock/schedule_view.h"
#include "app/desk/evening/clock/warnings_dialog.h"
#include "app/desk/frame/session.h"
#include "app/desk/hall/display_pane.h"
#include "app/desk/hall/hall_display.h"
#include "app/desk/hall/screen_choice.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"
#include "core/ranking/open_tables.h"
#include "core/texts/clock_texts.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QTimeZone>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using icons::Meaning;
using theme::Role;

constexpr int sideWidth = 376;
constexpr int noticeHeight = 64;
constexpr int oneMinute = 1;
constexpr int fiveMinutes = 5;

} // namespace

ClockPage::ClockPage(Session& session, RoundTimer& timer, Serving& serving, HallDisplay& display,
                     QWidget* parent)
    : Page(session, parent), timer_(timer), display_(display), bell_(session)
{
    setObjectName(u"clockPage"_s);
    setAccessibleName(tr("Clock"));
    setFocusPolicy(Qt::StrongFocus);
    buildHead();
    auto* const left = new QWidget(this);
    auto* const leftColumn = makeColumn(left, distance::medium);
    buildClock(*leftColumn);
    buildSchedule(*leftColumn);
    leftColumn->addStretch(1);
    auto* const side = new QWidget(this);
    side->setObjectName(u"clockSide"_s);
    side->setFixedWidth(sideWidth);
    auto* const sideColumn = makeColumn(side, distance::medium);
    pane_ = new DisplayPane(session, serving, display, side);
    sideColumn->addWidget(pane_);
    buildWarnings(*sideColumn);
    sideColumn->addStretch(1);
    auto* const row = makeRow(nullptr, distance::page * 2);
    row->addWidget(left, 1);
    row->addWidget(side);
    auto* const column =
        makeColumn(this, distance::large, {distance::page, 20, distance::page, distance::page});
    column->addWidget(head_);
    column->addLayout(row, 1);
    setSide(*side);
    connect(&timer_, &RoundTimer::ticked, this, [this] {
        if (isVisible()) {
            refreshTime();
        }
    });
    connect(&timer_, &RoundTimer::warned, this, &ClockPage::ring);
    connect(&bell_, &Bell::failed, this, [this](const QString& text) {
        refusal_ = text;
        refreshNotice();
    });
    connect(&display_, &HallDisplay::changed, this, &ClockPage::refreshDisplay);
    connect(&display_, &HallDisplay::shownChanged, this, &ClockPage::refreshDisplay);
    connect(&session_, &Session::clockSet, this, [this] { invalidate(); });
}

void ClockPage::buildHead()
{
    head_ = new PageHead(tr("Clock"), this);
    black_ = makeButton(u"blackButton"_s, tr("Black out"), ButtonKind::Normal, this);
    connect(black_, &QPushButton::clicked, this,
            [this] { display_.setBlack(!display_.isBlack()); });
    show_ = makeButton(u"showDisplayButton"_s, tr("Show display"), Meaning::Display,
                       ButtonKind::Normal, this);
    connect(show_, &QPushButton::clicked, this,
            [this] { toggleDisplay(display_, session_.uiState(), *window()); });
    head_->add(black_);
    head_->add(show_);
}

void ClockPage::buildClock(QVBoxLayout& column)
{
    title_ = makeLabel({}, 15, QFont::DemiBold, Role::Accent, this);
    title_->setObjectName(u"clockTitle"_s);
    face_ = new ClockFace(timer_, this);
    began_ = makeLabel({}, 13, QFont::Normal, Role::Muted, this);
    began_->setObjectName(u"clockBegan"_s);
    left_ = makeLabel({}, 13, QFont::Normal, Role::Muted, this);
    left_->setObjectName(u"clockLeft"_s);
    auto* const facts = makeRow(nullptr);
    facts->addWidget(began_, 1);
    facts->addWidget(left_);
    primary_ = makeButton(u"startPauseButton"_s, tr("Start"), ButtonKind::Primary, this);
    connect(primary_, &QPushButton::clicked, this, &ClockPage::startOrPause);
    next_ = makeButton(u"startNextButton"_s, {}, ButtonKind::Normal, this);
    connect(next_, &QPushButton::clicked, this, &ClockPage::start);
    auto* const buttons = makeRow(nullptr);
    buttons->addWidget(primary_);
    buttons->addWidget(next_);
    const auto addButton = [&](std::size_t place, const QString& name, const QString& text,
                               ButtonKind kind, const auto& press) {
        changes_[place] = makeButton(name, text, kind, this);
        connect(changes_[place], &QPushButton::clicked, this, press);
        buttons->addWidget(changes_[place]);
    };
    addButton(0, u"minuteMoreButton"_s, tr("+1 minute"), ButtonKind::Normal,
              [this] { add(oneMinute); });
    addButton(1, u"minuteLessButton"_s, tr("−1 minute"), ButtonKind::Normal,
              [this] { add(-oneMinute); });
    addButton(2, u"fiveMoreButton"_s, tr("+5 minutes"), ButtonKind::Normal,
              [this] { add(fiveMinutes); });
    addButton(3, u"resetClockButton"_s, tr("Reset"), ButtonKind::Quiet, [this] { reset(); });
    changes_[0]->setToolTip(tr("Key %1").arg(u"+"_s));
    changes_[1]->setToolTip(tr("Key %1").arg(u"−"_s));
    changes_[2]->setToolTip(tr("Key %1").arg(u"*"_s));
    buttons->addStretch(1);
    notice_ = new Notice(this);
    notice_->setObjectName(u"clockNotice"_s);
    notice_->setMinimumHeight(noticeHeight);
    column.addWidget(title_);
    column.addWidget(face_);
    column.addLayout(facts);
    column.addLayout(buttons);
    column.addWidget(notice_);
}

void ClockPage::buildSchedule(QVBoxLayout& column)
{
    column.addWidget(makeLabel(tr("Schedule"), 15, QFont::DemiBold, Role::Text, this));
    scheduleNote_ = makeLabel({}, 13, QFont::Normal, Role::Muted, this);
    scheduleNote_->setObjectName(u"scheduleNote"_s);
    scheduleNote_->setWordWrap(true);
    schedule_ = new ScheduleView(this);
    column.addWidget(scheduleNote_);
    column.addWidget(schedule_);
}

void ClockPage::buildWarnings(QVBoxLayout& column)
{
    warnings_ = makeLabel({}, 13, QFont::Normal, Role::Muted, this);
    warnings_->setObjectName(u"warningsLabel"_s);
    warnings_->setWordWrap(true);
    auto* const change =
        makeButton(u"warningsButton"_s, tr("Warnings and bell…"), ButtonKind::Normal, this);
    connect(change, &QPushButton::clicked, this, &ClockPage::changeWarnings);
    column.addWidget(makeLabel(tr("Warnings"), 15, QFont::DemiBold, Role::Text, this));
    column.addWidget(warnings_);
    column.addWidget(change, 0, Qt::AlignLeft);
}

void ClockPage::enter()
{
    if (primary_->isEnabled()) {
        primary_->setFocus();
    } else {
        setFocus();
    }
}

void ClockPage::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Space:
        return startOrPause();
    case Qt::Key_Plus:
        return add(oneMinute);
    case Qt::Key_Minus:
        return add(-oneMinute);
    case Qt::Key_Asterisk: // Shift++ on a German keyboard.
        return add(fiveMinutes);
    default:
        Page::keyPressEvent(event);
    }
}

void ClockPage::tournamentOpened()
{
    refusal_.clear();
}

void ClockPage::refresh()
{
    const auto& settings = session_.tournament().settings;
    head_->setFacts(settings.roundMinutes
                        ? tr("Rounds of %n minute(s)", nullptr, *settings.roundMinutes)
                        : tr("Without a time for rounds"));
    ends_ = session_.read([](const auto& service, auto id) { return service.roundEnds(id); });
    refreshTime();
    refreshWarnings();
    refreshDisplay();
    pane_->refresh();
}

void ClockPage::refreshTime()
{
    const auto& settings = session_.tournament().settings;
    const auto& reading = timer_.reading();
    const auto* const round = timer_.round();
    title_->setText(clockTitle(settings, round, reading.state));
    QStringList facts;
    if (round != nullptr && round->clock) {
        facts << tr("began %1").arg(texts::timeOfDayText(round->clock->startedAt));
    }
    if (reading.end) {
        facts << tr("end %1").arg(texts::timeOfDayText(*reading.end));
    }
    began_->setText(facts.join(u" · "_s));
    left_->setText(reading.secondsInAll > 0 ? minutesText(reading) : QString());
    refreshButtons();
    refreshNotice();
    refreshSchedule();
}

const core::Round* ClockPage::startable() const
{
    const auto* const round = timer_.round();
    return timer_.reading().state == core::ClockState::Paused
               ? round
               : core::lastPublished(session_.tournament());
}

void ClockPage::refreshButtons()
{
    using core::ClockState;
    const auto& tournament = session_.tournament();
    const auto& reading = timer_.reading();
    const auto* const round = timer_.round();
    const auto* const last = core::lastPublished(tournament);
    const bool goes = reading.state == ClockState::Running || reading.state == ClockState::Overtime;
    const bool wasStarted = reading.state != ClockState::Stopped;
    const bool mayStart = last != nullptr && tournament.settings.roundMinutes.has_value();
    primary_->setText(goes                                  ? tr("Pause")
                      : reading.state == ClockState::Paused ? tr("Continue")
                                                            : tr("Start"));
    primary_->setAccessibleName(primary_->text());
    primary_->setToolTip(tr("Key %1").arg(tr("Space")));
    primary_->setEnabled(wasStarted || mayStart);
    for (auto* const button : changes_) {
        button->setEnabled(wasStarted);
    }
    const bool hasNext = wasStarted && last != nullptr && round != last && mayStart;
    next_->setVisible(hasNext);
    if (hasNext) {
        next_->setText(tr("Start round %1").arg(core::plain(last->number)));
        next_->setAccessibleName(next_->text());
    }
}

ClockPage::Saying ClockPage::saying() const
{
    const auto& tournament = session_.tournament();
    const auto* const round = timer_.round();
    const auto warning = timer_.warning();
    if (!refusal_.isEmpty()) {
        return {Said::Refusal, refusal_};
    }
    if (!tournament.settings.roundMinutes) {
        return {Said::NoMinutes};
    }
    if (!warning || round == nullptr) {
        return {};
    }
    if (*warning > 0) {
        return {Said::Warning};
    }
    const auto open = core::openTablesOf(tournament.settings, *round).size();
    return open > 0 && !core::playsCards(tournament.settings)
               ? Saying{Said::OpenGames, tr("%n table(s) open", nullptr, static_cast<int>(open))}
               : Saying{Said::Over};
}

void ClockPage::refreshNotice()
{
    const auto now = saying();
    if (shown_ == now) {
        return; // Its button keeps the focus.
    }
    shown_ = now;
    const auto addButton = [this](const QString& name, const QString& text, const auto& press) {
        auto* const button = makeButton(name, text, ButtonKind::Normal, notice_);
        connect(button, &QPushButton::clicked, this, press);
        notice_->add(button);
    };
    switch (now.what) {
    case Said::Nothing:
        notice_->clear();
        break;
    case Said::Refusal:
        notice_->showError(now.text);
        break;
    case Said::NoMinutes:
        notice_->show(Notice::Kind::Plain, Meaning::Information, tr("How long is a round?"),
                      tr("With its minutes it has a clock."));
        addButton(u"minutesButton"_s, tr("To Setup"),
                  [this] { Q_EMIT pageRequested(PageId::Setup); });
        break;
    case Said::Warning:
        notice_->show(Notice::Kind::Warning, Meaning::Warning, warningText(timer_.warning()),
                      tr("The games that are running are played on."));
        break;
    case Said::OpenGames:
        notice_->show(Notice::Kind::Warning, Meaning::Warning, warningText(0), now.text);
        addButton(u"openGamesButton"_s, tr("Open games…"), [this] { askAboutOpenGames(); });
        break;
    case Said::Over:
        notice_->show(Notice::Kind::Tint, Meaning::Complete, warningText(0),
                      tr("All results are in."));
        break;
    }
}

void ClockPage::refreshSchedule()
{
    auto lines = core::expectedTimes(session_.tournament(), QTimeZone::systemTimeZone(),
                                     session_.now(), ends_);
    const auto& settings = session_.tournament().settings;
    if (lines.empty()) {
        scheduleNote_->setText(tr("Setup has room for rounds and breaks."));
    } else if (const auto& end = lines.back().end) {
        scheduleNote_->setText(tr("The evening ends at about %1.").arg(texts::timeOfDayText(*end)));
    } else {
        scheduleNote_->setText(settings.roundMinutes ? tr("Times follow with the first start.")
                                                     : QString());
    }
    schedule_->show(std::move(lines));
}

void ClockPage::refreshWarnings()
{
    const auto habits = clockHabits(session_.uiState());
    QStringList minutes;
    for (const int warning : habits.warnings) {
        if (warning > 0) {
            minutes << QString::number(warning);
        }
    }
    QStringList parts;
    parts << (minutes.isEmpty() ? tr("Only at the end")
                                : tr("%1 min before the end", "5, 1").arg(minutes.join(u", "_s)));
    const QString silence = habits.rings ? WavePlayer::silence() : tr("without the bell");
    parts << (silence.isEmpty() ? tr("with the bell") : silence);
    warnings_->setText(parts.join(u" · "_s));
}

void ClockPage::refreshDisplay()
{
    const bool isShown = display_.isShown();
    show_->setText(isShown ? tr("Close display") : tr("Show display"));
    show_->setAccessibleName(show_->text());
    const bool isBlack = display_.isBlack();
    black_->setText(isBlack ? tr("Picture on") : tr("Black out"));
    black_->setAccessibleName(black_->text());
}

void ClockPage::tell(const core::Result<core::Done>& done)
{
    refusal_ = done ? QString() : textOf(done.refused());
    refreshTime();
}

void ClockPage::startOrPause()
{
    const auto state = timer_.reading().state;
    if (state != core::ClockState::Running && state != core::ClockState::Overtime) {
        return start();
    }
    tell(session_.run(core::pauseClock, timer_.round()->number));
}

void ClockPage::start()
{
    if (const auto* const round = startable()) {
        tell(session_.run(core::startClock, round->number));
    }
}

void ClockPage::add(int minutes)
{
    if (timer_.reading().state != core::ClockState::Stopped) {
        tell(session_.run(core::addToClock, timer_.round()->number, minutes));
    }
}

void ClockPage::reset()
{
    const auto* const round = timer_.round();
    if (round == nullptr ||
        !confirm(this, tr("Reset the clock"),
                 tr("The clock of round %1 is then as if it had never been started.")
                     .arg(core::plain(round->number)),
                 tr("Reset"), Enter::GoesBack)) {
        return;
    }
    tell(session_.run(core::resetClock, round->number));
}

void ClockPage::askAboutOpenGames()
{
    const auto* const round = timer_.round();
    if (round != nullptr && askOpenGames(this, session_, round->number)) {
        Q_EMIT pageRequested(PageId::Results);
    }
}

void ClockPage::changeWarnings()
{
    WarningsDialog(session_, bell_, this).exec();
    timer_.look();
    refreshWarnings();
}

void ClockPage::ring()
{
    const auto habits = clockHabits(session_.uiState());
    if (habits.rings) {
        bell_.ring(habits);
    }
}

} // namespace desk
