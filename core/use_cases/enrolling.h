#pragma once

#include "core/change/change.h"
#include "core/model/player.h"
#include "core/model/result.h"
#include "core/people/enrolment.h"
#include "core/people/newer_list.h"
#include "core/use_cases/situation.h"

#include <set>
#include <vector>

namespace core {

/// The round after the one that is being played, or after the last one that was.
RoundNumber firstRoundToCome(const Tournament& tournament);

/// Fills in surnames that were set by hand when people last played, for either form of their name.
std::vector<Enrolment> withSurnames(std::vector<Enrolment> people,
                                    const std::vector<LastPlayed>& history);

/// The outcome for a person to be enrolled.
struct Foreseen
{
    enum class Fate : std::uint8_t {
        Added,
        There, ///< Already enrolled.
        Refused,
    };

    Fate fate = Fate::Added;
    StartNumber number{1};                ///< If Added: the new number; if There: the existing one.
    Refusals refusals;                    ///< Why Refused.
    Attendance status = Attendance::Here; ///< If Added.

    friend bool operator==(const Foreseen&, const Foreseen&) = default;
};

/// What enrol() would do with each person if those who are refused were left out.
std::vector<Foreseen> foreseen(const Tournament& tournament, const std::vector<Enrolment>& people);
/// The same for updateFromList(), with nobody removed, after such a comparison.
std::vector<Foreseen> foreseen(const Tournament& tournament, const std::vector<Enrolment>& people,
                               const ListComparison& comparison);

/// Adds those who are not enrolled yet. Anyone recognised() is left unchanged: a list may be read
/// twice. Two people of one name within the list are two people. Anyone
/// added is present from the round after the one being played on. While nobody waits, people get
/// the free places in the order of their registration, whatever the order of the list, and those
/// without a time come last; all further ones are waiting. People who are not here are registered
/// now unless a time is given. Surnames are as of withSurnames(). Places: "/<index>/name" and so
/// on.
Result<Change> enrol(const Situation& now, const std::vector<Enrolment>& people);
/// The same with nothing but the tournament to go by.
Result<Change> enrolIn(const Tournament& tournament, const std::vector<Enrolment>& people,
                       const std::optional<QDateTime>& now = std::nullopt);

/// compared(), with the start fees of the tournament.
ListComparison comparedWithList(const Tournament& tournament, const std::vector<Enrolment>& people,
                                ListKind kind);

/// What to take from a list besides its new people.
struct ListTicks
{
    ListKind kind = ListKind::Newer;
    std::set<StartNumber> changed; ///< People to be brought up to date with the list.
    std::set<StartNumber> dropped; ///< People to be removed, if they are missing from it.
};

/// Adds those of a list who are not enrolled yet, as enrol() does, updates those ticked, and
/// removes those ticked who are missing from it; places that they had are free. Nobody who is here
/// is changed or removed. Places as for enrol(), and "/missing" for people who cannot be removed.
Result<Change> updateFromList(const Situation& now, const std::vector<Enrolment>& people,
                              const ListTicks& ticks);

/// Who was enrolled by such a change, in its order.
std::vector<StartNumber> enrolledBy(const Change& change);
/// Those of these people who are on the waiting list, in its order.
std::vector<StartNumber> waitingAmong(const Tournament& tournament,
                                      const std::vector<StartNumber>& people);

} // namespace core
