#include "core/file/json_document.h"
#include "file_faults.h"
#include "random_tournament.h"
#include "tests/suite.h"

#include <random>

namespace tst_file_broken {

using namespace file_faults_test;
using core::Line;

/// readTournament() on text that is not our format: broken, truncated, endlessly nested.
class TestFileBroken : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void brokenText_data();
    void brokenText() { compareFaults(); }
    void refusesNestingBeyondTheLimit();
    void refusesMegabytesOfNesting();
    void refusesTooManyValues_data();
    void refusesTooManyValues();
    void survivesMutilation();
    void survivesEveryTruncation();
};

void TestFileBroken::brokenText_data()
{
    addFileColumns();
    const auto broken = [](const char* name, const QByteArray& file, FileFault fault, int line,
                           const QStringList& arguments = {}) {
        QTest::newRow(name) << file << Refusals{{fault, Line{line}, arguments}};
    };
    const auto syntax = [&broken](const char* name, const QByteArray& file, int line,
                                  const char* met) {
        broken(name, file, FileFault::Syntax, line, {QString::fromUtf8(met)});
    };
    syntax("nothing", {}, 1, "");
    syntax("blank", " \n\n", 1, "");
    syntax("a word", "hello", 1, "h");
    syntax("no value", "{\n\"a\":\n}", 3, "}");
    syntax("a comma too many", "{\n\"a\": [1,\n2, ],\n}", 3, "2, ]");
    syntax("a comma missing", "[\n1.5\n20]", 3, "20");
    syntax("a text missing its end", "{\n\"a\": \"b\n}", 2, "\"a\": \"b");
    syntax("an end missing", "{\n\"a\": 1\n\n", 2, "\"a\": 1");
    syntax("more behind the end", "{}\n\n{}", 3, "{");
    syntax("a number behind the end", "{}\n50", 2, "50");
    syntax("lines ended as on Windows", "{\r\n\"a\"\r\n}", 3, "}");
    syntax("no number: 01", "[\n01]", 2, "01");
    syntax("no number: 1.", "[\n1.]", 2, "1.]");
    syntax("no number: .5", "[\n.5]", 2, ".");
    syntax("no number: +1", "[\n+1]", 2, "+");
    syntax("no number: 1-2", "[\n1-2]", 2, "1-2");
    syntax("no number: 1e", "[\n1e]", 2, "1e]");
    syntax("no number: -", "[\n-]", 2, "-]");
    syntax("no number: 1e999.5", "[\n1e999.5]", 2, "1e999");
    syntax("a comment", "{\n// no\n}", 2, "/");
    syntax("half a surrogate pair", "[\"\\ud800\"]", 1, "[\"\\ud800\"");
    syntax("no ASCII", "[ä]", 1, "[ä");
    broken("two byte-order marks", "\xEF\xBB\xBF\xEF\xBB\xBF{}", FileFault::Syntax, 1,
           {QString(2, QChar(QChar::ByteOrderMark))});
    QTest::newRow("a long word") << "\n[\"" + QByteArray(1000, 'x') + "\n]"
                                 << Refusals{
                                        {FileFault::Syntax, Line{2}, {u'…' + QString(40, u'x')}}};

    broken("a database", QByteArray("SQLite format 3\0\x10\0\xC3", 19), FileFault::Database, 1);
    broken("Latin-1", "{\n\"name\": \"M\xFCller\"}", FileFault::NotUtf8, 2);
    broken("UTF-16", QByteArray("\xFF\xFE{\0}\0", 6), FileFault::NotUtf8, 1);
    broken("an overlong form", "[\"\n\n\xC0\xAF\"]", FileFault::NotUtf8, 3);
    broken("a surrogate", "[\"\xED\xA0\x80\"]", FileFault::NotUtf8, 1);
    broken("cut in a character", "[\n\"\xC3", FileFault::NotUtf8, 2);
}

