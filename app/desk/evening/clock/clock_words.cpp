#include "app/desk/evening/clock/clock_words.h"

#include <QCoreApplication>

#include <cstdlib>

namespace desk {
namespace {

constexpr std::int64_t inMinute = 60;

class ClockWords
{
    Q_DECLARE_TR_FUNCTIONS(ClockWords)

public:
    static QString roundText(const core::Settings& settings, const core::Round& round)
    {
        const int number = core::plain(round.number);
        return settings.plannedRounds && *settings.plannedRounds >= number
                   ? tr("Round %1 of %2").arg(number).arg(*settings.plannedRounds)
                   : tr("Round %1").arg(number);
    }
};

} // namespace

QString clockTitle(const core::Settings& settings, const core::Round* round, core::ClockState state)
{
    if (round == nullptr) {
        return ClockWords::tr("No round is being played");
    }
    const QString name = ClockWords::roundText(settings, *round);
    switch (state) {
    case core::ClockState::Stopped:
        return ClockWords::tr("%1: not started", "round").arg(name);
    case core::ClockState::Running:
        break;
    case core::ClockState::Paused:
        return ClockWords::tr("%1: paused", "round").arg(name);
    case core::ClockState::Overtime:
        return ClockWords::tr("%1: time is over", "round").arg(name);
    }
    return ClockWords::tr("%1 is running", "round").arg(name);
}

QString minutesText(const core::ClockReading& reading)
{
    const auto minutes = static_cast<int>(std::abs(reading.secondsLeft) / inMinute);
    return reading.secondsLeft < 0 ? ClockWords::tr("%n minute(s) over", nullptr, minutes)
                                   : ClockWords::tr("%1 of %2 minutes left")
                                         .arg(minutes)
                                         .arg(reading.secondsInAll / inMinute);
}

theme::Role clockRole(const core::ClockReading& reading, std::optional<int> warning)
{
    if (reading.state == core::ClockState::Stopped || reading.state == core::ClockState::Paused) {
        return theme::Role::Muted;
    }
    if (!warning) {
        return theme::Role::Text;
    }
    return reading.secondsLeft <= inMinute ? theme::Role::Error : theme::Role::Warn;
}

QString warningText(std::optional<int> warning)
{
    if (!warning) {
        return {};
    }
    return *warning == 0 ? ClockWords::tr("Time is over") : ClockWords::tr("Start no new game");
}

QString entryText(const core::ScheduleEntry& entry)
{
    if (const auto* const pause = std::get_if<core::ScheduledBreak>(&entry.what)) {
        return pause->name.isEmpty() ? ClockWords::tr("Break") : pause->name;
    }
    return ClockWords::tr("Round %1").arg(core::plain(std::get<core::RoundNumber>(entry.what)));
}

} // namespace desk
