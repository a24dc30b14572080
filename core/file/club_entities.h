#pragma once

#include "core/club/club.h"
#include "core/file/entity_reading.h"
#include "core/file/entity_writing.h"

/// Writes and reads club data as members of JSON objects; only for the .cpp files of this folder.
namespace core {

void writeMembers(Json& object, const Player& player);
void writeMembers(Json& object, const Series& series);
void writeMembers(Json& object, const ClosedSeries& closed);
void writeMembers(Json& object, const ClosedSeriesLine& line);
void writeMembers(Json& object, const CashMovement& movement);
void writeMembers(Json& object, const CashCount& count);
void writeMembers(Json& object, const ErasedPerson& person);
void writeMembers(Json& object, const MergedPlayer& player);
void writeMembers(Json& object, const DeletedItem& item);
void writeMembers(Json& object, const EveningVersion& version);
void writeMembers(Json& object, const Helper& helper);

void readMembers(ObjectReader& object, Player& player);
void readMembers(ObjectReader& object, Series& series);
void readMembers(ObjectReader& object, ClosedSeries& closed);
void readMembers(ObjectReader& object, ClosedSeriesLine& line);
void readMembers(ObjectReader& object, CashMovement& movement);
void readMembers(ObjectReader& object, CashCount& count);
void readMembers(ObjectReader& object, ErasedPerson& person);
void readMembers(ObjectReader& object, MergedPlayer& player);
void readMembers(ObjectReader& object, DeletedItem& item);
void readMembers(ObjectReader& object, EveningVersion& version);
void readMembers(ObjectReader& object, Helper& helper);

} // namespace core
