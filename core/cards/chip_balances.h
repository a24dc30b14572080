#pragma once

#include "core/model/tournament.h"
#include "scoring/chips.h"

#include <optional>
#include <vector>

namespace core {

/// Whether deals of the tournament are paid in chips.
bool hasChips(const Settings& settings);

/// The chips somebody has won or, if negative, paid over all deals.
struct ChipBalance
{
    StartNumber number{1};
    scoring::Chips chips;

    friend bool operator==(const ChipBalance&, const ChipBalance&) = default;
};

/// The payment of each hand in a deal; the sum is zero.
struct DealPayment
{
    GameKey deal;
    scoring::PerSeat<scoring::Chips> gains;

    friend bool operator==(const DealPayment&, const DealPayment&) = default;
};

/// All paid deals, in order of payment: by round, table and deal. Only rounds that count, up to
/// `after`; tie-breakers are not paid. Empty where the tournament has no chips.
std::vector<DealPayment> dealPayments(const Tournament& tournament,
                                      std::optional<RoundNumber> after = std::nullopt);

/// Everyone's chips after these deals, by start number of the holder of the hands; the sum is zero.
/// Empty where the tournament has no chips.
std::vector<ChipBalance> chipBalances(const Tournament& tournament,
                                      std::optional<RoundNumber> after = std::nullopt);

} // namespace core
