#include "card_evening.h"
#include "core/cards/knock_out.h"
#include "samples.h"
#include "table_reading.h"
#include "tests/suite.h"

#include <map>
#include <set>

namespace tst_tree_document {

using namespace card_evening;
using namespace Qt::Literals::StringLiterals;
using documents::Kind;
using table_reading::shown;
using table_reading::tableOf;
using table_reading::titles;
using table_reading::values;

namespace {

core::Tournament ofTwentySeven()
{
    return samples::fromFile("cards-knock-out.json");
}

/// One table of three, one of whom advances, and somebody with a bye.
core::Tournament oneTable(const char* melded, const char* hands)
{
    auto tournament = cards(4, quick(CardEvent::Multi));
    tournament.rounds = {
        round(1, {table(1, {1_p, 2_p, 3_p}, games({dealt(melded, hands)}))}, {4_p})};
    return normalised(tournament);
}

} // namespace

/// The rounds of a knock-out on paper.
class TestTreeDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everybodyWhoGoesOnSitsInTheNextRound();
    void everybodyStandsOnceInARound();
    void onlyWhatIsNotAsUsualIsSaid();
    void totalsAreThoseOfTheMatches();
    void whoGoesOnIsMarkedInWordsAndWeight();
    void theLastTableAndTheWinner();
    void lotsAndWhoLeft();
    void fates_data();
    void fates();
    void afterARound();
    void ofManyParticipants();
};

void TestTreeDocument::everybodyWhoGoesOnSitsInTheNextRound()
{
    const auto table = tableOf(ofTwentySeven(), {Kind::Tree});
    const auto rounds = values(table, u"round"_s);
    const auto numbers = values(table, u"number"_s);
    const auto fate = values(table, u"fate"_s);
    QCOMPARE(rounds.size(), 27 + 14 + 8 + 4);
    QStringList goOn;
    QStringList seated;
    for (qsizetype row = 0; row < rounds.size(); ++row) {
        if (fate[row] == u"goes-on") {
            goOn << rounds[row] + u'/' + numbers[row];
        }
        if (rounds[row] != u"1") {
            seated << QString::number(rounds[row].toInt() - 1) + u'/' + numbers[row];
        }
    }
    goOn.sort();
    seated.sort();
    QCOMPARE(goOn, seated);
}

/// People seated or with a bye, and nobody else.
void TestTreeDocument::everybodyStandsOnceInARound()
{
    for (const auto& tournament : {ofTwentySeven(), oneTable("60,20,30", "0,5,9")}) {
        const auto table = tableOf(tournament, {Kind::Tree});
        const auto rounds = values(table, u"round"_s);
        const auto numbers = values(table, u"number"_s);
        std::map<QString, std::multiset<int>> told;
        for (qsizetype row = 0; row < rounds.size(); ++row) {
            told[rounds[row]].insert(numbers[row].toInt());
        }
        for (const auto& round : tournament.rounds) {
            std::multiset<int> expected;
            for (const auto number : round.head.byes) {
                expected.insert(plain(number));
            }
            for (const auto& one : round.tables) {
                for (const auto number : one.head.seats) {
                    expected.insert(plain(number));
                }
            }
            QVERIFY(told[QString::number(plain(round.number))] == expected);
        }
        QCOMPARE(told.size(), tournament.rounds.size());
    }
}

/// Nothing below a title if the match totals decided it.
void TestTreeDocument::onlyWhatIsNotAsUsualIsSaid()
{
    const auto decided = tableOf(oneTable("60,20,30", "0,5,9"), {Kind::Tree});
    QCOMPARE(decided.blocks.front().lines, QStringList());
    const auto due = tableOf(oneTable("60,60,30", "5,5,0"), {Kind::Tree});
    QCOMPARE(due.blocks.front().lines, QStringList({u"Lot due"_s}));
    auto left = oneTable("60,20,30", "0,5,9");
    auto& table = left.rounds.front().tables.front();
    table.games.clear();
    table.head.withdrawn = {2_p, 3_p};
    QCOMPARE(tableOf(left, {Kind::Tree}).blocks.front().lines, QStringList({u"The others left"_s}));
}

