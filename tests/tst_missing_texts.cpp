#include "core/texts/missing_texts.h"
#include "core/texts/translation.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_missing_texts {

using namespace Qt::Literals::StringLiterals;
using core::Missing;
using core::TableMark;
using texts::CheckedTables;

/// What is unsettled, in words for the desk and for everybody.
class TestMissingTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unsettledForTheDesk_data();
    void unsettledForTheDesk();
    void checkedForEverybody_data();
    void checkedForEverybody();
};

namespace {

core::TableKey tableAt(int round, int table)
{
    return {core::RoundNumber{round}, core::TableNumber{table}};
}

Missing marked(int round, int table, TableMark mark)
{
    return core::MarkedTable{tableAt(round, table), mark};
}

Missing differing(int round, int table, int game)
{
    return core::DifferingReport{
        {core::RoundNumber{round}, core::TableNumber{table}, core::GameNumber{game}}};
}

} // namespace

void TestMissingTexts::unsettledForTheDesk_data()
{
    using Tables = std::vector<core::TableKey>;
    QTest::addColumn<std::vector<Missing>>("missing");
    QTest::addColumn<Tables>("waiting");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");
    const auto row = [](const char* name, const std::vector<Missing>& missing,
                        const Tables& waiting, const char16_t* english, const char16_t* german) {
        QTest::newRow(name) << missing << waiting << QString::fromUtf16(english)
                            << QString::fromUtf16(german);
    };
    const Missing open = core::OpenTable{tableAt(2, 1)};
    const Missing unclosed = core::UnclosedRound{core::RoundNumber{2}};
    const Missing tie = core::UndecidedTie{2, {}};
    row("nothing", {}, {}, u"", u"");
    row("what is open or to be played is said elsewhere",
        {open, unclosed, core::RoundsToPlay{2}, core::UnendedEvening()}, {}, u"", u"");
    row("a disputed table", {open, marked(2, 4, TableMark::Disputed), unclosed}, {},
        u"Round 2: table 4 disputed · provisional", u"Runde 2: Tisch 4 strittig · vorläufig");
    row("several, by round and kind",
        {marked(1, 3, TableMark::Unclear), marked(2, 4, TableMark::Disputed),
         marked(2, 5, TableMark::Unclear), marked(2, 7, TableMark::Unclear)},
        {},
        u"Round 1: table 3 unclear · Round 2: table 4 disputed, tables 5, 7 unclear · provisional",
        u"Runde 1: Tisch 3 ungeklärt · Runde 2: Tisch 4 strittig, Tische 5, 7 ungeklärt · "
        u"vorläufig");
    row("two games of a table differ", {differing(2, 3, 1), differing(2, 3, 2)}, {},
        u"Round 2: table 3: report by phone differs · provisional",
        u"Runde 2: Tisch 3: Handy-Eingabe weicht ab · vorläufig");
    row("what waits makes nothing provisional", {open}, {tableAt(2, 1), tableAt(2, 6)},
        u"Round 2: tables 1, 6: reports by phone wait",
        u"Runde 2: Tische 1, 6: Handy-Eingaben warten");
    row("an objection is not a dispute yet",
        {core::ObjectedTable{tableAt(2, 7)}, marked(2, 4, TableMark::Disputed)}, {},
        u"Round 2: table 4 disputed, objection: table 7 · provisional",
        u"Runde 2: Tisch 4 strittig, Einspruch: Tisch 7 · vorläufig");
    row("a tie", {tie}, {}, u"Place 2: tie for a prize · provisional",
        u"Platz 2: Gleichstand um einen Preis · vorläufig");
}

void TestMissingTexts::unsettledForTheDesk()
{
    QFETCH(const std::vector<Missing>, missing);
    QFETCH(const std::vector<core::TableKey>, waiting);
    {
        const texts::Translation english{QLocale(QLocale::English, QLocale::UnitedKingdom)};
        QTEST(texts::unsettledText(missing, waiting), "english");
    }
    const texts::Translation german{QLocale(QLocale::German, QLocale::Germany)};
    QTEST(texts::unsettledText(missing, waiting), "german");
}

void TestMissingTexts::checkedForEverybody_data()
{
    QTest::addColumn<std::vector<Missing>>("missing");
    QTest::addColumn<CheckedTables>("tables");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");
    const auto row = [](const char* name, const std::vector<Missing>& missing, CheckedTables tables,
                        const char16_t* english, const char16_t* german) {
        QTest::newRow(name) << missing << tables << QString::fromUtf16(english)
                            << QString::fromUtf16(german);
    };
    const std::vector<Missing> one = {core::OpenTable{tableAt(2, 4)},
                                      marked(2, 4, TableMark::Disputed), differing(2, 4, 1)};
    const std::vector<Missing> several = {marked(1, 3, TableMark::Unclear),
                                          marked(2, 4, TableMark::Disputed), differing(2, 7, 2)};
    row("nothing", {core::OpenTable{tableAt(2, 4)}}, CheckedTables::Unnamed, u"", u"");
    row("a table, however often it is doubted", one, CheckedTables::Unnamed,
        u"One result is being checked.", u"Ein Ergebnis wird noch geprüft.");
    row("an objection", {core::ObjectedTable{tableAt(2, 4)}}, CheckedTables::Named,
        u"Round 2, table 4 is being checked.", u"Runde 2, Tisch 4 wird noch geprüft.");
    row("several", several, CheckedTables::Unnamed, u"3 results are being checked.",
        u"3 Ergebnisse werden noch geprüft.");
    row("a table by number", one, CheckedTables::Named, u"Round 2, table 4 is being checked.",
        u"Runde 2, Tisch 4 wird noch geprüft.");
    row("several by number", several, CheckedTables::Named,
        u"Round 1, table 3 is being checked. Round 2, tables 4, 7 are being checked.",
        u"Runde 1, Tisch 3 wird noch geprüft. Runde 2, Tische 4, 7 werden noch geprüft.");
}

void TestMissingTexts::checkedForEverybody()
{
    QFETCH(const std::vector<Missing>, missing);
    QFETCH(const CheckedTables, tables);
    QFETCH(const QString, english);
    {
        const texts::Translation spoken{QLocale(QLocale::English, QLocale::UnitedKingdom)};
        QCOMPARE(texts::checkedText(missing, tables), english);
        // The same in the sentences on paper.
        auto onPaper = texts::publicMissingTexts(missing, tables);
        onPaper.removeIf([](const QString& text) { return text.contains(u"still open"_s); });
        QCOMPARE(onPaper.join(u' ').remove(u"Provisional: "_s).toLower(), english.toLower());
    }
    const texts::Translation german{QLocale(QLocale::German, QLocale::Germany)};
    QTEST(texts::checkedText(missing, tables), "german");
}

RUMMY_TEST(TestMissingTexts)

} // namespace tst_missing_texts

#include "tst_missing_texts.moc"
