#include "standings.h"

#include "cards/card_tallies.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace core {
namespace {

using scoring::MatchPoints;
using scoring::RankBy;
using scoring::TieBreak;

Tally emptyTally(StartNumber number)
{
    Tally tally;
    tally.number = number;
    return tally;
}

/// Adds one hand to what its holder has collected, or with `times` -1 takes it away.
void credit(Tally& tally, const scoring::Hand& hand, const scoring::HandScore& score,
            std::int64_t times)
{
    tally.games += times;
    tally.gmp += score.gmp * times;
    tally.cmp += score.cmp * times;
    tally.wins += score.won ? times : 0;
    tally.rommes += hand.stones == 0 ? times : 0;
    tally.claims += hand.claims * times;
    tally.stones += hand.stones * times;
}

/// `tallyOf` gives the tally that a seat's hand is credited to.
template <typename TallyOfSeat>
void creditGame(const scoring::Rules& rules, const PlayedGame& game, std::int64_t times,
                TallyOfSeat tallyOf)
{
    const auto score = scoring::scoreGame(rules, game.result);
    for (std::size_t seat = 0; seat < score.size(); ++seat) {
        if (score[seat]) {
            credit(tallyOf(seat), *game.result.hands[seat], *score[seat], times);
        }
    }
}

/// Adds the results of whole rounds to the lines of their participants.
class Count
{
public:
    Count(const Settings& settings, std::vector<Standing>& lines)
        : settings_(settings), rules_(settings.rules)
    {
        tallies_.reserve(lines.size());
        for (auto& line : lines) {
            tallies_.emplace(line.tally.number, &line.tally);
        }
    }

    void add(const Round& round)
    {
        if (playsCards(settings_)) {
            addCardRound(settings_, round,
                         [this](StartNumber number) -> Tally& { return tallyOf(number); });
            return;
        }
        for (const auto number : round.head.byes) {
            Tally& tally = tallyOf(number);
            tally.byePoints += scoring::byePoints(rules_, round.head.games);
            ++tally.byes;
        }
        for (const auto& table : round.tables) {
            add(table);
        }
    }

    void add(const Penalty& penalty)
    {
        tallyOf(penalty.participant).penalties += penalty.matchPoints;
    }

private:
    [[nodiscard]] Tally& tallyOf(StartNumber number) const { return *tallies_.at(number); }

    void add(const Table& table)
    {
        // The seats are looked up once for all games of the table.
        std::array<Tally*, scoring::largestTable> seated{};
        std::transform(table.head.seats.begin(), table.head.seats.end(), seated.begin(),
                       [this](StartNumber number) { return &tallyOf(number); });
        for (const auto& game : table.games) {
            const auto* played = std::get_if<PlayedGame>(&game.outcome);
            if (played == nullptr) {
                continue;
            }
            creditGame(rules_, *played, 1, [&](std::size_t seat) -> Tally& {
                return played->substitutions.empty()
                           ? *seated[seat]
                           : tallyOf(creditedParticipant(table.head, *played, seat));
            });
        }
    }

    const Settings& settings_;
    const scoring::Rules& rules_;
    std::unordered_map<StartNumber, Tally*> tallies_;
};

/// What a change of one game gives and takes, a tally for each participant it concerns.
class Gains
{
public:
    void add(const scoring::Rules& rules, const TableHead& table, const GameOutcome* outcome,
             std::int64_t times)
    {
        const auto* played = outcome != nullptr ? std::get_if<PlayedGame>(outcome) : nullptr;
        if (played != nullptr) {
            creditGame(rules, *played, times, [&](std::size_t seat) -> Tally& {
                return of(creditedParticipant(table, *played, seat));
            });
        }
    }

    [[nodiscard]] const std::vector<Tally>& tallies() const { return tallies_; }

private:
    Tally& of(StartNumber number)
    {
        const auto found =
            std::find_if(tallies_.begin(), tallies_.end(),
                         [number](const Tally& tally) { return tally.number == number; });
        if (found != tallies_.end()) {
            return *found;
        }
        tallies_.push_back(emptyTally(number));
        return tallies_.back();
    }

