#include "core/model/raffle.h"
#include "core/texts/translation.h"
#include "reports/typeset/document.h"
#include "samples.h"
#include "table_reading.h"
#include "tests/suite.h"
#include "tests/typeset/sheet_checker.h"

namespace tst_prize_documents {

using namespace Qt::Literals::StringLiterals;
using documents::Kind;
using game_builder::romme;
using table_reading::shown;
using table_reading::tableOf;

namespace {

/// Ranks 1 to 4 are 1 to 4.
core::Tournament over()
{
    TournamentBuilder builder(samples::plusRules());
    builder.participants(4).round(1, 1, core::RoundState::Closed);
    builder.table({1, 2, 3, 4}).game(romme("0,3,5,9"));
    auto tournament = builder.tournament();
    tournament.settings.plannedRounds = 1;
    return normalised(tournament);
}

core::Prize prize(const QString& name, core::PrizeFor what,
                  const decltype(core::Prize::places)& places)
{
    core::Prize made;
    made.name = name;
    made.what = what;
    made.places = places;
    return made;
}

/// Places 2 to 4 choose, and the first has money.
core::Tournament choosing()
{
    auto tournament = over();
    tournament.settings.prizes = {
        prize(u"Cash"_s, core::PrizeFor::Rank, core::PrizeCents{5000}),
        prize(u"Table of gifts"_s, core::PrizeFor::Rank, core::FreeChoice{2, 4})};
    return tournament;
}

core::Tournament withDoorPrize(const std::vector<core::StartNumber>& winners)
{
    auto tournament = over();
    tournament.settings.prizes = {
        prize(u"Door"_s, core::PrizeFor::Door, core::PrizeGoods{u"a ham"_s, u"wine"_s})};
    if (!winners.empty()) {
        tournament.raffles = {{u"Door"_s, winners, std::nullopt, winners}};
    }
    return tournament;
}

QString textsOf(const core::Tournament& tournament, Kind kind)
{
    const auto composed = compose(table_reading::sourceOf(tournament), {kind});
    QStringList texts;
    for (const auto& sheet : typeset::sheetsOf(*composed, typeset::PaperSize::A4)) {
        for (const auto& mark : typeset::textMarks(sheet)) {
            texts << mark.text;
        }
    }
    return texts.join(u'\n');
}

} // namespace

/// Prizes as clubs give them, on paper.
class TestPrizeDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readingHasTurnsAndALine();
    void winnersHaveTurns();
    void receiptHasALine();
    void announcedInOneLine_data();
    void announcedInOneLine();
    void givenBeforeTheEndIsMarked();
    void posterSaysWhatPrizesAre();
    void goneHomeIsMarked_data();
    void goneHomeIsMarked();
    void noLegendWithoutSharers();

private:
    const texts::ThreadLanguage english_{QLocale(QLocale::English, QLocale::UnitedKingdom)};
};

/// Those who choose are called in the order of their turns, and what they took is written down.
void TestPrizeDocuments::readingHasTurnsAndALine()
{
    const auto table = tableOf(choosing(), {Kind::PrizeReading});
    QCOMPARE(shown(table, u"number"_s), QStringList({u"2"_s, u"3"_s, u"4"_s, u"1"_s}));
    QCOMPARE(shown(table, u"worth"_s).mid(0, 2),
             QStringList({u"free choice, turn 1"_s, u"free choice, turn 2"_s}));
    const auto lines = shown(table, u"taken"_s);
    QVERIFY(lines[0].startsWith(u"___"_s) && lines[2].startsWith(u"___"_s));
    QCOMPARE(lines[3], QString());
}

void TestPrizeDocuments::winnersHaveTurns()
{
    const auto table = tableOf(choosing(), {Kind::Winners});
    QCOMPARE(shown(table, u"worth"_s),
             QStringList({u"50 €"_s, u"free choice, turn 1"_s, u"free choice, turn 2"_s,
                          u"free choice, turn 3"_s}));
    QCOMPARE(table_reading::columnOf(table, u"taken"_s), -1); // It hangs on the wall.
}

void TestPrizeDocuments::receiptHasALine()
{
    const auto text = textsOf(choosing(), Kind::PrizeReceipts);
    QVERIFY2(text.contains(u"free choice, turn 2: ___"_s), qPrintable(text));
}

