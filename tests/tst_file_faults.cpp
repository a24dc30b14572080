#include "core/file/tournament_file.h"

#include "evening.h"
#include "random_tournament.h"
#include "small_file.h"

#include <QTest>

#include <random>

using namespace evening;
using core::Expected;
using core::FileFault;
using core::Line;
using core::ParticipantFault;
using core::readTournament;
using core::Refusals;
using core::ResultFault;
using core::RoundFault;
using core::SettingsFault;
using scoring::GameFault;

namespace {

constexpr auto first = "/rounds/0/tables/0/games/0/hands/1";

QString text(const char* ascii)
{
    return QString::fromLatin1(ascii);
}

void row(const char* name, const QByteArray& file, const core::Refusal& expected)
{
    QTest::newRow(name) << file << Refusals{expected};
}

core::Refusal wrongType(const char* place, Expected expected)
{
    return refusal(FileFault::WrongType, place, {QString::number(static_cast<int>(expected))});
}

core::Refusal unknownWord(const char* place, const char* found, const char* known)
{
    return refusal(FileFault::UnknownWord, place, {text(found), text(known)});
}

core::Refusal outOfRange(const char* place, const char* found, const char* smallest,
                         const char* largest)
{
    return refusal(FileFault::NumberOutOfRange, place,
                   {text(found), text(smallest), text(largest)});
}

void addFileColumns()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<Refusals>("expected");
}

void compareFaults()
{
    QFETCH(QByteArray, file);
    QTEST(refusalsOf(readTournament(file)), "expected");
}

} // namespace

Q_DECLARE_METATYPE(core::Refusals)

/// What readTournament() refuses, and where.
class TestFileFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void brokenText_data();
    void brokenText() { compareFaults(); }
    void heading_data();
    void heading() { compareFaults(); }
    void unknownKeys_data();
    void unknownKeys() { compareFaults(); }
    void missingKeys_data();
    void missingKeys() { compareFaults(); }
    void wrongTypes_data();
    void wrongTypes() { compareFaults(); }
    void numbers_data();
    void numbers() { compareFaults(); }
    void words_data();
    void words() { compareFaults(); }
    void values_data();
    void values() { compareFaults(); }
    void duplicateKeys_data();
    void duplicateKeys() { compareFaults(); }
    void reportsAll();
    void reportsRulesBesidesForm_data();
    void reportsRulesBesidesForm() { compareFaults(); }
    void stopsReportingSomewhere();
    void refusesNestingBeyondTheLimit();
    void refusesMegabytesOfNesting();
    void survivesMutilation();
    void survivesEveryTruncation();
};

void TestFileFaults::brokenText_data()
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

    broken("Latin-1", "{\n\"name\": \"M\xFCller\"}", FileFault::NotUtf8, 2);
    broken("UTF-16", QByteArray("\xFF\xFE{\0}\0", 6), FileFault::NotUtf8, 1);
    broken("an overlong form", "[\"\n\n\xC0\xAF\"]", FileFault::NotUtf8, 3);
    broken("a surrogate", "[\"\xED\xA0\x80\"]", FileFault::NotUtf8, 1);
    broken("cut in a character", "[\n\"\xC3", FileFault::NotUtf8, 2);
}

void TestFileFaults::heading_data()
{
    addFileColumns();
    const auto heading = [](const char* part, const char* replacement) {
        return small_file::with(part, replacement);
    };
    QTest::newRow("no object") << QByteArray("[]")
                               << Refusals{{FileFault::NotATournament, Line{1}, {QString()}}};
    row("another format, nothing else looked at",
        heading("'rummy-director-tournament', 'version': 1,", "'chess', 'version': 2, 'x': 1,"),
        refusal(FileFault::NotATournament, "/format", {text("chess")}));
    row("a newer version, nothing else looked at", heading("'version': 1", "'version': 2, 'x': 1"),
        refusal(FileFault::UnknownVersion, "/version", {text("2"), text("1")}));
    row("a fractional version", heading("'version': 1", "'version': 1.0"),
        refusal(FileFault::UnknownVersion, "/version", {text("1.0"), text("1")}));
    row("no format", heading("'format': 'rummy-director-tournament', ", ""),
        refusal(FileFault::MissingKey, "/format", {text("format")}));
    row("no version", heading("'version': 1,", ""),
        refusal(FileFault::MissingKey, "/version", {text("version")}));
    row("format is no text", heading("'rummy-director-tournament'", "1"),
        wrongType("/format", Expected::Text));
    row("version is no number", heading("'version': 1", "'version': '1'"),
        wrongType("/version", Expected::WholeNumber));
}

