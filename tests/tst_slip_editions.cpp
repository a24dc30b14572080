#include "core/codes/slip_id.h"
#include "core/service/tournament_service.h"
#include "evening.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QTest>

#include <map>
#include <random>

namespace tst_slip_editions {

using namespace evening;
using namespace Qt::Literals::StringLiterals;
using namespace store_fixture;
using core::ResultsGo;
using core::RoundPlan;

using Editions = std::vector<int>;

/// Which changes require new slips: only those of seats at tables with printed slips.
class TestSlipEditions : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void publishedAtOnceOrLater();
    void draftsStayAtTheFirst();
    void otherSeats();
    void newTablesBegin();
    void latecomer();
    void missing();
    void swapsSeats_data();
    void swapsSeats();
    void othersKeepThem();
    void mergingKeepsThem();
    void undoAndRedoAcrossARestart();
    void takenBackIsNotGivenAgain();
    void theSameSeatsKeepTheirSlip();
    void publishedAnew_data();
    void publishedAnew();
    void aTableThatComesBack();
    void importedOnesGoOn();
    void noneIsLeft();
    void draftsReplacedByFewer();
    void aNumberOfSomebodyElse();
    void oneIdMeansOneSeating_data();
    void oneIdMeansOneSeating();

private:
    core::TournamentService& service() { return *service_; }
    void restart();
    [[nodiscard]] const core::Tournament& evening() { return **service_->tournament(id_); }
    /// For each table of the round.
    [[nodiscard]] Editions editions(std::size_t round = 0);

    std::unique_ptr<Folder> folder_;
    std::unique_ptr<core::Store> store_;
    std::optional<core::TournamentService> service_;
    core::TournamentId id_{0};
};

namespace {

/// Three tables; 12 has the bye, 13 is not here.
RoundPlan plan(core::RoundNumber number = 1_r)
{
    return {number,
            {{1_t, {1_p, 2_p, 3_p, 4_p}}, {2_t, {5_p, 6_p, 7_p, 8_p}}, {3_t, {9_p, 10_p, 11_p}}},
            {12_p}};
}

core::Tournament thirteen()
{
    auto evening = tournament(13);
    evening.participants[12].present = {};
    return evening;
}

QDateTime someTime()
{
    return stampAt(0).time;
}

/// Seats people in a few rounds, prints slips and undoes everything, possible or not.
class RandomSeating
{
public:
    explicit RandomSeating(quint32 seed) : random_(seed) {}

    void change(core::TournamentService& service, core::TournamentId id)
    {
        const auto& rounds = (*service.tournament(id))->rounds;
        const core::RoundNumber last = rounds.empty() ? 0_r : rounds.back().number;
        const core::RoundNumber any{core::plain(last) - static_cast<int>(below(3))};
        const auto state = below(2) == 0 ? core::RoundState::Draft : core::RoundState::Published;
        switch (below(14)) {
        case 0:
            service.run(id, core::withdrawRound, last);
            break;
        case 1:
            service.run(id, core::publishRound, any);
            break;
        case 2:
            service.run(id, core::addRounds, plansFrom(core::RoundNumber{core::plain(last) + 1}),
                        state);
            break;
        case 3:
            service.run(id, core::replaceDrafts, any, plansFrom(any));
            break;
        case 4:
            service.run(id, core::markTable, {any, 1_t}, core::TableMark::Unclear,
                        QString::number(below(9)));
            break;
        case 5:
            service.run(id, core::swapSeats, any, person(), person(), ResultsGo::WithTheSeat, {});
            break;
        case 6:
            below(2) == 0 ? service.run(id, core::cancelRound, any, u"fire"_s)
                          : service.run(id, core::reopenRound, any, {});
            break;
        case 7:
        case 8:
        case 9:
            service.undo(id);
            break;
        case 10:
            service.redo(id);
            break;
        default:
            service.run(id, core::changeSeating, shuffled(any), {});
            break;
        }
    }

private:
    unsigned below(unsigned limit) { return static_cast<unsigned>(random_() % limit); }
    core::StartNumber person() { return core::StartNumber{static_cast<int>(1 + below(12))}; }

    RoundPlan shuffled(core::RoundNumber round)
    {
        auto otherwise = plan(round);
        auto& tables = otherwise.tables;
        std::swap(tables[below(3)].seats[below(3)], tables[below(3)].seats[below(3)]);
        if (below(3) == 0) {
            otherwise.byes.insert(otherwise.byes.end(), tables.back().seats.begin(),
                                  tables.back().seats.end());
            tables.pop_back();
        }
        return otherwise;
    }

