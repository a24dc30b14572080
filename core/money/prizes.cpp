#include "core/money/prizes.h"

#include "core/money/start_fee.h"
#include "core/people/same_text.h"
#include "core/ranking/course.h"
#include "core/ranking/groups.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace core {
namespace {

/// The prizes of the places from `first` on, from 0, for so many people.
std::int64_t prizesOfPlaces(const std::vector<std::int64_t>& prizes, std::size_t first,
                            std::size_t count)
{
    const auto from = prizes.begin() + static_cast<std::ptrdiff_t>(std::min(first, prizes.size()));
    const auto to =
        prizes.begin() + static_cast<std::ptrdiff_t>(std::min(first + count, prizes.size()));
    return std::accumulate(from, to, std::int64_t{0});
}

/// An eligible person or team, with what decides.
struct Candidate
{
    std::vector<StartNumber> people; ///< One person; or the team members who count.
    QString team;
    std::optional<scoring::MatchPoints> points;
    std::optional<std::int64_t> count;
};

using Level = std::vector<Candidate>; ///< Equals.

/// The places of a prize in cents or in words.
struct Worth
{
    std::vector<std::int64_t> cents;
    QStringList goods;
    std::optional<FreeChoice> choice = {};

    [[nodiscard]] std::size_t places() const
    {
        const auto chosen = choice ? choice->size() : std::size_t{0};
        return std::max({cents.size(), static_cast<std::size_t>(goods.size()), chosen});
    }
    /// The first turn of these places; nothing without one.
    [[nodiscard]] std::optional<std::int32_t> turnOf(std::size_t first, std::size_t count) const
    {
        std::optional<std::int32_t> turn;
        for (std::size_t place = first; choice && !turn && place < first + count; ++place) {
            turn = choice->turnOf(place);
        }
        return turn;
    }
    [[nodiscard]] QStringList goodsOf(std::size_t first, std::size_t count) const
    {
        return goods.mid(static_cast<qsizetype>(first), static_cast<qsizetype>(count));
    }
};

/// Rounded down to whole cents.
std::int64_t shareOf(std::int64_t potCents, std::int64_t percent)
{
    constexpr std::int64_t whole = 100;
    // In two parts, as multiplying a very large pot could overflow.
    return potCents / whole * percent + potCents % whole * percent / whole;
}

Worth worthOf(const Prize& prize, std::int64_t potCents)
{
    Worth worth;
    if (const auto* const choice = std::get_if<FreeChoice>(&prize.places)) {
        worth.choice = *choice;
    } else if (const auto* const goods = std::get_if<PrizeGoods>(&prize.places)) {
        worth.goods = *goods;
    } else if (const auto* const cents = std::get_if<PrizeCents>(&prize.places)) {
        worth.cents = *cents;
    } else {
        for (const auto percent : std::get<PrizePercents>(prize.places)) {
            worth.cents.push_back(shareOf(potCents, percent));
        }
    }
    return worth;
}

/// Nothing where rounding leaves nothing.
std::optional<RoundingRest> roundingRest(const std::vector<Prize>& prizes, std::int64_t potCents)
{
    std::optional<RoundingRest> rest;
    std::int64_t percents = 0;
    std::int64_t shared = 0;
    for (std::size_t prize = 0; prize < prizes.size(); ++prize) {
        const auto* const places = std::get_if<PrizePercents>(&prizes[prize].places);
        for (std::size_t place = 0; places != nullptr && place < places->size(); ++place) {
            const auto percent = (*places)[place];
            percents += percent;
            shared += shareOf(potCents, percent);
            if (percent > 0 && !rest) {
                rest = RoundingRest{0, prize, place};
            }
        }
    }
    if (rest) {
        rest->cents = shareOf(potCents, percents) - shared;
    }
    return rest && rest->cents > 0 ? rest : std::nullopt;
}

/// Groups equals; `before` says who is better.
template <typename Before>
std::vector<Level> levelsOf(std::vector<Candidate> candidates, const Before& before)
{
    std::stable_sort(candidates.begin(), candidates.end(), before);
    std::vector<Level> levels;
    for (auto& one : candidates) {
        if (levels.empty() || before(levels.back().front(), one)) {
            levels.emplace_back();
        }
        levels.back().push_back(std::move(one));
    }
    return levels;
}

std::vector<Level> levelsByPoints(std::vector<Candidate> candidates)
{
    return levelsOf(std::move(candidates), [](const Candidate& left, const Candidate& right) {
        return *left.points > *right.points;
    });
}

/// Awards one prize after the other, in the order of the settings.
class PrizeGiver
{
public:
    PrizeGiver(const Tournament& tournament, const Standings& standings)
        : tournament_(tournament), standings_(standings)
    {
        prizes_.potCents = std::max<std::int64_t>(0, feeTotals(tournament).earned());
        prizes_.rounding = roundingRest(tournament.settings.prizes, prizes_.potCents);
    }

