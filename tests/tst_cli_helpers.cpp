#include "cli_evening.h"
#include "tests/suite.h"

namespace tst_cli_helpers {

using namespace cli_evening_test;

/// Helpers and their codes on the command line.
class TestCliHelpers : public CliEvening
{
    Q_OBJECT

private:
    void done(const QString& command)
    {
        const auto outcome = commands_->run(command);
        QVERIFY2(outcome.code == ExitCode::Done, outcome.errors.constData());
    }

private Q_SLOTS:
    void init()
    {
        begin();
        startEvening(u"--ruleset rummy-pure"_s, 4);
        done(u"helpers add \"Uwe Lang\" --may papers,check-in"_s);
    }

    void areListed()
    {
        done(u"helpers add Anna --may fees"_s);
        QCOMPARE(commands_->run(u"helpers list"_s).output,
                 QByteArray("Anna\tfees\nUwe Lang\tcheck-in,papers\n"));
        done(u"helpers set anna --name \"Anna Berger\" --may papers"_s);
        done(u"helpers remove \"Uwe Lang\""_s);
        QCOMPARE(commands_->run(u"helpers list"_s).output, QByteArray("Anna Berger\tpapers\n"));
        done(u"undo --club"_s);
        QVERIFY(commands_->run(u"helpers list"_s).output.contains("Uwe Lang"));
    }

    void tablesAreSharedOut()
    {
        const auto shown = [this](const QByteArray& text) {
            return commands_->run(u"helpers list --format json"_s).output.contains(text);
        };
        QVERIFY(shown("\"tables\": null"));
        done(u"helpers set \"Uwe Lang\" --tables 1-20"_s);
        QVERIFY(shown("\"tables\": \"1\u201320\""));
        done(u"helpers set \"Uwe Lang\" --may slips"_s);
        QVERIFY(shown("\"tables\": \"1\u201320\""));
        done(u"helpers set \"Uwe Lang\" --tables all"_s);
        QVERIFY(shown("\"tables\": null"));
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("command");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* name, const QString& command, const QByteArray& error) {
            QTest::newRow(name) << command << error;
        };
        row("same name twice", u"helpers add \"uwe lang\" --may papers"_s,
            "error: NAME: There is a helper \"Uwe Lang\" already.");
        row("no right", u"helpers add Anna --may ,"_s,
            "error: --may: The helper may do nothing yet.");
        row("no such right", u"helpers add Anna --may draw"_s,
            "error: --may: Give some of these, separated by commas: check-in, fees, slips, "
            "papers, second-pass.");
        row("tables that are none", u"helpers add Anna --may slips --tables 20-1"_s,
            "error: --tables: Give a first and a last number, such as 1-20, or all.");
        row("no such helper", u"helpers revoke Anna"_s,
            "error: NAME: There is no helper \"Anna\".");
    }

    void refuses()
    {
        QFETCH(QString, command);
        QFETCH(QByteArray, error);
        const auto outcome = commands_->run(command);
        QVERIFY(outcome.code != ExitCode::Done);
        QVERIFY2(outcome.errors.startsWith(error), outcome.errors.constData());
    }

    void codesAreShownOnce()
    {
        const auto made = commands_->run(u"helpers codes --tournament 1"_s).output;
        QCOMPARE(made.count('\n'), qsizetype{1});
        QVERIFY2(made.endsWith("\tUwe Lang\n"), made.constData());
        const auto code = made.left(made.indexOf('\t'));
        const auto listed = u"helpers list --tournament 1 --format json"_s;
        const auto json = commands_->run(listed).output;
        QVERIFY(json.contains("\"code\": \"valid\""));
        QVERIFY(!json.contains(code));
        done(u"helpers revoke \"Uwe Lang\""_s);
        QVERIFY(commands_->run(listed).output.contains("\"code\": \"revoked\""));
    }
};

RUMMY_TEST(TestCliHelpers)

} // namespace tst_cli_helpers

#include "tst_cli_helpers.moc"
