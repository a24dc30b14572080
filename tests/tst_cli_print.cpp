#include "cli_harness.h"
#include "core/service/sample_club.h"
#include "place_of.h"
#include "tests/suite.h"

#include <QDir>
#include <QFileInfo>
#include <QImage>
#include <QTest>

namespace tst_cli_print {

using namespace Qt::Literals::StringLiterals;
using cli::ExitCode;

namespace {

const QString eveningFile = QStringLiteral(RUMMY_SOURCE_DIR "/tests/data/club-evening.json");

/// Words of the arguments and the sample evening as tournament 1.
class PrintingEvening
{
public:
    PrintingEvening() { commands_.run({u"import"_s, eveningFile}); }

    cli::Outcome print(const QString& line)
    {
        return commands_.run(u"print --tournament 1 "_s + line);
    }
    cli::Outcome run(const QString& line) { return commands_.run(line); }
    /// A file to be written by the command; quoted for the command line.
    [[nodiscard]] QString path(const QString& name) const { return commands_.path(name); }

private:
    CommandLine commands_;
};

QStringList ids()
{
    return {u"sign-up-list"_s,   u"check-in-list"_s,  u"name-badges"_s,      u"player-cards"_s,
            u"table-numbers"_s,  u"slip-pads"_s,      u"draw-slips"_s,       u"prize-list"_s,
            u"poster"_s,         u"hall-codes"_s,     u"seating-by-table"_s, u"seating-by-name"_s,
            u"table-cards"_s,    u"score-slips"_s,    u"paper-kit"_s,        u"open-tables"_s,
            u"round-results"_s,  u"standings"_s,      u"correction"_s,       u"cross-table"_s,
            u"personal-sheet"_s, u"winners"_s,        u"prize-reading"_s,    u"raffle"_s,
            u"certificate"_s,    u"prize-receipts"_s, u"participants"_s,     u"fee-receipts"_s,
            u"licence-fee"_s,    u"cash-report"_s};
}

bool isTable(const QString& id)
{
    const QStringList others = {u"name-badges"_s, u"player-cards"_s,   u"table-numbers"_s,
                                u"slip-pads"_s,   u"draw-slips"_s,     u"hall-codes"_s,
                                u"table-cards"_s, u"score-slips"_s,    u"paper-kit"_s,
                                u"certificate"_s, u"prize-receipts"_s, u"fee-receipts"_s,
                                u"licence-fee"_s};
    return !others.contains(id);
}

} // namespace

/// Documents from the command line.
class TestCliPrint : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void documentsThereAre()
    {
        PrintingEvening evening;
        const auto outcome = evening.print(u"--list"_s);
        QCOMPARE(outcome.code, ExitCode::Done);
        QCOMPARE(QString::fromUtf8(outcome.output).split(u'\n', Qt::SkipEmptyParts), ids());
        QVERIFY(outcome.errors.isEmpty());
    }

    /// With an unassigned character, which is in no font.
    void namesThatNoFontCanWrite()
    {
        PrintingEvening evening;
        evening.run(u"participant --tournament 1 --participant 2 --name \"Lang \u0378\""_s);
        const auto output = u" -o "_s + evening.path(u"paper.pdf"_s);
        const auto badges = evening.print(u"name-badges"_s + output);
        QCOMPARE(badges.code, ExitCode::Done);
        QVERIFY2(badges.errors.startsWith(
                     "warning: name-badges: No font here can write the name or club of 2 "),
                 badges.errors.constData());
        for (const auto& other : {u"name-badges --participant 3"_s, u"poster"_s}) {
            QCOMPARE(evening.print(other + output).errors, QByteArray());
        }
    }