    Prizes run() &&
    {
        giveByRank();
        const auto& settings = tournament_.settings;
        for (std::size_t index = 0; index < settings.prizes.size(); ++index) {
            const auto& prize = settings.prizes[index];
            auto worth = worthOf(prize, prizes_.potCents);
            if (const auto& rest = prizes_.rounding; rest && rest->prize == index) {
                worth.cents[rest->place] += rest->cents;
            }
            if (prize.what == PrizeFor::Door) {
                giveAtTheDoor(index, prize, worth);
            } else {
                const auto [levels, why] = levelsFor(prize);
                give(index, worth, levels, why);
            }
        }
        return std::move(prizes_);
    }

    void giveByRank()
    {
        Worth worth;
        worth.cents = tournament_.settings.prizeCents;
        // Trailing places without a prize do not count.
        while (!worth.cents.empty() && worth.cents.back() == 0) {
            worth.cents.pop_back();
        }
        give(std::nullopt, worth, ranked(standings_.lines()), UnwonBecause::NoResult);
    }

    [[nodiscard]] const std::vector<Award>& awards() const { return prizes_.awards; }

private:
    struct Field
    {
        std::vector<Level> levels;
        UnwonBecause ifEmpty = UnwonBecause::NoResult;
    };

    /// Everybody with a rank.
    [[nodiscard]] static std::vector<Level> ranked(const std::vector<Standing>& lines)
    {
        std::vector<Level> levels;
        std::optional<std::int32_t> rank;
        for (const auto& line : lines) {
            if (line.rank) {
                addTo(levels, rank != line.rank, {{line.tally.number}, {}, line.tally.tmp(), {}});
                rank = line.rank;
            }
        }
        return levels;
    }

    [[nodiscard]] Field levelsFor(const Prize& prize)
    {
        switch (prize.what) {
        case PrizeFor::Rank:
            return {ranked(standings_.lines()), UnwonBecause::NoResult};
        case PrizeFor::Last: {
            auto levels = ranked(standings_.lines());
            std::reverse(levels.begin(), levels.end());
            return {std::move(levels), UnwonBecause::NoResult};
        }
        case PrizeFor::Group:
            return {ranked(groupStandings(tournament_, standings_, prize.tag)),
                    UnwonBecause::NobodyInGroup};
        case PrizeFor::Team:
            return {teams(prize), UnwonBecause::NoTeam};
        case PrizeFor::Round:
            return {levelsByPoints(inRound(prize.round)), UnwonBecause::NotPlayed};
        case PrizeFor::Claims:
            return {byCount(&Tally::claims), UnwonBecause::NobodyHasAny};
        case PrizeFor::Rommes:
            return {byCount(&Tally::rommes), UnwonBecause::NobodyHasAny};
        case PrizeFor::Door:
            break;
        }
        return {};
    }

    [[nodiscard]] std::vector<Level> byCount(std::int64_t Tally::*member) const
    {
        std::vector<Candidate> candidates;
        for (const auto& line : standings_.lines()) {
            if (line.rank && line.tally.*member > 0) {
                candidates.push_back({{line.tally.number}, {}, {}, line.tally.*member});
            }
        }
        return levelsOf(std::move(candidates), [](const Candidate& left, const Candidate& right) {
            return *left.count > *right.count;
        });
    }

