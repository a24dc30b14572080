#include "service_desk.h"
#include "tests/pending_builder.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_confirming {

using namespace Qt::Literals::StringLiterals;
using namespace director_test;
using core::Confirmation;
using core::PhoneSlips;
using core::ResultFault;

namespace {

const QString request = u"a"_s;

/// Of game 1 at table 1, where 1, 2, 3 and 4 sit; number 2 reported it.
core::PendingEntry reportOf(const core::GameOutcome& outcome = played("0,5,7,9"))
{
    auto report = pending_builder::report(request, {1_r, 1_t, 1}, 1_g, outcome);
    report.sender.person = 2_p;
    return report;
}

Confirmation confirmedBy(core::StartNumber number)
{
    return {request, firstGame, number, false, u"by phone"_s};
}

/// An evening on which a second person at the table confirms.
struct Evening : Session
{
    explicit Evening(PhoneSlips slips = PhoneSlips::SecondSeat)
    {
        const auto before = now().settings;
        auto after = before;
        after.phoneSlips = slips;
        service.run(id, core::editSettings, {before, after});
    }
    bool report(const core::PendingEntry& report) { return service.submit(id, report, true).ok(); }
    core::Result<core::Done> confirm(const Confirmation& confirmation)
    {
        return service.run(id, core::confirmReport, confirmation);
    }
    std::size_t entries() { return store.read().journal(id).size(); }
    const core::Game* game() { return core::findGame(tournament_ = now(), firstGame); }

private:
    core::Tournament tournament_;
};

core::RefusalCode codeOf(const core::Result<core::Done>& result)
{
    return result.refused().refusals.front().code;
}

} // namespace

