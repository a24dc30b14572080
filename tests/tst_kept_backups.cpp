#include "as_nobody.h"
#include "core/service/club_service.h"
#include "core/service/tournament_service.h"
#include "core/store/user_files.h"
#include "db/clubs.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/check.h"
#include "db/sqlite/part_file.h"
#include "db/sqlite/snapshot.h"
#include "difference.h"
#include "file_contents.h"
#include "place_of.h"
#include "random_tournament.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QScopeGuard>
#include <QTest>

#include <algorithm>

#ifndef Q_OS_WIN
#include <sys/stat.h>
#endif

namespace tst_kept_backups {

using namespace Qt::StringLiterals;
using namespace store_fixture;

/// The program's own backups in their folders: naming, listing, reading and pruning.
class KeptBackupsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newOnesStayWhenTheClockIsSetBack();
    void areListedNewestFirst();
    void areListedFromSeveralFolders();
    void thoseThatHoldANameAreFound();
    void areDescribed();
    void olderSchemaIsDescribed();
    void badOnesAreDescribed_data();
    void badOnesAreDescribed();
    void areForTheirOwnerAlone();
    void filesInTheUsersFolderBecomePrivate();
    void abandonedPartsAreRemoved_data();
    void abandonedPartsAreRemoved();
    void partInUseStays();
    void backupRemovesAbandonedParts();
    void restoreRemovesAbandonedParts();
    void failuresNameTheBackup();
    void leftJournalIsNotApplied_data();
    void leftJournalIsNotApplied();
    void readOnlyDatabaseCanBeRead();
    void clubThatBecameEmptyIsRestored();
};

namespace {

const QDateTime now(QDate(2026, 5, 14), QTime(22, 30, 15, 123), Qt::UTC);

void makeClub(const QString& file)
{
    create(*db::openStore(file, db::IfMissing::Create), randomTournament(21));
}

QStringList namesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files, QDir::Name);
}

QStringList namesOf(const std::vector<core::BackupFile>& backups)
{
    QStringList names;
    for (const auto& backup : backups) {
        names << QFileInfo(backup.path).fileName();
    }
    return names;
}

void makeOld(const QString& file, int seconds)
{
    QFile opened(file);
    QVERIFY(opened.open(QIODevice::ReadWrite));
    QVERIFY(opened.setFileTime(QDateTime::currentDateTime().addSecs(-seconds),
                               QFileDevice::FileModificationTime));
}

constexpr int twoHours = 7'200;
const QString uuid = u"0b9c7a52-3c1e-4f6a-9d0e-5a1f2b3c4d5e"_s;

} // namespace

/// By a full disk or a broken stick, for example.
void KeptBackupsTest::clubThatBecameEmptyIsRestored()
{
    const Folder folder;
    const auto empty = [&folder] {
        QFile club(folder.club());
        QVERIFY(club.open(QIODevice::WriteOnly | QIODevice::Truncate));
    };
    const auto evenings = [&folder] {
        return db::openStore(folder.club(), db::IfMissing::Create)->read().tournaments().size();
    };
    empty();
    QCOMPARE(evenings(), std::size_t{0}); // A new one: nothing is lost.
    makeClub(folder.club());
    const auto backup = db::backUpTo(folder.club(), folder.path(u"backups"_s), now);
    empty();
    try {
        evenings();
        QFAIL("a new club hides the loss");
    } catch (const core::StoreFailure& failure) {
        QCOMPARE(failure.kind(), core::StoreFailure::Kind::Damaged);
    }
    const auto faults = db::checkDatabase(folder.club());
    QCOMPARE(faults.size(), std::size_t{1});
    QVERIFY(faults.front().isDamage());
    QVERIFY2(faults.front().detail.contains(u"has backups"_s), qPrintable(faults.front().detail));
    db::restore(folder.club(), backup, now);
    QCOMPARE(evenings(), std::size_t{1});
}

void KeptBackupsTest::newOnesStayWhenTheClockIsSetBack()
{
    const Folder folder;
    makeClub(folder.club());
    const QString backups = folder.path(u"backups"_s);
    for (int minute = 0; minute < 25; ++minute) {
        db::backUpTo(folder.club(), backups, now.addSecs(60LL * minute));
    }
    const auto first = db::backUpTo(folder.club(), backups, now.addYears(-3));
    const auto second = db::backUpTo(folder.club(), backups, now.addYears(-3).addSecs(-60));
    QVERIFY(QFile::exists(first));
    QVERIFY(QFile::exists(second));
    const auto listed = db::backupsOf(folder.club(), {backups});
    QCOMPARE(listed.front().path, second);
    QCOMPARE(listed[1].path, first);
    QCOMPARE(listed.size(), std::size_t{20});
}

