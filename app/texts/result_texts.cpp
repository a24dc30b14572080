#include "fault_texts.h"

#include "core/file/words.h"
#include "time_text.h"

#include <QCoreApplication>

namespace texts {
namespace {

class ResultTexts
{
    Q_DECLARE_TR_FUNCTIONS(ResultTexts)
};

/// What stands there and who entered it: stones, claims, ending, desk and time, from `first` on.
QString standingResult(const QStringList& arguments, qsizetype first)
{
    const QString stones = arguments.value(first);
    const QString claims = arguments.value(first + 1);
    const QString ending = arguments.value(first + 2);
    const QString desk = arguments.value(first + 3);
    const QString time = timeText(QDateTime::fromString(arguments.value(first + 4), Qt::ISODate));
    if (ending == u"cleared") {
        return ResultTexts::tr("nothing, it was cleared (%1, %2)").arg(desk, time);
    }
    if (ending == u"not-played") {
        return ResultTexts::tr("not played (%1, %2)").arg(desk, time);
    }
    if (core::fromWord<scoring::DealEnding>(ending)) {
        return ResultTexts::tr("melded %1, in hand %2, %3 (%4, %5)")
            .arg(stones, claims, ending, desk, time);
    }
    return ResultTexts::tr("stones %1, claims %2, %3 (%4, %5)")
        .arg(stones, claims, ending, desk, time);
}

} // namespace

QString text(core::ResultFault fault, const QStringList& arguments)
{
    using enum core::ResultFault;
    const QString first = arguments.value(0);
    const QString second = arguments.value(1);
    switch (fault) {
    case GameOutOfRange:
        if (second.isEmpty()) {
            return ResultTexts::tr("There is no game %1. Give 1 or more.").arg(first);
        }
        return ResultTexts::tr("There is no game %1: the round has games 1 to %2.")
            .arg(first, second);
    case GameTwice:
        return ResultTexts::tr("Game %1 stands at this table twice. Keep one of them.").arg(first);
    case HandCount:
        return ResultTexts::tr("%1 hands are given, but the table has %2 seats. Give one for each "
                               "seat; who did not play has none.")
            .arg(first, second);
    case TwoSubstitutes:
        return ResultTexts::tr("Somebody plays for this seat and somebody takes it over. Keep one "
                               "of both.");
    case SubstituteMissing:
        return ResultTexts::tr("The name of who played is missing. Give it.");
    case TwoHands:
        return ResultTexts::tr("Number %1 would hold two hands in this game. Look who really "
                               "played.")
            .arg(first);
    case ReasonMissing:
        return ResultTexts::tr("The reason is missing. Say why in a few words.");
    case NotEntered:
        return ResultTexts::tr("Game %1 has not been entered. Enter it first.").arg(first);
    case DifferentResult:
        return ResultTexts::tr("Another result stands there: %1. To replace it, enter this one as "
                               "a correction.")
            .arg(standingResult(arguments, 0));
    case Stale:
        return ResultTexts::tr("The game was changed since: you saw revision %1, now it is %2: %3. "
                               "Look at it and enter again.")
            .arg(first, second, standingResult(arguments, 2));
    case GamesDiffer:
        return ResultTexts::tr("Game %1 was entered at one of the two tables only. Enter it at the "
                               "other one too, or leave results with the seat.")
            .arg(first);
    case TablesDiffer:
        return ResultTexts::tr("Tables %1 and %2 have different numbers of seats, so their results "
                               "cannot change places.")
            .arg(first, second);
    case OtherRules:
        return ResultTexts::tr("This result is of other rules than the tournament's. Rommé 500 has "
                               "points melded and in hand, the others have stones and claims.");
    }
    return {};
}

} // namespace texts
