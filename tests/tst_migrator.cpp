#include "core/file/tournament_file.h"
#include "core/model/bookings.h"
#include "core/service/tournament_service.h"
#include "db/sql_store.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/check.h"
#include "db/sqlite/club_database.h"
#include "db/sqlite/contents.h"
#include "db/sqlite/database_file.h"
#include "db/tournament_digest.h"
#include "file_contents.h"
#include "people_known.h"
#include "random_cards.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QTest>

namespace tst_migrator {

using namespace Qt::StringLiterals;
using namespace store_fixture;

class MigratorTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void scriptsArePartedByTheMarker();
    void shippedMigrationsAreNumberedThrough();
    void freshFileGetsTheNewestSchema();
    void emptyFileIsTakenAsNew();
    void openedAgainNothingChanges();
    void failingMigrationLeavesTheFile();
    void migrationThatBreaksReferencesIsRefused();
    void olderFileIsMigratedAfterACopy();
    void fileOfSchema1IsRead();
    void reportsWithoutReporterAreRead();
    void seatsOfSchema1AreChangedBack();
    void fileOfSchema3TakesRomme500();
    void penaltiesOfSchema4AreNotChangedBack();
    void peopleOfSchema13AreRecognised();
    void copiesOfSchema13GetTheSameIds();
    void participantsOfSchema19KeepTheirLinks();
    void historyOfSchema19StillFits();
    void copiesOfSchema19GetTheSameIds();
    void paymentsOfSchema20AreBooked();
    void historyOfSchema20StillFits();
    void damageOfSchema20StaysFound();
    void reportsOfSchema25Wait_data();
    void reportsOfSchema25Wait();
    void entriesOfSchema28AreNoCorrections_data();
    void entriesOfSchema28AreNoCorrections();
    void picturesOfSchema31AreListed();
    void damageOfSchema13StaysFound_data();
    void damageOfSchema13StaysFound();
    void newerSchemaIsRefused();
    void whatIsNoClubDatabaseIsRefused_data();
    void whatIsNoClubDatabaseIsRefused();
    void missingFile();
    void anyNameIsThatOfAFile_data();
    void anyNameIsThatOfAFile();
    void linksAreFollowedToTheirFolder();
    void foldersAreMade();
    void immutableUri_data();
    void immutableUri();
    void networkPlaces_data();
    void networkPlaces();
};

namespace {

std::vector<db::Migration> withOneMore(const QStringList& statements)
{
    auto migrations = db::shippedMigrations();
    migrations.push_back({migrations.back().version + 1, statements});
    return migrations;
}

/// The contents of tests/data/club-schema-1.sql; its second game was cleared and entered again.
core::Tournament storedUnderSchema1()
{
    core::Tournament tournament;
    tournament.settings.name = u"Frühlingsabend"_s;
    tournament.settings.date = QDate(2026, 3, 20);
    tournament.settings.rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    tournament.settings.apart = {{core::StartNumber{1}, core::StartNumber{5}}};
    for (int number = 1; number <= 5; ++number) {
        core::Participant participant;
        participant.number = core::StartNumber{number};
        participant.name = u"Öz %1"_s.arg(number);
        participant.tags = {u"Damen"_s};
        tournament.participants.push_back(participant);
    }
    tournament.participants[4].present = {{core::RoundNumber{1}, core::RoundNumber{2}}};

    core::PlayedGame played;
    played.result.hands = scoring::Hands(4);
    for (std::size_t seat = 0; seat < 3; ++seat) {
        played.result.hands[seat] = scoring::Hand{static_cast<std::int32_t>(5 * seat), 1};
    }
    played.substitutions = {{0, u"Hans"_s}, {1, core::StartNumber{5}}};
    core::Table table;
    table.head = {
        {core::StartNumber{4}, core::StartNumber{1}, core::StartNumber{2}, core::StartNumber{3}},
        core::TableMark::Disputed,
        u"slip torn"_s};
    table.games = {{core::GameNumber{1}, played},
                   {core::GameNumber{2}, core::UnplayedGame{u"time"_s}}};
    core::Round round;
    round.head.byes = {core::StartNumber{5}};
    round.tables = {table};
    tournament.rounds = {round};
    tournament.penalties = {{core::StartNumber{4}, core::RoundNumber{1},
                             scoring::MatchPoints::fromPoints(-1), u"late"_s}};
    return tournament;
}

} // namespace

void MigratorTest::scriptsArePartedByTheMarker()
{
    const QString script = u"-- A comment: it's here.\nCREATE TABLE a (b);\n"
                           "-- next statement\n"
                           "CREATE TRIGGER c AFTER INSERT ON a BEGIN\n"
                           "    SELECT 1; -- next statement is no marker here\nEND;\n"
                           "-- next statement\r\n\n"_s;
    const auto statements = db::statementsOf(script);
    QCOMPARE(statements.size(), 2);
    QVERIFY(statements[0].startsWith(u"-- A comment"_s));
    QVERIFY(statements[1].endsWith(u"END;"_s));
}

void MigratorTest::shippedMigrationsAreNumberedThrough()
{
    const auto migrations = db::shippedMigrations();
    QVERIFY(!migrations.empty());
    for (std::size_t index = 0; index < migrations.size(); ++index) {
        QCOMPARE(migrations[index].version, static_cast<int>(index) + 1);
        QVERIFY(!migrations[index].statements.isEmpty());
    }
}

void MigratorTest::freshFileGetsTheNewestSchema()
{
    const Folder folder;
    const auto connection = db::openClubDatabase(folder.club(), db::IfMissing::Create);
    QCOMPARE(db::schemaVersion(*connection), db::shippedMigrations().back().version);
    QCOMPARE(db::contentsOf(*connection), db::Contents::Club);
    QCOMPARE(connection->valueOf<QString>(u"PRAGMA journal_mode"_s), u"wal"_s);
    QCOMPARE(connection->valueOf<int>(u"PRAGMA synchronous"_s), 2);
    QCOMPARE(connection->valueOf<int>(u"PRAGMA foreign_keys"_s), 1);
    QCOMPARE(connection->valueOf<int>(u"PRAGMA recursive_triggers"_s), 1);
    QCOMPARE(connection->valueOf<int>(u"PRAGMA trusted_schema"_s), 0);
    QVERIFY(db::checkDatabase(folder.club()).empty());
}

