#include "game_builder.h"
#include "scoring/match_points.h"
#include "scoring/rules.h"
#include "tests/suite.h"

#include <QTest>

#include <numeric>

namespace tst_match_points {

using scoring::MatchPoints;

namespace {

QString parsed(const QString& text)
{
    const auto points = scoring::parseMatchPoints(text.toStdString());
    return points ? game_builder::text(*points) : QStringLiteral("refused");
}

} // namespace

class TestMatchPoints : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parse_data();
    void parse();
    void fractionText_data();
    void fractionText();
    void decimalText_data();
    void decimalText();
    void everyStepIsReadBack();
    void everySharedSumIsExact();
    void fractionsOfUnitsAreReduced();
};

void TestMatchPoints::parse_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("points");

    QTest::newRow("whole number") << "4"
                                  << "4";
    QTest::newRow("nothing") << "0"
                             << "0";
    QTest::newRow("negative") << "-1"
                              << "-1";
    QTest::newRow("minus nothing is nothing") << "-0"
                                              << "0";
    QTest::newRow("fraction") << "5/2"
                              << "5/2";
    QTest::newRow("negative fraction") << "-1/2"
                                       << "-1/2";
    QTest::newRow("fraction not reduced") << "10/4"
                                          << "5/2";
    QTest::newRow("fraction of a tenth") << "1/10"
                                         << "1/10";
    QTest::newRow("improper fraction that is whole") << "6/3"
                                                     << "2";
    QTest::newRow("decimal") << "2.5"
                             << "5/2";
    QTest::newRow("negative decimal") << "-0.1"
                                      << "-1/10";
    QTest::newRow("decimal with zeros behind") << "2.500"
                                               << "5/2";
    QTest::newRow("decimal that is whole") << "3.0"
                                           << "3";
    QTest::newRow("largest amount") << "1000000"
                                    << "1000000";
    QTest::newRow("largest negative amount") << "-1000000.0"
                                             << "-1000000";

    QTest::newRow("below the smallest amount") << "-1000000.1"
                                               << "refused";
    QTest::newRow("above the largest amount") << "1000000.1"
                                              << "refused";
    QTest::newRow("ten digits") << "1000000000"
                                << "refused";
    QTest::newRow("more digits than any number holds") << "99999999999999999999999"
                                                       << "refused";
    QTest::newRow("huge fraction") << "99999999999999999999/99999999999999999999"
                                   << "refused";
    QTest::newRow("no multiple of 0.1: thirds") << "7/3"
                                                << "refused";
    QTest::newRow("no multiple of 0.1: quarters") << "1/4"
                                                  << "refused";
    QTest::newRow("no multiple of 0.1: no unit either") << "1/7"
                                                        << "refused";
    QTest::newRow("no multiple of 0.1: hundredths") << "0.05"
                                                    << "refused";
    QTest::newRow("no multiple of 0.1: far behind the point") << "0.10000001"
                                                              << "refused";
    QTest::newRow("nothing written") << ""
                                     << "refused";
    QTest::newRow("sign alone") << "-"
                                << "refused";
    QTest::newRow("two signs") << "--1"
                               << "refused";
    QTest::newRow("sign behind a sign") << "+-1"
                                        << "refused";
    QTest::newRow("blank before") << " 1"
                                  << "refused";
    QTest::newRow("blank behind") << "1 "
                                  << "refused";
    QTest::newRow("line break behind") << "1\n"
                                       << "refused";
    QTest::newRow("decimal comma") << "2,5"
                                   << "refused";
    QTest::newRow("exponent") << "1e3"
                              << "refused";
    QTest::newRow("hexadecimal") << "0x1"
                                 << "refused";
    QTest::newRow("no digit before the point") << ".5"
                                               << "refused";
    QTest::newRow("no digit behind the point") << "2."
                                               << "refused";
    QTest::newRow("two points") << "1.5.0"
                                << "refused";
    QTest::newRow("divided by nothing") << "1/0"
                                        << "refused";
    QTest::newRow("no numerator") << "/2"
                                  << "refused";
    QTest::newRow("no denominator") << "5/"
                                    << "refused";
    QTest::newRow("negative denominator") << "5/-2"
                                          << "refused";
    QTest::newRow("two strokes") << "5/2/1"
                                 << "refused";
    QTest::newRow("decimal in a fraction") << "2.5/1"
                                           << "refused";
    QTest::newRow("vulgar fraction") << "2½"
                                     << "refused";
    QTest::newRow("word") << "nan"
                          << "refused";
}

