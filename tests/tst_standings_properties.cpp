#include "core/ranking/standings.h"
#include "naive_standings.h"
#include "random_cards.h"
#include "random_game.h"
#include "random_tournament.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <compare>

namespace tst_standings_properties {

using core::Game;
using core::GameNumber;
using core::GameOutcome;
using core::PlayedGame;
using core::RoundNumber;
using core::Standing;
using core::Standings;
using core::Tournament;

namespace {

using OptionalRound = std::optional<RoundNumber>;

struct Place
{
    core::Table& table;
    GameNumber game;
};

/// A place for a game in a random tournament, counted up to `after`.
std::optional<Place> randomPlace(RandomGames& random, Tournament& tournament, OptionalRound after)
{
    std::vector<Place> places;
    for (auto& round : tournament.rounds) {
        if (!core::counts(round.head.state) || (after && round.number > *after)) {
            continue;
        }
        for (auto& table : round.tables) {
            places.push_back({table, GameNumber{1 + random.below(round.head.games)}});
        }
    }
    if (places.empty()) {
        return std::nullopt;
    }
    return places[static_cast<std::size_t>(random.below(static_cast<int>(places.size())))];
}

std::optional<GameOutcome> randomOutcome(RandomGames& random, const Tournament& tournament,
                                         const core::TableHead& table)
{
    if (random.chance(20)) {
        return std::nullopt;
    }
    if (random.chance(10)) {
        return core::UnplayedGame{QStringLiteral("time")};
    }
    PlayedGame game;
    game.result = random.game(tournament.settings.rules, static_cast<int>(table.seats.size()));
    const auto seat = static_cast<std::size_t>(random.below(static_cast<int>(table.seats.size())));
    const auto anybody = tournament
                             .participants[static_cast<std::size_t>(
                                 random.below(static_cast<int>(tournament.participants.size())))]
                             .number;
    const bool seated =
        std::find(table.seats.begin(), table.seats.end(), anybody) != table.seats.end();
    if (game.result.hands[seat] && !seated && random.chance(30)) {
        game.substitutions.push_back({seat, anybody});
    }
    return game;
}

/// Stores an outcome in its place and updates the standings.
void change(const Place& place, const std::optional<GameOutcome>& outcome, Standings& standings)
{
    auto& games = place.table.games;
    const auto at =
        std::lower_bound(games.begin(), games.end(), place.game,
                         [](const Game& game, GameNumber number) { return game.number < number; });
    const bool stands = at != games.end() && at->number == place.game;
    standings.gameChanged(place.table.head, stands ? &at->outcome : nullptr,
                          outcome ? &*outcome : nullptr);
    if (stands && outcome) {
        at->outcome = *outcome;
    } else if (stands) {
        games.erase(at);
    } else if (outcome) {
        games.insert(at, Game{place.game, *outcome});
    }
}

void shuffleSeats(RandomGames& random, core::Table& table)
{
    std::vector<std::size_t> from;
    for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
        from.push_back(seat);
    }
    random.shuffle(from);
    const core::Table before = table;
    for (std::size_t seat = 0; seat < from.size(); ++seat) {
        table.head.seats[seat] = before.head.seats[from[seat]];
    }
    for (auto& game : table.games) {
        auto* const played = std::get_if<PlayedGame>(&game.outcome);
        if (played == nullptr) {
            continue;
        }
        const auto hands = played->result.hands;
        for (std::size_t seat = 0; seat < from.size(); ++seat) {
            played->result.hands[seat] = hands[from[seat]];
        }
        for (auto& substitution : played->substitutions) {
            const auto moved = std::find(from.begin(), from.end(), substitution.seat);
            substitution.seat = static_cast<std::size_t>(moved - from.begin());
        }
    }
}

void shuffleEverything(RandomGames& random, Tournament& tournament)
{
    random.shuffle(tournament.participants);
    random.shuffle(tournament.rounds);
    random.shuffle(tournament.penalties);
    for (auto& round : tournament.rounds) {
        random.shuffle(round.head.byes);
        random.shuffle(round.tables);
        for (auto& table : round.tables) {
            random.shuffle(table.games);
            shuffleSeats(random, table);
        }
    }
}

constexpr random_tournament::Size smallEvening{9, 3, 2};

OptionalRound randomRound(RandomGames& random)
{
    return random.chance(50) ? OptionalRound() : RoundNumber{random.below(5)};
}

} // namespace

/// Properties of all standings, checked on random tournaments.
class TestStandingsProperties : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linesAreInOrder();
    void agreesWithThePlainCount();
    void orderDoesNotMatter();
    void followsEveryChange();
    void followsEveryChangeOfALargeEvening();
    void aChangeTakenBackChangesNothing();
    void countsOnRoundByRound();
};

