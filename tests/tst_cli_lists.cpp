#include "cli_evening.h"
#include "core/file/workbook.h"
#include "file_contents.h"
#include "made_zip.h"
#include "tests/suite.h"

#include <QDir>

namespace tst_cli_lists {

using namespace cli_evening_test;

/// What commands read from and write to files and lists.
class TestCliLists : public CliEvening
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }

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

    void importingTwiceIsNamed()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        enter(1, u"--stones 0,3,5,9"_s);
        const auto file = commands_->exported(1);
        enter(2, u"--stones 0,4,5,9"_s);
        const auto outcome = commands_->run(u"import -"_s, file);
        QCOMPARE(outcome.code, ExitCode::Done);
        QCOMPARE(outcome.output, QByteArray("2\n"));
        QCOMPARE(outcome.errors,
                 QByteArray("warning: -: This evening is in the club already: 1 Evening. Now it is "
                            "there twice; delete the one that is not needed. Its start fees "
                            "count once in the club's cash book.\n"));
        QCOMPARE(commands_->run(u"import -"_s, QByteArray(file).replace("Evening", "Other")).errors,
                 QByteArray());
    }

    void exportsToAFile()
    {
        startEvening(u"--ruleset rummy-pure"_s, 4);
        const QString name = commands_->path(u"out.json"_s);
        QCOMPARE(run(u"export -o "_s + name).output, QByteArray());
        QCOMPARE(contentsOf(name), commands_->exported(1));
        QCOMPARE(run(u"export -o /nowhere/at/all.json"_s).code, ExitCode::Environment);
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

    void enrolmentReadsListsAsTheWindowDoes_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* list, const char* expected) {
            QTest::newRow(name) << QByteArray(list) << QByteArray(expected);
        };
        row("German heads", "Nachname;Vorname\nBerger;Anna\n", "1,\"Berger, Anna\",,,,0\n");
        row("first name first, a fee", "Vorname;Nachname;Verein;Bezahlt\nAnna;Berger;Hof;5,00 €\n",
            "1,\"Berger, Anna\",Hof,,,500\n");
        row("English heads", "Surname,First name,Club\nBerger,Anna,Hof\n",
            "1,\"Berger, Anna\",Hof,,,0\n");
        row("a heading", "Anmeldungen zum Maiturnier;\n\nName;Verein\nAnna Berger;Hof\n",
            "1,Anna Berger,Hof,,,0\n");
        row("a separator named", "sep=;\nName;Verein\nAnna Berger;Hof\n",
            "1,Anna Berger,Hof,,,0\n");
        row("Windows-1252", "Name;Verein\nK\xE4the Wei\xDF;Hof\n", "1,Käthe Weiß,Hof,,,0\n");
        row("sums", "Nr.;Name;Verein;Bezahlt\n1.;Anna Berger;Hof;5,00\n;Summe;;5,00\n",
            "1,Anna Berger,Hof,,,500\n");
        row("twice", "Name;Verein;Bezahlt\nAnna Berger;Hof;5\nBerger, Anna;HOF;5\n",
            "1,Anna Berger,Hof,,,500\n");
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFEN\0a\0m\0e\0\n\0A\0n\0n\0a\0\n\0", 22)
                                << QByteArray("1,Anna,,,,0\n");
    }
    void enrolmentReadsListsAsTheWindowDoes()
    {
        QFETCH(const QByteArray, list);
        commands_->run(u"new --name N --ruleset rummy-pure"_s);
        QCOMPARE(run(u"enrol -"_s, list).code, ExitCode::Done);
        const auto listed = run(u"participants"_s).output;
        QTEST(listed.mid(listed.indexOf('\n') + 1), "expected");
    }

    void enrolmentNamesWhatItLeavesOut()
    {
        commands_->run(u"new --name N --ruleset rummy-pure"_s);
        const auto outcome = run(u"enrol --status expected -"_s,
                                 "Name;Verein;Zeitstempel;Bezahlt\nAnna;Hof;gestern;bar\n"
                                 "Uwe;Hof;5.10.26, 19:03 Uhr MEZ;\nanna;HOF;;\nSumme;;;5\n");
        QCOMPARE(outcome.code, ExitCode::Done);
        QCOMPARE(outcome.errors,
                 QByteArray(
                     "warning: -:2: \"gestern\" is not a date this program understands and was "
                     "left out. Write it as 2026-10-05 21:46.\n"
                     "warning: -:5: \"Summe 5\" is not a person and was left out.\n"
                     "warning: -:4: anna (HOF) is in the list already, in line 2, and was left out "
                     "here. Two people? Give each a number.\n"));
        QVERIFY(run(u"participants"_s)
                    .output.contains("\n2,Uwe,Hof,,,0,expected,2026-10-05T18:03:00Z\n"));
        const auto both = run(u"enrol -"_s, "number,name,club\n8,Eva,Hof\n9,Eva,Hof\n");
        QCOMPARE(both.errors, QByteArray());
        QVERIFY(run(u"participants"_s).output.contains("\n9,Eva,Hof,"));
    }

    /// The whole list is refused.
    void enrolmentRefusesWhatItCannotRead_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("no titles") << QByteArray("Anna;Hof\nUwe;Hof\n")
                                   << QByteArray("error: -:1: The column \"name\" is missing. Add "
                                                 "it to the first line. Or say by --columns what "
                                                 "the columns hold.\n");
        QTest::newRow("no amount")
            << QByteArray("Name;Bezahlt\nAnna;ja\nUwe;vielleicht\n")
            << QByteArray("error: -:3: \"vielleicht\" is not an amount. Enter one such as 5.00, or "
                          "yes or no.\n");
        QTest::newRow("a column twice")
            << QByteArray("name,Name\nAnna,Uwe\n")
            << QByteArray("error: -:1: The column \"Name\" occurs in the first line twice. Keep "
                          "one of them.\n");
        QTest::newRow("too wide") << "name,club\nAnna" + QByteArray(100'000, ',') + "x\n"
                                  << QByteArray("error: -:2: The list has more than 200 columns. "
                                                "Delete those that are not needed.\n");
    }
    void enrolmentRefusesWhatItCannotRead()
    {
        QFETCH(const QByteArray, list);
        commands_->run(u"new --name N --ruleset rummy-pure"_s);
        const auto refused = run(u"enrol -"_s, list);
        QCOMPARE(refused.code, ExitCode::Refused);
        QTEST(refused.errors, "error");
        QCOMPARE(run(u"participants"_s).output,
                 QByteArray("number,name,club,fixedTable,tags,paidCents\n"));
    }

    /// Somebody here is recognised although the list has another club.
    void newerListLeavesThoseHere()
    {
        commands_->run(u"new --name N --ruleset rummy-pure"_s);
        run(u"enrol --status expected -"_s, "Name;Verein\n\"Berger, Anna\";Hof\n"
                                            "\"Meyer, Uwe\";Hof\n");
        QCOMPARE(run(u"check-in --participant 1"_s).code, ExitCode::Done);
        const auto outcome =
            run(u"enrol --status expected --update -"_s, "Name;Verein\n\"Berger, Anna\";Selb\n"
                                                         "\"Meyer, Uwe\";Selb\n");
        QCOMPARE(outcome.output, QByteArray("Changed: 2 Meyer, Uwe (Hof): club\n"));
        QCOMPARE(outcome.errors,
                 QByteArray("warning: -:2: 1 Berger, Anna (Hof) is here and stays unchanged; "
                            "different in the list: club.\n"));
    }

    /// What a spreadsheet makes of the participants is read back.
    void enrolmentReadsWorkbooks()
    {
        if (!core::readsWorkbooks()) {
            QSKIP("built without libzip");
        }
        commands_->run(u"new --name N --ruleset rummy-pure"_s);
        enrolFive();
        const auto book = commands_->path(u"people.xlsx"_s);
        QCOMPARE(run(u"print participants -o "_s + book).code, ExitCode::Done);
        commands_->run(u"new --name M --ruleset rummy-pure"_s);
        const auto enrol = [&](const QString& rest) {
            return commands_->run(u"enrol --tournament 2 "_s + book + rest);
        };
        QCOMPARE(enrol({}).code, ExitCode::Done);
        QCOMPARE(commands_->run(u"participants --tournament 2"_s).output,
                 run(u"participants"_s).output);
        const auto sheet = enrol(u" --sheet Elsewhere"_s);
        QCOMPARE(sheet.code, ExitCode::Refused);
        QVERIFY2(sheet.errors.startsWith("error: --sheet: The workbook has no sheet “Elsewhere”"),
                 sheet.errors.constData());
        QCOMPARE(commands_->run(u"players import "_s + book).code, ExitCode::Done);
        QVERIFY(commands_->run(u"players list"_s).output.contains("Emil,Plauen,"));
    }

    void enrolmentNamesWhatIsNoList()
    {
        commands_->run(u"new --name N --ruleset rummy-pure"_s);
        const auto old = run(u"enrol -"_s, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");
        QCOMPARE(old.code, ExitCode::Refused);
        QCOMPARE(old.errors, QByteArray("error: -: This is a file of an older office program, or "
                                        "has a password. Save it as .xlsx or CSV, without a "
                                        "password.\n"));
        if (!core::readsWorkbooks()) {
            return;
        }
        const auto heads =
            run(u"enrol -"_s,
                made_zip::xlsx(
                    {{u"People"_s, "<worksheet><row r=\"7\"><c "
                                   "t=\"inlineStr\"><is><t>Anna</t></is></c></row></worksheet>"}}));
        QCOMPARE(heads.code, ExitCode::Refused);
        QVERIFY2(heads.errors.startsWith("error: -:7: "), heads.errors.constData());
    }

    void enrolmentTakesColumnsByHand_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("listed");
        QTest::addColumn<QByteArray>("errors");
        const QByteArray anna = "1,Anna Berger,Hof,,,0\n";
        QTest::newRow("no titles")
            << QByteArray("x1;Hof;Anna Berger;x\n") << u"--columns -,club,name"_s << anna
            << QByteArray("warning: -:1: The column \"D\" is not known and "
                          "was left out.\n");
        QTest::newRow("titles of its own, fewer columns")
            << QByteArray("Wer;Woher;Tel\nAnna Berger;Hof;123\n")
            << u"--columns name,club --skip 1"_s << anna
            << QByteArray("warning: -:1: The column \"Tel\" is not known and was left out.\n");
        QTest::newRow("one column") << QByteArray("Anna Berger\n") << u"--columns NAME"_s
                                    << QByteArray("1,Anna Berger,,,,0\n") << QByteArray();
        QTest::newRow("unknown") << QByteArray("Anna\n") << u"--columns name,shoe"_s << QByteArray()
                                 << QByteArray("error: --columns: \"shoe\" is no column. Columns: "
                                               "number, name, surname, firstName, club, town, "
                                               "fixedTable, tags, paidCents, paid, status, "
                                               "registeredAt, feeClass, or - to leave one out.\n");
        QTest::newRow("twice") << QByteArray("Anna\n") << u"--columns name,name"_s << QByteArray()
                               << QByteArray("error: --columns: \"name\" is there twice.\n");
        QTest::newRow("without a name")
            << QByteArray("Anna\n") << u"--columns club"_s << QByteArray()
            << QByteArray("error: --columns: One of the columns must be name or surname.\n");
        QTest::newRow("nobody left")
            << QByteArray("Anna\n") << u"--columns name --skip 2"_s << QByteArray()
            << QByteArray("error: --skip: The list has 1 rows.\n");
        QTest::newRow("skipped alone") << QByteArray("Anna\n") << u"--skip 1"_s << QByteArray()
                                       << QByteArray("error: --skip: This needs --columns.\n");
    }
    void enrolmentTakesColumnsByHand()
    {
        QFETCH(const QByteArray, list);
        QFETCH(const QString, options);
        QFETCH(const QByteArray, listed);
        QFETCH(const QByteArray, errors);
        commands_->run(u"new --name N --ruleset rummy-pure"_s);
        const auto outcome = run(u"enrol "_s + options + u" -"_s, list);
        QCOMPARE(outcome.code, listed.isEmpty() ? ExitCode::Usage : ExitCode::Done);
        QVERIFY2(outcome.errors.startsWith(errors), outcome.errors.constData());
        QCOMPARE(run(u"participants"_s).output,
                 "number,name,club,fixedTable,tags,paidCents\n" + listed);
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
        QCOMPARE(run(u"participant --participant 7 --remove --pay-back"_s).code, ExitCode::Done);
        QCOMPARE(run(u"participant --participant 7 --remove"_s).code, ExitCode::Refused);
    }

    void playerDirectory()
    {
        const QString list = commands_->file(u"p.csv"_s, "club,name\nHof,\"Berger, Anna\"\n,Öz\n");
        QCOMPARE(commands_->run(u"players import "_s + list).code, ExitCode::Done);
        QCOMPARE(commands_->run(u"players import "_s + list).code, ExitCode::Done);
        const auto players = commands_->run(u"players list"_s);
        QVERIFY(players.output.startsWith("name,club,tags,public\n"));
        QCOMPARE(players.output.count('\n'), 3);
        const QString bad = commands_->file(u"bad.csv"_s, "name\n\" \"\n");
        commands_->run(u"players import "_s + bad);
        QCOMPARE(commands_->run(u"players list"_s).output, players.output);
    }

    void playerDirectoryReadsAnyList_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QByteArray>("listed");
        QTest::addColumn<QByteArray>("errors");
        const QByteArray anna = "\"Berger, Anna\",Hof,,full\n";
        QTest::newRow("German heads") << QByteArray("Nachname;Vorname;Verein\nBerger;Anna;Hof\n")
                                      << QString() << anna << QByteArray();
        QTest::newRow("more columns, sums")
            << QByteArray("Mitglieder\nNr.;Name;Verein\n1;\"Berger, Anna\";Hof\nGesamt: 1;;\n")
            << QString() << anna
            << QByteArray("warning: -:2: The column \"Nr.\" is not known and was left out.\n"
                          "warning: -:4: \"Gesamt: 1\" is not a person and was left out.\n");
        QTest::newRow("twice")
            << QByteArray("name;club\nBerger, Anna;Hof\nAnna Berger;Hof\n") << QString() << anna
            << QByteArray("warning: -:3: Anna Berger (Hof) is in the list already, in line 2, and "
                          "was left out here. Two people? Enter the second one by hand.\n");
        QTest::newRow("no titles") << QByteArray("x;Hof;Berger, Anna\n")
                                   << u"--columns -,club,name"_s << anna << QByteArray();
        QTest::newRow("a column of no use")
            << QByteArray("Anna\n") << u"--columns name,number"_s << QByteArray()
            << QByteArray("error: --columns: \"number\" is no column. Columns: name, surname, "
                          "firstName, club, town, tags, public, or - to leave one out.\n");
    }
    void playerDirectoryReadsAnyList()
    {
        QFETCH(const QByteArray, list);
        QFETCH(const QString, options);
        QFETCH(const QByteArray, listed);
        commands_->run(u"list"_s);
        const auto outcome = commands_->run(u"players import "_s + options + u" -"_s, list);
        QFETCH(const QByteArray, errors);
        QCOMPARE(outcome.code, listed.isEmpty() ? ExitCode::Usage : ExitCode::Done);
        QVERIFY2(outcome.errors.startsWith(errors), outcome.errors.constData());
        QCOMPARE(outcome.errors.isEmpty(), errors.isEmpty());
        QCOMPARE(commands_->run(u"players list"_s).output, "name,club,tags,public\n" + listed);
    }

    void doubtfulPeopleAreAsked()
    {
        commands_->run(u"players import -"_s, "name,club\nAnna,Hof\nBert,Hof\nBert,Plauen\n");
        commands_->run(u"new --name N --ruleset rummy-pure"_s);
        run(u"enrol -"_s, "name,club\nAnna,\nBert,\nBert,Hof\n");
        commands_->run(u"new --name M --ruleset rummy-pure"_s);
        commands_->run(u"enrol --tournament 2 -"_s, "name\nAnna\n");
        const QByteArray before = commands_->exported(1);
        const auto heads = QByteArray("name,club,enrolled,candidates\n");
        QCOMPARE(commands_->run(u"players doubtful"_s).output,
                 heads + "Anna,,1:1|2:1,Anna (Hof)\nBert,,1:2,Bert (Plauen)\n");
        const auto recognise = [this](const QString& rest) {
            return commands_->run(u"players recognise --tournament 1 --participant "_s + rest);
        };
        QCOMPARE(recognise(u"1 --name Anna"_s).errors.left(13), QByteArray("error: --name"));
        QCOMPARE(recognise(u"9 --new"_s).code, ExitCode::Refused);
        QCOMPARE(recognise(u"2 --name Bert --club Hof"_s).code, ExitCode::Refused);
        QCOMPARE(recognise(u"1 --name Anna --club Hof"_s).code, ExitCode::Done);
        QCOMPARE(recognise(u"2 --new"_s).code, ExitCode::Done);
        QCOMPARE(commands_->run(u"players doubtful"_s).output, heads);
        QCOMPARE(commands_->run(u"players list"_s).output,
                 QByteArray("name,club,tags,public\nAnna,Hof,,full\nBert,,,full\n"
                            "Bert,Hof,,full\nBert,Plauen,,full\n"));
        QCOMPARE(commands_->exported(1), before);
    }

    /// People listed by the directory are imported unchanged.
    void publicNamesAreListed()
    {
        commands_->run(u"players import -"_s,
                       "name,public\nAnna,short\nBert,number\nCarl,\nDora,full\n");
        const auto listed = commands_->run(u"players list"_s).output;
        QCOMPARE(listed, QByteArray("name,club,tags,public\nAnna,,,short\nBert,,,number\n"
                                    "Carl,,,full\nDora,,,full\n"));
        const auto bad = commands_->run(u"players import -"_s, "name,public\nEva,secret\n");
        QCOMPARE(bad.code, ExitCode::Refused);
        QVERIFY2(bad.errors.startsWith("error: -:2: "), bad.errors);
        QCOMPARE(commands_->run(u"players list"_s).output, listed);
    }

    /// The website and everything else that is public honours them.
    void publicNamesAreHonoured()
    {
        commands_->run(u"players import -"_s, "name,public\n\"Weiß, Käthe\",number\n");
        commands_->run(u"new --name N --ruleset rummy-pure"_s);
        run(u"enrol -"_s, "name\n\"Weiß, Käthe\"\n\"Lang, Uwe\"\n");
        const auto folder = commands_->path(u"site"_s);
        QCOMPARE(run(u"website --names full -o "_s + folder).code, ExitCode::Done);
        QByteArray all;
        for (const auto& file : QDir(folder).entryInfoList(QDir::Files)) {
            all += contentsOf(file.filePath());
        }
        QVERIFY(all.contains("Lang, Uwe"));
        QVERIFY(!all.contains("Weiß"));
    }

    /// Public documents name people as they wish; private ones and script output do not.
    void publicNamesAreHonouredOnPaper()
    {
        commands_->run(u"players import -"_s, "name,public\n\"Weiß, Käthe\",short\n");
        startEvening(u"--ruleset rummy-pure"_s, 3);
        run(u"enrol -"_s, "name\n\"Weiß, Käthe\"\n");
        const auto written = [this](const QString& command) {
            const auto file = commands_->path(u"paper.html"_s);
            return run(command + u" -o "_s + file).code == ExitCode::Done ? contentsOf(file)
                                                                          : QByteArray();
        };
        const auto standings = written(u"print standings"_s);
        QVERIFY(standings.contains("Käthe W.") && !standings.contains("Weiß"));
        QVERIFY(!run(u"standings --format html"_s).output.contains("Weiß"));
        QVERIFY(written(u"print participants"_s).contains("Weiß, Käthe"));
        QVERIFY(run(u"standings --format csv"_s).output.contains("Weiß, Käthe"));
    }

    void clubIsTakenBack()
    {
        commands_->run(u"players import -"_s, "name,club\nAnna,Hof\n");
        QCOMPARE(commands_->run(u"undo --club"_s).output,
                 QByteArray("Undo: Anna: added to the directory\n"));
        QCOMPARE(commands_->run(u"players list"_s).output, QByteArray("name,club,tags,public\n"));
        QVERIFY(commands_->run(u"journal --club"_s).output.contains("[undone]"));
        QCOMPARE(commands_->run(u"redo --club"_s).output,
                 QByteArray("Redo: Anna: added to the directory\n"));
        const QJsonObject listed = json(commands_->run(u"journal --club --format json"_s));
        const QJsonArray journal = listed.value("journal"_L1).toArray();
        QCOMPARE(journal.size(), 3);
        const QJsonObject redone = journal.last().toObject();
        QCOMPARE(redone.value("what"_L1).toString(), u"Redone: Anna: added to the directory"_s);
        const QJsonObject added = redone.value("new"_L1).toObject();
        QCOMPARE(added.begin().value().toObject().value("club"_L1).toString(), u"Hof"_s);
        const auto nothing = commands_->run(u"redo --club"_s);
        QCOMPARE(nothing.code, ExitCode::Refused);
        QVERIFY2(nothing.errors.startsWith("error: --club: "), nothing.errors);
        QVERIFY(
            commands_->run(u"redo --tournament 1"_s).errors.startsWith("error: --tournament: "));
        QCOMPARE(commands_->run(u"undo"_s).code, ExitCode::Usage);
        QCOMPARE(commands_->run(u"undo --club --tournament 1"_s).code, ExitCode::Usage);
    }

    void entriesAreMerged()
    {
        commands_->run(u"players import -"_s, "name,club,tags\nAnna,Hof,\nAna,,Gast\n");
        const auto merge = [this](const QString& keep) {
            return commands_->run(u"players merge --club Hof --double Ana --name "_s + keep);
        };
        QCOMPARE(merge(u"Anne"_s).code, ExitCode::Refused);
        QVERIFY(merge(u"Anne"_s).errors.startsWith("error: --name"));
        QCOMPARE(merge(u"Anna"_s).code, ExitCode::Done);
        QVERIFY(merge(u"Anna"_s).errors.startsWith("error: --double"));
        QCOMPARE(commands_->run(u"players list"_s).output,
                 QByteArray("name,club,tags,public\nAnna,Hof,Gast,full\n"));
    }
};

RUMMY_TEST(TestCliLists)

} // namespace tst_cli_lists

#include "tst_cli_lists.moc"
