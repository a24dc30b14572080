#include "core/service/club_service.h"
#include "core/service/tournament_service.h"
#include "db/clubs.h"
#include "merge_changes.h"
#include "place_of.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <memory>

namespace tst_unmerging {

using namespace Qt::Literals::StringLiterals;
using namespace store_fixture;
using core::ClubFault;

/// Taking a merge back by the backup made before it.
class TestUnmerging : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        create(*open(here()), oneTable(u"Erster"_s));
        QVERIFY(clubs().takeOver(there(), file(here()), stampAt(1)));
        create(*open(there()), oneTable(u"Zweiter"_s));
    }
    void cleanup() { folder_.reset(); }

    void restoresWhatWas()
    {
        const auto before = file(here());
        QVERIFY(merge());
        QVERIFY(file(here()) != before);
        const auto backup = backupBefore();
        QVERIFY(backup);
        QVERIFY(open(here())->read().clubJournal().back().change.reason ==
                QFileInfo(backup->path).fileName());
        QVERIFY(clubs().restore(here(), backup->path, stampAt(4).time));
        QCOMPARE(file(here()), before);
        QCOMPARE(faultOf(backupBefore()), core::RefusalCode(ClubFault::NothingMerged));
        // Then the same can be merged again.
        const auto again = merge();
        QVERIFY(again && changesAnything(*again));
    }

    void nothingMergedNoBackup()
    {
        QCOMPARE(faultOf(backupBefore()), core::RefusalCode(ClubFault::NothingMerged));
        QVERIFY(merge());
        const auto merged = file(here());
        const auto backups = QDir(backupFolder()).entryList(QDir::Files);
        QCOMPARE(backups.size(), 1);
        const auto again = merge();
        QVERIFY(again && !changesAnything(*again));
        QCOMPARE(file(here()), merged);
        QCOMPARE(QDir(backupFolder()).entryList(QDir::Files), backups);
    }

    void refusedOnceAnythingWasStored_data()
    {
        QTest::addColumn<std::function<void(core::Store&)>>("store");
        const auto row = [](const char* name, const std::function<void(core::Store&)>& store) {
            QTest::newRow(name) << store;
        };
        row("a person", [](core::Store& store) {
            core::TournamentService service(store, u"desk"_s, [] { return stampAt(5).time; });
            core::Enrolment late;
            late.name = u"Neu"_s;
            QVERIFY(service.run(core::TournamentId{1}, core::enrol, {late}));
        });
        row("an entry of the directory", [](core::Store& store) {
            core::ClubService club(store, u"desk"_s, [] { return stampAt(5).time; });
            QVERIFY(club.run(core::addPlayers, {core::Player{u"Neu"_s, {}, {}}}));
        });
        row("an evening", [](core::Store& store) { create(store, oneTable(u"Dritter"_s)); });
        row("an evening deleted", [](core::Store& store) {
            core::TournamentService service(store, u"desk"_s, [] { return stampAt(5).time; });
            QVERIFY(service.remove(core::TournamentId{1}));
        });
        row("a clock", [](core::Store& store) {
            const auto writing = store.beginWrite();
            writing->setClock(core::TournamentId{1}, core::RoundNumber{1},
                              core::RoundClock{stampAt(5).time});
            writing->commit();
        });
    }

    void refusedOnceAnythingWasStored()
    {
        using Change = std::function<void(core::Store&)>;
        QFETCH(const Change, store);
        QVERIFY(merge());
        store(*open(here()));
        QCOMPARE(faultOf(backupBefore()), core::RefusalCode(ClubFault::StoredSinceMerge));
    }

    void refusedWithoutTheBackup()
    {
        QVERIFY(merge());
        QVERIFY(QDir(backupFolder()).removeRecursively());
        QCOMPARE(faultOf(backupBefore()), core::RefusalCode(ClubFault::MergeBackupGone));
    }

    /// The club file is for another computer, which does not have the backup.
    void staysOnThisComputer()
    {
        QVERIFY(merge());
        const auto third = placeOf(folder_->filePath(u"third.rummydb"_s));
        QVERIFY(clubs().takeOver(third, file(here()), stampAt(4)));
        QCOMPARE(faultOf(clubs().backupBeforeMerge(third, {backupFolder()})),
                 core::RefusalCode(ClubFault::NothingMerged));
    }

private:
    [[nodiscard]] db::Clubs clubs() const { return db::Clubs(folder_->path()); }
    [[nodiscard]] core::ClubPlace here() const
    {
        return placeOf(folder_->filePath(u"a.rummydb"_s));
    }
    [[nodiscard]] core::ClubPlace there() const
    {
        return placeOf(folder_->filePath(u"b.rummydb"_s));
    }
    [[nodiscard]] QString backupFolder() const { return folder_->filePath(u"backups"_s); }
    [[nodiscard]] std::unique_ptr<core::Store> open(const core::ClubPlace& place) const
    {
        return clubs().open(place, db::IfMissing::Create);
    }
    [[nodiscard]] QByteArray file(const core::ClubPlace& place) const
    {
        return clubs().exportClub(place, {}).bytes;
    }
    core::Result<core::MergePlan> merge()
    {
        return clubs().merge(here(), file(there()), {}, stampAt(3), backupFolder());
    }
    [[nodiscard]] core::Result<core::BackupFile> backupBefore() const
    {
        return clubs().backupBeforeMerge(here(), {backupFolder()});
    }
    static core::RefusalCode faultOf(const core::Result<core::BackupFile>& result)
    {
        return result ? core::RefusalCode() : result.refused().refusals.front().code;
    }

    std::unique_ptr<QTemporaryDir> folder_;
};

RUMMY_TEST(TestUnmerging)

} // namespace tst_unmerging

#include "tst_unmerging.moc"