void MigratorTest::emptyFileIsTakenAsNew()
{
    const Folder folder;
    writeFile(folder.club(), {});
    QCOMPARE(failureOf([&] { db::openStore(folder.club(), db::IfMissing::Refuse); }),
             Kind::Unreadable);
    db::openStore(folder.club(), db::IfMissing::Create);
    db::openStore(folder.club(), db::IfMissing::Refuse);
}

void MigratorTest::openedAgainNothingChanges()
{
    const Folder folder;
    db::openStore(folder.club(), db::IfMissing::Create);
    const auto before = contentsOf(folder.club());
    db::openStore(folder.club(), db::IfMissing::Create);
    QVERIFY(contentsOf(folder.club()) == before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList(u"club.db"_s));
}

void MigratorTest::failingMigrationLeavesTheFile()
{
    const Folder folder;
    auto connection = db::openClubDatabase(folder.club(), db::IfMissing::Create);
    create(*std::make_unique<db::SqlStore>(std::move(connection)), storedUnderSchema1());
    const auto migrations = withOneMore({u"ALTER TABLE player ADD COLUMN email TEXT"_s,
                                         u"DELETE FROM penalty"_s, u"CREATE TABLE round (a)"_s});
    QVERIFY(
        failureOf([&] { db::openClubDatabase(folder.club(), db::IfMissing::Refuse, migrations); }));

    QVERIFY(db::checkDatabase(folder.club()).empty());
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    QVERIFY(store->read().load(store->read().tournaments().front().id)->tournament ==
            storedUnderSchema1());
}

void MigratorTest::migrationThatBreaksReferencesIsRefused()
{
    const Folder folder;
    create(*db::openStore(folder.club(), db::IfMissing::Create), storedUnderSchema1());
    const auto migrations = withOneMore({u"DELETE FROM participant"_s});
    QCOMPARE(
        failureOf([&] { db::openClubDatabase(folder.club(), db::IfMissing::Refuse, migrations); }),
        Kind::Damaged);
    QVERIFY(db::checkDatabase(folder.club()).empty());
}

void MigratorTest::olderFileIsMigratedAfterACopy()
{
    const Folder folder;
    create(*db::openStore(folder.club(), db::IfMissing::Create), storedUnderSchema1());
    const auto migrations = withOneMore({u"ALTER TABLE player ADD COLUMN email TEXT"_s});
    const int older = db::shippedMigrations().back().version;
    const auto connection = db::openClubDatabase(folder.club(), db::IfMissing::Refuse, migrations);
    QCOMPARE(db::schemaVersion(*connection), older + 1);
    connection->run(u"SELECT email FROM player"_s);

    const QString copy = folder.path(u"club.schema-%1.db"_s.arg(older));
    QVERIFY(db::checkDatabase(copy).empty());
    const auto store = db::openStore(copy, db::IfMissing::Refuse);
    QVERIFY(store->read().load(store->read().tournaments().front().id)->tournament ==
            storedUnderSchema1());
}

void MigratorTest::fileOfSchema1IsRead()
{
    const Folder folder;
    laySchema1(folder.club());
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    QCOMPARE(plainConnection(folder.club())
                 ->valueOf<QString>(u"SELECT settings -> '$.certificate' FROM tournament"_s),
             u"{\"text\":\"\",\"places\":null,\"background\":\"\",\"logo\":\"\"}"_s);
    QVERIFY(db::checkDatabase(folder.club()).empty());
    const auto id = store->read().tournaments().front().id;
    QVERIFY(withoutIds(store->read().load(id)->tournament) == storedUnderSchema1());

    const auto links = store->read().newestLinks(id, 100);
    QCOMPARE(links.size(), std::size_t{4});
    const auto newest = store->read().newest(id, {{}, {}, 3});
    QCOMPARE(newest[0].link.kind, core::EntryKind::Redone);
    QVERIFY(newest[0].change == newest[2].change);
    core::TournamentService service(*store, newest[2].desk, [] { return stampAt(0).time; });
    QCOMPARE(service.nextSteps(id)->undo->link.id, links[1].id);
    const core::GameKey second{core::RoundNumber{1}, core::TableNumber{1}, core::GameNumber{2}};
    QCOMPARE(store->read().gameRevision(id, second).number, 3);
    QCOMPARE(store->read().players().front().name, u"Öz, Anna"_s);
    QVERIFY(db::checkDatabase(folder.path(u"club.schema-1.db"_s)).empty());
}

/// Those of the previous version, one of them changed outside the program.
void MigratorTest::reportsWithoutReporterAreRead()
{
    const Folder folder;
    auto before = db::shippedMigrations();
    std::erase_if(before, [](const db::Migration& one) { return one.version >= 11; });
    {
        const auto connection = db::openClubDatabase(folder.club(), db::IfMissing::Create, before);
        connection->run(u"INSERT INTO tournament (id, version, name, rule_set, settings) "
                        "VALUES (1, 1, 'Abend', 'rummy-pure', '{}')"_s);
        for (const int position : {1, 2}) {
            connection->run(
                u"INSERT INTO report (tournament, position, request, round, game_table, edition, "
                "game, outcome, seen_revision, device, time, digest) VALUES (1, ?1, ?1 || 'r', 1, "
                "1, 1, 1, 'x', 0, '4F', '2026-05-14T19:30:00.000Z', digest_of(1, ?1, ?1 || 'r', 1, "
                "1, 1, 1, 'x', 0, NULL, '4F', '2026-05-14T19:30:00.000Z') + ?2)"_s,
                position, position - 1);
        }
        auto after = db::shippedMigrations();
        std::erase_if(after, [](const db::Migration& one) { return one.version != 11; });
        for (const auto& statement : after.front().statements) {
            connection->runOnce(statement);
        }
        const auto proven = connection->column<bool>(
            u"SELECT digest IS digest_of(tournament, position, request, round, game_table, "
            "edition, game, outcome, seen_revision, seat, device, time, reporter) FROM report "
            "ORDER BY position"_s);
        QCOMPARE(proven, (std::vector<bool>{true, false}));
    }
}

