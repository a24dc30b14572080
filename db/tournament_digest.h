#pragma once

#include "core/change.h"

#include <cstdint>

/// A tournament's contents but its settings, as a sum of digests (modulo 2^64) that doesn't depend
/// on an order: of each participant, round, table, game and of the penalties, with their keys. A
/// change of one replaces its summand alone, so that damage elsewhere still shows.
///
/// A member that is new is added only where it differs from its default, unless a migration gives
/// all tournaments new sums: it sets them to NULL.
namespace db {

std::uint64_t digestOf(const core::Tournament& tournament);

/// What a step adds to the sum.
std::uint64_t differenceOf(const core::Step& step);

} // namespace db
