#include "core/money/prizes.h"
#include "core/ranking/standings.h"
#include "core/texts/numbers.h"
#include "reports/documents/columns.h"
#include "reports/typeset/table_writers.h"
#include "samples.h"
#include "table_reading.h"
#include "tests/suite.h"

namespace tst_standings_document {

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
    void theSameAsTheStandings_data() { samples::addRowsWithStones(); }
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
        QStringList decimals;
        QStringList stones;
        for (const auto& line : core::Standings(tournament).lines()) {
            ranks << (line.rank ? QString::number(*line.rank) : QString());
            numbers << QString::number(plain(line.tally.number));
            names << findParticipant(tournament, line.tally.number)->name;
            totals << fraction(line.tally.tmp());
            decimals << documents::decimalText(line.tally.tmp(), QLocale::c());
            stones << QString::number(line.tally.stones);
        }
        QCOMPARE(values(table, u"rank"_s), ranks);
        QCOMPARE(values(table, u"number"_s), numbers);
        QCOMPARE(shown(table, u"name"_s), names);
        QCOMPARE(values(table, u"tmp_exact"_s), totals);
        QCOMPARE(values(table, u"tmp"_s), decimals);
        QCOMPARE(values(table, u"stones"_s), stones);
    }

    void csvHeadsAreTheMachinesOwn_data() { samples::addRowsWithStones(); }
    void csvHeadsAreTheMachinesOwn()
    {
        QFETCH(const core::Tournament, tournament);
        QCOMPARE(csvKeys(tableOf(tournament, {Kind::Standings})).join(u','),
                 u"rank,number,name,club,games,tmp,tmp_exact,gmp,cmp,wins,rommes,claims,stones,"
                 "byes,penalties"_s);
    }

    void sharedRanks()
    {
        const auto table = tableOf(tied(), {Kind::Standings});
        QCOMPARE(shown(table, u"rank"_s),
                 QStringList({u"1"_s, u"=2"_s, u"=2"_s, u"4"_s, QString()}));
        QCOMPARE(values(table, u"rank"_s).mid(0, 4), QStringList({u"1"_s, u"2"_s, u"2"_s, u"4"_s}));
        QCOMPARE(shown(table, u"total"_s), QStringList({u"4"_s, u"2½"_s, u"2½"_s, u"1"_s, u"0"_s}));
        QCOMPARE(values(table, u"tmp_exact"_s).mid(0, 2), QStringList({u"4"_s, u"5/2"_s}));
        QCOMPARE(table.notes, QStringList({u"= before a rank: several share it."_s}));
    }

    /// Numbers are numbers in files of every language: a workbook has no other way to mark them.
    void decimalsOfFilesHaveAPoint()
    {
        const texts::Translation german(QLocale(QLocale::German, QLocale::Germany));
        const auto table = tableOf(tied(), {Kind::Standings});
        QCOMPARE(values(table, u"tmp"_s).mid(0, 2), QStringList({u"4"_s, u"2.5"_s}));
        QVERIFY(typeset::tableCsv(table, QLocale::German).contains(";2,5;'5/2;"));
        QVERIFY(typeset::tableCsv(table, QLocale::English).contains(",2.5,'5/2,"));
    }

    void titlesTellHowFarThingsAre()
    {
        QCOMPARE(tableOf(tied(), {Kind::Standings}).title, u"Standings after round 1"_s);
        auto over = closed(tied());
        QCOMPARE(tableOf(over, {Kind::Standings}).title, u"Final standings"_s);
        over.settings.plannedRounds = std::nullopt;
        QCOMPARE(tableOf(over, {Kind::Standings}).title, u"Standings after round 1"_s);
        const auto evening = samples::evening();
        QCOMPARE(tableOf(evening, {Kind::Standings, core::RoundNumber{2}}).title,
                 u"Standings after round 2"_s);
        QCOMPARE(tableOf(samples::withoutRounds(), {Kind::Standings}).title, u"Standings"_s);
    }

    void provisionalWhileTablesAreOpen()
    {
        QVERIFY(tableOf(tied(), {Kind::Standings}).lead.isEmpty());
        const auto table = tableOf(samples::running(), {Kind::Standings});
        QCOMPARE(table.lead.size(), 2);
        QCOMPARE(table.lead.back(), u"Provisional: 1 result(s) being checked."_s);
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
        QCOMPARE(values(tableOf(evening, {Kind::Standings, two}), u"tmp_exact"_s), totals);
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

    /// A deduction has a minus, so its head names both directions.
    void deductionsAndBonusesHaveOneHead()
    {
        const auto table = tableOf(samples::evening(), {Kind::Standings});
        const auto column =
            std::find_if(table.columns.begin(), table.columns.end(),
                         [](const typeset::Column& one) { return one.key == u"penalties"; });
        QVERIFY(column != table.columns.end());
        QCOMPARE(column->head, u"Deduction/bonus"_s);
        auto signs = shown(table, u"penalties"_s);
        signs.removeAll(u"0"_s);
        QCOMPARE(signs, QStringList{u"−1"_s});
    }

    void aBonusHasAPlus()
    {
        auto evening = samples::evening();
        evening.penalties = {{core::StartNumber{1}, core::RoundNumber{1},
                              scoring::MatchPoints::fromPoints(2), u"fair"_s}};
        auto signs = shown(tableOf(evening, {Kind::Standings}), u"penalties"_s);
        signs.removeAll(u"0"_s);
        QCOMPARE(signs, QStringList{u"+2"_s});
        auto exact = values(tableOf(evening, {Kind::Standings}), u"penalties"_s);
        exact.removeAll(values(tableOf(tied(), {Kind::Standings}), u"penalties"_s).first());
        QCOMPARE(exact.size(), 1);
        QVERIFY(exact.first().startsWith(u'2'));
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

    void cardsHaveTheirOwnColumns_data();
    void cardsHaveTheirOwnColumns();
    void cardsRankAsTheStandings_data() { cardsHaveTheirOwnColumns_data(); }
    void cardsRankAsTheStandings();
    void sharedPrizes();
    void noPrizesWhileTablesAreOpen();
    void cardsShowWhatTheyRankBy();
    void prizesOfAllRules_data();
    void prizesOfAllRules();
    void prizesOnceTheyAreWon();
    void aKnockOutIsFinalWithItsWinner();
    void howFarInAKnockOut();
};

void TestStandingsDocument::cardsHaveTheirOwnColumns_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QString>("heads");
    QTest::newRow("ring: points, chips, prizes")
        << QByteArray("cards-ring.json")
        << u"rank,number,name,club,deals,wins,gone_out,byes,penalties,points,chips,prize"_s;
    QTest::newRow("single, no PCR: no chips")
        << QByteArray("cards-target.json")
        << u"rank,number,name,club,deals,wins,gone_out,byes,penalties,points,prize"_s;
    QTest::newRow("knock-out: how far, no points")
        << QByteArray("cards-knock-out.json")
        << u"rank,number,name,club,last_round,deals,wins,gone_out,byes,penalties,chips,prize"_s;
    QTest::newRow("points evening")
        << QByteArray("cards-points.json")
        << u"rank,number,name,club,deals,wins,gone_out,byes,penalties,points,chips,prize"_s;
}

