#pragma once

#include "core/model/player.h"

#include <utility>
#include <vector>

/// The entries as passed to a store, without the ids it assigned.
inline std::vector<core::Player> withoutIds(std::vector<core::Player> players)
{
    for (auto& player : players) {
        player.id = {};
    }
    return players;
}
