#include "as_nobody.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/check.h"
#include "db/sqlite/club_database.h"
#include "difference.h"
#include "file_contents.h"
#include "random_tournament.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QMap>
#include <QTest>

#include <algorithm>
#include <memory>

#ifdef Q_OS_LINUX
#include <sys/stat.h>
#endif

namespace tst_backup {

using namespace Qt::StringLiterals;
using namespace store_fixture;

class BackupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void backupHoldsEverything();
    void backupReplacesAnOlderOne();
    void failingBackupLeavesTheTarget();
    void nameThatMayNotLastIsSaid();
    void noDatabaseIsATarget();
    void noPipeOrDeviceIsATarget();
    void restoredDatabaseIsTheBackup();
    void restoredWhereThereIsNone();
    void restoredWhereALinkLeads();
    void restoreIsRefusedWhileOpen();
    void badBackupIsRefused_data();
    void badBackupIsRefused();
    void damagedDatabaseIsReplaced();
    void olderBackupIsMigrated();
    void automaticBackupsAreNamedAndRotated();
    void folderThatCannotBeMade();
    void rotationKeeps_data();
    void rotationKeeps();
    void soundDatabaseHasNoFaults();
    void faultsAreFound_data();
    void faultsAreFound();
    void damagedBytesAreFaultsNotFailures();
    void checkChangesNothing_data();
    void checkChangesNothing();
    void olderSchemaIsCheckedUnmigrated_data();
    void olderSchemaIsCheckedUnmigrated();
    void readOnlyFileOrFolder();
};

namespace {

const QDateTime now(QDate(2026, 5, 14), QTime(22, 30, 15, 123), Qt::UTC);

core::Tournament before()
{
    return randomTournament(21);
}

core::Tournament after()
{
    return randomTournament(22);
}

/// A database whose one tournament was `before()` and is `after()` now.
core::TournamentId makeClub(const QString& file)
{
    const auto store = db::openStore(file, db::IfMissing::Create);
    const auto id = create(*store, before());
    record(*store, id, difference::between(before(), after()));
    return id;
}

core::Tournament onlyTournament(const QString& file)
{
    const auto store = db::openStore(file, db::IfMissing::Refuse);
    return store->read().load(store->read().tournaments().front().id)->tournament;
}

QStringList filesIn(const Folder& folder)
{
    return QDir(folder.path()).entryList(QDir::Files, QDir::Name);
}

/// By name; without the log's index, which others' locks change.
QMap<QString, QByteArray> everyFileIn(const Folder& folder)
{
    QMap<QString, QByteArray> files;
    for (const auto& name : filesIn(folder)) {
        files.insert(name, name.endsWith(u"-shm"_s) ? QByteArray() : contentsOf(folder.path(name)));
    }
    return files;
}

/// The states in which programs leave a database.
enum class Left { Closed, Backup, InUse, Killed, KilledWithoutIndex, WithJournal };

/// Copies the database and its companions, as left by a killed program.
void copyFiles(const Folder& from, const Folder& to, const QStringList& marks)
{
    for (const auto& mark : marks) {
        QVERIFY(QFile::copy(from.club() + mark, to.club() + mark));
    }
}

/// Changes so many pages that some are in the file before the transaction ends.
std::shared_ptr<db::SqliteConnection> changeManyPages(const QString& file)
{
    std::shared_ptr connection = plainConnection(file);
    connection->run(u"PRAGMA journal_mode = DELETE"_s);
    connection->run(u"PRAGMA cache_size = 1"_s);
    connection->run(u"BEGIN IMMEDIATE"_s);
    connection->run(u"UPDATE participant SET name = 'Nobody', club = printf('%4000c', 'x')"_s);
    return connection;
}

/// Leaves a database in `place`; the result keeps it in use. `folder` is for concurrent users.
std::shared_ptr<void> leave(Left left, const Folder& folder, const Folder& place)
{
    const auto id =
        makeClub(left == Left::InUse || left == Left::Closed ? place.club() : folder.club());
    switch (left) {
    case Left::Closed:
        return {};
    case Left::Backup:
        db::backUp(folder.club(), place.club());
        return {};
    case Left::WithJournal: {
        const auto connection = changeManyPages(folder.club());
        copyFiles(folder, place, {QString(), u"-journal"_s});
        return {};
    }
    case Left::InUse:
    case Left::Killed:
    case Left::KilledWithoutIndex:
        break;
    }
    const auto& used = left == Left::InUse ? place : folder;
    std::shared_ptr store = db::openStore(used.club(), db::IfMissing::Refuse);
    record(*store, id, difference::between(after(), before()));
    if (left == Left::InUse) {
        return store;
    }
    copyFiles(folder, place,
              left == Left::Killed ? QStringList{QString(), u"-wal"_s, u"-shm"_s}
                                   : QStringList{QString(), u"-wal"_s});
    return {};
}

} // namespace

