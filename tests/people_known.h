#pragma once

#include "core/player.h"

#include <utility>
#include <vector>

/// The entries as they were given to a store, which gave each of them an id.
inline std::vector<core::Player> withoutIds(std::vector<core::Player> players)
{
    for (auto& player : players) {
        player.id = {};
    }
    return players;
}
