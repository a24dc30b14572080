#include "card_evening.h"
#include "core/cards/chip_balances.h"
#include "core/cards/knock_out.h"
#include "core/ranking/standings.h"
#include "reports/documents/catalogue.h"
#include "reports/documents/columns.h"
#include "reports/documents/words.h"
#include "samples.h"
#include "table_reading.h"
#include "tests/suite.h"

#include <map>

namespace tst_card_documents {

using namespace card_evening;
using namespace Qt::Literals::StringLiterals;
using documents::Kind;
using table_reading::shown;
using table_reading::tableOf;
using table_reading::values;

namespace {

/// 55, 55, 20 and 21, and a tie-breaker deal that number 1 wins.
core::Tournament tieBroken(std::vector<core::GameOutcome> further)
{
    auto tournament = cards(4, quick(CardEvent::Single));
    std::vector<core::GameOutcome> outcomes = {dealt("60,60,20,30", "5,5,0,9")};
    outcomes.insert(outcomes.end(), further.begin(), further.end());
    tournament.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, games(std::move(outcomes)))})};
    return normalised(tournament);
}

QString linesOf(const typeset::TableDocument& table)
{
    return table.blocks.front().lines.join(u'\n');
}

} // namespace

/// Documents of deals and matches of Rommé 500.
class TestCardDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void roundResultsOfEveryMatch_data();
    void roundResultsOfEveryMatch();
    void tieBreaksStandApart();
    void whoGoesOnHasNotWon();
    void whatAMatchWaitsFor();
    void crossTableOfPoints();
    void crossTableOfAKnockOut();
    void chipsOfThePersonalSheetAddUp();
    void thePersonalSheetSaysWhyTheMatchEnded();
    void thePersonalSheetKnowsTheSeatOfTieBreaks();
    void personalSheetsAddUp_data();
    void personalSheetsAddUp();
    void thePersonalSheetEndsWhereSomebodyIsOut();
    void thePersonalSheetSpeaksOfDeals();
    void whoOpensADeal_data();
    void whoOpensADeal();
    void certificatesSpeakOfWhatAddsUp();
    void correctionsOfDeals_data();
    void correctionsOfDeals();
};

void TestCardDocuments::roundResultsOfEveryMatch_data()
{
    QTest::addColumn<QByteArray>("file");
    for (const char* const name : {"ring", "target", "knock-out", "points"}) {
        QTest::newRow(name) << QByteArray("cards-") + name + ".json";
    }
}

/// Each deal is melded − hand, and the totals are those of the match.
void TestCardDocuments::roundResultsOfEveryMatch()
{
    QFETCH(const QByteArray, file);
    const auto tournament = samples::fromFile(file.constData());
    const auto table = tableOf(tournament, {Kind::RoundResults});
    const auto deals = values(table, u"deal"_s);
    const auto melded = values(table, u"melded_a"_s);
    const auto hand = values(table, u"hand_a"_s);
    const auto score = values(table, u"score_a"_s);
    QStringList totals;
    for (qsizetype row = 0; row < deals.size(); ++row) {
        if (deals[row] == u"total") {
            totals << score[row];
        } else if (!melded[row].isEmpty()) {
            QCOMPARE(score[row].toInt(), melded[row].toInt() - hand[row].toInt());
        }
    }
    QStringList expected;
    for (const auto& match : core::matchesOf(tournament)) {
        if (match.round == tournament.rounds.back().number) {
            expected << QString::number(match.state.score.seats[0].score);
        }
    }
    QCOMPARE(totals, expected);
}