    /// Any path is read once, when it is set.
    void clubKeepsItsPictures()
    {
        CommandLine commands;
        QCOMPARE(commands.run({u"import"_s, eveningFile}).code, ExitCode::Done);
        const auto set = [&](const QString& path) {
            return commands.run(
                {u"set"_s, u"--tournament"_s, u"1"_s, u"certificate.background="_s + path});
        };
        const auto print = [&] {
            return commands.run({u"print"_s, u"certificate"_s, u"--tournament"_s, u"1"_s, u"-o"_s,
                                 commands.path(u"certificate.pdf"_s)});
        };
        const auto gone = set(commands.path(u"gone.png"_s));
        QCOMPARE(gone.code, ExitCode::Refused);
        QVERIFY2(gone.errors.contains("gone.png"), gone.errors.constData());
        const auto path = commands.path(u"paper.png"_s);
        QImage paper(210, 297, QImage::Format_RGB32);
        paper.fill(Qt::white);
        QVERIFY(paper.save(path));
        QCOMPARE(set(path).code, ExitCode::Done);
        QVERIFY(QFile::remove(path));
        const auto printed = print();
        QVERIFY2(printed.code == ExitCode::Done, printed.errors.constData());

        const auto exported = commands.exported(1);
        const auto tournament = core::readTournament(exported);
        QVERIFY(tournament);
        QCOMPARE(tournament->pictures.size(), std::size_t{1});
        QCOMPARE(tournament->settings.certificate.background, tournament->pictures.begin()->first);
        CommandLine others;
        QCOMPARE(others.run(u"import -"_s, exported).code, ExitCode::Done);
        QCOMPARE(others.exported(1), exported);
    }

    /// A file from elsewhere cannot name one of this computer.
    void pathInATournamentFileIsNotFollowed()
    {
        CommandLine commands;
        const auto path = commands.path(u"secret.png"_s);
        QImage picture(20, 20, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QVERIFY(picture.save(path));
        auto tournament = *core::readTournament(contentsOf(eveningFile));
        tournament.settings.certificate.logo = path;
        const auto imported = commands.run(u"import -"_s, core::writeTournament(tournament));
        QCOMPARE(imported.code, ExitCode::Done);
        QVERIFY2(imported.errors.contains("warning: /tournament/certificate/logo: "),
                 imported.errors.constData());
        const auto printed = commands.run({u"print"_s, u"certificate"_s, u"--tournament"_s, u"1"_s,
                                           u"-o"_s, commands.path(u"certificate.pdf"_s)});
        QCOMPARE(printed.code, ExitCode::Refused);
        QVERIFY(core::readTournament(commands.exported(1))->pictures.empty());
    }

    void everyDocumentInEveryForm_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("ending");
        QTest::addColumn<QByteArray>("beginning");
        for (const auto& id : ids()) {
            QTest::newRow(qPrintable(id + u", PDF"_s)) << id << u"pdf"_s << QByteArray("%PDF-");
            if (isTable(id)) {
                QTest::newRow(qPrintable(id + u", HTML"_s))
                    << id << u"HTML"_s << QByteArray("<!DOCTYPE html>");
                QTest::newRow(qPrintable(id + u", CSV"_s))
                    << id << u"csv"_s << QByteArray("\xef\xbb\xbf");
            }
        }
    }
    void everyDocumentInEveryForm()
    {
        QFETCH(const QString, id);
        QFETCH(const QString, ending);
        QFETCH(const QByteArray, beginning);
        PrintingEvening evening;
        const QString file = evening.path(u"out."_s + ending);
        const auto outcome = evening.print(id + u" -o "_s + file);
        QVERIFY2(outcome.code == ExitCode::Done, outcome.errors.constData());
        QVERIFY(outcome.output.isEmpty());
        const auto written = contentsOf(file);
        QVERIFY2(written.left(20).toLower().startsWith(beginning.toLower()),
                 written.left(20).constData());
    }

    void everyDocumentOfTheClubInEveryForm()
    {
        CommandLine commands;
        QVERIFY(core::storeSampleClub(
            *commands.databases.open(placeOf(u"club.rummydb"_s), core::IfMissing::Create)));
        const QString series =
            QString::fromUtf8(commands.run(u"series list"_s).output).section(u'\t', 0, 0);
        const auto listed = QString::fromUtf8(commands.run(u"print --list"_s).output);
        QCOMPARE(listed.count(u'\n'), 8);
        for (const auto& id : listed.split(u'\n', Qt::SkipEmptyParts)) {
            for (const auto& ending : {u"pdf"_s, u"csv"_s, u"html"_s, u"xlsx"_s}) {
                const QString file = commands.path(id + u'.' + ending);
                QStringList line = {u"print"_s, id, u"-o"_s, file};
                if (id.contains(u"series"_s)) {
                    line << u"--series"_s << series;
                } else if (id.startsWith(u"player"_s) || id == u"head-to-head") {
                    line << u"--player"_s << u"Weiß, Käthe"_s;
                }
                if (id == u"head-to-head") {
                    line << u"--against"_s << u"Çelik"_s;
                }
                const auto outcome = commands.run(line);
                QVERIFY2(outcome.code == ExitCode::Done, outcome.errors.constData());
                QVERIFY(QFileInfo(file).size() > 0);
            }
        }
    }

