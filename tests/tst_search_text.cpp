#include "core/people/search_text.h"

#include "tests/evening.h"
#include "tests/suite.h"

#include <QFile>
#include <QTest>

namespace tst_search_text {

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

class TestSearchText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matches_data();
    void matches();
    void matchesNumbers_data();
    void matchesNumbers();
    void findsTyped_data();
    void findsTyped();
    void pairs_data();
    void pairs();
};

void TestSearchText::matches_data()
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
    row("anywhere: a hyphen left out", anywhere, "annalen", "Berger, Anna-Lena", true, {{8, 8}});
    row("anywhere: the accent apart in the name", anywhere, "muell", "Mu\u0308ller", true,
        {{0, 5}});
    row("anywhere: a result is not words", anywhere, "0-3-5", "5 0 3", false);
}

void TestSearchText::matches()
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

void TestSearchText::matchesNumbers_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("the number") << text(" 12 ") << true;
    QTest::newRow("part of the number") << text("1") << false;
    QTest::newRow("the name") << text("lan") << true;
    QTest::newRow("nothing typed") << QString() << true;
}

void TestSearchText::matchesNumbers()
{
    QFETCH(const QString, typed);
    QTEST(NameMatcher(typed).matches(12_p, text("Lang, Uwe")), "isFound");
}

void TestSearchText::findsTyped_data()
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

void TestSearchText::findsTyped()
{
    QFETCH(const QString, typed);
    QFETCH(const int, from);
    const auto found = core::findTyped(text("Straße für Straßen"), typed, from);
    QTEST(found ? static_cast<int>(found->from) : -1, "at");
    QTEST(found ? static_cast<int>(found->length) : 0, "length");
}

/// The same pairs are tried on the pages for phones.
void TestSearchText::pairs_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isFound");
    QFile file(QFINDTESTDATA("data/search_pairs.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    file.readLine();
    while (!file.atEnd()) {
        const auto fields = QString::fromUtf8(file.readLine()).trimmed().split(u'\t');
        QCOMPARE(fields.size(), 3);
        QTest::newRow(qUtf8Printable(fields[1] + QLatin1StringView(" in ") + fields[0]))
            << fields[0] << fields[1] << (fields[2] == QLatin1StringView("yes"));
    }
}

void TestSearchText::pairs()
{
    QFETCH(const QString, name);
    QFETCH(const QString, typed);
    QFETCH(const bool, isFound);
    QCOMPARE(NameMatcher(typed).matches(name), isFound);
    QCOMPARE(NameMatcher(typed).find(name).has_value(), isFound);
}

RUMMY_TEST(TestSearchText)

} // namespace tst_search_text

#include "tst_search_text.moc"