void KeptBackupsTest::areListedNewestFirst()
{
    const Folder folder;
    makeClub(folder.club());
    const QDir backups(folder.path(u"backups"_s));
    QVERIFY(QDir().mkpath(backups.path()));
    const QStringList names = {u"club-20260512T200000000Z.db"_s, u"club-20260513T200000000Z.db"_s,
                               u"club-20260513T210000000Z.rummydb"_s, u"club-by-hand.rummydb"_s,
                               u"other-20260513T210000000Z.db"_s};
    for (const auto& name : names) {
        writeFile(backups.filePath(name), "a backup");
    }
    writeFile(folder.path(u"club.replaced-20260512T210000000Z-2.db"_s), "replaced");
    db::backUpTo(folder.club(), backups.path(), now);
    const auto listed = db::backupsOf(folder.club(), {backups.path()});
    QCOMPARE(namesOf(listed),
             QStringList({u"club-000001-20260514T223015123Z.rummydb"_s, names[2], names[1],
                          u"club.replaced-20260512T210000000Z-2.db"_s, names[0]}));
    QCOMPARE(listed.front().time, now);
}

void KeptBackupsTest::areListedFromSeveralFolders()
{
    const Folder folder;
    makeClub(folder.club());
    const QString own = folder.path(u"backups"_s);
    const QString stick = folder.path(u"stick"_s);
    db::backUpTo(folder.club(), own, now);
    db::backUpTo(folder.club(), stick, now.addSecs(60));
    db::backUpTo(folder.club(), own, now.addSecs(120));
    db::backUpTo(folder.club(), stick, now.addSecs(120));
    const auto listed =
        db::backupsOf(folder.club(), {own, folder.path(u"no such folder"_s), stick});
    QStringList places;
    for (const auto& backup : listed) {
        places << QFileInfo(backup.path).dir().dirName();
    }
    QCOMPARE(places, QStringList({u"backups"_s, u"stick"_s, u"backups"_s}));
}

void KeptBackupsTest::thoseThatHoldANameAreFound()
{
    const Folder folder;
    const QString own = folder.path(u"backups"_s);
    const QString stick = folder.path(u"stick"_s);
    const db::Clubs places{QString()};
    const auto backUp = [&](int minute) {
        db::backUpTo(folder.club(), own, now.addSecs(60LL * minute));
        db::backUpTo(folder.club(), stick, now.addSecs(60LL * minute));
    };
    {
        const auto store = db::openStore(folder.club(), db::IfMissing::Create);
        backUp(0);
        core::ClubService club(*store, u"desk"_s, [] { return now; });
        QVERIFY(club.run(core::addPlayers, {{u"Weiß, Käthe"_s, u"Hof"_s, {}}}));
        backUp(1);
        const auto erased = club.erasePerson(club.read().players().front());
        QVERIFY(erased);
        QCOMPARE(erased->spellings, (QStringList{u"Weiß, Käthe"_s, u"Käthe Weiß"_s}));
        backUp(2);
        const auto found = places.backupsHolding(
            placeOf(folder.club()), {own, stick, folder.path(u"no"_s)}, erased->spellings);
        QCOMPARE(found.size(), std::size_t{2});
        QCOMPARE(QFileInfo(found[0].path).dir().path(), own);
        QCOMPARE(QFileInfo(found[1].path).dir().path(), stick);
        QCOMPARE(found[0].time, now.addSecs(60));
    }
    QVERIFY(db::restore(folder.club(), db::backupsOf(folder.club(), {own})[1].path, now));
    QVERIFY(
        db::restore(folder.club(), db::backupsOf(folder.club(), {own})[0].path, now.addSecs(60)));
    QCOMPARE(places.backupsHolding(placeOf(folder.club()), {}, {u"Weiß, Käthe"_s}).size(),
             std::size_t{1});
    QVERIFY(places.backupsHolding(placeOf(folder.club()), {own}, {u"Weiß, Ute"_s}).empty());
    writeFile(folder.path(u"club.schema-16-2.db"_s), u"Weiß, Ute"_s.toUtf8());
    writeFile(folder.path(u"other.schema-16.db"_s), u"Weiß, Ute"_s.toUtf8());
    const auto older = places.backupsHolding(placeOf(folder.club()), {own}, {u"Weiß, Ute"_s});
    QCOMPARE(namesOf(older), QStringList{u"club.schema-16-2.db"_s});
}