void TestStandingsDocument::cardsHaveTheirOwnColumns()
{
    QFETCH(const QByteArray, file);
    QFETCH(const QString, heads);
    const auto table = tableOf(samples::fromFile(file.constData()), {Kind::Standings});
    QCOMPARE(csvKeys(table).join(u','), heads);
}

void TestStandingsDocument::cardsRankAsTheStandings()
{
    QFETCH(const QByteArray, file);
    const auto tournament = samples::fromFile(file.constData());
    const auto table = tableOf(tournament, {Kind::Standings});
    QStringList ranks;
    QStringList numbers;
    QStringList deals;
    QStringList points;
    QStringList goneOut;
    for (const auto& line : core::Standings(tournament).lines()) {
        ranks << QString::number(*line.rank);
        numbers << QString::number(plain(line.tally.number));
        deals << QString::number(line.tally.games);
        points << documents::decimalText(line.tally.tmp());
        goneOut << QString::number(line.tally.rommes);
    }
    QCOMPARE(values(table, u"rank"_s), ranks);
    QCOMPARE(values(table, u"number"_s), numbers);
    QCOMPARE(values(table, u"deals"_s), deals);
    QCOMPARE(values(table, u"gone_out"_s), goneOut);
    if (table_reading::columnOf(table, u"points"_s) >= 0) {
        QCOMPARE(values(table, u"points"_s), points);
    }
}

/// docs/rules.md: equal ranks share the sum of their places; odd cents go to the first of them.
void TestStandingsDocument::sharedPrizes()
{
    const texts::Translation english{QLocale(QLocale::English)};
    const texts::ThreadLanguage language(QLocale(QLocale::English, QLocale::UnitedKingdom));
    const auto table = tableOf(samples::fromFile("cards-ring.json"), {Kind::Standings});
    QCOMPARE(values(table, u"prize"_s),
             QStringList({u"20.01"_s, u"20.00"_s, QString(), QString()}));
    QCOMPARE(table.notes.last(),
             u"1 Aßmann, Käthe; 2 Brückner, Jörg share 40.01 €: 20 € each. 1 cent that cannot be "
             "shared equally goes to 1 Aßmann, Käthe."_s);
}

void TestStandingsDocument::noPrizesWhileTablesAreOpen()
{
    auto tournament = samples::fromFile("cards-points.json");
    QVERIFY(isShown(tableOf(tournament, {Kind::Standings}), u"prize"_s));
    tournament.rounds.back().head.state = core::RoundState::Published;
    tournament.rounds.back().tables.front().games.pop_back();
    const auto table = tableOf(tournament, {Kind::Standings});
    QVERIFY(!isShown(table, u"prize"_s));
    QVERIFY(csvKeys(table).contains(u"prize"_s));
}

