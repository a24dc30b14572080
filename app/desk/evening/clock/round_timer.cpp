#include "app/desk/evening/clock/round_timer.h"

#include "app/desk/evening/clock/clock_habits.h"
#include "app/desk/frame/session.h"

#include <QEvent>
#include <QWidget>

#include <algorithm>

namespace desk {
namespace {

constexpr std::int64_t secondsInMinute = 60;

bool goes(const core::ClockReading& reading)
{
    return reading.state == core::ClockState::Running ||
           reading.state == core::ClockState::Overtime;
}

} // namespace

RoundTimer::RoundTimer(Session& session, QObject* parent) : QObject(parent), session_(session)
{
    next_.setSingleShot(true);
    next_.setTimerType(Qt::PreciseTimer);
    connect(&next_, &QTimer::timeout, this, &RoundTimer::look);
    for (const auto signal : {&Session::opened, &Session::changed, &Session::clockSet}) {
        connect(&session, signal, this, &RoundTimer::look);
    }
    look();
}

const core::Round* RoundTimer::round() const
{
    return core::clockedRound(session_.tournament());
}

std::optional<int> RoundTimer::warning() const
{
    if (reading_.state == core::ClockState::Overtime) {
        return 0;
    }
    std::optional<int> warning;
    if (goes(reading_)) {
        for (const int minutes : clockHabits(session_.uiState()).warnings) {
            if (minutes > 0 && reading_.secondsLeft <= minutes * secondsInMinute) {
                warning = std::min(warning.value_or(minutes), minutes);
            }
        }
    }
    return warning;
}

void RoundTimer::watch(QWidget& window)
{
    windows_.emplace_back(&window);
    window.installEventFilter(this);
    look();
}

void RoundTimer::look()
{
    const auto now = session_.now();
    const auto before = reading_;
    const auto numberBefore = number_;
    const auto* const round = this->round();
    reading_ = readClock(session_.tournament().settings, round, now);
    number_ = round != nullptr ? std::optional(round->number) : std::nullopt;
    schedule(now);
    stayAwake();
    Q_EMIT ticked();
    if (goes(before) && goes(reading_) && number_ == numberBefore) {
        if (const auto minutes = justReached(before.secondsLeft)) {
            Q_EMIT warned(*minutes);
        }
    }
}

void RoundTimer::stayAwake()
{
    if (reading_.state != core::ClockState::Running) {
        awake_.reset();
    } else if (!awake_) {
        awake_.emplace(tr("The clock of a round runs"));
    }
}

std::optional<int> RoundTimer::justReached(std::int64_t before) const
{
    constexpr std::int64_t late = 30;
    const auto isJust = [&](std::int64_t mark) {
        const auto left = reading_.secondsLeft;
        return before > mark && left <= mark && left > mark - late;
    };
    if (isJust(0)) {
        return 0;
    }
    std::optional<int> reached;
    for (const int minutes : clockHabits(session_.uiState()).warnings) {
        if (minutes > 0 && isJust(minutes * secondsInMinute)) {
            reached = std::min(reached.value_or(minutes), minutes);
        }
    }
    return reached;
}

bool RoundTimer::isSeen() const
{
    return std::any_of(windows_.begin(), windows_.end(), [](const QPointer<QWidget>& window) {
        return window != nullptr && window->isVisible() && !window->isMinimized();
    });
}

void RoundTimer::schedule(const QDateTime& now)
{
    next_.stop();
    if (!goes(reading_)) {
        return;
    }
    constexpr int inSecond = 1000;
    const int toNextSecond = inSecond - now.time().msec();
    if (isSeen()) {
        next_.start(toNextSecond);
        return;
    }
    std::optional<std::int64_t> seconds;
    const auto consider = [&](std::int64_t mark) {
        const auto until = reading_.secondsLeft - mark;
        if (until > 0) {
            seconds = std::min(seconds.value_or(until), until);
        }
    };
    consider(0);
    for (const int minutes : clockHabits(session_.uiState()).warnings) {
        consider(minutes * secondsInMinute);
    }
    if (seconds) {
        next_.start(std::chrono::seconds(*seconds));
    }
}

bool RoundTimer::eventFilter(QObject* watched, QEvent* event)
{
    const auto type = event->type();
    if (type == QEvent::Show || type == QEvent::WindowStateChange) {
        look();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace desk
