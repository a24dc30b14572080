#include "db/clubs.h"
#include "db/sqlite/check.h"
#include "disk/disk_engine.h"
#include "disk/recorded_evening.h"
#include "disk/scripted_evening.h"
#include "store_contents.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QFile>
#include <QScopeGuard>
#include <QTest>

#include <algorithm>
#include <cerrno>
#include <random>

namespace tst_disk_faults {

using namespace Qt::StringLiterals;
using namespace store_fixture;

/// The disk is full or reports an error at any operation of the database engine. Either the step
/// fails with that reason and stores nothing, or it does not need the operation; once the disk has
/// recovered the step succeeds. `tst_crash DiskFaultTest COUNT` makes COUNT operations of each step
/// fail.
class DiskFaultTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void faultLeavesAllOrNothing_data();
    void faultLeavesAllOrNothing();
    void failedSyncIsUndone_data();
    void failedSyncIsUndone();
    void fullDiskHidesNoClub_data();
    void fullDiskHidesNoClub();

private:
    void requireAllOrNothing(std::size_t step, const DiskEngine::Fault& fault, Kind kind);

    const int count_ = test_suite::count(2);
    const RecordedEvening recorded_;
    bool hasFailed_ = false; ///< The last fault was reached.
    int unconfirmed_ = 0;    ///< Changes that may return after a kill.
};

namespace {

/// What the next program finds if this one is killed now.
QByteArray contentsAfterKill(const ScriptedEvening& evening)
{
    const Folder folder;
    ScriptedEvening next(folder.path());
    for (const auto& mark : {u""_s, u"-wal"_s, u"-journal"_s}) {
        QFile::copy(evening.file() + mark, next.file() + mark);
    }
    return next.contents();
}

} // namespace

void DiskFaultTest::requireAllOrNothing(std::size_t step, const DiskEngine::Fault& fault, Kind kind)
{
    const auto& before = recorded_.milestones()[step];
    const auto& after = recorded_.milestones()[step + 1];
    const auto& carryOut = ScriptedEvening::steps()[step].carryOut;
    const Folder folder;
    DiskEngine disk;
    RecordedEvening::layDown(recorded_.record().afterKill(before.operations), folder.path());
    ScriptedEvening evening(folder.path());
    if (before.isOpen) {
        evening.open();
    }
    disk.failWith(fault);
    const auto failure = failureOf([&] { carryOut(evening); });
    hasFailed_ = disk.stop();
    QVERIFY(hasFailed_ || !failure);
    if (failure) {
        const auto afterKill = contentsAfterKill(evening);
        if (*failure == Kind::Unconfirmed) {
            QVERIFY(fault.lasts && (afterKill == before.contents || afterKill == after.contents));
            ++unconfirmed_;
        } else {
            QCOMPARE(*failure, kind);
            QVERIFY(afterKill == before.contents);
        }
        QVERIFY(evening.contents() == before.contents);
        QVERIFY(!failureOf([&] { carryOut(evening); }));
    }
    QVERIFY(evening.contents() == after.contents);
    evening.close();
    QVERIFY(db::checkDatabase(evening.file()).empty());
    QVERIFY(evening.contents() == after.contents);
}

void DiskFaultTest::faultLeavesAllOrNothing_data()
{
    QTest::addColumn<DiskEngine::Fault>("fault");
    QTest::addColumn<Kind>("kind");
    const auto lasts = true;
    const auto reads = true;
    QTest::newRow("full") << DiskEngine::Fault{SQLITE_FULL, ENOSPC} << Kind::Full;
    QTest::newRow("full from then on")
        << DiskEngine::Fault{SQLITE_FULL, ENOSPC, 0, lasts} << Kind::Full;
    QTest::newRow("the user's share is full")
        << DiskEngine::Fault{SQLITE_IOERR, EDQUOT} << Kind::Full;
    QTest::newRow("an error") << DiskEngine::Fault{SQLITE_IOERR, EIO} << Kind::Device;
    QTest::newRow("errors from then on, on reading too")
        << DiskEngine::Fault{SQLITE_IOERR, EIO, 0, lasts, reads} << Kind::Device;
}

/// Operations are drawn at random, or all tried if there are fewer than COUNT.
void DiskFaultTest::faultLeavesAllOrNothing()
{
    QFETCH(DiskEngine::Fault, fault);
    QFETCH(const Kind, kind);
    std::mt19937 random(2026);
    for (std::size_t step = 0; step < ScriptedEvening::steps().size(); ++step) {
        const auto& milestones = recorded_.milestones();
        const auto operations = milestones[step + 1].operations - milestones[step].operations;
        for (int tried = 0; tried < count_; ++tried) {
            const auto all = std::size_t(count_) > operations;
            fault.after = all ? std::size_t(tried) : random() % (operations + 1);
            requireAllOrNothing(step, fault, kind);
            QVERIFY2(!QTest::currentTestFailed(), QByteArray(ScriptedEvening::steps()[step].name) +
                                                      ", operation " +
                                                      QByteArray::number(qulonglong{fault.after}));
            if (all && !hasFailed_) {
                break;
            }
        }
    }
}

