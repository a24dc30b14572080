#include "db/transaction.h"
#include "difference.h"
#include "random_tournament.h"
#include "store_fixture.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace store_fixture;

class SqlStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsCreatedIsLoaded();
    void changesAndTheirReverseAreWritten();
    void journalKeepsTheChange();
    void versionsRise();
    void nothingIsKeptWithoutCommit();
    void unknownTournamentIsNothing();
    void revisionsCountWriting();
    void revisionOfAnImportedGame();
    void journalLinksHangTogether();
    void findsTheNewestInEffect();
    void journalIsAppendOnly_data();
    void journalIsAppendOnly();
    void concernsItsOwnTournament();
    void removedWithEverything();
    void listedNewestFirst();
    void listsWhatSummariesSay();
    void listsWhatCannotBeRead();
    void playersAreSortedAsInADirectory();
    void playersAreRemovedOneByOne();
    void knowsWhoPlayedLast();
    void stepThatDoesNotFitIsRefused_data();
    void stepThatDoesNotFitIsRefused();
    void secondWall_data();
    void secondWall();
    void contradictionsAreDamage_data();
    void contradictionsAreDamage();
    void readsOneState();
    void writersWaitForEachOther();
    void fullDiskLeavesTheDataIntact();
};

namespace {

core::Tournament smallTournament()
{
    return randomTournament(7, {8, 2, 2});
}

core::Change changeOf(core::Step step)
{
    return {core::Label(), QString(), {std::move(step)}};
}

core::GameOutcome closedGame(const QString& reason)
{
    return core::UnplayedGame{reason};
}

const core::GameKey firstGame{core::RoundNumber{1}, core::TableNumber{1}, core::GameNumber{1}};

core::Change gameChange(std::optional<core::GameOutcome> before,
                        std::optional<core::GameOutcome> after)
{
    return changeOf(core::GameExchange{firstGame, std::move(before), std::move(after)});
}

} // namespace

void SqlStoreTest::whatIsCreatedIsLoaded()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    for (quint32 seed = 0; seed < 150; ++seed) {
        const auto tournament = randomTournament(seed);
        const auto id = create(*store, tournament);
        const auto loaded = store->load(id);
        QVERIFY2(loaded && loaded->tournament == tournament, qPrintable(QString::number(seed)));
        QCOMPARE(store->version(id), loaded->version);
    }
}

void SqlStoreTest::changesAndTheirReverseAreWritten()
{
    const auto store = db::openStoreInMemory();
    for (quint32 seed = 0; seed < 60; ++seed) {
        const auto one = randomTournament(seed);
        const auto other = randomTournament(seed + 1000, {18, 5, 3});
        const auto change = difference::between(one, other);
        const auto id = create(*store, one);
        record(*store, id, change);
        QVERIFY2(store->load(id)->tournament == other, qPrintable(QString::number(seed)));
        record(*store, id, reversed(change));
        QVERIFY2(store->load(id)->tournament == one, qPrintable(QString::number(seed)));
    }
}

void SqlStoreTest::journalKeepsTheChange()
{
    const Folder folder;
    auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto one = randomTournament(1);
    auto change = difference::between(one, randomTournament(2));
    change.label = {core::Action::CorrectGame, core::RoundNumber{1}, core::TableNumber{2},
                    core::GameNumber{3}, core::StartNumber{4}};
    const auto stamp = stampAt(5, u"Meldetisch Süd"_s);
    const auto id = create(*store, one);
    record(*store, id, change, stamp);

    store = db::openStore(folder.club(), db::IfMissing::Refuse);
    const auto journal = store->journal(id);
    QCOMPARE(journal.size(), std::size_t{2});
    QCOMPARE(journal[0].change.label.action, core::Action::ImportTournament);
    QVERIFY(journal[0].change.isEmpty());
    QVERIFY(!journal[0].link.undoable);
    QVERIFY(journal[1].link.undoable);
    QCOMPARE(journal[1].desk, stamp.desk);
    QCOMPARE(journal[1].time, stamp.time);
    QCOMPARE(journal[1].time.timeSpec(), Qt::UTC);
    QVERIFY(journal[1].change == change);
    QVERIFY(store->journalEntry(id, journal[1].link.id)->change == change);
}

