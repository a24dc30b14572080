#include "core/people/distinct_names.h"
#include "core/people/name_order.h"
#include "core/people/people_names.h"
#include "tests/evening.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_people_names {

using namespace evening;
using core::NameMatcher;
using Spans = std::vector<core::TextSpan>;
using Match = NameMatcher::Match;

namespace {

QString text(const char* utf8)
{
    return QString::fromUtf8(utf8);
}

} // namespace

class TestPeopleNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void takesNamesApart_data();
    void takesNamesApart();
    void sortsBySurname_data();
    void sortsBySurname();
    void tellsNamesApart();
    void putsNamesTogether();
    void matches_data();
    void matches();
    void matchesNumbers_data();
    void matchesNumbers();
    void findsTyped_data();
    void findsTyped();
};

void TestPeopleNames::takesNamesApart_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("byHand");
    QTest::addColumn<QString>("surname");
    QTest::addColumn<QString>("forename");
    QTest::addColumn<QString>("spoken");
    const auto row = [](const char* tag, const char* name, const char* byHand, const char* surname,
                        const char* forename, const char* spoken) {
        QTest::newRow(tag) << text(name) << text(byHand) << text(surname) << text(forename)
                           << text(spoken);
    };
    row("comma", "Müller, Jürgen", "", "Müller", "Jürgen", "Jürgen Müller");
    row("no comma", "Käthe Weiß", "", "Weiß", "Käthe", "Käthe Weiß");
    row("three words", "Anna Maria Berger", "", "Berger", "Anna Maria", "Anna Maria Berger");
    row("one word", "Gast", "", "Gast", "", "Gast");
    row("one word and a comma", "Gast,", "", "Gast", "", "Gast");
    row("two commas", "Lang, Uwe, jun.", "", "Lang", "Uwe, jun.", "Uwe, jun. Lang");
    row("small words", "Ursula von der Leyen", "", "von der Leyen", "Ursula",
        "Ursula von der Leyen");
    row("small words alone", "von der Leyen", "", "der Leyen", "von", "von der Leyen");
    row("a large particle", "Anna Von Berg", "", "Berg", "Anna Von", "Anna Von Berg");
    row("typed all small", "anna maria von berg", "", "berg", "anna maria von",
        "anna maria von berg");
    row("junior", "Karl Lang jun.", "", "Lang jun.", "Karl", "Karl Lang jun.");
    row("a number", "Person 12", "", "Person 12", "", "Person 12");
    row("digits", "007", "", "007", "", "007");
    row("by hand", "Nguyen Mai", "Nguyen", "Nguyen", "Mai", "Nguyen Mai");
    row("by hand, with a comma", "Nguyen, Mai", "Nguyen", "Nguyen", "Mai", "Mai Nguyen");
    row("by hand, of two words", "Ana Lopez Garcia", "Lopez Garcia", "Lopez Garcia", "Ana",
        "Ana Lopez Garcia");
    row("by hand, not in the name", "Käthe Weiß", "Schwarz", "Schwarz", "Käthe", "Käthe Weiß");
    row("nothing", "", "", "", "", "");
}

void TestPeopleNames::takesNamesApart()
{
    QFETCH(const QString, name);
    QFETCH(const QString, byHand);
    const auto parts = core::partsOf(name, byHand);
    QTEST(parts.surname, "surname");
    QTEST(parts.forename, "forename");
    auto person = participant(1);
    person.name = name;
    person.surname = byHand;
    QTEST(core::spokenName(person), "spoken");
}

void TestPeopleNames::sortsBySurname_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QStringList>("expected");
    const QStringList names = {text("Ahrens, Ingeborg"), text("Ahrens-Fröhlich, Renée"),
                               text("Muller, Zoe"),      text("Jürgen Müller"),
                               text("Nguyen Mai"),       text("Österle, Bo"),
                               text("Otto, Al"),         text("Zander, Udo")};
    QTest::newRow("German") << "de" << names;
    auto swedish = names;
    swedish.move(5, 7); // Ö comes after Z
    QTest::newRow("Swedish") << "sv" << swedish;
    QTest::newRow("none") << "C" << names;
}

