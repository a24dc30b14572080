#include "app/hall/server.h"
#include "core/codes/hall_codes.h"
#include "core/service/tournament_service.h"
#include "db/sqlite/club_database.h"
#include "db/sqlite/open_store.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <latch>
#include <limits>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

using namespace Qt::StringLiterals;
using Steady = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

namespace {

constexpr int people = 160;
constexpr int phonesInHall = 300;

const QDateTime evening(QDate(2026, 5, 14), QTime(19, 30), Qt::UTC);

core::PlayedGame gameOfFour(int stones)
{
    core::PlayedGame game;
    game.result.hands = scoring::Hands(4);
    for (int seat = 0; seat < 4; ++seat) {
        game.result.hands[static_cast<std::size_t>(seat)] = scoring::Hand{seat * stones, 0};
    }
    return game;
}

/// 40 tables of four, three rounds, all games entered.
core::Tournament tournament()
{
    core::Tournament made;
    made.settings.name = u"Full hall"_s;
    made.settings.releasedRounds = 2;
    for (int number = 1; number <= people; ++number) {
        core::Participant participant;
        participant.number = core::StartNumber{number};
        participant.name = u"Person %1"_s.arg(number);
        made.participants.push_back(std::move(participant));
    }
    for (int number = 1; number <= 3; ++number) {
        core::Round round{core::RoundNumber{number}, {}, {}};
        for (int table = 1; table <= people / 4; ++table) {
            core::Table seated;
            seated.number = core::TableNumber{table};
            for (int seat = 1; seat <= 4; ++seat) {
                seated.head.seats.push_back(core::StartNumber{4 * (table - 1) + seat});
            }
            for (int game = 1; game <= round.head.games; ++game) {
                seated.games.push_back({core::GameNumber{game}, gameOfFour(3)});
            }
            round.tables.push_back(std::move(seated));
        }
        made.rounds.push_back(std::move(round));
    }
    return made;
}

/// A connection to the server on the loopback.
class Connection
{
    Q_DISABLE_COPY_MOVE(Connection)

public:
    explicit Connection(std::uint16_t port) : socket_(::socket(AF_INET, SOCK_STREAM, 0))
    {
        sockaddr_in address = {};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const int atOnce = 1;
        setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &atOnce, sizeof atOnce);
        isConnected_ = ::connect(socket_, reinterpret_cast<sockaddr*>(&address), // NOLINT
                                 sizeof address) == 0;
    }
    ~Connection() { ::close(socket_); }

    [[nodiscard]] bool isConnected() const { return isConnected_; }
    [[nodiscard]] int socket() const { return socket_; }

    void send(std::string_view bytes) const { ::send(socket_, bytes.data(), bytes.size(), 0); }

    /// Available data, at least one byte; empty if the server has ended the connection.
    [[nodiscard]] std::string read() const
    {
        std::string bytes(std::size_t{64} * 1024, '\0');
        const auto size = ::recv(socket_, bytes.data(), bytes.size(), 0);
        bytes.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
        return bytes;
    }

    /// Everything until the server ends the connection.
    [[nodiscard]] std::size_t readAll() const
    {
        std::size_t sum = 0;
        for (auto more = read(); !more.empty(); more = read()) {
            sum += more.size();
        }
        return sum;
    }

private:
    int socket_;
    bool isConnected_ = false;
};

/// Requests a page like a phone; returns success.
bool fetchPage(std::uint16_t port)
{
    const Connection connection(port);
    connection.send("GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Language: de\r\n"
                    "Connection: close\r\n\r\n");
    return connection.readAll() > 1000;
}

double shareOf(std::vector<double> times, double share)
{
    std::sort(times.begin(), times.end());
    return times.empty()
               ? 0
               : times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
}

/// Phones with an open page: each waits for events, and fetches the page after each.
class Phones
{
    Q_DISABLE_COPY_MOVE(Phones)

public:
    Phones(std::uint16_t port, int count) : port_(port)
    {
        for (int phone = 0; phone < count; ++phone) {
            auto stream = std::make_unique<Connection>(port);
            stream->send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n");
            streams_.push_back(std::move(stream));
        }
        for (int hand = 0; hand < hands; ++hand) {
            threads_.emplace_back([this, hand] { watch(hand); });
        }
    }
    ~Phones()
    {
        isEnding_ = true;
        for (auto& thread : threads_) {
            thread.join();
        }
    }

    /// Milliseconds from `change` until each phone had the new page; `change` shows it.
    template <typename Change>
    std::vector<double> timesAfter(const Change& change)
    {
        {
            const std::lock_guard lock(mutex_);
            times_.clear();
            begin_ = Steady::now();
        }
        change();
        for (;;) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
            const std::lock_guard lock(mutex_);
            if (times_.size() >= streams_.size()) {
                return times_;
            }
        }
    }

