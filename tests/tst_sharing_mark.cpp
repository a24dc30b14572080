#include "db/sqlite/club_database.h"
#include "db/sqlite/sharing_mark.h"
#include "db/transaction.h"
#include "store_contents.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace store_fixture;

namespace {

void mark(const QString& file)
{
    const auto connection = db::openClubDatabase(file, db::IfMissing::Refuse);
    db::Transaction transaction(*connection, db::Transaction::Kind::Write);
    db::markShared(*connection, stampAt(0).time);
    transaction.commit();
}

} // namespace

class TestSharingMark : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsStoredWhileShared()
    {
        const Folder folder;
        const auto store = db::openStore(folder.club(), db::IfMissing::Create);
        const auto id = create(*store, oneTable());
        mark(folder.club());
        const auto before = store_contents::withIdentities(*store);
        QVERIFY(failureOf([&] { create(*store, oneTable(u"Zweiter"_s)); }) == Kind::Shared);
        QVERIFY(failureOf([&] { record(*store, id, core::Change()); }) == Kind::Shared);
        // Nor by whoever opens it later; it can be read.
        const auto later = db::openStore(folder.club(), db::IfMissing::Refuse);
        QVERIFY(failureOf([&] { create(*later, oneTable(u"Zweiter"_s)); }) == Kind::Shared);
        QCOMPARE(store_contents::withIdentities(*later), before);
    }

    void goesOnAlone()
    {
        const Folder folder;
        const auto store = db::openStore(folder.club(), db::IfMissing::Create);
        mark(folder.club());
        db::goOnAlone(folder.club());
        create(*store, oneTable());
        QCOMPARE(store->tournaments().size(), std::size_t{1});
        db::goOnAlone(folder.club());
    }
};

RUMMY_TEST(TestSharingMark)
#include "tst_sharing_mark.moc"