void BackupTest::backupHoldsEverything()
{
    const Folder folder;
    const QString copy = folder.path(u"copy.db"_s);
    const auto id = makeClub(folder.club());
    // The latest writes are only in the log while the database is open.
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    const auto change = difference::between(after(), before());
    record(*store, id, change);
    db::backUp(folder.club(), copy);

    QVERIFY(db::checkDatabase(copy).empty());
    const auto backup = db::openStore(copy, db::IfMissing::Refuse);
    QVERIFY(backup->read().load(id)->tournament == before());
    QCOMPARE(backup->read().version(id), store->read().version(id));
    QVERIFY(backup->read().journal(id).back().change == change);
}

void BackupTest::backupReplacesAnOlderOne()
{
    const Folder folder;
    makeClub(folder.club());
    writeFile(folder.path(u"copy.db"_s), "something older");
    db::backUp(folder.club(), folder.path(u"copy.db"_s));
    QVERIFY(onlyTournament(folder.path(u"copy.db"_s)) == after());
    QCOMPARE(filesIn(folder), QStringList({u"club.db"_s, u"club.db-newest"_s, u"copy.db"_s}));
}

void BackupTest::failingBackupLeavesTheTarget()
{
    const Folder folder;
    const QString copy = folder.path(u"copy.db"_s);
    writeFile(copy, "something older");
    QCOMPARE(failureOf([&] { db::backUp(folder.club(), copy); }), Kind::NotThere);
    makeClub(folder.club());
    {
        const auto connection = plainConnection(folder.club());
        connection->run(u"PRAGMA foreign_keys = OFF"_s);
        connection->run(u"DELETE FROM participant"_s);
    }
    QCOMPARE(failureOf([&] { db::backUp(folder.club(), copy); }), Kind::Damaged);
    QCOMPARE(contentsOf(copy), QByteArray("something older"));
    QVERIFY(failureOf([&] { db::backUp(folder.club(), folder.path(u"no/such/folder.db"_s)); }));
    QCOMPARE(filesIn(folder), QStringList({u"club.db"_s, u"club.db-newest"_s, u"copy.db"_s}));
}

/// A folder that can't be opened can't be synced.
void BackupTest::nameThatMayNotLastIsSaid()
{
#ifdef Q_OS_LINUX
    const Folder folder;
    makeClub(folder.club());
    const QString stick = folder.path(u"stick"_s);
    QVERIFY(QDir().mkpath(stick));
    const QString target = stick + u"/copy.rummydb"_s;
    using enum QFileDevice::Permission;
    for (const auto& path : {folder.path(), folder.club()}) {
        QVERIFY(QFile::setPermissions(path, ReadGroup | WriteGroup | ExeGroup | ReadOther |
                                                WriteOther | ExeOther));
    }
    QVERIFY(QFile::setPermissions(stick, WriteGroup | ExeGroup | WriteOther | ExeOther));
    {
        const AsNobody nobody;
        if (!nobody.done()) {
            QSKIP("needs to drop rights");
        }
        try {
            db::backUp(folder.club(), target);
            QFAIL("nothing failed");
        } catch (const core::StoreFailure& failure) {
            QCOMPARE(failure.kind(), Kind::Unconfirmed);
            QCOMPARE(failure.backup(), target);
        }
    }
    QVERIFY(db::checkDatabase(target).empty());
#else
    QSKIP("folders are synced elsewhere");
#endif
}

