#include "file_faults.h"
#include "tests/suite.h"

namespace tst_file_faults {

using namespace file_faults_test;
using core::Line;
using core::ParticipantFault;
using core::RoundFault;
using scoring::GameFault;

/// Format faults refused by readTournament(), and their places.
class TestFileFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void heading_data();
    void heading() { compareFaults(); }
    void unknownKeys_data();
    void unknownKeys() { compareFaults(); }
    void missingKeys_data();
    void missingKeys() { compareFaults(); }
    void wrongTypes_data();
    void wrongTypes() { compareFaults(); }
    void duplicateKeys_data();
    void duplicateKeys() { compareFaults(); }
    void reportsAll();
    void reportsRulesBesidesForm_data();
    void reportsRulesBesidesForm() { compareFaults(); }
    void stopsReportingSomewhere();
};

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
    row("a newer version, nothing else looked at", heading("'version': 1", "'version': 12, 'x': 1"),
        refusal(FileFault::UnknownVersion, "/version", {text("12"), text("11")}));
    row("no version there ever was", heading("'version': 1", "'version': 0"),
        refusal(FileFault::UnknownVersion, "/version", {text("0"), text("11")}));
    row("a fractional version", heading("'version': 1", "'version': 1.0"),
        refusal(FileFault::UnknownVersion, "/version", {text("1.0"), text("11")}));
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
    settings("'certificate': {'landscape': 1}", "/tournament/certificate/landscape", TrueOrFalse);
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
        unknownWord("/tournament/ruleset", "rummy", "rummy-pure, rummy-pure-plus, romme-500"),
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
        << Refusals{unknownWord("/tournament/ruleset", "pure",
                                "rummy-pure, rummy-pure-plus, romme-500")};
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

RUMMY_TEST(TestFileFaults)

} // namespace tst_file_faults

#include "tst_file_faults.moc"
