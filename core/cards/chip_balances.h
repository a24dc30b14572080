#pragma once

#include "core/tournament.h"
#include "scoring/chips.h"

#include <vector>

namespace core {

/// What somebody has won or, negative, paid in chips over all deals.
struct ChipBalance
{
    StartNumber number{1};
    scoring::Chips chips;

    friend bool operator==(const ChipBalance&, const ChipBalance&) = default;
};

/// Everybody's chips after all deals of rounds that count, by start number; the sum is zero. Deals
/// are paid in the order of rounds, tables and deals, by who held the hands; tie-breakers are not
/// paid. Empty where the tournament has no chips.
std::vector<ChipBalance> chipBalances(const Tournament& tournament);

} // namespace core
