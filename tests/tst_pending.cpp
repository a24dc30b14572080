#include "core/codes/hall_codes.h"
#include "core/evening/missing.h"
#include "core/pending/pending_keys.h"
#include "service_desk.h"
#include "tests/pending_builder.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_pending {

using namespace Qt::Literals::StringLiterals;
using namespace director_test;
using core::PendingEntry;
using core::ResultFault;
using core::SettledHow;

namespace {

const core::SlipId slip = {1_r, 1_t, 1};

/// Of game 1 at table 1.
PendingEntry reportOf(const QString& id, const char* stones)
{
    return pending_builder::report(id, slip, 1_g, played(stones));
}

/// A tournament that is sent things.
struct Evening : Session
{
    core::Result<core::Done> submit(const PendingEntry& entry, bool warningsConfirmed = false)
    {
        return service.submit(id, entry, warningsConfirmed);
    }
    bool enter(const char* stones, const core::EntryTerms& terms = plainTerms)
    {
        return service.run(id, core::enterGame, firstGame, played(stones), terms).ok();
    }
    core::Result<core::Change> take(const QString& entry, const core::EntryTerms& terms = {})
    {
        return service.run(id, core::takeEntry, {entry, terms});
    }
    core::PendingEntries all() { return service.read().pendingEntries(id); }
    core::PendingEntries waiting()
    {
        return service.read().pendingEntries(id, {.isUnsettled = true});
    }
    /// "taken", or empty while the entry waits.
    QString settled(const QString& entry)
    {
        const auto found = service.read().pendingEntry(id, entry);
        return found && found->settled ? core::keyOf(found->settled->how) : QString();
    }
    core::Judgement judged(const PendingEntry& entry)
    {
        return core::judge(entry, now(), service.read().gameRevision(id, firstGame));
    }
};

core::RefusalCode codeOf(const core::Refused& refused)
{
    return refused.refusals.front().code;
}

template <typename Value>
core::RefusalCode codeOf(const core::Result<Value>& result)
{
    return codeOf(result.refused());
}

} // namespace

