#pragma once

#include "core/model/tournament.h"
#include "core/pending/pending_entry.h"
#include "core/texts/missing_texts.h"
#include "reports/hall/public_names.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// What the hall may see of a tournament, as values with finished texts in the current language,
/// for the window on the second screen, phone pages and the club's website. They contain only
/// public data: names, numbers, seats, open tables, and points of released rounds; never wishes,
/// payments, penalties' reasons, notes or drafts.
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
    bool isCalled = false;   ///< It is to bring its slip.
    std::vector<Seat> seats; ///< Seat A first.

    friend bool operator==(const SeatedTable&, const SeatedTable&) = default;
};

/// A person's place.
struct Place
{
    Person person;
    std::optional<std::int32_t> table; ///< Nothing: a bye.
    QString seat;                      ///< The letter; empty with a bye.
    QString text;                      ///< "Table 3, seat B", "bye".

    friend bool operator==(const Place&, const Place&) = default;
};

/// One round as drawn.
struct RoundPage
{
    std::int32_t number = 1;
    QString title;   ///< "Round 3 of 4"; "Round 3" if the number of rounds is open.
    QString state;   ///< "Still open: tables 4 and 6", "All results are in", "The round was
                     ///< cancelled".
    QString checked; ///< "One result is being checked."; may be empty.
    bool isCancelled = false;
    bool isOver = false; ///< No result is missing, or it was cancelled.
    std::vector<SeatedTable> tables;
    std::vector<Place> places; ///< Everyone in the round by name.
    std::vector<Person> byes;  ///< By number.
    std::vector<std::int32_t> openTables;

    friend bool operator==(const RoundPage&, const RoundPage&) = default;
};

/// The clock of the round shown in the hall, in a form that stays the same while it runs.
struct ClockPage
{
    bool isRunning = false;
    QDateTime end;                ///< UTC; only for a running clock.
    std::int64_t secondsLeft = 0; ///< Only for a paused clock.
    QString text;                 ///< "until 21:27"; "12:28" or "+0:07" for a paused clock.
    QString note;                 ///< "paused"; else empty.

    friend bool operator==(const ClockPage&, const ClockPage&) = default;
};

/// A line of the standings.
struct StandingsLine
{
    QString rank;         ///< "4", shared by equals; empty without a result.
    QString overall = {}; ///< In a group: the rank among all.
    Person person = {};
    QString club;  ///< Empty unless people are named in full.
    QString games; ///< Number played.
    QString sum;   ///< The ranking value.

    friend bool operator==(const StandingsLine&, const StandingsLine&) = default;
};

/// The standings of the released rounds, of everybody or of a group.
struct StandingsPage
{
    QString title; ///< "Standings after round 2", "Ladies: Final standings".
    QString state; ///< "provisional" while results of these rounds are missing; else empty.
    QString why;   ///< "Provisional: one result is being checked."; else empty.
    QString overallHead = {};         ///< "Overall"; empty unless of a group.
    QString gamesHead;                ///< "Games".
    QString sumHead;                  ///< "TMP".
    std::vector<StandingsLine> lines; ///< By rank.

    friend bool operator==(const StandingsPage&, const StandingsPage&) = default;
};

/// A team in its standings.
struct TeamLine
{
    QString rank;   ///< Empty with too few results.
    QString team;   ///< "RC Hof".
    QString people; ///< Whose results count: "Anna B., Uwe L.".
    QString sum;

    friend bool operator==(const TeamLine&, const TeamLine&) = default;
};

/// The standings of teams, of the same rounds.
struct TeamsPage
{
    QString title; ///< "Best club: Final standings".
    QString state; ///< As of the standings.
    QString sumHead;
    std::vector<TeamLine> lines;

    friend bool operator==(const TeamsPage&, const TeamsPage&) = default;
};

struct Pages
{
    QString event;
    QString day;                ///< "14 May 2026"; may be empty.
    QString place;              ///< "RC Hof · Gasthaus Post": organiser and venue; may be empty.
    std::vector<Person> people; ///< Everyone by name.
    std::vector<RoundPage> rounds; ///< Ascending, without drafts.
    /// The round to be shown first, an index of `rounds`: the earliest unfinished one, or the last
    /// after the end; nothing before the first round.
    std::optional<std::size_t> current;
    /// The round whose seats people look for, an index of `rounds`: the newest being played, else
    /// the last; nothing once it is over and standings are public, which are shown instead.
    std::optional<std::size_t> seated;
    bool areAllPlayed = false;              ///< No round and no result is still to come.
    QString checked;                        ///< As in a round, of all of them.
    std::optional<ClockPage> clock;         ///< Once it was started.
    std::optional<StandingsPage> standings; ///< Only if released.
    std::vector<StandingsPage> groups;      ///< Likewise, of the groups that have a prize.
    std::vector<TeamsPage> teams;           ///< Likewise, of the prizes for teams.
    QString call;        ///< "Table 7: please bring your score slip"; empty: none is called.
    QStringList notices; ///< From the director.
    QString nothing;     ///< The text while there is no round.

    friend bool operator==(const Pages&, const Pages&) = default;
};

/// The input for pages.
struct Source
{
    const core::Tournament& tournament; ///< Normalised, without faults.
    Naming names = {};
    QStringList notices = {};          ///< Shown verbatim.
    core::PendingEntries pending = {}; ///< What waits, in order of arrival.
    texts::CheckedTables checkedTables = texts::CheckedTables::Unnamed;
    std::vector<core::TableKey> called = {}; ///< To bring their slips; shown while they are open.
};

Pages pagesOf(const Source& source);

/// The standings after a round, released or not: the caller is responsible. With `group` of those
/// with the tag.
StandingsPage standingsPage(const Source& source, core::RoundNumber until,
                            const QString& group = {});

/// "Still open: tables 4 and 6", for many tables their number; empty if none. For the other states
/// of a round see RoundPage::state.
QString openTablesText(const std::vector<std::int32_t>& open, std::size_t tables);

} // namespace hall
