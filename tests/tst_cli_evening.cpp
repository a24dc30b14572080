#include "cli_evening.h"
#include "tests/suite.h"

namespace tst_cli_evening {

using namespace cli_evening_test;

/// An evening is played, corrected, ranked and undone by commands.
class TestCliEvening : public CliEvening
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }

    /// See core::usualThrees(); a value that is given stays.
    void threesFollowTheScale()
    {
        const auto threes = [this] {
            return json(run(u"export"_s))["tournament"_L1]["threes"_L1].toString();
        };
        const auto made = commands_->run(
            splitCommand(u"new --name Evening --ruleset rummy-pure --option scale=balanced"_s));
        QCOMPARE(made.code, ExitCode::Done);
        QCOMPARE(threes(), u"fair"_s);
        QCOMPARE(run(u"set scale=english"_s).code, ExitCode::Done);
        QCOMPARE(threes(), QString());
        QCOMPARE(run(u"set scale=balanced threes=last"_s).code, ExitCode::Done);
        QCOMPARE(threes(), u"last"_s);
    }

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

    void differentResultsAreCorrected()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        QCOMPARE(enter(1, u"--stones 0,3,5,9"_s).code, ExitCode::Done);
        const QByteArray before = commands_->exported(1);
        const auto different = enter(1, u"--stones 0,3,9,5"_s);
        QCOMPARE(different.code, ExitCode::Refused);
        QVERIFY2(
            different.errors.startsWith("error: --game: There is another result already: stones "
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
        // Repeating the same numbers changes nothing; other numbers change only themselves.
        QCOMPARE(enter(1, u"--stones 0,3,5,9 --correct"_s).code, ExitCode::Done);
        QCOMPARE(journal(), before);
        QCOMPARE(enter(1, u"--stones 0,5,3,9 --correct"_s).output, QByteArray("4,2,3,1\n"));
        QVERIFY(commands_->exported(1).contains("\"playedBy\":\"Hans\""));
        QCOMPARE(numberedLine(5)["games"_L1].toInt(), 1);
        // A seat that did not play was not replaced either.
        QCOMPARE(enter(1, u"--stones 0,5,3,- --correct"_s).output, QByteArray("3,1,2,-\n"));
        QVERIFY(commands_->exported(1).contains("\"playedBy\":\"Hans\""));
        QCOMPARE(numberedLine(5)["games"_L1].toInt(), 0);
        // Naming seat B's own participant again restores exactly that.
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
        const auto& set = lines[lines.size() - 2];
        QVERIFY2(set.contains("mark: – → disputed"), set.constData());
        QVERIFY2(set.contains("note: – → torn"), set.constData());
        QVERIFY2(lines.back().contains("mark: disputed → –"), lines.back().constData());
        QVERIFY(!lines.back().contains("null"));
    }

    void lostSlip()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        QCOMPARE(run(u"mark --round 1 --table 1 --slip-lost"_s).code, ExitCode::Done);
        QCOMPARE(run(u"mark --round 1 --table 1 --slip-lost --none"_s).code, ExitCode::Usage);
        QCOMPARE(enter(1, u"--stones 0,5,3,9"_s).code, ExitCode::Done);
        const auto lines = run(u"journal"_s).output.trimmed().split('\n');
        QVERIFY2(lines[lines.size() - 2].contains("Slip lost"),
                 lines[lines.size() - 2].constData());
        QVERIFY2(lines.back().contains("Slip lost"), lines.back().constData());
        const auto file = commands_->path(u"slip.pdf"_s);
        QCOMPARE(run(u"print score-slips --filled --round 1 --table 1 -o "_s + file).code,
                 ExitCode::Done);
        QCOMPARE(run(u"print standings --filled -o "_s + file).code, ExitCode::Usage);
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
        QCOMPARE(run(give + u"2"_s).code, ExitCode::Done);
        QCOMPARE(numberedLine(2)["penalties"_L1].toString(), u"2"_s);
        const auto unknown = run(u"penalty --participant 77 --round 1 --points -1 --reason late"_s);
        QVERIFY(unknown.errors.startsWith("error: --participant: "));
    }

    void undoRedoAndJournal()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        const QByteArray before = commands_->exported(1);
        enter(1, u"--stones 0,3,5,9"_s);
        const QByteArray after = commands_->exported(1);
        QCOMPARE(run(u"undo"_s).output, QByteArray("Undo: round 1, table 1, game 1: 0,3,5,9\n"));
        QCOMPARE(commands_->exported(1), before);
        QCOMPARE(run(u"redo"_s).output, QByteArray("Redo: round 1, table 1, game 1: 0,3,5,9\n"));
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
        // Any entry by its number.
        const auto number = QString::number(entry["id"_L1].toInt());
        QCOMPARE(run(u"undo --entry "_s + number).output,
                 QByteArray("Undo: round 1, table 1, game 1: 0,3,5,9\n"));
        QCOMPARE(commands_->exported(1), before);
        const auto again = run(u"undo --entry "_s + number);
        QCOMPARE(again.code, ExitCode::Refused);
        QVERIFY(again.errors.startsWith("error: --entry: "));
        QCOMPARE(run(u"undo --entry 9999"_s).errors,
                 QByteArray("error: --entry: The journal has no change 9999. Look it up there.\n"));
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
        using Kind = core::DatabaseFault::Kind;
        const core::Refusal round{
            core::RoundFault::Unknown, core::Pointer(u"/rounds/0"_s), {u"1"_s}};
        commands_->databases.faults = {{Kind::File, u"page 3"_s},
                                       {Kind::Rule, {}, core::TournamentId{1}, round}};
        const auto damaged = commands_->run(u"check"_s);
        QCOMPARE(damaged.code, ExitCode::Refused);
        QCOMPARE(damaged.errors,
                 QByteArray("error: club.rummydb: The file is damaged: page 3.\n"
                            "error: tournament 1/rounds/0: There is no round 1. Give the "
                            "number of a round that was seated.\n"));
        QVERIFY(damaged.output.isEmpty());
    }

private:
    void penalise()
    {
        const auto outcome =
            run(u"penalty --participant 4 --round 1 --points -0.5 --reason 'came late'"_s);
        QCOMPARE(outcome.code, ExitCode::Done);
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

    /// Differences are written beside the test as NAME.found.
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
};

RUMMY_TEST(TestCliEvening)

} // namespace tst_cli_evening

#include "tst_cli_evening.moc"
