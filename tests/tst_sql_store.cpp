#include "sql_store_test.h"
#include "store_engine.h"
#include "tests/suite.h"

namespace tst_sql_store {

using namespace sql_store_test;

/// Stored tournaments are loaded and listed; removed ones are gone.
class SqlStoreTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsCreatedIsLoaded();
    void whatIsBeyondTheLimitsIsLoaded();
    void changesAndTheirReverseAreWritten();
    void versionsRise();
    void nothingIsKeptWithoutCommit();
    void unknownTournamentIsNothing();
    void removedWithEverything();
    void listedNewestFirst();
    void listsWhatSummariesSay();
    void listsWhatCannotBeRead();
    void playersAreSortedAsInADirectory();
    void playersAreRemovedOneByOne();
    void knowsWhoIsWho();
    void knowsWhoPlayedLast();
    void knowsTheSurnameSetByHandLast();
    void readsThoseWithASurnameAlone();
};

void SqlStoreTest::whatIsCreatedIsLoaded()
{
    const auto store = store_engine::newStore();
    for (quint32 seed = 0; seed < static_cast<quint32>(store_engine::times(150)); ++seed) {
        const auto tournament = randomTournament(seed);
        const auto id = create(*store, tournament);
        const auto loaded = store->read().load(id);
        QVERIFY2(loaded && loaded->tournament == tournament, qPrintable(QString::number(seed)));
        QCOMPARE(store->read().version(id), loaded->version);
    }
}

/// A database from before limits existed loses nothing.
void SqlStoreTest::whatIsBeyondTheLimitsIsLoaded()
{
    constexpr auto largest = std::numeric_limits<std::int32_t>::max();
    auto tournament = oneTable();
    tournament.settings.gamesPerRound = largest;
    tournament.settings.plannedRounds = largest;
    tournament.settings.venue = QString(100'000, u'x');
    tournament.settings.licence.address = u"Way 1"_s + QChar(u'\0') + u"\r\nTown"_s;
    auto& person = tournament.participants.back();
    person.name = QString(100'000, u'x');
    person.fixedTable = core::TableNumber{largest};
    person.present = {{core::RoundNumber{largest}, core::RoundNumber{largest}}};
    auto& round = tournament.rounds.front();
    round.head.games = largest;
    round.head.reason = u"a"_s + QChar(u'\0') + u"b"_s;
    round.tables.front().head.note = QString(100'000, u'x');
    const auto store = store_engine::newStore();
    QVERIFY(store->read().load(create(*store, tournament))->tournament == tournament);
}

void SqlStoreTest::changesAndTheirReverseAreWritten()
{
    const auto store = store_engine::newStore();
    for (quint32 seed = 0; seed < static_cast<quint32>(store_engine::times(60)); ++seed) {
        const auto one = randomTournament(seed);
        const auto other = randomTournament(seed + 1000, {18, 5, 3});
        const auto change = difference::between(one, other);
        const auto id = create(*store, one);
        record(*store, id, change);
        QVERIFY2(store->read().load(id)->tournament == other, qPrintable(QString::number(seed)));
        record(*store, id, reversed(change));
        QVERIFY2(store->read().load(id)->tournament == one, qPrintable(QString::number(seed)));
    }
}

void SqlStoreTest::versionsRise()
{
    const auto store = store_engine::newStore();
    const auto id = create(*store, oneTable());
    const auto other = create(*store, oneTable());
    const auto first = *store->read().version(id);
    const auto second = record(*store, id, gameChange({}, closedGame(u"time"_s)));
    QVERIFY(second > first);
    QCOMPARE(store->read().version(id), second);
    QCOMPARE(store->read().load(id)->version, second);
    QCOMPARE(store->read().version(other), first);
}

void SqlStoreTest::nothingIsKeptWithoutCommit()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, oneTable());
    {
        const auto transaction = store->beginWrite();
        transaction->record(id, gameChange({}, closedGame(u"time"_s)), core::EntryKind::Done, {},
                            stampAt(1));
        transaction->create(smallTournament(), core::Action::ImportTournament, stampAt(1));
        transaction->addPlayers({{u"Anna"_s, {}, {}}});
        QCOMPARE(findGame(transaction->read().load(id)->tournament, firstGame)->outcome,
                 closedGame(u"time"_s));
    }
    QVERIFY(store->read().load(id)->tournament == oneTable());
    QCOMPARE(store->read().tournaments().size(), std::size_t{1});
    QCOMPARE(store->read().newestLinks(id, 100).size(), std::size_t{1});
    QCOMPARE(store->read().gameRevision(id, firstGame).number, 0);
    QVERIFY(store->read().players().empty());
}

void SqlStoreTest::unknownTournamentIsNothing()
{
    const auto store = store_engine::newStore();
    const core::TournamentId id{5};
    QVERIFY(!store->read().load(id));
    QVERIFY(!store->read().version(id));
    QVERIFY(store->read().journal(id).empty());
    QCOMPARE(store->read().gameRevision(id, firstGame).number, 0);
    const auto transaction = store->beginWrite();
    QVERIFY(!transaction->remove(id));
    QVERIFY(failureOf(
        [&] { transaction->record(id, core::Change(), core::EntryKind::Done, {}, stampAt(1)); }));
}

void SqlStoreTest::removedWithEverything()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto kept = create(*store, smallTournament());
    const auto id = create(*store, randomTournament(3));
    const auto change = difference::between(randomTournament(3), randomTournament(4));
    record(*store, id, change);
    const auto transaction = store->beginWrite();
    QVERIFY(transaction->remove(id));
    transaction->commit();

    QVERIFY(!store->read().load(id));
    QVERIFY(store->read().load(kept)->tournament == smallTournament());
    QCOMPARE(store->read().newestLinks(kept, 100).size(), std::size_t{1});
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
    const auto store = store_engine::newStore();
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

    const auto list = store->read().tournaments();
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
    const auto store = store_engine::newStore();
    std::map<core::TournamentId, core::TournamentSummary> expected;
    for (quint32 seed = 0; seed < static_cast<quint32>(store_engine::times(60)); ++seed) {
        const int size = static_cast<int>(seed);
        const auto tournament = randomTournament(seed, {size % 23, size % 6, 2});
        const auto id = create(*store, tournament);
        expected[id] = core::summaryOf(id, tournament);
    }
    const auto listed = store->read().tournaments();
    QCOMPARE(listed.size(), expected.size());
    for (const auto& summary : listed) {
        auto& one = expected.at(summary.id);
        QVERIFY(!summary.uuid.value.isNull());
        one.uuid = summary.uuid;
        QVERIFY2(summary == one, qPrintable(summary.name));
    }
}

