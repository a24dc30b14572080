#include "service_desk.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_clocks {

using namespace director_test;
using core::ClockFault;
using core::ClockState;
using core::Refusals;
using core::RoundFault;

namespace {

/// Two desks at one store, with rounds of 35 minutes.
struct TwoDesks : Session
{
    TournamentService other{store, QStringLiteral("right"), [this] { return time; }};
    TournamentService desk{store, QStringLiteral("left"), [this] { return time; }};
    QDateTime time = start;

    TwoDesks()
    {
        const auto before = now().settings;
        auto after = before;
        after.roundMinutes = 35;
        desk.run(id, core::editSettings, {before, after});
        desk.tournament(id);
        other.tournament(id);
    }
    core::ClockReading reading(TournamentService& service)
    {
        const auto tournament = service.tournament(id);
        return core::readClock((*tournament)->settings, findRound(**tournament, 1_r), time);
    }
    void pass(int minutes) { time = time.addSecs(std::int64_t{60} * minutes); }
};

} // namespace

/// The clock of a round as the desks set it.
class TestClocks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isStartedPausedAndSetBack();
    void otherDesksSeeIt();
    void isInNobodysWay();
    void isOutsideOfUndo();
    void goesWithItsRound();
    void isToldOnceItIsStored();
    void refuses();
};

void TestClocks::isStartedPausedAndSetBack()
{
    TwoDesks desks;
    QCOMPARE(desks.reading(desks.desk).state, ClockState::Stopped);
    QVERIFY(desks.desk.run(desks.id, core::startClock, 1_r));
    desks.pass(10);
    QVERIFY(desks.desk.run(desks.id, core::startClock, 1_r)); // It goes already.
    QCOMPARE(desks.reading(desks.desk).secondsLeft, 25 * 60);
    QVERIFY(desks.desk.run(desks.id, core::pauseClock, 1_r));
    desks.pass(5);
    QCOMPARE(desks.reading(desks.desk).state, ClockState::Paused);
    QVERIFY(desks.desk.run(desks.id, core::startClock, 1_r));
    QVERIFY(desks.desk.run(desks.id, core::addToClock, 1_r, 5));
    QVERIFY(desks.desk.run(desks.id, core::addToClock, 1_r, -1));
    QCOMPARE(desks.reading(desks.desk).secondsLeft, 29 * 60);
    desks.pass(30);
    QCOMPARE(desks.reading(desks.desk).state, ClockState::Overtime);
    QVERIFY(desks.desk.run(desks.id, core::addToClock, 1_r, -600)); // No less than no time.
    QVERIFY(desks.desk.run(desks.id, core::addToClock, 1_r, 45));
    QCOMPARE(desks.reading(desks.desk).secondsLeft, 5 * 60);
    QVERIFY(desks.desk.run(desks.id, core::resetClock, 1_r));
    QCOMPARE(desks.reading(desks.desk).state, ClockState::Stopped);
}

void TestClocks::otherDesksSeeIt()
{
    TwoDesks desks;
    const auto version = desks.other.read().version(desks.id);
    QVERIFY(desks.desk.run(desks.id, core::startClock, 1_r));
    QCOMPARE(desks.reading(desks.other).state, ClockState::Running);
    QCOMPARE(desks.other.read().version(desks.id), version);
    // Also together with changes.
    QVERIFY(desks.desk.run(desks.id, core::enterGame, firstGame, played("0,1,2,3"), plainTerms));
    QVERIFY(desks.desk.run(desks.id, core::pauseClock, 1_r));
    QCOMPARE(desks.reading(desks.other).state, ClockState::Paused);
    QVERIFY(**desks.other.tournament(desks.id) == desks.now());
}

void TestClocks::isInNobodysWay()
{
    TwoDesks desks;
    QVERIFY(desks.desk.run(desks.id, core::startClock, 1_r));
    QVERIFY(desks.other.run(desks.id, core::enterGame, firstGame, played("0,1,2,3"), plainTerms));
    // The desk has not seen that game, and setting the clock does not make it so.
    QVERIFY(desks.desk.run(desks.id, core::pauseClock, 1_r));
    core::EntryTerms correction;
    correction.correction = true;
    QVERIFY(!desks.desk.run(desks.id, core::enterGame, firstGame, played("0,4,5,6"), correction));
    QVERIFY(desks.other.run(desks.id, core::addToClock, 1_r, 1));
    QVERIFY(desks.desk.run(desks.id, core::closeRound, 1_r).refused().refusals.front().code ==
            core::RefusalCode(RoundFault::TablesOpen));
}

