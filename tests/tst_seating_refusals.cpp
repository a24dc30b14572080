#include "seating_requests.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_seating_refusals {

using requests::id;
using requests::plain;
using requests::roundOf;
using seating::RefusalCode;
using seating::Request;

namespace {

Request changed(Request request, const std::function<void(Request&)>& change)
{
    change(request);
    return request;
}

} // namespace

/// Every bad request is refused with a reason, and nothing is planned.
class TestSeatingRefusals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void refusesWithReason_data();
    void refusesWithReason();
    void saysWhere();
    void acceptsTheBorders();
};

void TestSeatingRefusals::refusesWithReason_data()
{
    QTest::addColumn<Request>("request");
    QTest::addColumn<RefusalCode>("code");
    const auto row = [](const char* name, RefusalCode code, int players, int rounds,
                        const std::function<void(Request&)>& change) {
        QTest::newRow(name) << changed(plain(players, rounds, 1000), change) << code;
    };
    const auto nothing = [](Request&) {};
    row("no players", RefusalCode::TooFewPlayers, 0, 1, nothing);
    row("one player", RefusalCode::TooFewPlayers, 1, 1, nothing);
    row("two players", RefusalCode::TwoPlayerTablesNotAllowed, 2, 1, nothing);
    row("100,001 players", RefusalCode::TooManyPlayers, 100001, 1, nothing);
    row("no rounds", RefusalCode::NoRounds, 8, 0, nothing);
    row("negative rounds", RefusalCode::NoRounds, 8, -3, nothing);
    row("1,001 rounds", RefusalCode::TooManyRounds, 8, 1001, nothing);
    row("looking back", RefusalCode::BadLookAhead, 8, 1, [](Request& r) { r.lookAhead = -1; });
    row("looking ahead to 1,001 rounds", RefusalCode::BadLookAhead, 8, 1,
        [](Request& r) { r.lookAhead = 1001; });
    row("rosters without the rounds ahead", RefusalCode::RosterCountDiffers, 8, 1, [](Request& r) {
        r.present = {{id(1), id(2), id(3), id(4)}};
        r.lookAhead = 1;
    });
    row("player twice", RefusalCode::DuplicatePlayer, 8, 1,
        [](Request& r) { r.players[3].id = id(1); });
    row("three and two not allowed", RefusalCode::TwoPlayerTablesNotAllowed, 5, 1,
        [](Request& r) { r.fivePlayers = seating::FivePlayers::ThreeAndTwo; });
    row("rosters differ from rounds", RefusalCode::RosterCountDiffers, 8, 2,
        [](Request& r) { r.present.resize(1); });
    row("unknown in roster", RefusalCode::UnknownPlayer, 8, 1, [](Request& r) {
        r.present = {{id(1), id(2), id(3), id(99)}};
    });
    row("twice in roster", RefusalCode::TwiceInRound, 8, 1, [](Request& r) {
        r.present = {{id(1), id(2), id(3), id(3)}};
    });
    row("empty roster", RefusalCode::TooFewPlayers, 8, 1, [](Request& r) { r.present = {{}}; });
    row("unknown in history", RefusalCode::UnknownPlayer, 8, 1, [](Request& r) {
        r.history = {roundOf({{1, 2, 3, 77}})};
    });
    row("twice in a past round", RefusalCode::TwiceInRound, 8, 1, [](Request& r) {
        r.history = {roundOf({{1, 2, 3, 4}, {5, 6, 7, 1}})};
    });
    row("seated and on a bye", RefusalCode::TwiceInRound, 8, 1, [](Request& r) {
        r.history = {roundOf({{1, 2, 3, 4}})};
        r.history[0].byes = {id(4)};
    });
    row("past table of one", RefusalCode::BadTableSize, 8, 1,
        [](Request& r) { r.history = {roundOf({{1}})}; });
    row("past table of five", RefusalCode::BadTableSize, 8, 1, [](Request& r) {
        r.history = {roundOf({{1, 2, 3, 4, 5}})};
    });
    row("past table number twice", RefusalCode::BadTableNumber, 8, 1, [](Request& r) {
        r.history = {roundOf({{1, 2, 3, 4}, {5, 6, 7, 8}})};
        r.history[0].tables[1].number = 1;
    });
    row("unknown in a pair", RefusalCode::UnknownPlayer, 8, 1, [](Request& r) {
        r.apart = {{id(1), id(20)}};
    });
    row("apart from oneself", RefusalCode::PairWithItself, 8, 1, [](Request& r) {
        r.apart = {{id(1), id(1)}};
    });
    row("apart with one table", RefusalCode::PairCannotBeParted, 4, 1, [](Request& r) {
        r.apart = {{id(1), id(2)}};
    });
    row("three apart at two tables", RefusalCode::PairCannotBeParted, 8, 1, [](Request& r) {
        r.apart = {{id(1), id(2)}, {id(2), id(3)}, {id(1), id(3)}};
    });
    row("apart at one fixed table", RefusalCode::PairMustMeet, 8, 1, [](Request& r) {
        r.apart = {{id(1), id(2)}};
        r.players[0].fixedTable = 2;
        r.players[1].fixedTable = 2;
    });
    row("apart by fixed tables on both sides", RefusalCode::PairCannotBeParted, 8, 1,
        [](Request& r) {
            r.apart = {{id(1), id(3)}, {id(2), id(3)}};
            r.players[0].fixedTable = 1;
            r.players[1].fixedTable = 2;
        });
    row("fixed table out of range", RefusalCode::FixedTableOutOfRange, 8, 1,
        [](Request& r) { r.players[0].fixedTable = 3; });
    row("fixed table zero", RefusalCode::FixedTableOutOfRange, 8, 1,
        [](Request& r) { r.players[0].fixedTable = 0; });
    row("five at one fixed table", RefusalCode::FixedTableFull, 12, 1, [](Request& r) {
        for (std::size_t i = 0; i < 5; ++i) {
            r.players[i].fixedTable = 1;
        }
    });
    row("four fixed where all sit in threes", RefusalCode::FixedTableFull, 9, 1, [](Request& r) {
        for (std::size_t i = 0; i < 4; ++i) {
            r.players[i].fixedTable = 1;
        }
    });
    row("lock of somebody unknown", RefusalCode::UnknownPlayer, 8, 1, [](Request& r) {
        r.locked = {{0, 1, id(50)}};
    });
    row("lock out of range", RefusalCode::LockOutOfRange, 8, 1, [](Request& r) {
        r.locked = {{0, 3, id(1)}};
    });
    row("lock in no round", RefusalCode::LockOutOfRange, 8, 1, [](Request& r) {
        r.locked = {{1, 1, id(1)}};
    });
    row("locked twice", RefusalCode::LockedTwice, 8, 1, [](Request& r) {
        r.locked = {{0, 1, id(1)}, {0, 2, id(1)}};
    });
    row("locked but absent", RefusalCode::LockedPlayerAbsent, 8, 1, [](Request& r) {
        r.present = {{id(1), id(2), id(3), id(4)}};
        r.locked = {{0, 1, id(8)}};
    });
    row("locked away from the fixed table", RefusalCode::LockedAgainstFixedTable, 8, 1,
        [](Request& r) {
            r.players[0].fixedTable = 1;
            r.locked = {{0, 2, id(1)}};
        });
    row("swiss of two rounds", RefusalCode::OneRoundOnly, 8, 2,
        [](Request& r) { r.mode = seating::Mode::Swiss; });
    row("unknown in ranking", RefusalCode::UnknownPlayer, 8, 1, [](Request& r) {
        r.mode = seating::Mode::Swiss;
        r.ranking = {id(30)};
    });
    row("no top table", RefusalCode::BadTopTables, 8, 1, [](Request& r) {
        r.mode = seating::Mode::Final;
        r.topTables = 0;
    });
    row("more top tables than tables", RefusalCode::BadTopTables, 8, 1, [](Request& r) {
        r.mode = seating::Mode::Final;
        r.topTables = 3;
    });
    row("negative club weight", RefusalCode::BadClubWeight, 8, 1,
        [](Request& r) { r.clubWeight = -1; });
    row("negative threads", RefusalCode::BadThreads, 8, 1, [](Request& r) { r.threads = -1; });
}

