#include "core/ranking/tie_breaks.h"

#include "core/cards/knock_out.h"
#include "core/model/enum_keys.h"

#include <QtGlobal>

#include <algorithm>
#include <cstdlib>

namespace core {

using scoring::TieBreak;

const TieBreakInfo& infoOf(TieBreak tieBreak)
{
    switch (tieBreak) {
    case TieBreak::Wins: {
        static constexpr TieBreakInfo info = {
            .value = &Tally::wins,
            .isOfCards = true,
            .isOfKnockOuts = true,
            .decision = QT_TRANSLATE_NOOP("TieBreaks", "level on points; more wins (%1 to %2)"),
            .choice = QT_TRANSLATE_NOOP("TieBreaks", "more games won"),
            .head = QT_TRANSLATE_NOOP("TieBreaks", "Wins"),
            .cardChoice = QT_TRANSLATE_NOOP("TieBreaks", "more matches won"),
            .cardHead = QT_TRANSLATE_NOOP("TieBreaks", "Matches")};
        return info;
    }
    case TieBreak::Rommes: {
        static constexpr TieBreakInfo info = {
            .value = &Tally::rommes,
            .isOfCards = true,
            .isOfKnockOuts = true,
            .decision = QT_TRANSLATE_NOOP("TieBreaks", "level on points; more Rommés (%1 to %2)"),
            .choice = QT_TRANSLATE_NOOP("TieBreaks", "more Rommés"),
            .head = QT_TRANSLATE_NOOP("TieBreaks", "Rommés"),
            .cardChoice = QT_TRANSLATE_NOOP("TieBreaks", "more often out"),
            .cardHead = QT_TRANSLATE_NOOP("TieBreaks", "Out")};
        return info;
    }
    case TieBreak::Claims: {
        static constexpr TieBreakInfo info = {
            .value = &Tally::claims,
            .decision = QT_TRANSLATE_NOOP("TieBreaks", "level on points; more claims (%1 to %2)"),
            .choice = QT_TRANSLATE_NOOP("TieBreaks", "more claims"),
            .head = QT_TRANSLATE_NOOP("TieBreaks", "Claims")};
        return info;
    }
    case TieBreak::Stones: {
        static constexpr TieBreakInfo info = {
            .value = &Tally::stones,
            .isFewerBetter = true,
            .decision = QT_TRANSLATE_NOOP("TieBreaks", "level on points; fewer stones (%1 to %2)"),
            .choice = QT_TRANSLATE_NOOP("TieBreaks", "fewer stones left"),
            .head = QT_TRANSLATE_NOOP("TieBreaks", "Stones")};
        return info;
    }
    case TieBreak::Gmp: {
        static constexpr TieBreakInfo info = {
            .value = &Tally::gmp,
            .isOfCards = true,
            .decision = QT_TRANSLATE_NOOP("TieBreaks", "level on points; more GMP (%1 to %2)"),
            .choice = QT_TRANSLATE_NOOP("TieBreaks", "more GMP"),
            .head = QT_TRANSLATE_NOOP("TieBreaks", "GMP"),
            .cardChoice = QT_TRANSLATE_NOOP("TieBreaks", "more points at the tables"),
            .cardHead = QT_TRANSLATE_NOOP("TieBreaks", "Tables")};
        return info;
    }
    }
    std::abort();
}

std::vector<TieBreak> tieBreaksFor(const Settings& settings)
{
    std::vector<TieBreak> offered;
    for (const auto& [tieBreak, key] : enumKeys<TieBreak>) {
        const auto& info = infoOf(tieBreak);
        if (!playsCards(settings) || (isKnockOut(settings) ? info.isOfKnockOuts : info.isOfCards)) {
            offered.push_back(tieBreak);
        }
    }
    return offered;
}

std::strong_ordering compareByTieBreak(TieBreak tieBreak, const Tally& left, const Tally& right)
{
    const auto& info = infoOf(tieBreak);
    const auto& before = info.isFewerBetter ? left : right;
    const auto& behind = info.isFewerBetter ? right : left;
    return std::visit(
        [&](auto value) -> std::strong_ordering { return before.*value <=> behind.*value; },
        info.value);
}

} // namespace core
