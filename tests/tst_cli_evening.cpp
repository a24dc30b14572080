#include "cli_harness.h"
#include "core/slip_id.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using cli::ExitCode;
using cli::Outcome;

namespace {

const QByteArray fivePeople = "name;club\nAnna;Hof\nBert;Hof\nÇelik, Dörte;\nDora;\nEmil;Plauen\n";

/// One table of the first `seats` people in a round.
QByteArray seatingCsv(int round, const QByteArrayList& players)
{
    QByteArray csv = "round,table,seat,player\n";
    char seat = 'A';
    for (const auto& player : players) {
        csv += QByteArray::number(round) + ",1," + seat++ + ',' + player + '\n';
    }
    return csv;
}

QString slip(int round, int table, int edition = 1)
{
    return core::slipText({core::RoundNumber{round}, core::TableNumber{table}, edition});
}

QJsonObject json(const Outcome& outcome)
{
    return QJsonDocument::fromJson(outcome.output).object();
}

} // namespace

class TestCliEvening : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { commands_ = std::make_unique<CommandLine>(); }

    void workedValues_data()
    {
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QByteArray>("totals");
        const auto row = [](const char* name, const QString& options, const QString& entry,
                            const QByteArray& totals) {
            QTest::newRow(name) << options << entry << totals;
        };
        const QString pure = u"--ruleset rummy-pure"_s;
        const QString plus = u"--ruleset rummy-pure-plus"_s;
        row("pure, german scale: three tied", pure + u" --option scale=german"_s,
            u"--stones 0,7,7,7"_s, "4,7/3,7/3,7/3\n");
        row("pure, english scale: three tied", pure, u"--stones 0,7,7,7"_s, "4,2,2,2\n");
        row("pure, first-round Rommé of three", pure,
            u"--stones 14,0,12 --ending first-round-romme"_s, "3/2,3,3/2\n");
        row("plus, claims", plus, u"--stones 0,3,5,9 --claims 1,0,3,0"_s, "5,3,5,1\n");
        row("plus, first-round Rommé", plus,
            u"--stones 0,14,12,10 --claims 2,1,0,0 --ending first-round-romme"_s, "6,3,2,2\n");
        row("plus, first-round Rommé, pooled", plus + u" --option firstRoundRommeClaims=pool"_s,
            u"--stones 0,14,12,10 --claims 2,1,0,0 --ending first-round-romme"_s,
            "6,7/3,7/3,7/3\n");
        row("early", plus, u"--stones 3,3,11,14 --ending early"_s, "7/2,7/2,2,1\n");
        row("early, shifted, three", plus + u" --option earlyTermination=shifted"_s,
            u"--stones 3,3,14 --ending early"_s, "3/2,3/2,0\n");
        row("every stone accounted for", plus,
            u"--stones 0,1,1,2 --claims 0,0,0,26 --confirm-warnings"_s, "4,5/2,5/2,27\n");
        row("one did not play", plus, u"--stones 0,-,4,4"_s, "3,-,3/2,3/2\n");
        row("one did not play, with claims", plus, u"--stones 0,-,4,4 --claims 0,-,2,0"_s,
            "3,-,7/2,3/2\n");
        row("own scale", plus + u" --option 'scale={\"4\":[\"4\",\"2.5\",\"1\",\"0\"]}'"_s,
            u"--stones 0,1,2,3"_s, "4,5/2,1,0\n");
    }
    void workedValues()
    {
        QFETCH(const QString, options);
        QFETCH(const QString, entry);
        QFETCH(const QByteArray, totals);
        const auto stones = entry.section(u' ', 1, 1).count(u',') + 1;
        startEvening(options.split(u' ').join(u' '), stones);
        const auto entered = enter(1, entry);
        QCOMPARE(entered.output, totals);
        QCOMPARE(entered.code, ExitCode::Done);
    }

    void threeGamesOnTheGermanScale()
    {
        startEvening(u"--ruleset rummy-pure --option scale=german"_s, 4);
        QCOMPARE(enter(1, u"--stones 0,7,7,7"_s).code, ExitCode::Done);
        QCOMPARE(enter(2, u"--stones 2,2,2,9 --ending early"_s).code, ExitCode::Done);
        QCOMPARE(enter(3, u"--stones 5,5,5,5 --ending early"_s).code, ExitCode::Done);
        const auto lines = standings();
        const QStringList expected = {u"121/12"_s, u"101/12"_s, u"101/12"_s, u"73/12"_s};
        const QList<int> ranks = {1, 2, 2, 4};
        for (int line = 0; line < 4; ++line) {
            QCOMPARE(lines[line]["tmp"_L1].toString(), expected[line]);
            QCOMPARE(lines[line]["rank"_L1].toInt(), ranks[line]);
        }
    }

    void fiveParticipantsAndAFee()
    {
        commands_->run(u"new --name Open --ruleset rummy-pure --games 1 --open"_s);
        enrolFive();
        seat(seatingCsv(1, {"1", "2", "3", "4"}));
        QCOMPARE(enter(1, u"--stones 0,3,5,9"_s).output, QByteArray("4,3,2,1\n"));
        QCOMPARE(run(u"presence --participant 4 --until 1"_s).code, ExitCode::Done);
        seat(seatingCsv(2, {"5", "1", "2", "3"}));
        QCOMPARE(run(u"enter --round 2 --table 1 --game 1 --stones 0,3,5,9"_s).code,
                 ExitCode::Done);
        expectStandings({1, 2, 5, 3, 4}, {u"7"_s, u"5"_s, u"4"_s, u"3"_s, u"1"_s});

        const auto fee = json(run(u"fee --format json"_s));
        QCOMPARE(fee["cents"_L1].toInt(), 500);
        QVERIFY(fee["reason"_L1].isNull());
        QCOMPARE(fee["participants"_L1].toArray().size(), 5);
        QVERIFY(fee["noShows"_L1].toArray().isEmpty());

        QCOMPARE(run(u"set rankBy=mean"_s).code, ExitCode::Done);
        QCOMPARE(standings()[0]["number"_L1].toInt(), 5);
        QCOMPARE(run(u"set rankBy=tmp byeMatchPoints=5/2"_s).code, ExitCode::Done);
        QCOMPARE(standings()[1]["number"_L1].toInt(), 5);
        QCOMPARE(standings()[1]["tmp"_L1].toString(), u"13/2"_s);
    }

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
        row("two Rommés", u"--stones 0,0,5,9"_s, {"--stones: 2 hands"});
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

    void differentResultsAreCorrected()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        QCOMPARE(enter(1, u"--stones 0,3,5,9"_s).code, ExitCode::Done);
        const QByteArray before = commands_->exported(1);
        const auto different = enter(1, u"--stones 0,3,9,5"_s);
        QCOMPARE(different.code, ExitCode::Refused);
        QVERIFY2(different.errors.startsWith("error: --game: Another result stands there: stones "
                                             "0,3,5,9"),
                 different.errors.constData());
        QVERIFY(different.errors.contains("desk 1, command line"));
        QCOMPARE(commands_->exported(1), before);

        const auto stale = enter(1, u"--stones 0,3,9,5 --correct --revision 0"_s);
        QCOMPARE(stale.code, ExitCode::Refused);
        QVERIFY(stale.errors.startsWith("error: --revision: The game was changed since: you saw "
                                        "revision 0, now it is 1"));
        const auto corrected =
            enter(1, u"--stones 0,3,9,5 --correct --revision 1 --reason 'misread slip'"_s);
        QCOMPARE(corrected.output, QByteArray("4,3,1,2\n"));
        QVERIFY(run(u"journal"_s).output.contains("misread slip"));
    }

    void correctionsKeepWhoHeldTheCards()
    {
        startEvening(u"--ruleset rummy-pure-plus"_s, 4);
        enter(1, u"--stones 0,3,5,9 --played-by B=Hans --taken-over D=5"_s);
        const auto journal = [this] { return run(u"journal"_s).output.count('\n'); };
        const auto before = journal();
        // The same numbers once more change nothing, other ones only themselves.
        QCOMPARE(enter(1, u"--stones 0,3,5,9 --correct"_s).code, ExitCode::Done);
        QCOMPARE(journal(), before);
        QCOMPARE(enter(1, u"--stones 0,5,3,9 --correct"_s).output, QByteArray("4,2,3,1\n"));
        QVERIFY(commands_->exported(1).contains("\"playedBy\":\"Hans\""));
        QCOMPARE(numberedLine(5)["games"_L1].toInt(), 1);
        // Who did not play was not replaced either.
        QCOMPARE(enter(1, u"--stones 0,5,3,- --correct"_s).output, QByteArray("3,1,2,-\n"));
        QVERIFY(commands_->exported(1).contains("\"playedBy\":\"Hans\""));
        QCOMPARE(numberedLine(5)["games"_L1].toInt(), 0);
        // Named again it is as named: seat B's own participant, and nobody else.
        QCOMPARE(enter(1, u"--stones 0,5,3,- --correct --taken-over B=2"_s).code, ExitCode::Done);
        QVERIFY(!commands_->exported(1).contains("playedBy"));
        QVERIFY(!commands_->exported(1).contains("\"participant\""));
        QCOMPARE(enter(1, u"--not-played rain --correct"_s).code, ExitCode::Done);
        QCOMPARE(enter(1, u"--stones 0,5,3,9 --correct"_s).code, ExitCode::Done);
    }

    void journalTellsAMarkTakenAway()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        run(u"mark --round 1 --table 1 --disputed --note torn"_s);
        run(u"mark --round 1 --table 1 --none"_s);
        const auto lines = run(u"journal"_s).output.trimmed().split('\n');
        const auto set = lines[lines.size() - 2];
        QVERIFY2(set.contains("mark: – → disputed"), set.constData());
        QVERIFY2(set.contains("note: – → torn"), set.constData());
        QVERIFY2(lines.back().contains("mark: disputed → –"), lines.back().constData());
        QVERIFY(!lines.back().contains("null"));
    }

    void mishapsOfAnEvening()
    {
        startEvening(u"--ruleset rummy-pure-plus"_s, 4);
        QCOMPARE(enter(1, u"--stones 0,3,5,9 --played-by B=Hans --taken-over d=5"_s).output,
                 QByteArray("4,3,2,1\n"));
        QCOMPARE(numberedLine(5)["tmp"_L1].toString(), u"1"_s);
        QCOMPARE(enter(2, u"--not-played 'no time left'"_s).output, QByteArray("-,-,-,-\n"));
        QCOMPARE(run(u"round --round 1 --close"_s).code, ExitCode::Refused);
        QCOMPARE(run(u"mark --round 1 --table 1 --disputed --note torn"_s).code, ExitCode::Done);
        QVERIFY(commands_->exported(1).contains("\"disputed\""));
        QCOMPARE(run(u"mark --round 1 --table 1 --none"_s).code, ExitCode::Done);
        QCOMPARE(run(u"round --round 1 --shorten 1"_s).code, ExitCode::Refused);
        QCOMPARE(run(u"round --round 1 --shorten 2 --reason late"_s).code, ExitCode::Done);
        QCOMPARE(run(u"round --round 1 --close"_s).code, ExitCode::Done);
        QCOMPARE(run(u"clear --round 1 --table 1 --game 1"_s).code, ExitCode::Refused);
        QCOMPARE(run(u"round --round 1 --reopen"_s).code, ExitCode::Done);
        QCOMPARE(run(u"clear --round 1 --table 1 --game 1"_s).code, ExitCode::Done);
        QCOMPARE(run(u"swap-seats --round 1 --one 1 --other 2"_s).code, ExitCode::Done);
        QCOMPARE(run(u"round --round 1 --cancel --reason 'power cut'"_s).code, ExitCode::Done);
    }

    void penalties()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        const QString give = u"penalty --participant 2 --round 1 --reason late --points "_s;
        for (const auto& points : {u"1/3"_s, u"x"_s, u"0.05"_s, u"1/0"_s}) {
            const auto outcome = run(give + points);
            QCOMPARE(outcome.code, ExitCode::Refused);
            QVERIFY(outcome.errors.startsWith("error: --points: "));
        }
        QCOMPARE(run(give + u"-1/2"_s).code, ExitCode::Done);
        QCOMPARE(numberedLine(2)["penalties"_L1].toString(), u"-1/2"_s);
        QCOMPARE(run(u"cancel-penalty --number 2"_s).code, ExitCode::Refused);
        QCOMPARE(run(u"cancel-penalty --number 1"_s).code, ExitCode::Done);
        QCOMPARE(numberedLine(2)["penalties"_L1].toString(), u"0"_s);
        const auto unknown = run(u"penalty --participant 77 --round 1 --points -1 --reason late"_s);
        QVERIFY(unknown.errors.startsWith("error: --participant: "));
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
        QTest::newRow("rounds") << u"new --name N --ruleset rummy-pure --rounds 0"_s
                                << QByteArray("--rounds");
        QTest::newRow("blank name")
            << u"new --name ' ' --ruleset rummy-pure"_s << QByteArray("--name");
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

    void listsAreTabSeparated()
    {
        const auto made = commands_->run(
            QStringList{u"new"_s, u"--name"_s, u"42"_s, u"--ruleset"_s, u"rummy-pure-plus"_s});
        QCOMPARE(made.output, QByteArray("1\n"));
        QCOMPARE(commands_->run(u"list"_s).output,
                 QByteArray("1\t2026-05-14\trummy-pure-plus\t42\n"));
        QCOMPARE(commands_->run(u"delete --tournament 1"_s).code, ExitCode::Done);
        QVERIFY(commands_->run(u"list"_s).output.isEmpty());
    }

    void importsTellEveryFault()
    {
        commands_->run(u"list"_s);
        const QByteArray file =
            R"({"format": "rummy-director-tournament", "version": 1,
                "tournament": {"name": "N", "ruleset": "rummy-pure", "frob": 1},
                "participants": [{"number": 1, "name": "A"}, {"number": "2", "name": "B"}]})";
        const auto outcome = commands_->run(u"import -"_s, file);
        QCOMPARE(outcome.code, ExitCode::Refused);
        QVERIFY(outcome.errors.contains("error: /tournament"));
        QVERIFY(outcome.errors.contains("error: /participants/1/number: "));
        QVERIFY(commands_->run(u"list"_s).output.isEmpty());

        const auto broken = commands_->run({u"import"_s, commands_->file(u"b.json"_s, "{\n\n[")});
        QCOMPARE(broken.code, ExitCode::Refused);
        QVERIFY(broken.errors.startsWith("error: " + commands_->path(u"b.json:3"_s).toUtf8()));
        QCOMPARE(commands_->run(u"import missing.json"_s).code, ExitCode::Environment);
    }

    void importsListWarningsAndGoOn()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        enter(1, u"--stones 0,30,5,9 --confirm-warnings"_s);
        const auto outcome = commands_->run(u"import -"_s, commands_->exported(1));
        QCOMPARE(outcome.code, ExitCode::Done);
        QCOMPARE(outcome.output, QByteArray("2\n"));
        QVERIFY(outcome.errors.startsWith(
            "warning: /rounds/0/tables/0/games/0/hands/1/stones: 30 stones"));
        QCOMPARE(commands_->exported(2), commands_->exported(1));
    }

    void exportsToAFile()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        const QString name = commands_->path(u"out.json"_s);
        QCOMPARE(run(u"export -o "_s + name).output, QByteArray());
        QCOMPARE(contentsOf(name), commands_->exported(1));
        QCOMPARE(run(u"export -o /nowhere/at/all.json"_s).code, ExitCode::Environment);
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

    void seatingPrintsItselfAndGivesByes()
    {
        commands_->run(u"new --name N --ruleset rummy-pure"_s);
        enrolFive();
        const QByteArray both = "player;seat;table;round\n1;b;1;1\n2;a;1;1\n3;c;1;1\n4;D;1;1\n"
                                "5;A;1;2\n1;B;1;2\n2;C;1;2\n";
        const auto outcome = run(u"seat --tables -"_s, both);
        QCOMPARE(outcome.output,
                 QByteArray("round,table,seat,player\n1,1,A,2\n1,1,B,1\n1,1,C,3\n1,1,D,4\n"
                            "2,1,A,5\n2,1,B,1\n2,1,C,2\n"));
        QCOMPARE(numberedLine(4)["byes"_L1].toInt(), 1);
        QCOMPARE(numberedLine(5)["byes"_L1].toInt(), 1);
        const auto replaced =
            run(u"seat --replace --tables -"_s, seatingCsv(2, {"5", "4", "3", "1"}));
        QCOMPARE(replaced.code, ExitCode::Done);
        QCOMPARE(numberedLine(4)["byes"_L1].toInt(), 0);
    }

    void enrolment()
    {
        commands_->run(u"new --name N --ruleset rummy-pure"_s);
        enrolFive();
        const QByteArray before = commands_->exported(1);
        QCOMPARE(run(u"enrol "_s + commands_->file(u"p.csv"_s, fivePeople)).code, ExitCode::Done);
        QCOMPARE(commands_->exported(1), before);

        const QString bad = commands_->file(
            u"bad.csv"_s, "number,name,fixedTable\n1,Somebody,\nx,Xaver,\n9,,\n10,Y,zero\n");
        const auto refused = run(u"enrol "_s + bad);
        QCOMPARE(refused.code, ExitCode::Refused);
        QVERIFY(refused.errors.contains(bad.toUtf8() + ":3: \"x\""));
        QVERIFY(refused.errors.contains(bad.toUtf8() + ":5: \"zero\""));
        QCOMPARE(commands_->exported(1), before);

        const QString taken = commands_->file(u"t.csv"_s, "number,name\n1,Somebody\n9,\n");
        const auto faults = run(u"enrol "_s + taken);
        QVERIFY(faults.errors.contains(taken.toUtf8() + ":2: The start number 1"));
        QVERIFY(faults.errors.contains(taken.toUtf8() + ":3: The name is missing"));

        const QString strange = commands_->file(u"s.csv"_s, "name,shoe size\nZoe,38\n");
        const auto warned = run(u"enrol "_s + strange);
        QCOMPARE(warned.code, ExitCode::Done);
        QVERIFY(warned.errors.startsWith("warning: " + strange.toUtf8() +
                                         ":1: The column \"shoe size\""));
    }

    void enrolmentTakesFeesUpToTheMostThereIs()
    {
        commands_->run(u"new --name N --ruleset rummy-pure"_s);
        const QByteArray most = QByteArray::number(core::largestPaidCents);
        const QByteArray more = QByteArray::number(core::largestPaidCents + 1);
        const QString tooMuch = commands_->file(u"f.csv"_s, "name,paidCents\nAnna," + more + '\n');
        const auto refused = run(u"enrol "_s + tooMuch);
        QCOMPARE(refused.code, ExitCode::Refused);
        QVERIFY2(refused.errors.startsWith("error: " + tooMuch.toUtf8() + ":2: "),
                 refused.errors.constData());
        QCOMPARE(run(u"enrol -"_s, "name,paidCents\nAnna," + most + '\n').code, ExitCode::Done);
        QVERIFY(commands_->exported(1).contains("\"paidCents\": " + most));
        const auto paid = [this](const QByteArray& cents) {
            return run(u"participant --participant 1 --paid "_s + QString::fromLatin1(cents));
        };
        QCOMPARE(paid("3000000000").code, ExitCode::Done);
        QVERIFY(commands_->exported(1).contains("\"paidCents\": 3000000000"));
        QVERIFY(paid(more).errors.startsWith("error: --paid: "));
    }

    void participantsRoundTrip()
    {
        commands_->run(u"new --name N --ruleset rummy-pure"_s);
        const QByteArray csv = "number,name,club,fixedTable,tags,paidCents\n"
                               "1,\"Berger, Anna\",Hof,2,Damen|Gast,500\n7,Öz,,,,0\n";
        run(u"enrol -"_s, csv);
        QCOMPARE(run(u"participants"_s).output, csv);
        QCOMPARE(run(u"participant --participant 7 --name Özil --paid 500 --fixed-table 3"_s).code,
                 ExitCode::Done);
        QVERIFY(run(u"participants"_s).output.contains("7,Özil,,3,,500\n"));
        QCOMPARE(run(u"participant --participant 7 --remove"_s).code, ExitCode::Done);
        QCOMPARE(run(u"participant --participant 7 --remove"_s).code, ExitCode::Refused);
    }

    void playerDirectory()
    {
        const QString list = commands_->file(u"p.csv"_s, "club,name\nHof,\"Berger, Anna\"\n,Öz\n");
        QCOMPARE(commands_->run(u"players import "_s + list).code, ExitCode::Done);
        QCOMPARE(commands_->run(u"players import "_s + list).code, ExitCode::Done);
        const auto players = commands_->run(u"players list"_s);
        QVERIFY(players.output.startsWith("name,club,tags\n"));
        QCOMPARE(players.output.count('\n'), 3);
        const QString bad = commands_->file(u"bad.csv"_s, "name\n\" \"\n");
        commands_->run(u"players import "_s + bad);
        QCOMPARE(commands_->run(u"players list"_s).output, players.output);
    }

    void undoRedoAndJournal()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        const QByteArray before = commands_->exported(1);
        enter(1, u"--stones 0,3,5,9"_s);
        const QByteArray after = commands_->exported(1);
        QCOMPARE(run(u"undo"_s).output, QByteArray("Undo: round 1, table 1, game 1\n"));
        QCOMPARE(commands_->exported(1), before);
        QCOMPARE(run(u"redo"_s).output, QByteArray("Redo: round 1, table 1, game 1\n"));
        QCOMPARE(commands_->exported(1), after);
        QCOMPARE(run(u"redo"_s).code, ExitCode::Refused);

        const auto entries = json(run(u"journal --format json"_s))["journal"_L1].toArray();
        const auto entry = entries[entries.size() - 3].toObject();
        QCOMPARE(entry["what"_L1].toString(), u"Round 1, table 1, game 1: result entered"_s);
        QCOMPARE(entry["time"_L1].toString(), u"2026-05-14T18:30:00.000Z"_s);
        QCOMPARE(entry["desk"_L1].toString(), u"desk 1, command line"_s);
        const QStringList keys = {u"desk"_s,   u"id"_s,   u"new"_s,    u"old"_s,
                                  u"reason"_s, u"time"_s, u"undone"_s, u"what"_s};
        QCOMPARE(entry.keys(), keys);
        QVERIFY(run(u"journal"_s).output.contains("– → 0,3,5,9"));
        while (run(u"undo"_s).code == ExitCode::Done) {
        }
        QVERIFY(run(u"undo"_s).errors.contains("There is nothing to undo."));
    }

    void standingsInEachForm()
    {
        qputenv("TZ", "UTC");
        QLocale::setDefault(QLocale(QLocale::English));
        startEvening(u"--ruleset rummy-pure-plus --option scale=german"_s, 4);
        enter(1, u"--stones 0,5,5,9 --claims 1,0,2,0"_s);
        penalise();
        for (const auto& format : {u"text"_s, u"csv"_s, u"json"_s}) {
            const auto outcome = run(u"standings --format "_s + format);
            QCOMPARE(outcome.code, ExitCode::Done);
            compareToGolden(u"standings."_s + format, outcome.output);
        }
        compareToGolden(u"fee.text"_s, run(u"fee"_s).output);
        compareToGolden(u"fee.json"_s, run(u"fee --format json"_s).output);
        compareToGolden(u"journal.text"_s, run(u"journal"_s).output);
        QCOMPARE(run(u"standings --after-round 1"_s).code, ExitCode::Done);
        const auto later = run(u"standings --after-round 2"_s);
        QCOMPARE(later.code, ExitCode::Refused);
        QVERIFY(later.errors.startsWith("error: --after-round: There is no round 2."));
    }

    void backupRestoreAndCheck()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        QCOMPARE(commands_->run(u"backup -o copy.db"_s).code, ExitCode::Done);
        QCOMPARE(commands_->databases.backups, QStringList{u"copy.db"_s});
        QVERIFY(commands_->run(u"restore copy.db"_s).output.contains("club.rummydb.replaced"));
        QVERIFY(commands_->run(u"check"_s).output.startsWith("ok"));
        commands_->databases.faults = QStringList{u"page 3 is lost"_s, u"page 4 is lost"_s};
        const auto damaged = commands_->run(u"check"_s);
        QCOMPARE(damaged.code, ExitCode::Refused);
        QCOMPARE(damaged.errors.count('\n'), 2);
        QVERIFY(damaged.output.isEmpty());
    }

