#include "one_table.h"
#include "tests/suite.h"

#include "reports/documents/papers_now.h"

#include <QStringList>
#include <QTest>

namespace tst_papers_now {

using namespace evening;
using namespace Qt::Literals::StringLiterals;
using core::RoundState;
using core::Tournament;

/// What Reports begins with.
class TestPapersNow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followTheEvening_data();
    void followTheEvening();
};

void TestPapersNow::followTheEvening_data()
{
    QTest::addColumn<Tournament>("tournament");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char* name, const Tournament& evening, const QString& expected) {
        QTest::newRow(name) << evening << expected;
    };
    const auto money = [](Tournament one) {
        one.settings.open = true;
        one.settings.startFeeCents = 500;
        one.settings.prizeCents = {1'000};
        return one;
    };
    const QString door = u"sign-up-list slip-pads table-numbers poster name-badges"_s;
    row("nobody enrolled", Tournament(), door);
    row("nothing drawn", with({}, 2), door);
    row("the first round a draft", with({oneTable(1, RoundState::Draft, {})}, 2), door);
    auto expected = with({}, 2);
    expected.participants.back().status = core::Attendance::Expected;
    row("people expected", expected,
        u"check-in-list sign-up-list slip-pads table-numbers poster"_s);
    row("with money", money(with({}, 2)),
        u"sign-up-list prize-list participants slip-pads table-numbers"_s);

    const QString round = u"seating-by-table seating-by-name score-slips open-tables paper-kit"_s;
    const auto played = oneTable(1, RoundState::Closed);
    row("published", with({oneTable(1, RoundState::Published, {})}, 2), round);
    row("the second one published", with({played, oneTable(2, RoundState::Published, {})}, 3),
        round);

    const QString between = u"standings round-results cross-table personal-sheet paper-kit"_s;
    row("all tables in", with({oneTable(1, RoundState::Published)}, 2), between);
    row("closed", with({played}, 2), between);
    row("the next one a draft", with({played, oneTable(2, RoundState::Draft, {})}, 2), between);

    row("over", with({played}, 1), u"standings winners certificate cross-table personal-sheet"_s);
    row("over, with money", money(with({played}, 1)),
        u"standings winners certificate licence-fee cash-report"_s);
    auto tied = with({played}, 1);
    core::Prize goods;
    goods.name = u"Ham"_s;
    goods.what = core::PrizeFor::Rank;
    goods.places = core::PrizeGoods{u"Wine"_s, u"Ham"_s};
    tied.settings.prizes = {goods};
    row("over, but level for a ham", tied,
        u"play-off-slip standings winners certificate cross-table"_s);
    auto unclear = with({played}, 1);
    unclear.rounds[0].tables[0].head.mark = core::TableMark::Disputed;
    row("over, but disputed", unclear,
        u"standings winners certificate cross-table personal-sheet"_s);
}

void TestPapersNow::followTheEvening()
{
    QFETCH(const Tournament, tournament);
    QFETCH(const QString, expected);
    QStringList ids;
    for (const auto kind : documents::papersNow(tournament)) {
        ids << documents::idOf(kind);
    }
    QCOMPARE(ids.join(u' '), expected);
}

RUMMY_TEST(TestPapersNow)

} // namespace tst_papers_now

#include "tst_papers_now.moc"
