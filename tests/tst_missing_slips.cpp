#include "core/evening/missing_slips.h"
#include "evening.h"
#include "pending_builder.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_missing_slips {

using namespace evening;
using namespace Qt::Literals::StringLiterals;

namespace {

const QDateTime began({2026, 5, 16}, {19, 0}, Qt::UTC);

/// Round 1 with three tables of two games; table 1 has one of them.
core::Tournament running()
{
    auto made = tournament(12);
    made.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}), table(2, {5_p, 6_p, 7_p, 8_p}),
                             table(3, {9_p, 10_p, 11_p, 12_p})})};
    made.rounds[0].tables[0].games = {{core::GameNumber{1}, played("0,5,5,9")}};
    return made;
}

core::PendingEntry reported(int table, int game, int minute)
{
    auto entry =
        pending_builder::report(u"t%1g%2"_s.arg(table).arg(game), {1_r, core::TableNumber{table}},
                                core::GameNumber{game}, played("0,5,5,9"));
    entry.time = began.addSecs(qint64{minute} * 60);
    return entry;
}

/// "2! 1 3": `!` where only the slip is missing.
QString told(const std::vector<core::MissingSlip>& slips)
{
    QStringList texts;
    for (const auto& slip : slips) {
        texts << QString::number(plain(slip.table)) + (slip.isReported ? u"!"_s : QString());
    }
    return texts.join(u' ');
}

} // namespace

class TestMissingSlips : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void list_data()
    {
        QTest::addColumn<core::PendingEntries>("pending");
        QTest::addColumn<QString>("slips");
        QTest::newRow("no phones") << core::PendingEntries{} << u"1 2 3"_s;
        QTest::newRow("half of a table") << core::PendingEntries{reported(2, 1, 20)} << u"1 2 3"_s;
        QTest::newRow("the rest of a table")
            << core::PendingEntries{reported(1, 2, 20)} << u"2 3 1!"_s;
        QTest::newRow("the longest first")
            << core::PendingEntries{reported(3, 1, 10), reported(1, 2, 20), reported(3, 2, 15)}
            << u"2 3! 1!"_s;
    }
    void list()
    {
        QFETCH(const core::PendingEntries, pending);
        const auto evening = running();
        QTEST(told(core::missingSlips(evening, evening.rounds[0], pending, began)), "slips");
    }

    void nothingIsMissingOfOtherRounds()
    {
        auto evening = running();
        evening.rounds[0].head.state = core::RoundState::Cancelled;
        QVERIFY(core::missingSlips(evening, evening.rounds[0], {}, began).empty());
    }
};

RUMMY_TEST(TestMissingSlips)

} // namespace tst_missing_slips

#include "tst_missing_slips.moc"