void TestMatchPoints::parse()
{
    QFETCH(QString, text);
    QTEST(parsed(text), "points");
}

void TestMatchPoints::fractionText_data()
{
    QTest::addColumn<qint64>("units");
    QTest::addColumn<QString>("text");

    QTest::newRow("nothing") << qint64{0} << "0";
    QTest::newRow("whole") << qint64{480} << "4";
    QTest::newRow("negative whole") << qint64{-480} << "-4";
    QTest::newRow("half") << qint64{300} << "5/2";
    QTest::newRow("third") << qint64{280} << "7/3";
    QTest::newRow("twelfths") << qint64{1210} << "121/12";
    QTest::newRow("negative below one") << qint64{-60} << "-1/2";
    QTest::newRow("one unit") << qint64{1} << "1/120";
}

void TestMatchPoints::fractionText()
{
    QFETCH(qint64, units);
    QTEST(game_builder::text(MatchPoints::fromUnits(units)), "text");
}

void TestMatchPoints::decimalText_data()
{
    QTest::addColumn<qint64>("units");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("text");

    QTest::newRow("nothing") << qint64{0} << 3 << "0.000";
    QTest::newRow("whole") << qint64{480} << 3 << "4.000";
    QTest::newRow("zeros in front") << qint64{1} << 6 << "0.008333";
    QTest::newRow("rounded down") << qint64{1210} << 3 << "10.083";
    QTest::newRow("rounded up") << qint64{80} << 2 << "0.67";
    QTest::newRow("half rounded up") << qint64{6} << 1 << "0.1";
    QTest::newRow("just below half rounded down") << qint64{5} << 1 << "0.0";
    QTest::newRow("negative half away from zero") << qint64{-6} << 1 << "-0.1";
    QTest::newRow("negative rounded to nothing has no sign") << qint64{-5} << 1 << "0.0";
    QTest::newRow("rounding carries to the whole") << qint64{239} << 1 << "2.0";
    QTest::newRow("negative carries as well") << qint64{-239} << 1 << "-2.0";
    QTest::newRow("negative below one") << qint64{-60} << 2 << "-0.50";
    QTest::newRow("large") << qint64{120'000'000'000'012} << 3 << "1000000000000.100";
}

void TestMatchPoints::decimalText()
{
    QFETCH(qint64, units);
    QFETCH(int, decimals);
    QTEST(QString::fromStdString(scoring::decimalText(MatchPoints::fromUnits(units), decimals)),
          "text");
}

void TestMatchPoints::everyStepIsReadBack()
{
    for (std::int64_t step = -2000; step <= 2000; ++step) {
        const auto points = MatchPoints::fromUnits(step * MatchPoints::unitsPerStep);
        QCOMPARE(scoring::parseMatchPoints(scoring::fractionText(points)), points);
        QCOMPARE(scoring::parseMatchPoints(scoring::decimalText(points, 1)), points);
        QCOMPARE(scoring::parseMatchPoints(scoring::decimalText(points, 6)), points);
    }
}

void TestMatchPoints::everySharedSumIsExact()
{
    // Every sum of one to four place values in steps of 0.1 is itself such a multiple.
    for (std::int64_t step = 0; step <= 4000; ++step) {
        const auto sum = MatchPoints::fromUnits(step * MatchPoints::unitsPerStep);
        for (int sharers = 1; sharers <= scoring::largestTable; ++sharers) {
            QCOMPARE(sum.sharedBy(sharers) * sharers, sum);
        }
    }
}

void TestMatchPoints::fractionsOfUnitsAreReduced()
{
    for (std::int64_t units = -1000; units <= 1000; ++units) {
        const QString text = game_builder::text(MatchPoints::fromUnits(units));
        const qint64 numerator = text.section(u'/', 0, 0).toLongLong();
        const qint64 denominator = text.contains(u'/') ? text.section(u'/', 1).toLongLong() : 1;
        QCOMPARE(numerator * MatchPoints::unitsPerPoint, units * denominator);
        QCOMPARE(std::gcd(numerator, denominator), 1);
    }
}

RUMMY_TEST(TestMatchPoints)

} // namespace tst_match_points

#include "tst_match_points.moc"
