#include "cli_harness.h"
#include "core/file/tournament_file.h"
#include "core/store/user_files.h"
#include "random_tournament.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_cli_club {

using namespace Qt::Literals::StringLiterals;

class TestCliClub : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void clubIsWrittenToAFileOfItsOwner()
    {
        CommandLine commands;
        QCOMPARE(commands.run(u"list"_s).code, cli::ExitCode::Done);
        QCOMPARE(commands.run(u"export --club"_s).output, "the club"_ba);
        commands.databases.missing = {u"/tmp/logo.png"_s};
        const auto file = commands.path(u"club.rummyclub"_s);
        const auto outcome = commands.run({u"export"_s, u"--club"_s, u"-o"_s, file});
        QCOMPARE(outcome.code, cli::ExitCode::Done);
        QVERIFY(outcome.errors.startsWith("warning: /tmp/logo.png: "));
        QCOMPARE(contentsOf(file), "the club"_ba);
        QVERIFY((QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther)) == 0);
    }

    void clubIsTakenOver()
    {
        CommandLine commands;
        QCOMPARE(commands.run(u"import --club -"_s, "a club").code, cli::ExitCode::Done);
        QCOMPARE(commands.databases.takenOver, "a club"_ba);
        QCOMPARE(commands.run(u"import --club /no/such/file"_s).code, cli::ExitCode::Environment);
    }

    void settingsOfTheDeskGoAlongWithItsClubAlone()
    {
        CommandLine commands;
        const core::DeskSettings settings = {{core::soundFileSetting, {u"/gong.wav"_s}}};
        commands.databases.takenSettings = settings;
        const auto exported = [&](const QString& database) {
            commands.run({u"--database"_s, database, u"export"_s, u"--club"_s});
            return commands.databases.exportedSettings;
        };
        for (const auto* const other : {"other.rummydb", "postgresql://anna@server.example/club"}) {
            const auto database = QString::fromLatin1(other);
            commands.run({u"--database"_s, database, u"import"_s, u"--club"_s, u"-"_s}, "a club");
            QCOMPARE(exported(database), core::DeskSettings());
        }
        commands.run(u"import --club -"_s, "a club");
        QCOMPARE(exported(u"club.rummydb"_s), settings);
        QCOMPARE(exported(u"other.rummydb"_s), core::DeskSettings());
    }

    void clubWithTournamentsIsRefused()
    {
        CommandLine commands;
        const auto evening = core::writeTournament(randomTournament(1));
        QCOMPARE(commands.run(u"import -"_s, evening).code, cli::ExitCode::Done);
        const auto outcome = commands.run(u"import --club -"_s, "a club");
        QCOMPARE(outcome.code, cli::ExitCode::Refused);
        QVERIFY(outcome.errors.startsWith("error: -: This club has tournaments already (1)."));
        QVERIFY(commands.databases.takenOver.isEmpty());
    }

    void eitherTournamentOrClubIsExported()
    {
        CommandLine commands;
        QCOMPARE(commands.run(u"export"_s).code, cli::ExitCode::Usage);
        QCOMPARE(commands.run(u"export --club --tournament 1"_s).code, cli::ExitCode::Usage);
    }

    void mergingTellsWhatItDoes()
    {
        CommandLine commands;
        commands.run(u"list"_s);
        const QUuid evening(u"11111111-1111-4111-8111-111111111111"_s);
        const QUuid person(u"22222222-2222-4222-8222-222222222222"_s);
        const core::Player here{u"Lang, Uwe"_s, u"Hof"_s, {}, core::PlayerId{evening}};
        core::MergePlan plan;
        plan.lines = {{core::MergeKind::Evening,
                       evening,
                       u"Maiturnier"_s,
                       QDate(2026, 5, 14),
                       core::MergeFate::New,
                       {},
                       true},
                      {core::MergeKind::Person,
                       person,
                       u"Lang, Uwe"_s,
                       {},
                       core::MergeFate::Doubtful,
                       {here},
                       false}};
        commands.databases.plan = plan;
        const QByteArray csv =
            "what,kind,taken,id,date,name,candidates\n"
            "new,evening,yes,11111111-1111-4111-8111-111111111111,2026-05-14,Maiturnier,\n"
            "doubtful,person,no,22222222-2222-4222-8222-222222222222,,\"Lang, Uwe\","
            "\"11111111-1111-4111-8111-111111111111 Lang, Uwe (Hof)\"\n";
        QCOMPARE(commands.run(u"merge --dry-run -"_s, "other").output, csv);
        QVERIFY(commands.databases.merged.isEmpty());
        QCOMPARE(commands.run(u"merge -"_s, "other").output, csv);
        QCOMPARE(commands.databases.merged, "other"_ba);
        const auto json = commands.run(u"merge --format json -"_s, "other").output;
        QVERIFY(json.contains("\"what\": \"new\""));
        QVERIFY(json.contains("\"club\": \"Hof\""));
    }

    void choicesArePassedOn()
    {
        CommandLine commands;
        commands.run(u"list"_s);
        const QUuid one(u"11111111-1111-4111-8111-111111111111"_s);
        const QUuid two(u"22222222-2222-4222-8222-222222222222"_s);
        const auto text = [](const QUuid& id) { return id.toString(QUuid::WithoutBraces); };
        const auto outcome =
            commands.run({u"merge"_s, u"--take"_s, text(one), u"--take"_s, text(two),
                          u"--leave-out"_s, text(two), u"--same"_s, text(one) + u':' + text(two),
                          u"--apart"_s, text(two), u"--mark"_s, u"Laptop 2"_s, u"-"_s},
                         "other");
        QCOMPARE(outcome.code, cli::ExitCode::Done);
        const auto& choices = commands.databases.choices;
        QCOMPARE(choices.taken, (std::set<QUuid>{one, two}));
        QCOMPARE(choices.leftOut, std::set<QUuid>{two});
        QCOMPARE(choices.apart, std::set<QUuid>{two});
        QVERIFY(choices.same == (std::map<QUuid, core::PlayerId>{{one, core::PlayerId{two}}}));
        QCOMPARE(choices.mark, u"Laptop 2"_s);
    }

    void idsAreChecked_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::newRow("no id") << u"--take maiturnier"_s;
        QTest::newRow("no pair") << u"--same 11111111-1111-4111-8111-111111111111"_s;
        QTest::newRow("empty") << u"--apart \"\""_s;
    }
    void idsAreChecked()
    {
        QFETCH(const QString, arguments);
        CommandLine commands;
        commands.run(u"list"_s);
        QCOMPARE(commands.run(u"merge "_s + arguments + u" -"_s, "other").code,
                 cli::ExitCode::Usage);
        QVERIFY(commands.databases.merged.isEmpty());
    }

    void personIsErased()
    {
        CommandLine commands;
        commands.run(u"players import -"_s, "name,club\n\"Lang, Uwe\",Hof\n\"Lang, Eva\",Hof\n");
        commands.run(u"import -"_s,
                     R"({"format": "rummy-director-tournament", "version": 1,
                         "tournament": {"name": "Abend", "ruleset": "rummy-pure"},
                         "participants": [{"number": 1, "name": "Lang, Uwe", "club": "Hof"}]})");
        commands.databases.holding = {{u"/backups/club-1.rummydb"_s, {}, 1}};
        const auto outcome = commands.run(u"players erase \"Uwe Lang\""_s);
        QCOMPARE(outcome.code, cli::ExitCode::Done);
        QCOMPARE(outcome.output, "1 evening, 1 journal entry\n"_ba);
        QCOMPARE(outcome.errors, "warning: /backups/club-1.rummydb: This backup still holds the "
                                 "name. It is yours to delete.\n"_ba);
        QCOMPARE(commands.databases.namesLookedFor, (QStringList{u"Lang, Uwe"_s, u"Uwe Lang"_s}));
        QCOMPARE(commands.databases.foldersLookedThrough,
                 core::backupFolders(u"club.rummydb"_s, {}));
        QCOMPARE(commands.run(u"players list"_s).output,
                 "name,club,tags,public\n\"Lang, Eva\",Hof,,full\n"_ba);
        QVERIFY(!commands.run(u"export --tournament 1"_s).output.contains("Uwe"));
        // Nobody is erased twice.
        QCOMPARE(commands.run(u"players erase \"Uwe Lang\""_s).code, cli::ExitCode::Refused);
    }

    void personToEraseHasToBeTold_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<cli::ExitCode>("code");
        QTest::addColumn<QByteArray>("errors");
        QTest::newRow("nobody") << u"\"Lang, Ute\""_s << cli::ExitCode::Refused
                                << "error: NAME: Nobody in this club has the name Lang, Ute.\n"_ba;
        QTest::newRow("several")
            << u"\"Lang, Uwe\""_s << cli::ExitCode::Refused
            << "error: NAME: Several people have the name Lang, Uwe: Lang, Uwe (Hof); Lang, Uwe "
               "(Selb). Say of which club.\n"_ba;
        QTest::newRow("of another club")
            << u"\"Lang, Uwe\" --club Bayreuth"_s << cli::ExitCode::Refused
            << "error: NAME: Nobody in this club has the name Lang, Uwe.\n"_ba;
        QTest::newRow("the one of a club")
            << u"\"Uwe Lang\" --club Selb"_s << cli::ExitCode::Done << QByteArray();
    }
    void personToEraseHasToBeTold()
    {
        QFETCH(const QString, arguments);
        CommandLine commands;
        commands.run(u"players import -"_s, "name,club\n\"Lang, Uwe\",Hof\n\"Lang, Uwe\",Selb\n");
        const auto outcome = commands.run(u"players erase "_s + arguments);
        QTEST(outcome.code, "code");
        QTEST(outcome.errors, "errors");
    }
};

RUMMY_TEST(TestCliClub)

} // namespace tst_cli_club

#include "tst_cli_club.moc"