void SqlStoreTest::listsWhatCannotBeRead()
{
    const Folder folder;
    const auto id = create(*db::openStore(folder.club(), db::IfMissing::Create), oneTable());
    plainConnection(folder.club())->run(u"UPDATE tournament SET settings = '{'"_s);
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    QCOMPARE(store->read().tournaments().size(), std::size_t{1});
    QCOMPARE(store->read().tournaments()[0].participants, 4);
    QVERIFY(failureOf([&] { store->read().load(id); }) == Kind::Damaged);
}

void SqlStoreTest::playersAreSortedAsInADirectory()
{
    const auto store = store_engine::newStore();
    const auto transaction = store->beginWrite();
    transaction->addPlayers({{u"Zander, Eva"_s, {}, {}},
                             {u"Öztürk, Deniz"_s, u"Hof"_s, {u"Damen"_s, u"A \"B\""_s}},
                             {u"Otto, Uwe"_s, u"Plauen"_s, {}}});
    transaction->addPlayers({{u"otto, uwe"_s, {}, {}},
                             {u"Otto, Uwe"_s, u"Hof"_s, {}},
                             {u"Weiß, Jan"_s, {}, {}},
                             {u"Weiske, Ina"_s, {}, {}},
                             {u"Weisz, Jan"_s, {}, {}}});
    transaction->commit();

    QStringList lines;
    const auto players = store->read().players();
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
    const auto store = store_engine::newStore();
    core::Player anna{u"Anna"_s, u"Hof"_s, {}};
    core::Player guest{u"Anna"_s, u"Hof"_s, {u"guest"_s}};
    core::Player twin = anna;
    core::Player other{u"Anna"_s, {}, {}};
    const auto transaction = store->beginWrite();
    const auto ids = transaction->addPlayers({anna, guest, twin, other});
    QCOMPARE(ids.size(), std::size_t{4});
    anna.id = ids[0];
    guest.id = ids[1];
    twin.id = ids[2];
    other.id = ids[3];
    transaction->removePlayers({anna, guest});
    transaction->commit();
    QVERIFY(store->read().players() == (std::vector{other, twin}));
    const auto again = store->beginWrite();
    QVERIFY(again->addPlayers({anna}) == std::vector{anna.id});
    auto changed = twin;
    changed.tags << u"guest"_s;
    QVERIFY(failureOf([&] { again->removePlayers({changed}); }) == Kind::Damaged);
}