void TestStandingsProperties::linesAreInOrder()
{
    for (quint32 seed = 0; seed < 300; ++seed) {
        auto tournament = randomTournament(seed);
        tournament.tieDecisions.clear(); // They order people who are tied.
        const auto& options = tournament.settings.rules.options;
        const auto lines = Standings(tournament).lines();
        QCOMPARE(lines.size(), tournament.participants.size());
        for (std::size_t line = 0; line < lines.size(); ++line) {
            const auto& tally = lines[line].tally;
            const auto before = std::count_if(
                lines.begin(), lines.end(), [&options, &tally](const Standing& other) {
                    return std::is_lt(core::compareTallies(options, other.tally, tally));
                });
            QCOMPARE(lines[line].rank.has_value(), tally.games > 0);
            QVERIFY(!lines[line].rank || *lines[line].rank == before + 1);
            QVERIFY(line == 0 || lines[line - 1].rank != lines[line].rank ||
                    lines[line - 1].tally.number < tally.number);
        }
    }
}

void TestStandingsProperties::agreesWithThePlainCount()
{
    RandomGames random(1);
    for (quint32 seed = 0; seed < 3000; ++seed) {
        const auto tournament = randomTournament(seed, smallEvening);
        const auto after = randomRound(random);
        QCOMPARE(Standings(tournament, after).lines(), naive::standings(tournament, after));
    }
}

void TestStandingsProperties::orderDoesNotMatter()
{
    RandomGames random(2);
    for (quint32 seed = 0; seed < 1000; ++seed) {
        auto tournament = randomTournament(seed);
        const Standings before(tournament);
        shuffleEverything(random, tournament);
        QCOMPARE(Standings(tournament).lines(), before.lines());
    }
}

void TestStandingsProperties::followsEveryChange()
{
    RandomGames random(3);
    for (quint32 seed = 0; seed < 2000; ++seed) {
        auto tournament = randomTournament(seed, smallEvening);
        const auto after = randomRound(random);
        Standings standings(tournament, after);
        for (int step = 0; step < 8; ++step) {
            if (const auto place = randomPlace(random, tournament, after)) {
                change(*place, randomOutcome(random, tournament, place->table.head), standings);
                QCOMPARE(standings.lines(), Standings(tournament, after).lines());
            }
        }
    }
}

void TestStandingsProperties::followsEveryChangeOfALargeEvening()
{
    RandomGames random(4);
    for (quint32 seed = 0; seed < 20; ++seed) {
        auto tournament = randomTournament(seed, {200, 4, 3});
        Standings standings(tournament);
        for (int step = 0; step < 30; ++step) {
            if (const auto place = randomPlace(random, tournament, std::nullopt)) {
                change(*place, randomOutcome(random, tournament, place->table.head), standings);
            }
        }
        QCOMPARE(standings.lines(), Standings(tournament).lines());
    }
}

void TestStandingsProperties::countsOnRoundByRound()
{
    RandomGames random(5);
    for (quint32 seed = 0; seed < 500; ++seed) {
        const auto tournament = seed % 2 == 0 ? randomTournament(seed, smallEvening)
                                              : random_cards::Maker(seed).tournament();
        Standings standings(tournament, RoundNumber{0});
        for (int after = random.below(3); after < 5; after += 1 + random.below(2)) {
            standings.countOn(tournament, RoundNumber{after});
            QCOMPARE(standings.lines(), Standings(tournament, RoundNumber{after}).lines());
        }
        standings.countOn(tournament, std::nullopt);
        QCOMPARE(standings.lines(), Standings(tournament).lines());
        standings.countOn(tournament, std::nullopt);
        QCOMPARE(standings.lines(), Standings(tournament).lines());
    }
}

void TestStandingsProperties::aChangeTakenBackChangesNothing()
{
    RandomGames random(5);
    for (quint32 seed = 0; seed < 500; ++seed) {
        auto tournament = randomTournament(seed, smallEvening);
        Standings standings(tournament);
        const auto before = standings.lines();
        const auto place = randomPlace(random, tournament, std::nullopt);
        const auto outcome =
            place ? randomOutcome(random, tournament, place->table.head) : std::nullopt;
        if (place && outcome) {
            standings.gameChanged(place->table.head, nullptr, &*outcome);
            standings.gameChanged(place->table.head, &*outcome, nullptr);
        }
        QCOMPARE(standings.lines(), before);
    }
}

RUMMY_TEST(TestStandingsProperties)

} // namespace tst_standings_properties

#include "tst_standings_properties.moc"