void BackupTest::noDatabaseIsATarget()
{
    const Folder folder;
    makeClub(folder.club());
    QFile::link(folder.club(), folder.path(u"link.db"_s));
    makeClub(folder.path(u"other.db"_s));
    const QString copy = folder.path(u"copy.db"_s);
    db::backUp(folder.club(), copy);
    for (const auto& name :
         {u"club.db"_s, u"./club.db"_s, u"link.db"_s, u"other.db"_s, u"copy.db"_s, u"club.db-wal"_s,
          u"club.db-journal"_s, u"club.db-newest"_s}) {
        QCOMPARE(failureOf([&] { db::backUp(folder.club(), folder.path(name)); }), Kind::Occupied);
    }
    QVERIFY(onlyTournament(folder.path(u"other.db"_s)) == after());
    QVERIFY(onlyTournament(copy) == after());
    QVERIFY(failureOf([&] { db::restore(folder.club(), folder.path(u"link.db"_s), now); }));
    QVERIFY(onlyTournament(folder.club()) == after());
}

/// The file would replace it.
void BackupTest::noPipeOrDeviceIsATarget()
{
#ifdef Q_OS_LINUX
    const Folder folder;
    makeClub(folder.club());
    const QString pipe = folder.path(u"pipe"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), S_IRUSR | S_IWUSR), 0);
    const QString link = folder.path(u"null"_s);
    QVERIFY(QFile::link(u"/dev/null"_s, link));
    for (const auto& target : {pipe, link}) {
        const auto before = filesIn(folder);
        QCOMPARE(failureOf([&] { db::backUp(folder.club(), target); }), Kind::Unreadable);
        QVERIFY(QFileInfo::exists(target) && !QFileInfo(target).isFile());
        QCOMPARE(filesIn(folder), before);
    }
#else
    QSKIP("there are none here");
#endif
}

void BackupTest::restoredDatabaseIsTheBackup()
{
    const Folder folder;
    const QString copy = folder.path(u"copy.db"_s);
    const auto id = makeClub(folder.club());
    db::backUp(folder.club(), copy);
    record(*db::openStore(folder.club(), db::IfMissing::Refuse), id,
           difference::between(after(), before()));

    const auto kept = db::restore(folder.club(), copy, now);
    QCOMPARE(kept, folder.path(u"club.replaced-20260514T223015123Z.db"_s));
    QVERIFY(onlyTournament(folder.club()) == after());
    QVERIFY(onlyTournament(*kept) == before());
    QVERIFY(db::checkDatabase(folder.club()).empty());
    QVERIFY(onlyTournament(copy) == after());

    const auto keptNext = db::restore(folder.club(), *kept, now);
    QCOMPARE(keptNext, folder.path(u"club.replaced-20260514T223015123Z-2.db"_s));
    QVERIFY(onlyTournament(folder.club()) == before());
    QVERIFY(onlyTournament(*keptNext) == after());
}

void BackupTest::restoredWhereThereIsNone()
{
    const Folder folder;
    makeClub(folder.club());
    const QString other = folder.path(u"new/club.db"_s);
    QVERIFY(!db::restore(other, folder.club(), now));
    QVERIFY(onlyTournament(other) == after());
}

void BackupTest::restoredWhereALinkLeads()
{
    const Folder folder;
    const QString copy = folder.path(u"copy.db"_s);
    const QString link = folder.path(u"elsewhere/link.db"_s);
    makeClub(folder.club());
    db::backUp(folder.club(), copy);
    QVERIFY(QDir(folder.path()).mkdir(u"elsewhere"_s));
    QVERIFY(QFile::link(folder.club(), link));
    writeFile(folder.club(), QByteArray("scratched").repeated(1000));
    writeFile(folder.club() + u"-wal"_s, "what was left of the log");

    const auto kept = db::restore(link, copy, now);
    QVERIFY(QFileInfo(link).isSymLink());
    QVERIFY(onlyTournament(folder.club()) == after());
    QCOMPARE(QFileInfo(*kept).canonicalPath(), QFileInfo(folder.path()).canonicalFilePath());
    QCOMPARE(contentsOf(*kept + u"-wal"_s), QByteArray("what was left of the log"));
}

