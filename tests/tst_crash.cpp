#include "core/club/desk_settings.h"
#include "core/service/sample_club.h"
#include "db/clubs.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/check.h"
#include "db/sqlite/contents.h"
#include "file_contents.h"
#include "store_contents.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QScopeGuard>
#include <QTest>

#include <array>
#include <random>

namespace tst_crash {

using namespace Qt::StringLiterals;
using namespace store_fixture;

/// What survives when a program is killed, and two concurrent programs.
class CrashTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acknowledgedEntriesSurvive();
    void killedCreationIsNoObstacle();
    void killedRestoreLeavesOldOrNew();
    void killedAtAnyStepOfARestoreLeavesOldOrNew();
    void failedSyncOfARestoreIsSaid();
    void killedExchangeLeavesNothing_data();
    void killedExchangeLeavesNothing();
    void killedErasureLeavesAllOrNothing();
    void writersTakeTurns();
    void allMayCreateAtOnce();
    void allMayMigrateAtOnce();
    void restoreIsRefusedWhileAnotherProgramHasItOpen();
};

namespace {

constexpr int patience = 60'000;

const core::GameKey game{core::RoundNumber{1}, core::TableNumber{1}, core::GameNumber{1}};

/// The companion program that writes until killed.
class Writer
{
public:
    explicit Writer(const QStringList& arguments)
    {
        process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process_.start(QStringLiteral(CRASH_WRITER), arguments);
    }

    /// The next line it acknowledges; nothing when it ends.
    std::optional<std::int64_t> acknowledged()
    {
        while (!process_.canReadLine()) {
            if (!process_.waitForReadyRead(patience)) {
                return std::nullopt;
            }
        }
        return process_.readLine().trimmed().toLongLong();
    }

    /// The last acknowledged line before its end.
    std::int64_t kill()
    {
        process_.kill();
        process_.waitForFinished(patience);
        std::int64_t last = 0;
        while (process_.canReadLine()) {
            last = process_.readLine().trimmed().toLongLong();
        }
        return last;
    }

    /// Whether it ended by itself within that time.
    bool endsWithin(int milliseconds) { return process_.waitForFinished(milliseconds); }

    /// Why it failed; nothing if it did not.
    std::optional<Kind> failure()
    {
        if (!process_.waitForFinished(patience) || process_.exitCode() == 0) {
            return std::nullopt;
        }
        return static_cast<Kind>(process_.exitCode() - 1);
    }

    bool succeeds()
    {
        return process_.waitForFinished(patience) &&
               process_.exitStatus() == QProcess::NormalExit && process_.exitCode() == 0;
    }

private:
    QProcess process_;
};

/// Everything shows the same number of writes, at least `acknowledged`.
void requireWhole(const QString& file, std::int64_t acknowledged)
{
    QVERIFY(db::checkDatabase(file).empty());
    const auto store = db::openStore(file, db::IfMissing::Refuse);
    const auto id = store->read().tournaments().front().id;
    const auto revision = store->read().gameRevision(id, game).number;
    QVERIFY2(revision >= acknowledged,
             qPrintable(u"%1 of %2 left"_s.arg(revision).arg(acknowledged)));
    QCOMPARE(core::plain(*store->read().version(id)), revision + 1);
    const auto journal = store->read().journal(id);
    QCOMPARE(static_cast<std::int64_t>(journal.size()), revision + 1);
    const auto stored = store->read().load(id);
    QVERIFY(findGame(stored->tournament, game)->outcome ==
            core::GameOutcome(core::UnplayedGame{QString::number(revision)}));
    for (std::size_t index = 1; index < journal.size(); ++index) {
        const auto& step = std::get<core::GameExchange>(journal[index].change.steps.front());
        QVERIFY(step.after == core::GameOutcome(core::UnplayedGame{QString::number(index)}));
    }
}

} // namespace