/// Games confirmed by a second person at the table.
class TestConfirming : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void becomesAResult()
    {
        Evening evening;
        QVERIFY(evening.report(reportOf()));
        QVERIFY(evening.game() == nullptr);
        QVERIFY(evening.confirm(confirmedBy(3_p)));
        QVERIFY(evening.game() != nullptr);
        QVERIFY(evening.game()->outcome == core::GameOutcome(played("0,5,7,9")));
        const auto entry = evening.lastEntry();
        QCOMPARE(entry.change.label.action, core::Action::EnterGame);
        QCOMPARE(entry.change.reason, u"by phone"_s);
    }

    void whoMayConfirm_data()
    {
        QTest::addColumn<core::GameOutcome>("outcome");
        QTest::addColumn<int>("number");
        QTest::addColumn<std::optional<core::RefusalCode>>("refused");
        const auto row = [](const char* name, const core::GameOutcome& outcome, int number,
                            std::optional<ResultFault> fault = std::nullopt) {
            QTest::newRow(name) << outcome << number
                                << (fault ? std::optional(core::RefusalCode(*fault))
                                          : std::nullopt);
        };
        const auto usual = played("0,5,7,9");
        row("another seat", usual, 1);
        row("the last seat", usual, 4);
        row("who reported it", usual, 2, ResultFault::OwnReport);
        row("another table", usual, 5, ResultFault::NotOfTable);
        row("nobody's number", usual, 99, ResultFault::NotOfTable);
        row("who has a bye", usual, 9, ResultFault::NotOfTable);
        row("who did not play", played("0,5,-,9"), 3, ResultFault::NotOfTable);
        row("who took a seat over", takenOver(usual, 2, 9_p), 9);
        row("whose seat was taken over", takenOver(usual, 2, 9_p), 3, ResultFault::NotOfTable);
        row("for whom somebody played", playedBy(usual, 2, u"Hans"_s), 3);
    }
    void whoMayConfirm()
    {
        QFETCH(const core::GameOutcome, outcome);
        QFETCH(const int, number);
        QFETCH(const std::optional<core::RefusalCode>, refused);
        Evening evening;
        QVERIFY(evening.report(reportOf(outcome)));
        const auto before = evening.entries();
        const auto confirmed = evening.confirm(confirmedBy(core::StartNumber{number}));
        QCOMPARE(confirmed.ok(), !refused);
        QCOMPARE(evening.game() != nullptr, !refused);
        QCOMPARE(evening.entries(), before + (refused ? 0 : 1));
        if (refused) {
            QVERIFY(codeOf(confirmed) == *refused);
        }
    }

    void waitsForTheDesk_data()
    {
        QTest::addColumn<PhoneSlips>("slips");
        QTest::addColumn<bool>("hasCode");
        QTest::addColumn<bool>("isDisputed");
        QTest::newRow("the desk takes over") << PhoneSlips::Desk << true << false;
        QTest::newRow("reported without a code") << PhoneSlips::SecondSeat << false << false;
        QTest::newRow("disputed") << PhoneSlips::SecondSeat << true << true;
    }
    void waitsForTheDesk()
    {
        QFETCH(const PhoneSlips, slips);
        QFETCH(const bool, hasCode);
        QFETCH(const bool, isDisputed);
        Evening evening(slips);
        auto report = reportOf();
        report.sender.person = hasCode ? report.sender.person : std::nullopt;
        QVERIFY(evening.report(report));
        if (isDisputed) {
            QVERIFY(evening.service.run(evening.id, core::markTable, {1_r, 1_t},
                                        core::TableMark::Disputed, {}));
        }
        const auto confirmed = evening.confirm(confirmedBy(3_p));
        QVERIFY(!confirmed);
        QVERIFY(codeOf(confirmed) == core::RefusalCode(ResultFault::ReportWaits));
        QVERIFY(evening.game() == nullptr);
        QVERIFY(evening.service.run(evening.id, core::enterGame, firstGame, gameIn(report)->outcome,
                                    plainTerms));
    }

    void repeatedOnesStoreNothing()
    {
        Evening evening;
        QVERIFY(evening.report(reportOf()));
        QVERIFY(evening.confirm(confirmedBy(3_p)));
        const auto before = evening.entries();
        QVERIFY(evening.confirm(confirmedBy(3_p)));
        QVERIFY(evening.confirm(confirmedBy(4_p)));
        QCOMPARE(evening.entries(), before);
    }

    void lateOnesStoreNothing()
    {
        Evening evening;
        QVERIFY(evening.report(reportOf()));
        QVERIFY(evening.service.run(evening.id, core::cancelRound, 1_r, u"rain"_s));
        const auto before = evening.entries();
        QVERIFY(!evening.confirm(confirmedBy(3_p)));
        QCOMPARE(evening.entries(), before);
    }

    void whatChangedMeanwhileIsNotOverwritten_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<bool>("isCleared");
        QTest::newRow("the desk typed another result") << QByteArray("0,5,7,8") << false;
        QTest::newRow("and cleared it") << QByteArray("0,5,7,8") << true;
        QTest::newRow("the same, and cleared it") << QByteArray("0,5,7,9") << true;
    }
    void whatChangedMeanwhileIsNotOverwritten()
    {
        QFETCH(const QByteArray, typed);
        QFETCH(const bool, isCleared);
        Evening evening;
        QVERIFY(evening.report(reportOf()));
        QVERIFY(evening.service.run(evening.id, core::enterGame, firstGame,
                                    played(typed.constData()), plainTerms));
        if (isCleared) {
            QVERIFY(evening.service.run(evening.id, core::clearGame, firstGame, u"wrong"_s));
        }
        const auto before = evening.now();
        const auto confirmed = evening.confirm(confirmedBy(3_p));
        QVERIFY(!confirmed);
        QVERIFY(codeOf(confirmed) == core::RefusalCode(ResultFault::Stale));
        QVERIFY(evening.now() == before);
    }

    void onlyTheNewestCounts()
    {
        Evening evening;
        QVERIFY(evening.report(reportOf()));
        auto again = reportOf(played("0,5,7,8"));
        again.id = u"b"_s;
        QVERIFY(evening.report(again));
        const auto confirmed = evening.confirm(confirmedBy(3_p));
        QVERIFY(!confirmed);
        QVERIFY(codeOf(confirmed) == core::RefusalCode(ResultFault::ReportChanged));
        QVERIFY(evening.game() == nullptr);
    }

    void warningsAreConfirmedToo()
    {
        Evening evening;
        QVERIFY(evening.report(reportOf(played("0,5,7,60"))));
        auto confirmation = confirmedBy(3_p);
        const auto asked = evening.confirm(confirmation);
        QVERIFY(!asked);
        QVERIFY(!asked.refused().unconfirmed.empty());
        QVERIFY(evening.game() == nullptr);
        confirmation.warningsConfirmed = true;
        QVERIFY(evening.confirm(confirmation));
        QVERIFY(evening.game() != nullptr);
    }

    void isUndoneAndRedone()
    {
        Evening evening;
        QVERIFY(evening.report(reportOf()));
        const auto before = evening.now();
        QVERIFY(evening.confirm(confirmedBy(3_p)));
        const auto after = evening.now();
        QVERIFY(evening.service.undo(evening.id));
        QVERIFY(evening.now() == before);
        // Undone games are not entered again automatically.
        QVERIFY(!evening.confirm(confirmedBy(3_p)));
        QVERIFY(evening.service.redo(evening.id));
        QVERIFY(evening.now() == after);
    }

    void whoDoesNotPlayCannotReportByCode()
    {
        Evening evening;
        auto report = reportOf();
        report.sender.person = 5_p;
        const auto refused = evening.service.submit(evening.id, report, false);
        QVERIFY(!refused);
        QVERIFY(codeOf(refused) == core::RefusalCode(ResultFault::NotOfTable));
        QVERIFY(evening.service.read().pendingEntries(evening.id).empty());
    }
};

RUMMY_TEST(TestConfirming)

} // namespace tst_confirming

#include "tst_confirming.moc"
