#include "app/sharing/joining.h"
#include "app/sharing/private_server.h"
#include "core/service/tournament_service.h"
#include "db/club_transfer.h"
#include "db/postgres/server_store.h"
#include "db/sqlite/open_store.h"
#include "tests/as_nobody.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <latch>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

using namespace Qt::StringLiterals;

namespace {

using Steady = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

enum class Engine : std::uint8_t { File, Server };

const QDateTime evening(QDate(2026, 5, 14), QTime(19, 30), Qt::UTC);

core::PlayedGame gameOfFour(std::int32_t stones)
{
    core::PlayedGame game;
    game.result.hands = scoring::Hands(4);
    for (std::int32_t seat = 0; seat < 4; ++seat) {
        game.result.hands[static_cast<std::size_t>(seat)] =
            scoring::Hand{seat == 0 ? 0 : stones + seat, 0};
    }
    return game;
}

core::Participant participant(std::int32_t number)
{
    core::Participant made;
    made.number = core::StartNumber{number};
    made.name = u"Participant %1"_s.arg(number);
    return made;
}

/// Everyone is at a table of four in every round, and every game is entered.
core::Tournament fullTournament(std::int32_t participants, std::int32_t rounds, std::int32_t games)
{
    core::Tournament tournament;
    tournament.settings.name = u"Full"_s;
    for (std::int32_t number = 1; number <= participants; ++number) {
        tournament.participants.push_back(participant(number));
    }
    for (std::int32_t number = 1; number <= rounds; ++number) {
        core::Round round{core::RoundNumber{number}, {}, {}};
        round.head.state = core::RoundState::Published;
        for (std::int32_t first = 1; first <= participants; first += 4) {
            core::Table table;
            table.number = core::TableNumber{1 + first / 4};
            for (std::int32_t seat = 0; seat < 4; ++seat) {
                table.head.seats.push_back(core::StartNumber{first + seat});
            }
            for (std::int32_t game = 1; game <= games; ++game) {
                table.games.push_back({core::GameNumber{game}, gameOfFour(5)});
            }
            round.tables.push_back(std::move(table));
        }
        tournament.rounds.push_back(std::move(round));
    }
    return tournament;
}

/// Before the doors open.
core::Tournament expected(std::int32_t participants)
{
    core::Tournament tournament;
    tournament.settings.name = u"Open"_s;
    tournament.settings.startFeeCents = 500;
    for (std::int32_t number = 1; number <= participants; ++number) {
        tournament.participants.push_back(participant(number));
        tournament.participants.back().status = core::Attendance::Expected;
        tournament.participants.back().registeredAt = evening.addSecs(number);
    }
    return tournament;
}

/// A failure to share ends the benchmark with its message.
template <typename Value>
Value required(const sharing::Outcome<Value>& outcome)
{
    if (!outcome) {
        throw std::runtime_error(outcome.fault().detail.toStdString());
    }
    return *outcome;
}

bool isThere(Engine engine, benchmark::State& state)
{
    const bool isMissing = engine == Engine::Server && !sharing::findPrograms();
    if (isMissing) {
        state.SkipWithError("PostgreSQL is not installed");
    }
    return !isMissing;
}

/// A club with one tournament, as a file or shared as by the program: encrypted, over TCP, and with
/// every entry on disk.
class Club
{
public:
    Club(Engine engine, const core::Tournament& tournament)
    {
        {
            const AsNobody user;
            folder_ = std::make_unique<QTemporaryDir>();
        }
        {
            const auto store = db::openStore(file(), db::IfMissing::Create);
            const auto transaction = store->beginWrite();
            id = transaction->create(tournament, core::Action::ImportTournament,
                                     {u"desk"_s, evening});
            transaction->commit();
        }
        if (engine == Engine::Server) {
            share();
        }
    }
    Club(const Club&) = delete;
    Club& operator=(const Club&) = delete;
    Club(Club&&) = delete;
    Club& operator=(Club&&) = delete;
    ~Club()
    {
        if (server_) {
            const AsNobody user;
            (void)server_->stop();
        }
    }

    [[nodiscard]] std::unique_ptr<core::Store> open() const
    {
        return server_ ? db::openServerStore(address_)
                       : db::openStore(file(), db::IfMissing::Refuse);
    }

