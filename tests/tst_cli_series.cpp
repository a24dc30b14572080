#include "cli_evening.h"
#include "tests/suite.h"

#include <QRegularExpression>

namespace tst_cli_series {

using namespace cli_evening_test;

/// The year's table on the command line.
class TestCliSeries : public CliEvening
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        begin();
        startEvening(u"--ruleset rummy-pure"_s, 4);
        enter(1, u"--stones 0,7,5,9"_s);
        commands_->run(u"import -"_s, commands_->exported(1));
    }

    void ranksOverTheEvenings()
    {
        done(u"series create --name 2026 --best 1"_s);
        done(u"series add --series 2026 --tournament 1 --tournament 2"_s);
        done(u"series add --series 2026 --tournament 1"_s); // It already exists.
        const auto csv = commands_->run(u"series table --series 2026 --format csv"_s).output;
        QVERIFY2(csv.startsWith("rank,name,club,evenings,counted,total,total_decimal\n1,"),
                 csv.constData());
        QVERIFY(csv.contains(",2,1,4,4.000\n"));
        const auto json = commands_->run(u"series table --series 2026 --format json"_s).output;
        QVERIFY(json.contains("\"best\": 1"));
        QVERIFY(json.contains("\"counts\": false"));
        QVERIFY(commands_->run(u"series table --series 2026"_s)
                    .output.simplified()
                    .contains("The best 1 of 2 evenings count."));
        done(u"series remove --series 2026 --tournament 2"_s);
        QCOMPARE(commands_->run(u"series list"_s).output, QByteArray("2026\t1\t\n"));
    }

    void namesAnEveningThatCountsTwice()
    {
        done(u"series create --name 2026"_s);
        const auto both =
            commands_->run(u"series add --series 2026 --tournament 1 --tournament 2"_s);
        QCOMPARE(both.code, ExitCode::Done);
        QVERIFY2(both.errors.startsWith("warning: --tournament: 2 Evening is the same evening as 1 "
                                        "Evening, which the series has already"),
                 both.errors.constData());
        QCOMPARE(commands_->run(u"series add --series 2026 --tournament 2"_s).errors, QByteArray());
    }

    /// "=2", as page and paper have it.
    void sharedRanksAreMarkedAsOnPaper()
    {
        enter(2, u"--stones 0,7,7,9"_s);
        enter(1, u"--stones 0,7,7,9 --correct"_s);
        done(u"series create --name 2026"_s);
        done(u"series add --series 2026 --tournament 1"_s);
        for (const auto& command :
             {u"standings --tournament 1"_s, u"series table --series 2026"_s}) {
            const auto text = QString::fromUtf8(commands_->run(command).output);
            QVERIFY2(text.count(
                         QRegularExpression(u"^ *=2 "_s, QRegularExpression::MultilineOption)) == 2,
                     qPrintable(text));
            QVERIFY(!text.contains(u"2="_s));
        }
    }

    void meansAreInFilesToo()
    {
        enter(2, u"--stones 5,7,0,9"_s);
        done(u"series create --name 2026 --value mean"_s);
        done(u"series add --series 2026 --tournament 1 --tournament 2"_s);
        const auto csv = commands_->run(u"series table --series 2026 --format csv"_s).output;
        QVERIFY2(csv.startsWith(
                     "rank,name,club,evenings,counted,total,total_decimal,mean,mean_decimal\n"),
                 csv.constData());
        QVERIFY2(csv.contains(",2,2,11,11.000,11/2,5.500\n"), csv.constData());
        const auto table = json(commands_->run(u"series table --series 2026 --format json"_s));
        QCOMPARE(table["table"_L1].toArray().first()["mean"_L1].toString(), u"11/2"_s);
        done(u"series set --series 2026 --value total"_s);
        const auto totals = json(commands_->run(u"series table --series 2026 --format json"_s));
        QVERIFY(!totals["table"_L1].toArray().first().toObject().contains("mean"_L1));
    }

    void changesRules()
    {
        done(u"series create --name 2026"_s);
        done(u"series set --series 2026 --name Cup --measure place-points --place-points 9,5,1 "
             "--tie-breaks attendance,best-evening --guest-tag Gast --guests leave-out "
             "--earlier-meetings 50 --least-attendance 2 --value mean"_s);
        const auto json = commands_->run(u"series list --format json"_s).output;
        for (const auto* const part :
             {"\"name\": \"Cup\"", "\"measure\": \"place-points\"", "\"value\": \"mean\"",
              "\"guestTag\": \"Gast\"", "\"guestsCount\": false", "\"earlierMeetings\": 50",
              "\"leastAttendance\": 2"}) {
            QVERIFY2(json.contains(part), part);
        }
    }

    void closesAndReopens()
    {
        done(u"series create --name 2026"_s);
        const auto empty = commands_->run(u"series close --series 2026"_s);
        QCOMPARE(empty.code, ExitCode::Refused);
        done(u"series add --series 2026 --tournament 1"_s);
        done(u"series close --series 2026"_s);
        QVERIFY(commands_->run(u"series list"_s).output.startsWith("2026\t1\t20"));
        done(u"series reopen --series 2026"_s);
        QCOMPARE(commands_->run(u"series reopen --series 2026"_s).code, ExitCode::Refused);
        done(u"series delete --series 2026"_s);
        QVERIFY(commands_->run(u"series list"_s).output.isEmpty());
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<ExitCode>("code");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* tag, const QString& command, ExitCode code,
                            const char* error) {
            QTest::newRow(tag) << command << code << QByteArray(error);
        };
        row("an unknown series", u"series table --series Cup"_s, ExitCode::Refused,
            "error: --series: There is no series \"Cup\"");
        row("a doubled name", u"series create --name 2025"_s, ExitCode::Refused, "error: --name: ");
        row("none of the best", u"series set --series 2025 --best 0"_s, ExitCode::Refused,
            "error: --best: The best 0 evenings");
        row("an unknown evening", u"series add --series 2025 --tournament 9"_s, ExitCode::Refused,
            "error: --tournament: There is no tournament 9");
        row("points that are none", u"series set --series 2025 --place-points 9,x"_s,
            ExitCode::Usage, "error: --place-points: ");
        row("a tie-break that is none", u"series set --series 2025 --tie-breaks beauty"_s,
            ExitCode::Usage, "error: --tie-breaks: ");
        row("a paper of no series", u"print series -o year.csv"_s, ExitCode::Usage,
            "error: --series: ");
        row("a paper of a tournament", u"print series --tournament 1 -o year.csv"_s,
            ExitCode::Usage, "error: --tournament: ");
    }
    void refuses()
    {
        QFETCH(const QString, command);
        QFETCH(const QByteArray, error);
        done(u"series create --name 2025"_s);
        const auto outcome = commands_->run(command);
        QTEST(outcome.code, "code");
        QVERIFY2(outcome.errors.startsWith(error), outcome.errors.constData());
    }

    void printsOnPaper()
    {
        done(u"series create --name 2026"_s);
        done(u"series add --series 2026 --tournament 1"_s);
        const auto file = commands_->path(u"year.csv"_s);
        done(u"print series --series 2026 --language de -o "_s + file);
        QVERIFY(contentsOf(file).contains("rank;name;club;evenings;"));
        const auto listed = commands_->run(u"print --list"_s).output;
        QVERIFY(listed.startsWith("series\nseries-evenings\nclosed-series\n"));
    }

    void drawMindsEarlierEvenings()
    {
        done(u"series create --name 2026 --earlier-meetings 100"_s);
        done(u"series add --series 2026 --tournament 1 --tournament 2"_s);
        done(u"seat --tournament 2"_s);
    }

private:
    void done(const QString& command)
    {
        const auto outcome = commands_->run(command);
        QVERIFY2(outcome.code == ExitCode::Done, outcome.errors.constData());
    }
};

RUMMY_TEST(TestCliSeries)

} // namespace tst_cli_series

#include "tst_cli_series.moc"
