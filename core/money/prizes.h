#pragma once

#include "core/ranking/standings.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

/// Who wins which prize: pure functions. Nothing is stored, so a correction takes effect at once.
namespace core {

/// Somebody's share of the prizes by rank: an equal share of those for the places that their rank
/// covers.
struct PrizeShare
{
    StartNumber number{1};
    std::int64_t sumCents = 0; ///< Of the prizes that are shared.
    std::int64_t sharers = 1;
    std::int64_t extraCents = 0; ///< As Award::extraCents.

    /// What this person is paid.
    [[nodiscard]] std::int64_t cents() const { return wholeCents() + extraCents; }
    /// The amount that can be paid to each.
    [[nodiscard]] std::int64_t wholeCents() const { return sumCents / sharers; }
    /// The remainder of the sum.
    [[nodiscard]] std::int64_t oddCents() const { return sumCents % sharers; }
    /// The reduced fraction of cents: "5000/3".
    [[nodiscard]] QString fraction() const;

    friend bool operator==(const PrizeShare&, const PrizeShare&) = default;
};

/// Whether somebody has left before the prize-giving: not present in a round after the last one.
bool hasGoneHome(const Tournament& tournament, const Participant& participant);

/// Settings::prizeCents of everyone who receives one, in the order of the standings.
std::vector<PrizeShare> prizeShares(const Tournament& tournament, const Standings& standings);

/// Somebody who would have won, and why the prize passes to the next person.
struct PassedOn
{
    StartNumber number{1};
    /// The award that they have already, by place in Prizes::awards; nothing: they have left.
    std::optional<std::size_t> award;

    friend bool operator==(const PassedOn&, const PassedOn&) = default;
};

/// What one person or one team gets.
struct Award
{
    /// By place in Settings::prizes; nothing: Settings::prizeCents.
    std::optional<std::size_t> prize;
    std::size_t place = 0;     ///< Of the prize, the first one where several are shared; from 0.
    std::int64_t sharers = 1;  ///< Equals who share these places.
    std::int64_t sumCents = 0; ///< Of all these places.
    QStringList goods;         ///< Of all these places; sharers agree among themselves.
    std::vector<StartNumber> winners; ///< One person; or the team members who count, best first.
    QString team;                     ///< Empty: a person.
    /// TMP, those of the team or round; nothing where other things or a draw decided.
    std::optional<scoring::MatchPoints> points;
    std::optional<std::int64_t> count;   ///< Of claims or Rommés.
    std::vector<PassedOn> passedOn = {}; ///< Those ranked ahead of the winner.
    /// 1 for the first of the sharers, as many as there are odd cents; 0 for the others. They are
    /// in the order of the standings, where equals stand by start number; teams are by name.
    std::int64_t extraCents = 0;
    /// Of a FreeChoice: whose turn it is to choose, from 1; sharers have the first of their turns.
    std::optional<std::int32_t> turn = {};

    /// Whether it cannot be shared.
    [[nodiscard]] bool isInKind() const { return turn || !goods.isEmpty(); }

    /// What this winner is paid; the amounts of all sharers add up to sumCents.
    [[nodiscard]] std::int64_t cents() const { return sumCents / sharers + extraCents; }
    /// The remainder of the sum.
    [[nodiscard]] std::int64_t oddCents() const { return sumCents % sharers; }

    friend bool operator==(const Award&, const Award&) = default;
};

/// Why places of a prize have no winner.
enum class UnwonBecause : std::uint8_t {
    NobodyInGroup, ///< Nobody with a result has the tag.
    NoTeam,        ///< Too few people with a result in each of them.
    NotPlayed,     ///< Nobody has a result in that round.
    NobodyHasAny,  ///< No claims, no Rommés.
    NoResult,      ///< Nobody has a rank.
    TooFew,        ///< Fewer could win than there are places.
    NobodyLeft,    ///< All who could win have gone home, or have a prize.
    NotGiven,      ///< A door prize that was neither drawn nor given.
};

/// Places of a prize, from one to the last, that nobody wins.
struct Unwon
{
    std::optional<std::size_t> prize; ///< As Award::prize.
    std::size_t place = 0;
    std::int64_t sumCents = 0;
    QStringList goods;
    UnwonBecause why = UnwonBecause::TooFew;
    std::int32_t choices = 0; ///< So many people choose less.

    friend bool operator==(const Unwon&, const Unwon&) = default;
};

/// What rounding the percentages of all prizes down leaves over, and where it goes: to the first
/// place, in the order of the settings, that is a percentage above 0.
struct RoundingRest
{
    std::int64_t cents = 0; ///< 1 or more, less than there are such places.
    std::size_t prize = 0;  ///< By place in Settings::prizes.
    std::size_t place = 0;  ///< From 0.

    friend bool operator==(const RoundingRest&, const RoundingRest&) = default;
};

struct Prizes
{
    std::int64_t potCents = 0;            ///< That percentages are of: FeeTotals::earned().
    std::optional<RoundingRest> rounding; ///< Included in that place's award.
    /// In the order of the settings, each from its first place on.
    std::vector<Award> awards;
    std::vector<Unwon> unwon; ///< Likewise.
    /// Teams with too few members, by name, as the settings define them.
    QStringList smallTeams;
};

/// All prizes as of now. Award::cents() and the sums nobody wins add up to what was set. All
/// percentages together are that share of the pot, rounded down to whole cents.
///
/// Equals share the places they cover. With Settings::onePrizeEach a person wins only the first
/// prize in the order of the settings; team and door prizes are exempt.
Prizes prizesOf(const Tournament& tournament, const Standings& standings);

/// As prizes are given and read out: from the last to the first, but those who choose freely in the
/// order of their turns.
std::vector<Award> inOrderOfGiving(std::vector<Award> awards);

/// How many places of a door prize were drawn or given; 0 of other prizes.
std::size_t doorPlacesGiven(const Tournament& tournament, const Prize& prize);
/// The unclaimed places of the door prize with that name; nothing if there is no such prize.
std::optional<std::size_t> doorPlacesLeft(const Tournament& tournament, const QString& name);

} // namespace core
