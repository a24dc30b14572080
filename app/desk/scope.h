#pragma once

#include <cstdint>

namespace desk {

/// What a journal tells of, and what undo and redo act on.
enum class Scope : std::uint8_t {
    Tournament, ///< The open one.
    Club,       ///< The directory, and what else belongs to the club as a whole.
};

} // namespace desk