void SqlStoreTest::versionsRise()
{
    const auto store = db::openStoreInMemory();
    const auto id = create(*store, oneTable());
    const auto other = create(*store, oneTable());
    const auto first = *store->version(id);
    const auto second = record(*store, id, gameChange({}, closedGame(u"time"_s)));
    QVERIFY(second > first);
    QCOMPARE(store->version(id), second);
    QCOMPARE(store->load(id)->version, second);
    QCOMPARE(store->version(other), first);
}

void SqlStoreTest::nothingIsKeptWithoutCommit()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, oneTable());
    {
        const auto writing = store->beginWriting();
        writing->record(id, gameChange({}, closedGame(u"time"_s)), core::EntryKind::Done, {},
                        stampAt(1));
        writing->create(smallTournament(), core::Action::ImportTournament, stampAt(1));
        writing->addPlayers({{u"Anna"_s, {}, {}}});
        QCOMPARE(findGame(writing->load(id)->tournament, firstGame)->outcome,
                 closedGame(u"time"_s));
    }
    QVERIFY(store->load(id)->tournament == oneTable());
    QCOMPARE(store->tournaments().size(), std::size_t{1});
    QCOMPARE(store->newestLinks(id, 100).size(), std::size_t{1});
    QCOMPARE(store->gameRevision(id, firstGame).number, 0);
    QVERIFY(store->players().empty());
}

void SqlStoreTest::unknownTournamentIsNothing()
{
    const auto store = db::openStoreInMemory();
    const core::TournamentId id{5};
    QVERIFY(!store->load(id));
    QVERIFY(!store->version(id));
    QVERIFY(store->journal(id).empty());
    QCOMPARE(store->gameRevision(id, firstGame).number, 0);
    const auto writing = store->beginWriting();
    QVERIFY(!writing->remove(id));
    QVERIFY(failureOf(
        [&] { writing->record(id, core::Change(), core::EntryKind::Done, {}, stampAt(1)); }));
}

void SqlStoreTest::revisionsCountWriting()
{
    const auto store = db::openStoreInMemory();
    const auto id = create(*store, oneTable());
    const auto revision = [&] { return store->gameRevision(id, firstGame); };
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
    QCOMPARE(store->gameRevision(id, neighbour).number, 0);
}

void SqlStoreTest::revisionOfAnImportedGame()
{
    const auto store = db::openStoreInMemory();
    auto tournament = oneTable();
    tournament.rounds[0].tables[0].games = {{core::GameNumber{1}, closedGame(u"time"_s)}};
    const auto id = create(*store, tournament, stampAt(0, u"import"_s));
    QCOMPARE(store->gameRevision(id, firstGame).number, 1);
    QCOMPARE(store->gameRevision(id, firstGame).desk, u"import"_s);
    QCOMPARE(store->gameRevision(id, firstGame).time, stampAt(0).time);

    record(*store, id, gameChange(closedGame(u"time"_s), {}), stampAt(1));
    QCOMPARE(store->gameRevision(id, firstGame).number, 2);
}

void SqlStoreTest::journalLinksHangTogether()
{
    const auto store = db::openStoreInMemory();
    const auto id = create(*store, oneTable());
    create(*store, smallTournament());
    const auto change = gameChange({}, closedGame(u"time"_s));
    record(*store, id, change);
    const auto done = store->newestLinks(id, 100).back();
    const auto writing = store->beginWriting();
    writing->record(id, reversed(change), core::EntryKind::Undone, done.id, stampAt(2));
    writing->record(id, change, core::EntryKind::Redone, done.id, stampAt(3));
    writing->commit();

    const auto links = store->newestLinks(id, 100);
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

void SqlStoreTest::findsTheNewestInEffect()
{
    const auto store = db::openStoreInMemory();
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
        const auto first = core::plain(store->newestLinks(id, 100).front().id);
        for (const auto& entry : store->newestInEffect(id, filter)) {
            const auto whole = store->journalEntry(id, entry.link.id);
            const bool same = whole && whole->change == entry.change && whole->time == entry.time;
            // The entries of the other tournament's beginning lie between.
            positions.push_back(same ? core::plain(entry.link.id) - first - 1 : -1);
        }
        return positions;
    };
    const auto round = std::optional(core::RoundNumber{1});
    QCOMPARE(found({{EnterGame, ClearGame}, {}, 10}), (QList<qint64>{4, 3, 1}));
    QCOMPARE(found({{EnterGame, ClearGame}, {}, 2}), (QList<qint64>{4, 3}));
    QCOMPARE(found({{EnterGame, ClearGame}, round, 10}), (QList<qint64>{3, 1}));
    QCOMPARE(found({{MarkTable}, {}, 10}), (QList<qint64>{2}));
    QCOMPARE(found({{SwapSeats}, {}, 10}), (QList<qint64>{}));

    const auto last = store->newestLinks(id, 1).front().id;
    const auto turn = [&](const core::Change& change, core::EntryKind kind) {
        const auto writing = store->beginWriting();
        writing->record(id, change, kind, last, stampAt(2));
        writing->commit();
    };
    turn(reversed(changes[3]), core::EntryKind::Undone);
    QCOMPARE(found({{EnterGame}, {}, 10}), (QList<qint64>{1}));
    turn(changes[3], core::EntryKind::Redone);
    QCOMPARE(found({{EnterGame}, {}, 10}), (QList<qint64>{4, 1}));
    QCOMPARE(store->newestLinks(id, 2).front().kind, core::EntryKind::Undone);
}

