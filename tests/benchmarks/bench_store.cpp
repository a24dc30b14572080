#include "core/service/tournament_service.h"
#include "db/sqlite/club_database.h"
#include "db/sqlite/durable_files.h"
#include "db/sqlite/newest_entries.h"
#include "db/sqlite/open_store.h"
#include "db/transaction.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <future>
#include <memory>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

const QDateTime evening(QDate(2026, 5, 14), QTime(19, 30), Qt::UTC);

/// A club database in its own folder with one tournament.
struct Club
{
    explicit Club(const core::Tournament& tournament)
        : store(db::openStore(folder.filePath(u"club.db"_s), db::IfMissing::Create))
    {
        const auto transaction = store->beginWrite();
        id = transaction->create(tournament, core::Action::ImportTournament, {u"desk"_s, evening});
        transaction->commit();
    }

    QTemporaryDir folder;
    std::unique_ptr<core::Store> store;
    core::TournamentId id{0};
};

core::PlayedGame gameOfFour()
{
    core::PlayedGame game;
    game.result.hands = scoring::Hands(4);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        game.result.hands[seat] = scoring::Hand{static_cast<std::int32_t>(5 * seat), 0};
    }
    return game;
}

core::Table tableOfFour(int number, int games)
{
    core::Table table;
    table.number = core::TableNumber{number};
    for (int seat = 1; seat <= 4; ++seat) {
        table.head.seats.push_back(core::StartNumber{4 * (number - 1) + seat});
    }
    for (int game = 1; game <= games; ++game) {
        table.games.push_back({core::GameNumber{game}, gameOfFour()});
    }
    return table;
}

/// Everyone is at a table of four in every round, and every game is entered.
core::Tournament fullTournament(std::int64_t participants, std::int64_t rounds)
{
    core::Tournament tournament;
    tournament.settings.name = u"Full"_s;
    for (std::int32_t number = 1; number <= participants; ++number) {
        core::Participant participant;
        participant.number = core::StartNumber{number};
        participant.name = u"Participant %1"_s.arg(number);
        tournament.participants.push_back(std::move(participant));
    }
    for (std::int32_t number = 1; number <= rounds; ++number) {
        core::Round round{core::RoundNumber{number}, {}, {}};
        for (std::int32_t table = 1; table <= participants / 4; ++table) {
            round.tables.push_back(tableOfFour(table, round.head.games));
        }
        tournament.rounds.push_back(std::move(round));
    }
    return tournament;
}

