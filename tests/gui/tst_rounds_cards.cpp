#include "app/desk/evening/rounds/round_dialogs.h"
#include "app/desk/evening/rounds/round_words.h"
#include "app/desk/frame/discipline.h"
#include "core/cards/knock_out.h"
#include "rounds_scene.h"
#include "tests/card_evening.h"
#include "tests/suite.h"

#include <QLabel>
#include <QMenu>
#include <QSignalSpy>

namespace tst_rounds_cards {

using namespace card_evening;
using namespace Qt::Literals::StringLiterals;
using core::RoundState;
using core::Tournament;
using rounds_test::Evening;
using rounds_test::seatsAt;

namespace {

core::Table decided(int number, std::vector<core::StartNumber> seats)
{
    const bool three = seats.size() == 3;
    return table(number, std::move(seats),
                 games({three ? dealt("60,20,30", "0,5,9") : dealt("60,20,30,40", "0,5,9,10")}));
}

/// Eleven people, one from each table advances: 1, 5 and 9.
void playFirstRound(Tournament& tournament)
{
    tournament.rounds = {round(1,
                               {decided(1, {1_p, 2_p, 3_p, 4_p}), decided(2, {5_p, 6_p, 7_p, 8_p}),
                                decided(3, {9_p, 10_p, 11_p})},
                               {}, RoundState::Closed)};
}

void leaveTableOpen(Tournament& tournament)
{
    playFirstRound(tournament);
    tournament.rounds.front().head.state = RoundState::Published;
    tournament.rounds.front().tables[1].games.clear();
}

void playToTheEnd(Tournament& tournament)
{
    playFirstRound(tournament);
    tournament.rounds.push_back(round(2, {decided(1, {5_p, 1_p, 9_p})}, {}, RoundState::Closed));
}

/// Turns an evening into one of Rommé 500.
std::function<void(Tournament&)> cardsOf(const CardRules& rules,
                                         const std::function<void(Tournament&)>& play = {})
{
    return [rules, play](Tournament& tournament) {
        tournament.settings.rules.ruleSet = scoring::RuleSet::Romme500;
        tournament.settings.cards = rules;
        if (play) {
            play(tournament);
        }
    };
}

std::function<void(Tournament&)> knockOut(const std::function<void(Tournament&)>& play = {})
{
    return cardsOf(quick(CardEvent::Multi), play);
}

QString headcountOf(const Tournament& tournament, core::RoundNumber round)
{
    return desk::words::headcount(
        tournament, round, core::headcount(tournament, round, seating::FivePlayers::FourAndBye));
}

Tournament knockOutOf(void (*play)(Tournament&))
{
    auto tournament = cards(11, quick(CardEvent::Multi));
    play(tournament);
    return tournament;
}

} // namespace

/// Rounds of Rommé 500 on the page.
class TestRoundsCards : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void countsWhoIsStillIn_data();
    void countsWhoIsStillIn();
    void offersWhatHasAMeaning_data();
    void offersWhatHasAMeaning();
    void tellsOfMatchesAndNotOfGames();
    void cardsTellHowMatchesStand_data();
    void cardsTellHowMatchesStand();
    void seatsTellTotalsAndWhoGoesOn();
    void drawsWhoGoesOn();
    void saysWhatTheNextRoundWaitsFor();
    void saysWhoHasWonTheKnockOut();
    void goesNoFurtherThanTheLastTable();
    void tellsHowASingleTableEnded_data();
    void tellsHowASingleTableEnded();
    void saysWhyARoundCannotBeClosed();
    void latecomersAreThoseWhoWentOn();
    void whoIsMissingLeavesTheMatch();
    void seatsThoseThroughAfterACorrection();
};

void TestRoundsCards::countsWhoIsStillIn_data()
{
    QTest::addColumn<Tournament>("tournament");
    QTest::addColumn<int>("round");
    QTest::addColumn<QString>("text");
    QTest::newRow("before the first round everybody present")
        << cards(11, quick(CardEvent::Multi)) << 1
        << u"11 present: 2 table(s) of four, 1 table(s) of three"_s;
    QTest::newRow("then those who go on")
        << knockOutOf(playFirstRound) << 2 << u"3 still in: 1 table(s) of three"_s;
    auto away = knockOutOf(playFirstRound);
    away.participants[4].present = {{1_r, 1_r}};
    QTest::newRow("who goes on and is away is missing")
        << away << 2 << u"2 still in, 1 missing: 1 table(s) of two"_s;
    QTest::newRow("no tables while some are undecided")
        << knockOutOf(leaveTableOpen) << 2 << u"2 through so far"_s;
    QTest::newRow("other events count who is present")
        << cards(8, quick(CardEvent::Points)) << 1 << u"8 present: 2 table(s) of four"_s;
}

