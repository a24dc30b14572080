#include "core/people/distinct_names.h"
#include "core/people/name_order.h"
#include "core/people/people_names.h"
#include "core/people/search_text.h"
#include "tests/evening.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>

namespace tst_people_names {

using namespace evening;
using namespace Qt::StringLiterals;

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
    void equalNamesByNumber();
    void eachLetterOnce_data();
    void eachLetterOnce();
    void letters_data();
    void letters();
    void tellsNamesApart();
    void putsNamesTogether();
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
    const core::NameOrder order{QLocale(language)};
    QStringList sorted;
    for (const auto number : order.sorted(evening.participants)) {
        sorted << core::findParticipant(evening, number)->name;
    }
    QCOMPARE(sorted, expected);
    expected.removeAll(text("Nguyen Mai")); // A surname set by hand is in no name.
    auto names = expected;
    std::reverse(names.begin(), names.end());
    std::sort(names.begin(), names.end(), [&order](const QString& one, const QString& other) {
        return order.comesBefore(one, other);
    });
    QCOMPARE(names, expected);
}

void TestPeopleNames::equalNamesByNumber()
{
    auto evening = tournament(8);
    std::reverse(evening.participants.begin(), evening.participants.end());
    std::vector<core::StartNumber> expected;
    for (auto& person : evening.participants) {
        person.name = text("Lindner, Peter");
        expected.push_back(person.number);
    }
    std::reverse(expected.begin(), expected.end());
    QCOMPARE(core::NameOrder(QLocale(QLocale::German)).sorted(evening.participants), expected);
}

void TestPeopleNames::eachLetterOnce_data()
{
    QTest::addColumn<QString>("language");
    for (const char* language : {"de", "en", "sv", "da", "pl", "tr", "C"}) {
        QTest::newRow(language) << language;
    }
}

/// Whatever letter names begin with: in a list parted by letters, none comes again.
void TestPeopleNames::eachLetterOnce()
{
    QFETCH(const QString, language);
    constexpr char16_t lastOfLatin = 0x17F;
    std::vector<core::Participant> people;
    for (char16_t sign = u'A'; sign <= lastOfLatin; ++sign) {
        if (QChar(sign).isLetter()) {
            auto& person = people.emplace_back();
            person.number = core::StartNumber{static_cast<std::int32_t>(sign)};
            person.name = QChar(sign) + u"x, Al"_s;
        }
    }
    const core::NameOrder order{QLocale(language)};
    QStringList letters;
    for (const auto number : order.sorted(people)) {
        const QString letter = order.letterOf(QChar(static_cast<char16_t>(core::plain(number))));
        if (letters.isEmpty() || letters.last() != letter) {
            letters << letter;
        }
    }
    auto once = letters;
    once.removeDuplicates();
    QCOMPARE(letters.join(u" "_s), once.join(u" "_s));
}

void TestPeopleNames::letters_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("letter");
    const auto row = [](const char* title, const char* language, const char* name,
                        const char* letter) {
        QTest::newRow(title) << language << text(name) << text(letter);
    };
    row("a capital", "de", "Lang", "L");
    row("small", "de", "lang", "L");
    row("an umlaut", "de", "Österle", "O");
    row("composed of two", "de", "O\u0308sterle", "O");
    row("Ł", "de", "Łuczak", "L");
    row("Ø", "de", "Østergaard", "O");
    row("Ö behind Z", "sv", "Österle", "Ö");
    row("Ø behind Z", "da", "Østergaard", "Ø");
    row("Ž with Z", "de", "Žižka", "Z");
    row("an apostrophe before", "de", "’t Hooft", "T");
    row("another alphabet", "de", "Иванов", "И");
    row("a number", "de", "23", "");
}

void TestPeopleNames::letters()
{
    QFETCH(const QString, language);
    QFETCH(const QString, name);
    QTEST(core::NameOrder(QLocale(language)).letterOf(name), "letter");
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

RUMMY_TEST(TestPeopleNames)

} // namespace tst_people_names

#include "tst_people_names.moc"
