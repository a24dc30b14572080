#pragma once

#include "core/ranking/standings.h"

#include <cstdint>
#include <variant>
#include <vector>

namespace core {

/// What a tie-break counts.
using TieBreakValue = std::variant<std::int64_t Tally::*, scoring::MatchPoints Tally::*>;

/// Everything about a tie-break. Texts are not translated yet; core/texts/rule_texts.h does
/// that.
struct TieBreakInfo
{
    TieBreakValue value;
    bool isFewerBetter = false;
    bool isOfCards = false;         ///< Also offered in Rommé 500,
    bool isOfKnockOuts = false;     ///< and can decide in a knock-out.
    const char* decision = nullptr; ///< "level on points; more wins (%1 to %2)".
    const char* choice = nullptr;   ///< In a list of choices: "more games won".
    const char* head = nullptr;     ///< Of a column: "Wins".
    const char* cardChoice = nullptr;
    const char* cardHead = nullptr;
};

/// The catalogue of tie-breaks.
const TieBreakInfo& infoOf(scoring::TieBreak tieBreak);

/// The tie-breaks that can decide under these settings, in catalogue order.
std::vector<scoring::TieBreak> tieBreaksFor(const Settings& settings);

/// Order by that tie-break only: `less` comes first.
std::strong_ordering compareByTieBreak(scoring::TieBreak tieBreak, const Tally& left,
                                       const Tally& right);

} // namespace core
