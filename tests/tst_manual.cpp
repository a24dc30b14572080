#include "app/cli/commands/commands.h"
#include "app/manual/completions.h"
#include "app/manual/pages.h"
#include "app/manual/roff.h"
#include "tests/suite.h"

#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_manual {

using namespace Qt::Literals::StringLiterals;

class TestManual : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void escapesWhatRoffWouldRead_data();
    void escapesWhatRoffWouldRead();
    void saysAllThatHelpSays();
    void bashCompletes_data();
    void bashCompletes();
    void shellsReadTheirScripts_data();
    void shellsReadTheirScripts();
};

namespace {

/// The texts of a page as readers see them.
QString readable(const QByteArray& page)
{
    QString text = QString::fromUtf8(page);
    text.replace(QRegularExpression(u"^\\.[A-Z]+ ?"_s, QRegularExpression::MultilineOption), {});
    text.remove(u"\\fB"_s).remove(u"\\fR"_s).remove(u"\\&"_s);
    return text.replace(u"\\-"_s, u"-"_s).replace(u"\\ "_s, u" "_s).replace(u"\\e"_s, u"\\"_s);
}

QByteArray scriptFor(const QString& shell)
{
    const auto commands = cli::allCommands();
    return shell == u"bash"  ? manual::bashCompletion(commands)
           : shell == u"zsh" ? manual::zshCompletion(commands)
                             : manual::fishCompletion(commands);
}

/// A file with a shell's completion script.
class Script
{
public:
    explicit Script(const QString& shell) : path_(folder_.filePath(shell))
    {
        QFile file(path_);
        if (file.open(QIODevice::WriteOnly)) {
            file.write(scriptFor(shell));
        }
    }

    [[nodiscard]] const QString& path() const { return path_; }

private:
    QTemporaryDir folder_;
    QString path_;
};

} // namespace

void TestManual::escapesWhatRoffWouldRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("request") << u".br"_s << QByteArray("\\&.br");
    QTest::newRow("quote") << u"'tis"_s << QByteArray("\\&'tis");
    QTest::newRow("option") << u"--round"_s << QByteArray("\\-\\-round");
    QTest::newRow("backslash") << uR"(a\b)"_s << QByteArray(R"(a\eb)");
    QTest::newRow("no break") << u"--round\u00A0R"_s << QByteArray("\\-\\-round\\ R");
    QTest::newRow("letters") << u"für …"_s << QByteArray("für …");
}

void TestManual::escapesWhatRoffWouldRead()
{
    QFETCH(const QString, text);
    QFETCH(const QByteArray, line);
    manual::Roff roff(u"program"_s, u"Program 1"_s, u"does it"_s);
    roff.paragraph(text);
    QCOMPARE(roff.page().split('\n').at(4), line);
}

void TestManual::saysAllThatHelpSays()
{
    const auto commands = cli::allCommands();
    const QString page = readable(manual::pageOf(commands, u"1.2.3"_s));
    QVERIFY(page.contains(u"Rummy Director 1.2.3"_s));
    for (const auto& command : commands) {
        QVERIFY2(page.contains(command.summary), qPrintable(command.name));
        for (const auto& option : command.options) {
            QVERIFY2(page.contains(option.dashed()) && page.contains(option.help),
                     qPrintable(command.name + u' ' + option.name));
        }
        for (const auto& example : command.examples) {
            QVERIFY2(page.contains(example), qPrintable(example));
        }
    }
}

void TestManual::bashCompletes_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("found");
    const auto row = [](const char* name, const QStringList& words, const QString& found) {
        QTest::newRow(name) << words << found;
    };
    row("command", {u"stand"_s}, u"standings"_s);
    row("command after the database", {u"--database"_s, u"x"_s, u"stand"_s}, u"standings"_s);
    row("second word", {u"players"_s, u"im"_s}, u"import"_s);
    row("option", {u"standings"_s, u"--after"_s}, u"--after-round"_s);
    row("document", {u"print"_s, u"table-c"_s}, u"table-cards"_s);
    row("word", {u"standings"_s, u"--format"_s, u"j"_s}, u"json"_s);
    row("ending", {u"enter"_s, u"--ending"_s, u"fir"_s}, u"first-round-romme"_s);
}

void TestManual::bashCompletes()
{
    QFETCH(const QStringList, words);
    QFETCH(const QString, found);
    const QString bash = QStandardPaths::findExecutable(u"bash"_s);
    if (bash.isEmpty()) {
        QSKIP("bash is missing");
    }
    const Script script(u"bash"_s);
    const QString test =
        u"source \"$1\"; shift; COMP_WORDS=(rummy-director-cli \"$@\"); COMP_CWORD=$#; "
        u"_rummy_director_cli; printf '%s' \"${COMPREPLY[*]}\""_s;
    QProcess process;
    process.start(bash, QStringList{u"--norc"_s, u"-c"_s, test, u"bash"_s, script.path()} + words);
    QVERIFY(process.waitForFinished());
    QCOMPARE(QString::fromUtf8(process.readAllStandardOutput()), found);
    QCOMPARE(process.readAllStandardError(), QByteArray());
}

void TestManual::shellsReadTheirScripts_data()
{
    QTest::addColumn<QString>("shell");
    for (const auto* const shell : {"bash", "zsh", "fish"}) {
        QTest::newRow(shell) << QString::fromLatin1(shell);
    }
}

/// If installed.
void TestManual::shellsReadTheirScripts()
{
    QFETCH(const QString, shell);
    const Script script(shell);
    const QString program = QStandardPaths::findExecutable(shell);
    if (program.isEmpty()) {
        QSKIP("The shell is missing");
    }
    QProcess process;
    process.start(program, {u"-n"_s, script.path()});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAllStandardError(), QByteArray());
    QCOMPARE(process.exitCode(), 0);
}

RUMMY_TEST(TestManual)

} // namespace tst_manual

#include "tst_manual.moc"