void SqlStoreTest::knowsWhoIsWho()
{
    const auto store = store_engine::newStore();
    const auto one = create(*store, core::withNewPeople(oneTable()));
    const auto other = create(*store, core::withNewPeople(oneTable()));
    const auto people = store->read().enrolledPeople();
    QCOMPARE(people.size(), std::size_t{8});
    const core::PlayerLink link{people.front().key, {QUuid::createUuid()}};
    const core::PlayerLink later{people.back().key, {QUuid::createUuid()}};
    const core::PlayerLink outdated{{one, {QUuid::createUuid()}}, link.player};
    {
        const auto transaction = store->beginWrite();
        transaction->addLinks({link, later, outdated});
        QVERIFY(transaction->read().playerLinks(one).size() == 2);
        QVERIFY(transaction->read().playerLinks(other) == std::vector{later});
        QVERIFY(transaction->read().playerLinks().size() == 3);
        QVERIFY(transaction->read().enrolledPeople(one).front().player == link.player);
        transaction->commit();
    }
    const auto known = store->read().enrolledPeople();
    QVERIFY(known.front().player == link.player);
    QVERIFY(known.back().player == later.player);
    QVERIFY(!known[1].player);
    QVERIFY(store->read().version(one) == core::Version{1});
    const auto transaction = store->beginWrite();
    transaction->removeLinks({link});
    QVERIFY(transaction->read().playerLinks(one) == std::vector{outdated});
    transaction->remove(one);
    QVERIFY(transaction->read().playerLinks() == std::vector{later});
    transaction->commit();
}

void SqlStoreTest::knowsWhoPlayedLast()
{
    const auto store = store_engine::newStore();
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
        for (const auto& last : store->read().lastPlayed(until)) {
            if (last.name == u"Anna"_s && last.club == u"Hof"_s) {
                return last.date;
            }
        }
        return std::nullopt;
    };
    QCOMPARE(lastOfAnna(QDate(2026, 12, 31)), QDate(2026, 10, 17));
    QCOMPARE(lastOfAnna(QDate(2026, 10, 16)), QDate(2026, 5, 14));
    QVERIFY(!lastOfAnna(QDate(2024, 12, 31)));
    QCOMPARE(store->read().lastPlayed(QDate(2026, 12, 31)).size(), tournament.participants.size());
}

void SqlStoreTest::knowsTheSurnameSetByHandLast()
{
    const auto store = store_engine::newStore();
    auto tournament = oneTable();
    auto& mai = tournament.participants[0];
    mai.name = u"Nguyen Mai"_s;
    const auto surname = [&] {
        const auto all = store->read().lastPlayed(QDate(2026, 12, 31));
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&](const auto& last) { return last.name == mai.name; });
        return found != all.end() ? found->surname : u"nobody"_s;
    };
    tournament.settings.date = QDate(2026, 5, 14);
    create(*store, tournament);
    QCOMPARE(surname(), QString());
    tournament.settings.date = QDate(2026, 10, 17);
    mai.surname = u"Nguyen"_s;
    create(*store, tournament);
    tournament.settings.date = QDate(2025, 1, 1);
    mai.surname = u"Mai"_s;
    create(*store, tournament);
    QCOMPARE(surname(), u"Nguyen"_s);
}

void SqlStoreTest::readsThoseWithASurnameAlone()
{
    const auto store = store_engine::newStore();
    auto tournament = oneTable();
    auto& mai = tournament.participants[0];
    mai.name = u"Nguyen Mai"_s;
    const auto create = [&](QDate date, const QString& surname) {
        tournament.settings.date = date;
        mai.surname = surname;
        sql_store_test::create(*store, tournament);
    };
    create(QDate(2026, 5, 14), {});
    QVERIFY(store->read().lastPlayedWithSurname().empty());
    create(QDate(2025, 1, 1), u"Mai"_s);
    const auto known = store->read().lastPlayedWithSurname();
    QCOMPARE(known.size(), std::size_t{1}); // Nobody else at the table is read.
    QCOMPARE(known.front().date, QDate(2026, 5, 14));
    QCOMPARE(known.front().surname, QString()); // It was given up since.
    create(QDate(2026, 10, 17), u"Nguyen"_s);
    QCOMPARE(store->read().lastPlayedWithSurname().front().surname, u"Nguyen"_s);
}

RUMMY_TEST(SqlStoreTest)

} // namespace tst_sql_store

#include "tst_sql_store.moc"
