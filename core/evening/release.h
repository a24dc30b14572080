#pragma once

#include "core/model/tournament.h"

#include <optional>

/// The release of standings, which governs points everywhere in public: in the hall, on phones, on
/// the website, also in the table of a series.
namespace core {

/// The last round whose points are public; nothing: none.
std::optional<RoundNumber> releasedUntil(const Tournament& tournament);

/// Whether those of all rounds are.
bool areAllReleased(const Tournament& tournament);

} // namespace core