void DiskFaultTest::failedSyncIsUndone_data()
{
    QTest::addColumn<bool>("lasts");
    QTest::addColumn<Kind>("kind");
    QTest::newRow("the next one succeeds: nothing is stored") << false << Kind::Device;
    QTest::newRow("none succeeds any more: nobody knows") << true << Kind::Unconfirmed;
}

/// The log has the whole change already, and a recovery after a kill would find that.
void DiskFaultTest::failedSyncIsUndone()
{
    QFETCH(const bool, lasts);
    QFETCH(const Kind, kind);
    const auto& milestones = recorded_.milestones();
    const auto step =
        std::find_if(ScriptedEvening::steps().begin(), ScriptedEvening::steps().end(),
                     [](const auto& one) { return one.name == QByteArray("enter another"); }) -
        ScriptedEvening::steps().begin();
    const auto& before = milestones[std::size_t(step)];
    const Folder folder;
    DiskEngine disk;
    RecordedEvening::layDown(recorded_.record().afterKill(before.operations), folder.path());
    ScriptedEvening evening(folder.path());
    evening.open();
    disk.failWith({.result = SQLITE_IOERR, .reason = EIO, .lasts = lasts, .syncsOnly = true});
    const auto enter = [&] { ScriptedEvening::steps()[std::size_t(step)].carryOut(evening); };
    QCOMPARE(failureOf(enter), kind);
    QVERIFY(disk.stop());
    QVERIFY(evening.contents() == before.contents);
    QVERIFY(lasts || contentsAfterKill(evening) == before.contents);
    QVERIFY(!failureOf(enter));
    QVERIFY(evening.contents() == milestones[std::size_t(step) + 1].contents);
}

void DiskFaultTest::fullDiskHidesNoClub_data()
{
    QTest::addColumn<bool>("isLeft");
    QTest::addColumn<bool>("hasIndex");
    QTest::newRow("a club that was closed") << false << false;
    QTest::newRow("one that a killed program left, with its log") << true << false;
    QTest::newRow("one with log and index, which has no room") << true << true;
}

/// Reading needs no room: neither for the log and its index, nor for a copy.
void DiskFaultTest::fullDiskHidesNoClub()
{
    QFETCH(const bool, isLeft);
    QFETCH(const bool, hasIndex);
    const Folder folder;
    const Folder stick;
    const auto& milestones = recorded_.milestones();
    const auto& last = *std::find_if(milestones.rbegin(), milestones.rend(),
                                     [](const auto& milestone) { return milestone.isOpen; });
    RecordedEvening::layDown(recorded_.record().afterKill(last.operations), folder.path());
    ScriptedEvening evening(folder.path());
    if (!isLeft) {
        evening.open();
        evening.close();
    }
    if (hasIndex) {
        QFile index(evening.file() + u"-shm"_s);
        QVERIFY(index.open(QIODevice::WriteOnly));
    }
    QCOMPARE(QFile::exists(evening.file() + u"-wal"_s), isLeft);
    const auto place = *core::ClubPlace::parse(evening.file());
    const db::Clubs clubs{QString()};
    {
        DiskEngine disk;
        disk.failWith(
            {.result = SQLITE_FULL, .reason = ENOSPC, .lasts = true, .folder = folder.path()});
        const auto usual = qgetenv("TMPDIR");
        const auto elsewhere = qScopeGuard([&] { qputenv("TMPDIR", usual); });
        qputenv("TMPDIR", "/dev/null");
        const auto store = clubs.open(place, core::IfMissing::Create);
        QVERIFY(store_contents::textOf(*store) == last.contents);
        QVERIFY(store->obstacle());
        QCOMPARE(store->obstacle()->kind(), Kind::Full);
        QCOMPARE(failureOf([&] { store->beginWrite(); }), Kind::Full);
        QVERIFY(!clubs.isMoved(place));
        QVERIFY(clubs.check(place).empty());
        QVERIFY(!clubs.exportClub(place, {}).bytes.isEmpty());
        clubs.backUp(place, stick.path(u"copy.rummydb"_s));
        QVERIFY(disk.stop());
    }
    QCOMPARE(clubs.describe(stick.path(u"copy.rummydb"_s)).state,
             core::BackupContents::State::Sound);
    const auto again = clubs.open(place, core::IfMissing::Refuse);
    QVERIFY(!again->obstacle());
    QVERIFY(evening.contents() == last.contents);
}

RUMMY_TEST(DiskFaultTest)

} // namespace tst_disk_faults

#include "tst_disk_faults.moc"
