#include "cli_evening.h"
#include "core/codes/slip_id.h"
#include "core/file/tournament_file.h"
#include "hall/browser.h"
#include "place_of.h"
#include "tests/pending_builder.h"
#include "tests/suite.h"

#include <QDir>
#include <QTcpServer>

namespace tst_cli_hall {

using namespace cli_evening_test;

namespace {

/// Without a listener.
std::uint16_t freePort()
{
    QTcpServer server;
    return server.listen(QHostAddress::Any) ? server.serverPort() : std::uint16_t{0};
}

} // namespace

/// What the hall sees, from the command line.
class TestCliHall : public CliEvening
{
    Q_OBJECT

private:
    void reportOtherStones()
    {
        const auto store =
            commands_->databases.open(placeOf(u"club.rummydb"_s), core::IfMissing::Refuse);
        const core::TournamentId id{1};
        core::PlayedGame game;
        game.result.hands = scoring::Hands(4);
        std::size_t seat = 0;
        for (const std::int32_t stones : {0, 5, 7, 8}) {
            game.result.hands[seat++] = scoring::Hand{stones, 0};
        }
        const auto stored = core::readTournament(commands_->run(u"export --tournament 1"_s).output);
        const auto& round = stored->rounds.front();
        const auto slip = core::slipOf(round, round.tables.front());
        const auto transaction = store->beginWrite();
        transaction->addPending(
            id, pending_builder::report(u"request"_s, slip, core::GameNumber{1}, game));
        transaction->commit();
    }

private Q_SLOTS:
    void init()
    {
        begin();
        startEvening(u"--ruleset rummy-pure --games 1"_s, 4);
    }

    void hallServesWhatIsStored()
    {
        const auto port = freePort();
        QByteArray before;
        QByteArray after;
        const auto standings = [port] { return asked(port, getRequest("/standings")); };
        commands_->foreground.turns = {[&] { before = standings(); },
                                       [&] {
                                           enter(1, u"--stones 0,5,7,9"_s);
                                           run(u"set releasedRounds=1"_s);
                                       },
                                       [&] { after = standings(); }};
        QCOMPARE(run(u"hall --port %1"_s.arg(port)).code, ExitCode::Done);
        QVERIFY(before.contains("Not announced yet."));
        QVERIFY(after.contains("Standings after round 1"));
        QCOMPARE(commands_->foreground.printed.size(), qsizetype{1});
        QVERIFY(commands_->foreground.printed[0].endsWith(u":%1/"_s.arg(port)));
    }

    void hallLetsHelpersIn()
    {
        QCOMPARE(commands_->run(u"helpers add Anna --may papers"_s).code, ExitCode::Done);
        const auto made = commands_->run(u"helpers codes --tournament 1"_s).output;
        const auto code = made.left(made.indexOf('\t'));
        const auto port = freePort();
        QByteArray wrong;
        QByteArray right;
        commands_->foreground.turns = {[&] {
            wrong = asked(port, postRequest("/helper", "code=AAAAA-AAAAA"));
            right = asked(port, postRequest("/helper", "code=" + code));
        }};
        QCOMPARE(run(u"hall --port %1"_s.arg(port)).code, ExitCode::Done);
        QCOMPARE(statusOf(wrong), 403);
        QVERIFY2(right.contains("Set-Cookie: helper="), right.constData());
    }

