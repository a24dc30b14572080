#pragma once

#include <cstdint>

namespace desk {

/// The scope of a journal, and of undo and redo.
enum class Scope : std::uint8_t {
    Tournament, ///< The open one.
    Club,       ///< The directory and everything else of the club as a whole.
    Money,      ///< Of either what moves money; a journal of its own it is not.
};

} // namespace desk