    std::vector<Tally> tallies_;
};

std::int64_t meanSum(const Tally& tally)
{
    return (tally.gmp + tally.cmp + tally.penalties).units();
}

/// Compares the whole units first and then what remains of the division, so that no product is
/// larger than the two numbers of games multiplied.
std::strong_ordering compareMeans(const Tally& left, const Tally& right)
{
    const auto leftSum = meanSum(left);
    const auto rightSum = meanSum(right);
    // Who has won a match without a deal has the sum itself.
    const auto leftGames = std::max<std::int64_t>(left.games, 1);
    const auto rightGames = std::max<std::int64_t>(right.games, 1);
    const auto whole = leftSum / leftGames <=> rightSum / rightGames;
    return whole != std::strong_ordering::equal
               ? whole
               : leftSum % leftGames * rightGames <=> rightSum % rightGames * leftGames;
}

/// The higher value stands before the lower.
template <typename Value>
std::strong_ordering higherFirst(const Value& left, const Value& right)
{
    return right <=> left;
}

std::strong_ordering compareByTieBreak(TieBreak tieBreak, const Tally& left, const Tally& right)
{
    switch (tieBreak) {
    case TieBreak::Wins:
        return higherFirst(left.wins, right.wins);
    case TieBreak::Rommes:
        return higherFirst(left.rommes, right.rommes);
    case TieBreak::Claims:
        return higherFirst(left.claims, right.claims);
    case TieBreak::Stones:
        return left.stones <=> right.stones;
    case TieBreak::Gmp:
        return higherFirst(left.gmp, right.gmp);
    }
    return std::strong_ordering::equal;
}

std::vector<Standing> emptyLines(const std::vector<Participant>& participants)
{
    std::vector<Standing> lines(participants.size());
    std::transform(participants.begin(), participants.end(), lines.begin(),
                   [](const Participant& participant) {
                       return Standing{std::nullopt, emptyTally(participant.number)};
                   });
    return lines;
}

struct Comparison
{
    std::weak_ordering order = std::weak_ordering::equivalent;
    Decision decision;
};

Comparison compared(const scoring::RuleOptions& options, const Tally& left, const Tally& right)
{
    if (!left.hasResult() || !right.hasResult()) {
        const auto order = higherFirst(left.hasResult(), right.hasResult());
        const bool equal = order == std::strong_ordering::equal;
        return {order, {equal ? Decision::By::Nothing : Decision::By::HavingPlayed, {}}};
    }
    if (left.reached != right.reached) {
        return {higherFirst(left.reached, right.reached), {Decision::By::Reached, {}}};
    }
    const auto byPoints = options.rankBy == RankBy::Mean ? compareMeans(right, left)
                                                         : higherFirst(left.tmp(), right.tmp());
    if (byPoints != std::strong_ordering::equal) {
        return {byPoints, {Decision::By::Points, {}}};
    }
    if (left.tieBreaks != right.tieBreaks) {
        return {higherFirst(left.tieBreaks, right.tieBreaks), {Decision::By::TieBreakDeal, {}}};
    }
    for (const auto tieBreak : options.tieBreaks) {
        const auto order = compareByTieBreak(tieBreak, left, right);
        if (order != std::strong_ordering::equal) {
            return {order, {Decision::By::TieBreak, tieBreak}};
        }
    }
    return {};
}

} // namespace

void Tally::add(const Tally& gain)
{
    games += gain.games;
    gmp += gain.gmp;
    cmp += gain.cmp;
    penalties += gain.penalties;
    byePoints += gain.byePoints;
    byes += gain.byes;
    wins += gain.wins;
    rommes += gain.rommes;
    claims += gain.claims;
    stones += gain.stones;
    tieBreaks += gain.tieBreaks;
}

std::weak_ordering compareTallies(const scoring::RuleOptions& options, const Tally& left,
                                  const Tally& right)
{
    return compared(options, left, right).order;
}

Decision decisionBetween(const scoring::RuleOptions& options, const Tally& left, const Tally& right)
{
    return compared(options, left, right).decision;
}

Standings::Standings(const Tournament& tournament, std::optional<RoundNumber> after)
    : rules_(tournament.settings.rules), lines_(emptyLines(tournament.participants))
{
    countOn(tournament, after);
}

