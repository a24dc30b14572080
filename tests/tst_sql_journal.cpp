#include "sql_store_test.h"
#include "store_engine.h"
#include "tests/suite.h"

namespace tst_sql_journal {

using namespace sql_store_test;

/// The journal, and how often games were written.
class SqlJournalTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void journalKeepsTheChange();
    void revisionsCountWriting();
    void revisionsOfARound();
    void revisionOfAnImportedGame();
    void journalLinksHangTogether();
    void findsTheNewestInEffect();
    void journalIsAppendOnly_data();
    void journalIsAppendOnly();
    void concernsItsOwnTournament();
};

void SqlJournalTest::journalKeepsTheChange()
{
    const store_engine::Club club;
    auto store = club.open();
    const auto one = randomTournament(1);
    auto change = difference::between(one, randomTournament(2));
    change.label = {core::Action::CorrectGame, core::RoundNumber{1}, core::TableNumber{2},
                    core::GameNumber{3}, core::StartNumber{4}};
    const auto stamp = stampAt(5, u"Meldetisch Süd"_s);
    const auto id = create(*store, one);
    record(*store, id, change, stamp);

    store = club.open();
    const auto journal = store->read().journal(id);
    QCOMPARE(journal.size(), std::size_t{2});
    QCOMPARE(journal[0].change.label.action, core::Action::ImportTournament);
    QVERIFY(journal[0].change.isEmpty());
    QVERIFY(!journal[0].link.undoable);
    QVERIFY(journal[1].link.undoable);
    QCOMPARE(journal[1].desk, stamp.desk);
    QCOMPARE(journal[1].time, stamp.time);
    QCOMPARE(journal[1].time.timeSpec(), Qt::UTC);
    QVERIFY(journal[1].change == change);
    core::JournalFilter only;
    only.only = journal[1].link.id;
    QVERIFY(store->read().newest(id, only).front().change == change);
    QCOMPARE(store->read().newestEntry(), journal[1].link.id);
}

void SqlJournalTest::revisionsCountWriting()
{
    const auto store = store_engine::newStore();
    const auto id = create(*store, oneTable());
    const auto revision = [&] { return store->read().gameRevision(id, firstGame); };
    QCOMPARE(revision().number, 0);
    QVERIFY(revision().desk.isEmpty());
    QVERIFY(!revision().time.isValid());

    record(*store, id, gameChange({}, closedGame(u"time"_s)), stampAt(1, u"north"_s));
    QCOMPARE(revision().number, 1);
    QCOMPARE(revision().desk, u"north"_s);
    QCOMPARE(revision().time, stampAt(1).time);

    record(*store, id, gameChange(closedGame(u"time"_s), {}), stampAt(2, u"south"_s));
    QCOMPARE(revision().number, 2);
    QCOMPARE(revision().desk, u"south"_s);

    record(*store, id, gameChange({}, closedGame(u"light"_s)), stampAt(3));
    QCOMPARE(revision().number, 3);

    auto neighbour = firstGame;
    neighbour.game = core::GameNumber{2};
    QCOMPARE(store->read().gameRevision(id, neighbour).number, 0);
}

/// Like each one separately, including imported or cleared games.
void SqlJournalTest::revisionsOfARound()
{
    const auto store = db::openStoreInMemory();
    auto tournament = oneTable();
    tournament.rounds[0].tables[0].games = {{core::GameNumber{1}, closedGame(u"time"_s)},
                                            {core::GameNumber{2}, closedGame(u"time"_s)}};
    const auto id = create(*store, tournament);
    record(*store, id, gameChange(closedGame(u"time"_s), {}));
    const auto ofRound = store->read().gameRevisions(id, firstGame.round);
    QCOMPARE(ofRound.size(), std::size_t{2});
    for (const auto& [key, revision] : ofRound) {
        QCOMPARE(revision.number, store->read().gameRevision(id, key).number);
        QCOMPARE(revision.time, store->read().gameRevision(id, key).time);
    }
    QCOMPARE(revisionIn(ofRound, firstGame), 2);
    QCOMPARE(revisionIn(ofRound, {core::RoundNumber{2}, firstGame.table, firstGame.game}), 0);
    QCOMPARE(store->read().gameRevisions(id, firstGame.round, firstGame.table).size(),
             std::size_t{2});
    QVERIFY(store->read().gameRevisions(id, firstGame.round, core::TableNumber{2}).empty());
    QVERIFY(store->read().gameRevisions(id, core::RoundNumber{2}).empty());
}

void SqlJournalTest::revisionOfAnImportedGame()
{
    const auto store = store_engine::newStore();
    auto tournament = oneTable();
    tournament.rounds[0].tables[0].games = {{core::GameNumber{1}, closedGame(u"time"_s)}};
    const auto id = create(*store, tournament, stampAt(0, u"import"_s));
    QCOMPARE(store->read().gameRevision(id, firstGame).number, 1);
    QCOMPARE(store->read().gameRevision(id, firstGame).desk, u"import"_s);
    QCOMPARE(store->read().gameRevision(id, firstGame).time, stampAt(0).time);

    record(*store, id, gameChange(closedGame(u"time"_s), {}), stampAt(1));
    QCOMPARE(store->read().gameRevision(id, firstGame).number, 2);
}

