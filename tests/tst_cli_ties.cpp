#include "cli_evening.h"
#include "tests/suite.h"

namespace tst_cli_ties {

using namespace cli_evening_test;

/// Ties decided by commands.
class TestCliTies : public CliEvening
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        begin();
        // 1 and 2 share rank 1.
        startEvening(u"--ruleset rummy-pure --games 1 --option prizeCents=[1000,500]"_s, 4);
        QCOMPARE(enter(1, u"--stones 3,3,5,9 --ending early"_s).code, ExitCode::Done);
        QCOMPARE(ranks(), u"1:1 1:2 3:3 4:4"_s);
    }

    void decides()
    {
        const auto done = run(u"decide-tie --order 2,1 --by play-off --reason '0 : 7'"_s);
        QCOMPARE(done.code, ExitCode::Done);
        QCOMPARE(done.output, "2,1\n");
        QCOMPARE(ranks(), u"1:2 2:1 3:3 4:4"_s);
        QVERIFY(run(u"standings --format csv"_s).output.contains("\n1,2,Bert,Hof,"));
        const auto text = run(u"standings"_s).output.simplified();
        QVERIFY2(text.contains("2 Bert; 1 Anna: decided by a play-off (0 : 7)."), text.constData());
        // Prizes follow the rank.
        const auto prizes = QString::fromUtf8(text).section(u"Prize"_s, 1);
        QVERIFY2(prizes.indexOf(u"Bert") > 0 && prizes.indexOf(u"Bert") < prizes.indexOf(u"Anna"),
                 text.constData());
        const auto file = run(u"export"_s).output;
        QVERIFY(file.contains("\"version\": 2,"));
        QVERIFY(file.contains("\"tieDecisions\""));
    }

    void undoesAndRedoes()
    {
        QCOMPARE(run(u"decide-tie --order 2,1 --by reason --reason older"_s).code, ExitCode::Done);
        const auto journal = json(run(u"journal --format json"_s))["journal"_L1].toArray();
        QCOMPARE(journal.last()["reason"_L1].toString(), u"older"_s);
        QCOMPARE(run(u"undo"_s).code, ExitCode::Done);
        QCOMPARE(ranks(), u"1:1 1:2 3:3 4:4"_s);
        QCOMPARE(run(u"redo"_s).code, ExitCode::Done);
        QCOMPARE(ranks(), u"1:2 2:1 3:3 4:4"_s);
        QCOMPARE(run(u"decide-tie --order 1,2 --cancel"_s).code, ExitCode::Done);
        QCOMPARE(ranks(), u"1:1 1:2 3:3 4:4"_s);
    }

    void draws()
    {
        const auto drawn = run(u"decide-tie --order 2,1 --by lot --draw"_s);
        QCOMPARE(drawn.code, ExitCode::Done);
        QVERIFY(drawn.output == "1,2\n" || drawn.output == "2,1\n");
        QVERIFY(ranks().startsWith(drawn.output == "1,2\n" ? u"1:1 2:2 "_s : u"1:2 2:1 "_s));
    }

    void isSetAside()
    {
        QCOMPARE(run(u"decide-tie --order 2,1 --by lot"_s).code, ExitCode::Done);
        QCOMPARE(enter(1, u"--stones 3,4,5,9 --ending early --correct"_s).code, ExitCode::Done);
        QCOMPARE(ranks(), u"1:1 2:2 3:3 4:4"_s);
        const auto text = run(u"standings"_s).output.simplified();
        QVERIFY2(text.contains("Set aside, as the tie changed: 2 Bert; 1 Anna, decided by lot."),
                 text.constData());
        QCOMPARE(enter(1, u"--stones 3,3,5,9 --ending early --correct"_s).code, ExitCode::Done);
        QCOMPARE(ranks(), u"1:2 2:1 3:3 4:4"_s);
        QVERIFY(!run(u"standings"_s).output.contains("Set aside"));
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("place");
        const auto row = [](const char* name, const QString& line, ExitCode code,
                            const QByteArray& place) {
            QTest::newRow(name) << line << static_cast<int>(code) << place;
        };
        using enum ExitCode;
        row("not tied", u"--order 1,3 --by lot"_s, Refused, "--order: ");
        row("unknown", u"--order 1,99 --by lot"_s, Refused, "--order: ");
        row("doubled", u"--order 1,1 --by lot"_s, Refused, "--order: ");
        row("no reason", u"--order 1,2 --by reason"_s, Refused, "--reason: ");
        row("never decided", u"--order 1,2 --cancel"_s, Refused, "--order: ");
        row("no numbers", u"--order x --by lot"_s, Usage, "--order: ");
        row("a play-off is not drawn", u"--order 1,2 --by play-off --draw"_s, Usage, "--draw: ");
        row("no way", u"--order 1,2"_s, Usage, "");
    }
    void refuses()
    {
        QFETCH(const QString, line);
        QFETCH(const int, code);
        QFETCH(const QByteArray, place);
        const auto outcome = run(u"decide-tie "_s + line);
        QCOMPARE(static_cast<int>(outcome.code), code);
        QVERIFY2(outcome.errors.startsWith("error: " + place), outcome.errors.constData());
        QCOMPARE(ranks(), u"1:1 1:2 3:3 4:4"_s);
    }

    void printsTheSlip()
    {
        QVERIFY(run(u"print --list"_s).output.contains("play-off-slip\n"));
        QCOMPARE(run(u"decide-tie --order 1,2 --by lot"_s).code, ExitCode::Done);
        QVERIFY(!run(u"print --list"_s).output.contains("play-off-slip"));
    }

private:
    /// Those with a rank: "1:4 2:7".
    QString ranks()
    {
        QStringList texts;
        for (const auto& line : standings()) {
            if (!line["rank"_L1].isNull()) {
                texts << u"%1:%2"_s.arg(line["rank"_L1].toInt()).arg(line["number"_L1].toInt());
            }
        }
        return texts.join(u' ');
    }
};

RUMMY_TEST(TestCliTies)

} // namespace tst_cli_ties

#include "tst_cli_ties.moc"