/// Tie-breaker deals count in no total.
void TestCardDocuments::tieBreaksStandApart()
{
    const auto tournament = tieBroken({tieBreak({1_p, 2_p}, "40,20", "0,5")});
    const auto table = tableOf(tournament, {Kind::RoundResults});
    QCOMPARE(values(table, u"deal"_s), QStringList({u"1"_s, u"total"_s, u"2"_s}));
    QCOMPARE(values(table, u"tie_breaker"_s), QStringList({QString(), QString(), u"yes"_s}));
    QCOMPARE(values(table, u"score_b"_s), QStringList({u"55"_s, u"55"_s, u"15"_s}));
    QCOMPARE(shown(table, u"seat_b"_s), QStringList({u"60 − 5 = 55"_s, u"55"_s, u"20 − 5 = 15"_s}));
    QCOMPARE(shown(table, u"seat_c"_s).last(), u"–"_s);
    QVERIFY(linesOf(table).contains(u"Won by 1 Person 1 (all deals played)"_s));
}

/// docs/rules.md: the first of each table advances; the last one has a winner.
void TestCardDocuments::whoGoesOnHasNotWon()
{
    const auto tournament = samples::fromFile("cards-knock-out.json");
    const auto first = tableOf(tournament, {Kind::RoundResults, 1_r});
    QVERIFY(linesOf(first).contains(
        u"In the next round: 13 Mörike, Tilda; 7 Gutiérrez, Inés (all deals played)"_s));
    const auto last = tableOf(tournament, {Kind::RoundResults, 4_r});
    QVERIFY(linesOf(last).contains(u"Won by 13 Mörike, Tilda (all deals played)"_s));
}

void TestCardDocuments::whatAMatchWaitsFor()
{
    const auto open = tableOf(tieBroken({}), {Kind::OpenTables});
    QCOMPARE(values(open, u"status"_s).first(), u"tie-breaker"_s);
    QCOMPARE(linesOf(open), u"Match: tie-breaker deal due among 1 Person 1; 2 Person 2"_s);
    const auto decided =
        tableOf(tieBroken({tieBreak({1_p, 2_p}, "40,20", "0,5")}), {Kind::OpenTables});
    QVERIFY(!decided.hasRows());
}

void TestCardDocuments::crossTableOfPoints()
{
    const auto tournament = samples::fromFile("cards-points.json");
    const auto table = tableOf(tournament, {Kind::CrossTable});
    const auto sums = values(table, u"points"_s);
    const core::Standings standings(tournament);
    for (std::size_t line = 0; line < standings.lines().size(); ++line) {
        QCOMPARE(sums[static_cast<qsizetype>(line)],
                 documents::decimalText(standings.lines()[line].tally.tmp()));
    }
}

/// In a knock-out a match's points count only at its table.
void TestCardDocuments::crossTableOfAKnockOut()
{
    const auto tournament = samples::fromFile("cards-knock-out.json");
    const auto table = tableOf(tournament, {Kind::CrossTable});
    QCOMPARE(table_reading::columnOf(table, u"points"_s), -1);
    const auto numbers = values(table, u"number"_s);
    for (const auto& match : core::matchesOf(tournament)) {
        const auto points = values(table, u"points_%1"_s.arg(plain(match.round)));
        const auto& seats = match.table->head.seats;
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            const auto row = numbers.indexOf(QString::number(plain(seats[seat])));
            QCOMPARE(points[row], QString::number(match.state.score.seats[seat].score));
        }
    }
}

void TestCardDocuments::chipsOfThePersonalSheetAddUp()
{
    const auto tournament = samples::fromFile("cards-ring.json");
    for (const auto& [number, chips] : core::chipBalances(tournament)) {
        const auto sheet = tableOf(tournament, {Kind::PersonalSheet, std::nullopt, number});
        double sum = 0;
        for (const auto& paid : values(sheet, u"chips"_s)) {
            sum += paid.toDouble();
        }
        QCOMPARE(qRound64(sum * scoring::Chips::sixthsPerChip), chips.sixths());
    }
    const auto target = samples::fromFile("cards-target.json");
    QCOMPARE(table_reading::columnOf(tableOf(target, {Kind::PersonalSheet}), u"chips"_s), -1);
}

