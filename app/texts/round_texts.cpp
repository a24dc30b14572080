#include "fault_texts.h"

#include <QCoreApplication>

namespace texts {
namespace {

class RoundTexts
{
    Q_DECLARE_TR_FUNCTIONS(RoundTexts)
};

} // namespace

QString text(core::RoundFault fault, const QStringList& arguments)
{
    using enum core::RoundFault;
    const QString first = arguments.value(0);
    const QString second = arguments.value(1);
    const QString third = arguments.value(2);
    switch (fault) {
    case Unknown:
        return RoundTexts::tr("There is no round %1. Give the number of a round that was seated.")
            .arg(first);
    case NumberTaken:
        return RoundTexts::tr("Round %1 is already there. Give the next number, or change the "
                              "seating of the round that stands.")
            .arg(first);
    case NumberOutOfRange:
        return RoundTexts::tr("%1 is no number of a round or table. Give 1 or more.").arg(first);
    case GamesOutOfRange:
        return RoundTexts::tr("A round cannot have %1 games. Give 1 or more.").arg(first);
    case TableUnknown:
        return RoundTexts::tr("This round has no table %1. Look at the seating.").arg(first);
    case TableTaken:
        return RoundTexts::tr("Table %1 stands in this round twice. Give each table its own "
                              "number.")
            .arg(first);
    case TableSizeRefused:
        return RoundTexts::tr("A table of %1 is not possible: the rules seat %2 to %3. Seat the "
                              "people otherwise.")
            .arg(first, second, third);
    case SeatedTwice:
        return RoundTexts::tr("Number %1 is seated twice in this round. Keep one of the seats.")
            .arg(first);
    case SeatedAndBye:
        return RoundTexts::tr("Number %1 is seated and has a bye in this round. Keep one of both.")
            .arg(first);
    case ByeTwice:
        return RoundTexts::tr("Number %1 has two byes in this round. Keep one.").arg(first);
    case DraftHasGames:
        return RoundTexts::tr("A draft has no results. Publish the round, or leave the games out.");
    case IsDraft:
        return RoundTexts::tr("Round %1 is a draft. Publish it first.").arg(first);
    case IsPublished:
        return RoundTexts::tr("Round %1 is already published and being played.").arg(first);
    case IsClosed:
        return RoundTexts::tr("Round %1 is closed. Reopen it first.").arg(first);
    case IsCancelled:
        return RoundTexts::tr("Round %1 is cancelled. Reopen it first.").arg(first);
    case HasGames:
        return RoundTexts::tr("Results were entered at table %2 of round %1 and would be lost. "
                              "Clear them first, or leave the table as it is.")
            .arg(first, second);
    case GamesBeyond:
        return RoundTexts::tr("With %1 games a round, game %2 would lie beyond, but it was "
                              "entered. Clear it first.")
            .arg(first, second);
    case TablesOpen:
        return RoundTexts::tr("%n table(s) still miss a result. Enter it, or close the game as "
                              "not played.",
                              nullptr, first.toInt());
    case NoTables:
        return RoundTexts::tr("Round %1 has no tables. Seat at least one table.").arg(first);
    case NotPresent:
        return RoundTexts::tr("Number %1 is not present in round %2. Change the presence first, or "
                              "seat somebody else.")
            .arg(first, second);
    case SeatMissing:
        return RoundTexts::tr("Seat %3 of table %2 in round %1 is left out. Fill the seats from A "
                              "on without a gap.")
            .arg(first, second, third);
    case SeatTaken:
        return RoundTexts::tr("Seat %3 of table %2 in round %1 is given twice. Give each seat to "
                              "one person.")
            .arg(first, second, third);
    case NotSeated:
        return RoundTexts::tr("Number %1 has no seat in round %2. Look at the seating.")
            .arg(first, second);
    case NotNext:
        return RoundTexts::tr("Round %1 cannot be seated now; the next round is %2. Rounds follow "
                              "one another without a gap.")
            .arg(first, second);
    case NotLast:
        return RoundTexts::tr("Round %1 is not the last one, that is round %2. Withdraw the later "
                              "rounds first.")
            .arg(first, second);
    case EarlierDraft:
        return RoundTexts::tr("Round %1 cannot be published while round %2 is still a draft. "
                              "Publish that one first.")
            .arg(first, second);
    case SeatingChanged:
        return RoundTexts::tr("Round %1 was seated otherwise meanwhile. Look at the tables and do "
                              "it again.")
            .arg(first);
    case SlipOutOfRange:
        return RoundTexts::tr("%1 is no edition of a score slip. Give a number from 1 to %2.")
            .arg(first, second);
    case SlipsUsedUp:
        return RoundTexts::tr("Table %2 of round %1 has had %3 score slips, and there is no number "
                              "for another one. Leave its seats as they are.")
            .arg(first, second, third);
    case SamePerson:
        return RoundTexts::tr("Number %1 is given twice. Name two different people.").arg(first);
    }
    return {};
}

} // namespace texts