    core::TournamentId id{0};

private:
    [[nodiscard]] QString file() const { return folder_->filePath(u"club.rummydb"_s); }

    void share()
    {
        {
            // PostgreSQL does not run as root.
            const AsNobody user;
            server_ = required(sharing::PrivateServer::make(
                required(sharing::findPrograms()), folder_->filePath(u"server"_s), u"127.0.0.1"_s));
            required(server_->start());
        }
        address_ = db::serverAddressFrom(required(sharing::joinOwn(*server_)).text());
        db::handOver(
            file(),
            {db::serverAddressFrom(required(sharing::ownerAddress(*server_, u"postgres"_s)).text()),
             address_},
            server_->secrets().desk, evening, [] {});
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::optional<sharing::PrivateServer> server_;
    db::ServerAddress address_;
};

/// A desk with the tournament open.
struct Desk
{
    Desk(const Club& club, int number)
        : store(club.open()), service(*store, u"desk %1"_s.arg(number), [] { return evening; })
    {
        (void)service.tournament(club.id);
    }

    std::unique_ptr<core::Store> store;
    core::TournamentService service;
};

std::vector<std::unique_ptr<Desk>> desksOf(const Club& club, int count)
{
    std::vector<std::unique_ptr<Desk>> desks;
    for (int number = 1; number <= count; ++number) {
        desks.push_back(std::make_unique<Desk>(club, number));
    }
    return desks;
}

void tell(benchmark::State& state, const char* what, std::vector<Milliseconds> times)
{
    if (times.empty()) {
        state.SkipWithError("something was refused");
        return;
    }
    std::sort(times.begin(), times.end());
    const std::string name(what);
    state.counters[name + "_median_ms"] = times[times.size() / 2].count();
    state.counters[name + "_p99_ms"] = times[times.size() * 99 / 100].count();
}

/// When versions of the tournament were entered or seen.
using Moments = std::map<core::Version, Steady::time_point>;

/// Follows the tournament as a window does, but without a pause.
class Watcher
{
public:
    explicit Watcher(const Club& club) : desk_(club, 0), id_(club.id), thread_([this] { watch(); })
    {}

    /// What it has seen, up to that version.
    Moments seenUntil(core::Version last)
    {
        last_ = last;
        thread_.join();
        return std::move(seen_);
    }

private:
    void watch()
    {
        bool isChanged = true;
        desk_.store->setListener([&isChanged](const core::Notice&) { isChanged = true; });
        core::Version version{0};
        while (version < last_.load()) {
            desk_.store->look();
            if (!std::exchange(isChanged, false)) {
                std::this_thread::yield();
                continue;
            }
            const auto stored = desk_.service.stored(id_);
            version = (*stored)->version;
            seen_.emplace(version, Steady::now());
        }
    }