void TestFileFaults::unknownKeys_data()
{
    addFileColumns();
    const auto unknown = [](const char* place, const char* key = "x") {
        return refusal(FileFault::UnknownKey, place, {text(key)});
    };
    constexpr auto x = "'x': {'y': 1}";
    row("file", small_file::with("'version': 1", "'version': 1, 'x': [1]"), unknown("/x"));
    row("tournament", small_file::withSetting(x), unknown("/tournament/x"));
    row("options", small_file::withOption(x), unknown("/tournament/options/x"));
    row("an option outside of the options", small_file::withSetting("'ties': 'split'"),
        unknown("/tournament/ties", "ties"));
    row("licence", small_file::withSetting("'licence': {'x': 1}"),
        unknown("/tournament/licence/x"));
    row("participant", small_file::withPerson(x), unknown("/participants/0/x"));
    row("presence", small_file::withPerson("'present': [{}, {'x': 1}]"),
        unknown("/participants/0/present/1/x"));
    row("round", small_file::withRound(x), unknown("/rounds/0/x"));
    row("table", small_file::withTable(x), unknown("/rounds/0/tables/0/x"));
    row("game", small_file::withGame(x), unknown("/rounds/0/tables/0/games/0/x"));
    row("hand", small_file::withHand(x), unknown("/rounds/0/tables/0/games/0/hands/1/x"));
    row("penalty", small_file::withPenalty(x), unknown("/penalties/0/x"));
    row("the pointer is escaped", small_file::withSetting("'a/b~c': 1"),
        unknown("/tournament/a~1b~0c", "a/b~c"));
    row("another case", small_file::withSetting("'Open': true"),
        unknown("/tournament/Open", "Open"));
    const QString withNul = QStringLiteral("open") + QChar(0);
    QTest::newRow("a key with a NUL in it")
        << small_file::withSetting("'open\\u0000': true")
        << Refusals{{FileFault::UnknownKey,
                     core::Pointer(QStringLiteral("/tournament/") + withNul),
                     {withNul}}};
}

void TestFileFaults::missingKeys_data()
{
    addFileColumns();
    const auto missing = [](const char* part, const char* replacement, const char* place,
                            const char* key) {
        row(place, small_file::with(part, replacement),
            refusal(FileFault::MissingKey, place, {text(key)}));
    };
    missing("'tournament': {'name': 'Evening', 'ruleset': 'rummy-pure-plus'},", "", "/tournament",
            "tournament");
    missing("'name': 'Evening', ", "", "/tournament/name", "name");
    missing(", 'ruleset': 'rummy-pure-plus'", "", "/tournament/ruleset", "ruleset");
    missing("'number': 1, 'name': 'Anna'", "'name': 'Anna'", "/participants/0/number", "number");
    missing(", 'name': 'Anna'", "", "/participants/0/name", "name");
    missing("'number': 1, 'tables'", "'tables'", "/rounds/0/number", "number");
    missing("'number': 1, 'seats'", "'seats'", "/rounds/0/tables/0/number", "number");
    missing("'seats': [1, 2, 3, 4],", "", "/rounds/0/tables/0/seats", "seats");
    missing("'number': 1, 'hands'", "'hands'", "/rounds/0/tables/0/games/0/number", "number");
    missing("'hands':     [{'stones': 0}, {'stones': 3}, {'stones': 5}, {'stones': 9}]",
            "'ending': 'early'", "/rounds/0/tables/0/games/0/hands", "hands");
    missing("'stones': 3", "'claims': 3", "/rounds/0/tables/0/games/0/hands/1/stones", "stones");
    missing("'participant': 4, ", "", "/penalties/0/participant", "participant");
    missing("'round': 1, ", "", "/penalties/0/round", "round");
    missing(", 'matchPoints': '-1'", "", "/penalties/0/matchPoints", "matchPoints");
}