void TestPeopleNames::sortsBySurname()
{
    QFETCH(QString, language);
    QFETCH(QStringList, expected);
    auto evening = tournament(8);
    for (std::size_t index = 0; index < 8; ++index) {
        evening.participants[index].name = expected[static_cast<qsizetype>(7 - index)];
    }
    for (auto& person : evening.participants) {
        if (person.name == text("Nguyen Mai")) {
            person.surname = text("Nguyen");
        }
    }
    QStringList sorted;
    for (const auto number : core::NameOrder(QLocale(language)).sorted(evening.participants)) {
        sorted << core::findParticipant(evening, number)->name;
    }
    QCOMPARE(sorted, expected);
}

void TestPeopleNames::tellsNamesApart()
{
    auto evening = tournament(6);
    const std::vector<std::pair<const char*, const char*>> people = {
        {"Lang, Karl", ""},       {"Karl Lang", "Hof"}, {"Lang, Karl", "Plauen"},
        {"Lang, Karl", "Plauen"}, {"Lang, Ute", ""},    {"Berger, Anna", ""}};
    for (std::size_t index = 0; index < people.size(); ++index) {
        evening.participants[index].name = text(people[index].first);
        evening.participants[index].club = text(people[index].second);
    }
    const core::DistinctNames names(evening);
    QStringList full;
    QStringList surnames;
    for (const auto& person : evening.participants) {
        full << names.of(person.number);
        surnames << names.surname(person.number);
    }
    const QStringList shared = {text("1 Lang, Karl"), text("Karl Lang (Hof)"), text("3 Lang, Karl"),
                                text("4 Lang, Karl"), text("Lang, Ute")};
    QCOMPARE(full, shared + QStringList{text("Berger, Anna")});
    QCOMPARE(surnames, shared + QStringList{text("Berger")});
    QCOMPARE(names.besideNumber(1_p), text("Lang, Karl"));
    QCOMPARE(names.besideNumber(2_p), text("Karl Lang (Hof)"));
    QCOMPARE(names.besideNumber(3_p), text("Lang, Karl"));
    QCOMPARE(names.besideNumber(6_p), text("Berger, Anna"));
    QCOMPARE(names.of(9_p), text("9"));
}

void TestPeopleNames::putsNamesTogether()
{
    auto played = tournament(2);
    played.participants[1].name = text("Hofmann, Ute");
    played.participants[1].club = text("Grünwies");
    QCOMPARE(core::personText(played.participants[1]), text("2 Hofmann, Ute (Grünwies)"));
    QCOMPARE(core::numberedName(played, 2_p), text("2 Hofmann, Ute"));
    QCOMPARE(core::numberedName(played, 9_p), text("9"));
    QCOMPARE(core::nameWithClub(text("Hofmann, Ute"), {}), text("Hofmann, Ute"));
}

