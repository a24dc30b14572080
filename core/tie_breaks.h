#pragma once

#include "core/standings.h"

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
    bool isOfCards = false;         ///< Rommé 500 offers it as well,
    bool isOfKnockOuts = false;     ///< and in a knock-out it can decide.
    const char* decision = nullptr; ///< "level on points; more wins (%1 to %2)".
    const char* choice = nullptr;   ///< In a list of choices: "more games won".
    const char* head = nullptr;     ///< Of a column: "Wins".
    const char* cardChoice = nullptr;
    const char* cardHead = nullptr;
};

/// The catalogue of tie-breaks: each has one entry there.
const TieBreakInfo& infoOf(scoring::TieBreak tieBreak);

/// The tie-breaks that can decide under these settings, in the order of the catalogue.
std::vector<scoring::TieBreak> tieBreaksFor(const Settings& settings);

/// Order by that tie-break alone: `less` stands before.
std::strong_ordering compareByTieBreak(scoring::TieBreak tieBreak, const Tally& left,
                                       const Tally& right);

} // namespace core
