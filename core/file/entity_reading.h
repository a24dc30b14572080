#pragma once

#include "core/file/json_reading.h"
#include "core/model/bookings.h"
#include "core/model/settings_catalogue.h"

/// Reading the parts of a tournament from the members of their JSON objects, as in the
/// tournament file and the journal. Absent members leave the target unchanged.
namespace core {

/// The settings of one group.
struct SettingsPart
{
    Settings& settings;
    SettingGroup group;
};

void readMembers(ObjectReader& object, Settings& settings);
void readMembers(ObjectReader& object, SettingsPart& part);
void readMembers(ObjectReader& object, Participant& participant);
void readMembers(ObjectReader& object, PresenceSpan& span);
void readMembers(ObjectReader& object, FeeClass& feeClass);
void readMembers(ObjectReader& object, FeePayment& payment);
void readMembers(ObjectReader& object, NamedPayment& named);
void readMembers(ObjectReader& object, Penalty& penalty);
void readMembers(ObjectReader& object, TieDecision& decision);
void readMembers(ObjectReader& object, Prize& prize);
void readMembers(ObjectReader& object, Raffle& raffle);
void readMembers(ObjectReader& object, ScheduleEntry& entry);
void readMembers(ObjectReader& object, RoundClock& clock);
void readMembers(ObjectReader& object, RoundHead& head);
void readMembers(ObjectReader& object, TableHead& head);
void readMembers(ObjectReader& object, GameOutcome& outcome);

/// A round with its tables and games. These are deals in Rommé 500 only; without `ruleSet` each
/// game says which it is.
void readRound(const JsonValue& value, Round& round, std::optional<scoring::RuleSet> ruleSet,
               Refusals& faults);

void readValue(const JsonValue& value, scoring::Scale& target, Refusals& faults);
void readValue(const JsonValue& value, scoring::ByeMatchPoints& target, Refusals& faults);
/// For a match form of the same kind only the given members are read.
void readValue(const JsonValue& value, scoring::MatchForm& target, Refusals& faults);
void readValue(const JsonValue& value, std::pair<StartNumber, StartNumber>& target,
               Refusals& faults);
/// No duplicates.
void readValue(const JsonValue& list, std::vector<scoring::TieBreak>& target, Refusals& faults);
/// An amount within paidCentsRange.
void readValue(const JsonValue& value, std::int64_t& cents, Refusals& faults);
/// A single amount or a list of them.
void readValue(const JsonValue& value, std::vector<std::int64_t>& prizes, Refusals& faults);

template <typename Entity>
concept HasMembers = requires(ObjectReader& object, Entity& entity)
{
    readMembers(object, entity);
};

/// The whole object; unknown keys are refused.
template <HasMembers Entity>
void readValue(const JsonValue& value, Entity& target, Refusals& faults)
{
    ObjectReader object(value, faults);
    readMembers(object, target);
    object.refuseOtherKeys();
}

} // namespace core