void MigratorTest::seatsOfSchema1AreChangedBack()
{
    const Folder folder;
    laySchema1(folder.club());
    {
        // As the previous version wrote a change of seats: the steps do not mention slips.
        const auto connection = plainConnection(folder.club());
        connection->run(u"UPDATE seat SET participant = 7 - participant "
                        "WHERE participant IN (3, 4)"_s);
        const auto steps = [](const QString& seats) {
            return uR"({"rounds/1/tables/1": {"seats": [%1], "mark": "disputed", )"_s.arg(seats) +
                   uR"("note": "slip torn"}})"_s;
        };
        connection->run(u"INSERT INTO journal (tournament, kind, undoable, time, desk, action, "
                        "round, reason, old, new) VALUES (1, 'done', 1, "
                        "'2026-03-20T21:00:00.000Z', 'desk', 'swap-seats', 1, '', ?, ?)"_s,
                        steps(u"4, 1, 2, 3"_s), steps(u"3, 1, 2, 4"_s));
    }
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    core::TournamentService service(*store, u"desk"_s, [] { return stampAt(0).time; });
    const auto id = store->read().tournaments().front().id;
    const auto& head = (*service.tournament(id))->rounds[0].tables[0].head;
    QVERIFY(head.seats.front() == core::StartNumber{3});
    QCOMPARE(head.slip, 1);
    const auto undone = service.undo(id);
    QVERIFY(undone);
    QVERIFY(undone->change.label.action == core::Action::SwapSeats);
    QVERIFY(withoutIds(store->read().load(id)->tournament) == storedUnderSchema1());
}

void MigratorTest::fileOfSchema3TakesRomme500()
{
    const Folder folder;
    laySchema1(folder.club());
    {
        auto before = db::shippedMigrations();
        std::erase_if(before, [](const db::Migration& one) { return one.version > 3; });
        const auto connection = db::openClubDatabase(folder.club(), db::IfMissing::Refuse, before);
        QCOMPARE(db::schemaVersion(*connection), 3);
        connection->run(u"INSERT INTO tournament (id, version, name, rule_set, settings) "
                        "SELECT 41, version, name, rule_set, settings FROM tournament"_s);
        connection->run(u"DELETE FROM tournament WHERE id = 41"_s);
    }
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    QVERIFY(db::checkDatabase(folder.club()).empty());
    QVERIFY(db::checkDatabase(folder.path(u"club.schema-3.db"_s)).empty());
    const auto id = store->read().tournaments().front().id;
    QVERIFY(withoutIds(store->read().load(id)->tournament) == storedUnderSchema1());
    QCOMPARE(store->read().journal(id).size(), std::size_t{4});
    const auto connection = plainConnection(folder.club());
    QCOMPARE(connection->valueOf<QString>(u"SELECT settings -> '$.prizeCents' FROM tournament"_s),
             u"[]"_s);
    // The guarantees of the rebuilt table and its trigger: ids are not reused, and the journal is
    // not truncated.
    QVERIFY(failureOf([&] { connection->run(u"DELETE FROM journal"_s); }));
    const auto cards = randomCards(5);
    const auto added = create(*store, cards);
    QCOMPARE(core::plain(added), 42);
    QVERIFY(store->read().load(added)->tournament == cards);
    QVERIFY(db::checkDatabase(folder.club()).empty());
}

void MigratorTest::penaltiesOfSchema4AreNotChangedBack()
{
    const Folder folder;
    laySchema1(folder.club());
    {
        auto before = db::shippedMigrations();
        std::erase_if(before, [](const db::Migration& one) { return one.version > 4; });
        const auto connection = db::openClubDatabase(folder.club(), db::IfMissing::Refuse, before);
        const auto add = [&connection](const QString& action, const QString& steps) {
            connection->run(u"INSERT INTO journal (tournament, kind, undoable, time, desk, action, "
                            "reason, old, new) VALUES (1, 'done', 1, "
                            "'2026-03-20T21:00:00.000Z', 'desk', ?, '', ?, ?)"_s,
                            action, steps, steps);
        };
        add(u"give-penalty"_s, uR"({"penalties": []})"_s);
        add(u"change-participant"_s, uR"({"participants/1": null})"_s);
        add(u"change-participant"_s, uR"({"participants/1": null, "penalties": []})"_s);
    }
    const auto connection = db::openClubDatabase(folder.club(), db::IfMissing::Refuse);
    QCOMPARE(connection->valueOf<QString>(u"SELECT group_concat(undoable, '') FROM (SELECT "
                                          "undoable FROM journal ORDER BY id DESC LIMIT 3)"_s),
             u"011"_s);
    QVERIFY(failureOf([&] { connection->run(u"UPDATE journal SET reason = 'x'"_s); }));
}

namespace {

/// One of the people is in the directory.
core::Tournament storedUnderSchema13()
{
    auto tournament = storedUnderSchema1();
    tournament.participants[1].name = u"Anna Öz"_s;
    tournament.participants[1].club = u"Hof"_s;
    return tournament;
}

/// A club with its digests, before tournaments and people had ids.
/// The sum of digests while payments were members of participants.
std::uint64_t sumBeforeSchema21(const core::Tournament& stored)
{
    core::Tournament plain = stored;
    std::uint64_t sum = 0;
    for (auto& participant : plain.participants) {
        const auto whole = std::exchange(participant, withoutPayments(participant));
        sum += db::differenceOf(core::ParticipantExchange{participant.number, participant, whole});
    }
    return sum + db::digestOf(plain);
}

void laySchema13(const QString& file)
{
    laySchema1(file);
    auto before = db::shippedMigrations();
    std::erase_if(before, [](const db::Migration& one) { return one.version > 13; });
    const auto connection = db::openClubDatabase(file, db::IfMissing::Refuse, before);
    connection->run(u"UPDATE participant SET name = 'Anna Öz', club = 'Hof' WHERE number = 2"_s);
    const auto row = connection->valueOf<std::int64_t>(
        u"SELECT digest_of(version, name, date, rule_set, settings) FROM tournament"_s);
    const auto sum = static_cast<std::uint64_t>(row) + sumBeforeSchema21(storedUnderSchema13());
    connection->run(u"UPDATE tournament SET digest = ?"_s, static_cast<std::int64_t>(sum));
}

} // namespace