void SqlStoreTest::journalIsAppendOnly_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("update") << u"UPDATE journal SET desk = 'somebody else'"_s;
    QTest::newRow("delete") << u"DELETE FROM journal"_s;
    QTest::newRow("replace") << u"INSERT OR REPLACE INTO journal SELECT * FROM journal"_s;
}

void SqlStoreTest::journalIsAppendOnly()
{
    QFETCH(const QString, sql);
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, smallTournament());
    QVERIFY(failureOf([&] { plainConnection(folder.club())->run(sql); }));
    QCOMPARE(store->journal(id).front().desk, u"desk 1"_s);
}

void SqlStoreTest::concernsItsOwnTournament()
{
    const auto store = db::openStoreInMemory();
    const auto id = create(*store, oneTable());
    const auto other = create(*store, oneTable());
    record(*store, other, gameChange({}, closedGame(u"time"_s)));
    const auto foreign = store->newestLinks(other, 100).back().id;
    QVERIFY(!store->journalEntry(id, foreign));
    const auto writing = store->beginWriting();
    QVERIFY(failureOf([&] {
        writing->record(id, gameChange({}, closedGame(u"time"_s)), core::EntryKind::Redone, foreign,
                        stampAt(2));
    }));
}

void SqlStoreTest::removedWithEverything()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto kept = create(*store, smallTournament());
    const auto id = create(*store, randomTournament(3));
    const auto change = difference::between(randomTournament(3), randomTournament(4));
    record(*store, id, change);
    const auto writing = store->beginWriting();
    QVERIFY(writing->remove(id));
    writing->commit();

    QVERIFY(!store->load(id));
    QVERIFY(store->load(kept)->tournament == smallTournament());
    QCOMPARE(store->newestLinks(kept, 100).size(), std::size_t{1});
    const auto connection = plainConnection(folder.club());
    for (const auto& table :
         {u"participant"_s, u"presence"_s, u"round"_s, u"bye"_s, u"game_table"_s, u"seat"_s,
          u"game"_s, u"hand"_s, u"penalty"_s, u"game_revision"_s, u"journal"_s}) {
        const auto left = connection->valueOf<int>(
            u"SELECT count(*) FROM %1 WHERE tournament = ?"_s.arg(table), id);
        QVERIFY2(left == 0, qPrintable(table));
    }
    QVERIFY(create(*store, oneTable()) > id);
}

void SqlStoreTest::listedNewestFirst()
{
    const auto store = db::openStoreInMemory();
    auto tournament = oneTable();
    const auto add = [&](const QString& name, std::optional<QDate> date) {
        tournament.settings.name = name;
        tournament.settings.date = date;
        create(*store, tournament);
    };
    add(u"undated"_s, {});
    add(u"old"_s, QDate(2025, 12, 31));
    tournament.settings.rules.ruleSet = scoring::RuleSet::RummyPurePlus;
    add(u"new"_s, QDate(2026, 5, 14));
    add(u"same day, later"_s, QDate(2026, 5, 14));

    const auto list = store->tournaments();
    QStringList names;
    for (const auto& summary : list) {
        names << summary.name;
    }
    QCOMPARE(names, QStringList({u"same day, later"_s, u"new"_s, u"old"_s, u"undated"_s}));
    QCOMPARE(list[0].date, QDate(2026, 5, 14));
    QVERIFY(!list[3].date);
    QCOMPARE(list[1].ruleSet, scoring::RuleSet::RummyPurePlus);
    QCOMPARE(list[2].ruleSet, scoring::RuleSet::RummyPure);
}