    std::vector<RoundPlan> plansFrom(core::RoundNumber first)
    {
        std::vector<RoundPlan> plans;
        for (unsigned more = 0; more <= below(3); ++more) {
            plans.push_back(
                shuffled(core::RoundNumber{core::plain(first) + static_cast<int>(more)}));
        }
        return plans;
    }

    std::mt19937 random_;
};

} // namespace

void TestSlipEditions::init()
{
    folder_ = std::make_unique<Folder>();
    restart();
    id_ = *service().import(thirteen());
    QVERIFY(service().run(id_, core::addRounds, {plan()}, core::RoundState::Published));
}

void TestSlipEditions::cleanup()
{
    service_.reset();
    store_.reset();
    folder_.reset();
}

void TestSlipEditions::restart()
{
    service_.reset();
    store_.reset();
    store_ = db::openStore(folder_->club(), db::IfMissing::Create);
    service_.emplace(*store_, u"desk"_s, someTime);
}

Editions TestSlipEditions::editions(std::size_t round)
{
    Editions editions;
    for (const auto& table : evening().rounds.at(round).tables) {
        editions.push_back(table.head.slip);
    }
    return editions;
}

void TestSlipEditions::publishedAtOnceOrLater()
{
    QCOMPARE(editions(), (Editions{1, 1, 1}));
    QVERIFY(service().run(id_, core::addRounds, {plan(2_r)}, core::RoundState::Draft));
    QVERIFY(service().run(id_, core::publishRound, 2_r));
    QCOMPARE(editions(1), (Editions{1, 1, 1}));
}

void TestSlipEditions::draftsStayAtTheFirst()
{
    QVERIFY(service().run(id_, core::addRounds, {plan(2_r)}, core::RoundState::Draft));
    auto otherwise = plan(2_r);
    std::swap(otherwise.tables[0].seats[0], otherwise.tables[1].seats[0]);
    QVERIFY(service().run(id_, core::changeSeating, otherwise, {}));
    QVERIFY(service().run(id_, core::swapSeats, 2_r, 1_p, 2_p, ResultsGo::WithTheSeat, {}));
    QVERIFY(service().run(id_, core::replaceDrafts, 2_r, {plan(2_r)}));
    QCOMPARE(editions(1), (Editions{1, 1, 1}));
}

void TestSlipEditions::otherSeats()
{
    auto otherwise = plan();
    std::swap(otherwise.tables[0].seats[0], otherwise.tables[2].seats[0]);
    QVERIFY(service().run(id_, core::changeSeating, otherwise, {}));
    QCOMPARE(editions(), (Editions{2, 1, 2}));
    // The same people in other seats need another slip as well.
    std::swap(otherwise.tables[1].seats[0], otherwise.tables[1].seats[1]);
    std::swap(otherwise.tables[0].seats[0], otherwise.tables[0].seats[1]);
    QVERIFY(service().run(id_, core::changeSeating, otherwise, {}));
    QCOMPARE(editions(), (Editions{3, 2, 2}));
    QVERIFY(core::slipInForce(evening(), core::slipText({1_r, 1_t, 3})));
    const auto replaced = core::slipInForce(evening(), core::slipText({1_r, 1_t, 2}));
    QVERIFY(refusalsOf(replaced).front().code == core::RefusalCode(core::SlipFault::Replaced));
}

void TestSlipEditions::newTablesBegin()
{
    auto otherwise = plan();
    otherwise.tables[0].seats.pop_back();
    otherwise.tables.push_back({4_t, {4_p, 12_p, 11_p}});
    otherwise.tables[2].seats = {9_p, 10_p};
    otherwise.byes.clear();
    QVERIFY(service().run(id_, core::changeSeating, otherwise, {}));
    QCOMPARE(editions(), (Editions{2, 1, 2, 1}));
}

void TestSlipEditions::latecomer()
{
    auto otherwise = plan();
    otherwise.tables[2].seats.push_back(13_p);
    QVERIFY(service().run(id_, core::seatLatecomer, otherwise, 13_p, {}));
    QCOMPARE(editions(), (Editions{1, 1, 2}));
}

