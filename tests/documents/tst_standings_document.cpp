#include "core/standings.h"
#include "samples.h"
#include "table_reading.h"

using namespace Qt::Literals::StringLiterals;
using documents::Choice;
using documents::Kind;
using game_builder::romme;
using table_reading::csvKeys;
using table_reading::isShown;
using table_reading::shown;
using table_reading::tableOf;
using table_reading::values;

namespace {

QString fraction(scoring::MatchPoints points)
{
    return QString::fromStdString(scoring::fractionText(points));
}

core::Tournament tied()
{
    TournamentBuilder builder(samples::plusRules());
    builder.participants(5).round(1, 1).bye(5).table({1, 2, 3, 4}).game(romme("5,0,5,9"));
    return builder.tournament();
}

core::Tournament closed(core::Tournament tournament)
{
    tournament.settings.plannedRounds = 1;
    tournament.rounds.front().head.state = core::RoundState::Closed;
    return tournament;
}

} // namespace

class TestStandingsDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameAsTheStandings_data() { samples::addRows(); }
    void theSameAsTheStandings()
    {
        QFETCH(const core::Tournament, tournament);
        const auto table = tableOf(tournament, {Kind::Standings});
        if (!documents::roundOf(tournament, {})) {
            QVERIFY(!table.hasRows());
            return;
        }
        QStringList ranks;
        QStringList numbers;
        QStringList names;
        QStringList totals;
        QStringList stones;
        for (const auto& line : core::Standings(tournament).lines()) {
            ranks << (line.rank ? QString::number(*line.rank) : QString());
            numbers << QString::number(plain(line.tally.number));
            names << findParticipant(tournament, line.tally.number)->name;
            totals << fraction(line.tally.tmp());
            stones << QString::number(line.tally.stones);
        }
        QCOMPARE(values(table, u"rank"_s), ranks);
        QCOMPARE(values(table, u"number"_s), numbers);
        QCOMPARE(shown(table, u"name"_s), names);
        QCOMPARE(values(table, u"tmp"_s), totals);
        QCOMPARE(values(table, u"stones"_s), stones);
    }

    void csvHeadsAreTheMachinesOwn_data() { samples::addRows(); }
    void csvHeadsAreTheMachinesOwn()
    {
        QFETCH(const core::Tournament, tournament);
        QCOMPARE(csvKeys(tableOf(tournament, {Kind::Standings})).join(u','),
                 u"rank,number,name,club,games,tmp,tmp_decimal,gmp,cmp,wins,rommes,claims,stones,"
                 "byes,penalties"_s);
    }

    void sharedRanks()
    {
        const auto table = tableOf(tied(), {Kind::Standings});
        QCOMPARE(shown(table, u"rank"_s),
                 QStringList({u"1"_s, u"=2"_s, u"=2"_s, u"4"_s, QString()}));
        QCOMPARE(values(table, u"rank"_s).mid(0, 4), QStringList({u"1"_s, u"2"_s, u"2"_s, u"4"_s}));
        QCOMPARE(shown(table, u"total"_s), QStringList({u"4"_s, u"2½"_s, u"2½"_s, u"1"_s, u"0"_s}));
        QCOMPARE(values(table, u"tmp_decimal"_s).mid(0, 2), QStringList({u"4.000"_s, u"2.500"_s}));
        QCOMPARE(table.notes, QStringList({u"= before a rank: several share it."_s}));
    }

    void titlesTellHowFarThingsAre()
    {
        QCOMPARE(tableOf(tied(), {Kind::Standings}).title, u"Standings after round 1"_s);
        QCOMPARE(tableOf(closed(tied()), {Kind::Standings}).title, u"Final standings"_s);
        const auto evening = samples::evening();
        QCOMPARE(tableOf(evening, {Kind::Standings, core::RoundNumber{2}}).title,
                 u"Standings after round 2"_s);
        QCOMPARE(tableOf(samples::withoutRounds(), {Kind::Standings}).title, u"Standings"_s);
    }

    void provisionalWhileTablesAreOpen()
    {
        QVERIFY(tableOf(tied(), {Kind::Standings}).lead.isEmpty());
        const auto table = tableOf(samples::running(), {Kind::Standings});
        QCOMPARE(table.lead.size(), 1);
        QVERIFY2(table.lead.front().startsWith(u"Provisional: 1 "_s),
                 qPrintable(table.lead.front()));
    }

    void afterARound()
    {
        const auto evening = samples::evening();
        const core::RoundNumber two{2};
        QStringList totals;
        for (const auto& line : core::Standings(evening, two).lines()) {
            totals << fraction(line.tally.tmp());
        }
        QCOMPARE(values(tableOf(evening, {Kind::Standings, two}), u"tmp"_s), totals);
    }

    void columnsOnlyWhereTheyTellSomething()
    {
        const auto evening = tableOf(samples::evening(), {Kind::Standings});
        QVERIFY(isShown(evening, u"cmp"_s));
        QVERIFY(isShown(evening, u"club"_s));
        QVERIFY(isShown(evening, u"penalties"_s));
        QVERIFY(!isShown(evening, u"byes"_s));
        // The evening's tie-breaks.
        QVERIFY(isShown(evening, u"wins"_s));
        QVERIFY(isShown(evening, u"stones"_s));
        QVERIFY(!isShown(evening, u"rommes"_s));
        const auto pure = tableOf(samples::fromFile("pure-evening.json"), {Kind::Standings});
        QVERIFY(!isShown(pure, u"cmp"_s));
        QVERIFY(!isShown(pure, u"claims"_s));
        QVERIFY(isShown(tableOf(tied(), {Kind::Standings}), u"byes"_s));
        QVERIFY(!isShown(tableOf(tied(), {Kind::Standings}), u"club"_s));
    }

    void rankedByTheMean()
    {
        auto tournament = tied();
        tournament.settings.rules.options.rankBy = scoring::RankBy::Mean;
        const auto table = tableOf(tournament, {Kind::Standings});
        QCOMPARE(shown(table, u"mean"_s),
                 QStringList({u"4.000"_s, u"2.500"_s, u"2.500"_s, u"1.000"_s, QString()}));
        QVERIFY(table.columns.back().strong);
    }
};

QTEST_MAIN(TestStandingsDocument)
#include "tst_standings_document.moc"