void TestPeopleNames::matches_data()
{
    QTest::addColumn<Match>("match");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isFound");
    QTest::addColumn<Spans>("spans");
    const auto row = [](const char* title, Match match, const char* typed, const char* name,
                        bool isFound, const Spans& spans = {}) {
        QTest::newRow(title) << match << text(typed) << text(name) << isFound << spans;
    };
    const auto start = Match::WordStart;
    const auto anywhere = Match::Anywhere;
    row("the beginning", start, "schm", "Schmidt, Hannelore", true, {{0, 4}});
    row("the first name", start, "hann", "Schmidt, Hannelore", true, {{9, 4}});
    row("within a word", start, "midt", "Schmidt, Hannelore", false);
    row("behind a hyphen", start, "rott", "Schmidt-Rottluff, Friedrich", true, {{8, 4}});
    row("two words, any order", start, "hann schm", "Schmidt, Hannelore", true, {{9, 4}, {0, 4}});
    row("two words, one missing", start, "schm anna", "Schmidt, Hannelore", false);
    row("a comma is nothing", start, "schmidt, h", "Schmidt, Hannelore", true, {{0, 7}, {9, 1}});
    row("umlaut left out", start, "mull", "Müller, Eva", true, {{0, 4}});
    row("umlaut spelled out", start, "muell", "Müller, Eva", true, {{0, 4}});
    row("umlaut typed", start, "müll", "Müller, Eva", true, {{0, 4}});
    row("umlaut typed, spelled out in the name", start, "müll", "Mueller, Eva", true, {{0, 5}});
    row("sharp s", start, "weiss", "Weiß, Jan", true, {{0, 4}});
    row("accents", start, "dvora", "Dvořáková, Zdeňka", true, {{0, 5}});
    row("letters that can't be taken apart", start, "malgo", "Kowalczyk, Małgorzata", true,
        {{11, 5}});
    row("nothing typed", start, "", "Müller, Eva", true);
    row("another alphabet", start, "ив", "Иванов", true, {{0, 2}});

    row("anywhere: within a word", anywhere, "MIDT", "Schmidt, Hannelore", true, {{3, 4}});
    row("anywhere: any order", anywhere, "eva mül", "Müller, Eva", true, {{8, 3}, {0, 3}});
    row("anywhere: one missing", anywhere, "eva meier", "Müller, Eva", false);
    row("anywhere: umlaut left out", anywhere, "ull", "Müller, Eva", true, {{1, 3}});
    row("anywhere: umlaut spelled out", anywhere, "uell", "Müller, Eva", true, {{1, 3}});
    row("anywhere: umlaut spelled out in the name", anywhere, "müller", "Mueller", true, {{0, 7}});
    row("anywhere: accent typed, none in the name", anywhere, "rené", "Rene", true, {{0, 4}});
    row("anywhere: sharp s", anywhere, "EISS", "Weiß, Jan", true, {{1, 3}});
    row("anywhere: a letter and its accent apart", anywhere, "mu\u0308ll", "Müller", true,
        {{0, 4}});
    row("anywhere: punctuation counts", anywhere, "12.2026", "05.12.2026", true, {{3, 7}});
    row("anywhere: blanks around", anywhere, "  eva ", "Müller, Eva", true, {{8, 3}});
    row("anywhere: nothing typed", anywhere, "  ", "Müller, Eva", true);
}

void TestPeopleNames::matches()
{
    QFETCH(const Match, match);
    QFETCH(const QString, typed);
    QFETCH(const QString, name);
    QFETCH(const bool, isFound);
    QFETCH(const Spans, spans);
    const NameMatcher matcher(typed, match);
    const auto found = matcher.find(name);
    QCOMPARE(found.has_value(), isFound);
    QCOMPARE(matcher.matches(name), isFound);
    QVERIFY(found.value_or(Spans()) == spans);
}

void TestPeopleNames::matchesNumbers_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("the number") << text(" 12 ") << true;
    QTest::newRow("part of the number") << text("1") << false;
    QTest::newRow("the name") << text("lan") << true;
    QTest::newRow("nothing typed") << QString() << true;
}

void TestPeopleNames::matchesNumbers()
{
    QFETCH(const QString, typed);
    QTEST(NameMatcher(typed).matches(12_p, text("Lang, Uwe")), "isFound");
}

void TestPeopleNames::findsTyped_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("at");
    QTest::addColumn<int>("length");
    QTest::newRow("the first") << text("stra") << 0 << 0 << 4;
    QTest::newRow("the next") << text("stra") << 1 << 11 << 4;
    QTest::newRow("several letters for one") << text("STRASSE ") << 0 << 0 << 7;
    QTest::newRow("spelled out") << text("fuer") << 0 << 7 << 3;
    QTest::newRow("not there") << text("stern") << 0 << -1 << 0;
    QTest::newRow("nothing typed") << QString() << 0 << -1 << 0;
}

void TestPeopleNames::findsTyped()
{
    QFETCH(const QString, typed);
    QFETCH(const int, from);
    const auto found = core::findTyped(text("Straße für Straßen"), typed, from);
    QTEST(found ? static_cast<int>(found->from) : -1, "at");
    QTEST(found ? static_cast<int>(found->length) : 0, "length");
}

RUMMY_TEST(TestPeopleNames)

} // namespace tst_people_names

#include "tst_people_names.moc"