void TestFileFaults::wrongTypes_data()
{
    addFileColumns();
    using enum Expected;
    const auto settings = [](const char* member, const char* place, Expected expected) {
        row(member, small_file::withSetting(member), wrongType(place, expected));
    };
    settings("'date': 20260514", "/tournament/date", Text);
    settings("'venue': null", "/tournament/venue", Text);
    settings("'organiser': ['A']", "/tournament/organiser", Text);
    settings("'open': 1", "/tournament/open", TrueOrFalse);
    settings("'open': null", "/tournament/open", TrueOrFalse);
    settings("'licenceHeld': 'true'", "/tournament/licenceHeld", TrueOrFalse);
    settings("'gamesPerRound': '4'", "/tournament/gamesPerRound", WholeNumber);
    settings("'gamesPerRound': null", "/tournament/gamesPerRound", WholeNumber);
    settings("'plannedRounds': true", "/tournament/plannedRounds", WholeNumber);
    settings("'options': []", "/tournament/options", Object);
    settings("'options': null", "/tournament/options", Object);
    settings("'licence': 'me'", "/tournament/licence", Object);
    settings("'licence': {'iban': 5}", "/tournament/licence/iban", Text);
    settings("'certificate': null", "/tournament/certificate", Object);
    settings("'certificate': {'text': 5}", "/tournament/certificate/text", Text);
    settings("'certificate': {'places': '3'}", "/tournament/certificate/places", WholeNumber);
    settings("'apart': {}", "/tournament/apart", List);
    settings("'apart': [1]", "/tournament/apart/0", Pair);
    settings("'apart': [[1]]", "/tournament/apart/0", Pair);
    settings("'apart': [[1, 2, 3]]", "/tournament/apart/0", Pair);
    settings("'apart': [[1, '2']]", "/tournament/apart/0/1", WholeNumber);
    settings("'clubsApart': 0", "/tournament/clubsApart", TrueOrFalse);

    const auto option = [](const char* member, const char* place, Expected expected) {
        row(member, small_file::withOption(member), wrongType(place, expected));
    };
    option("'scale': 5", "/tournament/options/scale", Scale);
    option("'scale': ['4', '3']", "/tournament/options/scale", Scale);
    option("'scale': {'3': '321'}", "/tournament/options/scale/3", List);
    option("'scale': {'3': [4, '2', '1']}", "/tournament/options/scale/3/0", MatchPoints);
    option("'ties': true", "/tournament/options/ties", Text);
    option("'firstRoundRomme': 'true'", "/tournament/options/firstRoundRomme", TrueOrFalse);
    option("'byeMatchPoints': null", "/tournament/options/byeMatchPoints", MatchPoints);
    option("'byeMatchPoints': ['1']", "/tournament/options/byeMatchPoints", MatchPoints);
    option("'tieBreaks': 'wins'", "/tournament/options/tieBreaks", List);
    option("'tieBreaks': [1]", "/tournament/options/tieBreaks/0", Text);
    option("'tieBreaks': [null]", "/tournament/options/tieBreaks/0", Text);

    const auto part = [](const char* from, const char* to, const char* place, Expected expected) {
        row(place, small_file::with(from, to), wrongType(place, expected));
    };
    part("'Anna'", "17", "/participants/0/name", Text);
    part("{'number': 2, 'name': 'Bert'}", "'Bert'", "/participants/1", Object);
    part("'number': 3, 'name'", "'number': '3', 'name'", "/participants/2/number", WholeNumber);
    part("[1, 2, 3, 4]", "'ABCD'", "/rounds/0/tables/0/seats", List);
    part("[1, 2, 3, 4]", "[1, 2, null, 4]", "/rounds/0/tables/0/seats/2", WholeNumber);
    part("{'stones': 3}", "3", "/rounds/0/tables/0/games/0/hands/1", Object);
    part("'stones': 3", "'stones': null", "/rounds/0/tables/0/games/0/hands/1/stones", WholeNumber);
    part("'stones': 3", "'stones': 3, 'claims': '1'", "/rounds/0/tables/0/games/0/hands/1/claims",
         WholeNumber);
    part("'stones': 3", "'stones': 3, 'playedBy': 7", "/rounds/0/tables/0/games/0/hands/1/playedBy",
         Text);
    part("'stones': 3", "'stones': 3, 'participant': 'Hans'",
         "/rounds/0/tables/0/games/0/hands/1/participant", WholeNumber);
    part("'-1'", "-1", "/penalties/0/matchPoints", MatchPoints);
    part("[{'participant': 4, 'round': 1, 'matchPoints': '-1'}]", "{}", "/penalties", List);

    row("tags", small_file::withPerson("'tags': 'a'"), wrongType("/participants/0/tags", List));
    row("a tag", small_file::withPerson("'tags': ['a', 1]"),
        wrongType("/participants/0/tags/1", Text));
    row("present", small_file::withPerson("'present': null"),
        wrongType("/participants/0/present", List));
    row("from", small_file::withPerson("'present': [{'from': null}]"),
        wrongType("/participants/0/present/0/from", WholeNumber));
    row("state", small_file::withRound("'state': 1"), wrongType("/rounds/0/state", Text));
    row("byes", small_file::withRound("'byes': 9"), wrongType("/rounds/0/byes", List));
    row("round's reason", small_file::withRound("'reason': null"),
        wrongType("/rounds/0/reason", Text));
    row("mark", small_file::withTable("'mark': false"), wrongType("/rounds/0/tables/0/mark", Text));
    row("note", small_file::withTable("'note': 5"), wrongType("/rounds/0/tables/0/note", Text));
    row("ending", small_file::withGame("'ending': null"),
        wrongType("/rounds/0/tables/0/games/0/ending", Text));
}