void BackupTest::restoreIsRefusedWhileOpen()
{
    const Folder folder;
    const QString copy = folder.path(u"copy.db"_s);
    const auto id = makeClub(folder.club());
    db::backUp(folder.club(), copy);
    auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    const auto refused = [&] {
        return failureOf([&] { db::restore(folder.club(), copy, now); }) == Kind::Busy;
    };
    QVERIFY2(refused(), "open and idle");
    auto transaction = store->beginWrite();
    QVERIFY2(refused(), "being written");
    transaction.reset();
    record(*store, id, difference::between(after(), before()));
    QVERIFY(store->read().load(id)->tournament == before());
    store.reset();
    QVERIFY(onlyTournament(folder.club()) == before());
    QVERIFY(!refused());
    QVERIFY(onlyTournament(folder.club()) == after());
}

void BackupTest::badBackupIsRefused_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<Kind>("kind");
    QTest::newRow("broken reference") << u"DELETE FROM participant"_s << Kind::Damaged;
    QTest::newRow("impossible games") << u"UPDATE hand SET stones = 0"_s << Kind::Damaged;
    QTest::newRow("unreadable journal")
        << u"INSERT INTO journal SELECT 99, tournament, kind, concerns, 1, "
           "time, desk, action, round, game_table, game, participant, "
           "reason, '[', '{}', NULL FROM journal LIMIT 1"_s
        << Kind::Damaged;
    QTest::newRow("trigger gone") << u"DROP TRIGGER journal_is_never_cut"_s << Kind::Damaged;
    QTest::newRow("newer") << u"PRAGMA user_version = 1000"_s << Kind::TooNew;
    QTest::newRow("another program's") << u"PRAGMA application_id = 1"_s << Kind::Unreadable;
    QTest::newRow("page overwritten") << QString() << Kind::Damaged;
}

void BackupTest::badBackupIsRefused()
{
    QFETCH(const QString, sql);
    QFETCH(const Kind, kind);
    const Folder folder;
    const QString copy = folder.path(u"copy.db"_s);
    makeClub(folder.club());
    db::backUp(folder.club(), copy);
    if (sql.isEmpty()) {
        auto bytes = contentsOf(copy);
        std::fill(bytes.begin() + 8192, bytes.begin() + 12288, '\x5a');
        writeFile(copy, bytes);
    } else {
        const auto connection = plainConnection(copy);
        connection->run(u"PRAGMA foreign_keys = OFF"_s);
        connection->run(sql);
        proveJournal(*connection);
    }
    const auto files = filesIn(folder);
    const auto bytes = contentsOf(folder.club());
    QCOMPARE(failureOf([&] { db::restore(folder.club(), copy, now); }), kind);
    QCOMPARE(filesIn(folder), files);
    QVERIFY(contentsOf(folder.club()) == bytes);
}

void BackupTest::damagedDatabaseIsReplaced()
{
    const Folder folder;
    const QString copy = folder.path(u"copy.db"_s);
    makeClub(folder.club());
    db::backUp(folder.club(), copy);
    writeFile(folder.club(), QByteArray("scratched").repeated(1000));
    writeFile(folder.club() + u"-wal"_s, "what was left of the log");

    const auto kept = db::restore(folder.club(), copy, now);
    QVERIFY(onlyTournament(folder.club()) == after());
    QCOMPARE(contentsOf(*kept), QByteArray("scratched").repeated(1000));
    QCOMPARE(contentsOf(*kept + u"-wal"_s), QByteArray("what was left of the log"));
}

void BackupTest::olderBackupIsMigrated()
{
    const Folder folder;
    const QString copy = folder.path(u"copy.db"_s);
    laySchema1(copy);
    const auto bytes = contentsOf(copy);
    db::restore(folder.club(), copy, now);
    QVERIFY(contentsOf(copy) == bytes);
    QVERIFY(db::checkDatabase(folder.club()).empty());
    QCOMPARE(onlyTournament(folder.club()).settings.name, u"Frühlingsabend"_s);
}

