#include "club_values.h"
#include "sql_store_test.h"
#include "store_contents.h"
#include "store_engine.h"
#include "tests/noticed.h"
#include "tests/suite.h"

namespace tst_sql_club {

using namespace sql_store_test;
using core::ClubAction;
using core::ClubChange;
using core::EntryKind;

/// The records of the club and its journal.
class SqlClubTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recordsAreStored();
    void peopleChangeWithTheirEntry();
    void nothingIsKeptWithoutCommit();
    void whatIsNotStoredIsNotReplaced();
    void journalKnowsItsLinks();
    void otherDesksNotice();
    void unknownPeopleAreFound();
};

namespace {

ClubChange clubChange(std::vector<core::ClubStep> steps,
                      ClubAction action = ClubAction::ChangeSeries)
{
    return {{action, u"Jahreswertung"_s}, u"because"_s, std::move(steps)};
}

core::ClubRecords allRecords()
{
    return {{{club_values::series().id, club_values::series()}},
            {{club_values::movement().id, club_values::movement()}},
            {{{club_values::uuid(20)}, club_values::count()}},
            {{club_values::erased().id, club_values::erased()}},
            {{club_values::merged().id, club_values::merged()}},
            {{club_values::deleted().id, club_values::deleted()}},
            {{club_values::version().id, club_values::version()}},
            {{club_values::helper().id, club_values::helper()}}};
}

} // namespace

void SqlClubTest::recordsAreStored()
{
    const store_engine::Club club;
    const auto store = club.open();
    QVERIFY(store->read().clubRecords() == core::ClubRecords());
    QCOMPARE(store->read().clubVersion(), std::int64_t{0});
    const auto created = clubChange(club_values::steps(), ClubAction::CreateSeries);
    recordClub(*store, created, stampAt(3));
    QVERIFY(club.open()->read().clubRecords() == allRecords());
    const auto version = store->read().clubVersion();
    QVERIFY(version > 0);

    auto renamed = club_values::series();
    renamed.name = u"2026"_s;
    recordClub(*store, clubChange({core::SeriesExchange{renamed.id, club_values::series(), renamed},
                                   core::CashExchange{club_values::movement().id,
                                                      club_values::movement(), std::nullopt}}));
    const auto records = store->read().clubRecords();
    QVERIFY(records.series.at(renamed.id) == renamed);
    QVERIFY(records.cash.empty());
    QVERIFY(store->read().clubVersion() > version);

    const auto journal = club.open()->read().clubJournal();
    QCOMPARE(journal.size(), std::size_t{2});
    QVERIFY(journal[0].change == created);
    QCOMPARE(journal[0].time, stampAt(3).time);
    QCOMPARE(journal[0].desk, stampAt(3).desk);
    QCOMPARE(core::plain(journal[1].link.id), store->read().clubVersion());
    core::ClubJournalFilter only;
    only.only = journal[0].link.id;
    QVERIFY(store->read().newestOfClub(only).front().change == created);
    only.only = core::JournalId{version + 99};
    QVERIFY(store->read().newestOfClub(only).empty());
}

void SqlClubTest::peopleChangeWithTheirEntry()
{
    const auto store = store_engine::newStore();
    create(*store, core::withNewPeople(oneTable()));
    const auto key = store->read().enrolledPeople().front().key;
    const auto one = club_values::player(1);
    auto two = club_values::player(2);
    recordClub(*store, clubChange({core::PlayerExchange{one.id, std::nullopt, one},
                                   core::PlayerExchange{two.id, std::nullopt, two},
                                   core::LinkExchange{key, std::nullopt, two.id}}));
    QVERIFY(store->read().players() == (std::vector{one, two}));
    QVERIFY(store->read().enrolledPeople().front().player == two.id);
    auto merged = one;
    merged.publicName = core::PublicName::Number;
    recordClub(*store, clubChange({core::PlayerExchange{two.id, two, std::nullopt},
                                   core::LinkExchange{key, two.id, one.id},
                                   core::PlayerExchange{one.id, one, merged}}));
    QVERIFY(store->read().players() == std::vector{merged});
    QVERIFY(store->read().enrolledPeople().front().player == one.id);
}

