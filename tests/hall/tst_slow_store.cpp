#include "../memory_store.h"
#include "app/hall/server.h"
#include "browser.h"
#include "core/codes/hall_codes.h"
#include "core/texts/translation.h"
#include "gate.h"
#include "hall_evening.h"
#include "tests/suite.h"

#include <atomic>
#include <thread>

namespace tst_slow_store {

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;
using core::StoreFailure;

namespace {

/// In which writing waits at a gate; tells in the end how many reports it has.
class GatedStore : public MemoryStore
{
public:
    explicit GatedStore(Gate& gate) : gate_(gate) {}
    ~GatedStore() override
    {
        if (reports_ != nullptr) {
            *reports_ = read().pendingEntries(id_, {}).size();
        }
    }
    Q_DISABLE_COPY_MOVE(GatedStore)

    void tell(core::TournamentId id, std::size_t& reports)
    {
        id_ = id;
        reports_ = &reports;
    }
    std::unique_ptr<core::WriteTransaction> beginWrite() override
    {
        gate_.pass();
        return MemoryStore::beginWrite();
    }

private:
    Gate& gate_;
    core::TournamentId id_{0};
    std::size_t* reports_ = nullptr;
};

/// A request that waits for the store does so for as long as the test likes.
web::ServerLimits patient()
{
    web::ServerLimits limits;
    limits.store = 1h;
    return limits;
}

/// The evening in which table 2 of round 2 misses its second game, served from a store that waits
/// for the test.
class SlowHall
{
public:
    explicit SlowHall(const web::ServerLimits& limits = patient())
    {
        auto store = std::make_unique<GatedStore>(gate);
        core::TournamentService service(*store, u"Desk"_s, clock());
        auto tournament = hall_evening::tournament();
        tournament.settings.phoneSlips = core::PhoneSlips::Desk;
        tournament.rounds[1].tables[1].head.mark.reset();
        id_ = *service.import(tournament);
        key_ = *service.makeHallKey(id_);
        store->tell(id_, reportsInTheEnd);
        store_ = std::move(store);
        content_ = {tournament, hall::NameStyle::Full, {}, key_};
        auto started = web::Server::start(
            0, *content_, limits, web::ReportStore{[this] { return open(); }, id_, clock()});
        server = std::move(std::get<std::unique_ptr<web::Server>>(started));
        gate.close();
    }
    ~SlowHall() { gate.open(); }
    Q_DISABLE_COPY_MOVE(SlowHall)

    [[nodiscard]] QByteArray get(const QByteArray& path) const
    {
        return asked(server->port(), getRequest(path));
    }
    [[nodiscard]] QByteArray slip() const
    {
        return "/t/" +
               core::slipCode(key_, {core::RoundNumber{2}, core::TableNumber{2}, 1}).toLatin1();
    }
    [[nodiscard]] QByteArray post(const QByteArray& request) const
    {
        return reporting(request)->answer();
    }
    void showAgain() const { server->show(*content_); }
    /// A phone that has sent a report of that id and waits.
    [[nodiscard]] std::unique_ptr<Browser> reporting(const QByteArray& request) const
    {
        auto phone = std::make_unique<Browser>(server->port());
        phone->send(postRequest(slip(), "game=2:0&ending=romme&seat=1&stones0=0&stones1=5&stones2=7"
                                        "&stones3=9&request=" +
                                            request));
        return phone;
    }

    Gate gate;
    std::size_t reportsInTheEnd = 0; ///< Once the server has ended.
    std::atomic<int> opened = 0;
    std::optional<StoreFailure::Kind> failsToOpen; ///< Once; set before the first request.
    std::unique_ptr<web::Server> server;

private:
    static core::TournamentService::Clock clock()
    {
        return [] { return QDateTime(QDate(2026, 5, 14), QTime(19, 0), Qt::UTC); };
    }
    std::unique_ptr<core::Store> open()
    {
        if (const auto kind = std::exchange(failsToOpen, std::nullopt)) {
            throw StoreFailure(*kind, {});
        }
        ++opened;
        return std::move(store_);
    }

