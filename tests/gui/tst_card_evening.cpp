#include "command_line.h"
#include "hands.h"
#include "tests/suite.h"

#include "tests/card_evening.h"

#include "core/cards/chip_balances.h"
#include "core/cards/knock_out.h"
#include "core/money/prizes.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>

#include <memory>
#include <set>

namespace tst_card_evening {

using namespace hands_test;
using namespace card_evening;
using desk::PageId;

namespace {

/// Melded and in hand by seat; seats beyond a smaller table are ignored.
struct TypedDeal
{
    QStringList melded;
    QStringList inHand;
    bool stock = false;
};

/// Seat A wins outright.
const TypedDeal forA = {{u"60"_s, u"40"_s, u"20"_s, u"0"_s}, {u"0"_s, u"15"_s, u"20"_s, u"25"_s}};
/// Seats A and B are level, and B has melded more.
const TypedDeal level = {{u"60"_s, u"75"_s, u"20"_s, u"0"_s}, {u"0"_s, u"15"_s, u"20"_s, u"25"_s}};
/// Seats A and B are equal in everything.
const TypedDeal equal = {
    {u"60"_s, u"60"_s, u"20"_s, u"0"_s}, {u"5"_s, u"5"_s, u"20"_s, u"25"_s}, true};

template <typename Value>
void choose(QComboBox& box, Value value)
{
    const int index = box.findData(static_cast<int>(value));
    QVERIFY(index >= 0);
    box.setCurrentIndex(index);
    Q_EMIT box.activated(index);
}

const core::Table& tableOf(Hands& hands, core::RoundNumber round, int table)
{
    return *core::findTable(hands.now(), round, core::TableNumber{table});
}

core::MatchState matchAt(Hands& hands, core::RoundNumber round, int table)
{
    return core::matchOf(hands.now().settings, *core::findRound(hands.now(), round),
                         tableOf(hands, round, table));
}

/// Types one deal at a table with `players` playing.
void typeDeal(Hands& hands, core::RoundNumber round, int table, const TypedDeal& deal,
              std::size_t players)
{
    const auto before = tableOf(hands, round, table).games.size();
    if (QApplication::focusWidget()->objectName() == u"tableField"_s) {
        hands.type(QString::number(table) + u' ');
    }
    QString keys;
    for (std::size_t seat = 0; seat < players; ++seat) {
        const auto index = static_cast<qsizetype>(seat);
        keys += deal.melded[index] + u' ' + deal.inHand[index] + u' ';
    }
    keys.chop(1);
    hands.type(keys);
    if (deal.stock) {
        hands.key(Qt::Key_F7);
    }
    hands.key(Qt::Key_Return);
    QCOMPARE(tableOf(hands, round, table).games.size(), before + 1);
}

void typeDeal(Hands& hands, core::RoundNumber round, int table, const TypedDeal& deal)
{
    typeDeal(hands, round, table, deal, tableOf(hands, round, table).head.seats.size());
}

/// Seat A has left: the cursor begins at seat B, who wins.
void typeWithoutA(Hands& hands, core::RoundNumber round, int table)
{
    hands.type(QString::number(table) + u' ');
    QCOMPARE(QApplication::focusWidget()->objectName(), u"firstB"_s);
    const auto seats = static_cast<qsizetype>(tableOf(hands, round, table).head.seats.size());
    QString keys = u"75 0 "_s;
    for (qsizetype seat = 2; seat < seats; ++seat) {
        keys += u"20 15 "_s;
    }
    hands.type(keys);
    QCOMPARE(tableOf(hands, round, table).games.size(), std::size_t{1});
}

} // namespace

/// Whole evenings of Rommé 500 through the window.
class TestCardEvening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { page_test::dress(); }
    void init() { fixture_ = std::make_unique<DeskFixture>(); }
    void cleanup() { fixture_.reset(); }

    void playsARing();
    void playsToATarget();
    void playsAKnockOut();
    void playsAPointsEvening();

private:
    /// `deals` 0: to `target`.
    void create(Hands& hands, CardEvent event, int deals, int target, int people);
    void setUpChipsAndPrizes(Hands& hands);
    void drawTheLot(Hands& hands, core::RoundNumber round, int table);
    void leave(Hands& hands, core::RoundNumber round, int table);
    void playRound(Hands& hands, core::RoundNumber round);
    void closeRound(Hands& hands, core::RoundNumber round);
    static QStringList readStandings(Hands& hands);

    std::unique_ptr<DeskFixture> fixture_;
};

