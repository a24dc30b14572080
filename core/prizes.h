#pragma once

#include "core/standings.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

/// Who wins which prize. Values in, values out: nothing is stored, so that a correction shows at
/// once.
namespace core {

/// Somebody's share of the prizes by rank: an equal share of those for the places that their rank
/// covers.
struct PrizeShare
{
    StartNumber number{1};
    std::int64_t sumCents = 0; ///< Of the prizes that are shared.
    std::int64_t sharers = 1;

    /// The amount that can be paid to each.
    [[nodiscard]] std::int64_t wholeCents() const { return sumCents / sharers; }
    /// The remainder of the sum, for everybody who shares it.
    [[nodiscard]] std::int64_t oddCents() const { return sumCents % sharers; }
    /// The reduced fraction of cents: "5000/3".
    [[nodiscard]] QString fraction() const;

    friend bool operator==(const PrizeShare&, const PrizeShare&) = default;
};

/// Whether the ranks after that round decide the prizes: no table is open, no later round counts
/// and all planned rounds have been played; of a knock-out whether it is won.
bool arePrizesDecided(const Tournament& tournament,
                      std::optional<RoundNumber> after = std::nullopt);

/// Whether somebody is no longer there when the prizes are given: not present in a round after the
/// last one.
bool hasGoneHome(const Tournament& tournament, const Participant& participant);

/// Settings::prizeCents of everybody who gets one, in the order of the standings.
std::vector<PrizeShare> prizeShares(const Tournament& tournament, const Standings& standings);

/// Somebody who would have won, and why the prize goes to the next one.
struct PassedOn
{
    StartNumber number{1};
    /// The award that they have already, by place in Prizes::awards; nothing: they have gone home.
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
    QStringList goods;         ///< Of all these places; who share them agree.
    std::vector<StartNumber> winners; ///< One; of a team those who count, the best first.
    QString team;                     ///< Empty: a person.
    /// TMP, those of the team or round; nothing where other things or a draw decided.
    std::optional<scoring::MatchPoints> points;
    std::optional<std::int64_t> count;   ///< Of claims or Rommés.
    std::vector<PassedOn> passedOn = {}; ///< By those who stand before the winner.

    [[nodiscard]] std::int64_t wholeCents() const { return sumCents / sharers; }
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

    friend bool operator==(const Unwon&, const Unwon&) = default;
};

struct Prizes
{
    std::int64_t potCents = 0; ///< That percentages are of.
    /// In the order of the settings, each from its first place on.
    std::vector<Award> awards;
    std::vector<Unwon> unwon; ///< Likewise.
    /// Teams that are too small to be one, by name, as the settings say.
    QStringList smallTeams;
};

/// All prizes as things stand. What is paid and what is unwon is what was set: sumCents once for
/// all who share it, odd cents included.
///
/// Equals share the places that they cover. With Settings::onePrizeEach a person wins the first
/// prize in the order of the settings alone; teams and door prizes are apart from that.
Prizes prizesOf(const Tournament& tournament, const Standings& standings);

/// What all places of a prize are worth, in cents; 0 for goods. Shares of the pot are rounded down
/// to whole cents.
std::int64_t sumOf(const Prize& prize, std::int64_t potCents);

/// The places of the door prize with that name which nobody has yet; nothing if there is no such
/// prize.
std::optional<std::size_t> doorPlacesLeft(const Tournament& tournament, const QString& name);

} // namespace core
