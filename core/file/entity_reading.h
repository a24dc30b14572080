#pragma once

#include "core/tournament.h"
#include "json_reading.h"

/// Reading the parts of a tournament from the members of their JSON objects, as the tournament
/// file and the journal hold them. Members that are absent leave what stands in the target.
namespace core {

/// A member named "options" in the file.
struct OptionsOf
{
    Settings& settings;
};

void readMembers(ObjectReader& object, Settings& settings);
void readMembers(ObjectReader& object, OptionsOf& options);
void readMembers(ObjectReader& object, Licence& licence);
void readMembers(ObjectReader& object, Certificate& certificate);
void readMembers(ObjectReader& object, Participant& participant);
void readMembers(ObjectReader& object, PresenceSpan& span);
void readMembers(ObjectReader& object, Penalty& penalty);
void readMembers(ObjectReader& object, RoundHead& head);
void readMembers(ObjectReader& object, TableHead& head);
void readMembers(ObjectReader& object, GameOutcome& outcome);

/// A round with its tables and games. Under Rommé 500 these are deals, under other rules they are
/// not; without `ruleSet` each tells what it is.
void readRound(const JsonValue& value, Round& round, std::optional<scoring::RuleSet> ruleSet,
               Refusals& faults);

void readValue(const JsonValue& value, scoring::Scale& target, Refusals& faults);
void readValue(const JsonValue& value, scoring::ByeMatchPoints& target, Refusals& faults);
/// Of a form that stays the same only the members given are read.
void readValue(const JsonValue& value, scoring::MatchForm& target, Refusals& faults);
void readValue(const JsonValue& value, std::pair<StartNumber, StartNumber>& target,
               Refusals& faults);

template <typename Entity>
concept HasMembers = requires(ObjectReader& object, Entity& entity)
{
    readMembers(object, entity);
};

/// The whole object; keys that are not known are refused.
template <HasMembers Entity>
void readValue(const JsonValue& value, Entity& target, Refusals& faults)
{
    ObjectReader object(value, faults);
    readMembers(object, target);
    object.refuseOtherKeys();
}

} // namespace core