void TestCardEvening::create(Hands& hands, CardEvent event, int deals, int target, int people)
{
    QTest::keyClick(&hands.window(), Qt::Key_N, Qt::ControlModifier);
    auto* const name = hands.find<QLineEdit>(PageId::Tournaments, u"newNameField"_s);
    QTRY_VERIFY(name != nullptr && name->isVisible());
    hands.click(PageId::Tournaments,
                u"newRuleSet-%1"_s.arg(static_cast<int>(scoring::RuleSet::Romme500)));
    choose(*hands.find<QComboBox>(PageId::Tournaments, u"newEventChoice"_s), event);
    choose(*hands.find<QComboBox>(PageId::Tournaments, u"newMatchChoice"_s), deals);
    if (deals == 0) {
        auto* const field = hands.find<QLineEdit>(PageId::Tournaments, u"newMatchField"_s);
        field->selectAll();
        QTest::keyClicks(field, QString::number(target));
    }
    hands.click(PageId::Tournaments, u"newCreateButton"_s);
    QVERIFY(hands.now().settings.cards.event == event);
    auto* const field = hands.find<QLineEdit>(PageId::Participants, u"addField"_s);
    for (int number = 1; number <= people; ++number) {
        field->setText(u"Mensch %1"_s.arg(number));
        QTest::keyClick(field, Qt::Key_Return, Qt::ControlModifier);
    }
    QCOMPARE(hands.now().participants.size(), static_cast<std::size_t>(people));
}

void TestCardEvening::setUpChipsAndPrizes(Hands& hands)
{
    hands.go(PageId::Setup);
    hands.click(PageId::Setup, u"setupParts-1"_s);
    choose(*hands.find<QComboBox>(PageId::Setup, u"chipsChoice"_s), 1);
    auto* const chips = hands.find<QLineEdit>(PageId::Setup, u"chipsField"_s);
    chips->selectAll();
    QTest::keyClicks(chips, u"2"_s);
    hands.click(PageId::Setup, u"setupParts-3"_s);
    for (const auto& [place, prize] : {std::pair(1, u"50"_s), std::pair(2, u"25.01"_s)}) {
        hands.click(PageId::Setup, u"addPrizeButton"_s);
        auto* const field = hands.find<QLineEdit>(PageId::Setup, u"prizeField%1"_s.arg(place));
        QVERIFY(field != nullptr);
        field->selectAll();
        QTest::keyClicks(field, prize);
    }
    hands.go(PageId::Participants);
    QCOMPARE(hands.now().settings.cards.pcr, std::optional(2));
    QVERIFY((hands.now().settings.prizeCents == std::vector<std::int64_t>{5000, 2501}));
}

QStringList TestCardEvening::readStandings(Hands& hands)
{
    hands.go(PageId::Standings);
    const auto* const view = hands.find<QAbstractItemView>(PageId::Standings, u"standingsTable"_s);
    QStringList cells;
    for (int row = 0; row < view->model()->rowCount(); ++row) {
        for (int column = 0; column < view->model()->columnCount(); ++column) {
            cells << view->model()->index(row, column).data().toString();
        }
    }
    return cells;
}

void TestCardEvening::closeRound(Hands& hands, core::RoundNumber round)
{
    hands.click(PageId::Results, u"closeRoundButton"_s);
    QCOMPARE(core::findRound(hands.now(), round)->head.state, core::RoundState::Closed);
}

