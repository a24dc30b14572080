#pragma once

#include "core/seating/arrangement.h"
#include "core/seating/catalogue.h"
#include "core/seating/quality.h"

#include <optional>
#include <vector>

/// Constructed rounds of tables on abstract points, from which the search starts.
namespace seating {

struct Design
{
    int points = 0;
    std::vector<Groups> rounds;
    Method method = Method::Search;
};

/// Four columns of `tables` points each; round r shifts the columns against each other. Yields as
/// many rounds without a repeat as shifting allows, at most `rounds`.
Design directShift(int tables, int rounds);

Design develop(const Starter& starter);

/// Designs without repeats for this many points (a multiple of four), best known first. They may
/// have fewer rounds than wanted.
std::vector<Design> designsFor(int points, int rounds);

Design designOf(const StoredPlan& plan);

/// The catalogue's plan for exactly these numbers with the fewest repeats; with Threes::First, the
/// one with the fewest among those with even tables of three, if any.
std::optional<Design> storedDesign(int players, int rounds, Threes threes);

} // namespace seating
