#include "core/seating/random.h"
#include "core/service/sample_club.h"
#include "core/year/people_facts.h"
#include "db/clubs.h"
#include "db/sqlite/open_store.h"
#include "tests/place_of.h"

#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <memory>
#include <numeric>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

constexpr std::int32_t people = 60;
constexpr std::int32_t rounds = 4;
constexpr std::int32_t games = 3;

/// 60 of 90 people at tables of four in every round.
core::Tournament evening(int number)
{
    seating::Random random(static_cast<std::uint64_t>(number) + 1);
    constexpr int members = 90;
    std::vector<int> club(members);
    std::iota(club.begin(), club.end(), 1);
    random.shuffle(club);
    core::Tournament tournament;
    tournament.settings.name = u"Evening %1"_s.arg(number);
    tournament.settings.date = QDate(2016, 1, 7).addDays(qint64{7} * number);
    tournament.settings.rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    std::vector<core::StartNumber> seats;
    for (std::int32_t start = 1; start <= people; ++start) {
        auto& participant = tournament.participants.emplace_back();
        participant.number = core::StartNumber{start};
        participant.name = u"Person %1"_s.arg(club[static_cast<std::size_t>(start)]);
        seats.push_back(participant.number);
    }
    for (std::int32_t round = 1; round <= rounds; ++round) {
        random.shuffle(seats);
        auto& made = tournament.rounds.emplace_back();
        made.number = core::RoundNumber{round};
        made.head = {core::RoundState::Closed, games, {}, {}};
        for (std::size_t first = 0; first < seats.size(); first += 4) {
            const auto at = seats.begin() + static_cast<std::ptrdiff_t>(first);
            core::Table table;
            table.number = core::TableNumber{static_cast<std::int32_t>(first / 4) + 1};
            table.head.seats = {at, at + 4};
            for (std::int32_t game = 1; game <= games; ++game) {
                core::PlayedGame played;
                played.result.hands = scoring::Hands(4);
                const auto out = static_cast<std::size_t>(random.below(4));
                for (std::size_t seat = 0; seat < 4; ++seat) {
                    played.result.hands[seat] =
                        scoring::Hand{seat == out ? 0 : 1 + random.below(12), random.below(2)};
                }
                table.games.push_back({core::GameNumber{game}, played});
            }
            made.tables.push_back(std::move(table));
        }
    }
    return normalised(std::move(tournament));
}

/// A database with that many evenings.
struct TenYears
{
    explicit TenYears(int evenings)
    {
        const auto store = db::openStore(file(), db::IfMissing::Create);
        const auto transaction = store->beginWrite();
        for (int number = 0; number < evenings; ++number) {
            transaction->create(evening(number), core::Action::ImportTournament,
                                {u"desk"_s, QDateTime(QDate(2026, 1, 1), QTime(), Qt::UTC)});
        }
        transaction->commit();
    }

    [[nodiscard]] QString file() const { return folder.filePath(u"club.rummydb"_s); }

    QTemporaryDir folder;
};

/// From a closed database to a player's page and the records.
void readYears(benchmark::State& state)
{
    const TenYears years(static_cast<int>(state.range(0)));
    for ([[maybe_unused]] auto once : state) {
        const auto store = db::openStore(years.file(), db::IfMissing::Refuse);
        core::ClubEvenings evenings;
        evenings.read(store->read());
        const auto played = core::playedEvenings(evenings.all());
        const auto known = core::peopleOf(played);
        benchmark::DoNotOptimize(core::personFacts(played, keyOf(known.front().person)));
        benchmark::DoNotOptimize(core::recordsOf(played));
    }
}

/// The bound: the same tournaments read, but not processed.
void loadYears(benchmark::State& state)
{
    const TenYears years(static_cast<int>(state.range(0)));
    for ([[maybe_unused]] auto once : state) {
        const auto store = db::openStore(years.file(), db::IfMissing::Refuse);
        for (const auto& summary : store->read().tournaments()) {
            benchmark::DoNotOptimize(store->read().load(summary.id));
        }
    }
}

/// The same again, with nothing changed since.
void readYearsAgain(benchmark::State& state)
{
    const TenYears years(static_cast<int>(state.range(0)));
    const auto store = db::openStore(years.file(), db::IfMissing::Refuse);
    core::ClubEvenings evenings;
    evenings.read(store->read());
    for ([[maybe_unused]] auto once : state) {
        benchmark::DoNotOptimize(evenings.read(store->read()));
        const auto played = core::playedEvenings(evenings.all());
        const auto known = core::peopleOf(played);
        benchmark::DoNotOptimize(core::personFacts(played, keyOf(known.front().person)));
    }
}

/// The whole club as a file, excluding the time to write it to disk.
void exportYears(benchmark::State& state)
{
    const TenYears years(static_cast<int>(state.range(0)));
    const db::Clubs places(years.folder.path());
    std::size_t bytes = 0;
    for ([[maybe_unused]] auto once : state) {
        bytes = static_cast<std::size_t>(places.exportClub(placeOf(years.file()), {}).bytes.size());
    }
    constexpr double million = 1'000'000;
    state.counters["MB"] = static_cast<double>(bytes) / million;
}

/// Imported on a new computer: read, examined, and put in its place.
void takeOverYears(benchmark::State& state)
{
    const TenYears years(static_cast<int>(state.range(0)));
    const db::Clubs places(years.folder.path());
    const auto club = places.exportClub(placeOf(years.file()), {}).bytes;
    for ([[maybe_unused]] auto once : state) {
        const QTemporaryDir folder;
        benchmark::DoNotOptimize(
            places.takeOver(placeOf(folder.filePath(u"club.rummydb"_s)), club,
                            {u"desk"_s, QDateTime(QDate(2026, 1, 1), QTime(), Qt::UTC)}));
    }
}

void makeSampleClub(benchmark::State& state)
{
    for ([[maybe_unused]] auto once : state) {
        const QTemporaryDir folder;
        const auto store =
            db::openStore(folder.filePath(u"sample.rummydb"_s), db::IfMissing::Create);
        benchmark::DoNotOptimize(core::storeSampleClub(*store));
    }
}

} // namespace

BENCHMARK(readYears)->Arg(500)->Unit(benchmark::kMillisecond);
BENCHMARK(loadYears)->Arg(500)->Unit(benchmark::kMillisecond);
BENCHMARK(readYearsAgain)->Arg(500)->Unit(benchmark::kMillisecond);
BENCHMARK(exportYears)->Arg(500)->Unit(benchmark::kMillisecond);
BENCHMARK(takeOverYears)->Arg(500)->Unit(benchmark::kMillisecond);
BENCHMARK(makeSampleClub)->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