void TestFileFaults::numbers_data()
{
    addFileColumns();
    constexpr auto least = "-2147483648";
    constexpr auto most = "2147483647";
    const auto stones = [](const char* token) {
        return small_file::plain().replace("\"stones\": 3", QByteArray("\"stones\": ") + token);
    };
    const auto at = QByteArray(first) + "/stones";
    for (const char* token :
         {"2147483648", "-2147483649", "9223372036854775808", "-9223372036854775809",
          "18446744073709551616", "99999999999999999999"}) {
        row(token, stones(token), outOfRange(at, token, least, most));
    }
    for (const char* token :
         {"1.5", "3.0", "3e0", "1e999", "-1E+999", "1e-999", "0.1e99999999999"}) {
        row(token, stones(token), refusal(FileFault::NotAWholeNumber, at, {text(token)}));
    }
    row("500 digits", stones(QByteArray(500, '9')),
        refusal(FileFault::NumberOutOfRange, at,
                {QString(40, u'9') + u'…', text(least), text(most)}));
    const auto number = [](const char* name, const QByteArray& file, const char* place,
                           const char* token) {
        row(name, file, outOfRange(place, token, "1", "2147483647"));
    };
    number("start number 0", small_file::with("'number': 4", "'number': 0"),
           "/participants/3/number", "0");
    number("round 0", small_file::with("'number': 1, 'tables'", "'number': 0, 'tables'"),
           "/rounds/0/number", "0");
    number("table -1", small_file::with("'number': 1, 'seats'", "'number': -1, 'seats'"),
           "/rounds/0/tables/0/number", "-1");
    number("game beyond 31 bits",
           small_file::with("'number': 1, 'hands'", "'number': 2147483648, 'hands'"),
           "/rounds/0/tables/0/games/0/number", "2147483648");
    number("seat", small_file::with("[1, 2, 3, 4]", "[1, 0, 3, 4]"), "/rounds/0/tables/0/seats/1",
           "0");
    number("bye", small_file::withRound("'byes': [0]"), "/rounds/0/byes/0", "0");
    number("taker", small_file::withHand("'participant': 0"),
           "/rounds/0/tables/0/games/0/hands/1/participant", "0");
    number("fixed table", small_file::withPerson("'fixedTable': 0"), "/participants/0/fixedTable",
           "0");
    number("from", small_file::withPerson("'present': [{'from': 0}]"),
           "/participants/0/present/0/from", "0");
    number("until", small_file::withPerson("'present': [{'until': 0}]"),
           "/participants/0/present/0/until", "0");
    number("apart", small_file::withSetting("'apart': [[0, 1]]"), "/tournament/apart/0/0", "0");
    number("penalised", small_file::with("'participant': 4", "'participant': -4"),
           "/penalties/0/participant", "-4");
    number("penalty's round", small_file::with("'round': 1", "'round': 0"), "/penalties/0/round",
           "0");
    row("cents above 10^12", small_file::withPerson("'paidCents': 1000000000001"),
        outOfRange("/participants/0/paidCents", "1000000000001", "0", "1000000000000"));
    row("start fee above 10^12", small_file::withSetting("'startFeeCents': 1000000000001"),
        outOfRange("/tournament/startFeeCents", "1000000000001", "0", "1000000000000"));
    row("negative cents", small_file::withPerson("'paidCents': -1"),
        outOfRange("/participants/0/paidCents", "-1", "0", "1000000000000"));
    row("games per round", small_file::withSetting("'gamesPerRound': 4.5"),
        refusal(FileFault::NotAWholeNumber, "/tournament/gamesPerRound", {text("4.5")}));
}

