#include "core/evening/second_pass.h"
#include "service_desk.h"
#include "tests/pending_builder.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_second_pass {

using namespace Qt::Literals::StringLiterals;
using namespace director_test;
using core::SecondPass;

namespace {

const core::SlipId slip = {1_r, 1_t, 1};

/// A tournament whose first game at table 1 is stored.
struct Evening : Session
{
    Evening() { enter("0,5,7,9", plainTerms); }

    void enter(const char* stones, const core::EntryTerms& terms)
    {
        QVERIFY(service.run(id, core::enterGame, firstGame, played(stones), terms).ok());
    }
    void correct(const char* stones)
    {
        core::EntryTerms terms;
        terms.correction = true;
        terms.warningsConfirmed = true;
        enter(stones, terms);
    }
    /// As helpers and other desks tell.
    void typeAgain(const QString& entryId, const char* stones, const QString& reason = u"again"_s)
    {
        auto entry = pending_builder::report(entryId, slip, 1_g, played(stones));
        entry.reason = reason;
        entry.seenRevision = service.read().gameRevision(id, firstGame).number;
        QVERIFY(service.submit(id, entry, true).ok());
    }
    [[nodiscard]] SecondPass pass()
    {
        auto& source = service.read();
        return {now(), source.pendingEntries(id), source.gameRevisions(id, 1_r)};
    }
    [[nodiscard]] bool isDone() { return pass().isDone(1_r, now().rounds[0].tables[0], 1_g); }
};

using Happens = void (*)(Evening&);

} // namespace

/// Which games were typed a second time.
class TestSecondPass : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTypedAgain_data()
    {
        QTest::addColumn<Happens>("happens");
        QTest::addColumn<bool>("isDone");
        const auto row = [](const char* name, bool isDone, Happens happens) {
            QTest::newRow(name) << happens << isDone;
        };
        row("never", false, [](Evening& /*evening*/) {});
        row("the same", true, [](Evening& evening) { evening.typeAgain(u"a"_s, "0,5,7,9"); });
        row("another, which waits", true,
            [](Evening& evening) { evening.typeAgain(u"a"_s, "0,5,7,8"); });
        row("another, left out", true, [](Evening& evening) {
            evening.typeAgain(u"a"_s, "0,5,7,8");
            QVERIFY(evening.service.drop(evening.id, u"a"_s, u"the slip says 9"_s).ok());
        });
        row("another, taken over", true, [](Evening& evening) {
            evening.typeAgain(u"a"_s, "0,5,7,8");
            core::TakenEntry taken{u"a"_s};
            taken.terms.correction = true;
            QVERIFY(evening.service.run(evening.id, core::takeEntry, taken).ok());
        });
        row("before another was entered", false, [](Evening& evening) {
            evening.typeAgain(u"a"_s, "0,5,7,9");
            evening.correct("0,5,7,6");
        });
        row("after a correction", true, [](Evening& evening) {
            evening.correct("0,5,7,6");
            evening.typeAgain(u"a"_s, "0,5,7,6");
        });
        row("a report by phone", false,
            [](Evening& evening) { evening.typeAgain(u"a"_s, "0,5,7,9", {}); });
        row("closed as not played", true, [](Evening& evening) {
            core::EntryTerms terms;
            terms.correction = true;
            QVERIFY(evening.service
                        .run(evening.id, core::enterGame, firstGame, core::UnplayedGame{u"time"_s},
                             terms)
                        .ok());
        });
    }
    void isTypedAgain()
    {
        QFETCH(const Happens, happens);
        QFETCH(const bool, isDone);
        Evening evening;
        happens(evening);
        QCOMPARE(evening.isDone(), isDone);
    }

    void enteredGamesAreCompared()
    {
        Evening evening;
        const auto now = evening.now();
        const auto& round = now.rounds[0];
        const auto& table = round.tables[0];
        auto pass = evening.pass();
        QCOMPARE(pass.enteredGames(now.settings, round, table), (std::vector{1_g}));
        QCOMPARE(pass.nextGame(now.settings, round, table), std::optional(1_g));
        pass.compared(firstGame, true);
        QVERIFY(pass.enteredGames(now.settings, round, table).empty());
        QCOMPARE(pass.nextGame(now.settings, round, table), std::optional(2_g)); // Not entered yet.
        QCOMPARE(pass.count(now.settings, round, table).compared, 1);
        QCOMPARE(pass.differences(), 1);
        QVERIFY(!pass.isDone(2_r, table, 1_g)); // Table 1 of another round.
    }
};

RUMMY_TEST(TestSecondPass)

} // namespace tst_second_pass

#include "tst_second_pass.moc"