void MigratorTest::peopleOfSchema13AreRecognised()
{
    const Folder folder;
    laySchema13(folder.club());
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    QVERIFY(db::checkDatabase(folder.club()).empty());
    const auto club = store->read().tournaments();
    QCOMPARE(club.front().uuid.value.version(), QUuid::Sha1);
    QVERIFY(withoutIds(store->read().load(club.front().id)->tournament) == storedUnderSchema13());
    const auto anna = store->read().players().front();
    QCOMPARE(anna.id.value.version(), QUuid::Sha1);
    for (const auto& person : store->read().enrolledPeople()) {
        QVERIFY(person.player ==
                (person.number == core::StartNumber{2} ? std::optional(anna.id) : std::nullopt));
    }
    // Ids are given once.
    const auto again = db::openStore(folder.club(), db::IfMissing::Refuse);
    QVERIFY(again->read().tournaments() == club);
    QVERIFY(again->read().players().front() == anna);
}

/// Two computers migrating copies of one file end up with one club.
void MigratorTest::copiesOfSchema13GetTheSameIds()
{
    const Folder folder;
    const Folder other;
    laySchema13(folder.club());
    // Equal entries are different people.
    plainConnection(folder.club())
        ->runOnce(u"INSERT INTO player (name, club, tags, digest) "
                  "SELECT name, club, tags, NULL FROM player"_s);
    plainConnection(folder.club())
        ->runOnce(u"UPDATE player SET digest = digest_of(id, name, club, tags)"_s);
    QVERIFY(QFile::copy(folder.club(), other.club()));
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    const auto copy = db::openStore(other.club(), db::IfMissing::Refuse);
    QVERIFY(store->read().tournaments() == copy->read().tournaments());
    QVERIFY(store->read().players() == copy->read().players());
    QVERIFY(store->read().enrolledPeople() == copy->read().enrolledPeople());
    QCOMPARE(store->read().players().size(), std::size_t{2});
    QVERIFY(store->read().players()[0].id != store->read().players()[1].id);
}

namespace {

core::Participant personOf19(int number, const QString& name, const QString& club)
{
    core::Participant participant;
    participant.number = core::StartNumber{number};
    participant.name = name;
    participant.club = club;
    participant.tags = {u"Damen"_s};
    return participant;
}

const QString annaOf19 = u"a3c4b5d6-0000-4000-8000-000000000001"_s;

/// A club whose journals and links name participants by number, name and club: Bert had number 2
/// until Anna, enrolled as 7, got it; she was corrected, Bert was taken back.
void laySchema19(const QString& file)
{
    laySchema13(file);
    auto before = db::shippedMigrations();
    std::erase_if(before, [](const db::Migration& one) { return one.version > 19; });
    const auto connection = db::openClubDatabase(file, db::IfMissing::Refuse, before);
    connection->run(u"UPDATE tournament SET uuid = 'a3c4b5d6-0000-4000-8000-0000000000aa'"_s);
    const auto entry = [&](const QString& kind, const QString& concerns,
                           const std::vector<core::Step>& steps) {
        const auto texts = core::writeSteps(steps);
        connection->run(
            u"INSERT INTO journal (tournament, kind, concerns, undoable, time, desk, action, "
            "reason, old, new, digest) VALUES (1, '%1', %2, %3, '2026-03-20T21:00:00.000Z', "
            "'desk', 'change-participant', '', ?, ?, 0)"_s.arg(kind, concerns)
                .arg(kind == u"done" ? 1 : 0),
            texts.before, texts.after);
        return connection->valueOf<std::int64_t>(u"SELECT max(id) FROM journal"_s);
    };
    const auto number = [](int value) { return core::StartNumber{value}; };
    const auto bert = personOf19(2, u"Bert"_s, {});
    const auto typo = personOf19(7, u"Ana Öz"_s, u"Hof"_s);
    const auto anna = personOf19(7, u"Anna Öz"_s, u"Hof"_s);
    auto moved = anna;
    moved.number = number(2);
    const auto guard = connection->valueOf<QString>(
        u"SELECT sql FROM sqlite_schema WHERE name = 'journal_is_never_changed'"_s);
    connection->runOnce(u"DROP TRIGGER journal_is_never_changed"_s);
    const auto enrolled =
        entry(u"done"_s, u"NULL"_s, {core::ParticipantExchange{number(2), std::nullopt, bert}});
    entry(u"done"_s, u"NULL"_s, {core::ParticipantExchange{number(7), typo, anna}});
    entry(u"undone"_s, QString::number(enrolled),
          {core::ParticipantExchange{number(2), bert, std::nullopt}});
    entry(u"done"_s, u"NULL"_s,
          {core::ParticipantExchange{number(7), anna, std::nullopt},
           core::ParticipantExchange{number(2), std::nullopt, moved}});
    connection->run(
        u"UPDATE journal SET digest = digest_of(id, tournament, kind, concerns, undoable, time, "
        "desk, action, round, game_table, game, participant, reason, old, new)"_s);
    connection->runOnce(guard);
    connection->run(u"DELETE FROM player_link"_s);
    for (const auto& [of, name] :
         {std::pair(7, u"Ana Öz"_s), std::pair(2, u"Anna Öz"_s), std::pair(2, u"Bert"_s)}) {
        connection->run(u"INSERT INTO player_link (tournament, participant, name, club, player, "
                        "digest) SELECT 1, ?1, ?2, ?3, ?4, digest_of(1, ?1, ?2, ?3, ?4)"_s,
                        of, name, name == u"Bert"_s ? QString() : u"Hof"_s,
                        name == u"Bert"_s ? QString(annaOf19).replace(u'1', u'2') : annaOf19);
    }
    connection->run(u"UPDATE tournament SET digest = NULL"_s);
}

} // namespace

