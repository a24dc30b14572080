#include "../memory_store.h"
#include "app/hall/store_thread.h"
#include "gate.h"
#include "tests/suite.h"

#include <atomic>
#include <future>

namespace tst_store_thread {

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;
using core::StoreFailure;

namespace {

/// Records whether it was asked to keep waiting for another program.
class AskedStore : public MemoryStore
{
public:
    explicit AskedStore(core::Waiting& waiting) : waiting_(waiting) {}
    void setWaiting(core::Waiting waiting) override { waiting_ = std::move(waiting); }

private:
    core::Waiting& waiting_;
};

constexpr std::size_t mostJobs = 3;

/// The thread, and what its jobs did.
class Worker
{
public:
    /// Runs after those added before; returns once it has run or failed.
    [[nodiscard]] std::optional<StoreFailure::Kind>
    run(const std::function<void(core::TournamentService&)>& work = {}) const
    {
        std::promise<std::optional<StoreFailure::Kind>> done;
        const auto isTaken = thread->add(
            {[&](const web::OpenStore& open) {
                 if (work) {
                     work(open.service);
                 }
                 done.set_value(std::nullopt);
             },
             [&](const StoreFailure& failure) { done.set_value(failure.kind()); }, later()});
        return isTaken ? done.get_future().get() : StoreFailure::Kind::Other;
    }
    /// Does not wait for it.
    bool add(const std::function<void()>& work, web::StoreJob::Clock::time_point due = later())
    {
        return thread->add({[work](const web::OpenStore&) { work(); },
                            [this](const StoreFailure&) { ++failures; }, due});
    }
    static web::StoreJob::Clock::time_point later() { return web::StoreJob::Clock::now() + 1h; }

    Gate gate;
    core::Waiting waiting; ///< As the store was given it.
    std::atomic<int> opened = 0;
    std::atomic<int> failures = 0;
    std::optional<StoreFailure::Kind> failsToOpen; ///< Once.
    std::unique_ptr<web::StoreThread> thread = std::make_unique<web::StoreThread>(
        [this]() -> std::unique_ptr<core::Store> {
            if (const auto kind = std::exchange(failsToOpen, std::nullopt)) {
                throw StoreFailure(*kind, {});
            }
            ++opened;
            return std::make_unique<AskedStore>(waiting);
        },
        u"Hall"_s, [] { return QDateTime(QDate(2026, 5, 14), QTime(19, 0), Qt::UTC); }, mostJobs);
};

} // namespace

class TestStoreThread : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsOneStore()
    {
        Worker worker;
        QCOMPARE(worker.opened.load(), 0);
        core::TournamentId id{0};
        QVERIFY(!worker.run([&](core::TournamentService& service) {
            core::Settings settings;
            settings.name = u"Evening"_s;
            id = *service.create(settings);
        }));
        std::optional<core::Version> version;
        QVERIFY(!worker.run(
            [&](core::TournamentService& service) { version = service.read().version(id); }));
        QVERIFY(version);
        QCOMPARE(worker.opened.load(), 1);
    }

    void runsJobsInTheirOrder()
    {
        Worker worker;
        std::vector<int> order;
        for (const int job : {1, 2}) {
            QVERIFY(worker.add([&order, job] { order.push_back(job); }));
        }
        QVERIFY(!worker.run());
        QCOMPARE(order, (std::vector<int>{1, 2}));
    }

    void opensAgainAfterAFailure_data()
    {
        QTest::addColumn<StoreFailure::Kind>("kind");
        QTest::addColumn<int>("opened");
        QTest::newRow("the file is gone") << StoreFailure::Kind::Vanished << 2;
        QTest::newRow("the server is gone") << StoreFailure::Kind::Unreachable << 2;
        QTest::newRow("another program writes") << StoreFailure::Kind::Busy << 1;
    }
    void opensAgainAfterAFailure()
    {
        QFETCH(const StoreFailure::Kind, kind);
        Worker worker;
        const auto told =
            worker.run([kind](core::TournamentService&) { throw StoreFailure(kind, {}); });
        QCOMPARE(told, std::optional(kind));
        QVERIFY(!worker.run());
        QTEST(worker.opened.load(), "opened");
    }

    void triesToOpenWithEachJob()
    {
        Worker worker;
        worker.failsToOpen = StoreFailure::Kind::NotThere;
        QCOMPARE(worker.run(), std::optional(StoreFailure::Kind::NotThere));
        QVERIFY(!worker.run());
        QCOMPARE(worker.opened.load(), 1);
    }

    void tooManyAreRefused()
    {
        Worker worker;
        worker.gate.close();
        const auto pass = [&worker] { worker.gate.pass(); };
        QVERIFY(worker.add(pass));
        worker.gate.awaitSomebody();
        for (std::size_t job = 0; job < mostJobs; ++job) {
            QVERIFY(worker.add(pass));
        }
        QVERIFY(!worker.add(pass));
        worker.gate.open();
        QTRY_VERIFY(!worker.run());
    }

    /// They make room for others, too.
    void overdueJobsAreDropped()
    {
        Worker worker;
        worker.gate.close();
        QVERIFY(worker.add([&worker] { worker.gate.pass(); }));
        worker.gate.awaitSomebody();
        std::atomic<int> ran = 0;
        for (std::size_t job = 0; job < 2 * mostJobs; ++job) {
            QVERIFY(worker.add([&ran] { ++ran; }, web::StoreJob::Clock::now()));
        }
        worker.gate.open();
        QVERIFY(!worker.run());
        QCOMPARE(ran.load(), 0);
        QCOMPARE(worker.failures.load(), 0);
    }

    void waitsForOthersUntilItIsDue()
    {
        Worker worker;
        std::atomic<bool> hasWaited = false;
        // A job may be due before the thread gets round to it.
        while (!hasWaited) {
            QVERIFY(worker.add(
                [&] {
                    while (worker.waiting(0ms)) {
                    }
                    hasWaited = true;
                },
                web::StoreJob::Clock::now() + 20ms));
            QVERIFY(!worker.run());
        }
        QVERIFY(!worker.run([&](core::TournamentService&) { QVERIFY(worker.waiting(0ms)); }));
    }

    void endingEndsTheWaitingForOthersAndDropsTheRest()
    {
        Worker worker;
        std::atomic<bool> isWaiting = false;
        std::atomic<int> ran = 0;
        QVERIFY(worker.add([&] {
            while (worker.waiting(0ms)) {
                isWaiting = true;
            }
        }));
        QVERIFY(worker.add([&ran] { ++ran; }));
        QTRY_VERIFY(isWaiting);
        worker.thread.reset();
        QCOMPARE(ran.load(), 0);
    }
};

RUMMY_TEST(TestStoreThread)

} // namespace tst_store_thread

#include "tst_store_thread.moc"