    void peopleAreNamedAsForTheCommandPlayer_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<ExitCode>("code");
        QTest::addColumn<QByteArray>("error");
        using enum ExitCode;
        QTest::newRow("nobody") << u"player-year"_s << Usage
                                << QByteArray("error: --player: The argument is needed.");
        QTest::newRow("nobody else") << u"head-to-head --player Çelik"_s << Usage
                                     << QByteArray("error: --against: The argument is needed.");
        QTest::newRow("unknown") << u"player-met --player Nobody"_s << Refused
                                 << QByteArray("error: --player: Nobody called “Nobody” has");
        QTest::newRow("the same person twice")
            << u"head-to-head --player Çelik --against Çelik"_s << Refused
            << QByteArray("error: --against: This is the same person.");
        QTest::newRow("of no person") << u"records --player Çelik"_s << Usage
                                      << QByteArray("error: --player: Records of the club: ");
        QTest::newRow("against nobody in particular")
            << u"player-year --player Çelik --against Weiß"_s << Usage
            << QByteArray("error: --against: Player's year: ");
        QTest::newRow("of a tournament") << u"standings --tournament 1 --player Çelik"_s << Usage
                                         << QByteArray("error: --player: Standings: ");
    }
    void peopleAreNamedAsForTheCommandPlayer()
    {
        QFETCH(const QString, line);
        QFETCH(const QByteArray, error);
        CommandLine commands;
        QVERIFY(core::storeSampleClub(
            *commands.databases.open(placeOf(u"club.rummydb"_s), core::IfMissing::Create)));
        const auto outcome = commands.run(u"print "_s + line + u" -o x.csv"_s);
        QVERIFY2(outcome.errors.startsWith(error), outcome.errors.constData());
        QTEST(outcome.code, "code");
    }

    void noTableIsNoSpreadsheet_data()
    {
        QTest::addColumn<QString>("id");
        for (const auto& id : ids()) {
            if (!isTable(id)) {
                QTest::newRow(qPrintable(id)) << id;
            }
        }
    }
    void noTableIsNoSpreadsheet()
    {
        QFETCH(const QString, id);
        PrintingEvening evening;
        for (const auto& ending : {u"csv"_s, u"html"_s}) {
            const QString file = evening.path(u"out."_s + ending);
            const auto outcome = evening.print(id + u" -o "_s + file);
            QCOMPARE(outcome.code, ExitCode::Refused);
            QVERIFY2(outcome.errors.startsWith("error: --output: "), outcome.errors.constData());
            QVERIFY(!QFileInfo::exists(file));
        }
    }

    void wrongWords_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<ExitCode>("code");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* name, const QString& line, ExitCode code,
                            const QByteArray& error) {
            QTest::newRow(name) << line << code << error;
        };
        using enum ExitCode;
        row("unknown document", u"frobs -o x.pdf"_s, Usage,
            "error: DOCUMENT: \"frobs\" is not known here. Give one of: sign-up-list, ");
        row("no document", u"-o x.pdf"_s, Usage, "error: DOCUMENT: ");
        row("no file", u"standings"_s, Usage, "error: --output: ");
        row("list and file", u"--list -o x.pdf"_s, Usage, "error: --output: ");
        row("unknown ending", u"standings -o x.doc"_s, Usage, "error: --output: The file's");
        row("no ending", u"standings -o -"_s, Usage, "error: --output: The file's");
        row("unknown paper", u"standings --paper a5 -o x.pdf"_s, Usage, "error: --paper: ");
        row("unknown language", u"standings --language fr -o x.pdf"_s, Usage,
            "error: --language: ");
        row("unknown round", u"standings --round 9 -o x.csv"_s, Refused, "error: --round: ");
        row("unknown participant", u"personal-sheet --participant 99 -o x.csv"_s, Refused,
            "error: --participant: ");
        row("codes on paper that has none", u"standings --hall-address http://hall -o x.pdf"_s,
            Usage, "error: --hall-address: ");
        row("unknown table", u"round-results --table 99 -o x.csv"_s, Refused, "error: --table: ");
        row("unknown group", u"winners --group Nobody -o x.csv"_s, Refused, "error: --group: ");
        row("unknown teams", u"standings --teams Nobody -o x.csv"_s, Refused, "error: --teams: ");
        row("a document without groups", u"cross-table --group Ladies -o x.csv"_s, Usage,
            "error: --group: ");
        row("two copies of what has no such form", u"standings --halves -o x.pdf"_s, Usage,
            "error: --halves: ");
    }
    void wrongWords()
    {
        QFETCH(const QString, line);
        QFETCH(const ExitCode, code);
        QFETCH(const QByteArray, error);
        PrintingEvening evening;
        const auto outcome = evening.print(line);
        QVERIFY2(outcome.errors.startsWith(error), outcome.errors.constData());
        QCOMPARE(outcome.code, code);
        QVERIFY(outcome.output.isEmpty());
    }

    void aFolderThatIsNotThere()
    {
        PrintingEvening evening;
        const auto outcome =
            evening.print(u"standings -o "_s + evening.path(u"missing/standings.csv"_s));
        QCOMPARE(outcome.code, ExitCode::Environment);
        QVERIFY(outcome.errors.contains("The file cannot be written"));
    }

    void choices()
    {
        PrintingEvening evening;
        const auto csv = [&](const QString& line) {
            const QString file = evening.path(u"choice.csv"_s);
            const auto outcome = evening.print(line + u" -o "_s + file);
            return outcome.code == ExitCode::Done ? QString::fromUtf8(contentsOf(file)) : QString();
        };
        QCOMPARE(csv(u"seating-by-table --round 2 --table 1 --table 3"_s).count(u"\r\n2,1,"_s), 4);
        QCOMPARE(csv(u"seating-by-table --round 2 --table 3"_s).count(u"\r\n2,1,"_s), 0);
        const auto sheet = csv(u"personal-sheet --participant 7"_s);
        QVERIFY(sheet.contains(u"Fuchs, Stefan"_s));
        QVERIFY(!sheet.contains(u"\r\n8,"_s));
    }

    void inTheLanguageAskedFor()
    {
        PrintingEvening evening;
        const QString file = evening.path(u"standings.html"_s);
        const auto page = [&](const QString& options) {
            evening.print(u"standings "_s + options + u" -o "_s + file);
            return QString::fromUtf8(contentsOf(file));
        };
        QVERIFY(page(u"--language de"_s).contains(u"englische Punkteverteilung"_s));
        QVERIFY(page(u"--language en"_s).contains(u"English scale"_s));
        QVERIFY(page({}).contains(u"English scale"_s));
    }

    void standingsAsTheyArePrinted()
    {
        PrintingEvening evening;
        const auto html = evening.run(u"standings --tournament 1 --format html"_s);
        QCOMPARE(html.code, ExitCode::Done);
        QVERIFY(html.output.contains("Brückner-von Falkenhausen, Maria Theresia"));
        const auto pdf = evening.run(u"standings --tournament 1 --after-round 2 --format pdf"_s);
        QVERIFY(pdf.output.startsWith("%PDF-"));
        QVERIFY(pdf.output.trimmed().endsWith("%%EOF"));
        const QString file = evening.path(u"standings.pdf"_s);
        evening.run(u"standings --tournament 1 --format pdf -o "_s + file);
        QVERIFY(contentsOf(file).startsWith("%PDF-"));
    }

    void onlyWhatIsPaintedNeedsFonts_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<bool>("paints");
        QTest::newRow("PDF") << u"print standings --tournament 1 -o a.PDF"_s << true;
        QTest::newRow("web page") << u"print standings --tournament 1 -o a.html"_s << false;
        QTest::newRow("names") << u"print --list --tournament 1"_s << false;
        QTest::newRow("standings as PDF")
            << u"--database x standings --tournament 1 --format pdf"_s << true;
        QTest::newRow("standings as text") << u"standings --tournament 1"_s << false;
        QTest::newRow("another command") << u"list"_s << false;
        QTest::newRow("no command") << QString() << false;
        QTest::newRow("no such command") << u"frobnicate"_s << false;
    }
    void onlyWhatIsPaintedNeedsFonts()
    {
        QFETCH(const QString, line);
        QFETCH(const bool, paints);
        QCOMPARE(cli::paints(QProcess::splitCommand(line)), paints);
    }
};

RUMMY_TEST(TestCliPrint)

} // namespace tst_cli_print

#include "tst_cli_print.moc"