void SqlStoreTest::listsWhatSummariesSay()
{
    const auto store = db::openStoreInMemory();
    std::map<core::TournamentId, core::TournamentSummary> expected;
    for (quint32 seed = 0; seed < 60; ++seed) {
        const int size = static_cast<int>(seed);
        const auto tournament = randomTournament(seed, {size % 23, size % 6, 2});
        const auto id = create(*store, tournament);
        expected[id] = core::summaryOf(id, tournament);
    }
    const auto listed = store->tournaments();
    QCOMPARE(listed.size(), expected.size());
    for (const auto& summary : listed) {
        QVERIFY2(summary == expected.at(summary.id), qPrintable(summary.name));
    }
}

void SqlStoreTest::listsWhatCannotBeRead()
{
    const Folder folder;
    const auto id = create(*db::openStore(folder.club(), db::IfMissing::Create), oneTable());
    plainConnection(folder.club())->run(u"UPDATE tournament SET settings = '{'"_s);
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    QCOMPARE(store->tournaments().size(), std::size_t{1});
    QCOMPARE(store->tournaments()[0].participants, 4);
    QVERIFY(failureOf([&] { store->load(id); }) == Kind::Damaged);
}

void SqlStoreTest::playersAreSortedAsInADirectory()
{
    const auto store = db::openStoreInMemory();
    const auto writing = store->beginWriting();
    writing->addPlayers({{u"Zander, Eva"_s, {}, {}},
                         {u"Öztürk, Deniz"_s, u"Hof"_s, {u"Damen"_s, u"A \"B\""_s}},
                         {u"Otto, Uwe"_s, u"Plauen"_s, {}}});
    writing->addPlayers({{u"otto, uwe"_s, {}, {}},
                         {u"Otto, Uwe"_s, u"Hof"_s, {}},
                         {u"Weiß, Jan"_s, {}, {}},
                         {u"Weiske, Ina"_s, {}, {}},
                         {u"Weisz, Jan"_s, {}, {}}});
    writing->commit();

    QStringList lines;
    const auto players = store->players();
    for (const auto& player : players) {
        lines << player.name + u'|' + player.club;
    }
    QCOMPARE(lines, QStringList({u"Otto, Uwe|Hof"_s, u"Otto, Uwe|Plauen"_s, u"otto, uwe|"_s,
                                 u"Öztürk, Deniz|Hof"_s, u"Weiske, Ina|"_s, u"Weiß, Jan|"_s,
                                 u"Weisz, Jan|"_s, u"Zander, Eva|"_s}));
    QCOMPARE(players[3].tags, QStringList({u"Damen"_s, u"A \"B\""_s}));
}

void SqlStoreTest::playersAreRemovedOneByOne()
{
    const auto store = db::openStoreInMemory();
    const core::Player anna{u"Anna"_s, u"Hof"_s, {}};
    const core::Player guest{u"Anna"_s, u"Hof"_s, {u"guest"_s}};
    const auto writing = store->beginWriting();
    writing->addPlayers({anna, guest, anna, {u"Anna"_s, {}, {}}});
    writing->removePlayers({anna, guest});
    writing->commit();
    QVERIFY(store->players() == (std::vector<core::Player>{{u"Anna"_s, {}, {}}, anna}));
}

