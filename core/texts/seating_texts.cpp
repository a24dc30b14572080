#include "core/texts/seating_texts.h"

#include "core/texts/numbers.h"

#include <QCoreApplication>

namespace texts {
namespace {

class SeatingTexts
{
    Q_DECLARE_TR_FUNCTIONS(SeatingTexts)

public:
    static QString times(int count)
    {
        return count == 0 ? tr("never") : tr("%n time(s)", nullptr, count);
    }

    static QString chosenBy(const std::optional<core::TieDecidedBy>& decidedBy)
    {
        if (!decidedBy) {
            return tr("The seed chose: %1.");
        }
        switch (*decidedBy) {
        case core::TieDecidedBy::Lot:
            return tr("A lot chose: %1.");
        case core::TieDecidedBy::PlayOff:
            return tr("A play-off chose: %1.");
        case core::TieDecidedBy::Reason:
            break;
        }
        return tr("The director chose: %1.");
    }
};

} // namespace

QString text(const seating::PriceOfEvenThrees& price,
             const std::function<QString(seating::PlayerId)>& nameOf)
{
    return SeatingTexts::tr("%n pair(s) of people meet again for it; otherwise %1 would sit at a "
                            "table of three %2 and %3 %4.",
                            nullptr, static_cast<int>(price.repeats))
        .arg(nameOf(price.most.player), SeatingTexts::times(price.most.threes),
             nameOf(price.fewest.player), SeatingTexts::times(price.fewest.threes));
}

QString textOfFewerRepeats(const seating::PriceOfEvenThrees& price,
                           const std::function<QString(seating::PlayerId)>& nameOf)
{
    if (price.most.away > 0) {
        return SeatingTexts::tr("%1 sits at a table of three for the %2 time.")
            .arg(nameOf(price.most.player), ordinalText(price.most.threes));
    }
    return SeatingTexts::tr("%1 sits at a table of three %2.")
        .arg(nameOf(price.fewest.player), SeatingTexts::times(price.fewest.threes));
}

QString text(const seating::FamiliarPairs& familiar)
{
    const auto met = familiar.meetings == 0
                         ? SeatingTexts::tr("Nobody at a table met at earlier evenings")
                         : SeatingTexts::tr("%n pair(s) at a table met at earlier evenings",
                                            nullptr, static_cast<int>(familiar.meetings));
    return familiar.unminded && *familiar.unminded > familiar.meetings
               ? SeatingTexts::tr("%1; without minding them it would be %2.")
                     .arg(met, QString::number(*familiar.unminded))
               : met + u'.';
}

QString text(const core::PartedTie& tie,
             const std::function<QString(const std::vector<core::StartNumber>&)>& people)
{
    const auto level = tie.by == core::PartedTie::By::Bye
                           ? SeatingTexts::tr("Level for the bye: %1.")
                           : SeatingTexts::tr("Level at the cut of the final tables: %1.");
    return level.arg(people(tie.level)) + u' ' +
           SeatingTexts::chosenBy(tie.decidedBy).arg(people(tie.chosen));
}

QString text(const seating::Outlook& outlook)
{
    return outlook.repeats == 0
               ? SeatingTexts::tr("Nobody will have to meet twice if nobody leaves.")
               : SeatingTexts::tr("By the last planned round, %n meeting(s) will not be the first "
                                  "if nobody leaves.",
                                  nullptr, static_cast<int>(outlook.repeats));
}

} // namespace texts