void TestFileFaults::words_data()
{
    addFileColumns();
    const auto option = [](const char* key, const char* known) {
        const QByteArray place = QByteArray("/tournament/options/") + key;
        row(key, small_file::withOption(QByteArray("'") + key + "': 'x'"),
            unknownWord(place, "x", known));
    };
    option("scale", "english, german, balanced");
    option("ties", "split, high");
    option("earlyTermination", "full, shifted");
    option("firstRoundRommeClaims", "keep, pool");
    option("rankBy", "tmp, mean");
    option("feeBasis", "played, registered");
    row("tie-break", small_file::withOption("'tieBreaks': ['wins', 'luck']"),
        unknownWord("/tournament/options/tieBreaks/1", "luck",
                    "wins, rommes, claims, stones, gmp"));
    row("rule set", small_file::with("'rummy-pure-plus'", "'romme-500'"),
        unknownWord("/tournament/ruleset", "romme-500", "rummy-pure, rummy-pure-plus"));
    row("state", small_file::withRound("'state': 'open'"),
        unknownWord("/rounds/0/state", "open", "draft, published, closed, cancelled"));
    row("mark", small_file::withTable("'mark': ''"),
        unknownWord("/rounds/0/tables/0/mark", "", "unclear, disputed"));
    row("ending", small_file::withGame("'ending': 'Romme'"),
        unknownWord("/rounds/0/tables/0/games/0/ending", "Romme",
                    "romme, first-round-romme, early"));
}

