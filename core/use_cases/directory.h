#pragma once

#include "core/player.h"
#include "core/result.h"

#include <vector>

/// What the director decides about the club's directory. An entry is identified by name and club.
/// Each function checks and returns what changes, or why not; an empty change if nothing would be
/// different.
namespace core {

struct DirectoryChange
{
    std::vector<Player> removed; ///< Complete, as in the directory.
    std::vector<Player> added;

    [[nodiscard]] bool isEmpty() const { return removed.empty() && added.empty(); }
};

/// Adds those that are not there yet, whether as "Weiß, Käthe" or as "Käthe Weiß"; two of one name
/// and club in the list are two people. Places: "/<index>/name" and so on.
Result<DirectoryChange> addPlayers(const std::vector<Player>& directory,
                                   const std::vector<Player>& players);

/// Tags that others gave or took meanwhile stay so. Places: "/before", "/after/name" and so on.
Result<DirectoryChange> changePlayer(const std::vector<Player>& directory, const Player& before,
                                     const Player& after);

/// One entry for each of the players. Places: "/<index>".
Result<DirectoryChange> removePlayers(const std::vector<Player>& directory,
                                      const std::vector<Player>& players);

/// Removes the doubles and adds their tags to the entry kept. An entry that exists twice may be its
/// own double. Places: "/keep/0", "/doubles/<index>".
Result<DirectoryChange> mergePlayers(const std::vector<Player>& directory, const Player& keep,
                                     const std::vector<Player>& doubles);

} // namespace core