void TestCardDocuments::thePersonalSheetSaysWhyTheMatchEnded()
{
    const auto tournament = tieBroken({tieBreak({1_p, 2_p}, "40,20", "0,5")});
    const auto sheet = tableOf(tournament, {Kind::PersonalSheet, std::nullopt, 2_p});
    QCOMPARE(values(sheet, u"melded"_s), QStringList({u"60"_s, u"20"_s}));
    QCOMPARE(values(sheet, u"score"_s), QStringList({u"55"_s, QString()}));
    QCOMPARE(
        sheet.blocks.back().notes,
        QStringList({u"Match: won by 1 Person 1 (all deals played) · Points of the round: 55"_s}));
}

/// A tie-breaker deal has hands only of those who played it.
void TestCardDocuments::thePersonalSheetKnowsTheSeatOfTieBreaks()
{
    auto tournament = cards(4, quick(CardEvent::Single));
    tournament.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p},
                                         games({dealtToStock("20,60,60,30", "5,5,5,9"),
                                                tieBreak({2_p, 3_p}, "40,20", "0,5")}))})};
    const auto sheet = tableOf(normalised(tournament), {Kind::PersonalSheet, std::nullopt, 3_p});
    QCOMPARE(values(sheet, u"seat"_s), QStringList({u"C"_s, u"C"_s}));
}

void TestCardDocuments::personalSheetsAddUp_data()
{
    roundResultsOfEveryMatch_data();
}

/// The scores of the deals add up to the match totals and, if card points count, these to the
/// standings.
void TestCardDocuments::personalSheetsAddUp()
{
    QFETCH(const QByteArray, file);
    const auto tournament = samples::fromFile(file.constData());
    const auto sheets = tableOf(tournament, {Kind::PersonalSheet});
    const auto numbers = values(sheets, u"number"_s);
    const auto rounds = values(sheets, u"round"_s);
    const auto scores = values(sheets, u"score"_s);
    std::map<QString, std::int64_t> sums;
    std::map<QString, std::int64_t> ofRounds;
    for (qsizetype row = 0; row < numbers.size(); ++row) {
        sums[numbers[row]] += scores[row].toInt();
        ofRounds[rounds[row] + u'/' + numbers[row]] += scores[row].toInt();
    }
    for (const auto& match : core::matchesOf(tournament)) {
        const auto& seats = match.table->head.seats;
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            const QString key = u"%1/%2"_s.arg(plain(match.round)).arg(plain(seats[seat]));
            QCOMPARE(ofRounds[key], match.state.score.seats[seat].score);
        }
    }
    if (documents::givesCardPoints(tournament.settings)) {
        const core::Standings standings(tournament);
        for (const auto& line : standings.lines()) {
            QCOMPARE(
                scoring::MatchPoints::fromPoints(sums[QString::number(plain(line.tally.number))]),
                line.tally.gmp);
        }
    }
}

/// Somebody out of a knock-out no longer appears in it.
void TestCardDocuments::thePersonalSheetEndsWhereSomebodyIsOut()
{
    const auto tournament = samples::fromFile("cards-knock-out.json");
    for (const auto& person : tournament.participants) {
        const auto sheet = tableOf(tournament, {Kind::PersonalSheet, std::nullopt, person.number});
        const auto last = outAfter(tournament, person.number, 4_r);
        QCOMPARE(sheet.blocks.size(), static_cast<std::size_t>(plain(*last)) + 1);
    }
}

void TestCardDocuments::thePersonalSheetSpeaksOfDeals()
{
    const auto tournament = samples::fromFile("cards-points.json");
    const auto sheet = tableOf(tournament, {Kind::PersonalSheet, std::nullopt, 2_p});
    const auto& lines = sheet.blocks.front().lines;
    QVERIFY2(lines.first().startsWith(u"1st place after 12 deal"_s), qPrintable(lines.first()));
    QCOMPARE(lines.last(), u"Match points: 14½"_s);
    QVERIFY(sheet.blocks.back().notes.front().endsWith(u" · Match points of the round: 3"_s));
}