void KeptBackupsTest::areDescribed()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    QCOMPARE(db::describeBackup(folder.club()).tournament, QString());
    core::TournamentService service(*store, u"desk"_s, [] { return now; });
    auto evening = oneTable(u"Maiturnier"_s);
    evening.rounds.front().number = core::RoundNumber{1};
    const auto id = service.import(evening);
    QVERIFY(id.ok());
    QVERIFY(service.import(oneTable(u"Herbstabend"_s)).ok());
    core::Game game;
    game.number = core::GameNumber{1};
    game.outcome = core::UnplayedGame{u"time"_s};
    auto changed = evening;
    changed.rounds.front().tables.front().games.push_back(game);
    record(*store, *id, difference::between(evening, changed));
    const QString copy = folder.path(u"copy.db"_s);
    db::backUp(folder.club(), copy);
    const auto bytes = contentsOf(copy);

    using State = core::BackupContents::State;
    const core::BackupContents expected{State::Sound, u"Maiturnier"_s, 1, core::RoundNumber{1}, 1};
    QVERIFY(db::describeBackup(copy) == expected);
    QCOMPARE(contentsOf(copy), bytes);
    QVERIFY(!QFile::exists(copy + u"-wal"_s));
}

void KeptBackupsTest::olderSchemaIsDescribed()
{
    const Folder folder;
    laySchema1(folder.club());
    const auto bytes = contentsOf(folder.club());
    const auto contents = db::describeBackup(folder.club());
    QCOMPARE(contents.state, core::BackupContents::State::Sound);
    QCOMPARE(contents.tournament, u"Frühlingsabend"_s);
    QCOMPARE(contentsOf(folder.club()), bytes);
}

using State = core::BackupContents::State;

void KeptBackupsTest::badOnesAreDescribed_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<State>("state");
    QTest::newRow("impossible games") << u"UPDATE hand SET stones = 0"_s << State::Damaged;
    QTest::newRow("trigger gone") << u"DROP TRIGGER journal_is_never_cut"_s << State::Damaged;
    QTest::newRow("another program's") << u"PRAGMA application_id = 1"_s << State::Damaged;
    QTest::newRow("newer") << u"PRAGMA user_version = 1000"_s << State::TooNew;
    QTest::newRow("no database") << u"-"_s << State::Damaged;
    QTest::newRow("gone") << QString() << State::Unread;
}

void KeptBackupsTest::badOnesAreDescribed()
{
    QFETCH(const QString, sql);
    QFETCH(const State, state);
    const Folder folder;
    makeClub(folder.club());
    const QString copy = folder.path(u"copy.db"_s);
    db::backUp(folder.club(), copy);
    if (sql == u"-"_s) {
        writeFile(copy, QByteArray("scratched").repeated(1000));
    } else if (sql.isEmpty()) {
        QVERIFY(QFile::remove(copy));
    } else {
        plainConnection(copy)->runOnce(sql);
    }
    QCOMPARE(db::describeBackup(copy).state, state);
}

void KeptBackupsTest::areForTheirOwnerAlone()
{
#ifdef Q_OS_WIN
    QSKIP("the system knows no permissions of this kind");
#else
    const auto mask = umask(S_IWGRP | S_IWOTH);
    const auto restored = qScopeGuard([mask] { umask(mask); });
    const Folder folder;
    const QString club = folder.path(u"data/club.rummydb"_s);
    const auto store = db::openStore(club, db::IfMissing::Create);
    create(*store, randomTournament(21));
    const auto copy = db::backUpTo(club, folder.path(u"data/backups"_s), now);
    db::backUp(club, folder.path(u"copy.rummydb"_s));
    db::restore(folder.path(u"other/club.rummydb"_s), copy, now);
    using enum QFileDevice::Permission;
    const QFileDevice::Permissions others =
        ReadGroup | WriteGroup | ExeGroup | ReadOther | WriteOther | ExeOther;
    const QStringList all = {u"data"_s,
                             u"data/backups"_s,
                             u"data/club.rummydb"_s,
                             u"data/club.rummydb-wal"_s,
                             u"data/club.rummydb-shm"_s,
                             u"data/backups/"_s + QFileInfo(copy).fileName(),
                             u"copy.rummydb"_s,
                             u"other"_s,
                             u"other/club.rummydb"_s};
    for (const auto& name : all) {
        QVERIFY2(QFileInfo::exists(folder.path(name)), qPrintable(name));
        QVERIFY2(!(QFileInfo(folder.path(name)).permissions() & others), qPrintable(name));
    }
#endif
}