    std::optional<web::Content> content_;
    std::unique_ptr<core::Store> store_; ///< Until it is opened.
    core::TournamentId id_{0};
    QByteArray key_;
};

bool isToBeSentAgain(const QByteArray& answer)
{
    return statusOf(answer) == 503 && answer.contains("\r\nRetry-After: 5\r\n");
}

} // namespace

/// Requests that wait for the store, over real sockets.
class TestSlowStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pagesDoNotWaitForIt()
    {
        SlowHall hall;
        std::vector<std::unique_ptr<Browser>> phones(8);
        int requests = 0;
        for (auto& phone : phones) {
            phone = hall.reporting("r" + QByteArray::number(requests++));
        }
        hall.gate.awaitSomebody();
        const Browser looking(hall.server->port());
        looking.send(getRequest(hall.slip()));
        for (const auto* const path : {"/", "/tables", "/hall", "/hall.css"}) {
            QCOMPARE(statusOf(hall.get(path)), 200);
        }
        QCOMPARE(statusOf(hall.get("/t/GUESS")), 403);
        for (const auto& phone : phones) {
            QCOMPARE(phone->socket().bytesAvailable(), 0);
        }
        hall.gate.open();
        for (const auto& phone : phones) {
            QCOMPARE(statusOf(phone->answer()), 303);
        }
        QCOMPARE(statusOf(looking.answer()), 200);
        QVERIFY(hall.get(hall.slip()).contains("reported, waiting for the desk"));
        QCOMPARE(hall.opened.load(), 1);
        hall.server.reset();
        QCOMPARE(hall.reportsInTheEnd, std::size_t{8});
    }

    /// A slip that was looked at before is there while the store is busy, also after a change.
    void slipsComeFromMemory()
    {
        web::ServerLimits limits;
        limits.store = 20ms;
        SlowHall hall(limits);
        const auto isThere = [&] { return statusOf(hall.get(hall.slip())) == 200; };
        QTRY_VERIFY_WITH_TIMEOUT(isThere(), Browser::patience);
        do {
            QVERIFY(isToBeSentAgain(hall.post("first")));
        } while (!hall.gate.hasSomebody());
        QVERIFY(isThere());
        hall.showAgain();
        QVERIFY(isThere());
        hall.gate.open();
        QTRY_VERIFY_WITH_TIMEOUT(hall.get(hall.slip()).contains("reported, waiting"),
                                 Browser::patience);
    }

    void theOtherPhonesAreToldWhenItIsStored()
    {
        SlowHall hall;
        const Browser other(hall.server->port());
        other.send(getRequest("/events"));
        QVERIFY(!other.answerWith("data: ").isEmpty());
        const auto phone = hall.reporting("first");
        hall.gate.awaitSomebody();
        QCOMPARE(other.socket().bytesAvailable(), 0);
        hall.gate.open();
        QVERIFY(other.answerWith("data: ").contains("data: "));
        QCOMPARE(statusOf(phone->answer()), 303);
    }

    /// The phone sends it again under the same id; it is kept once.
    void whatTakesTooLongIsSentAgain()
    {
        web::ServerLimits limits;
        limits.store = 20ms;
        SlowHall hall(limits);
        do { // It may be late before it has begun.
            const auto answer = hall.post("first");
            QVERIFY2(isToBeSentAgain(answer), answer.constData());
            QVERIFY(answer.contains("One moment, please"));
        } while (!hall.gate.hasSomebody());
        const auto page = hall.get(hall.slip()); // Nobody has looked at it before.
        QVERIFY2(isToBeSentAgain(page), page.constData());
        QCOMPARE(statusOf(hall.get("/")), 200);
        hall.gate.open();
        bool isKept = false;
        const auto sendAgain = [&] {
            isKept = isKept || statusOf(hall.post("first")) == 303;
            return isKept;
        };
        QTRY_VERIFY_WITH_TIMEOUT(sendAgain(), Browser::patience);
        hall.server.reset();
        QCOMPARE(hall.reportsInTheEnd, std::size_t{1});
    }

