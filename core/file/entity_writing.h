#pragma once

#include "core/file/plain_text.h"
#include "core/model/bookings.h"
#include "core/model/enum_keys.h"
#include "core/model/tournament.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

/// Writes the parts of a tournament as members of JSON objects, for the tournament file and the
/// journal: every key is written, including defaults. The counterpart of entity_reading.h; only for
/// the .cpp files of this folder.
namespace core {

/// Keeps the keys in the order in which they are written.
using Json = nlohmann::ordered_json;

void writeMembers(Json& object, const Settings& settings);
void writeMembers(Json& object, const Participant& participant);
void writeMembers(Json& object, const PresenceSpan& span);
void writeMembers(Json& object, const FeeClass& feeClass);
void writeMembers(Json& object, const FeePayment& payment);
void writeMembers(Json& object, const NamedPayment& named);
void writeMembers(Json& object, const Penalty& penalty);
void writeMembers(Json& object, const TieDecision& decision);
void writeMembers(Json& object, const Prize& prize);
void writeMembers(Json& object, const Raffle& raffle);
void writeMembers(Json& object, const ScheduleEntry& entry);
void writeMembers(Json& object, const RoundClock& clock);
void writeMembers(Json& object, const RoundHead& head);
void writeMembers(Json& object, const TableHead& head);
void writeMembers(Json& object, const Table& table);
void writeMembers(Json& object, const Round& round);
void writeMembers(Json& object, const GameOutcome& outcome);
void writeMembers(Json& object, const Game& game);

inline Json toJson(bool value)
{
    return value;
}
inline Json toJson(std::int32_t value)
{
    return value;
}
inline Json toJson(std::int64_t value)
{
    return value;
}
inline Json toJson(const QString& text)
{
    return text.toStdString();
}
inline Json toJson(const QDate& date)
{
    return toJson(date.toString(Qt::ISODate));
}

inline Json toJson(QTime time)
{
    return toJson(time.toString(timeOfDayFormat()));
}
inline Json toJson(const QDateTime& moment)
{
    return toJson(moment.toUTC().toString(Qt::ISODate));
}

template <HasWords Value>
Json toJson(Value value)
{
    return toJson(keyOf(value));
}

/// A start, round, table or game number.
template <typename Id>
requires(std::is_enum_v<Id> && !HasWords<Id>) Json toJson(Id id)
{
    return plain(id);
}

/// null for the null one.
template <typename Tag>
Json toJson(const UuidOf<Tag>& id)
{
    return id.value.isNull() ? Json(nullptr) : toJson(uuidText(id.value));
}

inline Json toJson(scoring::MatchPoints points)
{
    return fractionText(points);
}

template <typename Entity>
requires requires(Json& object, const Entity& entity)
{
    writeMembers(object, entity);
}
Json toJson(const Entity& entity)
{
    Json object = Json::object();
    writeMembers(object, entity);
    return object;
}

/// null for nothing.
template <typename Value>
Json toJson(const std::optional<Value>& value)
{
    return value ? toJson(*value) : Json(nullptr);
}

Json toJson(const scoring::Scale& scale);
Json toJson(const scoring::ByeMatchPoints& bye);
Json toJson(const scoring::MatchForm& match);
Json toJson(const std::vector<scoring::TieBreak>& tieBreaks);
/// A single prize needs no list.
Json toJson(const std::vector<std::int64_t>& prizes);
Json toJson(const std::vector<std::pair<StartNumber, StartNumber>>& pairs);
Json toJson(const std::vector<ScheduleEntry>& schedule);
Json toJson(const std::vector<FeeClass>& classes);
Json toJson(const std::vector<Prize>& prizes);
Json toJson(const std::vector<Penalty>& penalties);
Json toJson(const std::vector<TieDecision>& decisions);
Json toJson(const std::vector<Raffle>& raffles);

/// Also of a QStringList.
template <typename Items>
Json listOf(const Items& items)
{
    Json list = Json::array();
    for (const auto& item : items) {
        list.push_back(toJson(item));
    }
    return list;
}

} // namespace core
