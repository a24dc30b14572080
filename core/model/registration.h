#pragma once

#include "core/model/tournament.h"

#include <QDateTime>

#include <cstdint>
#include <optional>
#include <vector>

/// Places and the waiting list of a tournament with registration.
namespace core {

/// Numbers of people registered, by status.
struct RegistrationCount
{
    int here = 0;
    int expected = 0;
    int waiting = 0;
    std::optional<int> free; ///< Places left for others, 0 or more; nothing: no limit.

    friend bool operator==(const RegistrationCount&, const RegistrationCount&) = default;
};

/// The moment as stored for registrations: UTC, whole seconds.
QDateTime registrationTime(const QDateTime& moment);

RegistrationCount registrationCount(const Tournament& tournament);
/// Places left for somebody new: none while others wait; nothing: no limit.
std::optional<int> placesForNewcomers(const RegistrationCount& count);

/// Somebody waiting who had a place and was not here at the deadline. Such people are present in no
/// round until they come, as are those who got the places.
bool hasLostPlace(const Participant& participant);
/// Somebody expected who got the place after the deadline, and therefore keeps it.
bool keepsPlace(const Participant& participant);

/// Those waiting, the first to move up first: by time of registration, those without one last, ties
/// by number; behind all of them, in the same order, those who have lost their place.
std::vector<StartNumber> waitingList(const Tournament& tournament);
/// The place on the waiting list, from 1; nothing for somebody not on it.
std::optional<int> placeInQueue(const Tournament& tournament, StartNumber number);
/// The same while it is not yet their turn.
std::optional<int> placeToKeepWaitingAt(const Tournament& tournament, StartNumber number);

/// Whether the settings have a deadline that has passed. `now` is the local time of the venue.
bool isPastDeadline(const Settings& settings, const QDateTime& now);

/// Places to be released, and who moves up to them.
struct PlaceRelease
{
    std::vector<StartNumber> released; ///< Expected so far; they lose their place.
    std::vector<StartNumber> movingUp; ///< Waiting so far; now expected; in order.

    [[nodiscard]] bool isEmpty() const { return movingUp.empty(); }
    friend bool operator==(const PlaceRelease&, const PlaceRelease&) = default;
};

/// Those who can move up to free places. After the deadline, also to the places of expected people:
/// as many as there are people still waiting, the latest to register first. A place is passed on
/// once: nobody gives way to people who have lost theirs, and those who keepsPlace() give way to
/// nobody.
PlaceRelease proposedRelease(const Tournament& tournament, bool isPastDeadline);

} // namespace core