void TestRoundsCards::countsWhoIsStillIn()
{
    QFETCH(const Tournament, tournament);
    QFETCH(const int, round);
    QTEST(headcountOf(tournament, core::RoundNumber{round}), "text");
}

void TestRoundsCards::offersWhatHasAMeaning_data()
{
    QTest::addColumn<core::CardRules>("rules");
    QTest::addColumn<int>("people");
    QTest::addColumn<bool>("byStandings");
    QTest::newRow("points: all ways") << quick(CardEvent::Points) << 8 << true;
    QTest::newRow("knock-out: by lot alone") << quick(CardEvent::Multi) << 8 << false;
    QTest::newRow("ring of one table: by lot alone") << quick(CardEvent::Ring) << 4 << false;
    QTest::newRow("ring of two tables: all ways") << quick(CardEvent::Ring) << 8 << true;
    QTest::newRow("single match: by lot alone") << quick(CardEvent::Single) << 3 << false;
}

void TestRoundsCards::offersWhatHasAMeaning()
{
    QFETCH(const core::CardRules, rules);
    QFETCH(const int, people);
    QFETCH(const bool, byStandings);
    Evening evening(people, cardsOf(rules));
    QCOMPARE(evening.button("standingsButton")->isVisible(), byStandings);
    Q_EMIT evening.find<QMenu>("moreWaysMenu")->aboutToShow();
    QCOMPARE(evening.find<QAction>("planAllAction")->isVisible(), byStandings);
    QCOMPARE(evening.find<QAction>("finalAction")->isVisible(), byStandings);
    QVERIFY(evening.find<QAction>("byHandAction")->isVisible());
    QCOMPARE(evening.find<QAction>("fourAndByeAction")->isVisible(),
             rules.event != CardEvent::Multi);
    QVERIFY(evening.button("drawButton")->isEnabled());
}

void TestRoundsCards::tellsOfMatchesAndNotOfGames()
{
    Evening evening(8, cardsOf(target(CardEvent::Points, 300)));
    evening.seatByNumber();
    evening.click("publishButton");
    page_test::settle();
    const auto labels = evening.page().findChildren<QLabel*>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->text() == u"2 table(s), matches to 300 points"_s;
    }));
    QVERIFY(evening.page().findChild<QPushButton*>(u"shortenButton"_s) == nullptr);
    QVERIFY(evening.button("cancelRoundButton")->isEnabled());
}

void TestRoundsCards::cardsTellHowMatchesStand_data()
{
    QTest::addColumn<core::CardRules>("rules");
    QTest::addColumn<core::Table>("played");
    QTest::addColumn<QString>("word");
    const std::vector<core::StartNumber> seats = {1_p, 2_p, 3_p, 4_p};
    QTest::newRow("no deal") << quick(CardEvent::Points, 2) << table(1, seats) << u"open"_s;
    QTest::newRow("running: the leading total, even below zero")
        << quick(CardEvent::Points, 2)
        << table(1, seats, games({dealtToStock("0,0,0,0", "40,30,60,50")})) << u"leading: −30"_s;
    QTest::newRow("all deals played")
        << quick(CardEvent::Points) << decided(1, seats) << u"decided"_s;
    QTest::newRow("tied at the top of a ring game")
        << quick(CardEvent::Ring) << table(1, seats, games({dealt("60,60,30,40", "0,0,9,10")}))
        << u"decided"_s;
    QTest::newRow("tied at the top of a single match")
        << quick(CardEvent::Single) << table(1, seats, games({dealt("60,65,30,40", "0,5,9,10")}))
        << u"tie-breaker due"_s;
    QTest::newRow("equal where the places in the next round end")
        << quick(CardEvent::Multi) << table(1, seats, games({dealt("65,65,30,40", "5,5,9,0")}))
        << u"lot due"_s;
    auto unclear = decided(1, seats);
    unclear.head.mark = core::TableMark::Unclear;
    QTest::newRow("a mark goes before") << quick(CardEvent::Points) << unclear << u"unclear"_s;
}