void TestFileFaults::values_data()
{
    addFileColumns();
    for (const char* date : {"2026-02-29", "2026-13-01", "2026-5-4", "2026.05.14", "14.05.2026",
                             "2026-05-14T20:00", " 2026-05-14", "0000-01-01", ""}) {
        const QByteArray member = QByteArray("'date': '") + date + "'";
        row(member, small_file::withSetting(member),
            refusal(FileFault::NotADate, "/tournament/date", {text(date)}));
    }
    for (const char* amount : {"", "x", "1/3", "0.25", "1,5", "--1", "1e1", "1000000.1", " 1"}) {
        QTest::newRow(QByteArray("penalty ") + amount)
            << small_file::plain().replace("\"-1\"", '"' + QByteArray(amount) + '"')
            << Refusals{
                   refusal(FileFault::NotMatchPoints, "/penalties/0/matchPoints", {text(amount)})};
    }
    row("bye points in hundredths", small_file::withOption("'byeMatchPoints': 0.25"),
        refusal(FileFault::NotMatchPoints, "/tournament/options/byeMatchPoints", {text("0.25")}));
    row("bye points beyond any number", small_file::withOption("'byeMatchPoints': 1e999"),
        refusal(FileFault::NotMatchPoints, "/tournament/options/byeMatchPoints", {text("1e999")}));
    row("bye points in words", small_file::withOption("'byeMatchPoints': 'mean'"),
        refusal(FileFault::NotMatchPoints, "/tournament/options/byeMatchPoints", {text("mean")}));

    const auto scale = [](const char* sizes) {
        return small_file::withOption(QByteArray("'scale': {") + sizes + '}');
    };
    row("no scale value", scale("'3': ['4', 'b', '1']"),
        refusal(FileFault::NotMatchPoints, "/tournament/options/scale/3/1", {text("b")}));
    row("scale for five", scale("'5': ['5', '4', '3', '2', '1']"),
        refusal(SettingsFault::ScaleSizeRefused, "/tournament/options/scale/5", {text("5")}));
    row("scale for a word", scale("'four': []"),
        refusal(SettingsFault::ScaleSizeRefused, "/tournament/options/scale/four", {text("four")}));
    row("too few scale values", scale("'4': ['3', '2', '1']"),
        refusal(SettingsFault::ScaleValueCount, "/tournament/options/scale/4",
                {text("3"), text("4")}));
    row("no scale values", scale("'2': []"),
        refusal(SettingsFault::ScaleValueCount, "/tournament/options/scale/2",
                {text("0"), text("2")}));
    row("a negative scale value", scale("'3': ['1', '0', '-0.5']"),
        refusal(SettingsFault::ScaleValueNegative, "/tournament/options/scale/3/2",
                {text("-1/2")}));
    row("a rising scale value", scale("'3': ['1', '5/2', '2.5']"),
        refusal(SettingsFault::ScaleValueRises, "/tournament/options/scale/3/1",
                {text("5/2"), text("1")}));
    row("a tie-break twice", small_file::withOption("'tieBreaks': ['wins', 'gmp', 'wins']"),
        refusal(SettingsFault::TieBreakTwice, "/tournament/options/tieBreaks/2", {text("wins")}));

    row("five hands", small_file::with("{'stones': 9}", "{'stones': 9}, {'stones': 9}"),
        refusal(ResultFault::HandCount, "/rounds/0/tables/0/games/0/hands",
                {text("5"), text("4")}));
    row("played for and taken over", small_file::withHand("'playedBy': 'A', 'participant': 2"),
        refusal(ResultFault::TwoSubstitutes, first));
    row("not played, with hands", small_file::withGame("'notPlayed': 'time'"),
        refusal(FileFault::UnknownKey, "/rounds/0/tables/0/games/0/hands", {text("hands")}));
}

