#pragma once

#include "core/change/change.h"
#include "core/model/result.h"
#include "core/people/enrolment.h"
#include "core/use_cases/situation.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Check-in of people, one or several, who come or pay.
namespace core {

/// Somebody at the door.
struct DoorPerson
{
    ParticipantUuid uuid;     ///< Null: not registered, and enrolled as `enrolment` says.
    Enrolment enrolment = {}; ///< Of somebody not registered.
    bool comes = true;        ///< False: only pays.
    std::int64_t cents = 0;   ///< Taken for them: 0 or more.
    std::optional<QString> feeClass = {}; ///< The id of another class; empty: none.
    QStringList newTags = {};
    QStringList formerTags = {}; ///< To be removed.
};

/// What is missing of the person's fee, in the class chosen; 0 for somebody who is gone.
std::int64_t missingFeeOf(const DoorPerson& person, const Tournament& tournament);

/// Most people of one entry.
inline constexpr std::size_t mostAtTheDoor = 20;

/// All that is said of these people, or nothing; empty if all of that holds already. What was taken
/// is always booked, also beyond the fee: it is then owed back. Somebody who has come already is
/// here all the same. Anyone who would have to wait is refused as ParticipantFault::OnWaitingList
/// if anything was taken for them. Places: "/people/<index>", and those of enrol() and
/// changeParticipant() below it.
Result<Change> enterAtDoor(const Situation& now, const std::vector<DoorPerson>& people);

/// Another spelling of the name of somebody whom that helper's pages enrolled.
struct Spelling
{
    ParticipantUuid person;
    QString name;
    HelperId by;
};

/// Corrects it. Refused as ParticipantFault::Gone, EnrolledElsewhere for anybody else, at
/// "/person", and as changeParticipant().
Result<Change> correctSpelling(const Situation& now, const Spelling& wanted);

} // namespace core
