#include "../deal_builder.h"
#include "core/texts/translation.h"
#include "hall_evening.h"
#include "reports/hall/evenings.h"
#include "tests/suite.h"

namespace tst_hall_evenings {

using namespace Qt::Literals::StringLiterals;
using hall::Reader;

namespace {

QStringList titlesOf(const hall::Evening& evening)
{
    QStringList titles;
    for (const auto& table : evening.tables) {
        titles << table.title;
    }
    return titles;
}

hall::Evening eveningOf(const core::Tournament& tournament, Reader reader, int number)
{
    const hall::Source source{tournament};
    return hall::Evenings(source, reader).of(core::StartNumber{number});
}

} // namespace

class TestHallEvenings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsRead_data()
    {
        QTest::addColumn<int>("released");
        QTest::addColumn<Reader>("reader");
        QTest::addColumn<QString>("titles");
        QTest::addColumn<QString>("place");
        const QString all = u"Round 1: table 1, seat B|Round 2: table 1, seat A|Round 3: table 1, "
                            "seat A"_s;
        QTest::newRow("not released, themselves") << 0 << Reader::Themselves << all << QString();
        QTest::newRow("not released, everybody")
            << 0 << Reader::Everybody << QString() << QString();
        QTest::newRow("released, themselves")
            << 1 << Reader::Themselves << all << u"shared 5th place after round 1"_s;
        QTest::newRow("released, everybody")
            << 1 << Reader::Everybody << u"Round 1: table 1, seat B"_s
            << u"shared 5th place after round 1"_s;
    }
    void whatIsRead()
    {
        QFETCH(const int, released);
        QFETCH(const Reader, reader);
        const auto tournament =
            released > 0 ? hall_evening::released(released) : hall_evening::tournament();
        const auto evening = eveningOf(tournament, reader, 1);
        QTEST(titlesOf(evening).join(u'|'), "titles");
        QTEST(evening.place, "place");
        QCOMPARE(evening.total.isEmpty(), released == 0);
    }

    void gamesOfTheTable()
    {
        const auto tournament = hall_evening::tournament();
        const auto evening = eveningOf(tournament, Reader::Themselves, 1);
        const auto& table = evening.tables[0];
        QCOMPARE(table.own, std::optional<std::size_t>(1));
        QCOMPARE(table.games.size(), std::size_t{2});
        QCOMPARE(table.games[0].results.join(u'|'), u"0 +1|5|5 +2|9"_s);
        QCOMPARE(table.games[0].points.join(u'|'), u"5|2½|4½|1"_s);
        QCOMPARE(table.games[1].results.join(u'|'), u"3|–|8 +1|1"_s);
        QVERIFY(table.notes.isEmpty());
    }

    void sumsOnceReleased()
    {
        const auto tournament = hall_evening::released(1);
        const auto evening = eveningOf(tournament, Reader::Themselves, 1);
        QCOMPARE(evening.tables[0].notes.join(u'|'), u"deduction ½|Points of the round: 2"_s);
        QVERIFY(evening.tables[1].notes.isEmpty());
        QCOMPARE(evening.tables[2].notes.join(u'|'), u"Cancelled: counts nothing"_s);
    }

    void someoneElsesSeat()
    {
        const auto tournament = hall_evening::released(1);
        const auto evening = eveningOf(tournament, Reader::Everybody, 8);
        QCOMPARE(titlesOf(evening).join(u'|'), u"Round 1: stood in at table 1"_s);
        const auto& table = evening.tables[0];
        QVERIFY(!table.own);
        QCOMPARE(table.games.size(), std::size_t{1});
        QCOMPARE(table.games[0].title, u"2"_s);
    }

    void cards()
    {
        core::Tournament tournament;
        tournament.settings.name = u"Cards"_s;
        tournament.settings.rules.ruleSet = scoring::RuleSet::Romme500;
        tournament.settings.releasedRounds = 1;
        for (int number = 1; number <= 3; ++number) {
            core::Participant person;
            person.number = core::StartNumber{number};
            person.name = u"Player %1"_s.arg(number);
            tournament.participants.push_back(person);
        }
        core::Table table;
        table.head.seats = {core::StartNumber{1}, core::StartNumber{2}, core::StartNumber{3}};
        table.games.push_back(
            {core::GameNumber{1}, core::PlayedDeal{deal_builder::deal("90,60,6", "0,13,101")}});
        core::Round round;
        round.tables.push_back(table);
        tournament.rounds.push_back(round);
        tournament = normalised(tournament);
        const auto evening = eveningOf(tournament, Reader::Everybody, 2);
        QCOMPARE(evening.tables[0].games[0].results.join(u'|'), u"90 − 0|60 − 13|6 − 101"_s);
        QCOMPARE(evening.tables[0].games[0].points.join(u'|'), u"90|47|−95"_s);
    }

private:
    texts::Translation english_{QLocale(QLocale::English, QLocale::UnitedKingdom)};
};

RUMMY_TEST(TestHallEvenings)

} // namespace tst_hall_evenings

#include "tst_hall_evenings.moc"