void TestFileFaults::duplicateKeys_data()
{
    addFileColumns();
    const auto twice = [](const char* place, const char* key) {
        return refusal(FileFault::DuplicateKey, place, {text(key)});
    };
    row("in the file", small_file::with("'version': 1", "'version': 1, 'version': 1"),
        twice("/version", "version"));
    row("in the options", small_file::withOption("'ties': 'high', 'ties': 'split'"),
        twice("/tournament/options/ties", "ties"));
    row("in a hand", small_file::withHand("'stones': 4"),
        twice("/rounds/0/tables/0/games/0/hands/1/stones", "stones"));
    row("in a scale", small_file::withOption("'scale': {'2': ['1', '0'], '2': ['2', '0']}"),
        twice("/tournament/options/scale/2", "2"));
    row("written differently", small_file::withHand("'st\\u006Fnes': 4"),
        twice("/rounds/0/tables/0/games/0/hands/1/stones", "stones"));
    QTest::newRow("three times") << small_file::withPerson("'club': '', 'club': '', 'club': ''")
                                 << Refusals{twice("/participants/0/club", "club"),
                                             twice("/participants/0/club", "club")};
    QTest::newRow("within what is not known")
        << small_file::withSetting("'x': {'y': 1, 'y': 2}")
        << Refusals{twice("/tournament/x/y", "y"),
                    refusal(FileFault::UnknownKey, "/tournament/x", {text("x")})};
}

void TestFileFaults::reportsAll()
{
    const QByteArray file = small_file::json(
        "{'format': 'rummy-director-tournament', 'version': 1, 'extra': 1,"
        " 'tournament': {'ruleset': 'rummy', 'name': 5, 'name': 'x', 'date': 'today'},"
        " 'participants': [{'number': 1e999, 'name': 'A'}, 7, {}],"
        " 'rounds': [{'number': 1, 'tables': [{'number': 1, 'seats': [1, '2'],"
        "   'games': [{'number': 1.5, 'hands': [{'stones': 'x'}, null, {'stones': 1, 'c': "
        "1}]}]}]}],"
        " 'penalties': [{'participant': 1, 'round': 1, 'matchPoints': -1}]}");
    const Refusals expected = {
        refusal(FileFault::DuplicateKey, "/tournament/name", {text("name")}),
        wrongType("/tournament/name", Expected::Text),
        refusal(FileFault::NotADate, "/tournament/date", {text("today")}),
        unknownWord("/tournament/ruleset", "rummy", "rummy-pure, rummy-pure-plus"),
        refusal(FileFault::NotAWholeNumber, "/participants/0/number", {text("1e999")}),
        wrongType("/participants/1", Expected::Object),
        refusal(FileFault::MissingKey, "/participants/2/number", {text("number")}),
        refusal(FileFault::MissingKey, "/participants/2/name", {text("name")}),
        wrongType("/rounds/0/tables/0/seats/1", Expected::WholeNumber),
        refusal(FileFault::NotAWholeNumber, "/rounds/0/tables/0/games/0/number", {text("1.5")}),
        wrongType("/rounds/0/tables/0/games/0/hands/0/stones", Expected::WholeNumber),
        refusal(FileFault::UnknownKey, "/rounds/0/tables/0/games/0/hands/2/c", {text("c")}),
        wrongType("/penalties/0/matchPoints", Expected::MatchPoints),
        refusal(FileFault::UnknownKey, "/extra", {text("extra")}),
    };
    QCOMPARE(refusalsOf(readTournament(file)), expected);
}