void KeptBackupsTest::filesInTheUsersFolderBecomePrivate()
{
#ifdef Q_OS_LINUX
    const Folder folder;
    const auto earlier = qgetenv("XDG_DATA_HOME");
    const auto restored = qScopeGuard([&] { qputenv("XDG_DATA_HOME", earlier); });
    qputenv("XDG_DATA_HOME", folder.path(u"data"_s).toUtf8());
    const QFile::Permissions others = QFile::ReadGroup | QFile::ReadOther;
    const auto readable = QFile::ReadOwner | QFile::WriteOwner | others;
    const auto isReadable = [others](const QString& file) {
        return (QFile::permissions(file) & others) != 0;
    };
    const QString own = core::userDatabase();
    const QString shared = folder.path(u"shared.rummydb"_s);
    db::openStore(own, db::IfMissing::Create);
    db::openStore(shared, db::IfMissing::Create);
    const auto backup = db::backUpTo(own, QFileInfo(own).dir().filePath(u"backups"_s), now);
    const QString link = QFileInfo(own).dir().filePath(u"link.rummydb"_s);
    QVERIFY(QFile::link(shared, link));
    for (const auto& file : {own, backup, shared}) {
        QVERIFY(QFile::setPermissions(file, readable));
    }
    db::openStore(shared, db::IfMissing::Refuse);
    QVERIFY(isReadable(own) && isReadable(backup));
    const auto store = db::openStore(own, db::IfMissing::Refuse);
    QVERIFY(!isReadable(own) && !isReadable(own + u"-wal"_s) && !isReadable(backup));
    db::openStore(link, db::IfMissing::Refuse);
    QVERIFY(isReadable(shared));
#endif
}

void KeptBackupsTest::abandonedPartsAreRemoved_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("age");
    QTest::addColumn<bool>("stays");
    const QString part = u"club.rummydb."_s + uuid + u".part"_s;
    QTest::newRow("old") << part << twoHours << false;
    QTest::newRow("from the future") << part << -twoHours << false;
    QTest::newRow("its journal") << part + u"-journal"_s << twoHours << false;
    QTest::newRow("of the file replaced")
        << u"club.replaced-20260514T223015123Z.rummydb."_s + uuid + u".part"_s << twoHours << false;
#ifdef Q_OS_WIN
    QTest::newRow("new, where nobody sees whether it is in use") << part << 600 << true;
#else
    QTest::newRow("new, but of a program that was killed") << part << 0 << false;
#endif
    QTest::newRow("another database's")
        << u"other.rummydb."_s + uuid + u".part"_s << twoHours << true;
    QTest::newRow("another program's") << u"club.rummydb.1.part"_s << twoHours << true;
    QTest::newRow("the database") << u"club.rummydb"_s << twoHours << true;
    QTest::newRow("a backup") << u"club-000001-20260514T223015123Z.rummydb"_s << twoHours << true;
}

void KeptBackupsTest::abandonedPartsAreRemoved()
{
    QFETCH(const QString, name);
    QFETCH(const int, age);
    QFETCH(const bool, stays);
    const Folder folder;
    writeFile(folder.path(name), "half");
    makeOld(folder.path(name), age);
    db::removeAbandonedParts(folder.path(u"club.rummydb"_s));
    QCOMPARE(QFile::exists(folder.path(name)), stays);
}

void KeptBackupsTest::partInUseStays()
{
#ifdef Q_OS_WIN
    QSKIP("the system knows no such locks");
#else
    const Folder folder;
    const db::PartFile part(folder.path(u"club.rummydb"_s));
    makeOld(part.name(), twoHours);
    writeFile(part.name() + u"-journal"_s, "its journal");
    makeOld(part.name() + u"-journal"_s, twoHours);
    db::removeAbandonedParts(folder.path(u"club.rummydb"_s));
    QCOMPARE(namesIn(folder.path()).size(), 2);
#endif
}

void KeptBackupsTest::backupRemovesAbandonedParts()
{
    const Folder folder;
    makeClub(folder.club());
    const QDir backups(folder.path(u"backups"_s));
    QVERIFY(QDir().mkpath(backups.path()));
    const QString part = backups.filePath(u"club-20260513T200000000Z.db."_s + uuid + u".part"_s);
    writeFile(part, "half");
    makeOld(part, twoHours);
    db::backUpTo(folder.club(), backups.path(), now);
    QCOMPARE(namesIn(backups.path()), QStringList(u"club-000001-20260514T223015123Z.rummydb"_s));
}

