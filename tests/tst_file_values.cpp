#include "file_faults.h"
#include "tests/suite.h"

namespace tst_file_values {

using namespace file_faults_test;
using core::ResultFault;
using core::SettingsFault;

/// Numbers, words and values refused by readTournament(), and their places.
class TestFileValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbers_data();
    void numbers() { compareFaults(); }
    void words_data();
    void words() { compareFaults(); }
    void values_data();
    void values() { compareFaults(); }
};

void TestFileValues::numbers_data()
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
                           const char* token, const char* largest) {
        row(name, file, outOfRange(place, token, "1", largest));
    };
    number("start number 0", small_file::with("'number': 4", "'number': 0"),
           "/participants/3/number", "0", "999999");
    number("round 0", small_file::with("'number': 1, 'tables'", "'number': 0, 'tables'"),
           "/rounds/0/number", "0", "1000");
    number("table -1", small_file::with("'number': 1, 'seats'", "'number': -1, 'seats'"),
           "/rounds/0/tables/0/number", "-1", "99999");
    number("game beyond 31 bits",
           small_file::with("'number': 1, 'hands'", "'number': 2147483648, 'hands'"),
           "/rounds/0/tables/0/games/0/number", "2147483648", "1000");
    number("seat", small_file::with("[1, 2, 3, 4]", "[1, 0, 3, 4]"), "/rounds/0/tables/0/seats/1",
           "0", "999999");
    number("bye", small_file::withRound("'byes': [0]"), "/rounds/0/byes/0", "0", "999999");
    number("taker", small_file::withHand("'participant': 0"),
           "/rounds/0/tables/0/games/0/hands/1/participant", "0", "999999");
    number("fixed table", small_file::withPerson("'fixedTable': 0"), "/participants/0/fixedTable",
           "0", "99999");
    number("from", small_file::withPerson("'present': [{'from': 0}]"),
           "/participants/0/present/0/from", "0", "1000");
    number("until", small_file::withPerson("'present': [{'until': 0}]"),
           "/participants/0/present/0/until", "0", "1000");
    number("apart", small_file::withSetting("'apart': [[0, 1]]"), "/tournament/apart/0/0", "0",
           "999999");
    number("penalised", small_file::with("'participant': 4", "'participant': -4"),
           "/penalties/0/participant", "-4", "999999");
    number("penalty's round", small_file::with("'round': 1", "'round': 0"), "/penalties/0/round",
           "0", "1000");
    row("cents above 10^12", small_file::withPerson("'paidCents': 1000000000001"),
        outOfRange("/participants/0/paidCents", "1000000000001", "0", "1000000000000"));
    row("slip 0", small_file::withTable("'slip': 0"),
        outOfRange("/rounds/0/tables/0/slip", "0", "1", "99"));
    row("slip 100", small_file::withTable("'slip': 100"),
        outOfRange("/rounds/0/tables/0/slip", "100", "1", "99"));
    row("start fee above 10^12", small_file::withSetting("'startFeeCents': 1000000000001"),
        outOfRange("/tournament/startFeeCents", "1000000000001", "0", "1000000000000"));
    row("negative cents", small_file::withPerson("'paidCents': -1"),
        outOfRange("/participants/0/paidCents", "-1", "0", "1000000000000"));
    row("games per round", small_file::withSetting("'gamesPerRound': 4.5"),
        refusal(FileFault::NotAWholeNumber, "/tournament/gamesPerRound", {text("4.5")}));
}

void TestFileValues::words_data()
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
    row("rule set", small_file::with("'rummy-pure-plus'", "'rummy-500'"),
        unknownWord("/tournament/ruleset", "rummy-500", "rummy-pure, rummy-pure-plus, romme-500"));
    row("state", small_file::withRound("'state': 'open'"),
        unknownWord("/rounds/0/state", "open", "draft, published, closed, cancelled"));
    row("mark", small_file::withTable("'mark': ''"),
        unknownWord("/rounds/0/tables/0/mark", "", "unclear, disputed"));
    row("ending", small_file::withGame("'ending': 'Romme'"),
        unknownWord("/rounds/0/tables/0/games/0/ending", "Romme",
                    "romme, first-round-romme, early"));
}

void TestFileValues::values_data()
{
    addFileColumns();
    for (const char* date : {"2026-02-29", "2026-13-01", "2026-5-4", "2026.05.14", "14.05.2026",
                             "2026-05-14T20:00", " 2026-05-14", "0000-01-01", ""}) {
        const QByteArray member = QByteArray("'date': '") + date + "'";
        row(member, small_file::withSetting(member),
            refusal(FileFault::NotADate, "/tournament/date", {text(date)}));
    }
    for (const char* moment : {"2026-05-14", "2026-05-14T19:00:00", "2026-05-14T19:00:00+02:00",
                               "2026-05-14T25:00:00Z", "2026-05-14T19:00:00.5Z", ""}) {
        const QByteArray member = QByteArray("'clock': {'startedAt': '") + moment + "'}";
        row(member, small_file::withRound(member),
            refusal(FileFault::NotAMoment, "/rounds/0/clock/startedAt", {text(moment)}));
    }
    for (const char* time : {"7:00", "19:00:00", "24:00", "19.00", ""}) {
        const QByteArray member = QByteArray("'schedule': [{'round': 1, 'start': '") + time + "'}]";
        row(member, small_file::withSetting(member),
            refusal(FileFault::NotATimeOfDay, "/tournament/schedule/0/start", {text(time)}));
    }
    row("a line of the schedule that is nothing", small_file::withSetting("'schedule': [{}]"),
        refusal(FileFault::NeitherOf, "/tournament/schedule/0", {text("round"), text("break")}));
    row("a line of the schedule that is both",
        small_file::withSetting("'schedule': [{'round': 1, 'break': 5}]"),
        refusal(FileFault::NeitherOf, "/tournament/schedule/0", {text("round"), text("break")}));
    row("a clock that was not started", small_file::withRound("'clock': {'addedMinutes': 5}"),
        refusal(FileFault::MissingKey, "/rounds/0/clock/startedAt", {text("startedAt")}));
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

RUMMY_TEST(TestFileValues)

} // namespace tst_file_values

#include "tst_file_values.moc"