void SqlJournalTest::journalLinksHangTogether()
{
    const auto store = store_engine::newStore();
    const auto id = create(*store, oneTable());
    create(*store, smallTournament());
    const auto change = gameChange({}, closedGame(u"time"_s));
    record(*store, id, change);
    const auto done = store->read().newestLinks(id, 100).back();
    const auto transaction = store->beginWrite();
    transaction->record(id, reversed(change), core::EntryKind::Undone, done.id, stampAt(2));
    transaction->record(id, change, core::EntryKind::Redone, done.id, stampAt(3));
    transaction->commit();

    const auto links = store->read().newestLinks(id, 100);
    QCOMPARE(links.size(), std::size_t{4});
    QVERIFY(!links[0].undoable);
    QVERIFY(links[1].undoable && !links[1].concerns);
    QCOMPARE(links[2].kind, core::EntryKind::Undone);
    QCOMPARE(links[2].concerns, done.id);
    QVERIFY(!links[2].undoable);
    QCOMPARE(links[3].kind, core::EntryKind::Redone);
    QCOMPARE(links[3].concerns, done.id);
    QVERIFY(links[1].id < links[2].id && links[2].id < links[3].id);
}

void SqlJournalTest::findsTheNewestInEffect()
{
    const auto store = store_engine::newStore();
    const auto id = create(*store, oneTable());
    const auto other = create(*store, oneTable());
    const auto labelled = [](core::Action action, std::optional<int> round) {
        auto change = gameChange({}, closedGame(u"time"_s));
        change.label.action = action;
        change.label.round = round ? std::optional(core::RoundNumber{*round}) : std::nullopt;
        return change;
    };
    using enum core::Action;
    std::vector<core::Change> changes = {labelled(EnterGame, 1), labelled(MarkTable, 1),
                                         labelled(ClearGame, {}), labelled(EnterGame, 2)};
    changes[1].steps.clear();
    changes[2] = reversed(changes[0]);
    changes[2].label = {ClearGame};
    for (const auto& change : changes) {
        record(*store, id, change);
    }
    record(*store, other, changes[0]);

    const auto found = [&](const core::JournalFilter& filter) {
        QList<qint64> positions;
        const auto first = core::plain(store->read().newestLinks(id, 100).front().id);
        for (const auto& entry : store->read().newest(id, filter)) {
            // The other tournament's first entries are in between.
            positions.push_back(core::plain(entry.link.id) - first - 1);
        }
        return positions;
    };
    const auto round = std::optional(core::RoundNumber{1});
    using enum core::EntryState;
    QCOMPARE(found({{EnterGame, ClearGame}, {}, 10, InEffect}), (QList<qint64>{4, 3, 1}));
    QCOMPARE(found({{EnterGame, ClearGame}, {}, 2, InEffect}), (QList<qint64>{4, 3}));
    QCOMPARE(found({{EnterGame, ClearGame}, round, 10, InEffect}), (QList<qint64>{3, 1}));
    QCOMPARE(found({{MarkTable}, {}, 10, InEffect}), (QList<qint64>{2}));
    QCOMPARE(found({{SwapSeats}, {}, 10, InEffect}), (QList<qint64>{}));
    QCOMPARE(found({{}, {}, 10, Final}), (QList<qint64>{-1}));

    const auto last = store->read().newestLinks(id, 1).front().id;
    const auto turn = [&](const core::Change& change, core::EntryKind kind) {
        const auto transaction = store->beginWrite();
        transaction->record(id, change, kind, last, stampAt(2));
        transaction->commit();
    };
    turn(reversed(changes[3]), core::EntryKind::Undone);
    QCOMPARE(found({{EnterGame}, {}, 10, InEffect}), (QList<qint64>{1}));
    QCOMPARE(found({{EnterGame}, {}, 10, TakenBack}), (QList<qint64>{4}));
    turn(changes[3], core::EntryKind::Redone);
    QCOMPARE(found({{EnterGame}, {}, 10, InEffect}), (QList<qint64>{4, 1}));
    QCOMPARE(found({{EnterGame}, {}, 10, TakenBack}), (QList<qint64>{}));
    const auto fourth = core::JournalId{core::plain(last)};
    QCOMPARE(found({{}, {}, 10, Any, {}, fourth}), (QList<qint64>{4}));
    QCOMPARE(found({{EnterGame}, {}, 10, InEffect, {}, {}, fourth}), (QList<qint64>{}));
    QCOMPARE(found({{}, {}, 10, Any, u"nobody"_s}), (QList<qint64>{}));
    QCOMPARE(found({{}, {}, 2, InEffect, stampAt(1).desk}), (QList<qint64>{4, 3}));
    QCOMPARE(store->read().newestLinks(id, 2).front().kind, core::EntryKind::Undone);
}

void SqlJournalTest::journalIsAppendOnly_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("update") << u"UPDATE journal SET desk = 'somebody else'"_s;
    QTest::newRow("delete") << u"DELETE FROM journal"_s;
    QTest::newRow("replace") << u"INSERT OR REPLACE INTO journal SELECT * FROM journal"_s;
}

void SqlJournalTest::journalIsAppendOnly()
{
    QFETCH(const QString, sql);
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, smallTournament());
    QVERIFY(failureOf([&] { plainConnection(folder.club())->run(sql); }));
    QCOMPARE(store->read().journal(id).front().desk, u"desk 1"_s);
}

void SqlJournalTest::concernsItsOwnTournament()
{
    const auto store = store_engine::newStore();
    const auto id = create(*store, oneTable());
    const auto other = create(*store, oneTable());
    record(*store, other, gameChange({}, closedGame(u"time"_s)));
    const auto foreign = store->read().newestLinks(other, 100).back().id;
    core::JournalFilter only;
    only.only = foreign;
    QVERIFY(store->read().newest(id, only).empty());
    const auto transaction = store->beginWrite();
    QVERIFY(failureOf([&] {
        transaction->record(id, gameChange({}, closedGame(u"time"_s)), core::EntryKind::Redone,
                            foreign, stampAt(2));
    }));
}

RUMMY_TEST(SqlJournalTest)

} // namespace tst_sql_journal

#include "tst_sql_journal.moc"