void MigratorTest::participantsOfSchema19KeepTheirLinks()
{
    const Folder folder;
    laySchema19(folder.club());
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    const auto id = store->read().tournaments().front().id;
    const auto stored = store->read().load(id)->tournament;
    std::set<core::ParticipantUuid> uuids;
    for (const auto& participant : stored.participants) {
        QCOMPARE(participant.uuid.value.version(), QUuid::Sha1);
        uuids.insert(participant.uuid);
    }
    QCOMPARE(uuids.size(), stored.participants.size());
    const auto journal = store->read().journal(id);
    QVERIFY(journal.size() >= 4);
    const auto sideOf = [&journal](std::size_t fromEnd, std::size_t step) {
        const auto& exchange = std::get<core::ParticipantExchange>(
            journal[journal.size() - fromEnd].change.steps[step]);
        return exchange.after ? exchange.after->uuid : exchange.before->uuid;
    };
    const auto anna = core::findParticipant(stored, core::StartNumber{2})->uuid;
    QVERIFY(sideOf(1, 1) == anna);
    QVERIFY(sideOf(1, 0) == anna);
    QVERIFY(sideOf(3, 0) == anna);
    QVERIFY(sideOf(4, 0) == sideOf(2, 0));
    QVERIFY(sideOf(4, 0) != anna);
    std::map<core::ParticipantUuid, core::PlayerId> links;
    for (const auto& link : store->read().playerLinks(id)) {
        links.emplace(link.enrolled.participant, link.player);
    }
    QCOMPARE(links.size(), std::size_t{2});
    QCOMPARE(links.at(anna).value, QUuid(annaOf19));
    QVERIFY(links.at(sideOf(4, 0)) != links.at(anna));
}

void MigratorTest::historyOfSchema19StillFits()
{
    const Folder folder;
    laySchema19(folder.club());
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    const auto id = store->read().tournaments().front().id;
    auto tournament = store->read().load(id)->tournament;
    const auto journal = store->read().journal(id);
    for (auto entry = journal.rbegin(); entry != journal.rbegin() + 4; ++entry) {
        QVERIFY(core::tryApply(core::reversed(entry->change), tournament));
    }
    QCOMPARE(core::findParticipant(tournament, core::StartNumber{7})->name, u"Ana Öz"_s);
    QVERIFY(core::findParticipant(tournament, core::StartNumber{2}) == nullptr);
}

void MigratorTest::copiesOfSchema19GetTheSameIds()
{
    const Folder folder;
    const Folder other;
    laySchema19(folder.club());
    QVERIFY(QFile::copy(folder.club(), other.club()));
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    const auto copy = db::openStore(other.club(), db::IfMissing::Refuse);
    QVERIFY(store->read().enrolledPeople() == copy->read().enrolledPeople());
    QVERIFY(store->read().playerLinks() == copy->read().playerLinks());
    const auto id = store->read().tournaments().front().id;
    QVERIFY(core::writeSteps(store->read().journal(id).back().change.steps).after ==
            core::writeSteps(copy->read().journal(id).back().change.steps).after);
}

namespace {

const auto uuidOf20 = u"a3c4b5d6-0000-4000-8000-00000000000%1"_s;

/// Payments are members of participants, in tables and journals: number 2 was enrolled with 5 €,
/// paid 3 € more, and got 1 € back, which was undone.
void laySchema20(const QString& file)
{
    laySchema13(file);
    auto before = db::shippedMigrations();
    std::erase_if(before, [](const db::Migration& one) { return one.version > 20; });
    const auto connection = db::openClubDatabase(file, db::IfMissing::Refuse, before);
    connection->run(u"UPDATE tournament SET uuid = '%1'"_s.arg(uuidOf20.arg(0)));
    connection->runOnce(u"DROP TABLE named_link"_s); // By the program, with the ids.
    connection->run(u"DELETE FROM payment"_s);
    auto stored = storedUnderSchema13();
    for (auto& participant : stored.participants) {
        participant.payments.clear();
        participant.uuid = {QUuid(uuidOf20.arg(core::plain(participant.number)))};
        connection->run(u"UPDATE participant SET uuid = ? WHERE number = ?"_s,
                        participant.uuid.value.toString(QUuid::WithoutBraces), participant.number);
    }
    auto& payer = stored.participants[1];
    const QDateTime time({2026, 3, 20}, {21, 0}, Qt::UTC);
    payer.payments = {{500}, {300, time, u"rest"_s, u"desk"_s}};
    connection->run(u"INSERT INTO payment VALUES (1, 2, 0, 500, NULL, '', '')"_s);
    connection->run(
        u"INSERT INTO payment VALUES (1, 2, 1, 300, '2026-03-20T21:00:00.000Z', 'rest', 'desk')"_s);
    const auto person =
        u"{\"participants/2\":{\"number\":2,\"name\":\"Anna Öz\",\"club\":\"Hof\","
        "\"tags\":[\"Damen\"],\"fixedTable\":null,\"present\":[{\"from\":1,\"until\":null}],"
        "%1,\"uuid\":\"%2\"}}"_s;
    const auto enrolled = u"\"paidCents\":500"_s;
    const auto rest = u"{\"cents\":300,\"time\":\"2026-03-20T21:00:00Z\",\"note\":\"rest\","
                      "\"by\":\"desk\"}"_s;
    const auto paid = u"\"paidCents\":800,\"payments\":[{\"cents\":500},%1]"_s.arg(rest);
    const auto lessPaid =
        u"\"paidCents\":700,\"payments\":[{\"cents\":500},%1,{\"cents\":-100,\"note\":\"back\"}]"_s
            .arg(rest);
    const auto side = [&](const QString& money) { return person.arg(money, uuidOf20.arg(2)); };
    const auto guard = connection->valueOf<QString>(
        u"SELECT sql FROM sqlite_schema WHERE name = 'journal_is_never_changed'"_s);
    connection->runOnce(u"DROP TRIGGER journal_is_never_changed"_s);
    const auto entry = [&](const QString& kind, const QString& concerns, const QString& old,
                           const QString& now) {
        connection->run(
            u"INSERT INTO journal (tournament, kind, concerns, undoable, time, desk, action, "
            "reason, old, new, digest) VALUES (1, '%1', %2, %3, '2026-03-20T21:00:00.000Z', "
            "'desk', 'take-payment', '', ?, ?, 0)"_s.arg(kind, concerns)
                .arg(kind == u"done" ? 1 : 0),
            old.toUtf8(), now.toUtf8());
        return connection->valueOf<std::int64_t>(u"SELECT max(id) FROM journal"_s);
    };
    entry(u"done"_s, u"NULL"_s, u"{\"participants/2\":null}"_s, side(enrolled));
    entry(u"done"_s, u"NULL"_s, side(enrolled), side(paid));
    const auto refund = entry(u"done"_s, u"NULL"_s, side(paid), side(lessPaid));
    entry(u"undone"_s, QString::number(refund), side(lessPaid), side(paid));
    connection->run(
        u"UPDATE journal SET digest = digest_of(id, tournament, kind, concerns, undoable, time, "
        "desk, action, round, game_table, game, participant, reason, old, new)"_s);
    connection->runOnce(guard);
    const auto row = connection->valueOf<std::int64_t>(
        u"SELECT digest_of(version, name, date, rule_set, settings, uuid) FROM tournament"_s);
    connection->run(
        u"UPDATE tournament SET digest = ?"_s,
        static_cast<std::int64_t>(static_cast<std::uint64_t>(row) + sumBeforeSchema21(stored)));
}

} // namespace

