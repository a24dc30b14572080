#include "standings_texts.h"

#include "numbers.h"

#include <QCoreApplication>

namespace texts {

using core::Decision;
using core::Tally;
using scoring::TieBreak;

namespace {

class DecisionTexts
{
    Q_DECLARE_TR_FUNCTIONS(DecisionTexts)
};

QString pointsText(const scoring::RuleOptions& options, const Tally& ahead, const Tally& behind,
                   const QLocale& locale)
{
    if (options.rankBy == scoring::RankBy::Tmp) {
        return DecisionTexts::tr("more TMP (%1 to %2)")
            .arg(matchPointsText(ahead.tmp(), locale), matchPointsText(behind.tmp(), locale));
    }
    const auto mean = [&locale](const Tally& tally) {
        return meanText(tally.gmp + tally.cmp + tally.penalties, tally.games, locale);
    };
    return DecisionTexts::tr("a higher mean of a game (%1 to %2)").arg(mean(ahead), mean(behind));
}

QString tieBreakText(TieBreak tieBreak, const Tally& ahead, const Tally& behind,
                     const QLocale& locale)
{
    switch (tieBreak) {
    case TieBreak::Wins:
        return DecisionTexts::tr("level on points; more wins (%1 to %2)")
            .arg(ahead.wins)
            .arg(behind.wins);
    case TieBreak::Rommes:
        return DecisionTexts::tr("level on points; more Rommés (%1 to %2)")
            .arg(ahead.rommes)
            .arg(behind.rommes);
    case TieBreak::Claims:
        return DecisionTexts::tr("level on points; more claims (%1 to %2)")
            .arg(ahead.claims)
            .arg(behind.claims);
    case TieBreak::Stones:
        return DecisionTexts::tr("level on points; fewer stones (%1 to %2)")
            .arg(ahead.stones)
            .arg(behind.stones);
    case TieBreak::Gmp:
        return DecisionTexts::tr("level on points; more GMP (%1 to %2)")
            .arg(matchPointsText(ahead.gmp, locale), matchPointsText(behind.gmp, locale));
    }
    return {};
}

} // namespace

QString decisionText(const scoring::RuleOptions& options, const Tally& ahead, const Tally& behind,
                     const QLocale& locale)
{
    const auto decision = core::decisionBetween(options, ahead, behind);
    switch (decision.by) {
    case Decision::By::HavingPlayed:
        return DecisionTexts::tr("has played a game");
    case Decision::By::Reached:
        return DecisionTexts::tr("stayed longer in the tournament");
    case Decision::By::TieBreakDeal:
        return DecisionTexts::tr("level on points; has won the tie-breaker");
    case Decision::By::Points:
        return pointsText(options, ahead, behind, locale);
    case Decision::By::TieBreak:
        return tieBreakText(*decision.tieBreak, ahead, behind, locale);
    case Decision::By::Nothing:
        return DecisionTexts::tr("level in all that decides; the rank is shared");
    }
    return {};
}

} // namespace texts
