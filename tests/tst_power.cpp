#include "db/sqlite/check.h"
#include "db/sqlite/newest_entries.h"
#include "disk/disk_engine.h"
#include "disk/recorded_evening.h"
#include "disk/scripted_evening.h"
#include "file_contents.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>
#include <cstddef>
#include <random>
#include <vector>

namespace tst_power {

using namespace store_fixture;

/// An evening is ended by a kill, or by the power failing, at any operation of the database engine
/// on its files. Everything acknowledged is stored, and the change being written is stored
/// completely or not at all. `tst_crash PowerTest COUNT` tries COUNT of each; there are several
/// hundred operations.
class PowerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void killedAtAnyWrite();
    void powerFailsAtAnyWrite();
    void migrationIsFinishedLater() const;

private:
    /// `newestEntries` is the file beside the database; empty: it is lost.
    void requireWhole(const DiskRecord::Files& files, std::size_t operations,
                      const QByteArray& newestEntries) const;
    /// The last milestone with no more operations.
    [[nodiscard]] std::vector<RecordedEvening::Milestone>::const_iterator
    reachedBy(std::size_t operations) const;

    const int count_ = test_suite::count(60);
    const RecordedEvening evening_;
};

std::vector<RecordedEvening::Milestone>::const_iterator
PowerTest::reachedBy(std::size_t operations) const
{
    const auto& milestones = evening_.milestones();
    return std::prev(std::find_if(milestones.begin() + 1, milestones.end(),
                                  [&](const auto& one) { return one.operations > operations; }));
}

void PowerTest::requireWhole(const DiskRecord::Files& files, std::size_t operations,
                             const QByteArray& newestEntries) const
{
    const Folder folder;
    RecordedEvening::layDown(files, folder.path());
    const auto& milestones = evening_.milestones();
    const auto acknowledged = reachedBy(operations);
    const auto written = acknowledged + 1 != milestones.end() ? acknowledged + 1 : acknowledged;
    ScriptedEvening evening(folder.path());
    if (!newestEntries.isEmpty()) {
        writeFile(db::newestEntriesFile(evening.file()), newestEntries);
    }
    // It would also find that entries are missing.
    if (acknowledged != milestones.begin()) {
        QVERIFY(db::checkDatabase(evening.file()).empty());
    }
    const auto contents = evening.contents();
    QVERIFY(contents == acknowledged->contents || contents == written->contents);
    QVERIFY(evening.club().run(core::addPlayers, {{QStringLiteral("Moser, Ida"), {}, {}}}));
    evening.close();
    QVERIFY(db::checkDatabase(evening.file()).empty());
}

void PowerTest::killedAtAnyWrite()
{
    const DiskEngine quick;
    const auto all = evening_.record().size() + 1;
    const auto kills = std::min(all, std::size_t(count_));
    for (std::size_t kill = 0; kill < kills; ++kill) {
        const auto operations = kill * all / kills;
        requireWhole(evening_.record().afterKill(operations), operations,
                     reachedBy(operations)->newestEntries);
        QVERIFY2(!QTest::currentTestFailed(), "operation " + QByteArray::number(operations));
    }
}

/// The file beside the database is not synced: it may be an older one, torn or lost.
void PowerTest::powerFailsAtAnyWrite()
{
    const DiskEngine quick;
    std::mt19937 random(2026);
    for (int loss = 0; loss < count_; ++loss) {
        const auto operations = random() % (evening_.record().size() + 1);
        const auto seed = static_cast<std::uint32_t>(random());
        const auto reached = reachedBy(operations);
        const auto lag = static_cast<std::ptrdiff_t>(seed % 3);
        const auto older =
            std::max(reached - evening_.milestones().begin() - lag, std::ptrdiff_t{0});
        auto newestEntries = (evening_.milestones().begin() + older)->newestEntries;
        constexpr qsizetype sector = 512;
        if (seed % 7 == 0) {
            newestEntries = newestEntries.left(sector) + reached->newestEntries.mid(sector);
        }
        requireWhole(evening_.record().afterPowerLoss(operations, seed), operations, newestEntries);
        QVERIFY2(!QTest::currentTestFailed(), "operation " + QByteArray::number(operations) +
                                                  ", seed " + QByteArray::number(seed));
    }
}

/// For a database as the first version of the program wrote it.
void PowerTest::migrationIsFinishedLater() const
{
    DiskRecord record;
    QByteArray migrated;
    std::size_t begin = 0;
    {
        const Folder folder;
        laySchema1(folder.club());
        DiskEngine disk;
        disk.adopt(folder.club(), contentsOf(folder.club()));
        begin = disk.record().size();
        migrated = ScriptedEvening(folder.path()).contents();
        record = disk.record();
    }
    const DiskEngine quick;
    std::mt19937 random(2026);
    for (int end = 0; end < count_; ++end) {
        const auto operations = begin + random() % (record.size() + 1 - begin);
        const auto seed = static_cast<std::uint32_t>(random());
        const Folder folder;
        RecordedEvening::layDown(end % 2 == 0 ? record.afterKill(operations)
                                              : record.afterPowerLoss(operations, seed),
                                 folder.path());
        const QByteArray place =
            "operation " + QByteArray::number(operations) + ", seed " + QByteArray::number(seed);
        ScriptedEvening evening(folder.path());
        QVERIFY2(db::checkDatabase(evening.file()).empty(), place);
        QVERIFY2(evening.contents() == migrated, place);
    }
}

RUMMY_TEST(PowerTest)

} // namespace tst_power

#include "tst_power.moc"