void TestRoundsCards::cardsTellHowMatchesStand()
{
    QFETCH(const core::CardRules, rules);
    QFETCH(const core::Table, played);
    auto tournament = cards(8, rules);
    tournament.rounds = {round(1, {played, table(2, {5_p, 6_p, 7_p, 8_p})})};
    const auto view = desk::viewOf(tournament, tournament.rounds.front(), {});
    QTEST(view.cards.front().state->text, "word");
}

void TestRoundsCards::seatsTellTotalsAndWhoGoesOn()
{
    Evening evening(11, knockOut(leaveTableOpen));
    QVERIFY(evening.seat("seat-1-A")->accessibleName().endsWith(u"60, goes on"_s));
    QVERIFY(evening.seat("seat-1-B")->accessibleName().endsWith(u"15"_s));
    QVERIFY(evening.seat("seat-2-A")->accessibleName().endsWith(u"number 5"_s));
}

void TestRoundsCards::drawsWhoGoesOn()
{
    Evening evening(11, knockOut(playFirstRound));
    evening.click("drawButton");
    QTRY_COMPARE(evening.tournament().rounds.size(), std::size_t{2});
    auto seats = seatsAt(evening.round(2), 1);
    std::sort(seats.begin(), seats.end());
    QCOMPARE(seats, (rounds_test::Seats{1, 5, 9}));
    QVERIFY(evening.round(2).head.byes.empty());
}

void TestRoundsCards::saysWhatTheNextRoundWaitsFor()
{
    Evening evening(11, knockOut(leaveTableOpen));
    evening.click("roundSegments-2");
    QVERIFY(!evening.button("drawButton")->isEnabled());
    const QString reason = u"In round 1 it is not decided who goes on from tables 2. Enter what is "
                           "missing there first."_s;
    QCOMPARE(evening.find<QLabel>("emptyRoundTitle")->text(), reason);
    QCOMPARE(evening.page().status().why, reason);
    QVERIFY(evening.session()
                .run(core::enterGame, {1_r, 2_t, 1_g}, dealt("60,20,30,40", "0,5,9,10"), {})
                .ok());
    QVERIFY(evening.button("drawButton")->isEnabled());
}

void TestRoundsCards::saysWhoHasWonTheKnockOut()
{
    Evening evening(11, knockOut(playToTheEnd));
    const auto* notice = evening.find<QWidget>("roundNotice");
    QVERIFY(notice->isVisible());
    QVERIFY(notice->accessibleName().contains(u"Person 5 (5) has won the knock-out."_s));
    QSignalSpy wanted(&evening.page(), &desk::Page::pageRequested);
    evening.click("outcomeStandingsButton");
    QCOMPARE(wanted.size(), 1);
    QVERIFY(wanted.front().front().value<desk::PageId>() == desk::PageId::Standings);
    evening.click("roundSegments-1");
    QVERIFY(!notice->isVisible());
}

void TestRoundsCards::goesNoFurtherThanTheLastTable()
{
    Evening evening(11, knockOut([](Tournament& tournament) {
                        playToTheEnd(tournament);
                        tournament.rounds.back().head.state = RoundState::Published;
                    }));
    evening.click("closeRoundButton");
    QVERIFY(evening.round(2).head.state == RoundState::Closed);
    QVERIFY(evening.find<QWidget>("roundCards")->isVisible());
    QVERIFY(evening.page().findChild<QPushButton*>(u"roundSegments-3"_s) == nullptr);
}

void TestRoundsCards::tellsHowASingleTableEnded_data()
{
    QTest::addColumn<core::CardRules>("rules");
    QTest::addColumn<QByteArray>("melded");
    QTest::addColumn<QString>("text");
    QTest::newRow("ring: won") << quick(CardEvent::Ring) << QByteArray("60,20,30,40")
                               << u"Round 1: won by 1 Person 1 (all deals played)"_s;
    QTest::newRow("ring: tied at the top")
        << quick(CardEvent::Ring) << QByteArray("60,65,30,40")
        << u"Round 1: tied at the top: 1 Person 1; 2 Person 2 (all deals played)"_s;
    QTest::newRow("single: a tie-breaker is due, nobody has won yet")
        << quick(CardEvent::Single) << QByteArray("60,65,30,40") << QString();
    QTest::newRow("points: the standings tell")
        << quick(CardEvent::Points) << QByteArray("60,20,30,40") << QString();
}

