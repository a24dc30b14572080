#pragma once

#include "core/tournament.h"
#include "reports/hall/public_names.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// What the hall may see of a tournament, as values with finished texts in the language in force:
/// the window on the second screen, the pages of phones and the club's website all show these.
/// Only what is public is in them: names, numbers, seats, open tables, and points of rounds that
/// were released. Wishes, payments, penalties' reasons, notes and drafts never are.
namespace hall {

/// Seat and person at a table.
struct Seat
{
    QString letter; ///< "A" to "D".
    Person person;

    friend bool operator==(const Seat&, const Seat&) = default;
};

struct SeatedTable
{
    std::int32_t number = 1;
    QString title;           ///< "Table 3".
    bool isOpen = false;     ///< Results are missing, and the round counts.
    std::vector<Seat> seats; ///< Seat A first.

    friend bool operator==(const SeatedTable&, const SeatedTable&) = default;
};

/// Where somebody sits.
struct Place
{
    Person person;
    std::optional<std::int32_t> table; ///< Nothing: a bye.
    QString seat;                      ///< The letter; empty with a bye.
    QString text;                      ///< "Table 3, seat B", "bye".

    friend bool operator==(const Place&, const Place&) = default;
};

/// One round, as it was drawn.
struct RoundPage
{
    std::int32_t number = 1;
    QString title; ///< "Round 3 of 4"; "Round 3" where it is open how many there will be.
    QString state; ///< "Still open: tables 4 and 6", "All results are in", "The round was
                   ///< cancelled".
    bool isCancelled = false;
    std::vector<SeatedTable> tables;
    std::vector<Place> places; ///< Everybody in the round by name.
    std::vector<Person> byes;  ///< By number.
    std::vector<std::int32_t> openTables;

    friend bool operator==(const RoundPage&, const RoundPage&) = default;
};

/// The clock of the round that the hall sees, in a form that does not change while it goes.
struct ClockPage
{
    bool isRunning = false;
    QDateTime end;                ///< UTC; of a running clock alone.
    std::int64_t secondsLeft = 0; ///< Of a paused clock alone.
    QString text;                 ///< "until 21:27", "12:28 left, paused".

    friend bool operator==(const ClockPage&, const ClockPage&) = default;
};

/// A line of the standings.
struct StandingsLine
{
    QString rank; ///< "4", shared by equals; empty without a result.
    Person person;
    QString club;  ///< Empty unless people are named in full.
    QString games; ///< How many were played.
    QString sum;   ///< What they are ranked by.

    friend bool operator==(const StandingsLine&, const StandingsLine&) = default;
};

/// The standings of the rounds that were released.
struct StandingsPage
{
    QString title;     ///< "Standings after round 2", "Final standings".
    QString state;     ///< "provisional" while results of these rounds are missing; else empty.
    QString gamesHead; ///< "Games".
    QString sumHead;   ///< "TMP".
    std::vector<StandingsLine> lines; ///< By rank.

    friend bool operator==(const StandingsPage&, const StandingsPage&) = default;
};

struct Pages
{
    QString event;
    QString day;                ///< "14 May 2026"; may be empty.
    QString place;              ///< "RC Hof · Gasthaus Post": organiser and venue; may be empty.
    std::vector<Person> people; ///< Everybody by name.
    std::vector<RoundPage> rounds; ///< Ascending, without drafts.
    /// The round to be shown first, an index of `rounds`: the earliest that is not finished, after
    /// the end the last one; nothing before the first round.
    std::optional<std::size_t> current;
    std::optional<ClockPage> clock;         ///< Once it was started.
    std::optional<StandingsPage> standings; ///< Only if they were released.
    QStringList notices;                    ///< The director's own.
    QString nothing;                        ///< What to say while there is no round.

    friend bool operator==(const Pages&, const Pages&) = default;
};

/// What pages are made from.
struct Source
{
    const core::Tournament& tournament; ///< Normalised, without faults.
    Naming names = {};
    QStringList notices = {}; ///< Shown as they are.
};

Pages pagesOf(const Source& source);

/// The standings after a round, whether they were released or not: who calls it answers for that.
StandingsPage standingsPage(const Source& source, core::RoundNumber until);

/// The last round whose points the public may see; nothing: none.
std::optional<core::RoundNumber> releasedUntil(const core::Tournament& tournament);

/// "Still open: tables 4 and 6", of many tables their number; empty without one. For the other
/// states of a round see RoundPage::state.
QString openTablesText(const std::vector<std::int32_t>& open, std::size_t tables);

} // namespace hall