    [[nodiscard]] std::vector<Candidate> inRound(RoundNumber round) const
    {
        std::vector<Candidate> candidates;
        const auto course = courseOf(tournament_);
        const auto found = std::find(course.rounds.begin(), course.rounds.end(), round);
        if (found == course.rounds.end()) {
            return candidates;
        }
        const auto place = static_cast<std::size_t>(found - course.rounds.begin());
        for (const auto& line : standings_.lines()) {
            const auto& stop = (*course.of(line.tally.number))[place];
            if (stop.games > 0) {
                candidates.push_back({{line.tally.number}, {}, stop.points, {}});
            }
        }
        return candidates;
    }

    [[nodiscard]] std::vector<Level> teams(const Prize& prize)
    {
        std::vector<Level> levels;
        std::optional<std::int32_t> rank;
        for (auto& team : teamStandings(tournament_, standings_, prize)) {
            if (team.rank) {
                addTo(levels, rank != team.rank, {team.counted, team.team, team.points, {}});
                rank = team.rank;
            } else if (!prize.teams.isEmpty() && !prizes_.smallTeams.contains(team.team)) {
                prizes_.smallTeams << team.team;
            }
        }
        return levels;
    }

    /// Below all others, or equal to the last.
    static void addTo(std::vector<Level>& levels, bool isBelow, Candidate candidate)
    {
        if (isBelow) {
            levels.emplace_back();
        }
        levels.back().push_back(std::move(candidate));
    }

    /// Why somebody is passed over; empty if they win.
    [[nodiscard]] std::optional<PassedOn> passing(const Candidate& candidate) const
    {
        if (!candidate.team.isEmpty()) {
            return std::nullopt;
        }
        const auto& settings = tournament_.settings;
        const auto number = candidate.people.front();
        if (settings.absentWinners == AbsentWinners::PassOn &&
            hasGoneHome(tournament_, *findParticipant(tournament_, number))) {
            return PassedOn{number, std::nullopt};
        }
        const auto has = firstAwards_.find(number);
        return settings.onePrizeEach && has != firstAwards_.end()
                   ? std::optional(PassedOn{number, has->second})
                   : std::nullopt;
    }

    void give(std::optional<std::size_t> prize, const Worth& worth,
              const std::vector<Level>& levels, UnwonBecause ifEmpty)
    {
        std::size_t place = 0;
        std::vector<PassedOn> passedOn;
        for (auto level = levels.begin(); level != levels.end() && place < worth.places();
             ++level) {
            Level winners;
            for (const auto& candidate : *level) {
                if (const auto passed = passing(candidate)) {
                    passedOn.push_back(*passed);
                } else {
                    winners.push_back(candidate);
                }
            }
            const auto sharers = winners.size();
            const auto cents = prizesOfPlaces(worth.cents, place, sharers);
            const auto goods = worth.goodsOf(place, sharers);
            const auto turn = worth.turnOf(place, sharers);
            if (cents > 0 || !goods.isEmpty() || turn) {
                Award award;
                award.prize = prize;
                award.place = place;
                award.sharers = static_cast<std::int64_t>(sharers);
                award.sumCents = cents;
                award.goods = goods;
                award.passedOn = passedOn;
                award.turn = turn;
                addShared(award, winners);
            }
            place += sharers;
        }
        const auto why = levels.empty()     ? ifEmpty
                         : passedOn.empty() ? UnwonBecause::TooFew
                                            : UnwonBecause::NobodyLeft;
        addUnwon(prize, worth, place, why);
    }

    void giveAtTheDoor(std::size_t index, const Prize& prize, const Worth& worth)
    {
        std::size_t place = 0;
        for (const auto& raffle : tournament_.raffles) {
            if (!isSame(raffle.prize, prize.name)) {
                continue;
            }
            for (const auto winner : raffle.winners) {
                if (place < worth.places()) {
                    Award award;
                    award.prize = index;
                    award.place = place;
                    award.sumCents = prizesOfPlaces(worth.cents, place, 1);
                    award.goods = worth.goodsOf(place, 1);
                    award.turn = worth.turnOf(place, 1);
                    award.winners = {winner};
                    add(std::move(award));
                    ++place;
                }
            }
        }
        addUnwon(index, worth, place, UnwonBecause::NotGiven);
    }

