#include "core/cards/knock_out.h"
#include "reports/documents/frame.h"
#include "reports/documents/usual_print.h"
#include "samples.h"
#include "table_reading.h"
#include "tests/suite.h"

#include <QRegularExpression>
#include <QSet>

namespace tst_every_table {

using namespace Qt::Literals::StringLiterals;
using documents::Choice;
using documents::Kind;
using table_reading::sourceOf;
using table_reading::tableOf;

namespace {

std::vector<Kind> tableKinds(const core::Tournament& tournament)
{
    std::vector<Kind> kinds;
    for (const auto kind : documents::kindsFor(tournament)) {
        if (documents::is(kind, documents::Trait::IsTable)) {
            kinds.push_back(kind);
        }
    }
    return kinds;
}

/// The same without any wishes.
core::Tournament withoutWishes(core::Tournament tournament)
{
    tournament.settings.apart.clear();
    tournament.settings.clubsApart = false;
    for (auto& person : tournament.participants) {
        person.fixedTable.reset();
    }
    return tournament;
}

core::Tournament withWishes(core::Tournament tournament)
{
    tournament.settings.clubsApart = true;
    for (auto& person : tournament.participants) {
        person.fixedTable = core::TableNumber{4711};
    }
    return tournament;
}

} // namespace

/// Properties of all table documents.
class TestEveryTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Nothing of Rommé 500 appears in tournaments of the other rules.
    void theTreeIsOfKnockOutsAlone_data() { samples::addRows(); }
    void theTreeIsOfKnockOutsAlone()
    {
        QFETCH(const core::Tournament, tournament);
        const bool isOne = core::isKnockOut(tournament.settings);
        const auto kinds = documents::kindsFor(tournament);
        QCOMPARE(std::count(kinds.begin(), kinds.end(), Kind::Tree), isOne ? 1 : 0);
        QCOMPARE(bool(compose(sourceOf(tournament), {Kind::Tree})), isOne);
    }