void TestSlipEditions::missing()
{
    auto otherwise = plan();
    otherwise.tables[1].seats[2] = 12_p;
    otherwise.byes.clear();
    QVERIFY(service().run(id_, core::replaceMissing, otherwise, 7_p, core::Absence::ThisRound, {}));
    QCOMPARE(editions(), (Editions{1, 2, 1}));
}

void TestSlipEditions::swapsSeats_data()
{
    QTest::addColumn<int>("one");
    QTest::addColumn<int>("other");
    QTest::addColumn<ResultsGo>("results");
    QTest::addColumn<bool>("closed");
    QTest::addColumn<Editions>("after");
    QTest::newRow("two tables") << 1 << 9 << ResultsGo::WithTheSeat << false << Editions{2, 1, 2};
    QTest::newRow("one table") << 5 << 6 << ResultsGo::WithTheSeat << false << Editions{1, 2, 1};
    QTest::newRow("results go along")
        << 1 << 5 << ResultsGo::WithThePerson << false << Editions{2, 2, 1};
    QTest::newRow("with the bye") << 12 << 11 << ResultsGo::WithTheSeat << false
                                  << Editions{1, 1, 2};
    QTest::newRow("a closed round")
        << 1 << 5 << ResultsGo::WithTheSeat << true << Editions{2, 2, 1};
}

void TestSlipEditions::swapsSeats()
{
    QFETCH(const int, one);
    QFETCH(const int, other);
    QFETCH(const ResultsGo, results);
    QFETCH(const bool, closed);
    if (closed) {
        for (const auto table : {1_t, 2_t, 3_t}) {
            for (const auto game : {1_g, 2_g}) {
                QVERIFY(service().run(id_, core::enterGame, {1_r, table, game}, unplayed(), {}));
            }
        }
        QVERIFY(service().run(id_, core::closeRound, 1_r));
    }
    QVERIFY(service().run(id_, core::swapSeats, 1_r, core::StartNumber{one},
                          core::StartNumber{other}, results, {}));
    QTEST(editions(), "after");
}

void TestSlipEditions::othersKeepThem()
{
    for (const auto table : {1_t, 2_t}) {
        QVERIFY(service().run(id_, core::enterGame, {1_r, table, 1_g}, unplayed(), {}));
    }
    QVERIFY(service().run(id_, core::swapTableResults, 1_r, 1_t, 2_t));
    QVERIFY(
        service().run(id_, core::markTable, {1_r, 3_t}, core::TableMark::Disputed, u"slip torn"_s));
    QVERIFY(service().run(id_, core::changeGames, 1_r, 3, u"time"_s));
    QVERIFY(service().run(id_, core::cancelRound, 1_r, u"fire"_s));
    QVERIFY(service().run(id_, core::reopenRound, 1_r, u"no fire"_s));
    QVERIFY(service().run(id_, core::changeSeating, plan(), {}));
    QCOMPARE(editions(), (Editions{1, 1, 1}));
}

void TestSlipEditions::mergingKeepsThem()
{
    QVERIFY(service().run(id_, core::mergeParticipants, 13_p, 4_p, true));
    QVERIFY(evening().rounds[0].tables[0].head.seats.back() == 13_p);
    QCOMPARE(editions(), (Editions{1, 1, 1}));
}

void TestSlipEditions::undoAndRedoAcrossARestart()
{
    QVERIFY(service().run(id_, core::swapSeats, 1_r, 1_p, 9_p, ResultsGo::WithTheSeat, {}));
    QVERIFY(service().run(id_, core::markTable, {1_r, 1_t}, core::TableMark::Unclear, {}));
    restart();
    QCOMPARE(editions(), (Editions{2, 1, 2}));
    QVERIFY(service().undo(id_));
    QVERIFY(service().undo(id_));
    QCOMPARE(editions(), (Editions{1, 1, 1}));
    const auto tooNew = core::slipInForce(evening(), core::slipText({1_r, 1_t, 2}));
    QVERIFY(refusalsOf(tooNew).front().code == core::RefusalCode(core::SlipFault::NotInForce));
    restart();
    QVERIFY(service().redo(id_));
    QCOMPARE(editions(), (Editions{2, 1, 2}));
}

