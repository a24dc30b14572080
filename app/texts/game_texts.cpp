#include "fault_texts.h"

#include <QCoreApplication>

namespace texts {
namespace {

class GameTexts
{
    Q_DECLARE_TR_FUNCTIONS(GameTexts)
};

} // namespace

QString text(scoring::GameFault fault, const QStringList& arguments)
{
    using enum scoring::GameFault;
    const QString actual = arguments.value(0);
    const QString limit = arguments.value(1);
    switch (fault) {
    case NegativeStones:
        return GameTexts::tr("A hand cannot have %1 stones left. Give 0 or more.").arg(actual);
    case NegativeClaims:
        return GameTexts::tr("Nobody can have %1 claims. Give 0 or more.").arg(actual);
    case ClaimsInPure:
        return GameTexts::tr("Rummy-pure has no claims, but %n stand here. Leave them out.",
                             nullptr, actual.toInt());
    case HandCountRefused:
        return GameTexts::tr(
                   "%n hand(s) were played; the rules need %1 to 4. Close the game as not "
                   "played, or enter who played.",
                   nullptr, actual.toInt())
            .arg(limit);
    case SeveralEmptyHands:
        return GameTexts::tr("%n hands have no stones left, but only one can go out. Look at the "
                             "slip again.",
                             nullptr, actual.toInt());
    case NoEmptyHand:
        return GameTexts::tr("Nobody has gone out: a Rommé needs one hand of 0 stones. If the game "
                             "was ended early, enter it as ended early.");
    case EmptyHandInEarly:
        return GameTexts::tr("Somebody has gone out, so the game was not ended early. Enter it as "
                             "a Rommé.");
    case FirstRoundRommeIsOff:
        return GameTexts::tr("This tournament does not score a first-round Rommé. Enter the game "
                             "as a Rommé, or change the option firstRoundRomme.");
    case TooManyStones:
        return GameTexts::tr("The stones left and 4 for each claim make %1, but the game has only "
                             "%2 stones. Look at the slip again.")
            .arg(actual, limit);
    }
    return {};
}

QString text(scoring::GameDoubt doubt, const QStringList& arguments)
{
    using enum scoring::GameDoubt;
    const QString actual = arguments.value(0);
    const QString limit = arguments.value(1);
    switch (doubt) {
    case LargeHand:
        return GameTexts::tr("%1 stones in one hand are many; more than %2 are hardly possible. Is "
                             "that right?")
            .arg(actual, limit);
    case HardlyAnyMelded:
        return GameTexts::tr("Somebody went out, yet only %n stone(s) can lie on the table. Is "
                             "that right?",
                             nullptr, actual.toInt());
    case ManyClaims:
        return GameTexts::tr("%1 claims by one person are many. Is that right?").arg(actual);
    case LateFirstRound:
        return GameTexts::tr("%1 stones in one hand: in the first circuit nobody has more than %2. "
                             "Was it really a first-round Rommé?")
            .arg(actual, limit);
    case FullFirstRound:
        return GameTexts::tr("The stones left and 4 for each claim make %1, but the first circuit "
                             "deals only %2. Was it really a first-round Rommé?")
            .arg(actual, limit);
    case SameAsPreviousGame:
        return GameTexts::tr("The game before at this table has the same numbers. Was it entered "
                             "twice?");
    }
    return {};
}

} // namespace texts
