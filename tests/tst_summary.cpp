#include "core/ranking/summary.h"
#include "evening.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_summary {

using namespace evening;
using core::RoundCounts;
using core::RoundState;
using core::Stage;
using core::TournamentSummary;

class TestSummary : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void countsPeopleAndRounds();
    void tellsTheStage_data();
    void tellsTheStage();
};

namespace {

const QDate today(2026, 10, 16);

core::Round inState(int number, RoundState state)
{
    auto made = round(number, {});
    made.head.state = state;
    return made;
}

} // namespace

void TestSummary::countsPeopleAndRounds()
{
    auto evening = tournament(22);
    evening.settings.venue = QStringLiteral("Gasthaus Post");
    evening.settings.date = today;
    evening.settings.plannedRounds = 4;
    using enum RoundState;
    const RoundState states[] = {Closed, Closed, Closed, Cancelled, Published, Published, Draft};
    int number = 0;
    for (const auto state : states) {
        evening.rounds.push_back(inState(++number, state));
    }
    const auto summary = core::summaryOf(core::TournamentId{7}, evening);
    QVERIFY(summary.id == core::TournamentId{7});
    QCOMPARE(summary.name, evening.settings.name);
    QCOMPARE(summary.venue, QStringLiteral("Gasthaus Post"));
    QCOMPARE(summary.date, std::optional(today));
    QVERIFY(summary.ruleSet == evening.settings.rules.ruleSet);
    QCOMPARE(summary.participants, 22);
    QCOMPARE(summary.plannedRounds, std::optional(4));
    QVERIFY((summary.rounds == RoundCounts{1, 2, 3, 1}));
    QCOMPARE(summary.rounds.played(), 5);
}

void TestSummary::tellsTheStage_data()
{
    QTest::addColumn<TournamentSummary>("summary");
    QTest::addColumn<Stage>("expected");
    const auto row = [](const char* name, Stage expected, RoundCounts rounds,
                        std::optional<int> planned, std::optional<QDate> date = today) {
        TournamentSummary summary;
        summary.rounds = rounds;
        summary.plannedRounds = planned;
        summary.date = date;
        QTest::newRow(name) << summary << expected;
    };
    const QDate yesterday = today.addDays(-1);
    using enum Stage;
    row("nothing yet", Planned, {}, {});
    row("nothing yet, of last year", Planned, {}, {}, yesterday);
    row("drafts alone", Planned, {4, 0, 0, 0}, 4);
    row("only a cancelled round", Planned, {0, 0, 0, 1}, 4);
    row("a round being played", Running, {3, 1, 0, 0}, 4);
    row("an old round still open", Running, {0, 1, 3, 0}, 4, yesterday);
    row("between two rounds", Running, {0, 0, 2, 0}, 4);
    row("between two rounds, no plan", Running, {0, 0, 2, 0}, {});
    row("as many as planned", Finished, {0, 0, 4, 0}, 4);
    row("more than planned", Finished, {0, 0, 5, 0}, 4);
    row("the cancelled one was not played", Running, {0, 0, 3, 1}, 4);
    row("fewer than planned, day is over", Finished, {0, 0, 3, 0}, 4, yesterday);
    row("no plan, day is over", Finished, {0, 0, 3, 0}, {}, yesterday);
    row("no plan, no date", Finished, {0, 0, 3, 0}, {}, std::nullopt);
    row("planned, no date", Running, {0, 0, 3, 0}, 4, std::nullopt);
}

void TestSummary::tellsTheStage()
{
    QFETCH(TournamentSummary, summary);
    QFETCH(Stage, expected);
    QVERIFY(core::stageOf(summary, today) == expected);
}

RUMMY_TEST(TestSummary)

} // namespace tst_summary

#include "tst_summary.moc"
