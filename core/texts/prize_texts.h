#pragma once

#include "core/evening/prize_changes.h"
#include "core/money/prize_doubts.h"
#include "core/money/prizes.h"

#include <QString>
#include <QStringList>

/// Prizes in words: what they are for, who wins them and why.
namespace texts {

/// A kind of prize, in a list of choices: "Best of a group".
QString text(core::PrizeFor what);
/// "free choice, turn 2".
QString turnText(std::int32_t turn);
/// "places 4 to 10 choose freely, one after the other".
QString freeChoiceText(const core::FreeChoice& choice);
/// "the best of Damen", "the best 4 of a club", "most points in round 3".
QString purposeText(const core::Prize& prize);
/// The prize for one place: "30 €", "20 % of the start fees", "a ham", "free choice, turn 2";
/// empty for a place before a free choice.
QString placeWorthText(const core::Prize& prize, std::size_t place);

/// What all places are worth, the first one's first: "30 €, 20 €", "20 % of the start fees", "a
/// ham".
QString allWorthText(const core::Prize& prize);
/// "1st place", "Best lady", "Best lady, 2nd place".
QString awardTitle(const core::Settings& settings, const core::Award& award);
/// What this winner gets: "20 €", "a ham", "a ham, a bottle (shared by 2)", "free choice, turn 2".
QString awardWorth(const core::Award& award);
/// "Käthe Weiß"; for a team "Hof: Käthe Weiß, Uwe Lang".
QString winnersText(const core::Tournament& tournament, const core::Award& award);
/// What decided: "31½ points", "12 claims", "drawn, given already"; empty for a place by rank.
QString decidedText(const core::Tournament& tournament, const core::Award& award);
/// "passed on from Käthe Weiß, who has 1st place, and Uwe Lang, who has gone home"; empty if not
/// passed on.
QString passedOnText(const core::Tournament& tournament, const core::Prizes& prizes,
                     const core::Award& award);
/// "Best lady: nobody in the group \"Damen\" has a result (30 €)."
QString text(const core::Settings& settings, const core::Unwon& unwon);
/// "Nobody can win this: nobody is in the group \"Damen\"."
QString text(const core::Prize& prize, const core::Settings& settings,
             const core::PrizeDoubt& doubt);
/// "40 € → 30 €", "– → 10 €".
QString worthText(const core::PrizeChange& change);
/// "Other prizes than before: Käthe Weiß 40 € → 30 €; Uwe Lang – → 10 €."; empty if there are none.
QString text(const core::Tournament& tournament, const std::vector<core::PrizeChange>& changes);
/// "2 cents that cannot be shared equally go one each to Käthe Weiß and Uwe Lang."
QString oddCentsText(std::int64_t cents, const QStringList& names);
/// Who gets the cents that rounding and sharing leave over; empty if there are none.
QStringList leftOverNotes(const core::Tournament& tournament, const core::Prizes& prizes);
/// All that the director should know: prizes nobody wins, teams that are too small, and the
/// leftOverNotes().
QStringList prizeNotes(const core::Tournament& tournament, const core::Prizes& prizes);

} // namespace texts