void CrashTest::acknowledgedEntriesSurvive()
{
    const Folder folder;
    create(*db::openStore(folder.club(), db::IfMissing::Create), oneTable(u"Abend"_s));
    std::mt19937 random(2026);
    for (int killed = 0; killed < 25; ++killed) {
        Writer writer({u"write"_s, folder.club(), u"desk"_s, u"0"_s});
        std::int64_t last = 0;
        for (auto lines = 1 + random() % 20; lines > 0; --lines) {
            const auto line = writer.acknowledged();
            QVERIFY(line);
            last = *line;
        }
        last = std::max(last, writer.kill());
        requireWhole(folder.club(), last);
        if (QTest::currentTestFailed()) {
            return;
        }
    }
}

void CrashTest::killedCreationIsNoObstacle()
{
    for (int killed = 0; killed < 15; ++killed) {
        const Folder folder;
        Writer creator({u"create"_s, folder.club()});
        QVERIFY(creator.acknowledged());
        creator.kill();
        create(*db::openStore(folder.club(), db::IfMissing::Create), oneTable(u"Abend"_s));
        QVERIFY(db::checkDatabase(folder.club()).empty());
    }
}

namespace {

/// A club database with one tournament of that name.
void requireOneOf(const QString& file, const QStringList& names)
{
    QVERIFY2(QFile::exists(file), "there is none");
    QVERIFY(db::checkDatabase(file).empty());
    const auto list = db::openStore(file, db::IfMissing::Refuse)->read().tournaments();
    QCOMPARE(list.size(), std::size_t{1});
    QVERIFY2(names.contains(list.front().name), qPrintable(list.front().name));
}

} // namespace

void CrashTest::killedRestoreLeavesOldOrNew()
{
    const Folder folder;
    const QString copy = folder.path(u"copy.db"_s);
    create(*db::openStore(folder.club(), db::IfMissing::Create), oneTable(u"old"_s));
    create(*db::openStore(copy, db::IfMissing::Create), oneTable(u"new"_s));
    for (int killed = 0; killed < 15; ++killed) {
        Writer restorer({u"restore"_s, folder.club(), copy});
        QVERIFY(restorer.acknowledged());
        restorer.kill();
        requireOneOf(folder.club(), {u"old"_s, u"new"_s});
    }
}

void CrashTest::killedAtAnyStepOfARestoreLeavesOldOrNew()
{
#ifdef Q_OS_LINUX
    const Folder first;
    const QString copy = first.path(u"copy.db"_s);
    create(*db::openStore(first.club(), db::IfMissing::Create), oneTable(u"old"_s));
    create(*db::openStore(copy, db::IfMissing::Create), oneTable(u"new"_s));
    const db::Clubs clubs{QString()};
    constexpr int manySteps = 2'000;
    int old = 0;
    int restored = 0;
    for (int step = 0; step < manySteps; ++step) {
        const Folder folder;
        QVERIFY(QFile::copy(first.club(), folder.club()));
        if (Writer({u"restore"_s, folder.club(), copy, QString::number(step)}).succeeds()) {
            break;
        }
        const auto place = *core::ClubPlace::parse(folder.club());
        const auto name =
            clubs.open(place, core::IfMissing::Create)->read().tournaments().front().name;
        const bool isOld = name == u"old"_s;
        ++(isOld ? old : restored);
        // At the next start nothing is left but what was replaced, if it was.
        auto left = QDir(folder.path()).entryList(QDir::Files);
        left.removeAll(QFileInfo(folder.club()).fileName());
        QVERIFY2(isOld ? left.isEmpty()
                       : left.size() == 1 && left.front().startsWith(u"club.replaced-"_s),
                 qPrintable(u"%1: %2"_s.arg(step).arg(left.join(u' '))));
        requireOneOf(folder.club(), {name});
        db::restore(folder.club(), copy, stampAt(0).time);
        requireOneOf(folder.club(), {u"new"_s});
        if (QTest::currentTestFailed()) {
            return;
        }
    }
    qInfo("%d kills before, %d after the change of names", old, restored);
    QVERIFY(old > 10 && restored > 0);
#else
    QSKIP("system calls are not counted here");
#endif
}

