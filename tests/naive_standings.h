#pragma once

#include "core/ranking/standings.h"

#include <algorithm>
#include <map>
#include <vector>

/// A second implementation of the standings, as plain as possible and regardless of speed, for
/// checking core::Standings.
namespace naive {

inline scoring::MatchPoints placeSum(const scoring::PlaceValues& values, std::size_t before,
                                     std::size_t hands)
{
    scoring::MatchPoints sum;
    for (std::size_t place = before + 1; place <= before + hands; ++place) {
        sum += values.at(static_cast<int>(place));
    }
    return sum;
}

/// GMP by seat.
inline std::map<std::size_t, scoring::MatchPoints> gmpOf(const scoring::Rules& rules,
                                                         const scoring::GameResult& game)
{
    std::map<std::int32_t, std::vector<std::size_t>> seatsByStones;
    for (std::size_t seat = 0; seat < game.hands.size(); ++seat) {
        if (game.hands[seat]) {
            const bool behindFirstRound = game.ending == scoring::Ending::FirstRoundRomme;
            const auto stones = game.hands[seat]->stones;
            seatsByStones[behindFirstRound ? std::min(stones, 1) : stones].push_back(seat);
        }
    }
    auto values =
        scoring::placeValues(rules.options.scale, rules.ruleSet, scoring::playedHands(game.hands));
    if (game.ending == scoring::Ending::Early &&
        rules.options.earlyTermination == scoring::EarlyTermination::Shifted) {
        values = values.shifted();
    }
    const bool high = rules.options.ties == scoring::Ties::High &&
                      game.ending != scoring::Ending::FirstRoundRomme;
    std::map<std::size_t, scoring::MatchPoints> gmp;
    std::size_t before = 0;
    for (const auto& [stones, seats] : seatsByStones) {
        for (const auto seat : seats) {
            gmp[seat] = high ? values.at(static_cast<int>(before) + 1)
                             : placeSum(values, before, seats.size())
                                   .sharedBy(static_cast<int>(seats.size()));
        }
        before += seats.size();
    }
    return gmp;
}

/// CMP by seat.
inline std::map<std::size_t, scoring::MatchPoints> cmpOf(const scoring::Rules& rules,
                                                         const scoring::GameResult& game)
{
    std::map<std::size_t, scoring::MatchPoints> cmp;
    std::vector<std::size_t> pooled;
    scoring::MatchPoints pool;
    for (std::size_t seat = 0; seat < game.hands.size(); ++seat) {
        if (game.hands[seat]) {
            cmp[seat] = scoring::MatchPoints::fromPoints(game.hands[seat]->claims);
            if (game.hands[seat]->stones > 0) {
                pooled.push_back(seat);
                pool += cmp[seat];
            }
        }
    }
    if (game.ending == scoring::Ending::FirstRoundRomme &&
        rules.options.firstRoundRommeClaims == scoring::FirstRoundRommeClaims::Pool) {
        for (const auto seat : pooled) {
            cmp[seat] = pool.sharedBy(static_cast<int>(pooled.size()));
        }
    }
    return cmp;
}

inline bool won(const scoring::Rules& rules, const scoring::GameResult& game, std::size_t seat)
{
    auto gmp = gmpOf(rules, game);
    auto cmp = cmpOf(rules, game);
    for (const auto& [other, points] : gmp) {
        const bool beaten = rules.ruleSet == scoring::RuleSet::RummyPure
                                ? game.hands[other]->stones < game.hands[seat]->stones
                                : points + cmp[other] > gmp[seat] + cmp[seat];
        if (beaten) {
            return false;
        }
    }
    return true;
}

using Tallies = std::map<core::StartNumber, core::Tally>;

inline void addGame(const scoring::Rules& rules, const core::TableHead& table,
                    const core::PlayedGame& game, Tallies& tallies)
{
    auto cmp = cmpOf(rules, game.result);
    for (const auto& [seat, points] : gmpOf(rules, game.result)) {
        auto& tally = tallies[core::creditedParticipant(table, game, seat)];
        ++tally.games;
        tally.gmp += points;
        tally.cmp += cmp[seat];
        tally.wins += won(rules, game.result, seat) ? 1 : 0;
        tally.rommes += game.result.hands[seat]->stones == 0 ? 1 : 0;
        tally.claims += game.result.hands[seat]->claims;
        tally.stones += game.result.hands[seat]->stones;
    }
}

inline void addRound(const scoring::Rules& rules, const core::Round& round, Tallies& tallies)
{
    for (const auto number : round.head.byes) {
        ++tallies[number].byes;
        tallies[number].byePoints += scoring::byePoints(rules, round.head.games);
    }
    for (const auto& table : round.tables) {
        for (const auto& game : table.games) {
            if (const auto* played = std::get_if<core::PlayedGame>(&game.outcome)) {
                addGame(rules, table.head, *played, tallies);
            }
        }
    }
}

/// The ranking values, in order; higher is better for each.
inline std::vector<std::int64_t> keysOf(const scoring::RuleOptions& options,
                                        const core::Tally& tally)
{
    std::vector<std::int64_t> keys;
    for (const auto tieBreak : options.tieBreaks) {
        switch (tieBreak) {
        case scoring::TieBreak::Wins:
            keys.push_back(tally.wins);
            break;
        case scoring::TieBreak::Rommes:
            keys.push_back(tally.rommes);
            break;
        case scoring::TieBreak::Claims:
            keys.push_back(tally.claims);
            break;
        case scoring::TieBreak::Stones:
            keys.push_back(-tally.stones);
            break;
        case scoring::TieBreak::Gmp:
            keys.push_back(tally.gmp.units());
            break;
        }
    }
    return keys;
}

inline bool standsBefore(const scoring::RuleOptions& options, const core::Tally& left,
                         const core::Tally& right)
{
    if (left.games == 0 || right.games == 0) {
        return left.games > 0 && right.games == 0;
    }
    std::int64_t leftPoints = left.tmp().units();
    std::int64_t rightPoints = right.tmp().units();
    if (options.rankBy == scoring::RankBy::Mean) {
        leftPoints = (left.gmp + left.cmp + left.penalties).units() * right.games;
        rightPoints = (right.gmp + right.cmp + right.penalties).units() * left.games;
    }
    return leftPoints != rightPoints ? leftPoints > rightPoints
                                     : keysOf(options, left) > keysOf(options, right);
}

/// Orders those sharing a rank, if they are exactly the decision's people.
inline void decide(const core::TieDecision& decision, std::vector<core::Standing>& lines)
{
    const auto& order = decision.order;
    std::vector<core::Standing> tied;
    std::size_t first = lines.size();
    for (std::size_t line = 0; line < lines.size(); ++line) {
        const bool isFirst = lines[line].rank && lines[line].tally.number == order.front();
        for (std::size_t other = 0; isFirst && other < lines.size(); ++other) {
            if (lines[other].rank == lines[line].rank) {
                tied.push_back(lines[other]);
                first = std::min(first, other);
            }
        }
    }
    std::vector<core::Standing> decided;
    for (const auto number : order) {
        for (const auto& line : tied) {
            if (line.tally.number == number) {
                decided.push_back(line);
            }
        }
    }
    if (decided.size() != tied.size() || decided.size() != order.size()) {
        return;
    }
    for (std::size_t place = 0; place < decided.size(); ++place) {
        lines[first + place] = decided[place];
        lines[first + place].rank = static_cast<std::int32_t>(first + place) + 1;
    }
}

inline std::vector<core::Standing> standings(const core::Tournament& tournament,
                                             std::optional<core::RoundNumber> after = std::nullopt)
{
    const auto& rules = tournament.settings.rules;
    Tallies tallies;
    for (const auto& participant : tournament.participants) {
        tallies[participant.number].number = participant.number;
    }
    for (const auto& round : tournament.rounds) {
        if (core::counts(round.head.state) && (!after || round.number <= *after)) {
            addRound(rules, round, tallies);
        }
    }
    for (const auto& penalty : tournament.penalties) {
        if (!after || penalty.round <= *after) {
            tallies[penalty.participant].penalties += penalty.matchPoints;
        }
    }
    std::vector<core::Standing> lines;
    for (const auto& [number, tally] : tallies) {
        lines.push_back({std::nullopt, tally});
    }
    std::stable_sort(lines.begin(), lines.end(), [&rules](const auto& left, const auto& right) {
        return standsBefore(rules.options, left.tally, right.tally);
    });
    for (std::size_t line = 0; line < lines.size() && lines[line].tally.games > 0; ++line) {
        const bool shared =
            line > 0 && !standsBefore(rules.options, lines[line - 1].tally, lines[line].tally);
        lines[line].rank = shared ? lines[line - 1].rank : static_cast<std::int32_t>(line) + 1;
    }
    bool isLast = true;
    for (const auto& round : tournament.rounds) {
        isLast = isLast && !(core::counts(round.head.state) && after && round.number > *after);
    }
    if (isLast) {
        for (const auto& decision : tournament.tieDecisions) {
            decide(decision, lines);
        }
    }
    return lines;
}

} // namespace naive
