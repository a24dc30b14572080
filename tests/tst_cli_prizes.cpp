#include "cli_evening.h"
#include "file_contents.h"
#include "tests/suite.h"

namespace tst_cli_prizes {

using namespace cli_evening_test;

/// Prizes beyond rank and raffles by commands.
class TestCliPrizes : public CliEvening
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        begin();
        // 1 to 4 rank so; 5, Emil, has not played.
        startEvening(u"--ruleset rummy-pure --games 1 --option prizeCents=1000"_s, 4);
        QCOMPARE(enter(1, u"--stones 0,3,5,9"_s).code, ExitCode::Done);
    }

    void printsWhoWins()
    {
        set(u"prizes=[{\"name\":\"Verein\",\"for\":\"team\",\"best\":2,\"cents\":[500]},"
            "{\"name\":\"Ende\",\"for\":\"last\",\"goods\":[\"Ein Glas\"]},"
            "{\"name\":\"Damen\",\"for\":\"group\",\"tag\":\"Damen\",\"percent\":[10]}]"_s);
        const auto text = QString::fromUtf8(run(u"prizes"_s).output);
        QVERIFY2(text.contains(u"1st place"_s) && text.contains(u"Hof: Anna, Bert"_s) &&
                     text.contains(u"Ein Glas"_s),
                 qPrintable(text));
        const auto csv = run(u"prizes --format csv"_s).output;
        QCOMPARE(csv, QByteArray("prize,for,place,number,team,name,cents,sharers,goods\n"
                                 ",rank,1,1,,Anna,1000,1,\n"
                                 "Verein,team,1,,Hof,,500,1,\n"
                                 "Ende,last,1,4,,Dora,0,1,Ein Glas\n"));
        const auto file = run(u"export"_s).output;
        QVERIFY(file.contains("\"version\": 6,"));
    }

    /// They may have been paid out.
    void correctionNamesWhosePrizesChange()
    {
        set(u"plannedRounds=1"_s);
        const auto corrected = enter(1, u"--stones 3,0,5,9 --correct --reason misread"_s);
        QCOMPARE(corrected.code, ExitCode::Done);
        QVERIFY2(corrected.errors.contains("Other prizes than before: Bert") &&
                     corrected.errors.contains("Anna 10"),
                 corrected.errors.constData());
        const auto undone = run(u"undo"_s);
        QVERIFY2(undone.errors.contains("Other prizes than before: Anna"),
                 undone.errors.constData());
        QVERIFY(run(u"redo"_s).errors.contains("Other prizes than before: Bert"));
    }

    /// Places 2 and 3 choose one after the other; files with it are of a newer version.
    void freeChoiceInOrder()
    {
        set(u"prizes=[{\"name\":\"Gaben\",\"for\":\"rank\",\"choice\":[2,3]}]"_s);
        const auto prizes = json(run(u"prizes --format json"_s))["prizes"_L1].toArray();
        QCOMPARE(prizes.size(), 3);
        QCOMPARE(prizes[1]["winners"_L1][0].toInt(), 2);
        QCOMPARE(prizes[1]["turn"_L1].toInt(), 1);
        QCOMPARE(prizes[2]["turn"_L1].toInt(), 2);
        QVERIFY(run(u"prizes"_s).output.contains("free choice, turn 2"));
        const auto file = run(u"export"_s).output;
        QVERIFY(file.contains("\"version\": 9,") && file.contains("\"choice\": [2,3]"));
        for (const auto& span : {u"[3,2]"_s, u"[0,2]"_s, u"[2]"_s}) {
            const auto refused = run(
                u"set prizes=[{\"name\":\"Gaben\",\"for\":\"rank\",\"choice\":%1}]"_s.arg(span));
            QCOMPARE(refused.code, ExitCode::Refused);
        }
    }

    /// Standings of a group and of teams, by command and as documents.
    void groupsAndTeams()
    {
        set(u"prizes=[{\"name\":\"Verein\",\"for\":\"team\",\"best\":2,\"cents\":[500]}]"_s);
        importWithTags({u"Damen"_s, {}, u"damen"_s});
        const auto run = [this](const QString& line) {
            return commands_->run(splitCommand(line + u" --tournament 2"_s));
        };
        const auto lines =
            json(run(u"standings --group Damen --format json"_s))["standings"_L1].toArray();
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[1]["rank"_L1].toInt(), 2);
        QCOMPARE(lines[1]["overall"_L1].toInt(), 4);
        QVERIFY(run(u"standings --group Damen"_s).output.contains("Damen: "));
        QVERIFY(run(u"standings --group Damen --format csv"_s)
                    .output.startsWith("rank,number,name,club,overall,games"));
        const auto teams =
            json(run(u"standings --teams verein --format json"_s))["teams"_L1].toArray();
        QCOMPARE(teams[0]["team"_L1].toString(), u"Hof"_s);
        QCOMPARE(teams[0]["counted"_L1].toArray().size(), 2);
        QVERIFY(run(u"standings --teams Verein"_s).output.contains("Hof"));
        QCOMPARE(run(u"standings --group Herren"_s).code, ExitCode::Refused);
        QCOMPARE(run(u"standings --teams Damen"_s).code, ExitCode::Refused);
        QCOMPARE(run(u"standings --group Damen --teams Verein"_s).code, ExitCode::Usage);
    }

    void centsLeftOverAreNamed()
    {
        set(u"startFeeCents=333"_s);
        for (int number = 1; number <= 5; ++number) {
            const int cents = number == 5 ? 332 : 333;
            QCOMPARE(run(u"pay --participant %1 --cents %2"_s.arg(number).arg(cents)).code,
                     ExitCode::Done);
        }
        set(u"prizes=[{\"name\":\"Pott\",\"for\":\"rank\",\"percent\":[60,40]}]"_s);
        // 60 % and 40 % of 1664 are 998.4 and 665.6.
        const auto prizes = json(run(u"prizes --format json"_s));
        QCOMPARE(prizes["potCents"_L1].toInt(), 1'664);
        QCOMPARE(
            prizes["rounding"_L1],
            QJsonValue(QJsonObject{
                {u"prize"_s, u"Pott"_s}, {u"for"_s, u"rank"_s}, {u"place"_s, 1}, {u"cents"_s, 1}}));
        const auto first = prizes["prizes"_L1][1];
        QCOMPARE(first["winners"_L1][0].toInt(), 1);
        QCOMPARE(first["cents"_L1].toInt(), 999);
        const auto text = run(u"prizes"_s).output.simplified();
        QVERIFY2(text.contains("Rounding the percentages leaves 1 cent: added to Pott, 1st place "
                               "(Anna)."),
                 text.constData());
        set(u"prizeCents=[]"_s);
        set(u"prizes=[{\"name\":\"Ende\",\"for\":\"rank\",\"percent\":[50]}]"_s);
        QVERIFY(json(run(u"prizes --format json"_s))["rounding"_L1].isNull());
    }

    void tellsWhatWasPassedOn()
    {
        set(u"prizes=[{\"name\":\"Nochmal\",\"for\":\"rank\",\"cents\":[100]}]"_s);
        set(u"onePrizeEach=true"_s);
        const auto prizes = json(run(u"prizes --format json"_s))["prizes"_L1].toArray();
        QCOMPARE(prizes.size(), 2);
        QCOMPARE(prizes[1]["winners"_L1].toArray().first().toInt(), 2);
        const auto passed = prizes[1]["passedOn"_L1].toArray().first();
        QCOMPARE(passed["number"_L1].toInt(), 1);
        QCOMPARE(passed["because"_L1].toString(), u"has-prize"_s);
        QVERIFY(run(u"prizes"_s).output.contains("passed on from Anna"));
    }

    void refusesPrizes_data()
    {
        QTest::addColumn<QString>("value");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* name, const char* prize, const char* place) {
            QTest::newRow(name) << QString::fromUtf8(prize) << QByteArray(place);
        };
        row("without a name", R"({"name":"","for":"last","cents":5})", "/tournament/prizes/0/name");
        row("a negative amount", R"({"name":"A","for":"last","cents":[5,-5]})",
            "/tournament/prizes/0/cents/1");
        row("of no group", R"({"name":"A","for":"group","cents":5})", "/tournament/prizes/0/tag");
        row("a blank group", R"({"name":"A","for":"group","tag":" ","cents":5})",
            "/tournament/prizes/0/tag");
        row("worth nothing", R"({"name":"A","for":"last","goods":[]})", "/tournament/prizes/0");
        row("worth two things", R"({"name":"A","for":"last","goods":["x"],"cents":5})",
            "/tournament/prizes/0");
        row("more than the pot", R"({"name":"A","for":"last","percent":[60,50]})",
            "/tournament/prizes");
        row("more than a hundred", R"({"name":"A","for":"last","percent":[101]})",
            "/tournament/prizes/0/percent/0");
        row("a word that means nothing", R"({"name":"A","for":"first","cents":5})",
            "/tournament/prizes/0/for");
        row("a key of another kind", R"({"name":"A","for":"last","round":1,"cents":5})",
            "/tournament/prizes/0/round");
        row("a team twice", R"({"name":"A","for":"team","teams":["R","R"],"cents":5})",
            "/tournament/prizes/0/teams/1");
        row("a team twice in another spelling",
            R"({"name":"A","for":"team","teams":["Süd","SÜD"],"cents":5})",
            "/tournament/prizes/0/teams/1");
        row("nobody of a team", R"({"name":"A","for":"team","best":0,"cents":5})",
            "/tournament/prizes/0/best");
        row("twice the same",
            R"({"name":"A","for":"last","cents":5},)"
            R"({"name":"A","for":"door","cents":5})",
            "/tournament/prizes/1/name");
        row("twice the same in another spelling",
            R"({"name":"Dame","for":"last","cents":5},)"
            R"({"name":"DAME","for":"door","cents":5})",
            "/tournament/prizes/1/name");
    }

    void refusesPrizes()
    {
        QFETCH(const QString, value);
        QFETCH(const QByteArray, place);
        const auto outcome =
            commands_->run({u"set"_s, u"--tournament=1"_s, u"prizes=[%1]"_s.arg(value)});
        QCOMPARE(outcome.code, ExitCode::Refused);
        QVERIFY2(outcome.errors.contains("error: " + place + ": "), outcome.errors.constData());
        QVERIFY(!run(u"export"_s).output.contains("\"prizes\""));
    }

    void drawsAndRepeats()
    {
        const auto drawn = run(u"raffle --prize Schinken --seed 20261121 --winners 2"_s);
        QCOMPARE(drawn.code, ExitCode::Done);
        const auto again = run(
            u"raffle --prize Schinken --among 5,4,3,2,1 --seed 20261121 --winners 2 --dry-run"_s);
        QCOMPARE(again.output, drawn.output);
        const auto raffles = json(run(u"raffle --list --format json"_s))["raffles"_L1].toArray();
        QCOMPARE(raffles.size(), 1);
        QCOMPARE(raffles[0]["seed"_L1].toInt(), 20'261'121);
        QCOMPARE(raffles[0]["among"_L1].toArray().size(), 5);
        const auto journal = json(run(u"journal --format json"_s))["journal"_L1].toArray();
        QCOMPARE(journal.last()["what"_L1].toString(), u"Raffle drawn"_s);
        QVERIFY(run(u"export"_s).output.contains("\"raffles\""));
        QCOMPARE(run(u"undo"_s).code, ExitCode::Done);
        QVERIFY(!run(u"export"_s).output.contains("\"raffles\""));
        QCOMPARE(run(u"redo"_s).code, ExitCode::Done);
        QCOMPARE(run(u"raffle --list"_s).output, drawn.output);
        const auto paper = commands_->path(u"raffle.csv"_s);
        QCOMPARE(run(u"print raffle --language en -o "_s + paper).code, ExitCode::Done);
        QVERIFY(contentsOf(paper).contains("\r\n1,Schinken,2026-05-14 "));
        QCOMPARE(run(u"raffle --cancel 1"_s).code, ExitCode::Done);
        QCOMPARE(run(u"raffle --list"_s).output, QByteArray("Nothing was drawn yet.\n"));
        QCOMPARE(run(u"raffle --cancel 1"_s).code, ExitCode::Refused);
    }

    void drawsEachTimeSomebodyElse()
    {
        QSet<int> winners;
        for (int draw = 1; draw <= 5; ++draw) {
            const auto drawn = run(u"raffle --prize Tür --seed 7 --format json"_s);
            QCOMPARE(drawn.code, ExitCode::Done);
            const auto raffle = json(drawn)["raffles"_L1].toArray().first();
            QCOMPARE(raffle["among"_L1].toArray().size(), 6 - draw);
            winners += raffle["winners"_L1].toArray().first().toInt();
        }
        QCOMPARE(winners.size(), 5);
        const auto none = run(u"raffle --prize Tür"_s);
        QCOMPARE(none.code, ExitCode::Refused);
        QVERIFY2(none.errors.startsWith("error: --among: "), none.errors.constData());

        const auto all = json(run(u"raffle --prize Tür --seed 7 --all --format json"_s));
        QCOMPARE(all["raffles"_L1].toArray().first()["among"_L1].toArray().size(), 5);
        QCOMPARE(run(u"raffle --prize Tür --among 3"_s).code, ExitCode::Done);
        const auto both = run(u"raffle --all --among 3"_s);
        QCOMPARE(both.code, ExitCode::Usage);
        QVERIFY2(both.errors.startsWith("error: --all: "), both.errors.constData());
    }

    void importsWhatItExports()
    {
        set(u"prizes=[{\"name\":\"Tür\",\"for\":\"door\",\"goods\":[\"Wein\",\"Sekt\"]}]"_s);
        QCOMPARE(run(u"raffle --prize Tür --seed 1"_s).code, ExitCode::Done);
        QCOMPARE(run(u"raffle --prize Tür --give 5"_s).code, ExitCode::Done);
        const auto file = run(u"export"_s).output;
        const auto imported = commands_->run({u"import"_s, u"-"_s}, file);
        QCOMPARE(imported.code, ExitCode::Done);
        QCOMPARE(commands_->run({u"export"_s, u"--tournament=2"_s}).output, file);
        QVERIFY(run(u"prizes --format csv"_s).output.contains("Tür,door,2,5,,Emil,0,1,Sekt\n"));
        // Nothing remains of it.
        const auto third = run(u"raffle --prize Tür"_s);
        QCOMPARE(third.code, ExitCode::Refused);
        QVERIFY2(third.errors.startsWith("error: --prize: "), third.errors.constData());
    }

    void refusesRaffles_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("more winners than people")
            << u"raffle --among 1,2 --winners 3"_s << QByteArray("--winners");
        QTest::newRow("somebody twice") << u"raffle --among 1,1"_s << QByteArray("--among");
        QTest::newRow("an unknown number") << u"raffle --among 1,77"_s << QByteArray("--among");
        QTest::newRow("a gift to an unknown number")
            << u"raffle --give 77"_s << QByteArray("--give");
        QTest::newRow("a seed that is too long")
            << u"raffle --seed 1234567890"_s << QByteArray("--seed");
    }

    void refusesRaffles()
    {
        QFETCH(const QString, command);
        QFETCH(const QByteArray, place);
        const auto outcome = run(command);
        QCOMPARE(outcome.code, ExitCode::Refused);
        QVERIFY2(outcome.errors.startsWith("error: " + place + ": "), outcome.errors.constData());
        QVERIFY(!run(u"export"_s).output.contains("\"raffles\""));
    }

private:
    /// The evening once more, as tournament 2, with groups of Bert and those after him.
    void importWithTags(const QStringList& tags)
    {
        auto file = run(u"export"_s).output;
        const QByteArray empty = "\"tags\": []";
        auto place = file.indexOf(empty, file.indexOf("\"Bert\""));
        for (const auto& tag : tags) {
            QVERIFY(place > 0);
            const auto groups = tag.isEmpty() ? empty : "\"tags\": [\"" + tag.toUtf8() + "\"]";
            file.replace(place, empty.size(), groups);
            place = file.indexOf(empty, place + groups.size());
        }
        QCOMPARE(commands_->run({u"import"_s, u"-"_s}, file).code, ExitCode::Done);
    }
    void set(const QString& setting)
    {
        QCOMPARE(commands_->run({u"set"_s, u"--tournament=1"_s, setting}).code, ExitCode::Done);
    }
};

RUMMY_TEST(TestCliPrizes)

} // namespace tst_cli_prizes

#include "tst_cli_prizes.moc"