/// What comes from elsewhere, until it is settled.
class TestPending : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isNoResult()
    {
        Evening evening;
        const auto before = evening.now();
        const auto entries = evening.store.read().journal(evening.id).size();
        QVERIFY(evening.submit(reportOf(u"a"_s, "0,5,7,9")));
        QVERIFY(evening.submit(pending_builder::objection(u"b"_s, slip)));
        QCOMPARE(evening.waiting().size(), std::size_t{2});
        QVERIFY(evening.now() == before);
        QCOMPARE(evening.store.read().journal(evening.id).size(), entries);
    }

    /// By the clock that all desks of the club share, whatever the sender says.
    void isStampedWhenItArrives()
    {
        Evening evening;
        QVERIFY(evening.submit(reportOf(u"a"_s, "0,5,7,9")));
        const auto arrived = evening.all().front().time;
        QVERIFY(evening.enter("0,5,7,9"));
        const auto entered = evening.lastEntry().time;
        QVERIFY(arrived > start && arrived < entered);
    }

    void isKeptOnce()
    {
        Evening evening;
        const auto report = reportOf(u"a"_s, "0,5,7,9");
        QVERIFY(evening.submit(report));
        QVERIFY(evening.submit(report));
        auto kept = evening.all();
        QCOMPARE(kept.size(), std::size_t{1});
        kept.front().time = report.time;
        QCOMPARE(kept, core::PendingEntries{report});
        // Even after it was taken over, and the game cleared.
        QVERIFY(evening.take(u"a"_s));
        QVERIFY(evening.service.run(evening.id, core::clearGame, firstGame, u"wrong"_s));
        QVERIFY(evening.submit(report));
        QCOMPARE(evening.all().size(), std::size_t{1});
        QVERIFY(codeOf(evening.submit(reportOf(u"a"_s, "0,5,7,8"))) ==
                core::RefusalCode(ResultFault::ReportReused));
    }

    void isCheckedLikeEntries()
    {
        Evening evening;
        QVERIFY(!evening.submit(reportOf(u"a"_s, "0,0,7")));
        QVERIFY(!evening.submit(
            pending_builder::report(u"b"_s, slip, core::GameNumber{99}, played("0,5,7,9"))));
        QVERIFY(evening.all().empty());
    }

    void warningsAreConfirmedAndKept()
    {
        Evening evening;
        const auto many = reportOf(u"a"_s, "0,5,7,60");
        const auto unconfirmed = evening.submit(many);
        QVERIFY(!unconfirmed);
        QVERIFY(!unconfirmed.refused().unconfirmed.empty());
        QVERIFY(evening.all().empty());
        QVERIFY(evening.submit(many, true));
        QVERIFY(evening.all().front().warnings == std::vector{scoring::GameDoubt::LargeHand});
        // The desk is asked for itself.
        const auto asked = evening.take(u"a"_s);
        QVERIFY(!asked);
        QVERIFY(!asked.refused().unconfirmed.empty());
        QVERIFY(evening.take(u"a"_s, {true, false, {}, {}}));
        QCOMPARE(evening.settled(u"a"_s), u"taken"_s);
    }

    void gameThatChangedMeanwhileIsShown()
    {
        Evening evening;
        QVERIFY(evening.enter("0,1,2,3"));
        QVERIFY(codeOf(evening.submit(reportOf(u"a"_s, "0,5,7,9"))) ==
                core::RefusalCode(ResultFault::Stale));
        QVERIFY(evening.all().empty());
    }

    void lateOnesAreKept_data()
    {
        QTest::addColumn<bool>("isReplaced");
        QTest::newRow("the slip was replaced") << true;
        QTest::newRow("the round is over") << false;
    }
    void lateOnesAreKept()
    {
        QFETCH(const bool, isReplaced);
        Evening evening;
        auto report = reportOf(u"a"_s, "0,5,7,9");
        QVERIFY(isInTime(evening.now(), report));
        if (isReplaced) {
            pending_builder::gameOf(report).slip.edition = 2;
        } else {
            QVERIFY(evening.service.run(evening.id, core::cancelRound, 1_r, u"rain"_s));
        }
        QVERIFY(!isInTime(evening.now(), report));
        QVERIFY(evening.submit(report));
        QCOMPARE(evening.waiting().size(), std::size_t{1});
        QVERIFY(std::holds_alternative<core::Refused>(evening.judged(report)));
        QVERIFY(!evening.take(u"a"_s));
        QVERIFY(core::missingUpTo(evening.now(), 1_r, evening.waiting()) ==
                core::missingUpTo(evening.now(), 1_r));
    }

    void isBounded()
    {
        Evening evening;
        for (std::size_t count = 0; count < core::mostPendingOfOne; ++count) {
            const auto number = QString::number(count);
            QVERIFY(evening.submit(reportOf(number, "0,5,7,9")));
            QVERIFY(evening.submit(pending_builder::objection(u"o"_s + number, slip)));
        }
        QVERIFY(codeOf(evening.submit(reportOf(u"z"_s, "0,5,7,9"))) ==
                core::RefusalCode(ResultFault::TooManyReports));
        QVERIFY(codeOf(evening.submit(pending_builder::objection(u"oz"_s, slip))) ==
                core::RefusalCode(ResultFault::TooManyReports));
        auto other = reportOf(u"y"_s, "0,5,7,9");
        pending_builder::gameOf(other).game = 2_g;
        QVERIFY(evening.submit(other));
    }

    void isJudged()
    {
        Evening evening;
        const auto report = reportOf(u"a"_s, "0,5,7,9");
        QVERIFY(std::holds_alternative<core::Applies>(evening.judged(report)));
        QVERIFY(evening.enter("0,5,7,8"));
        QVERIFY(std::get<core::Differs>(evening.judged(report)).stored ==
                core::GameOutcome(played("0,5,7,8")));
        QVERIFY(evening.enter("0,5,7,9", {false, true, u"slip"_s, {}}));
        QVERIFY(std::holds_alternative<core::AppliedAlready>(evening.judged(report)));
        QVERIFY(evening.service.run(evening.id, core::clearGame, firstGame, u"wrong"_s));
        const auto cleared = evening.judged(report);
        QVERIFY(codeOf(std::get<core::Refused>(cleared)) == core::RefusalCode(ResultFault::Stale));
    }

    /// By whatever way the result came.
    void storedOnesAreSettled_data()
    {
        QTest::addColumn<QByteArray>("typed");
        QTest::addColumn<QString>("settled");
        QTest::newRow("the same") << QByteArray("0,5,7,9") << u"taken"_s;
        QTest::newRow("another result") << QByteArray("0,5,7,8") << QString();
    }
    void storedOnesAreSettled()
    {
        QFETCH(const QByteArray, typed);
        Evening evening;
        QVERIFY(evening.submit(reportOf(u"a"_s, "0,5,7,9")));
        QVERIFY(evening.enter(typed.constData()));
        QTEST(evening.settled(u"a"_s), "settled");
    }

    void settledOnesSayByWhom()
    {
        Evening evening;
        QVERIFY(evening.submit(reportOf(u"a"_s, "0,5,7,9")));
        QVERIFY(evening.take(u"a"_s, {false, false, u"by phone"_s, {}}));
        const auto settled = evening.all().front().settled;
        QVERIFY(settled.has_value());
        const auto entry = evening.lastEntry();
        QCOMPARE(settled->desk, entry.desk);
        QCOMPARE(entry.change.reason, u"by phone"_s);
        QVERIFY(codeOf(evening.take(u"a"_s)) == core::RefusalCode(ResultFault::EntrySettled));
        QVERIFY(codeOf(evening.take(u"x"_s)) == core::RefusalCode(ResultFault::EntryUnknown));
    }

    /// What a change had settled waits again once it is undone; what was left out does not.
    void undoBringsItBack()
    {
        Evening evening;
        QVERIFY(evening.submit(reportOf(u"a"_s, "0,5,7,9")));
        QVERIFY(evening.submit(pending_builder::objection(u"b"_s, slip)));
        QVERIFY(evening.service.drop(evening.id, u"b"_s, u"settled at the table"_s));
        QVERIFY(evening.take(u"a"_s));
        QVERIFY(evening.service.undo(evening.id));
        QCOMPARE(evening.settled(u"a"_s), QString());
        QCOMPARE(evening.settled(u"b"_s), u"dropped"_s);
        // It is not entered again unseen.
        QVERIFY(std::holds_alternative<core::Refused>(evening.judged(evening.waiting().front())));
        QVERIFY(evening.service.redo(evening.id));
        QCOMPARE(evening.settled(u"a"_s), u"taken"_s);
    }

    void undoneClosingBringsAllBack()
    {
        Evening evening;
        QVERIFY(evening.submit(reportOf(u"a"_s, "0,5,7,9")));
        QVERIFY(evening.submit(pending_builder::objection(u"b"_s, slip)));
        QVERIFY(evening.service.run(evening.id, core::cancelRound, 1_r, u"rain"_s));
        QVERIFY(evening.waiting().empty());
        QVERIFY(evening.service.undo(evening.id));
        QCOMPARE(evening.waiting().size(), std::size_t{2});
        QVERIFY(isObjectedTo(evening.now(), evening.waiting(), {1_r, 1_t}));
    }

    void whatDiffersNeedsACorrection()
    {
        Evening evening;
        QVERIFY(evening.submit(reportOf(u"a"_s, "0,5,7,9")));
        QVERIFY(evening.enter("0,5,7,8"));
        QVERIFY(!evening.take(u"a"_s));
        QVERIFY(evening.take(u"a"_s, {false, true, u"slip"_s, {}}));
        QCOMPARE(evening.settled(u"a"_s), u"taken"_s);
    }

    void newerOnesReplaceThoseOfTheSamePhone()
    {
        Evening evening;
        QVERIFY(evening.submit(reportOf(u"a"_s, "0,5,7,9")));
        auto other = reportOf(u"other"_s, "0,5,7,7");
        other.sender.device = u"77AA"_s;
        QVERIFY(evening.submit(other));
        QVERIFY(evening.submit(reportOf(u"b"_s, "0,5,7,8")));
        QCOMPARE(evening.settled(u"a"_s), u"replaced"_s);
        QCOMPARE(evening.waiting().size(), std::size_t{2});
        // Both were in sight.
        QVERIFY(evening.take(u"b"_s));
        QCOMPARE(evening.settled(u"other"_s), u"replaced"_s);
    }

    void leftOutOnesSayWhy()
    {
        Evening evening;
        QVERIFY(evening.submit(reportOf(u"a"_s, "0,5,7,9")));
        const auto blank = evening.service.drop(evening.id, u"a"_s, u" "_s);
        QVERIFY(codeOf(blank) == core::RefusalCode(ResultFault::ReasonMissing));
        QVERIFY(evening.service.drop(evening.id, u"a"_s, u"two games in one"_s));
        QCOMPARE(evening.all().front().settled->reason, u"two games in one"_s);
        QVERIFY(codeOf(evening.service.drop(evening.id, u"a"_s, u"again"_s)) ==
                core::RefusalCode(ResultFault::EntrySettled));
        QVERIFY(newestInTime(evening.now(), evening.all(), firstGame) == nullptr);
    }

    void roundsOverAreSettled()
    {
        Evening evening;
        QVERIFY(evening.submit(reportOf(u"a"_s, "0,5,7,9")));
        QVERIFY(evening.submit(pending_builder::objection(u"b"_s, slip)));
        QVERIFY(evening.service.run(evening.id, core::cancelRound, 1_r, u"rain"_s));
        QVERIFY(evening.waiting().empty());
        QCOMPARE(evening.settled(u"b"_s), u"dropped"_s);
    }

    void disputedTablesAreAskedAbout_data()
    {
        QTest::addColumn<bool>("isObjection");
        QTest::newRow("marked by the desk") << false;
        QTest::newRow("objected to by phone") << true;
    }

    void disputedTablesAreAskedAbout()
    {
        QFETCH(const bool, isObjection);
        Evening evening;
        QVERIFY(evening.submit(reportOf(u"a"_s, "0,5,7,9")));
        if (isObjection) {
            QVERIFY(evening.submit(pending_builder::objection(u"b"_s, slip)));
        } else {
            QVERIFY(evening.service.run(evening.id, core::markTable, {1_r, 1_t},
                                        core::TableMark::Disputed, {}));
        }
        const auto asked = evening.take(u"a"_s);
        QVERIFY(!asked);
        const auto doubt =
            isObjection ? core::UnsettledDoubt::ObjectedTo : core::UnsettledDoubt::Disputed;
        QVERIFY(asked.refused().refusals.empty());
        QVERIFY(asked.refused().unconfirmed.front().code == core::WarningCode(doubt));
        core::EntryTerms confirmed;
        confirmed.warningsConfirmed = true;
        QVERIFY(evening.take(u"a"_s, confirmed));
    }

    void objectionsKeepTheDesksNote()
    {
        Evening evening;
        QVERIFY(evening.service.run(evening.id, core::markTable, {1_r, 1_t},
                                    core::TableMark::Unclear, u"seat B left"_s));
        QVERIFY(evening.submit(pending_builder::objection(u"a"_s, slip)));
        QVERIFY(isObjectedTo(evening.now(), evening.waiting(), {1_r, 1_t}));
        const auto missing = core::missingUpTo(evening.now(), 1_r, evening.waiting());
        const core::Missing objected = core::ObjectedTable{{1_r, 1_t}};
        QVERIFY(std::find(missing.begin(), missing.end(), objected) != missing.end());
        QVERIFY(evening.take(u"a"_s));
        const auto now = evening.now();
        const auto& head = core::findTable(now, 1_r, 1_t)->head;
        QCOMPARE(head.note, u"seat B left"_s);
        QVERIFY(head.mark == core::TableMark::Disputed);
        // The desk's own mark settles one as well; only once.
        QVERIFY(evening.service.run(evening.id, core::markTable, {1_r, 1_t}, std::nullopt, {}));
        QVERIFY(evening.submit(pending_builder::objection(u"b"_s, slip)));
        QVERIFY(evening.service.run(evening.id, core::markTable, {1_r, 1_t},
                                    core::TableMark::Disputed, {}));
        QCOMPARE(evening.settled(u"b"_s), u"taken"_s);
        QVERIFY(!isObjectedTo(evening.now(), evening.waiting(), {1_r, 1_t}));
    }

    void keyIsMadeOnce()
    {
        Session session;
        QVERIFY(session.service.read().hallKey(session.id).isEmpty());
        const auto key = session.service.makeHallKey(session.id);
        QCOMPARE(key->size(), core::hallKeyLength);
        QCOMPARE(*session.service.makeHallKey(session.id), *key);
        QCOMPARE(session.service.read().hallKey(session.id), *key);
        QVERIFY(!session.service.makeHallKey(core::TournamentId{99}));
    }
};

RUMMY_TEST(TestPending)

} // namespace tst_pending

#include "tst_pending.moc"