/// Four at a table, three deals; two end level and share both places' prizes.
void TestCardEvening::playsARing()
{
    const core::RoundNumber round{1};
    Hands hands(fixture_->session());
    const TypedDeal second = {{u"20"_s, u"65"_s, u"20"_s, u"0"_s},
                              {u"10"_s, u"0"_s, u"20"_s, u"25"_s}};
    const TypedDeal third = {{u"45"_s, u"30"_s, u"0"_s, u"15"_s},
                             {u"0"_s, u"15"_s, u"20"_s, u"25"_s}};
    inOrder({[&] { create(hands, CardEvent::Ring, 3, 0, 4); }, [&] { setUpChipsAndPrizes(hands); },
             [&] { drawAndPublish(hands, round); }, [&] { hands.go(PageId::Results); },
             [&] { typeDeal(hands, round, 1, forA); }, [&] { typeDeal(hands, round, 1, second); },
             [&] { QCOMPARE(matchText(matchAt(hands, round, 1)), u"running"_s); },
             [&] { typeDeal(hands, round, 1, third); }, [&] { closeRound(hands, round); }});
    // A: 60 + 10 + 45, B: 25 + 65 + 15.
    const auto match = matchAt(hands, round, 1);
    QCOMPARE(match.score.seats[0].score, std::int64_t{115});
    QCOMPARE(match.score.seats[1].score, std::int64_t{105});
    QCOMPARE(match.winners.size(), std::size_t{1});
    // The last deal is corrected: now the two are level.
    inOrder({[&] { hands.key(Qt::Key_F8); },
             [&] { QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"firstA"_s); },
             [&] {
                 hands.answer([](QDialog& dialog) {
                     page_test::part<QLineEdit>(dialog, "reasonField").setText(u"misread"_s);
                     page_test::part<QPushButton>(dialog, "yesButton").click();
                 });
             },
             [&] { hands.type(u"35"_s); },
             [&] { hands.key(Qt::Key_Return, Qt::ControlModifier); }});
    QCOMPARE(matchAt(hands, round, 1).status, core::MatchStatus::Split);
    const auto shares = core::prizeShares(hands.now(), fixture_->session().standings());
    QCOMPARE(shares.size(), std::size_t{2});
    QCOMPARE(shares[0].cents(), std::int64_t{3751});
    QCOMPARE(shares[0].oddCents(), std::int64_t{1});
    scoring::Chips sum;
    for (const auto& balance : core::chipBalances(hands.now())) {
        sum += balance.chips;
    }
    QVERIFY(sum == scoring::Chips());
    const auto cells = readStandings(hands);
    QVERIFY2(cells.filter(u"37.51"_s).size() == 1 && cells.filter(u"37.50"_s).size() == 1,
             qPrintable(cells.join(u'|')));
    compareWithCommandLine(fixture_->session());
}

