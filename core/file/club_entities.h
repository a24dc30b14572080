#pragma once

#include "core/club/club.h"
#include "core/file/entity_reading.h"
#include "core/file/entity_writing.h"

#include <concepts>

/// Writes and reads club data as members of JSON objects; only for the .cpp files of this folder.
namespace core {

void writeMembers(Json& object, const Player& player);
void writeMembers(Json& object, const Series& series);
void writeMembers(Json& object, const ClosedSeries& closed);
void writeMembers(Json& object, const ClosedSeriesLine& line);
void writeMembers(Json& object, const CashMovement& movement);
void writeMembers(Json& object, const CashCount& count);
void writeMembers(Json& object, const ErasedPerson& person);

void readMembers(ObjectReader& object, Player& player);
void readMembers(ObjectReader& object, Series& series);
void readMembers(ObjectReader& object, ClosedSeries& closed);
void readMembers(ObjectReader& object, ClosedSeriesLine& line);
void readMembers(ObjectReader& object, CashMovement& movement);
void readMembers(ObjectReader& object, CashCount& count);
void readMembers(ObjectReader& object, ErasedPerson& person);

/// PlayerId, TournamentUuid and their like.
template <typename Id>
concept UuidId = requires(Id id)
{
    {
        id.value
        } -> std::same_as<QUuid&>;
};

/// null for the null one.
template <UuidId Id>
Json toJson(const Id& id)
{
    return id.value.isNull() ? Json(nullptr) : toJson(uuidText(id.value));
}

template <UuidId Id>
void readValue(const JsonValue& value, Id& target, Refusals& faults)
{
    if (value.isNull()) {
        target = {};
    } else {
        readValue(value, target.value, faults);
    }
}

} // namespace core