private:
    static QStringList splitCommand(const QString& line)
    {
        QStringList words;
        bool quoted = false;
        bool open = false;
        for (const QChar character : line) {
            if (character == u'\'') {
                quoted = !quoted;
                if (!open) {
                    words << QString();
                    open = true;
                }
            } else if (character == u' ' && !quoted) {
                open = false;
            } else {
                if (!open) {
                    words << QString();
                    open = true;
                }
                words.last() += character;
            }
        }
        return words;
    }

    /// A command on tournament 1; single quotes keep words together.
    Outcome run(const QString& line, const QByteArray& input = {})
    {
        auto words = splitCommand(line);
        const qsizetype name = words.constFirst() == u"players" ? 2 : 1;
        words.insert(name, u"--tournament=1"_s);
        return commands_->run(words, input);
    }

    /// Defaults to table 1 of round 1.
    Outcome enter(int game, const QString& entry)
    {
        QString line = u"enter "_s + entry;
        const auto addDefault = [&line](const QString& option, int value) {
            if (!line.contains(option)) {
                line += u" %1 %2"_s.arg(option).arg(value);
            }
        };
        addDefault(u"--round"_s, 1);
        addDefault(u"--table"_s, 1);
        addDefault(u"--game"_s, game);
        return run(line);
    }

    void enrolFive() { QCOMPARE(run(u"enrol -"_s, fivePeople).code, ExitCode::Done); }

    void seat(const QByteArray& csv)
    {
        const auto outcome = run(u"seat --tables -"_s, csv);
        QCOMPARE(outcome.code, ExitCode::Done);
    }

    /// Five people, the first of them at the one table of round 1, four games.
    void startEvening(const QString& options, qsizetype seats)
    {
        const auto made = commands_->run(splitCommand(u"new --name Evening "_s + options));
        QCOMPARE(made.code, ExitCode::Done);
        enrolFive();
        seat(seatingCsv(1, QByteArrayList{"1", "2", "3", "4"}.mid(0, seats)));
    }

    void penalise()
    {
        const auto outcome =
            run(u"penalty --participant 4 --round 1 --points -0.5 --reason 'came late'"_s);
        QCOMPARE(outcome.code, ExitCode::Done);
    }

    QJsonArray standings()
    {
        return json(run(u"standings --format json"_s))["standings"_L1].toArray();
    }

    QJsonObject numberedLine(int number)
    {
        for (const auto& line : standings()) {
            if (line["number"_L1].toInt() == number) {
                return line.toObject();
            }
        }
        return {};
    }

    void expectStandings(const QList<int>& numbers, const QStringList& totals)
    {
        const auto lines = standings();
        QCOMPARE(lines.size(), numbers.size());
        for (qsizetype line = 0; line < lines.size(); ++line) {
            QCOMPARE(lines[line]["number"_L1].toInt(), numbers[line]);
            QCOMPARE(lines[line]["tmp"_L1].toString(), totals[line]);
        }
    }

    /// What differs is left beside the test as NAME.found.
    static void compareToGolden(const QString& name, const QByteArray& found)
    {
        const QByteArray golden =
            contentsOf(QStringLiteral(RUMMY_SOURCE_DIR "/tests/golden/cli/") + name);
        if (found != golden) {
            QFile file(name + u".found"_s);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(found);
        }
        QCOMPARE(QString::fromUtf8(found), QString::fromUtf8(golden));
    }

    std::unique_ptr<CommandLine> commands_;
};

QTEST_GUILESS_MAIN(TestCliEvening)
#include "tst_cli_evening.moc"
