#include "deal_builder.h"
#include "game_builder.h"
#include "scoring/match.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_match {

using deal_builder::deal;
using deal_builder::stock;
using scoring::Deal;
using scoring::MatchForm;
using scoring::QuickMatch;
using scoring::TargetMatch;

namespace {

/// A deal, or nothing for one that was closed without a result.
using Played = std::vector<std::optional<Deal>>;

scoring::MatchScore scored(const MatchForm& form, const Played& deals)
{
    std::vector<const Deal*> given;
    for (const auto& one : deals) {
        given.push_back(one ? &*one : nullptr);
    }
    return scoring::scoreMatch(form, given);
}

QString endText(const scoring::MatchScore& match)
{
    if (!match.end) {
        return QStringLiteral("goes on");
    }
    switch (*match.end) {
    case scoring::MatchEnd::TargetReached:
        return QStringLiteral("target reached");
    case scoring::MatchEnd::DealsPlayed:
        return QStringLiteral("deals played");
    case scoring::MatchEnd::TimeRanOut:
        return QStringLiteral("time ran out");
    }
    return {};
}

QString totalsText(const scoring::MatchScore& match)
{
    QStringList texts;
    for (const auto& seat : match.seats) {
        texts << QString::number(seat.score);
    }
    return texts.join(u',');
}

} // namespace

/// When a match of Rommé 500 is over, and its result.
class TestMatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ends_data();
    void ends();
    void remembersWhatDecidesTies();
    void pointsOfPlaces_data();
    void pointsOfPlaces();
};

void TestMatch::ends_data()
{
    QTest::addColumn<MatchForm>("form");
    QTest::addColumn<Played>("deals");
    QTest::addColumn<QString>("end");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("totals");

    const MatchForm target = TargetMatch{200};
    const Deal high = deal("120,60,0", "0,10,5");
    const Deal low = deal("40,30,50", "0,10,5");
    QTest::newRow("nothing played") << target << Played() << "goes on" << 0 << "0,0,0,0";
    QTest::newRow("below the target") << target << Played{high} << "goes on" << 1 << "120,50,-5,0";
    QTest::newRow("one point below")
        << target << Played{high, deal("79,0", "0,5")} << "goes on" << 2 << "199,45,-5,0";
    QTest::newRow("the target itself")
        << target << Played{high, deal("80,0", "0,5")} << "target reached" << 2 << "200,45,-5,0";
    QTest::newRow("two over it: only the end is told here")
        << target << Played{high, deal("90,160,0", "5,0,7")} << "target reached" << 2
        << "205,210,-12,0";
    QTest::newRow("what comes after the end is left out")
        << target << Played{high, high, low} << "target reached" << 2 << "240,100,-10,0";
    QTest::newRow("time ran out") << target << Played{high, std::nullopt} << "time ran out" << 2
                                  << "120,50,-5,0";
    QTest::newRow("closed at once")
        << target << Played{std::nullopt, low} << "time ran out" << 1 << "0,0,0,0";
    QTest::newRow("500 by default") << MatchForm(TargetMatch()) << Played{high, high, high, high}
                                    << "goes on" << 4 << "480,200,-20,0";

    QTest::newRow("quick, one deal")
        << MatchForm(QuickMatch{1}) << Played{low} << "deals played" << 1 << "40,20,45,0";
    QTest::newRow("quick, one of three")
        << MatchForm(QuickMatch{3}) << Played{low} << "goes on" << 1 << "40,20,45,0";
    QTest::newRow("quick, a closed deal counts")
        << MatchForm(QuickMatch{3}) << Played{low, std::nullopt, low, high} << "deals played" << 3
        << "80,40,90,0";
    QTest::newRow("quick does not know a target")
        << MatchForm(QuickMatch{2}) << Played{deal("300,60", "0,10")} << "goes on" << 1
        << "300,50,0,0";
}

void TestMatch::ends()
{
    QFETCH(const MatchForm, form);
    QFETCH(const Played, deals);
    const auto match = scored(form, deals);
    QTEST(endText(match), "end");
    QTEST(int(match.deals), "count");
    QTEST(totalsText(match), "totals");
}

void TestMatch::remembersWhatDecidesTies()
{
    const auto match =
        scored(QuickMatch{3}, {deal("60,40,-", "0,10,-"), stock("20,30,50", "10,0,12")});
    QCOMPARE(match.seats[0].melded, 80);
    QCOMPARE(match.seats[1].melded, 70);
    QCOMPARE(match.seats[2].melded, 50);
    QCOMPARE(match.seats[0].lastHand, std::optional(10));
    QCOMPARE(match.seats[1].lastHand, std::optional(0));
    QCOMPARE(match.seats[2].deals, 1);
    QCOMPARE(match.seats[3].lastHand, std::optional<std::int32_t>());

    // The last hand is the last one held, even if others played on.
    const auto sat = scored(QuickMatch{3}, {deal("60,40", "0,10"), deal("20,-,30", "0,-,4")});
    QCOMPARE(sat.seats[1].lastHand, std::optional(10));
}

void TestMatch::pointsOfPlaces_data()
{
    QTest::addColumn<scoring::Ties>("ties");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("last");
    QTest::addColumn<QString>("points");
    using enum scoring::Ties;
    QTest::newRow("won at four") << Split << 4 << 1 << 1 << "4";
    QTest::newRow("last at three") << Split << 3 << 3 << 3 << "1";
    QTest::newRow("won at two, as in rummy-pure-plus") << Split << 2 << 1 << 1 << "2";
    QTest::newRow("tied at the top share") << Split << 4 << 1 << 2 << "7/2";
    QTest::newRow("three share") << Split << 4 << 2 << 4 << "2";
    QTest::newRow("tied at the top get the better place") << High << 4 << 1 << 2 << "4";
}

void TestMatch::pointsOfPlaces()
{
    QFETCH(const scoring::Ties, ties);
    QFETCH(const int, players);
    QFETCH(const int, first);
    QFETCH(const int, last);
    const scoring::Rules rules{scoring::RuleSet::Romme500, {.ties = ties}};
    QTEST(game_builder::text(scoring::pointsOfPlaces(rules, players, first, last)), "points");
}

RUMMY_TEST(TestMatch)

} // namespace tst_match

#include "tst_match.moc"