void MigratorTest::paymentsOfSchema20AreBooked()
{
    const Folder folder;
    laySchema20(folder.club());
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    QVERIFY(db::checkDatabase(folder.club()).empty());
    const auto stored = store->read().load(core::TournamentId{1})->tournament;
    QVERIFY(stored.formerPayments.empty());
    const auto& payments = core::findParticipant(stored, core::StartNumber{2})->payments;
    QCOMPARE(payments.size(), std::size_t{2});
    QCOMPARE(payments[0].cents, std::int64_t{500});
    QCOMPARE(payments[0].number, core::PaymentNumber{1});
    QCOMPARE(payments[1].note, u"rest"_s);
    QCOMPARE(payments[1].by, u"desk"_s);
    QCOMPARE(payments[1].payer.participant.value, QUuid(uuidOf20.arg(2)));
    QCOMPARE(payments[1].payer.name, u"Anna Öz"_s);
}

void MigratorTest::historyOfSchema20StillFits()
{
    const Folder folder;
    laySchema20(folder.club());
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    auto tournament = store->read().load(core::TournamentId{1})->tournament;
    const auto journal = store->read().journal(core::TournamentId{1});
    const auto paid = [&tournament] {
        const auto* const person = core::findParticipant(tournament, core::StartNumber{2});
        return person != nullptr ? std::optional(person->paidCents()) : std::nullopt;
    };
    const std::array<std::optional<std::int64_t>, 4> expected = {700, 800, 500, std::nullopt};
    for (std::size_t back = 0; back < expected.size(); ++back) {
        const auto& change = journal[journal.size() - 1 - back].change;
        QVERIFY2(core::tryApply(core::reversed(change), tournament), QByteArray::number(int(back)));
        QCOMPARE(paid(), expected.at(back));
    }
    QVERIFY(tournament.formerPayments.empty());
}

void MigratorTest::damageOfSchema20StaysFound()
{
    const Folder folder;
    laySchema20(folder.club());
    plainConnection(folder.club())->run(u"UPDATE payment SET cents = 900 WHERE position = 1"_s);
    QVERIFY(!db::checkDatabase(folder.club()).empty());
    QCOMPARE(failureOf([&] { db::openStore(folder.club(), db::IfMissing::Refuse); }),
             Kind::Damaged);
}

namespace {

/// Table 1 of a round being played reported game 1 twice; table 2 of a closed round reported once.
void laySchema25(const QString& file, bool isTouched)
{
    auto before = db::shippedMigrations();
    std::erase_if(before, [](const db::Migration& one) { return one.version > 25; });
    const auto connection = db::openClubDatabase(file, db::IfMissing::Create, before);
    connection->runOnce(u"DROP TABLE named_link"_s); // By the program, with the ids.
    connection->run(u"INSERT INTO tournament (id, version, name, rule_set, settings) "
                    "VALUES (1, 1, 'Abend', 'rummy-pure', '{}')"_s);
    connection->run(u"INSERT INTO round (tournament, number, state, games, reason) "
                    "VALUES (1, 1, 'closed', 2, ''), (1, 2, 'published', 2, '')"_s);
    const core::GameKey key{core::RoundNumber{2}, core::TableNumber{1}, core::GameNumber{1}};
    const auto outcome =
        core::writeSteps(
            {core::GameExchange{key, std::nullopt, core::GameOutcome(core::UnplayedGame{u"ü"_s})}})
            .after;
    const auto closed = QByteArray(outcome).replace("rounds/2", "rounds/1");
    for (const int position : {1, 2, 3}) {
        const int round = position == 3 ? 1 : 2;
        connection->run(u"INSERT INTO report (tournament, position, request, round, game_table, "
                        "edition, game, outcome, seen_revision, seat, device, time, digest) "
                        "VALUES (1, ?1, ?1 || 'r', ?2, 1, 1, 1, ?3, 0, 1, '4F', "
                        "'2026-05-14T19:30:00.000Z', 0)"_s,
                        position, round, position == 3 ? closed : outcome);
    }
    connection->run(
        u"UPDATE report SET digest = digest_of(tournament, position, request, round, game_table, "
        "edition, game, outcome, seen_revision, seat, device, time, reporter)"_s);
    if (isTouched) {
        connection->run(u"UPDATE report SET device = 'other' WHERE position = 2"_s);
    }
}

} // namespace

void MigratorTest::reportsOfSchema25Wait_data()
{
    QTest::addColumn<bool>("isTouched");
    QTest::newRow("as they were") << false;
    QTest::newRow("changed outside the program") << true;
}

/// The newest of a round being played; what was changed outside the program stays refused.
void MigratorTest::reportsOfSchema25Wait()
{
    QFETCH(const bool, isTouched);
    const Folder folder;
    laySchema25(folder.club(), isTouched);
    if (isTouched) {
        QCOMPARE(failureOf([&] { db::openStore(folder.club(), db::IfMissing::Refuse); }),
                 Kind::Damaged);
        return;
    }
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    const auto entries = store->read().pendingEntries(core::TournamentId{1});
    QCOMPARE(entries.size(), std::size_t{3});
    QVERIFY(entries[0].settled && entries[0].settled->how == core::SettledHow::Replaced);
    QVERIFY(!entries[1].settled);
    QVERIFY(entries[2].settled && entries[2].settled->how == core::SettledHow::Dropped);
    QCOMPARE(entries[1].id, u"2r"_s);
    QCOMPARE(entries[1].sender, (core::Sender{u"4F"_s, std::nullopt, 1}));
    QVERIFY(gameIn(entries[1])->outcome == core::GameOutcome(core::UnplayedGame{u"ü"_s}));
}

