#pragma once

#include "arrangement.h"
#include "catalogue.h"
#include "quality.h"

#include <optional>
#include <vector>

/// Rounds of tables on abstract points, found by construction; the start of the search.
namespace seating {

struct Design
{
    int points = 0;
    std::vector<Groups> rounds;
    Method method = Method::Search;
};

/// Four columns of so many tables; round r shifts the columns against each other. As many rounds
/// without a repeated meeting as the shift gives, at most the rounds wanted.
Design directShift(int tables, int rounds);

Design develop(const Starter& starter);

/// Designs without repeats for this many points (a multiple of four), best known first. They may
/// have fewer rounds than wanted.
std::vector<Design> designsFor(int points, int rounds);

/// The plan of the catalogue for exactly these numbers.
std::optional<Design> storedDesign(int players, int rounds);

} // namespace seating