private:
    static constexpr int hands = 8;

    void watch(int hand)
    {
        std::vector<pollfd> waiting;
        for (std::size_t phone = static_cast<std::size_t>(hand); phone < streams_.size();
             phone += hands) {
            waiting.push_back({streams_[phone]->socket(), POLLIN, 0});
        }
        while (!isEnding_) {
            constexpr int patience = 50;
            if (::poll(waiting.data(), waiting.size(), patience) <= 0) {
                continue;
            }
            for (std::size_t index = 0; index < waiting.size(); ++index) {
                const auto phone = static_cast<std::size_t>(hand) + index * hands;
                const bool isTold = (waiting[index].revents & POLLIN) != 0 &&
                                    streams_[phone]->read().find("data:") != std::string::npos;
                if (isTold && fetchPage(port_)) {
                    const std::lock_guard lock(mutex_);
                    times_.push_back(Milliseconds(Steady::now() - begin_).count());
                }
            }
        }
    }

    std::uint16_t port_;
    std::vector<std::unique_ptr<Connection>> streams_;
    std::vector<std::thread> threads_;
    std::atomic<bool> isEnding_ = false;
    std::mutex mutex_;
    Steady::time_point begin_ = Steady::now();
    std::vector<double> times_;
};

std::unique_ptr<web::Server> served(const core::Tournament& shown)
{
    auto started = web::Server::start(0, {shown});
    return std::move(std::get<std::unique_ptr<web::Server>>(started));
}

/// From "publish" to the page on each of 300 phones.
void changeReachesPhones(benchmark::State& state)
{
    auto shown = tournament();
    const auto server = served(shown);
    Phones phones(server->port(), phonesInHall);
    // The first event comes with the connection.
    phones.timesAfter([] {});
    std::vector<double> times;
    for ([[maybe_unused]] auto once : state) {
        shown.settings.releasedRounds = 3 - shown.settings.releasedRounds.value_or(1);
        const auto more = phones.timesAfter([&] { server->show({shown}); });
        times.insert(times.end(), more.begin(), more.end());
    }
    state.counters["median_ms"] = shareOf(times, 0.5);
    state.counters["p99_ms"] = shareOf(times, 0.99);
}
BENCHMARK(changeReachesPhones)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(10);

/// Responses to page requests from eight phones at once, without a pause.
void pagesAnswered(benchmark::State& state)
{
    static const auto server = served(tournament());
    for ([[maybe_unused]] auto once : state) {
        if (!fetchPage(server->port())) {
            state.SkipWithError("no page");
            break;
        }
    }
}
BENCHMARK(pagesAnswered)->Unit(benchmark::kMicrosecond)->UseRealTime()->Threads(8);

/// Kilobytes of memory in use.
double memoryInUse()
{
    QFile file(u"/proc/self/statm"_s);
    const auto pages =
        file.open(QIODevice::ReadOnly) ? file.readAll().split(' ').value(1).toLong() : 0;
    return static_cast<double>(pages * sysconf(_SC_PAGESIZE)) / 1024;
}

/// What remains of 10,000 requests.
void memoryAfterRequests(benchmark::State& state)
{
    constexpr int requests = 10'000;
    const auto server = served(tournament());
    fetchPage(server->port());
    const double before = memoryInUse();
    for ([[maybe_unused]] auto once : state) {
        for (int request = 0; request < requests; ++request) {
            fetchPage(server->port());
        }
    }
    state.counters["kilobytes_more"] = memoryInUse() - before;
}
BENCHMARK(memoryAfterRequests)->Unit(benchmark::kSecond)->UseRealTime()->Iterations(1);

/// The time to store a game at the desk: alone, and while 300 phones fetch a page after each.
void typingAtTheDesk(benchmark::State& state)
{
    const QTemporaryDir folder;
    const auto store = db::openStore(folder.filePath(u"club.db"_s), db::IfMissing::Create);
    core::TournamentId id{0};
    {
        const auto transaction = store->beginWrite();
        id =
            transaction->create(tournament(), core::Action::ImportTournament, {u"desk"_s, evening});
        transaction->commit();
    }
    core::TournamentService service(*store, u"desk"_s, [] { return evening; });
    const core::GameKey key{core::RoundNumber{3}, core::TableNumber{1}, core::GameNumber{1}};
    const core::EntryTerms correction{true, true, u"typed wrong"_s, {}};
    const bool isServing = state.range(0) > 0;
    const auto server = isServing ? served(tournament()) : nullptr;
    const auto phones =
        isServing ? std::make_unique<Phones>(server->port(), phonesInHall) : nullptr;
    std::vector<double> times;
    for ([[maybe_unused]] auto once : state) {
        const auto begin = Steady::now();
        auto entered = service.run(id, core::enterGame, key,
                                   gameOfFour(static_cast<int>(2 + times.size() % 2)), correction);
        if (server) {
            server->show({**service.tournament(id)});
        }
        times.push_back(Milliseconds(Steady::now() - begin).count());
        benchmark::DoNotOptimize(entered);
        constexpr auto betweenGames = std::chrono::milliseconds(100);
        std::this_thread::sleep_for(betweenGames);
    }
    state.counters["median_ms"] = shareOf(times, 0.5);
    state.counters["p99_ms"] = shareOf(times, 0.99);
}
BENCHMARK(typingAtTheDesk)
    ->Arg(0)
    ->Arg(1)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(100);

