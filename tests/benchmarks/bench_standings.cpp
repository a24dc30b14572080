#include "core/ranking/standings.h"
#include "tests/naive_standings.h"
#include "tests/random_game.h"

#include <benchmark/benchmark.h>

#include <cstdint>

using core::Standings;
using core::Tournament;

namespace {

struct Size
{
    std::int32_t participants;
    std::int32_t rounds;
    std::int32_t games;
};

constexpr Size openTournament{400, 12, 4};
constexpr Size largest{10'000, 20, 4};

core::Table randomTable(RandomGames& random, const scoring::Rules& rules, std::int32_t games)
{
    core::Table table;
    for (std::int32_t game = 1; game <= games; ++game) {
        table.games.push_back(
            {core::GameNumber{game}, core::PlayedGame{random.game(rules, 4), {}}});
    }
    return table;
}

core::Round randomRound(RandomGames& random, const scoring::Rules& rules, const Size& size)
{
    std::vector<core::StartNumber> seats;
    for (std::int32_t number = 1; number <= size.participants; ++number) {
        seats.push_back(core::StartNumber{number});
    }
    random.shuffle(seats);
    core::Round round;
    for (auto seat = seats.begin(); seat != seats.end(); seat += scoring::largestTable) {
        auto table = randomTable(random, rules, size.games);
        table.head.seats.assign(seat, seat + scoring::largestTable);
        table.number = core::TableNumber{static_cast<std::int32_t>(round.tables.size()) + 1};
        round.tables.push_back(std::move(table));
    }
    return round;
}

Tournament randomTournament(const Size& size)
{
    RandomGames random(1);
    Tournament tournament;
    auto& rules = tournament.settings.rules;
    rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    rules.options.tieBreaks = {scoring::TieBreak::Wins, scoring::TieBreak::Stones};
    for (std::int32_t number = 1; number <= size.participants; ++number) {
        core::Participant participant;
        participant.number = core::StartNumber{number};
        tournament.participants.push_back(participant);
    }
    for (std::int32_t number = 1; number <= size.rounds; ++number) {
        tournament.rounds.push_back(randomRound(random, rules, size));
        tournament.rounds.back().number = core::RoundNumber{number};
    }
    return tournament;
}

void fromScratch(benchmark::State& state, const Size& size)
{
    const auto tournament = randomTournament(size);
    while (state.KeepRunning()) {
        benchmark::DoNotOptimize(Standings(tournament).lines());
    }
}

/// The second implementation, for comparison.
void naively(benchmark::State& state, const Size& size)
{
    const auto tournament = randomTournament(size);
    while (state.KeepRunning()) {
        benchmark::DoNotOptimize(naive::standings(tournament));
    }
}

/// Games are corrected one by one to the next table's result.
void afterOneResult(benchmark::State& state, const Size& size)
{
    auto tournament = randomTournament(size);
    Standings standings(tournament);
    auto& tables = tournament.rounds.back().tables;
    std::size_t next = 0;
    while (state.KeepRunning()) {
        auto& table = tables[next];
        next = (next + 1) % tables.size();
        auto& outcome = table.games.back().outcome;
        const auto& other = tables[next].games.front().outcome;
        standings.gameChanged(table.head, &outcome, &other);
        outcome = other;
        benchmark::DoNotOptimize(standings.lines().data());
    }
}

BENCHMARK_CAPTURE(fromScratch, 400x12x4, openTournament)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(naively, 400x12x4, openTournament)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(afterOneResult, 400x12x4, openTournament)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fromScratch, 10000x20x4, largest)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(naively, 10000x20x4, largest)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(afterOneResult, 10000x20x4, largest)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
