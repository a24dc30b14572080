#include "deal_builder.h"
#include "game_builder.h"
#include "scoring/chips.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_chips {

using deal_builder::deal;
using deal_builder::stock;
using scoring::Chips;
using scoring::Deal;

namespace {

/// "50,-,-": what each seat holds; "-" has no limit.
scoring::PerSeat<Chips> held(const QString& texts, std::size_t seats)
{
    scoring::PerSeat<Chips> chips(seats);
    const QStringList ofSeats = texts.split(u',');
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const QString text = ofSeats.value(static_cast<qsizetype>(seat), QStringLiteral("-"));
        if (text != u"-") {
            chips[seat] = Chips::fromChips(text.toInt());
        }
    }
    return chips;
}

QString text(const scoring::PerSeat<Chips>& gains)
{
    return game_builder::seatTexts(
        gains, [](Chips chips) { return QString::fromStdString(scoring::fractionText(chips)); });
}

} // namespace

/// Chips of a deal: the two printed examples, ties and stacks.
class TestChips : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void payments_data();
    void payments();
    void sumIsZeroAndNobodyPaysMoreThanTheyHave();
    void fractions();
};

void TestChips::payments_data()
{
    QTest::addColumn<Deal>("played");
    QTest::addColumn<int>("pcr");
    QTest::addColumn<QString>("holding");
    QTest::addColumn<QString>("gains");

    const Deal first = deal("100,80,90", "0,10,30");
    QTest::newRow("printed: 100/70/60 with PCR 3") << first << 3 << ""
                                                   << "210,-90,-120";
    QTest::newRow("printed: 60/0/-10 with PCR 2") << deal("60,20,0", "0,20,10") << 2 << ""
                                                  << "260,-120,-140";
    QTest::newRow("tied at the top: the higher melded sum receives")
        << stock("60,75,40", "0,15,0") << 2 << ""
        << "0,40,-40";
    QTest::newRow("nobody pays more than they have") << first << 3 << "-,50,-"
                                                     << "170,-50,-120";
    QTest::newRow("who has nothing pays nothing") << first << 3 << "-,0,-"
                                                  << "120,0,-120";
    QTest::newRow("equal in all: shared") << stock("60,60,40", "5,5,0") << 3 << ""
                                          << "45/2,45/2,-45";
    QTest::newRow("the most there can be") << deal("1000,0,0,0", "0,426,0,0") << 1'000'000 << ""
                                           << "3426000000,-1426000000,-1000000000,-1000000000";
    QTest::newRow("three share") << stock("60,60,60,10", "5,5,5,0") << 1 << ""
                                 << "15,15,15,-45";
    QTest::newRow("thirds") << stock("60,60,60,15", "5,5,5,0") << 1 << ""
                            << "40/3,40/3,40/3,-40";
    QTest::newRow("all equal: nobody pays") << stock("60,60", "5,5") << 9 << ""
                                            << "0,0";
    QTest::newRow("who did not play pays nothing") << deal("100,-,90", "0,-,30") << 3 << ""
                                                   << "120,-,-120";
    QTest::newRow("only whole chips are paid") << first << 3 << "0,0,0"
                                               << "0,0,0";
}

void TestChips::payments()
{
    QFETCH(const Deal, played);
    QFETCH(const int, pcr);
    QFETCH(const QString, holding);
    QTEST(text(chipsOf(played, pcr, held(holding, played.hands.size()))), "gains");
}

void TestChips::sumIsZeroAndNobodyPaysMoreThanTheyHave()
{
    std::mt19937 random(500);
    for (int run = 0; run < 2000; ++run) {
        const std::size_t seats = 2 + random() % 3;
        scoring::PerSeat<Chips> stacks(seats);
        for (auto& stack : stacks) {
            stack = Chips::fromChips(40);
        }
        for (int round = 0; round < 4; ++round) {
            const auto gains =
                chipsOf(deal_builder::randomDeal(random, seats), 1 + run % 7, stacks);
            Chips sum;
            for (std::size_t seat = 0; seat < seats; ++seat) {
                sum += gains[seat].value_or(Chips());
                *stacks[seat] += gains[seat].value_or(Chips());
                QVERIFY(*stacks[seat] >= Chips());
            }
            QVERIFY(sum == Chips());
        }
    }
}

void TestChips::fractions()
{
    QCOMPARE(scoring::fractionText(Chips::fromChips(-40)), std::string("-40"));
    QCOMPARE(scoring::fractionText(Chips::fromChips(85).sharedBy(2)), std::string("85/2"));
    QCOMPARE(scoring::fractionText(Chips() - Chips::fromChips(10).sharedBy(3)),
             std::string("-10/3"));
    QCOMPARE(Chips::fromChips(85).sharedBy(2).whole(), 42);
}

RUMMY_TEST(TestChips)

} // namespace tst_chips

#include "tst_chips.moc"