void Standings::countOn(const Tournament& tournament, std::optional<RoundNumber> after)
{
    const auto isDue = [this, after](RoundNumber round) {
        return counted_ && round > *counted_ && (!after || round <= *after);
    };
    Count count(tournament.settings, lines_);
    for (const auto& round : tournament.rounds) {
        if (counts(round.head.state) && isDue(round.number)) {
            count.add(round);
        }
    }
    for (const auto& penalty : tournament.penalties) {
        if (isDue(penalty.round)) {
            count.add(penalty);
        }
    }
    if (playsCards(tournament.settings)) {
        const auto reached = reachedIn(tournament, after);
        for (auto& line : lines_) {
            const auto known = reached.find(line.tally.number);
            line.tally.reached = known != reached.end() ? known->second : 0;
        }
    }
    std::sort(lines_.begin(), lines_.end(), [this](const Standing& left, const Standing& right) {
        return standsBefore(left, right);
    });
    renumber({0, lines_.size()});
    counted_ = after;
}

void Standings::gameChanged(const TableHead& table, const GameOutcome* before,
                            const GameOutcome* after)
{
    Gains gains;
    gains.add(rules_, table, before, -1);
    gains.add(rules_, table, after, 1);
    Span moved{lines_.size(), 0};
    for (const auto& gain : gains.tallies()) {
        const Span span = moveLine(gain);
        moved = {std::min(moved.first, span.first), std::max(moved.last, span.last)};
    }
    renumber(moved);
}

Standings::Span Standings::moveLine(const Tally& gain)
{
    const auto line = std::find_if(lines_.begin(), lines_.end(), [&gain](const Standing& standing) {
        return standing.tally.number == gain.number;
    });
    Standing changed = *line;
    changed.tally.add(gain);

    const auto before = [this](const Standing& left, const Standing& right) {
        return standsBefore(left, right);
    };
    const auto from = static_cast<std::size_t>(line - lines_.begin());
    const auto rises = std::lower_bound(lines_.begin(), line, changed, before);
    if (rises != line) {
        std::move_backward(rises, line, line + 1);
        *rises = changed;
        return {static_cast<std::size_t>(rises - lines_.begin()), from};
    }
    const auto falls = std::lower_bound(line + 1, lines_.end(), changed, before) - 1;
    std::move(line + 1, falls + 1, line);
    *falls = changed;
    return {from, static_cast<std::size_t>(falls - lines_.begin())};
}

void Standings::renumber(Span moved)
{
    for (std::size_t line = moved.first; line < lines_.size(); ++line) {
        const auto rank = rankOf(line);
        if (line > moved.last && lines_[line].rank == rank) {
            return;
        }
        lines_[line].rank = rank;
    }
}

std::optional<std::int32_t> Standings::rankOf(std::size_t line) const
{
    const Tally& tally = lines_[line].tally;
    if (!tally.hasResult()) {
        return std::nullopt;
    }
    const bool shared = line > 0 && compareTallies(rules_.options, lines_[line - 1].tally, tally) ==
                                        std::weak_ordering::equivalent;
    return shared ? lines_[line - 1].rank : static_cast<std::int32_t>(line + 1);
}

bool Standings::standsBefore(const Standing& left, const Standing& right) const
{
    const auto order = compareTallies(rules_.options, left.tally, right.tally);
    return order != std::weak_ordering::equivalent ? order == std::weak_ordering::less
                                                   : left.tally.number < right.tally.number;
}

std::vector<RankMove> rankMoves(const Standings& before, const Standings& after)
{
    std::unordered_map<StartNumber, std::optional<std::int32_t>> ranksBefore;
    for (const auto& line : before.lines()) {
        ranksBefore.emplace(line.tally.number, line.rank);
    }
    std::vector<RankMove> moves;
    for (const auto& line : after.lines()) {
        const auto known = ranksBefore.find(line.tally.number);
        const auto from = known != ranksBefore.end() ? known->second : std::nullopt;
        if (from != line.rank) {
            moves.push_back({line.tally.number, from, line.rank});
        }
    }
    return moves;
}

} // namespace core