void MigratorTest::entriesOfSchema28AreNoCorrections_data()
{
    QTest::addColumn<bool>("isTouched");
    QTest::newRow("as they were") << false;
    QTest::newRow("changed outside the program") << true;
}

void MigratorTest::entriesOfSchema28AreNoCorrections()
{
    QFETCH(const bool, isTouched);
    const Folder folder;
    {
        auto before = db::shippedMigrations();
        std::erase_if(before, [](const db::Migration& one) { return one.version > 28; });
        const auto connection = db::openClubDatabase(folder.club(), db::IfMissing::Create, before);
        connection->runOnce(u"DROP TABLE named_link"_s); // By the program, with the ids.
        connection->run(u"INSERT INTO tournament (id, version, name, rule_set, settings) "
                        "VALUES (1, 1, 'Abend', 'rummy-pure', '{}')"_s);
        connection->run(u"INSERT INTO pending (tournament, position, id, kind, round, game_table, "
                        "edition, content, seen_revision, warnings, device, time, digest) VALUES "
                        "(1, 1, 'a', 'mark', 1, 1, 1, 'disputed', 0, '', '4F', "
                        "'2026-05-14T19:30:00.000Z', 0)"_s);
        connection->run(
            u"UPDATE pending SET digest = digest_of(tournament, position, id, kind, round, "
            "game_table, edition, game, content, seen_revision, warnings, seat, device, person, "
            "time, settled, settled_by, settled_at, settled_reason)"_s);
        if (isTouched) {
            connection->run(u"UPDATE pending SET device = 'other'"_s);
        }
    }
    if (isTouched) {
        QCOMPARE(failureOf([&] { db::openStore(folder.club(), db::IfMissing::Refuse); }),
                 Kind::Damaged);
        return;
    }
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    const auto entries = store->read().pendingEntries(core::TournamentId{1});
    QCOMPARE(entries.size(), std::size_t{1});
    QVERIFY(!isCorrection(entries[0]));
    QCOMPARE(entries[0].sender.device, u"4F"_s);
}

/// By the paths that settings name: nothing is read, and nothing changes in the tournaments.
void MigratorTest::picturesOfSchema31AreListed()
{
    const Folder folder;
    auto both = oneTable(u"both"_s);
    both.settings.certificate.logo = folder.path(u"logo.png"_s);
    both.settings.certificate.background = u"/nowhere/ü b.jpg"_s;
    auto same = oneTable(u"the same logo"_s);
    same.settings.certificate.logo = folder.path(u"logo.png"_s);
    std::vector<core::TournamentId> ids;
    {
        const auto store = db::openStore(folder.club(), db::IfMissing::Create);
        for (const auto& tournament : {both, same, oneTable(u"none"_s)}) {
            ids.push_back(create(*store, tournament));
        }
    }
    returnToSchema31(*plainConnection(folder.club()));
    QVERIFY(db::checkDatabase(folder.club()).empty());
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    auto listed = store->read().olderPictures();
    std::sort(listed.begin(), listed.end());
    QCOMPARE(listed, (std::vector<QString>{u"/nowhere/ü b.jpg"_s, folder.path(u"logo.png"_s)}));
    QVERIFY(store->read().load(ids[0])->tournament == both);
    QVERIFY(store->read().load(ids[1])->tournament == same);
    QVERIFY(db::checkDatabase(folder.club()).empty());
    QCOMPARE(db::schemaVersion(*plainConnection(folder.path(u"club.schema-31.db"_s))), 31);
}

void MigratorTest::damageOfSchema13StaysFound_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("a tournament") << u"UPDATE tournament SET name = 'Abend'"_s;
    QTest::newRow("a participant") << u"UPDATE participant SET paid_cents = 1"_s;
    QTest::newRow("an entry of the directory") << u"UPDATE player SET club = 'Plauen'"_s;
}

void MigratorTest::damageOfSchema13StaysFound()
{
    QFETCH(const QString, sql);
    const Folder folder;
    laySchema13(folder.club());
    plainConnection(folder.club())->run(sql);
    QVERIFY(!db::checkDatabase(folder.club()).empty());
    QCOMPARE(failureOf([&] { db::openStore(folder.club(), db::IfMissing::Refuse); }),
             Kind::Damaged);
}

void MigratorTest::newerSchemaIsRefused()
{
    const Folder folder;
    db::openStore(folder.club(), db::IfMissing::Create);
    plainConnection(folder.club())->run(u"PRAGMA user_version = 1000"_s);
    const auto before = contentsOf(folder.club());
    QCOMPARE(failureOf([&] { db::openStore(folder.club(), db::IfMissing::Create); }), Kind::TooNew);
    QCOMPARE(failureOf([&] { db::checkDatabase(folder.club()); }), Kind::TooNew);
    QVERIFY(contentsOf(folder.club()) == before);
}

void MigratorTest::whatIsNoClubDatabaseIsRefused_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Kind>("kind");
    QTest::newRow("another program's database")
        << u"CREATE TABLE t (a)"_s << QByteArray() << Kind::Unreadable;
    QTest::newRow("another program's mark")
        << u"PRAGMA application_id = 4711"_s << QByteArray() << Kind::Unreadable;
    QTest::newRow("another program's version")
        << u"PRAGMA user_version = 1"_s << QByteArray() << Kind::Unreadable;
    QTest::newRow("a text") << QString() << QByteArray("Rummy ").repeated(400) << Kind::Damaged;
}

void MigratorTest::whatIsNoClubDatabaseIsRefused()
{
    QFETCH(const QString, sql);
    QFETCH(const QByteArray, bytes);
    QFETCH(const Kind, kind);
    const Folder folder;
    if (sql.isEmpty()) {
        writeFile(folder.club(), bytes);
    } else {
        plainConnection(folder.club())->run(sql);
    }
    const auto before = contentsOf(folder.club());
    QCOMPARE(failureOf([&] { db::openStore(folder.club(), db::IfMissing::Create); }), kind);
    QVERIFY(contentsOf(folder.club()) == before);
}