void TestFileBroken::refusesNestingBeyondTheLimit()
{
    const auto nested = [](int depth) {
        return small_file::withSetting(QByteArray("'x': ") + QByteArray(depth - 2, '[') +
                                       QByteArray(depth - 2, ']'));
    };
    QCOMPARE(refusalsOf(readTournament(nested(core::deepestNesting))),
             Refusals{refusal(FileFault::UnknownKey, "/tournament/x", {text("x")})});
    QByteArray place = "/tournament/x";
    place += QByteArray("/0").repeated(core::deepestNesting - 2);
    QCOMPARE(refusalsOf(readTournament(nested(core::deepestNesting + 1))),
             Refusals{refusal(FileFault::TooDeep, place, {QString::number(core::deepestNesting)})});
}

void TestFileBroken::refusesMegabytesOfNesting()
{
    constexpr qsizetype size = 20'000'000;
    for (const QByteArray& piece :
         {QByteArray("["), QByteArray("{\"a\":"), QByteArray("[{\"a\":")}) {
        const auto faults = refusalsOf(readTournament(piece.repeated(size / piece.size())));
        QCOMPARE(faults.size(), 1U);
        QVERIFY(faults.front().code == core::RefusalCode(FileFault::TooDeep));
    }
}

void TestFileBroken::refusesTooManyValues_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("numbers") << QByteArray("[1, 2, 3, 4]");
    QTest::newRow("the last a number") << QByteArray("[[], {}, 3]");
    QTest::newRow("the last a text") << QByteArray("{\"a\": null, \"b\": true, \"c\": \"\"}");
    QTest::newRow("the last a list") << QByteArray("[1, 2, []]");
    QTest::newRow("the last an object") << QByteArray("[[[{}]]]");
}

void TestFileBroken::refusesTooManyValues()
{
    QFETCH(QByteArray, file);
    QVERIFY(core::JsonDocument::read(file, 5));
    const auto read = core::JsonDocument::read(file, 3);
    QVERIFY(!read);
    const Refusals expected = {{FileFault::TooManyValues, Line{1}, {QStringLiteral("3")}}};
    QCOMPARE(read.refused().refusals, expected);
}

void TestFileBroken::survivesMutilation()
{
    const QByteArray sound = writeTournament(randomTournament(7, {9, 2, 2}));
    std::mt19937 random(1);
    const auto below = [&random](qsizetype limit) {
        return static_cast<qsizetype>(random() % static_cast<std::uint32_t>(limit));
    };
    const QByteArray digitsAndMarks = "0123456789-+.eE\"\\{}[],: \n\tnulltruefalse";
    int read = 0;
    int refused = 0;
    for (int run = 0; run < 4000; ++run) {
        QByteArray file = sound;
        for (auto changes = 1 + below(3); changes > 0; --changes) {
            const auto at = below(file.size());
            const auto length = 1 + below(run % 2 == 0 ? 3 : 60);
            switch (below(4)) {
            case 0:
                file[at] = static_cast<char>(below(256));
                break;
            case 1:
                file[at] = digitsAndMarks[below(digitsAndMarks.size())];
                break;
            case 2:
                file.remove(at, length);
                break;
            default:
                file.insert(at, sound.mid(below(sound.size()), length));
            }
        }
        const auto result = readTournament(file);
        QVERIFY(result || !result.refused().refusals.empty());
        ++(result ? read : refused);
    }
    QVERIFY(read > 0);
    QVERIFY(refused > 0);
}

void TestFileBroken::survivesEveryTruncation()
{
    const QByteArray sound = writeTournament(randomTournament(3, {5, 1, 1}));
    for (qsizetype size = 0; size < sound.trimmed().size(); ++size) {
        const auto faults = refusalsOf(readTournament(sound.first(size)));
        QCOMPARE(faults.size(), 1U);
        QVERIFY(std::holds_alternative<Line>(faults.front().place));
    }
    QVERIFY(readTournament(sound.trimmed()));
}

RUMMY_TEST(TestFileBroken)

} // namespace tst_file_broken

#include "tst_file_broken.moc"
