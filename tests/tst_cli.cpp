#include "app/cli/commands/commands.h"
#include "app/cli/console.h"
#include "app/cli/help.h"
#include "cli_harness.h"
#include "reports/typeset/terminal.h"
#include "tests/suite.h"

#include <QStandardPaths>
#include <QTest>

namespace tst_cli {

using namespace Qt::Literals::StringLiterals;
using cli::ExitCode;

class TestCli : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void usageErrors_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* name, const QString& line, const QByteArray& error) {
            QTest::newRow(name) << line << error;
        };
        row("no command", u""_s, "error: COMMAND: ");
        row("unknown command", u"frobnicate"_s, "error: frobnicate: ");
        row("half a command", u"players"_s, "error: players: Give one of: players import");
        row("unknown option", u"list --frob"_s, "error: --frob: ");
        row("unknown option with a value", u"list --frob=1"_s, "error: --frob: ");
        row("unknown letter", u"list -x"_s, "error: -x: ");
        row("option missing", u"standings"_s, "error: --tournament: The option is needed.");
        row("value missing at the end", u"export --tournament"_s, "error: --tournament: The value");
        row("value missing before an option", u"enter --tournament --round 1"_s,
            "error: --tournament: The value");
        row("no number", u"enter --tournament 1 --round one --table 1 --game 1 --stones 0"_s,
            "error: --round: \"one\" is no whole number.");
        row("tournament no number", u"export --tournament x"_s, "error: --tournament: \"x\"");
        row("given twice", u"export --tournament 1 --tournament 2"_s, "error: --tournament: ");
        row("flag with a value", u"new --name N --ruleset rummy-pure --open=yes"_s,
            "error: --open: ");
        row("unknown format", u"standings --tournament 1 --format doc"_s,
            "error: --format: \"doc\" is not known here. Give one of: text, json, csv, html, pdf.");
        row("none of the choices", u"presence --tournament 1 --participant 1"_s,
            "error: --from: Give exactly one of: --from, --until, --absent.");
        row("two of the choices", u"round --tournament 1 --round 1 --close --cancel"_s,
            "error: --publish: ");
        row("neither round and table nor slip", u"enter --tournament 1 --game 1 --stones 0"_s,
            "error: --round: Give exactly one of: --round --table, --slip.");
        row("slip and table", u"enter --tournament 1 --slip 1-01-5 --table 1 --game 1 --stones 0"_s,
            "error: --round: Give exactly one of: --round --table, --slip.");
        row("half of what is given together",
            u"enter --tournament 1 --table 1 --game 1 --stones 0"_s,
            "error: --round: The option is needed.");
        row("operand missing", u"import"_s, "error: FILE: ");
        row("operand too many", u"import a.json b.json"_s, "error: b.json: ");
        row("print without a file", u"print standings --tournament 1"_s, "error: --output: ");
        row("set without a pair", u"set --tournament 1"_s, "error: KEY=VALUE: ");
    }
    void usageErrors()
    {
        QFETCH(const QString, line);
        QFETCH(const QByteArray, error);
        CommandLine commands;
        const auto outcome = commands.run(line);
        QCOMPARE(outcome.code, ExitCode::Usage);
        QVERIFY2(outcome.errors.startsWith(error), outcome.errors.constData());
        QVERIFY(outcome.errors.endsWith("--help'.\n"));
        QVERIFY(outcome.output.isEmpty());
    }

    void everyUsageErrorIsTold()
    {
        CommandLine commands;
        const auto outcome = commands.run(u"enter --tournament x --frob"_s);
        QCOMPARE(outcome.errors.count("error: "), 5);
    }

    void databaseBeforeOrAfterTheCommand()
    {
        CommandLine commands;
        QCOMPARE(commands.run(u"--database other.db list"_s).code, ExitCode::Done);
        QCOMPARE(commands.run(u"--database=other.db check"_s).code, ExitCode::Done);
        QCOMPARE(commands.run(u"check --database other.db"_s).code, ExitCode::Done);
        const auto outcome = commands.run(u"check"_s);
        QCOMPARE(outcome.code, ExitCode::Environment);
        QVERIFY(outcome.errors.startsWith("error: club.rummydb: There is no club database."));
    }

    void missingDatabase_data()
    {
        QTest::addColumn<QString>("line");
        for (const auto& line :
             {u"export --tournament 1"_s, u"delete --tournament 1"_s, u"set --tournament 1 a=b"_s,
              u"participants --tournament 1"_s, u"standings --tournament 1"_s,
              u"fee --tournament 1"_s, u"undo --tournament 1"_s, u"redo --tournament 1"_s,
              u"journal --tournament 1"_s, u"backup -o copy.db"_s, u"check"_s,
              u"round --tournament 1 --round 1 --close"_s}) {
            QTest::addRow("%s", qPrintable(line)) << line;
        }
    }
    void missingDatabase()
    {
        QFETCH(const QString, line);
        CommandLine commands;
        QCOMPARE(commands.run(line).code, ExitCode::Environment);
    }

    void unknownTournament_data()
    {
        QTest::addColumn<QString>("line");
        for (const auto& line :
             {u"export --tournament %1"_s, u"delete --tournament %1"_s,
              u"set --tournament %1 venue=Hall"_s, u"participants --tournament %1"_s,
              u"presence --tournament %1 --participant 1 --from 2"_s,
              u"penalty --tournament %1 --participant 1 --round 1 --points -1 --reason late"_s,
              u"cancel-penalty --tournament %1 --number 1"_s,
              u"participant --tournament %1 --participant 1 --club Hof"_s,
              u"enter --tournament %1 --round 1 --table 1 --game 1 --stones 0,1,2,3"_s,
              u"clear --tournament %1 --round 1 --table 1 --game 1"_s,
              u"round --tournament %1 --round 1 --close"_s,
              u"mark --tournament %1 --round 1 --table 1 --unclear"_s,
              u"swap-seats --tournament %1 --round 1 --one 1 --other 2"_s,
              u"swap-results --tournament %1 --round 1 --table 1 --other 2"_s,
              u"standings --tournament %1"_s, u"fee --tournament %1"_s, u"undo --tournament %1"_s,
              u"redo --tournament %1"_s, u"journal --tournament %1"_s}) {
            QTest::addRow("%s", qPrintable(line)) << line;
        }
    }
    void unknownTournament()
    {
        QFETCH(const QString, line);
        CommandLine commands;
        commands.run(u"list"_s);
        for (const auto& id : {u"7"_s, u"0"_s, u"-1"_s, u"99999999999999999999"_s}) {
            const auto outcome = commands.run(line.arg(id));
            QCOMPARE(outcome.code, ExitCode::Refused);
            QVERIFY2(outcome.errors.startsWith("error: --tournament: "),
                     outcome.errors.constData());
        }
    }

    void helpOfEachCommand_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("program") << QString();
        for (const auto& command : cli::allCommands()) {
            QTest::addRow("%s", qPrintable(command.name)) << command.name;
        }
    }
    void helpOfEachCommand()
    {
        QFETCH(const QString, name);
        CommandLine commands;
        const auto help = commands.run((name + u" --help"_s).trimmed());
        QCOMPARE(help.code, ExitCode::Done);
        QVERIFY(help.errors.isEmpty());
        QCOMPARE(help.output, commands.run((u"help "_s + name).trimmed()).output);
        const auto lines = QString::fromUtf8(help.output).split(u'\n');
        QVERIFY(lines.constFirst().startsWith(u"Usage: rummy-director-cli "_s + name));
        for (const auto& line : lines) {
            const bool example = line.startsWith(u"  rummy-director-cli");
            QVERIFY2(example || typeset::terminal::displayWidth(line) <= 80, qPrintable(line));
        }
    }

    void helpIsComplete_data() { helpOfEachCommand_data(); }
    void helpIsComplete()
    {
        QFETCH(const QString, name);
        for (const auto& command : cli::allCommands()) {
            if (command.name == name) {
                const QString help = cli::commandHelp(command);
                QVERIFY(!command.summary.isEmpty());
                QVERIFY(!command.examples.isEmpty());
                for (const auto& option : command.options) {
                    QVERIFY(!option.help.isEmpty());
                    QVERIFY2(help.contains(option.dashed()), qPrintable(option.name));
                }
            }
        }
    }

    void helpLooksAsItDid()
    {
        CommandLine commands;
        QCOMPARE(commands.run(u"--help"_s).output,
                 contentsOf(QStringLiteral(RUMMY_SOURCE_DIR "/tests/golden/cli/help.txt")));
        QCOMPARE(commands.run(u"enter --help"_s).output,
                 contentsOf(QStringLiteral(RUMMY_SOURCE_DIR "/tests/golden/cli/help_enter.txt")));
    }

    void errorsStayInOneLine()
    {
        cli::Console console;
        console.error(u"a\nb.json"_s, u"tab\there, bell\a, line\u2028end, ümlaut"_s);
        console.warning(u"/x"_s, u"\u001b[31mred"_s);
        QCOMPARE(console.errors(), QByteArray("error: a\\nb.json: tab\\there, bell\\u0007, "
                                              "line\\u2028end, ümlaut\n"
                                              "warning: /x: \\u001b[31mred\n"));
        QVERIFY(console.output().isEmpty());
    }
};

RUMMY_TEST(TestCli)

} // namespace tst_cli

#include "tst_cli.moc"
