#pragma once

#include <cstdint>

namespace core {

/// The records of a club.
enum class RecordKind : std::uint8_t {
    MostPoints,    ///< TMP of an evening.
    MostRommes,    ///< Of an evening.
    LongestStreak, ///< See WinningStreak.
};

} // namespace core