/// The page shows what decides a rank, and the other columns its reader needs.
void TestStandingsDocument::cardsShowWhatTheyRankBy()
{
    auto points = samples::fromFile("cards-points.json");
    QVERIFY(isShown(tableOf(points, {Kind::Standings}), u"wins"_s));
    QVERIFY(!isShown(tableOf(points, {Kind::Standings}), u"gone_out"_s));
    points.settings.rules.options.tieBreaks = {scoring::TieBreak::Rommes};
    QVERIFY(isShown(tableOf(points, {Kind::Standings}), u"gone_out"_s));
    const auto knockOut = samples::fromFile("cards-knock-out.json");
    QVERIFY(!isShown(tableOf(knockOut, {Kind::Standings}), u"wins"_s));
}

void TestStandingsDocument::prizesOfAllRules_data()
{
    QTest::addColumn<core::Tournament>("tournament");
    QTest::newRow("pure") << samples::fromFile("pure-evening.json");
    QTest::newRow("plus, an open tournament") << samples::fromFile("open-tournament.json");
    QTest::newRow("cards") << samples::fromFile("cards-points.json");
}

/// docs/rules.md: prizes are awarded by rank, under all rules.
void TestStandingsDocument::prizesOfAllRules()
{
    QFETCH(core::Tournament, tournament);
    tournament.settings.prizeCents = {};
    QCOMPARE(table_reading::columnOf(tableOf(tournament, {Kind::Standings}), u"prize"_s), -1);
    tournament.settings.prizeCents = {5000, 2501, 700};
    for (auto& round : tournament.rounds) {
        round.head.state = core::RoundState::Closed;
    }
    const auto table = tableOf(tournament, {Kind::Standings});
    QCOMPARE(csvKeys(table).last(), u"prize"_s);
    QVERIFY(isShown(table, u"prize"_s));
    QStringList expected(static_cast<qsizetype>(tournament.participants.size()), QString());
    qsizetype place = 0;
    for (const auto& share : core::prizeShares(tournament, core::Standings(tournament))) {
        expected[place++] = texts::centsText(share.cents());
    }
    QCOMPARE(values(table, u"prize"_s), expected);
}

/// CSV always has the column, empty until then.
void TestStandingsDocument::prizesOnceTheyAreWon()
{
    const auto prizesIn = [](const core::Tournament& tournament, const Choice& choice) {
        auto prizes = values(tableOf(tournament, choice), u"prize"_s);
        prizes.removeAll(QString());
        return prizes.size();
    };
    auto tournament = samples::fromFile("cards-points.json");
    QCOMPARE(prizesIn(tournament, {Kind::Standings}), 3);
    QCOMPARE(prizesIn(tournament, {Kind::Standings, core::RoundNumber{4}}), 3);
    QCOMPARE(prizesIn(tournament, {Kind::Standings, core::RoundNumber{3}}), 0);
    tournament.settings.plannedRounds = 5;
    QCOMPARE(prizesIn(tournament, {Kind::Standings}), 0);
    const auto knockOut = samples::fromFile("cards-knock-out.json");
    QCOMPARE(prizesIn(knockOut, {Kind::Standings}), 3);
    auto halfway = knockOut;
    halfway.rounds.resize(2);
    QCOMPARE(prizesIn(halfway, {Kind::Standings}), 0);
}

/// The day is over, but not the knock-out.
void TestStandingsDocument::aKnockOutIsFinalWithItsWinner()
{
    auto tournament = samples::fromFile("cards-knock-out.json");
    QCOMPARE(tableOf(tournament, {Kind::Standings}).title, u"Final standings"_s);
    tournament.rounds.resize(2);
    QCOMPARE(tableOf(tournament, {Kind::Standings}).title, u"Standings after round 2"_s);
}

/// docs/rules.md: a knock-out ranks by the round in which somebody went out.
void TestStandingsDocument::howFarInAKnockOut()
{
    const auto tournament = samples::fromFile("cards-knock-out.json");
    const auto table = tableOf(tournament, {Kind::Standings});
    const auto reached = shown(table, u"last_round"_s);
    QCOMPARE(reached.front(), u"winner"_s);
    QCOMPARE(reached.count(u"final table"_s), 3);
    QCOMPARE(reached.count(u"round 3"_s), 4);
    QCOMPARE(reached.count(u"round 2"_s), 6);
    QCOMPARE(reached.count(u"round 1"_s), 13);
    const auto halfway = tableOf(tournament, {Kind::Standings, core::RoundNumber{1}});
    QCOMPARE(shown(halfway, u"last_round"_s).count(u"goes on"_s), 14);
}

RUMMY_TEST(TestStandingsDocument)

} // namespace tst_standings_document

#include "tst_standings_document.moc"