    void hallNeedsAPortOfItsOwn()
    {
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress::Any));
        const auto outcome = run(u"hall --port %1"_s.arg(taken.serverPort()));
        QCOMPARE(outcome.code, ExitCode::Environment);
        QVERIFY(outcome.errors.startsWith("error: --port: Another program uses the port."));
        QCOMPARE(run(u"hall --port 0"_s).code, ExitCode::Refused);
        QCOMPARE(run(u"hall --port 70000"_s).code, ExitCode::Refused);
        QCOMPARE(run(u"hall"_s).code, ExitCode::Usage);
    }

    void hallListensAtOneAddress()
    {
        const auto port = freePort();
        QByteArray page;
        commands_->foreground.turns = {[&] { page = asked(port, getRequest("/")); }};
        QCOMPARE(run(u"hall --listen 127.0.0.1 --port %1"_s.arg(port)).code, ExitCode::Done);
        QCOMPARE(statusOf(page), 200);
        QCOMPARE(commands_->foreground.printed[0], u"http://127.0.0.1:%1/"_s.arg(port));
        for (const auto& none : {u"192.0.2.1"_s, u"::1"_s, u"hall"_s}) {
            const auto outcome = run(u"hall --listen %1 --port %2"_s.arg(none).arg(port));
            QCOMPARE(outcome.code, ExitCode::Usage);
            QVERIFY(outcome.errors.startsWith("error: --listen: "));
        }
    }

    /// As if another desk removed it.
    void hallEndsWithTheTournament()
    {
        commands_->foreground.turns = {[&] { run(u"delete"_s); }, [] { QFAIL("goes on"); }};
        QCOMPARE(run(u"hall --port %1"_s.arg(freePort())).code, ExitCode::Refused);
    }

    void website()
    {
        const auto folder = commands_->path(u"pages"_s);
        QCOMPARE(run(u"website --output "_s + folder).code, ExitCode::Done);
        QCOMPARE(QDir(folder).entryList(QDir::Files).join(u' '), u"index.html round-1.html"_s);
        QCOMPARE(enter(1, u"--stones 0,5,7,9"_s).code, ExitCode::Done);
        QCOMPARE(run(u"set releasedRounds=1"_s).code, ExitCode::Done);
        QCOMPARE(run(u"website --language de -o "_s + folder).code, ExitCode::Done);
        QVERIFY(QDir(folder).exists(u"standings.html"_s));
        const auto person = contentsOf(QDir(folder).filePath(u"person-3.html"_s));
        QVERIFY(person.contains("Çelik, Dörte") || person.contains("Dörte Ç."));
        QVERIFY(!person.contains("Çelik"));
    }

    /// A phone reported other stones than the desk typed: said in public, with the table only if
    /// so wanted.
    void websiteSaysThatAResultIsChecked_data()
    {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("unnamed") << QString() << QByteArray("One result is being checked.");
        QTest::newRow("named") << u" --name-checked-tables"_s
                               << QByteArray("Round 1, table 1 is being checked.");
    }

    void websiteSaysThatAResultIsChecked()
    {
        QFETCH(const QString, option);
        QFETCH(const QByteArray, said);
        const auto folder = commands_->path(u"pages"_s);
        QCOMPARE(enter(1, u"--stones 0,5,7,9"_s).code, ExitCode::Done);
        QCOMPARE(run(u"website -o "_s + folder + option).code, ExitCode::Done);
        QVERIFY(!contentsOf(QDir(folder).filePath(u"index.html"_s)).contains(said));
        reportOtherStones();
        QCOMPARE(run(u"website -o "_s + folder + option).code, ExitCode::Done);
        const auto page = contentsOf(QDir(folder).filePath(u"index.html"_s));
        QVERIFY2(page.contains(said), page.constData());
    }

    /// Closing a round leaves out what phones reported, and settles no mark.
    void closingAsksAboutWhatIsUnsettled()
    {
        QCOMPARE(enter(1, u"--stones 0,5,7,9"_s).code, ExitCode::Done);
        reportOtherStones();
        QCOMPARE(run(u"mark --round 1 --table 1 --disputed --note torn"_s).code, ExitCode::Done);
        const auto asked = run(u"round --round 1 --close"_s);
        QCOMPARE(asked.code, ExitCode::Refused);
        QCOMPARE(
            asked.errors.left(asked.errors.indexOf("error")),
            QByteArray("warning: --round: Table 1 is disputed. Note: torn\n"
                       "warning: --round: Table 1, game 1: a phone reported something else.\n"));
        QVERIFY2(asked.errors.contains("--confirm-warnings"), asked.errors.constData());
        QVERIFY(!commands_->run(u"pending"_s).output.isEmpty());
        QCOMPARE(run(u"round --round 1 --close --confirm-warnings"_s).code, ExitCode::Done);
        QVERIFY(commands_->run(u"pending"_s).output.isEmpty());
    }

    void endingARoundAsksAboutWhatWaits_data()
    {
        QTest::addColumn<QString>("how");
        QTest::newRow("cancelled") << u"--cancel --reason storm"_s;
        QTest::newRow("withdrawn") << u"--withdraw"_s;
    }

    /// As in the window, whatever was confirmed.
    void cancellingNeedsAReason()
    {
        const auto asked = run(u"round --round 1 --cancel --confirm-warnings"_s);
        QCOMPARE(asked.code, ExitCode::Refused);
        QVERIFY2(asked.errors.startsWith("error: --reason: "), asked.errors.constData());
    }

    void endingARoundAsksAboutWhatWaits()
    {
        QFETCH(QString, how);
        reportOtherStones();
        const auto asked = run(u"round --round 1 "_s + how);
        QCOMPARE(asked.code, ExitCode::Refused);
        QVERIFY2(asked.errors.startsWith("warning: --round: Table 1: entries that wait for the "
                                         "desk would be left out (1).\n"),
                 asked.errors.constData());
        QVERIFY(!commands_->run(u"pending"_s).output.isEmpty());
        QCOMPARE(run(u"round --round 1 "_s + how + u" --confirm-warnings"_s).code, ExitCode::Done);
        QVERIFY(commands_->run(u"pending"_s).output.isEmpty());
    }

    void takingOverAtADisputedTableAsks()
    {
        reportOtherStones();
        QCOMPARE(run(u"mark --round 1 --table 1 --disputed"_s).code, ExitCode::Done);
        const auto asked = commands_->run(u"pending take request"_s);
        QCOMPARE(asked.code, ExitCode::Refused);
        QVERIFY2(asked.errors.startsWith("warning: /id: Table 1 is disputed.\n"),
                 asked.errors.constData());
        QCOMPARE(commands_->run(u"pending take request --confirm-warnings"_s).code, ExitCode::Done);
    }

    void websiteOfAnotherTournament()
    {
        const auto folder = commands_->path(u"pages"_s);
        QCOMPARE(run(u"website -o "_s + folder).code, ExitCode::Done);
        QCOMPARE(run(u"set date=2026-06-01"_s).code, ExitCode::Done);
        QCOMPARE(run(u"website -o "_s + folder).code, ExitCode::Refused);
        QCOMPARE(run(u"website --replace -o "_s + folder).code, ExitCode::Done);
    }

    /// With short names as elsewhere on the website, and nothing of tonight before its release.
    void websiteHasASeries()
    {
        QCOMPARE(enter(1, u"--stones 0,5,7,9"_s).code, ExitCode::Done);
        QCOMPARE(commands_->run(u"series create --name Liga"_s).code, ExitCode::Done);
        QCOMPARE(commands_->run(u"series add --series Liga --tournament 1"_s).code, ExitCode::Done);
        const auto folder = commands_->path(u"pages"_s);
        QCOMPARE(run(u"website --series Liga -o "_s + folder).code, ExitCode::Done);
        const auto page = [&] { return contentsOf(QDir(folder).filePath(u"series.html"_s)); };
        QVERIFY(page().contains("No evening of this series has a result yet."));
        QCOMPARE(run(u"set releasedRounds=1"_s).code, ExitCode::Done);
        QCOMPARE(run(u"website --series Liga -o "_s + folder).code, ExitCode::Done);
        QVERIFY(page().contains("Dörte Ç.") && !page().contains("Çelik"));
        QVERIFY2(!page().contains(">Club<"), "nobody has one beside a short name");
        QCOMPARE(run(u"website --series Pokal -o "_s + folder).code, ExitCode::Refused);
        const auto file = commands_->path(u"evening.html"_s);
        QCOMPARE(run(u"website --series Liga --one-file -o "_s + file).code, ExitCode::Done);
        const auto whole = contentsOf(file);
        QVERIFY(whole.contains("<h2>Liga</h2>") && whole.count("Dörte Ç.") == 2);
        // Nor of any other evening.
        QCOMPARE(run(u"set releasedRounds=null"_s).code, ExitCode::Done);
        QCOMPARE(commands_->run(u"new --name Other --ruleset rummy-pure"_s).code, ExitCode::Done);
        const auto other = commands_->run(u"website --tournament 2 --series Liga -o "_s +
                                          commands_->path(u"other"_s));
        QCOMPARE(other.code, ExitCode::Done);
        QVERIFY2(other.errors.contains("warning: --series: Not counted, as the standings are not "
                                       "released: "),
                 other.errors.constData());
        QVERIFY(contentsOf(QDir(commands_->path(u"other"_s)).filePath(u"series.html"_s))
                    .contains("No evening of this series has a result yet."));
    }

    void websiteNeedsAFolder()
    {
        QCOMPARE(run(u"website"_s).code, ExitCode::Usage);
        const auto taken = commands_->file(u"taken"_s, "a file");
        const auto outcome = run(u"website -o "_s + taken);
        QCOMPARE(outcome.code, ExitCode::Environment);
        QVERIFY(outcome.errors.startsWith("error: " + taken.toUtf8()));
    }
};

RUMMY_TEST(TestCliHall)

} // namespace tst_cli_hall

#include "tst_cli_hall.moc"
