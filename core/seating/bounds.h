#pragma once

#include "core/seating/problem.h"

#include <cstdint>

/// Lower bounds that no plan can beat, found by counting.
namespace seating {

struct Bounds
{
    /// Sum over pairs of m(m-1)/2, history included.
    std::int64_t c2 = 0;
    /// The same for plans with evenly shared tables of three.
    std::int64_t c2OfEvenThrees = 0;
    /// That of the two which the order of goals aims at.
    std::int64_t c2Wanted = 0;
    /// Meetings that must be second or later ones, by the number of pairs alone.
    std::int64_t repeats = 0;
    int mostMeetings = 0;
    /// Sum over pairs of m(m-1)(m-2)/6 where meetings are spread evenly.
    std::int64_t triples = 0;
};

Bounds computeBounds(const Problem& problem);

/// The least number of repeats of a plan with the least c2 and at most this many meetings.
std::int64_t repeatsBound(const Bounds& bounds, int mostMeetings);

} // namespace seating
