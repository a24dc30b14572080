#include "fault_texts.h"

#include <QCoreApplication>

namespace texts {
namespace {

class SeatingTexts
{
    Q_DECLARE_TR_FUNCTIONS(SeatingTexts)
};

} // namespace

QString text(seating::RefusalCode code, const QStringList& arguments)
{
    using enum seating::RefusalCode;
    const QString players = arguments.value(0);
    const QString round = arguments.value(1);
    const QString table = arguments.value(2);
    const QString count = arguments.value(3);
    switch (code) {
    case TooManyPlayers:
        return SeatingTexts::tr("%1 people are too many to be seated. Give at most 100000.")
            .arg(count);
    case DuplicatePlayer:
        return SeatingTexts::tr("Number %1 is given twice. Name everybody once.").arg(players);
    case NoRounds:
        return SeatingTexts::tr("There is no round to be seated. Give 1 or more.");
    case TooManyRounds:
        return SeatingTexts::tr("%1 rounds are too many to be seated. Give at most 1000.")
            .arg(count);
    case OneRoundOnly:
        return SeatingTexts::tr(
            "By standings and for final tables one round at a time is seated. Give 1.");
    case RosterCountDiffers:
        return SeatingTexts::tr("Who is present must be told for every round or for none.");
    case UnknownPlayer:
        return SeatingTexts::
            tr("Number %1 is not among the players. Correct it, or raise the number of players.")
                .arg(players);
    case TwiceInRound:
        return SeatingTexts::tr("Number %1 stands in round %2 twice. Keep one of the two.")
            .arg(players, round);
    case TooFewPlayers:
        return SeatingTexts::tr(
                   "Too few people for a table are present in round %1. See who else can play.")
            .arg(round);
    case TwoPlayerTablesNotAllowed:
        return SeatingTexts::tr("The people present in round %1 would need a table of two, which "
                                "these rules don't have. See who else can play.")
            .arg(round);
    case BadTableSize:
        return SeatingTexts::tr(
                   "Table %1 of round %2 cannot have %3 people. A table has two to four.")
            .arg(table, round, count);
    case BadTableNumber:
        return SeatingTexts::tr(
                   "Table %1 of round %2 is not possible. Number the tables from 1, each once.")
            .arg(table, round);
    case PairWithItself:
        return SeatingTexts::tr("%1: nobody can be kept apart from themselves. Name two people.")
            .arg(players);
    case FixedTableOutOfRange:
        return SeatingTexts::tr(
                   "The fixed table %1 of number %2 is not there in round %3. Give a lower number.")
            .arg(table, players, round);
    case FixedTableFull:
        return SeatingTexts::tr("More people than there are seats have table %1 as their fixed "
                                "table (%2). Move one of them.")
            .arg(table, players);
    case PairMustMeet:
        return SeatingTexts::
            tr("%1 are never to sit together but have the same fixed table %2. Move one of them.")
                .arg(players, table);
    case PairCannotBeParted:
        return SeatingTexts::tr("%1 cannot be kept apart in round %2: there are too few tables for "
                                "these wishes. Give up one of them.")
            .arg(players, round);
    case LockedPlayerAbsent:
        return SeatingTexts::tr(
                   "Number %1 is locked to a seat but not present in round %2. Take the lock away.")
            .arg(players, round);
    case LockedTwice:
        return SeatingTexts::tr("Number %1 is locked to two tables in round %2. Keep one lock.")
            .arg(players, round);
    case LockedAgainstFixedTable:
        return SeatingTexts::
            tr("Number %1 is locked to table %2 but has another fixed table. Keep one of the two.")
                .arg(players, table);
    case LockOutOfRange:
        return SeatingTexts::tr(
                   "Number %1 is locked to table %2, which is not there. Take the lock away.")
            .arg(players, table);
    case BadClubWeight:
        return SeatingTexts::tr("%1 is no weight for keeping clubs apart. Give 0 to 100000.")
            .arg(count);
    case BadTopTables:
        return SeatingTexts::
            tr("%1 final tables are not possible. Give 1 or more, and no more than can be filled.")
                .arg(count);
    case BadThreads:
        return SeatingTexts::tr("%1 threads are not possible. Give 0 or more.").arg(count);
    }
    return {};
}

} // namespace texts
