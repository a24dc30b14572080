#pragma once

#include "core/model/player.h"
#include "core/model/result.h"
#include "core/model/tournament.h"
#include "core/store/store.h"

#include <vector>

/// An invented club with a year of evenings, for trying things out. The same wherever it is
/// created.
namespace core {

struct SampleClub
{
    std::vector<Player> directory;    ///< Without ids.
    std::vector<Tournament> evenings; ///< Oldest first, normalised and without faults.
};

/// 24 evenings of 16 to 32 people, among them guests, namesakes of two clubs, people known by name
/// alone, an open tournament and an evening of Rommé 500; with payments and prizes.
SampleClub sampleClub();

/// Stores it in an empty club database, with realistic dates; one result is corrected a day later.
/// Also adds two series and the cash of the year.
Result<Done> storeSampleClub(Store& store);

} // namespace core
