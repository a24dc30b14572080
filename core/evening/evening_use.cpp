#include "core/evening/evening_use.h"

#include "core/money/start_fee.h"

#include <algorithm>

namespace core {

EveningUse useOf(const Tournament& tournament, bool showsHall)
{
    const auto& settings = tournament.settings;
    const auto& people = tournament.participants;
    const auto& rounds = tournament.rounds;
    const bool wasClockStarted = std::any_of(
        rounds.begin(), rounds.end(), [](const Round& round) { return round.clock.has_value(); });
    return {.checkIn = std::any_of(
                people.begin(), people.end(),
                [](const Participant& person) { return person.status == Attendance::Expected; }),
            .cash = hasStartFee(settings),
            .clock = settings.roundMinutes || !settings.schedule.empty() || wasClockStarted,
            .hall = showsHall || settings.phoneSlips != PhoneSlips::Off};
}

} // namespace core