void BackupTest::automaticBackupsAreNamedAndRotated()
{
    const Folder folder;
    makeClub(folder.club());
    const QDir backups(folder.path(u"backups"_s));
    const QString first = db::backUpTo(folder.club(), backups.path(), now);
    QCOMPARE(first, backups.filePath(u"club-000001-20260514T223015123Z.rummydb"_s));
    QVERIFY(onlyTournament(first) == after());

    writeFile(backups.filePath(u"club-by-hand.db"_s), "not automatic");
    writeFile(backups.filePath(u"other-20200101T000000000Z.db"_s), "another database's");
    for (int minute = 0; minute < 25; ++minute) {
        const auto old = now.addDays(-100).addSecs(60LL * minute);
        writeFile(backups.filePath(u"club-%1.db"_s.arg(old.toString(u"yyyyMMdd'T'HHmmsszzz'Z'"_s))),
                  "old");
    }
    db::backUpTo(folder.club(), backups.path(), now.addSecs(1));
    const auto names = backups.entryList(QDir::Files, QDir::Name);
    QCOMPARE(names.size(), 22);
    QVERIFY(names.contains(u"club-by-hand.db"_s));
    QVERIFY(names.contains(u"other-20200101T000000000Z.db"_s));
    QVERIFY(names.contains(u"club-000002-20260514T223016123Z.rummydb"_s));
}

/// The first folder cannot be made: a file is in its way.
void BackupTest::folderThatCannotBeMade()
{
    const Folder folder;
    makeClub(folder.club());
    const QString inTheWay = folder.path(u"stick"_s);
    writeFile(inTheWay, "no folder");
    try {
        db::backUpTo(folder.club(), inTheWay + u"/backups"_s, now);
        QFAIL("no failure");
    } catch (const core::StoreFailure& failure) {
        QCOMPARE(failure.kind(), core::StoreFailure::Kind::ReadOnly);
        QCOMPARE(failure.backup(), inTheWay + u"/backups"_s);
    }
}

void BackupTest::rotationKeeps_data()
{
    QTest::addColumn<std::vector<QDateTime>>("newestFirst");
    QTest::addColumn<std::vector<QDateTime>>("surplus");

    QTest::newRow("none") << std::vector<QDateTime>() << std::vector<QDateTime>();
    std::vector<QDateTime> oneEvening;
    oneEvening.reserve(23);
    for (int minute = 0; minute < 23; ++minute) {
        oneEvening.push_back(now.addSecs(-60LL * minute));
    }
    QTest::newRow("the newest 20")
        << oneEvening << std::vector<QDateTime>(oneEvening.begin() + 20, oneEvening.end());

    auto andDaily = oneEvening;
    std::vector<QDateTime> surplus(oneEvening.begin() + 20, oneEvening.end());
    for (int day = 1; day <= 40; ++day) {
        andDaily.push_back(now.addDays(-day));
        andDaily.push_back(now.addDays(-day).addSecs(-60));
        if (day >= 30) {
            surplus.push_back(now.addDays(-day));
        }
        surplus.push_back(now.addDays(-day).addSecs(-60));
    }
    QTest::newRow("the last of each of 30 days") << andDaily << surplus;

    std::vector<QDateTime> weekly = oneEvening;
    for (qint64 week = 1; week < 30; ++week) {
        weekly.push_back(now.addDays(-7 * week));
    }
    QTest::newRow("30 days on which something was played")
        << weekly << std::vector<QDateTime>(oneEvening.begin() + 20, oneEvening.end());

    std::vector<QDateTime> setBack = {now.addYears(-3).addSecs(60), now.addYears(-3)};
    setBack.insert(setBack.end(), oneEvening.begin(), oneEvening.end());
    QTest::newRow("the newest though the clock was set back")
        << setBack << std::vector<QDateTime>(oneEvening.begin() + 18, oneEvening.end());
}

