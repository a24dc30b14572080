#pragma once

#include "core/change/change.h"

#include <cstdint>

/// A tournament's contents except its settings, as an order-independent sum of digests (modulo
/// 2^64): of each participant, round, table, game and the penalties, with their keys. A change
/// replaces only its own summand, so damage elsewhere still shows.
///
/// A new member is included only if it differs from its default, unless a migration recomputes all
/// sums by setting them to NULL.
namespace db {

std::uint64_t digestOf(const core::Tournament& tournament);

/// A step's contribution to the sum.
std::uint64_t differenceOf(const core::Step& step);

} // namespace db
