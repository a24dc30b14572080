#pragma once

#include "core/model/player.h"
#include "core/model/tournament.h"

#include <utility>
#include <vector>

/// As imported: anyone enrolled again has another id.
inline core::Tournament withoutIds(core::Tournament tournament)
{
    for (auto& participant : tournament.participants) {
        participant.uuid = {};
        for (auto& payment : participant.payments) {
            payment.number = core::PaymentNumber{0};
            payment.payer = {};
        }
    }
    for (auto& payment : tournament.formerPayments) {
        payment.payer.participant = {};
        payment.number = core::PaymentNumber{0};
    }
    return tournament;
}

/// The entries as passed to a store, without the ids it assigned.
inline std::vector<core::Player> withoutIds(std::vector<core::Player> players)
{
    for (auto& player : players) {
        player.id = {};
    }
    return players;
}