void BackupTest::rotationKeeps()
{
    QFETCH(const std::vector<QDateTime>, newestFirst);
    QFETCH(const std::vector<QDateTime>, surplus);
    std::vector<core::BackupFile> backups;
    backups.reserve(newestFirst.size());
    for (const auto& time : newestFirst) {
        backups.push_back({QString(), time, 0});
    }
    std::vector<QDateTime> found;
    for (const auto& backup : db::surplusOf(backups)) {
        found.push_back(backup.time);
    }
    QVERIFY(found == surplus);
}

void BackupTest::soundDatabaseHasNoFaults()
{
    const Folder folder;
    makeClub(folder.club());
    const auto bytes = contentsOf(folder.club());
    QVERIFY(db::checkDatabase(folder.club()).empty());
    QVERIFY(contentsOf(folder.club()) == bytes);

    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    const auto transaction = store->beginWrite();
    QVERIFY(db::checkDatabase(folder.club()).empty());
}

using FaultKind = core::DatabaseFault::Kind;

void BackupTest::faultsAreFound_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<FaultKind>("kind");
    QTest::newRow("reference") << u"DELETE FROM participant"_s << FaultKind::Reference;
    QTest::newRow("impossible games") << u"UPDATE hand SET stones = 0"_s << FaultKind::Rule;
    QTest::newRow("tags") << u"INSERT INTO player (name, club, tags) VALUES ('Gast', '', '[')"_s
                          << FaultKind::Directory;
    QTest::newRow("unknown word") << u"UPDATE round SET state = 'open'"_s << FaultKind::Tournament;
    QTest::newRow("index gone") << u"DROP INDEX journal_link"_s << FaultKind::Schema;
    QTest::newRow("trigger gone") << u"DROP TRIGGER journal_is_never_cut"_s << FaultKind::Schema;
    QTest::newRow("table more") << u"CREATE TABLE more (a)"_s << FaultKind::Schema;
    QTest::newRow("column more") << u"ALTER TABLE player ADD COLUMN a TEXT"_s << FaultKind::Schema;
    QTest::newRow("settings") << u"UPDATE tournament SET settings = '{'"_s << FaultKind::Tournament;
    QTest::newRow("journal") << u"INSERT INTO journal SELECT 99, tournament, kind, concerns, 1, "
                                "time, desk, action, round, game_table, game, participant, "
                                "reason, '[', '{}', NULL FROM journal LIMIT 1"_s
                             << FaultKind::Tournament;
    QTest::newRow("constraint") << u"UPDATE game_revision SET time = 'today'"_s << FaultKind::File;
    QTest::newRow("mark") << u"PRAGMA application_id = 1"_s << FaultKind::Contents;
}

void BackupTest::faultsAreFound()
{
    QFETCH(const QString, sql);
    QFETCH(const FaultKind, kind);
    const Folder folder;
    makeClub(folder.club());
    {
        const auto connection = plainConnection(folder.club());
        connection->run(u"PRAGMA foreign_keys = OFF"_s);
        connection->run(u"PRAGMA ignore_check_constraints = ON"_s);
        connection->runOnce(sql);
        proveJournal(*connection);
    }
    const auto faults = db::checkDatabase(folder.club());
    QVERIFY(std::any_of(faults.begin(), faults.end(),
                        [kind](const core::DatabaseFault& fault) { return fault.kind == kind; }));
}

void BackupTest::damagedBytesAreFaultsNotFailures()
{
    const Folder folder;
    makeClub(folder.club());
    const auto sound = contentsOf(folder.club());
    for (qsizetype page = 0; page < sound.size() / 4096; ++page) {
        auto bytes = sound;
        std::fill_n(bytes.begin() + page * 4096, 4096, '\x5a');
        writeFile(folder.club(), bytes);
        QVERIFY2(!db::checkDatabase(folder.club()).empty(), qPrintable(QString::number(page)));
        QVERIFY(contentsOf(folder.club()) == bytes);
    }
    writeFile(folder.club(), sound.left(sound.size() / 2));
    QVERIFY(!db::checkDatabase(folder.club()).empty());
    writeFile(folder.club(), {});
    QVERIFY(!db::checkDatabase(folder.club()).empty());
}