void TestSeatingRefusals::refusesWithReason()
{
    QFETCH(Request, request);
    QFETCH(RefusalCode, code);
    const auto result = seating::makePlan(request);
    QVERIFY(std::holds_alternative<seating::Refusals>(result));
    QCOMPARE(std::get<seating::Refusals>(result).front().code, code);
}

void TestSeatingRefusals::saysWhere()
{
    auto request = plain(8, 2, 1000);
    request.history = {roundOf({{1, 2, 3, 4}}), roundOf({{1, 2, 3, 4}, {5, 6, 7, 1}})};
    const auto refusals = seating::check(request);
    QCOMPARE(refusals.size(), std::size_t{1});
    QCOMPARE(refusals[0].players, std::vector{id(1)});
    QCOMPARE(refusals[0].round, std::optional{1});
    QVERIFY(refusals[0].inHistory);
}

void TestSeatingRefusals::acceptsTheBorders()
{
    auto two = plain(2, 3, 1000);
    two.twoPlayerTables = true;
    QVERIFY(seating::check(two).empty());
    QVERIFY(seating::check(plain(3, 1, 1000)).empty());
    QVERIFY(seating::check(plain(100000, 2, 1000)).empty());
    QVERIFY(seating::check(plain(8, 1000, 1000)).empty());
}

RUMMY_TEST(TestSeatingRefusals)

} // namespace tst_seating_refusals

#include "tst_seating_refusals.moc"
