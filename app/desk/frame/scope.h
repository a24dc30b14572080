#pragma once

#include <cstdint>

namespace desk {

/// What undo and redo on a page are about; see history_actions.cpp.
enum class Scope : std::uint8_t {
    Tournament, ///< The open one.
    People,     ///< The directory, and who is who.
    Series,
    Money, ///< Cash, and payments of the open tournament.
    Hall,  ///< The club's helpers, and the open tournament.
};

/// Whose journal.
enum class JournalOf : std::uint8_t { Tournament, Club };

} // namespace desk
