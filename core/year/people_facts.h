#pragma once

#include "core/club/day_span.h"
#include "core/club/record_kind.h"
#include "core/club/series.h"
#include "core/year/evening_facts.h"
#include "core/year/evenings.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// What the club's evenings show about individuals: a player's page, two people head to head, and
/// the club records. Pure functions; evenings are given by index in the list.
namespace core {

/// An evening of the club; both are of the same tournament and outlive this.
struct PlayedEvening
{
    const SeriesEvening* evening = nullptr;
    const EveningFacts* facts = nullptr;
};

/// By date, undated last, then by uuid: the order of winning streaks.
using PlayedEvenings = std::vector<PlayedEvening>;
void sortByDate(PlayedEvenings& evenings);
/// Those of these days, sorted; the list outlives them.
PlayedEvenings playedEvenings(const ClubEveningList& evenings, const DaySpan& days = {});

/// Somebody with a result at one evening or more.
struct ClubPerson
{
    SeriesPerson person;
    std::int64_t evenings = 0;
    std::optional<QDate> last; ///< The latest evening that has a date.

    friend bool operator==(const ClubPerson&, const ClubPerson&) = default;
};

/// By name. People are distinguished by PersonKey; their names are those of the latest evening.
std::vector<ClubPerson> peopleOf(const PlayedEvenings& evenings);

/// Consecutive games won, also across evenings.
struct WinningStreak
{
    std::int64_t length = 0;
    std::size_t first = 0; ///< The evening of the first of these games, …
    std::size_t last = 0;  ///< … and of the last.

    friend bool operator==(const WinningStreak&, const WinningStreak&) = default;
};

/// Somebody's result at an evening.
struct PersonEvening
{
    std::size_t evening = 0;
    std::int32_t rank = 1;
    std::int32_t participants = 0; ///< With a result.
    Tally tally;

    friend bool operator==(const PersonEvening&, const PersonEvening&) = default;
};

/// A person's results at all evenings of one rule set, whose points are comparable.
struct RuleSetSum
{
    scoring::RuleSet ruleSet = scoring::RuleSet::RummyPure;
    std::int64_t evenings = 0;
    std::int64_t eveningsWon = 0; ///< First places, shared ones too.
    Tally tally;                  ///< All totals added.
    /// The evenings with the most and the fewest TMP, including ties; empty if all were knock-outs,
    /// which give none.
    std::vector<std::size_t> mostPoints;
    std::vector<std::size_t> fewestPoints;
    /// Those with the best and the worst place, including ties. Never empty.
    std::vector<std::size_t> bestPlace;
    std::vector<std::size_t> worstPlace;
    std::vector<WinningStreak> longestStreaks; ///< All of the same length; empty without a win.

    friend bool operator==(const RuleSetSum&, const RuleSetSum&) = default;
};

/// Another person whom somebody met.
struct PersonMet
{
    SeriesPerson person;
    std::int64_t evenings = 0; ///< At which they met.
    std::int64_t tables = 0;   ///< As MeetingFacts::tables.
    std::int64_t games = 0;
    std::int64_t ahead = 0;  ///< Games that somebody finished before this person …
    std::int64_t behind = 0; ///< … and behind; the rest ended level.

    friend bool operator==(const PersonMet&, const PersonMet&) = default;
};

/// A player's page.
struct PersonFacts
{
    SeriesPerson person;
    std::vector<PersonEvening> evenings; ///< Oldest first.
    std::vector<RuleSetSum> sums;        ///< By rule set.
    std::vector<PersonMet> met;          ///< By games, most first, then by tables and name.

    friend bool operator==(const PersonFacts&, const PersonFacts&) = default;
};

/// Nothing if the person had a result at none of the evenings, which are sorted by date.
std::optional<PersonFacts> personFacts(const PlayedEvenings& evenings, const PersonKey& person);

/// An evening at which both had a result.
struct EveningOfBoth
{
    PersonEvening one;
    PersonEvening other;
    std::int64_t tables = 0;
    std::int64_t games = 0;
    std::int64_t oneAhead = 0;
    std::int64_t otherAhead = 0;

    friend bool operator==(const EveningOfBoth&, const EveningOfBoth&) = default;
};

struct HeadToHead
{
    SeriesPerson one;
    SeriesPerson other;
    std::vector<EveningOfBoth> evenings; ///< Oldest first.
    std::int64_t oneBefore = 0;          ///< Evenings with the better place.
    std::int64_t otherBefore = 0;
    std::int64_t tables = 0;
    std::int64_t games = 0;
    std::int64_t oneAhead = 0;
    std::int64_t otherAhead = 0;

    friend bool operator==(const HeadToHead&, const HeadToHead&) = default;
};

/// Of two different people; nothing if one of them had no result at any evening.
std::optional<HeadToHead> headToHead(const PlayedEvenings& evenings, const PersonKey& one,
                                     const PersonKey& other);

struct RecordHolder
{
    SeriesPerson person;
    std::size_t first = 0; ///< The evening; of a streak that of its first game …
    std::size_t last = 0;  ///< … and of its last.

    friend bool operator==(const RecordHolder&, const RecordHolder&) = default;
};

/// A club record; always above 0.
struct PlayersRecord
{
    scoring::RuleSet ruleSet = scoring::RuleSet::RummyPure;
    RecordKind kind = RecordKind::MostPoints;
    scoring::MatchPoints value;        ///< Numbers of games are whole points.
    std::vector<RecordHolder> holders; ///< All who share it, by evening.

    friend bool operator==(const PlayersRecord&, const PlayersRecord&) = default;
};

/// By rule set, as points under different rules are not comparable, then by kind. The evenings are
/// sorted by date.
std::vector<PlayersRecord> recordsOf(const PlayedEvenings& evenings);

} // namespace core