void TestRoundsCards::tellsHowASingleTableEnded()
{
    QFETCH(const core::CardRules, rules);
    QFETCH(const QByteArray, melded);
    auto tournament = cards(4, rules);
    tournament.rounds = {
        round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, games({dealt(melded.constData(), "0,5,9,10")}))})};
    QTEST(desk::disciplineOf(tournament.settings).outcome(tournament), "text");
}

void TestRoundsCards::saysWhyARoundCannotBeClosed()
{
    Evening evening(11, knockOut(leaveTableOpen));
    QVERIFY(!evening.button("closeRoundButton")->isEnabled());
    QCOMPARE(evening.page().status().why,
             u"1 match(es) are not decided yet. Enter the deals and lots that are missing."_s);
}

void TestRoundsCards::latecomersAreThoseWhoWentOn()
{
    Evening evening(11, knockOut([](Tournament& tournament) {
                        playFirstRound(tournament);
                        tournament.participants[8].present = {{1_r, 1_r}};
                    }));
    evening.seatByNumber();
    evening.click("publishButton");
    QCOMPARE(seatsAt(evening.round(2), 1), (rounds_test::Seats{1, 5}));
    const auto late =
        desk::repairCandidates(desk::Repair::Latecomer, evening.tournament(), evening.round(2));
    QCOMPARE(late.size(), std::size_t{1});
    QVERIFY(late.front().number == 9_p);
    evening.answer([](QDialog& dialog) { rounds_test::type(dialog, "personPickerField", u"9"_s); });
    evening.click("latecomerButton");
    QCOMPARE(seatsAt(evening.round(2), 1).size(), std::size_t{3});
    QVERIFY(!evening.button("latecomerButton")->isEnabled());
    QVERIFY(evening.button("latecomerButton")->toolTip().contains(u"still in the knock-out"_s));
}

void TestRoundsCards::whoIsMissingLeavesTheMatch()
{
    Evening evening(11, knockOut(leaveTableOpen));
    QString reason;
    evening.answer([&reason](QDialog& dialog) {
        rounds_test::type(dialog, "personPickerField", u"Person 2"_s);
        QVERIFY(dialog.findChild<QWidget*>(u"thisRoundChoice"_s) == nullptr);
        QVERIFY(!page_test::part<QPushButton>(dialog, "yesButton").isEnabled());
        for (const auto* label : dialog.findChildren<QLabel*>()) {
            reason += label->text() + u'\n';
        }
        dialog.reject();
    });
    evening.click("missingButton");
    QVERIFY(reason.contains(u"has left the match"_s));
    QVERIFY(reason.contains(u"out of the knock-out"_s));
}

/// Table 2 of the first round was won by 6 after all, not by 5.
void TestRoundsCards::seatsThoseThroughAfterACorrection()
{
    Evening evening(11, knockOut([](Tournament& tournament) {
                        playFirstRound(tournament);
                        tournament.rounds[0].tables[1].games =
                            games({dealt("20,60,30,40", "5,0,9,10")});
                        tournament.rounds.push_back(round(2, {table(1, {1_p, 5_p, 9_p})}));
                    }));
    evening.click("roundSegments-2");
    const auto* const notice = evening.find<QWidget>("roundNotice");
    QVERIFY2(
        notice->accessibleName().contains(u"Out, but in it: 5 Person 5. Through, but not in it: 6 "
                                          "Person 6."_s),
        qPrintable(notice->accessibleName()));
    evening.click("seatThroughButton");
    QCOMPARE(seatsAt(evening.round(2), 1), (rounds_test::Seats{1, 6, 9}));
    QTRY_VERIFY(!notice->accessibleName().contains(u"Out, but in it"_s) || !notice->isVisible());
}

RUMMY_TEST(TestRoundsCards)

} // namespace tst_rounds_cards

#include "tst_rounds_cards.moc"