void TestTreeDocument::totalsAreThoseOfTheMatches()
{
    const auto tournament = ofTwentySeven();
    QStringList totals;
    for (const auto& match : core::matchesOf(tournament)) {
        for (std::size_t seat = 0; seat < match.table->head.seats.size(); ++seat) {
            totals << QString::number(match.state.score.seats[seat].score);
        }
    }
    QCOMPARE(values(tableOf(tournament, {Kind::Tree}), u"points"_s), totals);
}

void TestTreeDocument::whoGoesOnIsMarkedInWordsAndWeight()
{
    const auto table = tableOf(ofTwentySeven(), {Kind::Tree});
    const auto fate = values(table, u"fate"_s);
    qsizetype row = 0;
    for (const auto& block : table.blocks) {
        for (const auto& line : block.rows) {
            QCOMPARE(line.strong, fate[row] == u"goes-on" || fate[row] == u"winner");
            ++row;
        }
    }
    QVERIFY(shown(table, u"fate"_s).contains(u"goes on"_s));
}

void TestTreeDocument::theLastTableAndTheWinner()
{
    const auto table = tableOf(ofTwentySeven(), {Kind::Tree});
    QCOMPARE(titles(table).first(), u"Round 1, table 1"_s);
    QCOMPARE(titles(table).last(), u"Round 4, final table"_s);
    QCOMPARE(values(table, u"fate"_s).count(u"winner"_s), 1);
    QCOMPARE(table.lead, QStringList({u"Winner: 13 Mörike, Tilda"_s}));
}

void TestTreeDocument::lotsAndWhoLeft()
{
    const auto table = tableOf(ofTwentySeven(), {Kind::Tree});
    QVERIFY(table_reading::texts(table).contains(u"Lot drawn: 14 Nyström, Åke"_s));
    const auto left = values(table, u"fate"_s).indexOf(u"left"_s);
    QCOMPARE(values(table, u"number"_s).value(left), u"15"_s);
}

void TestTreeDocument::fates_data()
{
    QTest::addColumn<QByteArray>("melded");
    QTest::addColumn<QByteArray>("hands");
    QTest::addColumn<QString>("status");
    QTest::addColumn<QStringList>("fates");
    QTest::newRow("decided: the first of the table goes on")
        << QByteArray("60,20,30") << QByteArray("0,5,9") << u"won"_s
        << QStringList{u"goes-on"_s, u"out"_s, u"out"_s, u"bye"_s};
    QTest::newRow("equal in points, melded and last hand: a lot")
        << QByteArray("60,60,30") << QByteArray("5,5,0") << u"lot"_s
        << QStringList{u"equal"_s, u"equal"_s, u"out"_s, u"bye"_s};
}

void TestTreeDocument::fates()
{
    QFETCH(const QByteArray, melded);
    QFETCH(const QByteArray, hands);
    const auto table = tableOf(oneTable(melded.constData(), hands.constData()), {Kind::Tree});
    QTEST(values(table, u"fate"_s), "fates");
    QTEST(values(table, u"status"_s).first(), "status");
    QCOMPARE(titles(table), QStringList({u"Round 1, table 1"_s, u"Round 1, byes"_s}));
    QCOMPARE(table.lead, QStringList({u"There is no winner yet."_s}));
}

void TestTreeDocument::afterARound()
{
    const auto table = tableOf(ofTwentySeven(), {Kind::Tree, 2_r});
    QCOMPARE(values(table, u"round"_s).size(), 27 + 14);
    QCOMPARE(table.lead, QStringList({u"There is no winner yet."_s}));
}

void TestTreeDocument::ofManyParticipants()
{
    auto tournament = cards(120, quick(CardEvent::Multi));
    std::vector<core::Table> tables;
    for (int number = 1; number <= 30; ++number) {
        const auto seat = [number](int index) {
            return core::StartNumber{4 * (number - 1) + index};
        };
        tables.push_back(table(number, {seat(1), seat(2), seat(3), seat(4)},
                               games({dealt("60,20,30,40", "0,5,9,2")})));
    }
    tournament.rounds = {round(1, tables)};
    const auto tree = tableOf(tournament, {Kind::Tree});
    QCOMPARE(tree.blocks.size(), std::size_t{30});
    for (const auto& block : tree.blocks) {
        QVERIFY(block.together);
    }
    QCOMPARE(values(tree, u"fate"_s).count(u"goes-on"_s), 30);
}

RUMMY_TEST(TestTreeDocument)

} // namespace tst_tree_document

#include "tst_tree_document.moc"