    /// No stones are mentioned for cards, and no cards for stones.
    void wordsOfTheOtherRules_data() { samples::addRows(); }
    void wordsOfTheOtherRules()
    {
        QFETCH(const core::Tournament, tournament);
        const texts::ThreadLanguage english(QLocale(QLocale::English, QLocale::UnitedKingdom));
        static const QRegularExpression stones(u"stone|claim|[gct]mp\\b|licence"_s,
                                               QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression cards(u"\\bdeals?\\b|meld|stock|chip|knock"_s,
                                              QRegularExpression::CaseInsensitiveOption);
        const auto& others = playsCards(tournament.settings) ? stones : cards;
        for (const auto kind : tableKinds(tournament)) {
            const auto found = table_reading::texts(tableOf(tournament, {kind})).filter(others);
            QVERIFY2(found.isEmpty(), qPrintable(idOf(kind) + u": "_s + found.join(u" | "_s)));
        }
    }

    void everyRowHasItsCells_data() { samples::addRows(); }
    void everyRowHasItsCells()
    {
        QFETCH(const core::Tournament, tournament);
        for (const auto kind : tableKinds(tournament)) {
            const auto table = tableOf(tournament, {kind});
            QVERIFY(!table.title.isEmpty());
            QVERIFY(!table.nothing.isEmpty() || table.hasRows());
            QSet<QString> keys;
            for (const auto& column : table.columns) {
                QVERIFY2(!column.key.isEmpty(), qPrintable(column.head));
                QVERIFY2(!keys.contains(column.key), qPrintable(column.key));
                keys.insert(column.key);
            }
            for (const auto& block : table.blocks) {
                for (const auto& row : block.rows) {
                    QCOMPARE(row.cells.size(), table.columns.size());
                }
            }
        }
    }

    void withoutRoundsOnlyParticipantsHaveRows()
    {
        for (const auto kind : tableKinds(samples::withoutRounds())) {
            const auto table = tableOf(samples::withoutRounds(), {kind});
            const bool needsNone = kind == Kind::Participants || kind == Kind::SignUpList ||
                                   kind == Kind::CheckInList || kind == Kind::PrizeList ||
                                   kind == Kind::Poster;
            QVERIFY2(!table.hasRows() || needsNone, qPrintable(idOf(kind)));
            QVERIFY2(needsNone || kind == Kind::CashReport || kind == Kind::Raffle ||
                         table.nothing == documents::noRoundText(),
                     qPrintable(idOf(kind)));
        }
    }

    void wishesStandOnNone_data() { samples::addRows(); }
    void wishesStandOnNone()
    {
        QFETCH(const core::Tournament, tournament);
        for (const auto kind : tableKinds(tournament)) {
            const auto without = table_reading::texts(tableOf(withoutWishes(tournament), {kind}));
            QCOMPARE(table_reading::texts(tableOf(tournament, {kind})), without);
            QCOMPARE(table_reading::texts(tableOf(withWishes(tournament), {kind})), without);
        }
    }

    void theFrameSaysWhatWhenAndWhere()
    {
        const texts::ThreadLanguage english(QLocale(QLocale::English, QLocale::UnitedKingdom));
        const auto tournament = samples::evening();
        const auto frame = documents::frameOf(sourceOf(tournament), documents::RulesLine::With);
        QCOMPARE(frame.event, u"Clubabend im Oktober"_s);
        QCOMPARE(frame.dateAndPlace, u"Friday, 16 October 2026 · Gasthaus Zum Hirschen"_s);
        QCOMPARE(frame.organiser, u"Rommé-Club Eichenried"_s);
        QCOMPARE(frame.printed, u"Printed 21 November 2026 21:14"_s);
        QCOMPARE(frame.pageOf, u"Page %1 of %2"_s);
        QVERIFY(frame.rules.startsWith(u"Rummy-pure-plus: English scale; "_s));
        QVERIFY(documents::frameOf(sourceOf(tournament)).rules.isEmpty());
    }

    void theRulesStandWhereTheyDecide_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<bool>("rules");
        for (const auto kind : tableKinds(samples::evening())) {
            const bool rules = kind == Kind::Standings || kind == Kind::RoundResults ||
                               kind == Kind::CrossTable || kind == Kind::PersonalSheet;
            QTest::newRow(qPrintable(idOf(kind))) << kind << rules;
        }
    }
    void theRulesStandWhereTheyDecide()
    {
        QFETCH(const Kind, kind);
        QFETCH(const bool, rules);
        const auto tournament = samples::evening();
        const auto composed = compose(sourceOf(tournament), {kind});
        QCOMPARE(!composed->front().frame.rules.isEmpty(), rules);
    }

    void impossibleChoices_data()
    {
        QTest::addColumn<Choice>("choice");
        QTest::addColumn<QString>("place");
        QTest::newRow("no such round")
            << Choice{Kind::Standings, core::RoundNumber{9}} << u"/round"_s;
        QTest::newRow("a draft") << Choice{Kind::SeatingByTable, core::RoundNumber{2}}
                                 << u"/round"_s;
        QTest::newRow("no such participant")
            << Choice{Kind::PersonalSheet, std::nullopt, core::StartNumber{99}}
            << u"/participant"_s;
        QTest::newRow("no such table")
            << Choice{Kind::RoundResults, std::nullopt, std::nullopt, {core::TableNumber{3}}}
            << u"/table"_s;
    }
    void impossibleChoices()
    {
        QFETCH(const Choice, choice);
        QFETCH(const QString, place);
        const auto tournament = samples::running();
        const auto composed = compose(sourceOf(tournament), choice);
        QVERIFY(!composed);
        QCOMPARE(composed.refused().refusals.size(), std::size_t(1));
        QCOMPARE(std::get<core::Pointer>(composed.refused().refusals.front().place).text(), place);
    }

