#include "match_texts.h"

#include "fault_texts.h"

#include <QCoreApplication>

namespace texts {
namespace {

class MatchTexts
{
    Q_DECLARE_TR_FUNCTIONS(MatchTexts)
};

/// What is wrong with a deal that is entered.
QString dealText(core::MatchFault fault, const QString& first, const QString& second)
{
    using enum core::MatchFault;
    switch (fault) {
    case TieBreakDue:
        return MatchTexts::tr("The match is over and tied at the top. Enter a tie-breaker deal "
                              "among numbers %1.")
            .arg(first);
    case TieBreakNotDue:
        return MatchTexts::tr("No tie-breaker deal is due at game %1. Enter it as a deal of the "
                              "match, or not at all.")
            .arg(first);
    case TieBreakOthers:
        return MatchTexts::tr("The tie-breaker deal is due among numbers %1 and nobody else. Name "
                              "these.")
            .arg(first);
    case TieBreakNobody:
        return MatchTexts::tr("A tie-breaker deal has to say who played it. Name them.");
    case TieBreakHand:
        return MatchTexts::tr("Number %1 is tied and has to play the tie-breaker deal. Enter the "
                              "result, or note that they left the match.")
            .arg(first);
    case LaterDeals:
        return MatchTexts::tr("With this result the deals %1 after it would have no place in the "
                              "match. Clear these first, the last one first.")
            .arg(first);
    default:
        break;
    }
    return second.isEmpty()
               ? MatchTexts::tr("The match is over: nobody is left to play game %1.").arg(first)
               : MatchTexts::tr("The match was over after game %2; game %1 has no place in it. "
                                "Leave it out.")
                     .arg(first, second);
}

QString lotText(core::MatchFault fault, const QString& first, const QString& second)
{
    using enum core::MatchFault;
    switch (fault) {
    case LotOthers:
        return MatchTexts::tr("Number %1 takes no part in the lot. It is drawn among numbers %2.")
            .arg(first, second);
    case LotTwice:
        return MatchTexts::tr("Number %1 is drawn twice. Name each once.").arg(first);
    case LotTooShort:
        return MatchTexts::tr("%1 of %2 places are drawn. Draw for all of them.")
            .arg(first, second);
    default:
        break;
    }
    return MatchTexts::tr("No lot is due at table %1. Leave it out.").arg(first);
}

} // namespace

QString text(core::MatchFault fault, const QStringList& arguments)
{
    using enum core::MatchFault;
    const QString first = arguments.value(0);
    const QString second = arguments.value(1);
    switch (fault) {
    case DealAfterEnd:
    case TieBreakDue:
    case TieBreakNotDue:
    case TieBreakOthers:
    case TieBreakNobody:
    case TieBreakHand:
    case LaterDeals:
        return dealText(fault, first, second);
    case LotNotDue:
    case LotOthers:
    case LotTwice:
    case LotTooShort:
        return lotText(fault, first, second);
    case NotAtTable:
        return MatchTexts::tr("Number %1 does not sit at this table, so they cannot leave its "
                              "match. Look at the seating.")
            .arg(first);
    case LeftTwice:
        return MatchTexts::tr("Number %1 left the match twice. Name each once.").arg(first);
    case HasNotLeft:
        return MatchTexts::tr("Number %1 has not left the match, so they cannot come back to it.")
            .arg(first);
    case OneRoundAtATime:
        return MatchTexts::tr("Of a knock-out one round at a time is seated: only its tables tell "
                              "who is in the next.");
    case TablesUndecided:
        return MatchTexts::tr("In round %1 it is not decided who goes on from tables %2. Enter "
                              "what is missing there first.")
            .arg(first, second);
    case HasWinner:
        return MatchTexts::tr("Number %1 has won the knock-out. There is no further round.")
            .arg(first);
    case IsOut:
        return second.isEmpty()
                   ? MatchTexts::tr("Number %1 is not in the knock-out. Seat only who goes on.")
                         .arg(first)
                   : MatchTexts::tr("Number %1 was out of the knock-out after round %2. Seat only "
                                    "who goes on.")
                         .arg(first, second);
    case NotCards:
        return MatchTexts::tr("This is for tournaments of Rommé 500 alone.");
    case NotAKnockOut:
        return MatchTexts::tr("This tournament is no knock-out, so it has no tree.");
    case NoChips:
        return MatchTexts::tr("This tournament has no chips. Set pcr, the chips a point is worth.");
    }
    return {};
}

QString text(core::MatchStatus status)
{
    using enum core::MatchStatus;
    switch (status) {
    case Running:
        return MatchTexts::tr("running", "a match");
    case Won:
        return MatchTexts::tr("won", "a match");
    case Split:
        return MatchTexts::tr("tied", "a match");
    case TieBreaker:
        return MatchTexts::tr("tie-breaker due");
    case Lot:
        return MatchTexts::tr("lot due");
    }
    return {};
}

QString text(core::MatchOver over)
{
    using enum core::MatchOver;
    switch (over) {
    case TargetReached:
        return MatchTexts::tr("target reached");
    case DealsPlayed:
        return MatchTexts::tr("all deals played");
    case TimeRanOut:
        return MatchTexts::tr("time ran out");
    case WalkOver:
        return MatchTexts::tr("the others left");
    }
    return {};
}

} // namespace texts