void TestFileFaults::reportsRulesBesidesForm_data()
{
    addFileColumns();
    const auto with = [](QByteArray file, const char* part, const char* replacement) {
        return file.replace(small_file::json(part), small_file::json(replacement));
    };
    const auto noEmptyHand =
        refusal(GameFault::NoEmptyHand, "/rounds/0/tables/0/games/0/hands", {text("0"), text("1")});
    const auto unknownKey = refusal(FileFault::UnknownKey, "/tournament/x", {text("x")});
    const QByteArray badGame = with(small_file::plain(), "'stones': 0", "'stones': 1");
    QTest::newRow("an unknown key hides nothing")
        << with(badGame, "'name': 'Evening'", "'name': 'Evening', 'x': 1")
        << Refusals{unknownKey, noEmptyHand};
    QTest::newRow("nor does one in the same hand")
        << with(badGame, "'stones': 3", "'stones': 3, 'x': 1")
        << Refusals{
               refusal(FileFault::UnknownKey, "/rounds/0/tables/0/games/0/hands/1/x", {text("x")}),
               noEmptyHand};
    QTest::newRow("a fault elsewhere hides nothing")
        << with(badGame, "'Bert'", "7")
        << Refusals{wrongType("/participants/1/name", Expected::Text), noEmptyHand};
    QTest::newRow("a fault in the game hides what follows from it")
        << with(small_file::plain(), "'stones': 0", "'stones': '0'")
        << Refusals{wrongType("/rounds/0/tables/0/games/0/hands/0/stones", Expected::WholeNumber)};
    QTest::newRow("but not a number below zero")
        << with(with(small_file::plain(), "'stones': 0", "'stones': '0'"), "'stones': 3",
                "'stones': -3, 'claims': -1")
        << Refusals{wrongType("/rounds/0/tables/0/games/0/hands/0/stones", Expected::WholeNumber),
                    refusal(GameFault::NegativeStones, "/rounds/0/tables/0/games/0/hands/1/stones",
                            {text("-3"), text("0")}),
                    refusal(GameFault::NegativeClaims, "/rounds/0/tables/0/games/0/hands/1/claims",
                            {text("-1"), text("0")})};
    QTest::newRow("a start number that can't be read hides who is unknown")
        << with(small_file::plain(), "'number': 2", "'number': '2'")
        << Refusals{wrongType("/participants/1/number", Expected::WholeNumber)};
    QTest::newRow("rules that can't be read hide what they refuse")
        << with(badGame, "'rummy-pure-plus'", "'pure'")
        << Refusals{unknownWord("/tournament/ruleset", "pure", "rummy-pure, rummy-pure-plus")};
    QTest::newRow("a number of games that can't be read hides games beyond it")
        << with(with(small_file::plain(), "'name': 'Evening'",
                     "'name': 'Evening', 'gamesPerRound': '9'"),
                "'number': 1, 'hands'", "'number': 9, 'hands'")
        << Refusals{wrongType("/tournament/gamesPerRound", Expected::WholeNumber)};
    QTest::newRow("the rest of the round is looked at")
        << with(with(small_file::plain(), "'stones': 0", "'stones': '0'"), "'tables'",
                "'byes': [1, 77], 'tables'")
        << Refusals{wrongType("/rounds/0/tables/0/games/0/hands/0/stones", Expected::WholeNumber),
                    refusal(RoundFault::SeatedAndBye, "/rounds/0/byes/0", {text("1")}),
                    refusal(ParticipantFault::Unknown, "/rounds/0/byes/1", {text("77")})};
}

void TestFileFaults::stopsReportingSomewhere()
{
    const QByteArray file =
        small_file::with("[1, 2, 3, 4]", "[" + QByteArray("null,").repeated(50'000) + "4]");
    const auto faults = refusalsOf(readTournament(file));
    QVERIFY(faults.size() >= 1'000);
    QVERIFY(faults.size() < 50'000);
}

void TestFileFaults::refusesNestingBeyondTheLimit()
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

void TestFileFaults::refusesMegabytesOfNesting()
{
    constexpr qsizetype size = 20'000'000;
    for (const QByteArray& piece :
         {QByteArray("["), QByteArray("{\"a\":"), QByteArray("[{\"a\":")}) {
        const auto faults = refusalsOf(readTournament(piece.repeated(size / piece.size())));
        QCOMPARE(faults.size(), 1U);
        QVERIFY(faults.front().code == core::RefusalCode(FileFault::TooDeep));
    }
}

void TestFileFaults::survivesMutilation()
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

void TestFileFaults::survivesEveryTruncation()
{
    const QByteArray sound = writeTournament(randomTournament(3, {5, 1, 1}));
    for (qsizetype size = 0; size < sound.trimmed().size(); ++size) {
        const auto faults = refusalsOf(readTournament(sound.first(size)));
        QCOMPARE(faults.size(), 1U);
        QVERIFY(std::holds_alternative<Line>(faults.front().place));
    }
    QVERIFY(readTournament(sound.trimmed()));
}

QTEST_APPLESS_MAIN(TestFileFaults)
#include "tst_file_faults.moc"