void SqlStoreTest::knowsWhoPlayedLast()
{
    const auto store = db::openStoreInMemory();
    auto tournament = oneTable();
    tournament.participants[0].name = u"Anna"_s;
    tournament.participants[0].club = u"Hof"_s;
    for (const auto& date :
         {std::optional(QDate(2026, 5, 14)), std::optional<QDate>(),
          std::optional(QDate(2026, 10, 17)), std::optional(QDate(2025, 1, 1))}) {
        tournament.settings.date = date;
        create(*store, tournament);
    }
    const auto lastOfAnna = [&](QDate until) -> std::optional<QDate> {
        for (const auto& last : store->lastPlayed(until)) {
            if (last.name == u"Anna"_s && last.club == u"Hof"_s) {
                return last.date;
            }
        }
        return std::nullopt;
    };
    QCOMPARE(lastOfAnna(QDate(2026, 12, 31)), QDate(2026, 10, 17));
    QCOMPARE(lastOfAnna(QDate(2026, 10, 16)), QDate(2026, 5, 14));
    QVERIFY(!lastOfAnna(QDate(2024, 12, 31)));
    QCOMPARE(store->lastPlayed(QDate(2026, 12, 31)).size(), tournament.participants.size());
}

Q_DECLARE_METATYPE(core::Step)

void SqlStoreTest::stepThatDoesNotFitIsRefused_data()
{
    QTest::addColumn<core::Step>("step");
    const auto row = [](const char* name, const core::Step& step) { QTest::newRow(name) << step; };
    const core::RoundNumber one{1};
    const core::RoundNumber two{2};
    const core::TableKey secondTable{one, core::TableNumber{2}};
    core::Participant guest;
    guest.name = u"Gast"_s;
    guest.number = core::StartNumber{9};
    const auto table = oneTable().rounds[0].tables[0].head;

    row("participant to change is missing", core::ParticipantExchange{guest.number, guest, guest});
    row("participant to remove is missing", core::ParticipantExchange{guest.number, guest, {}});
    guest.number = core::StartNumber{1};
    row("participant to add is there", core::ParticipantExchange{guest.number, {}, guest});
    row("round to change is missing",
        core::RoundExchange{two, core::RoundHead(), core::RoundHead()});
    row("round to add is there", core::RoundExchange{one, {}, core::RoundHead()});
    row("round to remove has a table", core::RoundExchange{one, core::RoundHead(), {}});
    row("table to change is missing", core::TableExchange{secondTable, table, table});
    row("table in no round", core::TableExchange{{two, core::TableNumber{1}}, {}, table});
    row("game to correct is missing",
        core::GameExchange{firstGame, closedGame(u"a"_s), closedGame(u"b"_s)});
    row("game to clear is missing", core::GameExchange{firstGame, closedGame(u"a"_s), {}});
    row("game at no table",
        core::GameExchange{{one, secondTable.table, core::GameNumber{1}}, {}, closedGame(u"a"_s)});
    auto stranger = table;
    stranger.seats[0] = core::StartNumber{99};
    row("stranger at a table", core::TableExchange{secondTable, {}, stranger});
}

void SqlStoreTest::stepThatDoesNotFitIsRefused()
{
    QFETCH(const core::Step, step);
    const auto store = db::openStoreInMemory();
    const auto id = create(*store, oneTable());
    const auto version = store->version(id);
    QVERIFY(failureOf([&] { record(*store, id, changeOf(step)); }));
    QVERIFY(store->load(id)->tournament == oneTable());
    QCOMPARE(store->version(id), version);
    QCOMPARE(store->newestLinks(id, 100).size(), std::size_t{1});
}

void SqlStoreTest::secondWall_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("text for a number") << u"UPDATE hand SET stones = 'many'"_s;
    QTest::newRow("negative stones") << u"UPDATE hand SET stones = -1"_s;
    QTest::newRow("unknown state") << u"UPDATE round SET state = 'open'"_s;
    QTest::newRow("unknown ending") << u"UPDATE game SET ending = 'late' WHERE seats > 0"_s;
    QTest::newRow("neither played nor closed") << u"UPDATE game SET ending = NULL, seats = NULL"_s;
    QTest::newRow("start number 0") << u"UPDATE participant SET number = 0"_s;
    QTest::newRow("participant still seated") << u"DELETE FROM participant"_s;
    QTest::newRow("seat of nobody") << u"UPDATE seat SET participant = 4711"_s;
    QTest::newRow("table of no round")
        << u"INSERT INTO game_table (tournament, round, number, note) VALUES (1, 99, 1, '')"_s;
    QTest::newRow("no edition of a slip") << u"UPDATE game_table SET slip = 0"_s;
    QTest::newRow("penalty not in steps") << u"INSERT INTO penalty VALUES (1, 99, 1, 1, 7, '')"_s;
    QTest::newRow("tournament without a name") << u"UPDATE tournament SET name = ''"_s;
    QTest::newRow("unknown rule set") << u"UPDATE tournament SET rule_set = 'poker'"_s;
    QTest::newRow("undone without what")
        << u"INSERT INTO journal (tournament, kind, undoable, time, desk, action, reason, old, new)"
           " VALUES (1, 'undone', 0, '2026-05-14T19:30:15.123Z', '', 'enrol', '', '{}', '{}')"_s;
}