void KeptBackupsTest::restoreRemovesAbandonedParts()
{
    const Folder folder;
    makeClub(folder.club());
    const QString copy = folder.path(u"copy.db"_s);
    db::backUp(folder.club(), copy);
    const QString part = folder.path(u"club.db."_s + uuid + u".part"_s);
    writeFile(part, "half");
    makeOld(part, twoHours);
    db::restore(folder.club(), copy, now);
    QVERIFY(!QFile::exists(part));
}

void KeptBackupsTest::failuresNameTheBackup()
{
    const auto failed = [](const auto& action) {
        try {
            action();
        } catch (const core::StoreFailure& failure) {
            return failure.backup();
        }
        return u"did not fail"_s;
    };
    const Folder folder;
    makeClub(folder.club());
    const QString bad = folder.path(u"bad.db"_s);
    writeFile(bad, "no database");
    const auto restore = [&](const QString& file) {
        return failed([&] { db::restore(folder.club(), file, now); });
    };
    const auto backUp = [&](const QString& file) {
        return failed([&] { db::backUp(folder.club(), file); });
    };
    for (const auto& file : {bad, folder.path(u"missing.db"_s), folder.path(), folder.club()}) {
        QCOMPARE(restore(file), file);
    }
    QCOMPARE(backUp(folder.path(u"no/folder.db"_s)), folder.path(u"no/folder.db"_s));
    QCOMPARE(backUp(folder.club()), folder.club());

    const QString good = folder.path(u"good.db"_s);
    db::backUp(folder.club(), good);
    const auto open = db::openStore(folder.club(), db::IfMissing::Refuse);
    QCOMPARE(restore(good), QString());
    QCOMPARE(failed([&] { db::restore(folder.path(u"bad.db/club.db"_s), good, now); }), QString());
    QCOMPARE(failed([&] { db::backUp(bad, folder.path(u"new.db"_s)); }), QString());
}

void KeptBackupsTest::leftJournalIsNotApplied_data()
{
    QTest::addColumn<bool>("missing");
    QTest::newRow("of a damaged database") << false;
    QTest::newRow("of a database that is gone") << true;
}

/// Not to the restored one.
void KeptBackupsTest::leftJournalIsNotApplied()
{
    QFETCH(const bool, missing);
    const Folder folder;
    makeClub(folder.path(u"other.db"_s));
    const QString copy = folder.path(u"copy.db"_s);
    db::backUp(folder.path(u"other.db"_s), copy);
    if (!missing) {
        writeFile(folder.club(), QByteArray("scratched").repeated(1000));
    }
    writeFile(folder.club() + u"-journal"_s, "what would be taken back");
    db::restore(folder.club(), copy, now);
    QVERIFY(!QFile::exists(folder.club() + u"-journal"_s));
    QCOMPARE(db::describeBackup(folder.club()).state, State::Sound);
}

void KeptBackupsTest::readOnlyDatabaseCanBeRead()
{
#ifdef Q_OS_LINUX
    using enum QFileDevice::Permission;
    const auto readable = ReadOwner | ExeOwner | ReadGroup | ExeGroup | ReadOther | ExeOther;
    const Folder folder;
    const QString older = folder.path(u"older.db"_s);
    makeClub(folder.club());
    laySchema1(older);
    const auto bytes = contentsOf(folder.club());
    const auto names = namesIn(folder.path());
    for (const auto& file : {folder.club(), older}) {
        QFile::setPermissions(file, readable);
    }
    QFile::setPermissions(folder.path(), readable);
    const auto opened =
        qScopeGuard([&] { QFile::setPermissions(folder.path(), readable | WriteOwner); });
    const AsNobody nobody;
    QVERIFY(nobody.done());
    for (const auto& file : {folder.club(), older}) {
        const auto store = db::openStoreOrSnapshot(file, db::IfMissing::Refuse);
        const auto id = store->read().tournaments().front().id;
        const auto tournament = store->read().load(id)->tournament;
        QVERIFY(!tournament.participants.empty());
        QCOMPARE(failureOf([&] { create(*store, tournament); }), Kind::ReadOnly);
    }
    const QTemporaryDir elsewhere;
    db::backUp(folder.club(), elsewhere.filePath(u"copy.db"_s));
    QCOMPARE(db::describeBackup(elsewhere.filePath(u"copy.db"_s)).state, State::Sound);
    QCOMPARE(contentsOf(folder.club()), bytes);
    QCOMPARE(namesIn(folder.path()), names);
#else
    QSKIP("the system knows no permissions of this kind");
#endif
}

RUMMY_TEST(KeptBackupsTest)

} // namespace tst_kept_backups

#include "tst_kept_backups.moc"