void TestSlipEditions::takenBackIsNotGivenAgain()
{
    QVERIFY(service().run(id_, core::swapSeats, 1_r, 1_p, 9_p, ResultsGo::WithTheSeat, {}));
    QVERIFY(service().undo(id_));
    restart();
    QVERIFY(service().run(id_, core::swapSeats, 1_r, 1_p, 5_p, ResultsGo::WithTheSeat, {}));
    QCOMPARE(editions(), (Editions{3, 2, 1}));
    const auto stale = core::slipInForce(evening(), core::slipText({1_r, 1_t, 2}));
    QVERIFY(refusalsOf(stale).front().code == core::RefusalCode(core::SlipFault::Replaced));
    QVERIFY(service().undo(id_));
    QCOMPARE(editions(), (Editions{1, 1, 1}));
    QVERIFY(service().redo(id_));
    QCOMPARE(editions(), (Editions{3, 2, 1}));
    QVERIFY(service().run(id_, core::swapSeats, 1_r, 1_p, 5_p, ResultsGo::WithTheSeat, {}));
    QCOMPARE(editions(), (Editions{4, 3, 1}));
}

void TestSlipEditions::theSameSeatsKeepTheirSlip()
{
    QVERIFY(service().run(id_, core::swapSeats, 1_r, 1_p, 9_p, ResultsGo::WithTheSeat, {}));
    QVERIFY(service().undo(id_));
    QVERIFY(service().run(id_, core::swapSeats, 1_r, 9_p, 1_p, ResultsGo::WithTheSeat, {}));
    QCOMPARE(editions(), (Editions{2, 1, 2}));
    QVERIFY(core::slipInForce(evening(), core::slipText({1_r, 1_t, 2})));
}

void TestSlipEditions::publishedAnew_data()
{
    QTest::addColumn<bool>("draftFirst");
    QTest::addColumn<bool>("undoes");
    QTest::newRow("published at once and withdrawn") << false << false;
    QTest::newRow("published at once and undone") << false << true;
    QTest::newRow("a draft, published and withdrawn") << true << false;
    QTest::newRow("a draft, published and undone") << true << true;
}

void TestSlipEditions::publishedAnew()
{
    QFETCH(const bool, draftFirst);
    QFETCH(const bool, undoes);
    const auto publish = [&](const RoundPlan& tables) {
        return draftFirst ? service().run(id_, core::replaceDrafts, 2_r, {tables}) &&
                                service().run(id_, core::publishRound, 2_r)
                          : bool(service().run(id_, core::addRounds, {tables},
                                               core::RoundState::Published));
    };
    const auto takeBack = [&] {
        return undoes ? bool(service().undo(id_))
                      : bool(service().run(id_, core::withdrawRound, 2_r));
    };
    QVERIFY(publish(plan(2_r)));
    QVERIFY(takeBack());
    auto otherwise = plan(2_r);
    std::swap(otherwise.tables[0].seats[0], otherwise.tables[2].seats[0]);
    QVERIFY(publish(otherwise));
    QCOMPARE(editions(1), (Editions{2, 1, 2}));
    QVERIFY(takeBack());
    QVERIFY(publish(plan(2_r)));
    QCOMPARE(editions(1), (Editions{3, 1, 3}));
    QCOMPARE(editions(0), (Editions{1, 1, 1}));
}

void TestSlipEditions::aTableThatComesBack()
{
    auto fewer = plan();
    fewer.tables.pop_back();
    fewer.byes = {9_p, 10_p, 11_p, 12_p};
    QVERIFY(service().run(id_, core::changeSeating, fewer, {}));
    auto others = plan();
    others.tables[2].seats = {12_p, 10_p, 11_p};
    others.byes = {9_p};
    QVERIFY(service().run(id_, core::changeSeating, others, {}));
    QCOMPARE(editions(), (Editions{1, 1, 2}));
}

void TestSlipEditions::draftsReplacedByFewer()
{
    QVERIFY(service().run(id_, core::addRounds, {plan(2_r), plan(3_r)}, core::RoundState::Draft));
    QVERIFY(service().run(id_, core::publishRound, 2_r));
    QVERIFY(service().run(id_, core::publishRound, 3_r));
    QVERIFY(service().undo(id_));
    QVERIFY(service().undo(id_));
    QVERIFY(service().run(id_, core::replaceDrafts, 2_r, {plan(2_r)}));
    QVERIFY(service().run(id_, core::publishRound, 2_r));
    auto otherwise = plan(3_r);
    std::swap(otherwise.tables[0].seats[0], otherwise.tables[2].seats[0]);
    QVERIFY(service().run(id_, core::addRounds, {otherwise}, core::RoundState::Published));
    QCOMPARE(editions(2), (Editions{2, 1, 2}));
}