void TestPrizeDocuments::announcedInOneLine_data()
{
    QTest::addColumn<Kind>("kind");
    QTest::newRow("prize list") << Kind::PrizeList;
    QTest::newRow("poster") << Kind::Poster;
}

void TestPrizeDocuments::announcedInOneLine()
{
    QFETCH(const Kind, kind);
    const auto text = table_reading::texts(tableOf(choosing(), {kind})).join(u'\n');
    QVERIFY2(text.count(u"places 2 to 4: free choice, one after the other"_s) == 1,
             qPrintable(text));
}

void TestPrizeDocuments::givenBeforeTheEndIsMarked()
{
    QCOMPARE(shown(tableOf(withDoorPrize({}), {Kind::PrizeList}), u"worth"_s),
             QStringList({u"a ham"_s, u"wine"_s}));
    const auto given = withDoorPrize({core::StartNumber{3}});
    QCOMPARE(shown(tableOf(given, {Kind::PrizeList}), u"worth"_s),
             QStringList({u"a ham (given already)"_s, u"wine"_s}));
    QVERIFY(
        shown(tableOf(given, {Kind::Winners}), u"decided"_s).contains(u"given by hand already"_s));
    QVERIFY(shown(tableOf(given, {Kind::PrizeReading}), u"decided"_s)
                .contains(u"given by hand already"_s));
}

void TestPrizeDocuments::posterSaysWhatPrizesAre()
{
    auto tournament = withDoorPrize({});
    tournament.settings.prizes.push_back(
        prize(u"Consolation"_s, core::PrizeFor::Last, core::PrizeCents{500, 500, 500}));
    const auto text = table_reading::texts(tableOf(tournament, {Kind::Poster})).join(u'\n');
    QVERIFY2(text.contains(u"Door: a ham, wine"_s), qPrintable(text));
    QVERIFY2(text.contains(u"Consolation: 3 × 5 €"_s), qPrintable(text));
}

void TestPrizeDocuments::goneHomeIsMarked_data()
{
    QTest::addColumn<core::Tournament>("tournament");
    auto byPlace = over();
    byPlace.settings.prizeCents = {500, 250};
    auto further = choosing();
    auto none = over();
    for (auto* const one : {&byPlace, &further, &none}) {
        one->participants[1].present = {{core::RoundNumber{1}, core::RoundNumber{1}}};
    }
    QTest::newRow("prizes by place") << byPlace;
    QTest::newRow("further prizes") << further;
    QTest::newRow("no prizes") << none;
}

void TestPrizeDocuments::goneHomeIsMarked()
{
    QFETCH(const core::Tournament, tournament);
    const auto names = shown(tableOf(tournament, {Kind::Winners}), u"name"_s);
    QVERIFY2(names[1].contains(u"(has gone home)"_s), qPrintable(names.join(u'\n')));
    QCOMPARE(names.filter(u"(has gone home)"_s).size(), 1);
}

/// The legend of shared ranks goes by the winners, not by all others.
void TestPrizeDocuments::noLegendWithoutSharers()
{
    TournamentBuilder builder(samples::plusRules());
    builder.participants(8).round(1, 1, core::RoundState::Closed);
    builder.table({1, 2, 3, 4}).game(romme("0,3,5,9"));
    builder.table({5, 6, 7, 8}).game(romme("9,0,9,9"));
    auto tournament = builder.tournament();
    tournament.settings.plannedRounds = 1;
    tournament.participants[0].club = u"Hof"_s;
    tournament = normalised(tournament);
    tournament.penalties = {};
    const auto table = tableOf(tournament, {Kind::Winners});
    const bool isAnyShared = !shown(table, u"rank"_s).filter(u"="_s).isEmpty();
    QCOMPARE(table.notes.contains(u"= before a rank: several share it."_s), isAnyShared);
    const auto all = tableOf(tournament, {Kind::Standings});
    QVERIFY(all.notes.contains(u"= before a rank: several share it."_s));
}

RUMMY_TEST(TestPrizeDocuments)

} // namespace tst_prize_documents

#include "tst_prize_documents.moc"