    void tooManyAreToBeSentAgain()
    {
        auto limits = patient();
        limits.storeRequests = 1;
        SlowHall hall(limits);
        const auto running = hall.reporting("running");
        hall.gate.awaitSomebody();
        const auto waiting = hall.reporting("waiting");
        QCOMPARE(statusOf(hall.get("/")), 200); // The server has seen what was sent before.
        const auto refused = hall.post("refused");
        QVERIFY2(isToBeSentAgain(refused), refused.constData());
        hall.gate.open();
        QCOMPARE(statusOf(running->answer()), 303);
        QCOMPARE(statusOf(waiting->answer()), 303);
        hall.server.reset();
        QCOMPARE(hall.reportsInTheEnd, std::size_t{2});
    }

    void phonesThatLeaveAreForgotten()
    {
        SlowHall hall;
        auto leaving = hall.reporting("leaving");
        hall.gate.awaitSomebody();
        auto waiting = hall.reporting("waiting");
        leaving.reset();
        waiting.reset();
        QCOMPARE(statusOf(hall.get("/")), 200);
        hall.gate.open();
        QCOMPARE(statusOf(hall.post("staying")), 303);
        hall.server.reset();
        QCOMPARE(hall.reportsInTheEnd, std::size_t{3});
    }

    /// Phones are let go first, then what is being stored is waited for.
    void endsWithRequestsUnderWay()
    {
        SlowHall hall;
        std::vector<std::unique_ptr<Browser>> phones;
        phones.push_back(hall.reporting("running"));
        hall.gate.awaitSomebody();
        for (int phone = 0; phone < 5; ++phone) {
            phones.push_back(hall.reporting("waiting" + QByteArray::number(phone)));
        }
        QCOMPARE(statusOf(hall.get("/")), 200);
        std::thread ending([&hall] { hall.server.reset(); });
        for (const auto& phone : phones) {
            const auto answer = phone->answer();
            QVERIFY2(answer.isEmpty() || isToBeSentAgain(answer), answer.constData());
        }
        hall.gate.open();
        ending.join();
        QVERIFY(hall.reportsInTheEnd >= 1);
    }

    void failures_data()
    {
        QTest::addColumn<StoreFailure::Kind>("kind");
        QTest::addColumn<bool>("isSentAgain");
        QTest::newRow("another program writes") << StoreFailure::Kind::Busy << true;
        QTest::newRow("the server is gone") << StoreFailure::Kind::Unreachable << true;
        QTest::newRow("nobody knows") << StoreFailure::Kind::Unsettled << true;
        QTest::newRow("the disk failed while storing") << StoreFailure::Kind::Unconfirmed << true;
        QTest::newRow("the file is gone") << StoreFailure::Kind::NotThere << false;
        QTest::newRow("the disk is full") << StoreFailure::Kind::Full << false;
    }
    void failures()
    {
        QFETCH(const StoreFailure::Kind, kind);
        QFETCH(const bool, isSentAgain);
        SlowHall hall;
        hall.failsToOpen = kind;
        const auto page = hall.get(hall.slip());
        QCOMPARE(statusOf(page), 503);
        QCOMPARE(isToBeSentAgain(page), isSentAgain);
        QCOMPARE(page.contains("Please tell the desk"), !isSentAgain);
        QCOMPARE(statusOf(hall.get(hall.slip())), 200);
    }

private:
    texts::Translation english_{QLocale(QLocale::English, QLocale::UnitedKingdom)};
};

RUMMY_TEST(TestSlowStore)

} // namespace tst_slow_store

#include "tst_slow_store.moc"
