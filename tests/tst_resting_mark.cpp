#include "db/clubs.h"
#include "db/sqlite/club_database.h"
#include "db/sqlite/resting_mark.h"
#include "db/transaction.h"
#include "place_of.h"
#include "store_contents.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_resting_mark {

using namespace Qt::Literals::StringLiterals;
using namespace store_fixture;

namespace {

void mark(const QString& file, db::Rest rest)
{
    const auto connection = db::openClubDatabase(file, db::IfMissing::Refuse);
    db::Transaction transaction(*connection, db::Transaction::Kind::Write);
    db::markResting(*connection, rest, stampAt(0).time);
    transaction.commit();
}

} // namespace

class TestRestingMark : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsStoredMeanwhile_data()
    {
        QTest::addColumn<int>("rest");
        QTest::addColumn<int>("kind");
        QTest::newRow("shared") << int(db::Rest::Shared) << int(Kind::Shared);
        QTest::newRow("moved") << int(db::Rest::Moved) << int(Kind::Moved);
    }

    void nothingIsStoredMeanwhile()
    {
        QFETCH(const int, rest);
        QFETCH(const int, kind);
        const Folder folder;
        const auto store = db::openStore(folder.club(), db::IfMissing::Create);
        const auto id = create(*store, oneTable());
        mark(folder.club(), db::Rest(rest));
        const auto before = store_contents::withIdentities(*store);
        QVERIFY(failureOf([&] { create(*store, oneTable(u"Zweiter"_s)); }) == Kind(kind));
        QVERIFY(failureOf([&] { record(*store, id, core::Change()); }) == Kind(kind));
        // Nor by anyone opening it later; it can be read.
        const auto later = db::openStore(folder.club(), db::IfMissing::Refuse);
        QVERIFY(failureOf([&] { create(*later, oneTable(u"Zweiter"_s)); }) == Kind(kind));
        QCOMPARE(store_contents::withIdentities(*later), before);
        QCOMPARE(db::isMoved(folder.club()), db::Rest(rest) == db::Rest::Moved);
    }

    void goesOnHere()
    {
        const Folder folder;
        const auto store = db::openStore(folder.club(), db::IfMissing::Create);
        for (const auto rest : {db::Rest::Shared, db::Rest::Moved}) {
            mark(folder.club(), rest);
            db::goOnHere(folder.club());
            create(*store, oneTable());
            db::goOnHere(folder.club());
        }
        QCOMPARE(store->read().tournaments().size(), std::size_t{2});
    }

    /// Its club is already elsewhere.
    void whatRestsIsNotMoved()
    {
        const Folder folder;
        db::openStore(folder.club(), db::IfMissing::Create);
        db::markMoved(folder.club(), stampAt(0).time);
        QVERIFY(failureOf([&] { db::markMoved(folder.club(), stampAt(1).time); }) == Kind::Moved);
        db::goOnHere(folder.club());
        mark(folder.club(), db::Rest::Shared);
        QVERIFY(failureOf([&] { db::markMoved(folder.club(), stampAt(1).time); }) == Kind::Shared);
    }

    /// The other computer continues.
    void markStaysBehind()
    {
        const Folder folder;
        const db::Clubs places(folder.path());
        create(*db::openStore(folder.club(), db::IfMissing::Create), oneTable());
        db::markMoved(folder.club(), stampAt(0).time);
        const QString other = folder.path(u"other.db"_s);
        const auto file = places.exportClub(placeOf(folder.club()), {}).bytes;
        QVERIFY(places.takeOver(placeOf(other), file, stampAt(1)));
        create(*db::openStore(other, db::IfMissing::Refuse), oneTable());
        // What is done there comes back, once it goes on here.
        const auto theirs = places.exportClub(placeOf(other), {}).bytes;
        const auto merge = [&] {
            return places
                .merge(placeOf(folder.club()), theirs, {}, stampAt(2), folder.path(u"backups"_s))
                .ok();
        };
        QVERIFY(failureOf([&] { merge(); }) == Kind::Moved);
        db::goOnHere(folder.club());
        QVERIFY(merge());
        QCOMPARE(db::openStore(folder.club(), db::IfMissing::Refuse)->read().tournaments().size(),
                 std::size_t{2});
    }
};

RUMMY_TEST(TestRestingMark)

} // namespace tst_resting_mark

#include "tst_resting_mark.moc"