    Desk desk_;
    core::TournamentId id_;
    Moments seen_;
    std::atomic<core::Version> last_{core::Version{std::numeric_limits<std::int64_t>::max()}};
    std::thread thread_;
};

/// The timings of all desks' entries.
struct Course
{
    Milliseconds time{0};            ///< Of all of it.
    std::vector<Milliseconds> waits; ///< From the start of an entry until it is on disk.
    std::vector<Milliseconds> shown; ///< From the start of an entry until another desk has it.
};

/// One desk's share: that many entries, one begun every `pace`, or as soon as the previous one is
/// done.
template <typename Enter>
void workAt(Desk& desk, int entries, Milliseconds pace, Enter enter, Moments& entered,
            std::vector<Milliseconds>& waits)
{
    auto begin = Steady::now();
    desk.service.setListener([&](const core::TournamentService::Changed& changed) {
        entered.emplace(changed.after, begin);
    });
    const auto first = begin;
    for (int entry = 0; entry < entries; ++entry) {
        std::this_thread::sleep_until(first + entry * pace);
        begin = Steady::now();
        if (enter(desk, entry)) {
            waits.emplace_back(Steady::now() - begin);
        }
    }
}

/// All desks enter at once, each `entries` times, while one more desk watches. `enter` is called
/// with the desk, its number from 0, and the number of the entry from 0.
template <typename Enter>
Course together(const Club& club, std::size_t desks, int entries, Milliseconds pace, Enter enter)
{
    const auto atDesks = desksOf(club, static_cast<int>(desks));
    Watcher watcher(club);
    std::vector<Moments> entered(desks);
    std::vector<std::vector<Milliseconds>> waits(desks);
    std::latch start(static_cast<std::ptrdiff_t>(desks) + 1);
    std::vector<std::thread> threads;
    for (std::size_t number = 0; number < desks; ++number) {
        threads.emplace_back([&, number] {
            start.arrive_and_wait();
            workAt(
                *atDesks[number], entries, pace,
                [&](Desk& desk, int entry) { return enter(desk, number, entry); }, entered[number],
                waits[number]);
        });
    }
    const auto begin = Steady::now();
    start.arrive_and_wait();
    for (auto& thread : threads) {
        thread.join();
    }
    Course course{Steady::now() - begin, {}, {}};

    const auto seen = watcher.seenUntil(*atDesks.front()->service.read().version(club.id));
    for (std::size_t number = 0; number < desks; ++number) {
        course.waits.insert(course.waits.end(), waits[number].begin(), waits[number].end());
        for (const auto& [version, started] : entered[number]) {
            course.shown.emplace_back(seen.lower_bound(version)->second - started);
        }
    }
    return course;
}

void tell(benchmark::State& state, Course course)
{
    state.counters["entries"] = static_cast<double>(course.waits.size());
    state.counters["entries_per_s"] =
        static_cast<double>(course.waits.size()) * 1'000 / course.time.count();
    tell(state, "entry", std::move(course.waits));
    tell(state, "shown", std::move(course.shown));
}

/// Eight desks correct results without a pause.
void entriesAtEightDesks(benchmark::State& state, Engine engine)
{
    if (!isThere(engine, state)) {
        return;
    }
    const Club club(engine, fullTournament(400, 12, 4));
    const auto correct = [&](Desk& desk, std::size_t number, int entry) {
        const core::GameKey key{core::RoundNumber{12},
                                core::TableNumber{static_cast<std::int32_t>(number) + 1},
                                core::GameNumber{1}};
        const core::EntryTerms correction{true, true, u"typed wrong"_s, {}};
        return desk.service
            .run(club.id, core::enterGame, key, gameOfFour(6 + entry % 2), correction)
            .ok();
    };
    for ([[maybe_unused]] auto once : state) {
        tell(state, together(club, 8, 100, Milliseconds{0}, correct));
    }
}
BENCHMARK_CAPTURE(entriesAtEightDesks, file, Engine::File)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(1);
BENCHMARK_CAPTURE(entriesAtEightDesks, server, Engine::Server)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(1);

/// 240 registered people come to four desks and pay. The argument is the time in milliseconds a
/// desk takes for each.
void checkInAtFourDesks(benchmark::State& state, Engine engine)
{
    constexpr std::int32_t people = 240;
    constexpr std::int32_t desks = 4;
    if (!isThere(engine, state)) {
        return;
    }
    const Club club(engine, expected(people));
    const auto letIn = [&](Desk& desk, std::size_t number, int entry) {
        const core::StartNumber next{entry * desks + static_cast<std::int32_t>(number) + 1};
        const auto& seen = **desk.service.tournament(club.id);
        core::DoorPerson arrival;
        arrival.uuid = findParticipant(seen, next)->uuid;
        arrival.cents = core::missingFeeOf(arrival, seen);
        return desk.service.run(club.id, core::enterAtDoor, {arrival}).ok();
    };
    const Milliseconds pace(state.range(0));
    for ([[maybe_unused]] auto once : state) {
        tell(state, together(club, desks, people / desks, pace, letIn));
    }
}
BENCHMARK_CAPTURE(checkInAtFourDesks, file, Engine::File)
    ->Arg(0)
    ->Arg(3'000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(1);
BENCHMARK_CAPTURE(checkInAtFourDesks, server, Engine::Server)
    ->Arg(0)
    ->Arg(3'000)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(1);

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    try {
        benchmark::RunSpecifiedBenchmarks();
    } catch (const std::exception& failure) {
        qCritical("%s", failure.what());
        return 1;
    }
    benchmark::Shutdown();
}
