#include "core/club/helper_code.h"
#include "core/club/helper_entry.h"
#include "store_engine.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QTest>

namespace tst_sql_helpers {

using namespace Qt::StringLiterals;
using namespace store_fixture;

namespace {

const QDateTime made({2026, 5, 14}, {19, 30, 1, 7}, Qt::UTC);

std::vector<core::HelperCode> codes()
{
    return {{{QUuid(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)},
             QByteArray(64, 'a'),
             made,
             made.addSecs(1),
             made.addSecs(2)},
            {{QUuid(2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)},
             QByteArray(64, 'b'),
             made,
             std::nullopt,
             std::nullopt}};
}

} // namespace

/// Codes of helpers in a database.
class TestSqlHelpers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areStoredAndReplaced()
    {
        const auto store = store_engine::newStore();
        const auto id = create(*store, oneTable());
        const auto other = create(*store, oneTable());
        const auto transaction = store->beginWrite();
        transaction->setHelperCodes(id, codes());
        QVERIFY(transaction->read().helperCodes(id) == codes());
        QVERIFY(transaction->read().helperCodes(other).empty());
        transaction->setHelperCodes(id, {codes()[1]});
        transaction->commit();
        QVERIFY(store->read().helperCodes(id) == std::vector{codes()[1]});
    }

    void whatTheyEnteredIsKnown()
    {
        const auto store = store_engine::newStore();
        const auto id = create(*store, oneTable());
        const auto helper = codes()[0].helper;
        const auto other = codes()[1].helper;
        const core::HelperEntry first{u"first"_s, helper, QByteArray(32, 'a')};
        const core::HelperEntry second{u"second"_s, helper, QByteArray(32, 'b')};
        const auto transaction = store->beginWrite();
        transaction->addHelperEntry(id, first, core::JournalId{3});
        transaction->addHelperEntry(id, second, core::JournalId{5});
        transaction->addHelperEntry(id, {u"third"_s, other, QByteArray(32, 'c')},
                                    core::JournalId{4});
        transaction->commit();
        auto& stored = store->read();
        QVERIFY(stored.helperEntry(id, u"first"_s) == first);
        QVERIFY(!stored.helperEntry(id, u"fourth"_s));
        QVERIFY(stored.storedByHelper(id, helper, 5) ==
                (std::vector{core::JournalId{5}, core::JournalId{3}}));
        QVERIFY(stored.storedByHelper(id, helper, 1) == std::vector{core::JournalId{5}});
    }

    void goWithTheTournament()
    {
        const auto store = store_engine::newStore();
        const auto id = create(*store, oneTable());
        const auto transaction = store->beginWrite();
        transaction->setHelperCodes(id, codes());
        transaction->addHelperEntry(id, {u"first"_s, codes()[0].helper, QByteArray(32, 'a')},
                                    core::JournalId{3});
        QVERIFY(transaction->remove(id));
        transaction->commit();
        QVERIFY(store->read().helperCodes(id).empty());
        QVERIFY(!store->read().helperEntry(id, u"first"_s));
    }
};

RUMMY_TEST(TestSqlHelpers)

} // namespace tst_sql_helpers

#include "tst_sql_helpers.moc"