/// The evening in a file, with slips by phone in a third round with no results yet.
class ReportedEvening
{
public:
    ReportedEvening()
    {
        auto made = tournament();
        made.settings.phoneSlips = core::PhoneSlips::Desk;
        for (auto& table : made.rounds.back().tables) {
            table.games.clear();
        }
        id_ = *service_.import(made);
        key_ = *service_.makeHallKey(id_);
        const auto open = [this] { return db::openStore(file(), db::IfMissing::Refuse); };
        auto started = web::Server::start(0, content(), {},
                                          web::ReportStore{open, id_, [] { return ::evening; }});
        server_ = std::move(std::get<std::unique_ptr<web::Server>>(started));
    }

    /// Sends game 1 of a table like its phone; milliseconds until answered.
    [[nodiscard]] double report(int table, const std::string& request) const
    {
        const core::SlipId slip{core::RoundNumber{3}, core::TableNumber{table}, 1};
        const std::string form = "game=1:0&ending=romme&seat=1&stones0=0&stones1=5&stones2=7"
                                 "&stones3=9&request=" +
                                 request;
        const auto begin = Steady::now();
        const Connection phone(server_->port());
        phone.send("POST /t/" + core::slipCode(key_, slip).toStdString() +
                   " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                   "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: " +
                   std::to_string(form.size()) + "\r\n\r\n" + form);
        const bool isKept = phone.read().starts_with("HTTP/1.1 303");
        return isKept ? Milliseconds(Steady::now() - begin).count()
                      : std::numeric_limits<double>::infinity();
    }

    /// Corrects a game of the second round and shows it; milliseconds until it was stored.
    double type(int stones)
    {
        const core::GameKey key{core::RoundNumber{2}, core::TableNumber{1}, core::GameNumber{1}};
        const auto begin = Steady::now();
        auto entered = service_.run(id_, core::enterGame, key, gameOfFour(2 + stones % 2),
                                    {true, true, u"typed wrong"_s, {}});
        benchmark::DoNotOptimize(entered);
        const auto took = Milliseconds(Steady::now() - begin).count();
        server_->show(content());
        return took;
    }

private:
    [[nodiscard]] QString file() const { return folder_.filePath(u"club.rummydb"_s); }
    web::Content content() { return {**service_.tournament(id_), hall::NameStyle::Full, {}, key_}; }

    QTemporaryDir folder_;
    std::unique_ptr<core::Store> store_ = db::openStore(file(), db::IfMissing::Create);
    core::TournamentService service_{*store_, u"desk"_s, [] { return ::evening; }};
    core::TournamentId id_{0};
    QByteArray key_;
    std::unique_ptr<web::Server> server_;
};

/// 40 tables report a game at once while the desk types ten: times until each phone is answered
/// with its report on disk, and until each typed game is stored. First only the desk.
void tablesReport(benchmark::State& state)
{
    constexpr int tables = people / 4;
    constexpr int typedGames = 10;
    ReportedEvening hall;
    std::vector<double> answered;
    std::vector<double> typed;
    std::mutex mutex;
    int request = 0;
    for ([[maybe_unused]] auto once : state) {
        std::vector<std::thread> phones;
        std::latch ready(state.range(0) > 0 ? tables : 0);
        for (int table = 1; state.range(0) > 0 && table <= tables; ++table) {
            phones.emplace_back([&, table, name = "r" + std::to_string(++request)] {
                ready.arrive_and_wait();
                const auto took = hall.report(table, name);
                const std::lock_guard lock(mutex);
                answered.push_back(took);
            });
        }
        ready.wait();
        for (int game = 0; game < typedGames; ++game) {
            typed.push_back(hall.type(game));
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
        for (auto& phone : phones) {
            phone.join();
        }
    }
    state.counters["answer_median_ms"] = shareOf(answered, 0.5);
    state.counters["answer_p99_ms"] = shareOf(answered, 0.99);
    state.counters["typing_median_ms"] = shareOf(typed, 0.5);
    state.counters["typing_p99_ms"] = shareOf(typed, 0.99);
}
BENCHMARK(tablesReport)
    ->Arg(0)
    ->Arg(1)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(15);

} // namespace

int main(int count, char** arguments)
{
    const QCoreApplication application(count, arguments);
    benchmark::Initialize(&count, arguments);
    benchmark::RunSpecifiedBenchmarks();
}