void SqlStoreTest::secondWall()
{
    QFETCH(const QString, sql);
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto tournament = randomTournament(11);
    const auto id = create(*store, tournament);
    QVERIFY(failureOf([&] { plainConnection(folder.club())->run(sql); }));
    QVERIFY(store->load(id)->tournament == tournament);
}

void SqlStoreTest::contradictionsAreDamage_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("unknown state") << u"UPDATE round SET state = 'open'"_s;
    QTest::newRow("number beyond its range") << u"UPDATE round SET games = 99999999999"_s;
    QTest::newRow("hand of no seat") << u"UPDATE game SET seats = 0 WHERE seats > 0"_s;
    QTest::newRow("too many seats") << u"UPDATE game SET seats = 9 WHERE seats > 0"_s;
    QTest::newRow("game of no table") << u"DELETE FROM game_table"_s;
    QTest::newRow("gap in the seats") << u"DELETE FROM seat WHERE seat = 1"_s;
    QTest::newRow("tags that are no texts") << u"UPDATE participant SET tags = '[1]'"_s;
    QTest::newRow("settings that are no JSON") << u"UPDATE tournament SET settings = '{'"_s;
    QTest::newRow("settings with an unknown key")
        << u"UPDATE tournament SET settings = json_set(settings, '$.colour', 'red')"_s;
}

void SqlStoreTest::contradictionsAreDamage()
{
    QFETCH(const QString, sql);
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, randomTournament(11));
    {
        const auto connection = plainConnection(folder.club());
        connection->run(u"PRAGMA foreign_keys = OFF"_s);
        connection->run(u"PRAGMA ignore_check_constraints = ON"_s);
        connection->run(sql);
    }
    QCOMPARE(failureOf([&] { store->load(id); }), Kind::Damaged);
}

void SqlStoreTest::readsOneState()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, oneTable());
    const auto reader = plainConnection(folder.club());
    const auto version = [&] {
        return reader->valueOf<int>(u"SELECT version FROM tournament WHERE id = ?"_s, id);
    };
    const db::Transaction oneState(*reader, db::Transaction::Kind::Read);
    const int before = version();
    record(*store, id, gameChange({}, closedGame(u"time"_s)));
    QCOMPARE(version(), before);
    QCOMPARE(reader->valueOf<int>(u"SELECT count(*) FROM game"_s), 0);
}

void SqlStoreTest::writersWaitForEachOther()
{
    using namespace std::chrono_literals;
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, oneTable());
    db::SqlStore impatient(plainConnection(folder.club(), 20ms));
    auto writing = store->beginWriting();
    QCOMPARE(failureOf([&] { impatient.beginWriting(); }), Kind::Busy);
    QVERIFY(impatient.load(id)->tournament == oneTable());
    writing.reset();
    QVERIFY(!failureOf([&] { impatient.beginWriting(); }));
}

void SqlStoreTest::fullDiskLeavesTheDataIntact()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, smallTournament());
    auto connection = plainConnection(folder.club());
    const int pages = connection->valueOf<int>(u"PRAGMA page_count"_s);
    connection->run(u"PRAGMA max_page_count = %1"_s.arg(pages + 3));
    db::SqlStore full(std::move(connection));
    QCOMPARE(failureOf([&] { create(full, randomTournament(3, {60, 8, 4})); }), Kind::Full);

    QCOMPARE(full.tournaments().size(), std::size_t{1});
    QVERIFY(full.load(id)->tournament == smallTournament());
    QVERIFY(store->load(id)->tournament == smallTournament());
    record(*store, id, difference::between(smallTournament(), oneTable()));
    QVERIFY(full.load(id)->tournament == oneTable());
}

QTEST_GUILESS_MAIN(SqlStoreTest)
#include "tst_sql_store.moc"
