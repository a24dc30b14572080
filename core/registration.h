#pragma once

#include "core/tournament.h"

#include <QDateTime>

#include <cstdint>
#include <optional>
#include <vector>

/// Places and the waiting list of a tournament that people register for.
namespace core {

/// How many of those registered are where.
struct RegistrationCount
{
    int here = 0;
    int expected = 0;
    int waiting = 0;
    std::optional<int> free; ///< Places left for others, 0 or more; nothing: no limit.

    friend bool operator==(const RegistrationCount&, const RegistrationCount&) = default;
};

/// The moment as registrations keep it: UTC, whole seconds.
QDateTime registrationTime(const QDateTime& moment);

RegistrationCount registrationCount(const Tournament& tournament);

/// Those waiting, the first to move up first: by the time of registration, those without one behind
/// all others, equal ones by number.
std::vector<StartNumber> waitingList(const Tournament& tournament);

/// Whether the settings have a deadline that has passed. `now` is the local time of the venue.
bool isPastDeadline(const Settings& settings, const QDateTime& now);

/// Who gives a place to whom.
struct PlaceRelease
{
    std::vector<StartNumber> released; ///< Expected so far, go to the end of the waiting list.
    std::vector<StartNumber> movingUp; ///< Waiting so far, are expected from now on; in order.

    [[nodiscard]] bool isEmpty() const { return movingUp.empty(); }
    friend bool operator==(const PlaceRelease&, const PlaceRelease&) = default;
};

/// Those who can move up to free places. Past the deadline also to the places of those expected:
/// of as many as there are people left waiting, whoever registered last first.
PlaceRelease proposedRelease(const Tournament& tournament, bool isPastDeadline);

} // namespace core