void TestClocks::isOutsideOfUndo()
{
    TwoDesks desks;
    QVERIFY(desks.desk.run(desks.id, core::enterGame, firstGame, played("0,1,2,3"), plainTerms));
    const auto entries = desks.store.read().journal(desks.id).size();
    QVERIFY(desks.desk.run(desks.id, core::startClock, 1_r));
    QVERIFY(desks.desk.run(desks.id, core::pauseClock, 1_r));
    QCOMPARE(desks.store.read().journal(desks.id).size(), entries);
    QVERIFY(desks.desk.undo(desks.id));
    QVERIFY(desks.desk.run(desks.id, core::startClock, 1_r));
    QVERIFY(desks.desk.redo(desks.id));
    QVERIFY(findGame(desks.now(), firstGame) != nullptr);
    QCOMPARE(desks.reading(desks.desk).state, ClockState::Running);
}

void TestClocks::goesWithItsRound()
{
    TwoDesks desks;
    QVERIFY(desks.desk.run(desks.id, core::startClock, 1_r));
    QVERIFY(desks.desk.run(desks.id, core::withdrawRound, 1_r));
    QVERIFY(desks.desk.undo(desks.id));
    QVERIFY(**desks.desk.tournament(desks.id) == desks.now());
    QCOMPARE(desks.reading(desks.desk).state, ClockState::Stopped);
}

void TestClocks::isToldOnceItIsStored()
{
    TwoDesks desks;
    int told = 0;
    desks.desk.setClockListener([&](core::TournamentId id, bool /*isOwn*/) {
        told += id == desks.id ? 1 : 0;
        QCOMPARE(desks.desk.read().clocks(id).size(), std::size_t{1});
    });
    desks.store.failNextCommit();
    QVERIFY_THROWS_EXCEPTION(core::StoreFailure, desks.desk.run(desks.id, core::startClock, 1_r));
    QCOMPARE(told, 0);
    QVERIFY(desks.desk.run(desks.id, core::startClock, 1_r));
    QVERIFY(desks.desk.run(desks.id, core::startClock, 1_r)); // Changes nothing.
    QCOMPARE(told, 1);
}

void TestClocks::refuses()
{
    TwoDesks desks;
    auto& desk = desks.desk;
    QCOMPARE(refusalsOf(desk.run(desks.id, core::pauseClock, 1_r)),
             (Refusals{refusal(ClockFault::NotStarted, "/round", {QStringLiteral("1")})}));
    QCOMPARE(refusalsOf(desk.run(desks.id, core::addToClock, 1_r, 1)),
             (Refusals{refusal(ClockFault::NotStarted, "/round", {QStringLiteral("1")})}));
    QCOMPARE(refusalsOf(desk.run(desks.id, core::startClock, 2_r)),
             (Refusals{refusal(RoundFault::Unknown, "/round", {QStringLiteral("2")})}));
    QVERIFY(desk.run(desks.id, core::startClock, 1_r));
    QCOMPARE(refusalsOf(desk.run(desks.id, core::addToClock, 1_r, 2'147'483'647)),
             (Refusals{refusal(ClockFault::AddedOutOfRange, "/minutes",
                               {QStringLiteral("2147483647")})}));
    QVERIFY(desk.run(desks.id, core::cancelRound, 1_r, QStringLiteral("rain")));
    QCOMPARE(refusalsOf(desk.run(desks.id, core::startClock, 1_r)),
             (Refusals{refusal(RoundFault::IsCancelled, "/round", {QStringLiteral("1")})}));
    const auto before = desks.now().settings;
    auto after = before;
    after.roundMinutes.reset();
    QVERIFY(desk.run(desks.id, core::editSettings, {before, after}));
    QVERIFY(desk.run(desks.id, core::reopenRound, 1_r, QStringLiteral("sun")));
    QVERIFY(desk.run(desks.id, core::resetClock, 1_r));
    QCOMPARE(refusalsOf(desk.run(desks.id, core::startClock, 1_r)),
             (Refusals{refusal(ClockFault::NoMinutes, "/round")}));
}

RUMMY_TEST(TestClocks)

} // namespace tst_clocks

#include "tst_clocks.moc"
