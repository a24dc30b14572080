#include "fault_texts.h"

#include <QCoreApplication>

namespace texts {
namespace {

class PeopleTexts
{
    Q_DECLARE_TR_FUNCTIONS(PeopleTexts)
};

} // namespace

QString text(core::ParticipantFault fault, const QStringList& arguments)
{
    using enum core::ParticipantFault;
    const QString first = arguments.value(0);
    const QString second = arguments.value(1);
    switch (fault) {
    case Unknown:
        return PeopleTexts::tr("No participant has the start number %1. Look it up in the list of "
                               "participants, or enrol the person.")
            .arg(first);
    case NumberTaken:
        return PeopleTexts::tr("The start number %1 is already taken. Give another one, or none: "
                               "then the next free one is used.")
            .arg(first);
    case NumberOutOfRange:
        return PeopleTexts::tr("%1 is no start number. Give 1 or more.").arg(first);
    case NameMissing:
        return PeopleTexts::tr("The name is missing. A first name is enough.");
    case TextNotPlain:
        return PeopleTexts::tr("The text has line breaks or other control characters. Write it in "
                               "one plain line.");
    case FixedTableOutOfRange:
        return PeopleTexts::tr("%1 is no table number. Give 1 or more, or leave it out.")
            .arg(first);
    case PaidOutOfRange:
        return PeopleTexts::tr("Nobody can have paid %1 cents. Give 0 or more.").arg(first);
    case PresenceReversed:
        return PeopleTexts::tr("Somebody present from round %1 cannot leave after round %2. Swap "
                               "the two.")
            .arg(first, second);
    case BothInRound:
        return PeopleTexts::tr("Numbers %1 and %2 both appear in round %3, so they are two people. "
                               "Nothing was merged.")
            .arg(first, second, arguments.value(2));
    case StillSeated:
        return PeopleTexts::tr("Number %1 appears in round %2 and has to stay. Enter when the "
                               "person leaves instead.")
            .arg(first, second);
    case StillPenalised:
        return PeopleTexts::tr("Number %1 has a penalty. Cancel the penalty first.").arg(first);
    case StillWished:
        return PeopleTexts::tr("Number %1 is kept apart from somebody. Remove that wish first.")
            .arg(first);
    }
    return {};
}

QString text(core::PenaltyFault fault, const QStringList& arguments)
{
    using enum core::PenaltyFault;
    const QString first = arguments.value(0);
    switch (fault) {
    case RoundOutOfRange:
        return PeopleTexts::tr("%1 is no round number. Give 1 or more.").arg(first);
    case NotInSteps:
        return PeopleTexts::tr("%1 match points are no multiple of 0.1. Give a penalty in steps of "
                               "0.1.")
            .arg(first);
    case Unknown:
        return PeopleTexts::tr("There is no penalty number %1. Count them in the order in which "
                               "they were given.")
            .arg(first);
    }
    return {};
}

} // namespace texts