void loadTournament(benchmark::State& state)
{
    const Club club(fullTournament(state.range(0), state.range(1)));
    for ([[maybe_unused]] auto once : state) {
        benchmark::DoNotOptimize(club.store->read().load(club.id));
    }
}
BENCHMARK(loadTournament)->Args({400, 12})->Args({10'000, 20})->Unit(benchmark::kMillisecond);

void writeRound(db::Connection& connection, core::TournamentId id, std::int64_t number,
                const core::Round& round)
{
    connection.run(u"INSERT INTO round VALUES (?, ?, 'draft', 4, '')"_s, id, number);
    for (const auto& table : round.tables) {
        connection.run(u"INSERT INTO game_table VALUES (?, ?, ?, NULL, '', 1)"_s, id, number,
                       table.number);
        for (std::size_t seat = 0; seat < table.head.seats.size(); ++seat) {
            connection.run(u"INSERT INTO seat VALUES (?, ?, ?, ?, ?)"_s, id, number, table.number,
                           seat, table.head.seats[seat]);
        }
        for (const auto& game : table.games) {
            connection.run(u"INSERT INTO game VALUES (?, ?, ?, ?, 'romme', 4, NULL)"_s, id, number,
                           table.number, game.number);
            for (int seat = 0; seat < 4; ++seat) {
                connection.run(u"INSERT INTO hand VALUES (?, ?, ?, ?, ?, 5, 0, NULL, NULL)"_s, id,
                               number, table.number, game.number, seat);
            }
        }
    }
}

void createTournament(benchmark::State& state)
{
    const auto tournament = fullTournament(state.range(0), state.range(1));
    for ([[maybe_unused]] auto once : state) {
        const Club club(tournament);
    }
}
BENCHMARK(createTournament)->Args({400, 12})->Args({10'000, 20})->Unit(benchmark::kMillisecond);

/// The bound of loading: the engine's rows, read and dropped.
void readRows(benchmark::State& state)
{
    const Club club(fullTournament(state.range(0), state.range(1)));
    const auto connection =
        db::openClubDatabase(club.folder.filePath(u"club.db"_s), db::IfMissing::Refuse);
    for ([[maybe_unused]] auto once : state) {
        for (const auto& query :
             {u"SELECT round, game_table, seat, participant FROM seat"_s,
              u"SELECT round, game_table, number, seats FROM game"_s,
              u"SELECT round, game_table, game, seat, stones, claims FROM hand"_s}) {
            db::Rows rows = connection->rows(query);
            while (rows.next()) {
                benchmark::DoNotOptimize(rows.value<std::int64_t>(0));
            }
        }
    }
}
BENCHMARK(readRows)->Args({400, 12})->Args({10'000, 20})->Unit(benchmark::kMillisecond);

/// The bound of storing: the same rows, each with a separate prepared statement.
void writeRows(benchmark::State& state)
{
    const auto tournament = fullTournament(state.range(0), 1);
    for ([[maybe_unused]] auto once : state) {
        const Club club(tournament);
        const auto connection =
            db::openClubDatabase(club.folder.filePath(u"club.db"_s), db::IfMissing::Refuse);
        db::Transaction transaction(*connection, db::Transaction::Kind::Write);
        const core::Round& round = tournament.rounds.front();
        for (std::int64_t number = 2; number <= state.range(1); ++number) {
            writeRound(*connection, club.id, number, round);
        }
        transaction.commit();
    }
}
BENCHMARK(writeRows)->Args({400, 12})->Args({10'000, 20})->Unit(benchmark::kMillisecond);

std::vector<core::Enrolment> peopleToEnrol(std::int64_t count)
{
    std::vector<core::Enrolment> people(static_cast<std::size_t>(count));
    for (std::size_t index = 0; index < people.size(); ++index) {
        people[index].name = u"Participant %1"_s.arg(index + 1);
        people[index].club = u"Club %1"_s.arg(index % 100);
    }
    return people;
}

/// A list enrolled in a tournament without people, then the same list again.
void enrolList(benchmark::State& state)
{
    const auto people = peopleToEnrol(state.range(0));
    for ([[maybe_unused]] auto once : state) {
        const Club club(fullTournament(0, 0));
        core::TournamentService service(*club.store, u"desk"_s, [] { return evening; });
        for (int time = 0; time < 2; ++time) {
            if (!service.run(club.id, core::enrol, people)) {
                state.SkipWithError("the list is refused");
            }
        }
    }
}
BENCHMARK(enrolList)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMillisecond);

/// The bound of enrolling: a tournament that already has as many people, stored.
void createWithPeople(benchmark::State& state)
{
    const auto tournament = fullTournament(state.range(0), 0);
    for ([[maybe_unused]] auto once : state) {
        const Club club(tournament);
    }
}
BENCHMARK(createWithPeople)->Arg(1'000)->Arg(10'000)->Unit(benchmark::kMillisecond);

/// The bound of a durable entry: the disk's own sync of as many bytes as the log writes.
void bareSync(benchmark::State& state)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"log"_s));
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered)) {
        state.SkipWithError("no file to write");
        return;
    }
    const QByteArray pages(8LL * 4096, 'x');
    for ([[maybe_unused]] auto once : state) {
        file.write(pages);
        db::syncFile(file.fileName());
    }
}
BENCHMARK(bareSync)->Unit(benchmark::kMicrosecond)->UseRealTime();

/// One game's result, stored with its journal entry.
void durableEntry(benchmark::State& state)
{
    auto tournament = fullTournament(400, 12);
    core::Table& table = tournament.rounds.back().tables.front();
    table.games.clear();
    const core::GameKey key{tournament.rounds.back().number, table.number, core::GameNumber{1}};
    const Club club(tournament);
    core::GameOutcome standing = core::UnplayedGame{u"time"_s};
    core::Change change{{core::Action::EnterGame, key.round, key.table, key.game, {}},
                        QString(),
                        {core::GameExchange{key, std::nullopt, standing}}};
    for ([[maybe_unused]] auto once : state) {
        const auto transaction = club.store->beginWrite();
        transaction->record(club.id, change, core::EntryKind::Done, std::nullopt,
                            {u"desk"_s, evening});
        transaction->commit();
        change = reversed(change);
    }
}
BENCHMARK(durableEntry)->Unit(benchmark::kMicrosecond)->UseRealTime();

/// What of a durable entry says which entries are the newest.
void notingTheNewest(benchmark::State& state)
{
    const Club club(fullTournament(400, 12));
    const auto file = club.folder.filePath(u"club.db"_s);
    db::SqliteConnection connection(file, db::SqliteConnection::Access::ReadWrite);
    for ([[maybe_unused]] auto once : state) {
        db::writeNewestEntries(file, db::newestEntries(connection));
    }
}
BENCHMARK(notingTheNewest)->Unit(benchmark::kMicrosecond)->UseRealTime();

using Milliseconds = std::chrono::duration<double, std::milli>;

/// Corrects one table's result repeatedly; returns the time of each.
std::vector<Milliseconds> waitsAtDesk(const Club& club, int table, int entries)
{
    const auto store = db::openStore(club.folder.filePath(u"club.db"_s), db::IfMissing::Refuse);
    core::TournamentService service(*store, u"desk"_s, [] { return evening; });
    const core::GameKey key{core::RoundNumber{1}, core::TableNumber{table}, core::GameNumber{1}};
    const core::EntryTerms correction{true, true, u"typed wrong"_s, {}};
    auto game = gameOfFour();
    std::vector<Milliseconds> waits;
    for (int entry = 0; entry < entries; ++entry) {
        game.result.hands[1]->stones = 7 + entry % 2;
        const auto begin = std::chrono::steady_clock::now();
        if (!service.run(club.id, core::enterGame, key, game, correction)) {
            return {};
        }
        waits.emplace_back(std::chrono::steady_clock::now() - begin);
    }
    return waits;
}

/// Results entered at six desks at once, without a pause, over separate connections: the time of an
/// entry that has to wait for the others.
void entriesAtSixDesks(benchmark::State& state)
{
    constexpr int desks = 6;
    constexpr int entries = 200;
    const Club club(fullTournament(state.range(0), state.range(1)));
    std::vector<Milliseconds> waits;
    for ([[maybe_unused]] auto once : state) {
        std::vector<std::future<std::vector<Milliseconds>>> atDesks;
        for (int desk = 1; desk <= desks; ++desk) {
            atDesks.push_back(std::async(std::launch::async,
                                         [&, desk] { return waitsAtDesk(club, desk, entries); }));
        }
        for (auto& atDesk : atDesks) {
            const auto more = atDesk.get();
            waits.insert(waits.end(), more.begin(), more.end());
        }
    }
    std::sort(waits.begin(), waits.end());
    state.counters["median_ms"] = waits.at(waits.size() / 2).count();
    state.counters["p99_ms"] = waits.at(waits.size() * 99 / 100).count();
    state.counters["longest_ms"] = waits.back().count();
    state.counters["entries"] = static_cast<double>(waits.size());
}
BENCHMARK(entriesAtSixDesks)
    ->Args({24, 4})
    ->Args({400, 12})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
