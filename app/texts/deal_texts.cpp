#include "fault_texts.h"

#include <QCoreApplication>

namespace texts {
namespace {

class DealTexts
{
    Q_DECLARE_TR_FUNCTIONS(DealTexts)
};

} // namespace

QString text(scoring::DealFault fault, const QStringList& arguments)
{
    using enum scoring::DealFault;
    const QString actual = arguments.value(0);
    const QString limit = arguments.value(1);
    switch (fault) {
    case NegativeMelded:
        return DealTexts::tr("Nobody can have melded %1 points. Give 0 or more.").arg(actual);
    case NegativeHand:
        return DealTexts::tr("A hand cannot have %1 points left. Give 0 or more; they are taken "
                             "off by themselves.")
            .arg(actual);
    case HandOfOne:
        return DealTexts::tr("No hand counts 1 point: an ace counts 15 there. Look at the slip "
                             "again.");
    case HandCountRefused:
        return DealTexts::tr("%n hand(s) were played; a deal needs %1 to 4. Close the deal as not "
                             "played, or enter who played.",
                             nullptr, actual.toInt())
            .arg(limit);
    case SeveralEmptyHands:
        return DealTexts::tr("%n hands have no points left, but only one can go out. Look at the "
                             "slip again.",
                             nullptr, actual.toInt());
    case NoEmptyHand:
        return DealTexts::tr("Nobody has gone out: that needs one hand of 0 points. If the stock "
                             "was used up, enter the deal as ended by the stock.");
    case TooMuchInHand:
        return DealTexts::tr("The hands make %1 points, but all cards together have only %2. Look "
                             "at the slip again.")
            .arg(actual, limit);
    case TooLittleMelded:
        return DealTexts::tr("%1 points were melded in all, but the smallest meld has %2. Look at "
                             "the slip again.")
            .arg(actual, limit);
    }
    return {};
}

QString text(scoring::DealDoubt doubt, const QStringList& arguments)
{
    using enum scoring::DealDoubt;
    const QString actual = arguments.value(0);
    const QString limit = arguments.value(1);
    switch (doubt) {
    case MuchMelded:
        return DealTexts::tr("%1 points were melded in all; without an exchanged joker there are "
                             "%2. Is that right?")
            .arg(actual, limit);
    case MuchAltogether:
        return DealTexts::tr("Melded and in hand make %1 points; without an exchanged joker there "
                             "are %2. Is that right?")
            .arg(actual, limit);
    case SameAsPreviousDeal:
        return DealTexts::tr("The deal before at this table has the same numbers. Was it entered "
                             "twice?");
    }
    return {};
}

} // namespace texts
