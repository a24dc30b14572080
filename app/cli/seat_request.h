#pragma once

#include "call.h"
#include "core/ids.h"
#include "core/seating/seating.h"
#include "read.h"
#include "seat_places.h"

#include <chrono>
#include <cstdint>
#include <optional>

/// What `seat` asks the seating library without a tournament.
namespace cli {

struct SeatRequest
{
    seating::Request request;
    core::RoundNumber firstRound{1}; ///< The one after the last of the history.
    SeatPlaces places;
};

/// Reads the options and the files they name.
Read<SeatRequest> readSeatRequest(Call& call);

/// A time to search as people write it ("2", "0.5"): above 0 and up to an hour.
std::optional<std::chrono::milliseconds> secondsFrom(const QString& text);

/// `--steps`, else `--seconds` as secondsFrom() reads it, else one second.
seating::Limit searchLimit(const Arguments& arguments);

/// The seed, unless another is given: the same call gives the same plan.
inline constexpr qint64 defaultSeed = 1;
std::uint64_t searchSeed(const Arguments& arguments);

} // namespace cli
