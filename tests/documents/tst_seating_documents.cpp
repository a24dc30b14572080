#include "reports/documents/people.h"
#include "samples.h"
#include "table_reading.h"
#include "tests/suite.h"

#include <map>

namespace tst_seating_documents {

using namespace Qt::Literals::StringLiterals;
using documents::Kind;
using table_reading::csvKeys;
using table_reading::shown;
using table_reading::tableOf;
using table_reading::titles;
using table_reading::values;

namespace {

/// Each number's place in the document's round: "3 B", "bye".
std::map<int, QString> placesIn(const core::Tournament& tournament)
{
    std::map<int, QString> places;
    const auto number = documents::roundOf(tournament, {Kind::SeatingByTable});
    if (!number) {
        return places;
    }
    const auto* const round = findRound(tournament, *number);
    for (const auto& table : round->tables) {
        char16_t letter = u'A';
        for (const auto seat : table.head.seats) {
            places[plain(seat)] = QString::number(plain(table.number)) + u' ' + QChar(letter);
            ++letter;
        }
    }
    for (const auto bye : round->head.byes) {
        places[plain(bye)] = u"bye "_s;
    }
    return places;
}

std::map<int, QString> placesOn(const typeset::TableDocument& table)
{
    std::map<int, QString> places;
    const auto numbers = values(table, u"number"_s);
    const auto tables = values(table, u"table"_s);
    const auto seats = values(table, u"seat"_s);
    for (qsizetype index = 0; index < numbers.size(); ++index) {
        places[numbers[index].toInt()] = tables[index] + u' ' + seats[index];
    }
    return places;
}

} // namespace

class TestSeatingDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everybodyOnceAtTheirPlace_data()
    {
        QTest::addColumn<core::Tournament>("tournament");
        QTest::addColumn<Kind>("kind");
        for (const auto& sample : samples::all()) {
            QTest::newRow((sample.name + ", by table").constData())
                << sample.tournament << Kind::SeatingByTable;
            QTest::newRow((sample.name + ", by name").constData())
                << sample.tournament << Kind::SeatingByName;
        }
    }
    void everybodyOnceAtTheirPlace()
    {
        QFETCH(const core::Tournament, tournament);
        QFETCH(const Kind, kind);
        const auto table = tableOf(tournament, {kind});
        const auto places = placesIn(tournament);
        QCOMPARE(table.hasRows(), !places.empty());
        if (places.empty()) {
            return;
        }
        QVERIFY(placesOn(table) == places);
        const auto numbers = values(table, u"number"_s);
        QCOMPARE(numbers.size(), static_cast<qsizetype>(places.size()));
        const auto names = values(table, u"name"_s);
        for (qsizetype index = 0; index < numbers.size(); ++index) {
            const core::StartNumber number{numbers[index].toInt()};
            QCOMPARE(names[index], findParticipant(tournament, number)->name);
        }
    }

    void csvHeads()
    {
        QCOMPARE(csvKeys(tableOf(samples::evening(), {Kind::SeatingByTable})).join(u','),
                 u"round,table,seat,number,name,club"_s);
        QCOMPARE(csvKeys(tableOf(samples::evening(), {Kind::SeatingByName})).join(u','),
                 u"round,number,name,club,table,seat"_s);
    }

    void tablesAreBlocks()
    {
        const auto table = tableOf(samples::running(), {Kind::SeatingByTable});
        QCOMPARE(table.title, u"Seating by table, round 1"_s);
        QCOMPARE(titles(table), QStringList({u"Table 1"_s, u"Table 2"_s, u"Bye"_s}));
        QCOMPARE(shown(table, u"number"_s).join(u' '), u"4 1 7 2 3 5 6 8"_s);
        QCOMPARE(values(table, u"table"_s).join(u' '), u"1 1 1 1 2 2 2 bye"_s);
        QCOMPARE(table.use, typeset::Use::OnTheWall);
    }

    void whoOpens()
    {
        TournamentBuilder builder(samples::plusRules());
        builder.participants(7).round(1, 5).table({1, 2, 3, 4}).table({5, 6, 7});
        const auto table = tableOf(builder.tournament(), {Kind::SeatingByTable});
        QCOMPARE(shown(table, u"opens"_s),
                 QStringList({u"1, 5"_s, u"2"_s, u"3"_s, u"4"_s, u"1, 4"_s, u"2, 5"_s, u"3"_s}));
    }

    void chosenTablesAlone()
    {
        const auto table =
            tableOf(samples::running(),
                    {Kind::SeatingByTable, std::nullopt, std::nullopt, {core::TableNumber{2}}});
        QCOMPARE(titles(table), QStringList({u"Table 2"_s}));
    }

    void namesInTheLanguagesOrder()
    {
        const texts::ThreadLanguage german(QLocale(QLocale::German, QLocale::Germany));
        TournamentBuilder builder(samples::plusRules());
        builder.participants(7).round(1).table({1, 2, 3, 4}).table({5, 6, 7});
        auto tournament = builder.tournament();
        const QStringList names = {u"Zander, Uta"_s,   u"Öhm, Jan"_s,  u"Otto, Eva"_s,
                                   u"de Groot, Kim"_s, u"Ähre, Ina"_s, u"Abel, Tom"_s,
                                   u"Otto, Eva"_s};
        for (std::size_t index = 0; index < tournament.participants.size(); ++index) {
            tournament.participants[index].name = names[static_cast<qsizetype>(index)];
        }
        const auto table = tableOf(tournament, {Kind::SeatingByName});
        QCOMPARE(shown(table, u"number"_s).join(u' '), u"6 5 4 2 3 7 1"_s);
    }

    void namesakesAreToldApartByClub()
    {
        const auto tournament = samples::evening();
        const documents::People people(tournament);
        QCOMPARE(people.name(core::StartNumber{12}), u"Lindner, Peter (Eichenried)"_s);
        QCOMPARE(people.name(core::StartNumber{13}), u"Lindner, Peter (Birkenfels)"_s);
        QCOMPARE(people.name(core::StartNumber{9}), u"Hofmann, Ute"_s);
        QCOMPARE(people.numbered(core::StartNumber{9}), u"9 Hofmann, Ute"_s);
        QCOMPARE(people.numbered(core::StartNumber{99}), u"99"_s);
        const auto table = tableOf(tournament, {Kind::SeatingByName});
        QVERIFY(shown(table, u"name"_s).contains(u"Lindner, Peter (Birkenfels)"_s));
        QCOMPARE(values(table, u"name"_s).count(u"Lindner, Peter"_s), 2);
    }

    void cancelledRoundsSaySo()
    {
        TournamentBuilder builder(samples::plusRules());
        builder.participants(4).round(1, 4, core::RoundState::Cancelled).table({1, 2, 3, 4});
        auto tournament = builder.tournament();
        tournament.rounds.front().head.reason = u"power cut"_s;
        const documents::Choice choice{Kind::SeatingByTable, core::RoundNumber{1}};
        QCOMPARE(tableOf(tournament, choice).lead,
                 QStringList({u"This round was cancelled: power cut. Nothing of it counts."_s}));
        QVERIFY(!tableOf(tournament, {Kind::SeatingByTable}).hasRows());
    }
};

RUMMY_TEST(TestSeatingDocuments)

} // namespace tst_seating_documents

#include "tst_seating_documents.moc"