void MigratorTest::missingFile()
{
    const Folder folder;
    QCOMPARE(failureOf([&] { db::openStore(folder.club(), db::IfMissing::Refuse); }),
             Kind::NotThere);
    QCOMPARE(failureOf([&] { db::checkDatabase(folder.club()); }), Kind::NotThere);
    QVERIFY(!QFile::exists(folder.club()));
    QCOMPARE(failureOf([] { db::openStore(QString(), db::IfMissing::Refuse); }), Kind::NotThere);
    QCOMPARE(failureOf([] { db::openStore(QString(), db::IfMissing::Create); }), Kind::NotThere);
    QCOMPARE(failureOf([] { db::openStore(u":memory:"_s, db::IfMissing::Create); }),
             Kind::Unreadable);
    QCOMPARE(failureOf([&] { db::openStore(folder.path(), db::IfMissing::Create); }),
             Kind::Unreadable);
}

void MigratorTest::anyNameIsThatOfAFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("URI") << u"file:club"_s;
    QTest::newRow("URI of a database in memory") << u"file:club?mode=memory"_s;
    QTest::newRow("escape of a URI") << u"file:club%20db"_s;
}

void MigratorTest::anyNameIsThatOfAFile()
{
    QFETCH(QString, name);
    const Folder folder;
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(folder.path()));
    core::TournamentId id{0};
    {
        const auto store = db::openStore(name, db::IfMissing::Create);
        id = create(*store, oneTable());
    }
    const auto stored = db::openStore(name, db::IfMissing::Refuse)->read().load(id);
    db::backUp(name, u"file:copy"_s);
    const auto copied = db::openStore(u"file:copy"_s, db::IfMissing::Refuse)->read().load(id);
    const bool there =
        QFile::exists(folder.path(name)) && QFile::exists(folder.path(u"file:copy"_s));
    QVERIFY(QDir::setCurrent(before));
    QVERIFY(stored && stored->tournament == oneTable());
    QVERIFY(copied && copied->tournament == oneTable());
    QVERIFY(there);
}

void MigratorTest::linksAreFollowedToTheirFolder()
{
    const Folder folder;
    const QString elsewhere = QFileInfo(folder.path()).canonicalFilePath() + u"/elsewhere"_s;
    QVERIFY(QDir().mkdir(elsewhere));
    const QString link = folder.path(u"link.db"_s);
    QVERIFY(QFile::link(elsewhere + u"/club.db"_s, link));
    QCOMPARE(db::folderOf(link), elsewhere);
    db::openStore(elsewhere + u"/club.db"_s, db::IfMissing::Create);
    QCOMPARE(db::folderOf(link), elsewhere);
    QCOMPARE(db::folderOf(elsewhere + u"/not/there/club.db"_s), elsewhere);
}

void MigratorTest::foldersAreMade()
{
    const Folder folder;
    const QString file = folder.path(u"a/ü b/club.db"_s);
    db::openStore(file, db::IfMissing::Create);
    db::openStore(file, db::IfMissing::Refuse);
    QCOMPARE(failureOf([&] { db::openStore(file + u"/club.db"_s, db::IfMissing::Create); }),
             Kind::Unreadable);
}

void MigratorTest::immutableUri_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("uri");
    QTest::newRow("plain") << u"/home/anna/club.rummydb"_s
                           << QByteArray("file:///home/anna/club.rummydb?immutable=1");
    QTest::newRow("letters with a meaning in a URI")
        << u"/a b/50 %/x?y#z.rummydb"_s
        << QByteArray("file:///a%20b/50%20%25/x%3Fy%23z.rummydb?immutable=1");
    QTest::newRow("umlauts") << u"/Käthe/c.rummydb"_s
                             << QByteArray("file:///K%C3%A4the/c.rummydb?immutable=1");
    QTest::newRow("drive of Windows") << u"C:/Users/Anna/c.rummydb"_s
                                      << QByteArray("file:///C:/Users/Anna/c.rummydb?immutable=1");
    QTest::newRow("share of Windows")
        << u"//nas/share/c.rummydb"_s << QByteArray("file:////nas/share/c.rummydb?immutable=1");
}

void MigratorTest::immutableUri()
{
    QFETCH(const QString, path);
    QTEST(db::SqliteConnection::immutableUri(path), "uri");
}

void MigratorTest::networkPlaces_data()
{
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<QByteArray>("device");
    QTest::addColumn<QString>("path");
    QTest::addColumn<bool>("network");
    const auto row = [](const char* type, const char* device, const QString& path, bool network) {
        QTest::addRow("%s %s %s", type, device, qPrintable(path))
            << QByteArray(type) << QByteArray(device) << path << network;
    };
    row("ext4", "/dev/sda1", u"/home/anna/club.db"_s, false);
    row("apfs", "/dev/disk1", u"/Users/anna/club.db"_s, false);
    row("NTFS", "\\\\?\\Volume{1-2}\\", u"C:/Users/anna/club.db"_s, false);
    row("vfat", "/dev/sdb1", u"/media/stick/club.db"_s, false);
    row("fuseblk", "/dev/sdb1", u"/media/stick/club.db"_s, false);
    row("nfs", "server:/home", u"/home/anna/club.db"_s, true);
    row("nfs4", "server:/home", u"/home/anna/club.db"_s, true);
    row("cifs", "//server/share", u"/mnt/club.db"_s, true);
    row("smb3", "", u"/mnt/club.db"_s, true);
    row("fuse.sshfs", "anna@server:", u"/mnt/club.db"_s, true);
    row("smbfs", "//anna@server/share", u"/Volumes/share/club.db"_s, true);
    row("afpfs", "", u"/Volumes/share/club.db"_s, true);
    row("webdav", "", u"/Volumes/share/club.db"_s, true);
    row("NTFS", "", u"\\\\server\\share\\club.db"_s, true);
    row("NTFS", "", u"//server/share/club.db"_s, true);
    row("NTFS", "\\\\server\\share", u"Z:/club.db"_s, true);
}

void MigratorTest::networkPlaces()
{
    QFETCH(const QByteArray, type);
    QFETCH(const QByteArray, device);
    QFETCH(const QString, path);
    QTEST(db::isNetworkPlace(type, device, path), "network");
}

RUMMY_TEST(MigratorTest)

} // namespace tst_migrator

#include "tst_migrator.moc"
