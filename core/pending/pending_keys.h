#pragma once

#include "core/model/enum_keys.h"
#include "core/pending/pending_entry.h"

/// The keys of what pending entries have, in databases and on the command line.
namespace core {

template <>
inline constexpr EnumKeys<SettledHow> enumKeys<SettledHow> = {
    {SettledHow::Taken, "taken"},
    {SettledHow::Dropped, "dropped"},
    {SettledHow::Replaced, "replaced"},
};
template <>
inline constexpr EnumKeys<scoring::GameDoubt> enumKeys<scoring::GameDoubt> = {
    {scoring::GameDoubt::LargeHand, "large-hand"},
    {scoring::GameDoubt::HardlyAnyMelded, "hardly-any-melded"},
    {scoring::GameDoubt::ManyClaims, "many-claims"},
    {scoring::GameDoubt::LateFirstRound, "late-first-round"},
    {scoring::GameDoubt::FullFirstRound, "full-first-round"},
    {scoring::GameDoubt::SameAsPreviousGame, "same-as-previous-game"},
};

} // namespace core