/// To 100; two exceed it in the same deal, level, and play it off.
void TestCardEvening::playsToATarget()
{
    const core::RoundNumber round{1};
    Hands hands(fixture_->session());
    const TypedDeal playOff = {{u"10"_s, u"40"_s}, {u"15"_s, u"0"_s}};
    inOrder({[&] { create(hands, CardEvent::Single, 0, 100, 3); },
             [&] { drawAndPublish(hands, round); }, [&] { hands.go(PageId::Results); },
             [&] { typeDeal(hands, round, 1, equal); },
             [&] { QCOMPARE(matchText(matchAt(hands, round, 1)), u"running"_s); },
             [&] {
                 const TypedDeal over = {
                     {u"70"_s, u"70"_s, u"20"_s}, {u"10"_s, u"10"_s, u"35"_s}, true};
                 typeDeal(hands, round, 1, over);
             },
             [&] { QCOMPARE(matchAt(hands, round, 1).status, core::MatchStatus::TieBreaker); },
             [&] { typeDeal(hands, round, 1, playOff, 2); }});
    const auto& seats = tableOf(hands, round, 1).head.seats;
    const core::Tournament played = hands.now();
    QCOMPARE(matchText(matchAt(hands, round, 1)), u"won %1"_s.arg(core::plain(seats[1])));
    QCOMPARE(core::plain(fixture_->session().standings().lines().front().tally.number),
             core::plain(seats[1]));
    QTest::keyClick(&hands.window(), Qt::Key_Z, Qt::ControlModifier);
    page_test::settle();
    QCOMPARE(matchAt(hands, round, 1).status, core::MatchStatus::TieBreaker);
    QTest::keyClick(&hands.window(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    page_test::settle();
    QVERIFY(hands.now() == played);
    closeRound(hands, round);
    compareWithCommandLine(fixture_->session());
}

void TestCardEvening::drawTheLot(Hands& hands, core::RoundNumber round, int table)
{
    QCOMPARE(matchAt(hands, round, table).status, core::MatchStatus::Lot);
    QVERIFY(!hands.find<QPushButton>(PageId::Results, u"closeRoundButton"_s)->isEnabled());
    hands.type(QString::number(table) + u' ');
    QCOMPARE(QApplication::focusWidget()->objectName(), u"lotButton"_s);
    hands.answer([](QDialog& dialog) {
        page_test::part<QPushButton>(dialog, "lotByChance").click();
        page_test::part<QPushButton>(dialog, "lotYes").click();
    });
    hands.key(Qt::Key_Space);
    QCOMPARE(matchAt(hands, round, table).status, core::MatchStatus::Won);
    QCOMPARE(tableOf(hands, round, table).head.lot.size(), std::size_t{1});
}

void TestCardEvening::leave(Hands& hands, core::RoundNumber round, int table)
{
    hands.type(QString::number(table) + u' ');
    auto* const menu = hands.find<QMenu>(PageId::Results, u"moreMenu"_s);
    Q_EMIT menu->aboutToShow();
    menu->findChild<QAction*>(u"leavesA"_s)->trigger();
    QCOMPARE(tableOf(hands, round, table).head.withdrawn.size(), std::size_t{1});
    hands.key(Qt::Key_Escape);
}

/// At table 1 two people are level in totals, at table 2 in everything; elsewhere seat A wins.
void TestCardEvening::playRound(Hands& hands, core::RoundNumber round)
{
    const auto tables = static_cast<int>(core::findRound(hands.now(), round)->tables.size());
    for (int table = 1; table <= tables && !QTest::currentTestFailed(); ++table) {
        const TypedDeal& deal = table == 1 ? level : table == 2 ? equal : forA;
        if (tableOf(hands, round, table).head.withdrawn.empty()) {
            typeDeal(hands, round, table, deal);
        } else {
            typeWithoutA(hands, round, table);
        }
    }
    QCOMPARE(matchText(matchAt(hands, round, 1)),
             u"won %1"_s.arg(core::plain(tableOf(hands, round, 1).head.seats[1])));
    if (tables > 1) {
        drawTheLot(hands, round, 2);
    }
}

/// 27 people, one from each table advances; ties, lots, a departure; one is left.
void TestCardEvening::playsAKnockOut()
{
    auto hands = std::make_unique<Hands>(fixture_->session());
    create(*hands, CardEvent::Multi, 1, 0, 27);
    std::set<core::StartNumber> out;
    core::RoundNumber round{1};
    for (; !core::knockOutOf(hands->now()).winner && !QTest::currentTestFailed();
         round = core::RoundNumber{core::plain(round) + 1}) {
        QVERIFY(core::plain(round) <= 3);
        drawAndPublish(*hands, round);
        for (const auto& table : core::findRound(hands->now(), round)->tables) {
            for (const auto number : table.head.seats) {
                QVERIFY2(!out.contains(number), "who is out plays again");
                out.insert(number);
            }
        }
        hands->go(PageId::Results);
        if (round == core::RoundNumber{2}) {
            // In the middle the program is restarted.
            hands.reset();
            fixture_->restart();
            hands = std::make_unique<Hands>(fixture_->session());
            hands->go(PageId::Results);
            leave(*hands, round, 1);
        }
        playRound(*hands, round);
        for (const auto number : core::knockOutOf(hands->now()).next) {
            out.erase(number);
        }
        closeRound(*hands, round);
    }
    QCOMPARE(core::plain(round), 4);
    const auto winner = core::knockOutOf(hands->now()).winner;
    QVERIFY(winner.has_value());
    const auto& lines = fixture_->session().standings().lines();
    QVERIFY(lines[0].tally.number == *winner);
    QCOMPARE(lines[1].rank, std::optional(2));
    hands->go(PageId::Rounds);
    const auto* const draw = hands->find<QPushButton>(PageId::Rounds, u"drawButton"_s);
    QVERIFY(!draw->isVisible() || !draw->isEnabled());
    compareWithCommandLine(fixture_->session());
}

/// 16 people, two rounds, the second by standings; everyone plays all rounds.
void TestCardEvening::playsAPointsEvening()
{
    Hands hands(fixture_->session());
    create(hands, CardEvent::Points, 2, 0, 16);
    for (const auto round : {core::RoundNumber{1}, core::RoundNumber{2}}) {
        drawAndPublish(hands, round);
        hands.go(PageId::Results);
        for (int table = 1; table <= 4 && !QTest::currentTestFailed(); ++table) {
            typeDeal(hands, round, table, forA);
            typeDeal(hands, round, table, table == 1 ? equal : level);
        }
        closeRound(hands, round);
    }
    std::int64_t deals = 0;
    for (const auto& line : fixture_->session().standings().lines()) {
        QCOMPARE(line.tally.games, std::int64_t{4});
        deals += line.tally.games;
    }
    QCOMPARE(deals, std::int64_t{64});
    const QString words = readStandings(hands).join(u'|');
    QVERIFY2(!words.isEmpty(), "the standings are empty");
    compareWithCommandLine(fixture_->session());
}

RUMMY_TEST(TestCardEvening)

} // namespace tst_card_evening

#include "tst_card_evening.moc"
