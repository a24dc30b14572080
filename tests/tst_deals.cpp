#include "deal_builder.h"
#include "finding_texts.h"
#include "scoring/deal_checks.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_deals {

using deal_builder::deal;
using deal_builder::stock;
using scoring::Deal;
using scoring::DealDoubt;
using scoring::DealFault;

namespace {

QString name(DealFault fault)
{
    switch (fault) {
    case DealFault::NegativeMelded:
        return QStringLiteral("negative melded");
    case DealFault::NegativeHand:
        return QStringLiteral("negative hand");
    case DealFault::HandOfOne:
        return QStringLiteral("hand of one");
    case DealFault::HandCountRefused:
        return QStringLiteral("hand count");
    case DealFault::SeveralEmptyHands:
        return QStringLiteral("several empty hands");
    case DealFault::NoEmptyHand:
        return QStringLiteral("no empty hand");
    case DealFault::TooMuchInHand:
        return QStringLiteral("too much in hand");
    case DealFault::TooLittleMelded:
        return QStringLiteral("too little melded");
    case DealFault::TooMuchMelded:
        return QStringLiteral("too much melded");
    }
    return {};
}

QString name(DealDoubt doubt)
{
    switch (doubt) {
    case DealDoubt::MuchMelded:
        return QStringLiteral("much melded");
    case DealDoubt::MuchAltogether:
        return QStringLiteral("much altogether");
    case DealDoubt::SameAsPreviousDeal:
        return QStringLiteral("same as previous deal");
    }
    return {};
}

template <typename Kind>
QString text(const std::vector<scoring::Finding<Kind>>& findings)
{
    return findingTexts(findings, [](Kind kind) { return name(kind); });
}

} // namespace

/// A deal of Rommé 500: scores, faults and doubts.
class TestDeals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scoreIsMeldedLessHand();
    void faults_data();
    void faults();
    void doubts_data();
    void doubts();
    void sameAsPreviousDeal();
};

void TestDeals::scoreIsMeldedLessHand()
{
    const auto score = scoring::scoreDeal(deal("85,0,-,40", "0,30,-,15"));
    QCOMPARE(score.size(), 4U);
    QCOMPARE(score[0], std::optional<std::int64_t>(85));
    QCOMPARE(score[1], std::optional<std::int64_t>(-30)); // It may be negative.
    QCOMPARE(score[2], std::optional<std::int64_t>());
    QCOMPARE(score[3], std::optional<std::int64_t>(25));
}

void TestDeals::faults_data()
{
    QTest::addColumn<Deal>("played");
    QTest::addColumn<QString>("faults");

    QTest::newRow("somebody goes out") << deal("85,40,0", "0,20,35") << "";
    QTest::newRow("melded below 0") << deal("85,-1,0", "0,20,35") << "B negative melded -1 of 0";
    QTest::newRow("in hand below 0") << deal("85,40,0", "0,20,-2") << "C negative hand -2 of 0";
    QTest::newRow("no card counts 1 in hand") << deal("85,40", "0,1") << "B hand of one 1 of 2";
    QTest::newRow("a 2 in hand") << deal("85,40", "0,2") << "";

    QTest::newRow("one hand is no deal") << deal("85,-,-", "0,-,-") << "hand count 1 of 2";
    QTest::newRow("two of four") << deal("85,-,40,-", "0,-,5,-") << "";
    QTest::newRow("nobody played") << stock("-,-", "-,-") << "hand count 0 of 2";

    QTest::newRow("two empty hands, out")
        << deal("85,40,0", "0,0,35") << "several empty hands 2 of 1";
    QTest::newRow("two empty hands, stock used up")
        << stock("85,40,0", "0,0,35") << "several empty hands 2 of 1";
    QTest::newRow("nobody out while there is stock")
        << deal("85,40,0", "5,20,35") << "no empty hand 0 of 1";
    QTest::newRow("nobody out, stock used up") << stock("85,40,0", "5,20,35") << "";
    QTest::newRow("out with the last card of the stock") << stock("85,40,0", "0,20,35") << "";

    QTest::newRow("all cards in hands count 426") << stock("0,0,0", "142,142,142") << "";
    QTest::newRow("more than all cards")
        << stock("0,0,0", "142,142,143") << "too much in hand 427 of 426";
    QTest::newRow("the smallest meld: A-2-3") << deal("6,0", "0,20") << "";
    QTest::newRow("less than the smallest meld")
        << deal("5,0", "0,20") << "too little melded 5 of 6";
    QTest::newRow("less, by two hands") << deal("3,2", "0,20") << "too little melded 5 of 6";
    QTest::newRow("nothing melded") << stock("0,0", "7,20") << "";
    QTest::newRow("all at once")
        << deal("-3,4,0", "5,1,500")
        << "A negative melded -3 of 0; B hand of one 1 of 2; no empty hand 0 of 1; "
           "too much in hand 506 of 426; too little melded 1 of 6";
}

void TestDeals::faults()
{
    QFETCH(const Deal, played);
    QTEST(text(scoring::dealFaults(played)), "faults");
}

void TestDeals::doubts_data()
{
    QTest::addColumn<Deal>("played");
    QTest::addColumn<QString>("doubts");

    QTest::newRow("all cards melded") << deal("201,201", "0,20") << "";
    QTest::newRow("a joker was exchanged") << deal("201,202", "0,20") << "much melded 403 of 402";
    QTest::newRow("all cards together") << deal("200,200", "0,26") << "";
    QTest::newRow("more than all cards together")
        << deal("200,200", "0,27") << "much altogether 427 of 426";
    QTest::newRow("both") << deal("300,200", "0,27")
                          << "much melded 500 of 402; much altogether 527 of 426";
}

void TestDeals::doubts()
{
    QFETCH(const Deal, played);
    QVERIFY(scoring::dealFaults(played).empty());
    QTEST(text(scoring::dealDoubts(played, nullptr)), "doubts");
}

void TestDeals::sameAsPreviousDeal()
{
    const Deal first = deal("85,40", "0,20");
    const Deal same = first;
    const Deal other = deal("85,40", "0,21");
    QCOMPARE(text(scoring::dealDoubts(first, &same)),
             QStringLiteral("same as previous deal 0 of 0"));
    QCOMPARE(text(scoring::dealDoubts(first, &other)), QString());
    const Deal otherEnding = stock("85,40", "0,20");
    QCOMPARE(text(scoring::dealDoubts(first, &otherEnding)), QString());
}

RUMMY_TEST(TestDeals)

} // namespace tst_deals

#include "tst_deals.moc"