void CrashTest::failedSyncOfARestoreIsSaid()
{
#ifdef Q_OS_LINUX
    const Folder first;
    const QString copy = first.path(u"copy.db"_s);
    create(*db::openStore(first.club(), db::IfMissing::Create), oneTable(u"old"_s));
    create(*db::openStore(copy, db::IfMissing::Create), oneTable(u"new"_s));
    constexpr int manySyncs = 100;
    int unconfirmed = 0;
    int syncs = 0;
    for (; syncs < manySyncs; ++syncs) {
        const Folder folder;
        QVERIFY(QFile::copy(first.club(), folder.club()));
        const auto failure =
            Writer({u"restore"_s, folder.club(), copy, u"-1"_s, QString::number(syncs)}).failure();
        if (!failure) {
            break;
        }
        const bool isReplaced = *failure == Kind::Unconfirmed;
        QVERIFY2(isReplaced || *failure == Kind::Device,
                 qPrintable(QString::number(int(*failure))));
        unconfirmed += isReplaced ? 1 : 0;
        const auto left = QDir(folder.path()).entryList(QDir::Files);
        QVERIFY2(left.size() == (isReplaced ? 2 : 1), qPrintable(left.join(u' ')));
        requireOneOf(folder.club(), {isReplaced ? u"new"_s : u"old"_s});
        if (QTest::currentTestFailed()) {
            return;
        }
    }
    QVERIFY(syncs > 3 && syncs < manySyncs);
    QCOMPARE(unconfirmed, 1);
#else
    QSKIP("system calls are not counted here");
#endif
}

void CrashTest::killedExchangeLeavesNothing_data()
{
    QTest::addColumn<QString>("what");
    QTest::newRow("a club file is taken over") << u"take over"_s;
    QTest::newRow("another copy is merged") << u"merge"_s;
}

/// At each change of a file or a name: the club is as before or has all of it, and after the next
/// start nothing else is left, here or in the folder for temporary files.
void CrashTest::killedExchangeLeavesNothing()
{
#ifdef Q_OS_LINUX
    QFETCH(const QString, what);
    const Folder first;
    const db::Clubs clubs{QString()};
    const auto placeOf = [](const QString& file) { return *core::ClubPlace::parse(file); };
    const QString other = first.path(u"other.db"_s);
    const QString clubFile = first.path(u"club.json"_s);
    create(*db::openStore(other, db::IfMissing::Create), oneTable(u"other"_s));
    const QString sound = first.path(u"gong.wav"_s);
    writeFile(sound, "a sound");
    writeFile(clubFile,
              clubs.exportClub(placeOf(other), {{core::soundFileSetting, {sound}}}).bytes);
    db::openStore(first.club(), db::IfMissing::Create);
    constexpr int manySteps = 2'000;
    int before = 0;
    int after = 0;
    for (int step = 0; step < manySteps; ++step) {
        const Folder folder;
        const Folder temporary;
        const auto usual = qgetenv("TMPDIR");
        qputenv("TMPDIR", temporary.path().toUtf8());
        const auto isUsual = qScopeGuard([&] { qputenv("TMPDIR", usual); });
        QVERIFY(QFile::copy(first.club(), folder.club()));
        const QString backups = folder.path(u"backups"_s);
        if (Writer({what, folder.club(), clubFile, QString::number(step), backups}).succeeds()) {
            break;
        }
        const auto count = clubs.open(placeOf(folder.club()), core::IfMissing::Create)
                               ->read()
                               .tournaments()
                               .size();
        ++(count == 0 ? before : after);
        QVERIFY(clubs.check(placeOf(folder.club())).empty());
        auto left = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden);
        left.removeAll(u"club.db"_s);
        left.removeAll(u"club.db-newest"_s);
        // A club that was replaced is kept.
        left.removeIf([count](const QString& name) {
            return count > 0 && name.startsWith(u"club.replaced-"_s);
        });
        for (const auto& name : QDir(backups).entryList(QDir::Files | QDir::Hidden)) {
            if (!name.startsWith(u"club-000001-"_s) || !name.endsWith(u".rummydb"_s)) {
                left << name;
            }
        }
        left << QDir(temporary.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
        if (count == 0) {
            left << QDir(folder.path()).entryList({u"club-files"_s}, QDir::Dirs);
        }
        QVERIFY2(left.isEmpty(), qPrintable(u"%1: %2"_s.arg(step).arg(left.join(u' '))));
    }
    qInfo("%d kills before, %d after the change", before, after);
    QVERIFY(before > 10 && after > 0);
#else
    QSKIP("system calls are not counted here");
#endif
}