void TestSlipEditions::aNumberOfSomebodyElse()
{
    const auto seatLatecomer = [this](const QString& name) {
        core::Enrolment latecomer;
        latecomer.name = name;
        const auto enrolled = service().run(id_, core::enrol, {latecomer});
        QVERIFY(enrolled);
        const auto number = core::enrolledBy(*enrolled).front();
        auto otherwise = plan();
        otherwise.tables[2].seats.push_back(number);
        QVERIFY(service().run(id_, core::seatLatecomer, otherwise, number, {}));
    };
    seatLatecomer(u"Weiß, Käthe"_s);
    QCOMPARE(editions(), (Editions{1, 1, 2}));
    const auto seats = evening().rounds[0].tables[2].head.seats;
    QVERIFY(service().undo(id_));
    QVERIFY(service().undo(id_));
    seatLatecomer(u"Schulz, Uwe"_s);
    QCOMPARE(evening().rounds[0].tables[2].head.seats, seats);
    QCOMPARE(editions(), (Editions{1, 1, 3}));
}

void TestSlipEditions::importedOnesGoOn()
{
    auto elsewhere = evening();
    elsewhere.rounds[0].tables[0].head.slip = 4;
    id_ = *service().import(elsewhere);
    QVERIFY(service().run(id_, core::swapSeats, 1_r, 1_p, 5_p, ResultsGo::WithTheSeat, {}));
    QVERIFY(service().undo(id_));
    QVERIFY(service().run(id_, core::swapSeats, 1_r, 1_p, 9_p, ResultsGo::WithTheSeat, {}));
    QCOMPARE(editions(), (Editions{6, 1, 2}));
}

void TestSlipEditions::noneIsLeft()
{
    auto old = evening();
    old.rounds[0].tables[0].head.slip = core::largestSlipEdition - 1;
    id_ = *service().import(old);
    QVERIFY(service().run(id_, core::swapSeats, 1_r, 1_p, 2_p, ResultsGo::WithTheSeat, {}));
    QCOMPARE(editions(), (Editions{core::largestSlipEdition, 1, 1}));
    const auto refused =
        service().run(id_, core::swapSeats, 1_r, 1_p, 3_p, ResultsGo::WithTheSeat, {});
    QCOMPARE(refusalsOf(refused),
             (core::Refusals{{core::RoundFault::SlipsUsedUp,
                              core::Pointer() / "round"_L1,
                              {u"1"_s, u"1"_s, QString::number(core::largestSlipEdition)}}}));
    QVERIFY(service().undo(id_));
    QVERIFY(!service().run(id_, core::swapSeats, 1_r, 1_p, 3_p, ResultsGo::WithTheSeat, {}));
    QVERIFY(service().run(id_, core::swapSeats, 1_r, 5_p, 6_p, ResultsGo::WithTheSeat, {}));
    QCOMPARE(editions(), (Editions{core::largestSlipEdition - 1, 2, 1}));
}

/// Whatever is done and undone: no slip's id refers to other seats.
void TestSlipEditions::oneIdMeansOneSeating_data()
{
    QTest::addColumn<quint32>("seed");
    for (quint32 seed = 1; seed <= 4; ++seed) {
        QTest::addRow("seed %u", seed) << seed;
    }
}

void TestSlipEditions::oneIdMeansOneSeating()
{
    QFETCH(const quint32, seed);
    service_.reset();
    store_ = db::openStoreInMemory();
    service_.emplace(*store_, u"desk"_s, someTime);
    id_ = *service().import(thirteen());
    RandomSeating random(seed);
    std::map<QString, std::vector<core::StartNumber>> seatsOf;
    for (int step = 0; step < 200; ++step) {
        random.change(service(), id_);
        for (const auto& round : evening().rounds) {
            for (const auto& table : round.tables) {
                if (round.head.state != core::RoundState::Draft) {
                    const QString id = core::slipText(core::slipOf(round, table));
                    QCOMPARE(table.head.seats,
                             seatsOf.try_emplace(id, table.head.seats).first->second);
                }
            }
        }
    }
    QVERIFY(!seatsOf.empty());
}

RUMMY_TEST(TestSlipEditions)

} // namespace tst_slip_editions

#include "tst_slip_editions.moc"
