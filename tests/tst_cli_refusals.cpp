#include "cli_evening.h"
#include "tests/suite.h"

#include "core/codes/slip_id.h"

namespace tst_cli_refusals {

using namespace cli_evening_test;

namespace {

QString slip(int round, int table, int edition = 1)
{
    return core::slipText({core::RoundNumber{round}, core::TableNumber{table}, edition});
}

} // namespace

/// Refusals and questions of commands, and their places.
class TestCliRefusals : public CliEvening
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }

    void refusedEntries_data()
    {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QByteArrayList>("places");
        const auto row = [](const char* name, const QString& entry, const QByteArrayList& places) {
            QTest::newRow(name) << entry << places;
        };
        row("negative", u"--stones 0,-3,5,9"_s, {"--stones: Seat B: "});
        row("no number", u"--stones 0,x,5,9"_s, {"--stones: Seat B: \"x\""});
        row("half a stone", u"--stones 0,1.5,5,9"_s, {"--stones: Seat B: \"1.5\""});
        row("beyond any number", u"--stones 0,99999999999,5,9"_s, {"--stones: Seat B: "});
        row("empty", u"--stones 0,,5,9"_s, {"--stones: Seat B: "});
        row("all of them are told", u"--stones x,1,y,9 --claims 0,z,0,0"_s,
            {"--stones: Seat A: ", "--stones: Seat C: ", "--claims: Seat B: "});
        row("too few stones", u"--stones 0,3,5"_s, {"--stones: 3 values"});
        row("too many stones", u"--stones 0,3,5,9,7"_s, {"--stones: 5 values"});
        row("far too many stones", u"--stones 0,3,5,9,7,1,2,3,4,5"_s, {"--stones: 10 values"});
        row("too few claims", u"--stones 0,3,5,9 --claims 1"_s, {"--claims: 1 values"});
        row("negative claims", u"--stones 0,3,5,9 --claims 0,0,-1,0"_s, {"--claims: Seat C: "});
        row("claims without a hand", u"--stones 0,-,5,9 --claims 0,1,0,0"_s,
            {"--claims: Seat B did not play"});
        row("hand without claims", u"--stones 0,3,5,9 --claims 0,-,0,0"_s,
            {"--claims: Seat B did not play"});
        row("two Rommés", u"--stones 0,0,5,9"_s, {"--stones: Zero stones"});
        row("no Rommé", u"--stones 1,2,5,9"_s, {"--stones: Nobody has gone out"});
        row("Rommé in a game ended early", u"--stones 0,2,5,9 --ending early"_s,
            {"--ending: Somebody has gone out"});
        row("more stones than there are", u"--stones 0,1,1,3 --claims 0,0,0,26"_s,
            {"--stones: The stones left"});
        row("one alone", u"--stones 0,-,-,-"_s, {"--stones: 1 hand was"});
        row("unknown round", u"--round 9 --stones 0,3,5,9"_s, {"--round: "});
        row("unknown table", u"--table 9 --stones 0,3,5,9"_s, {"--table: "});
        row("unknown game", u"--game 9 --stones 0,3,5,9"_s, {"--game: "});
        row("game of nobody", u"--game 0 --stones 0,3,5,9"_s, {"--game: "});
        row("no reason", u"--not-played ''"_s, {"--not-played: "});
        row("unknown seat", u"--stones 0,3,5,9 --played-by X=Hans"_s, {"--played-by: \"X\""});
        row("nobody plays", u"--stones 0,3,5,9 --played-by A="_s, {"--played-by: Seat A: "});
        row("seat that did not play", u"--stones 0,-,5,9 --played-by B=Hans"_s,
            {"--played-by: Seat B did not play"});
        row("two for a seat", u"--stones 0,3,5,9 --played-by A=Hans --taken-over A=5"_s,
            {"--taken-over: Seat A is named twice"});
        row("unknown taker", u"--stones 0,3,5,9 --taken-over A=77"_s, {"--taken-over: Seat A: "});
        row("taker has a hand", u"--stones 0,3,5,9 --taken-over A=2"_s, {"--stones: Seat B: "});
        row("stale", u"--stones 0,3,5,9 --revision 3"_s, {"--revision: "});
    }
    void refusedEntries()
    {
        QFETCH(const QString, entry);
        QFETCH(const QByteArrayList, places);
        startEvening(u"--ruleset rummy-pure-plus"_s, 4);
        const QByteArray before = commands_->exported(1);
        const auto outcome = enter(1, entry);
        QCOMPARE(outcome.code, ExitCode::Refused);
        QVERIFY(outcome.output.isEmpty());
        const auto lines = outcome.errors.trimmed().split('\n');
        QCOMPARE(lines.size(), places.size());
        for (qsizetype line = 0; line < lines.size(); ++line) {
            QVERIFY2(lines[line].startsWith("error: " + places[line]), lines[line].constData());
        }
        QCOMPARE(commands_->exported(1), before);
    }

    void slipsStandForRoundAndTable()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        const auto bySlip = [this](const QString& slip) {
            return run(u"enter --game 1 --stones 0,3,5,9 --slip "_s + slip);
        };
        const QByteArray before = commands_->exported(1);
        const auto refused = [&](const QString& slip, const QByteArray& text) {
            const auto outcome = bySlip(slip);
            QCOMPARE(outcome.code, ExitCode::Refused);
            QVERIFY2(outcome.errors.startsWith("error: --slip: " + text),
                     outcome.errors.constData());
            QCOMPARE(outcome.errors.count('\n'), 1);
        };
        refused(slip(1, 1).chopped(1) + u'x', "\"1-01-x\" is no slip id.");
        refused(u"1-10-"_s + slip(1, 1).back(), "The slip id 1-10-");
        refused(slip(1, 2), "This round has no table 2.");
        refused(slip(2, 1), "There is no round 2.");
        refused(slip(1, 1, 2),
                "The seats that this slip of round 1, table 1 shows were taken back.");
        QCOMPARE(commands_->exported(1), before);
        QCOMPARE(bySlip(slip(1, 1)).output, QByteArray("4,3,2,1\n"));
        QCOMPARE(bySlip(slip(1, 1).replace(u'-', u'/')).code, ExitCode::Done);

        QCOMPARE(run(u"swap-seats --round 1 --one 1 --other 2"_s).code, ExitCode::Done);
        refused(slip(1, 1), "The slip of round 1, table 1 was replaced");
        QCOMPARE(bySlip(slip(1, 1, 2)).code, ExitCode::Done);
        QCOMPARE(run(u"undo"_s).code, ExitCode::Done);
        QCOMPARE(bySlip(slip(1, 1)).code, ExitCode::Done);
    }

    void listsNameWhatWasTyped_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* name, const QString& command, const char* error) {
            QTest::newRow(name) << command << QByteArray(error);
        };
        row("a coin", u"cash count --tournament 1 --pieces 100=2,3=1"_s,
            "--pieces: There is no coin or note of 3 cents.");
        row("people of a raffle", u"raffle --tournament 1 --among 2,77"_s,
            "--among: No participant has the start number 77.");
        row("a gift", u"raffle --tournament 1 --give 77"_s,
            "--give: No participant has the start number 77.");
        row("people in a tie", u"decide-tie --tournament 1 --order 1,77 --by lot"_s,
            "--order: No participant has the start number 77.");
        row("points by place",
            u"series create --name X --measure place-points --place-points 5,9"_s,
            "--place-points: A place cannot have more points (9)");
        row("a word twice", u"series create --name X --tie-breaks attendance,attendance"_s,
            "--tie-breaks: attendance: This tie-break is already in the list.");
    }
    void listsNameWhatWasTyped()
    {
        QFETCH(const QString, command);
        QFETCH(const QByteArray, error);
        startEvening(u"--ruleset rummy-pure"_s, 4);
        const auto outcome = commands_->run(splitCommand(command));
        QCOMPARE(outcome.code, ExitCode::Refused);
        QVERIFY2(outcome.errors.startsWith("error: " + error), outcome.errors.constData());
    }

    void malformedSubstitutionsAreUsageErrors()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        for (const auto& entry :
             {u"--played-by Hans"_s, u"--taken-over A"_s, u"--taken-over A=Emil"_s}) {
            const auto outcome = enter(1, u"--stones 0,3,5,9 "_s + entry);
            QCOMPARE(outcome.code, ExitCode::Usage);
            QVERIFY(outcome.errors.endsWith("Try 'rummy-director-cli enter --help'.\n"));
        }
        QCOMPARE(enter(1, u"--not-played rain --claims 0,0,0,0"_s).code, ExitCode::Usage);
    }

    void claimsInPureAreRefused()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        const auto outcome = enter(1, u"--stones 0,3,5,9 --claims 0,1,0,0"_s);
        QCOMPARE(outcome.code, ExitCode::Refused);
        QVERIFY(outcome.errors.startsWith("error: --claims: Seat B: Rummy-pure has no claims"));
    }

    void firstRoundRommeCanBeOff()
    {
        startEvening(u"--ruleset rummy-pure --option firstRoundRomme=false"_s, 4);
        const auto outcome = enter(1, u"--stones 0,3,5,9 --ending first-round-romme"_s);
        QVERIFY(outcome.errors.startsWith("error: --ending: This tournament does not score"));
    }

    void warningsAreConfirmedOnce()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        const QByteArray before = commands_->exported(1);
        const auto doubtful = enter(1, u"--stones 0,30,5,9"_s);
        QCOMPARE(doubtful.code, ExitCode::Refused);
        QVERIFY(doubtful.errors.startsWith("warning: --stones: Seat B: 30 stones"));
        QVERIFY(doubtful.errors.contains("\nerror: --confirm-warnings: Nothing was stored."));
        QCOMPARE(commands_->exported(1), before);

        const auto confirmed = enter(1, u"--stones 0,30,5,9 --confirm-warnings"_s);
        QCOMPARE(confirmed.code, ExitCode::Done);
        QCOMPARE(confirmed.output, QByteArray("4,1,3,2\n"));
        const auto again = enter(1, u"--stones 0,30,5,9"_s);
        QCOMPARE(again.code, ExitCode::Done);
        QCOMPARE(again.output, QByteArray("4,1,3,2\n"));
    }

    void presenceIsRefusedByOption()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        for (const auto& option : {u"--from"_s, u"--until"_s, u"--absent"_s}) {
            const auto outcome = run(u"presence --participant 1 "_s + option + u" 0"_s);
            QCOMPARE(outcome.code, ExitCode::Refused);
            QVERIFY2(outcome.errors.startsWith("error: " + option.toUtf8() + ": "),
                     outcome.errors.constData());
        }
        const auto unknown = run(u"presence --participant 77 --from 2"_s);
        QVERIFY(unknown.errors.startsWith("error: --participant: "));
    }

    void settingsChangeTogetherOrNotAtAll()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        const QByteArray before = commands_->exported(1);
        const auto refused = run(u"set venue=Hall ties=never frob=1 gamesPerRound=0"_s);
        QCOMPARE(refused.code, ExitCode::Refused);
        QVERIFY(refused.errors.contains("error: /tournament/options/ties: "));
        QVERIFY(refused.errors.contains("frob"));
        QCOMPARE(commands_->exported(1), before);
        const auto journal = json(run(u"journal --format json"_s))["journal"_L1].toArray();
        QCOMPARE(run(u"set venue=Hall ties=high 'tieBreaks=[\"wins\"]'"_s).code, ExitCode::Done);
        QCOMPARE(json(run(u"journal --format json"_s))["journal"_L1].toArray().size(),
                 journal.size() + 1);
        QCOMPARE(run(u"set novalue"_s).code, ExitCode::Usage);
    }

    void newIsRefusedByOption_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("date") << u"new --name N --ruleset rummy-pure --date 30.2.2026"_s
                              << QByteArray("--date");
        QTest::newRow("rule set") << u"new --name N --ruleset bridge"_s << QByteArray("--ruleset");
        QTest::newRow("games") << u"new --name N --ruleset rummy-pure --games 0"_s
                               << QByteArray("--games");
        QTest::newRow("games beyond memory")
            << u"new --name N --ruleset rummy-pure --games 2000000000"_s << QByteArray("--games");
        QTest::newRow("name of 201 characters")
            << u"new --ruleset rummy-pure --name "_s + QString(201, u'x') << QByteArray("--name");
        QTest::newRow("rounds") << u"new --name N --ruleset rummy-pure --rounds 0"_s
                                << QByteArray("--rounds");
        QTest::newRow("blank name")
            << u"new --name ' ' --ruleset rummy-pure"_s << QByteArray("--name");
        QTest::newRow("invisible name")
            << u"new --name '\u200B' --ruleset rummy-pure"_s << QByteArray("--name");
        QTest::newRow("option") << u"new --name N --ruleset rummy-pure --option scale=french"_s
                                << QByteArray("/tournament/options/scale");
    }
    void newIsRefusedByOption()
    {
        QFETCH(const QString, line);
        QFETCH(const QByteArray, place);
        const auto outcome = commands_->run(splitCommand(line));
        QCOMPARE(outcome.code, ExitCode::Refused);
        QVERIFY2(outcome.errors.startsWith("error: " + place + ": "), outcome.errors.constData());
        QVERIFY(commands_->run(u"list"_s).output.isEmpty());
    }

    void otherFilesAreNamed_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a whole club") << QByteArray(R"({"format": "rummy-director-club"})")
                                      << QByteArray("the file of a whole club");
        QTest::newRow("another program's")
            << QByteArray(R"({"format": "chess"})")
            << QByteArray("\"chess\" is not the format of a tournament file");
        QTest::newRow("empty") << QByteArray() << QByteArray("-:1: The text ends before");
        QTest::newRow("cut off") << QByteArray("{\"format\": ")
                                 << QByteArray("breaks off the form of the file: {\"format\":");
    }
    void otherFilesAreNamed()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const QByteArray, text);
        const auto outcome = commands_->run(u"import -"_s, file);
        QCOMPARE(outcome.code, ExitCode::Refused);
        QVERIFY2(outcome.errors.contains(text), outcome.errors.constData());
    }

    void namesThatShowNothingAreRefusedByLine()
    {
        QCOMPARE(commands_->run(u"new --name N --ruleset rummy-pure"_s).code, ExitCode::Done);
        const auto outcome = commands_->run(splitCommand(u"enrol --tournament 1 -"_s),
                                            "name\nAnna\n\xE2\x80\x8B\n\xE2\x80\xAE"
                                            "Uwe\n");
        QCOMPARE(outcome.code, ExitCode::Refused);
        QVERIFY2(outcome.errors.startsWith("error: -:3: "), outcome.errors.constData());
        QVERIFY2(outcome.errors.contains("\nerror: -:4: "), outcome.errors.constData());
    }

    void seatingFilesAreRefusedByLine_data()
    {
        QTest::addColumn<QByteArray>("rows");
        QTest::addColumn<QByteArrayList>("places");
        const auto row = [](const char* name, const QByteArray& rows,
                            const QByteArrayList& places) {
            QTest::newRow(name) << rows << places;
        };
        row("unknown seat", "1,1,A,1\n1,1,E,2\n", {"3"});
        row("no number", "1,x,A,1\n1,1,B,y\n", {"2", "3"});
        row("seat twice", "1,1,A,1\n1,1,a,2\n", {"3"});
        row("gap", "1,1,A,1\n1,1,C,2\n1,1,D,3\n", {"2"});
        row("unknown person", "1,1,A,1\n1,1,B,2\n1,1,C,77\n", {"4"});
        row("person twice", "1,1,A,1\n1,1,B,2\n1,1,C,1\n", {"4"});
        row("table of two", "1,1,A,1\n1,1,B,2\n", {"2"});
        row("round left out", "2,1,A,1\n2,1,B,2\n2,1,C,3\n", {"2"});
    }
    void seatingFilesAreRefusedByLine()
    {
        QFETCH(const QByteArray, rows);
        QFETCH(const QByteArrayList, places);
        commands_->run(u"new --name N --ruleset rummy-pure"_s);
        enrolFive();
        const QByteArray before = commands_->exported(1);
        const QString name = commands_->file(u"t.csv"_s, "round,table,seat,player\n" + rows);
        const auto outcome = run(u"seat --tables "_s + name);
        QCOMPARE(outcome.code, ExitCode::Refused);
        for (const auto& line : places) {
            const QByteArray place = "error: " + name.toUtf8() + ':' + line + ": ";
            QVERIFY2(outcome.errors.contains(place), outcome.errors.constData());
        }
        QCOMPARE(commands_->exported(1), before);
    }
};

RUMMY_TEST(TestCliRefusals)

} // namespace tst_cli_refusals

#include "tst_cli_refusals.moc"