void BackupTest::checkChangesNothing_data()
{
    QTest::addColumn<Left>("left");
    QTest::newRow("closed") << Left::Closed;
    QTest::newRow("backup") << Left::Backup;
    QTest::newRow("in use") << Left::InUse;
    QTest::newRow("killed") << Left::Killed;
    QTest::newRow("killed, without the log's index") << Left::KilledWithoutIndex;
    QTest::newRow("killed while changing pages") << Left::WithJournal;
}

void BackupTest::checkChangesNothing()
{
    QFETCH(const Left, left);
    const Folder folder;
    const Folder place;
    const auto keepsOpen = leave(left, folder, place);
    const auto before = everyFileIn(place);
    QVERIFY(db::checkDatabase(place.club()).empty());
    QCOMPARE(everyFileIn(place), before);
}

void BackupTest::olderSchemaIsCheckedUnmigrated_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<std::optional<FaultKind>>("kind");
    const auto row = [](const char* name, const QString& sql, std::optional<FaultKind> kind) {
        QTest::newRow(name) << sql << kind;
    };
    row("sound", u"PRAGMA foreign_keys = ON"_s, std::nullopt);
    row("trigger gone", u"DROP TRIGGER journal_is_never_cut"_s, FaultKind::Schema);
    row("settings", u"UPDATE tournament SET settings = '{'"_s, FaultKind::Tournament);
    row("impossible games", u"UPDATE hand SET stones = 0"_s, FaultKind::Rule);
}

void BackupTest::olderSchemaIsCheckedUnmigrated()
{
    QFETCH(const QString, sql);
    QFETCH(const std::optional<FaultKind>, kind);
    const Folder folder;
    laySchema1(folder.club());
    plainConnection(folder.club())->runOnce(sql);
    const auto before = everyFileIn(folder);
    const auto faults = db::checkDatabase(folder.club());
    QCOMPARE(everyFileIn(folder), before);
    QCOMPARE(faults.empty() ? std::nullopt : std::optional(faults.front().kind), kind);
}

void BackupTest::readOnlyFileOrFolder()
{
#ifdef Q_OS_LINUX
    using enum QFileDevice::Permission;
    const auto readable = ReadOwner | ExeOwner | ReadGroup | ExeGroup | ReadOther | ExeOther;
    const Folder folder;
    makeClub(folder.club());
    db::backUp(folder.club(), folder.path(u"copy.db"_s));
    const auto bytes = contentsOf(folder.club());
    QFile::setPermissions(folder.club(), readable);
    QFile::setPermissions(folder.path(u"copy.db"_s), readable);
    QFile::setPermissions(folder.path(), readable | WriteOwner | WriteOther);
    {
        const AsNobody nobody;
        QVERIFY(nobody.done());
        QCOMPARE(failureOf([&] { db::openStore(folder.club(), db::IfMissing::Create); }),
                 Kind::ReadOnly);
    }
    QFile::setPermissions(folder.club(), readable | WriteOther);
    QFile::setPermissions(folder.path(), readable);
    {
        const AsNobody nobody;
        const QString copy = folder.path(u"copy.db"_s);
        QCOMPARE(failureOf([&] { db::openStore(folder.club(), db::IfMissing::Create); }),
                 Kind::ReadOnly);
        QCOMPARE(
            failureOf([&] { db::openStore(folder.path(u"new/club.db"_s), db::IfMissing::Create); }),
            Kind::ReadOnly);
        QCOMPARE(failureOf([&] { db::restore(folder.club(), copy, now); }), Kind::ReadOnly);
        QVERIFY(db::checkDatabase(copy).empty());
    }
    QVERIFY(contentsOf(folder.club()) == bytes);
    QFile::setPermissions(folder.path(), readable | WriteOwner);
#else
    QSKIP("the system knows no permissions of this kind");
#endif
}

RUMMY_TEST(BackupTest)

} // namespace tst_backup

#include "tst_backup.moc"