void CrashTest::killedErasureLeavesAllOrNothing()
{
    const Folder folder;
    const QString sample = folder.path(u"sample.db"_s);
    core::Player person;
    {
        const auto store = db::openStore(sample, db::IfMissing::Create);
        QVERIFY(core::storeSampleClub(*store));
        person = store->read().players().front();
    }
    bool hasEnded = false;
    int killedBefore = 0;
    // Longer and longer steps, so that a slow machine needs hardly more of them.
    for (int wait = 0; !hasEnded && wait < patience; wait += 10 + wait / 8) {
        const QString file = folder.path(u"club-%1.db"_s.arg(wait));
        QVERIFY(QFile::copy(sample, file));
        Writer writer({u"erase"_s, file});
        QCOMPARE(writer.acknowledged(), std::int64_t{0});
        hasEnded = writer.endsWithin(wait);
        writer.kill();
        const auto store = db::openStore(file, db::IfMissing::Refuse);
        const bool isThere = store->read().clubRecords().erased.empty();
        killedBefore += isThere ? 1 : 0;
        QCOMPARE(store_contents::textOf(*store).contains(person.name.toUtf8()), isThere);
        QCOMPARE(store->read().players().front() == person, isThere);
        QVERIFY(db::checkDatabase(file).empty());
    }
    QVERIFY(hasEnded);
    QVERIFY(killedBefore > 0);
}

void CrashTest::writersTakeTurns()
{
    const Folder folder;
    create(*db::openStore(folder.club(), db::IfMissing::Create), oneTable(u"Abend"_s));
    Writer north({u"write"_s, folder.club(), u"north"_s, u"40"_s});
    Writer south({u"write"_s, folder.club(), u"south"_s, u"40"_s});
    QVERIFY(north.succeeds());
    QVERIFY(south.succeeds());
    requireWhole(folder.club(), 80);
}

namespace {

/// Four programs open one database at the same time.
void openByFour(const QString& file)
{
    std::array<std::optional<Writer>, 4> openers;
    for (auto& opener : openers) {
        opener.emplace(QStringList({u"create"_s, file}));
    }
    for (auto& opener : openers) {
        QVERIFY(opener->succeeds());
    }
    QVERIFY(db::checkDatabase(file).empty());
}

} // namespace

void CrashTest::allMayCreateAtOnce()
{
    for (int round = 0; round < 6; ++round) {
        const Folder folder;
        openByFour(folder.club());
    }
}

/// One of them migrates, and keeps the only copy of the previous contents.
void CrashTest::allMayMigrateAtOnce()
{
    for (int round = 0; round < 6; ++round) {
        const Folder folder;
        laySchema1(folder.club());
        openByFour(folder.club());
        const QString kept = folder.path(u"club.schema-1.db"_s);
        QCOMPARE(QDir(folder.path()).entryList({u"*.schema-*"_s}, QDir::Files),
                 QStringList(u"club.schema-1.db"_s));
        QVERIFY(db::checkDatabase(kept).empty());
        QCOMPARE(db::schemaVersion(*plainConnection(kept)), 1);
    }
}

void CrashTest::restoreIsRefusedWhileAnotherProgramHasItOpen()
{
    const Folder folder;
    const QString copy = folder.path(u"copy.db"_s);
    create(*db::openStore(folder.club(), db::IfMissing::Create), oneTable(u"Abend"_s));
    db::backUp(folder.club(), copy);
    Writer writer({u"write"_s, folder.club(), u"desk"_s, u"0"_s});
    QVERIFY(writer.acknowledged());
    const auto now = stampAt(0).time;
    QCOMPARE(failureOf([&] { db::restore(folder.club(), copy, now); }), Kind::Busy);
    QVERIFY(writer.acknowledged());
    requireWhole(folder.club(), writer.kill());
    QVERIFY(!failureOf([&] { db::restore(folder.club(), copy, now); }));
}

RUMMY_TEST(CrashTest)

} // namespace tst_crash

#include "tst_crash.moc"
