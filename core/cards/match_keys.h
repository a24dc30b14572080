#pragma once

#include "core/cards/matches.h"
#include "core/model/enum_keys.h"

namespace core {

template <>
inline constexpr EnumKeys<MatchStatus> enumKeys<MatchStatus> = {
    {MatchStatus::Running, "running"}, {MatchStatus::Won, "won"},
    {MatchStatus::Split, "split"},     {MatchStatus::TieBreaker, "tie-breaker"},
    {MatchStatus::Lot, "lot"},
};

} // namespace core