void TestCardDocuments::whoOpensADeal_data()
{
    QTest::addColumn<core::CardRules>("rules");
    QTest::addColumn<QStringList>("opens");
    QTest::newRow("three deals: the first three seats")
        << quick(CardEvent::Points, 3) << QStringList{u"1"_s, u"2"_s, u"3"_s, QString()};
    QTest::newRow("until the target: nobody knows how many")
        << target(CardEvent::Points, 500)
        << QStringList{u"1, 5, …"_s, u"2, 6, …"_s, u"3, 7, …"_s, u"4, 8, …"_s};
}

/// The match determines the number of deals, not the games of a round.
void TestCardDocuments::whoOpensADeal()
{
    QFETCH(const core::CardRules, rules);
    auto tournament = cards(4, rules);
    tournament.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p}, {})})};
    const auto seating = tableOf(tournament, {Kind::SeatingByTable});
    QTEST(shown(seating, u"opens"_s), "opens");
    QVERIFY(table_reading::texts(seating).contains(u"Opens deal"_s));
}

void TestCardDocuments::certificatesSpeakOfWhatAddsUp()
{
    auto settings = cards(4, quick(CardEvent::Points)).settings;
    QVERIFY(documents::defaultCertificateText(settings).contains(u"with {points} points"_s));
    settings.cards.tableScoring = core::TableScoring::MatchPoints;
    QVERIFY(documents::defaultCertificateText(settings).contains(u"{points} match points"_s));
    settings.cards.event = CardEvent::Multi;
    QVERIFY(!documents::defaultCertificateText(settings).contains(u"{points}"_s));
}

void TestCardDocuments::correctionsOfDeals_data()
{
    QTest::addColumn<int>("deal");
    QTest::addColumn<core::GameOutcome>("before");
    QTest::addColumn<core::GameOutcome>("after");
    QTest::addColumn<QStringList>("shownBefore");
    QTest::addColumn<QStringList>("scoresAfter");
    QTest::newRow("a deal of the match")
        << 1 << core::GameOutcome(dealt("60,-,20,30", "5,-,0,9"))
        << core::GameOutcome(dealt("60,60,20,30", "5,5,0,9"))
        << QStringList{u"60 − 5"_s, u"–"_s, u"20 − 0"_s, u"30 − 9"_s}
        << QStringList{u"55"_s, u"55"_s, u"20"_s, u"21"_s};
    QTest::newRow("a tie-breaker deal: hands of those who played it")
        << 2 << core::GameOutcome(tieBreak({2_p, 1_p}, "20,40", "0,5"))
        << core::GameOutcome(tieBreak({1_p, 2_p}, "40,20", "0,5"))
        << QStringList{u"40 − 5"_s, u"20 − 0"_s, QString(), QString()}
        << QStringList{u"40"_s, u"15"_s, QString(), QString()};
}

void TestCardDocuments::correctionsOfDeals()
{
    QFETCH(const int, deal);
    QFETCH(const core::GameOutcome, before);
    QFETCH(const core::GameOutcome, after);
    const auto tournament = tieBroken({tieBreak({1_p, 2_p}, "40,20", "0,5")});
    core::JournalEntry entry;
    entry.time = QDateTime(QDate(2026, 5, 14), QTime(21, 10), Qt::UTC);
    entry.change.label.action = core::Action::CorrectGame;
    entry.change.steps = {core::GameExchange{{1_r, 1_t, core::GameNumber{deal}}, before, after}};
    const documents::Source source{tournament, {entry}, entry.time};
    const auto table = tableOf(source, {Kind::Correction});
    QCOMPARE(table.blocks.front().title, u"Table 1, deal %1"_s.arg(deal));
    QTEST(shown(table, u"before"_s), "shownBefore");
    QTEST(values(table, u"points_after"_s), "scoresAfter");
    QVERIFY(table_reading::columnOf(table, u"points"_s) >= 0);
}

RUMMY_TEST(TestCardDocuments)

} // namespace tst_card_documents

#include "tst_card_documents.moc"