    void thePaperKitHasWhatTheEveningGoesOnWith()
    {
        const auto tournament = samples::running();
        const auto composed = compose(sourceOf(tournament), {Kind::PaperKit});
        QStringList titles;
        for (const auto& document : *composed) {
            const auto* const table = std::get_if<typeset::TableDocument>(&document.body);
            titles << (table != nullptr ? table->title : u"slips"_s);
        }
        QCOMPARE(titles.front(), u"If the laptop fails"_s);
        QVERIFY(titles.contains(tableOf(tournament, {Kind::SeatingByTable}).title));
        QVERIFY(titles.contains(tableOf(tournament, {Kind::Standings}).title));
        QVERIFY(titles.contains(tableOf(tournament, {Kind::OpenTables}).title));
        QVERIFY(titles.contains(u"Points of a game"_s));
        // Filled ones and blank ones.
        QCOMPARE(titles.count(u"slips"_s), 2);
        const auto before = samples::withoutRounds();
        QCOMPARE(compose(sourceOf(before), {Kind::PaperKit})->size(), std::size_t(6));
    }

    void languagesThereAre()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        QCOMPARE(documents::usualLocale(u"en"_s)->territory(), QLocale::UnitedStates);
        QCOMPARE(documents::usualLocale(u"de"_s)->territory(), QLocale::Germany);
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Austria));
        QCOMPARE(documents::usualLocale(u"en"_s)->territory(), QLocale::UnitedKingdom);
        QCOMPARE(documents::usualLocale(u"de"_s)->territory(), QLocale::Austria);
        QLocale::setDefault(QLocale::c());
        QVERIFY(!documents::usualLocale(u"fr"_s));
        QVERIFY(!documents::usualLocale({}));
    }

    /// The tests' system has no country.
    void programHasNoCountryOfItsOwn()
    {
        const auto english = documents::programLocale(u"en"_s);
        QCOMPARE(english.territory(), QLocale::UnitedKingdom);
        QCOMPARE(documents::usualPaper(english), typeset::PaperSize::A4);
        QCOMPARE(documents::programLocale(u"de"_s).territory(), QLocale::Germany);
        QCOMPARE(documents::programLocale({}), QLocale::system());
    }

    void numbersInTheLanguagesManner()
    {
        const texts::Translation english{QLocale(QLocale::English)};
        const texts::ThreadLanguage german(QLocale(QLocale::German, QLocale::Germany));
        const auto tournament = samples::running();
        const auto composed = compose(sourceOf(tournament), {Kind::RoundResults});
        // Decimals in files have a point; CSV converts it for the language's spreadsheets.
        QCOMPARE(table_reading::values(tableOf(tournament, {Kind::RoundResults}), u"points_1"_s)[1],
                 u"2.5"_s);
        QVERIFY(composed->front().frame.rules.contains(u"englische Punkteverteilung"_s));
        QVERIFY(composed->front().frame.printed.contains(u"21. November 2026 21:14"_s));
    }

    void usualPaper()
    {
        QCOMPARE(documents::usualPaper(QLocale(QLocale::German, QLocale::Germany)),
                 typeset::PaperSize::A4);
        QCOMPARE(documents::usualPaper(QLocale(QLocale::English, QLocale::UnitedStates)),
                 typeset::PaperSize::Letter);
    }

    void wordsOfPaper()
    {
        QCOMPARE(documents::keyOf(typeset::PaperSize::A4), u"a4"_s);
        QCOMPARE(documents::keyOf(typeset::PaperSize::Letter), u"letter"_s);
        for (const auto paper : {typeset::PaperSize::A4, typeset::PaperSize::Letter}) {
            QVERIFY(documents::paperOf(documents::keyOf(paper)) == paper);
        }
        QVERIFY(!documents::paperOf(u"a5"_s));
        QVERIFY(!documents::paperOf({}));
    }
};

RUMMY_TEST(TestEveryTable)

} // namespace tst_every_table

#include "tst_every_table.moc"
