#pragma once

#include "core/player.h"
#include "core/result.h"
#include "core/store.h"
#include "core/tournament.h"

#include <vector>

/// An invented club with the evenings of a year, to try things out with. It is the same wherever it
/// is made.
namespace core {

struct SampleClub
{
    std::vector<Player> directory;    ///< Without ids.
    std::vector<Tournament> evenings; ///< Oldest first, normalised and without faults.
};

/// 24 evenings of 16 to 32 people, among them guests, namesakes of two clubs, people known by name
/// alone, an open tournament and an evening of Rommé 500; with payments and prizes.
SampleClub sampleClub();

/// Stores it in an empty club database, dated as it was played; one result is corrected a day
/// later. Two series and the cash of the year come on top.
Result<Done> storeSampleClub(Store& store);

} // namespace core