void SqlClubTest::nothingIsKeptWithoutCommit()
{
    const auto store = store_engine::newStore();
    {
        const auto transaction = store->beginWrite();
        transaction->recordClub(clubChange(club_values::steps()), EntryKind::Done, std::nullopt,
                                stampAt(1));
        QVERIFY(transaction->read().clubRecords() == allRecords());
        QCOMPARE(transaction->read().newestOfClub({{}, {}, 9}).size(), std::size_t{1});
    }
    QVERIFY(store->read().clubRecords() == core::ClubRecords());
    QVERIFY(store->read().clubJournal().empty());
}

void SqlClubTest::whatIsNotStoredIsNotReplaced()
{
    const auto store = store_engine::newStore();
    const auto gone = clubChange(
        {core::CashExchange{club_values::movement().id, club_values::movement(), std::nullopt}});
    QVERIFY(failureOf([&] { recordClub(*store, gone); }) == Kind::Damaged);
    QVERIFY(store->read().clubJournal().empty());
}

void SqlClubTest::journalKnowsItsLinks()
{
    const auto store = store_engine::newStore();
    const auto change = clubChange(club_values::steps());
    recordClub(*store, change);
    const auto done = store->read().clubJournal().front().link;
    QVERIFY(done.undoable);
    {
        const auto transaction = store->beginWrite();
        transaction->recordClub(core::reversed(change), EntryKind::Undone, done.id, stampAt(2));
        transaction->recordClub(change, EntryKind::Redone, done.id, stampAt(3));
        transaction->recordClub(clubChange({}, ClubAction::MergeClub), EntryKind::Done,
                                std::nullopt, stampAt(4));
        transaction->commit();
    }
    const auto found = [&](core::EntryState state) {
        return store->read().newestOfClub({{}, {}, 3, state});
    };
    const auto newest = found(core::EntryState::Any);
    QCOMPARE(newest.size(), std::size_t{3});
    QVERIFY(!newest[0].link.concerns && !newest[0].link.undoable);
    QVERIFY(newest[1].link.kind == EntryKind::Redone && newest[1].link.concerns == done.id);
    QVERIFY(newest[2].link.kind == EntryKind::Undone && newest[2].link.concerns == done.id);
    QCOMPARE(found(core::EntryState::InEffect).back().link.id, done.id);
    QVERIFY(found(core::EntryState::TakenBack).empty());
    QCOMPARE(found(core::EntryState::Final).front().link.id, newest[0].link.id);
    QVERIFY(store->read().clubRecords() == allRecords());
}

void SqlClubTest::otherDesksNotice()
{
    const store_engine::Club club;
    const auto store = club.open();
    const auto other = club.open();
    Noticed noticed(*other);
    recordClub(*store, clubChange(club_values::steps()));
    QTRY_COMPARE(noticed.commits(), 1);
}

void SqlClubTest::unknownPeopleAreFound()
{
    const auto store = store_engine::newStore();
    const auto known = create(*store, core::withNewPeople(oneTable()));
    const auto unknown = create(*store, core::withNewPeople(oneTable()));
    const auto transaction = store->beginWrite();
    for (const auto& person : transaction->read().enrolledPeople(known)) {
        transaction->addLinks({{person.key, {QUuid::createUuid()}}});
    }
    const auto found = transaction->read().unknownPeople();
    QCOMPARE(found.size(), std::size_t{4});
    QVERIFY(std::all_of(found.begin(), found.end(), [unknown](const auto& person) {
        return person.key.tournament == unknown;
    }));
}

RUMMY_TEST(SqlClubTest)

} // namespace tst_sql_club

#include "tst_sql_club.moc"