    /// The same award for each of them.
    void addShared(const Award& shared, const Level& winners)
    {
        auto odd = shared.oddCents();
        for (const auto& winner : winners) {
            Award award = shared;
            award.winners = winner.people;
            award.team = winner.team;
            award.points = winner.points;
            award.count = winner.count;
            award.extraCents = odd > 0 ? 1 : 0;
            --odd;
            add(std::move(award));
        }
    }

    void add(Award award)
    {
        const bool countsAsOne =
            award.team.isEmpty() &&
            !(award.prize && tournament_.settings.prizes[*award.prize].what == PrizeFor::Door);
        if (countsAsOne) {
            firstAwards_.emplace(award.winners.front(), prizes_.awards.size());
        }
        prizes_.awards.push_back(std::move(award));
    }

    void addUnwon(std::optional<std::size_t> prize, const Worth& worth, std::size_t place,
                  UnwonBecause why)
    {
        const auto left = worth.places() - std::min(place, worth.places());
        const auto cents = prizesOfPlaces(worth.cents, place, left);
        const auto goods = worth.goodsOf(place, left);
        const auto turn = worth.turnOf(place, left);
        if (cents > 0 || !goods.isEmpty() || turn) {
            const auto choices = turn ? worth.choice->until - worth.choice->from + 2 - *turn : 0;
            prizes_.unwon.push_back({prize, place, cents, goods, why, choices});
        }
    }

    const Tournament& tournament_;
    const Standings& standings_;
    Prizes prizes_;
    std::map<StartNumber, std::size_t> firstAwards_; ///< By place in the awards.
};

} // namespace

QString PrizeShare::fraction() const
{
    const std::int64_t divisor = std::gcd(sumCents, sharers);
    const QString cents = QString::number(sumCents / divisor);
    return sharers == divisor ? cents
                              : cents + QLatin1Char('/') + QString::number(sharers / divisor);
}

bool hasGoneHome(const Tournament& tournament, const Participant& participant)
{
    return !isPresent(participant, nextRound(tournament));
}

std::vector<PrizeShare> prizeShares(const Tournament& tournament, const Standings& standings)
{
    PrizeGiver giver(tournament, standings);
    giver.giveByRank();
    std::vector<PrizeShare> shares;
    for (const auto& award : giver.awards()) {
        shares.push_back({award.winners.front(), award.sumCents, award.sharers, award.extraCents});
    }
    return shares;
}

Prizes prizesOf(const Tournament& tournament, const Standings& standings)
{
    return PrizeGiver(tournament, standings).run();
}

std::vector<Award> inOrderOfGiving(std::vector<Award> awards)
{
    std::reverse(awards.begin(), awards.end());
    for (auto first = awards.begin(); first != awards.end();) {
        if (!first->turn) {
            ++first;
            continue;
        }
        const auto end = std::find_if(first, awards.end(), [&first](const Award& other) {
            return other.prize != first->prize;
        });
        std::reverse(first, end);
        first = end;
    }
    return awards;
}

std::size_t doorPlacesGiven(const Tournament& tournament, const Prize& prize)
{
    std::size_t given = 0;
    for (const auto& raffle : tournament.raffles) {
        const bool isOfIt = prize.what == PrizeFor::Door && isSame(raffle.prize, prize.name);
        given += isOfIt ? raffle.winners.size() : 0;
    }
    return std::min(given, placesOf(prize));
}

std::optional<std::size_t> doorPlacesLeft(const Tournament& tournament, const QString& name)
{
    const auto& prizes = tournament.settings.prizes;
    const auto prize = std::find_if(prizes.begin(), prizes.end(), [&name](const Prize& one) {
        return one.what == PrizeFor::Door && isSame(one.name, name);
    });
    if (prize == prizes.end()) {
        return std::nullopt;
    }
    return placesOf(*prize) - doorPlacesGiven(tournament, *prize);
}

} // namespace core
