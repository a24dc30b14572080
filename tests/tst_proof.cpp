#include "club_values.h"
#include "core/codes/hall_codes.h"
#include "core/file/tournament_file.h"
#include "core/people/enrolment.h"
#include "db/digest.h"
#include "db/sql_store.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/check.h"
#include "db/sqlite/club_database.h"
#include "db/tournament_digest.h"
#include "db/transaction.h"
#include "difference.h"
#include "file_contents.h"
#include "people_known.h"
#include "random_cards.h"
#include "random_tournament.h"
#include "store_fixture.h"
#include "suite.h"

#include "tests/pending_builder.h"

#include <QTest>

namespace tst_proof {

using namespace Qt::StringLiterals;
using namespace store_fixture;

/// Stored data prove their own integrity.
class ProofTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyChangedValueIsFound_data();
    void everyChangedValueIsFound();
    void changeOutsideIsRefused();
    void faultNamesGameOrEntry();
    void laterChangeDoesNotCoverIt();
    void rowMoreOrLessIsFound_data();
    void rowMoreOrLessIsFound();
    void entryOfTheClubLessIsFound();
    void olderDatabaseGetsItsSums();
    void sumPaidBecomesAPayment();
    void stepsAddUp();
    void digestsStayTheSame();
};

namespace {

/// A club in memory with everything that can be stored, modifiable in every way: the first random
/// tournament from that seed on with rows in all tables.
core::Tournament fullTournament(quint32 seed)
{
    const random_tournament::Size small{12, 3, 3, 4};
    auto tournament = randomTournament(seed, small);
    while (tournament.penalties.empty() || tournament.tieDecisions.empty()) {
        tournament = randomTournament(++seed, small);
    }
    return tournament;
}

class Club
{
public:
    Club()
    {
        auto opened = db::openClubInMemory();
        connection_ = opened.get();
        store_ = std::make_unique<db::SqlStore>(std::move(opened));
        const auto before = core::withNewPeople(fullTournament(1));
        const auto rummy = create(*store_, before);
        record(*store_, rummy,
               difference::between(before, core::withNewPeople(fullTournament(100))));
        setClock(rummy);
        report(rummy);
        const auto cards = create(*store_, randomCards(7));
        record(*store_, cards, difference::between(randomCards(7), randomCards(8)));
        const auto withLot = contentsOf(QFINDTESTDATA("data/cards-knock-out.json"));
        create(*store_, core::withNewPeople(*core::readTournament(withLot)));
        const auto transaction = store_->beginWrite();
        transaction->addPlayers(
            {{u"Berger, Anna"_s, u"Hof"_s, {u"Damen"_s}}, {u"Öztürk, Deniz"_s, u"Plauen"_s, {}}});
        const auto people = transaction->read().enrolledPeople();
        const auto directory = transaction->read().players();
        transaction->addLinks(
            {{people.front().key, directory.front().id}, {people.back().key, directory.back().id}});
        transaction->commit();
        recordClub(*store_, {{core::ClubAction::CreateSeries, {}}, {}, club_values::steps()});
        recordClub(*store_, {{core::ClubAction::CancelCash, {}},
                             u"mistyped"_s,
                             {core::CashExchange{club_values::movement().id,
                                                 club_values::movement(), std::nullopt}}});
        connection_->run(u"PRAGMA foreign_keys = OFF"_s);
        connection_->run(u"PRAGMA ignore_check_constraints = ON"_s);
    }

    [[nodiscard]] db::SqliteConnection& connection() const { return *connection_; }

    [[nodiscard]] QStringList namesIn(const QString& query) const
    {
        QStringList names;
        db::Rows rows = connection_->rows(query);
        while (rows.next()) {
            names << rows.value<QString>(0);
        }
        return names;
    }

    /// All but marks that concern no evening.
    [[nodiscard]] QStringList tables() const
    {
        return namesIn(u"SELECT name FROM sqlite_schema WHERE type = 'table' "
                       "AND name NOT LIKE 'sqlite_%' AND name NOT IN ('merge_backup', "
                       "'older_picture', 'shared_club') ORDER BY name"_s);
    }

    [[nodiscard]] QStringList columnsOf(const QString& table) const
    {
        return namesIn(u"SELECT name FROM pragma_table_info('%1')"_s.arg(table));
    }

    [[nodiscard]] QString keyOf(const QString& table) const
    {
        return namesIn(u"SELECT name FROM pragma_table_info('%1') WHERE pk > 0 ORDER BY pk"_s.arg(
                           table))
            .join(u", "_s);
    }

    /// Changes one row to another value from the column, else a similar one.
    void change(const QString& table, const QString& column) const
    {
        withoutTriggers(u"UPDATE OR REPLACE %1 AS changed SET %2 = coalesce((SELECT other.%2 "
                        "FROM %1 AS other WHERE other.%2 <> changed.%2 LIMIT 1), "
                        "iif(typeof(changed.%2) = 'text', changed.%2 || '1', changed.%2 + 1), 1) "
                        "WHERE (%3) = (SELECT %3 FROM %1 ORDER BY %2 IS NULL, %3 LIMIT 1)"_s.arg(
                            table, column, keyOf(table)));
    }

    /// The journal's guards do not stop a disk.
    void withoutTriggers(const QString& sql) const
    {
        const auto triggers = u"SELECT %1 FROM sqlite_schema WHERE type = 'trigger'"_s;
        const auto statements = namesIn(triggers.arg(u"sql"_s));
        for (const auto& name : namesIn(triggers.arg(u"name"_s))) {
            connection_->runOnce(u"DROP TRIGGER "_s + name);
        }
        connection_->runOnce(sql);
        for (const auto& statement : statements) {
            connection_->runOnce(statement);
        }
    }

private:
    void setClock(core::TournamentId id)
    {
        const auto round = store_->read().load(id)->tournament.rounds.front().number;
        const QDateTime start({2026, 5, 14}, {19, 0}, Qt::UTC);
        const auto transaction = store_->beginWrite();
        transaction->setClock(id, round, core::RoundClock{start, start.addSecs(600), 60, 5});
        transaction->commit();
    }

    void report(core::TournamentId id)
    {
        auto first = pending_builder::report(u"first"_s, {}, core::GameNumber{1},
                                             core::UnplayedGame{u"time"_s});
        first.sender = {u"4F"_s, core::StartNumber{7}, 1};
        const auto transaction = store_->beginWrite();
        transaction->setHallKey(id, QByteArray(core::hallKeyLength, 'k'));
        transaction->setHelperCodes(id, {{{QUuid(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)},
                                          QByteArray(64, 'a'),
                                          first.time,
                                          first.time,
                                          first.time}});
        transaction->addPicture("\x89PNG\r\n\x1A\n one");
        transaction->addPicture("\xFF\xD8\xFF two");
        transaction->addHelperEntry(
            id, {u"entry"_s, {QUuid(1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)}, QByteArray(32, 'b')},
            transaction->read().newestEntry());
        transaction->addPending(id, first);
        transaction->addPending(id, pending_builder::report(u"second"_s, {}, core::GameNumber{2},
                                                            core::UnplayedGame{u"late"_s}));
        transaction->addPending(id, pending_builder::objection(u"third"_s, {}));
        transaction->settle(
            id, first.id,
            core::Settlement{core::SettledHow::Dropped, u"desk"_s, first.time, u"twice"_s});
        transaction->commit();
    }

    std::unique_ptr<db::SqlStore> store_;
    db::SqliteConnection* connection_ = nullptr;
};

} // namespace

void ProofTest::everyChangedValueIsFound_data()
{
    QTest::addColumn<QString>("table");
    for (const auto& table : Club().tables()) {
        QTest::newRow(qPrintable(table)) << table;
    }
}

void ProofTest::everyChangedValueIsFound()
{
    QFETCH(const QString, table);
    const Club club;
    QVERIFY(db::examine(club.connection()).empty());
    QVERIFY(club.connection().valueOf<int>(u"SELECT count(*) FROM %1"_s.arg(table)) > 0);
    for (const auto& column : club.columnsOf(table)) {
        const db::Transaction undone(club.connection(), db::Transaction::Kind::Write);
        club.change(table, column);
        QVERIFY2(!db::examine(club.connection()).empty(), qPrintable(column));
    }
}

void ProofTest::rowMoreOrLessIsFound_data()
{
    QTest::addColumn<QString>("sql");
    QTest::newRow("participant less")
        << u"DELETE FROM participant WHERE number = (SELECT max(number) FROM participant)"_s;
    QTest::newRow("game less") << u"DELETE FROM game"_s;
    QTest::newRow("hand less") << u"DELETE FROM hand"_s;
    QTest::newRow("penalty less") << u"DELETE FROM penalty"_s;
    QTest::newRow("penalty more") << u"INSERT INTO penalty (tournament, position, participant, "
                                     "round, units, reason) SELECT tournament, 99, min(number), "
                                     "1, 120, '' FROM participant WHERE tournament = 1"_s;
    QTest::newRow("record less") << u"DELETE FROM club_record WHERE kind = 'series'"_s;
    QTest::newRow("all records less") << u"DELETE FROM club_record"_s;
    QTest::newRow("no sums of the club") << u"DELETE FROM club_proof"_s;
    QTest::newRow("player more") << u"INSERT INTO player (name, club, tags) "
                                    "VALUES ('Gast', '', '[]')"_s;
}

void ProofTest::rowMoreOrLessIsFound()
{
    QFETCH(const QString, sql);
    const Club club;
    club.connection().run(sql);
    QVERIFY(!db::examine(club.connection()).empty());
}

/// Including the newest one, with none after it.
void ProofTest::entryOfTheClubLessIsFound()
{
    for (const auto* const place : {"min", "max"}) {
        const Club club;
        club.withoutTriggers(u"DELETE FROM club_journal WHERE id = (SELECT %1(id) FROM "
                             "club_journal)"_s.arg(QLatin1StringView(place)));
        QVERIFY(!db::examine(club.connection()).empty());
    }
}

namespace {

/// Four hands of one game; another number of stones is as plausible as the one entered.
core::Tournament oneGame()
{
    auto tournament = oneTable();
    core::PlayedGame game;
    game.result.hands = scoring::Hands(4);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        game.result.hands[seat] = scoring::Hand{static_cast<std::int32_t>(seat * 3), 0};
    }
    tournament.rounds[0].tables[0].games.push_back({core::GameNumber{1}, game});
    return tournament;
}

void moreStones(const QString& file)
{
    plainConnection(file)->run(u"UPDATE hand SET stones = stones + 1 WHERE seat = 2"_s);
}

} // namespace

void ProofTest::changeOutsideIsRefused()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, oneGame());
    QVERIFY(store->read().load(id)->tournament == oneGame());
    moreStones(folder.club());
    QCOMPARE(failureOf([&] { store->read().load(id); }), Kind::Damaged);
    QCOMPARE(failureOf([&] { db::backUp(folder.club(), folder.path(u"copy.db"_s)); }),
             Kind::Damaged);
    QVERIFY(!QFile::exists(folder.path(u"copy.db"_s)));
    const auto faults = db::checkDatabase(folder.club());
    QCOMPARE(faults.size(), std::size_t{1});
    QVERIFY(faults.front().kind == core::DatabaseFault::Kind::Tournament);
    QVERIFY(faults.front().tournament == id);
}

void ProofTest::faultNamesGameOrEntry()
{
    const Folder folder;
    {
        const auto store = db::openStore(folder.club(), db::IfMissing::Create);
        const auto id = create(*store, oneTable());
        record(*store, id, difference::between(oneTable(), oneGame()));
        const auto transaction = store->beginWrite();
        transaction->addPlayers({{u"Berger, Anna"_s, {}, {}}, {u"Lang, Uwe"_s, {}, {}}});
        transaction->commit();
    }
    plainConnection(folder.club())->run(u"UPDATE game_revision SET desk = 'desk 2'"_s);
    plainConnection(folder.club())
        ->run(u"UPDATE player SET club = 'Hof' WHERE name = 'Lang, Uwe'"_s);
    QStringList details;
    for (const auto& fault : db::checkDatabase(folder.club())) {
        details << fault.detail;
    }
    const auto has = [&details](const QString& part) { return details.join(u'\n').contains(part); };
    QVERIFY2(has(u"round 1, table 1, game 1"_s), qPrintable(details.join(u'\n')));
    QVERIFY2(has(u"Lang, Uwe"_s), qPrintable(details.join(u'\n')));
}

void ProofTest::laterChangeDoesNotCoverIt()
{
    const Folder folder;
    const auto store = db::openStore(folder.club(), db::IfMissing::Create);
    const auto id = create(*store, oneGame());
    moreStones(folder.club());
    auto changed = oneGame();
    changed.settings.venue = u"Post"_s;
    changed.participants[0].club = u"Hof"_s;
    changed.rounds[0].tables[0].games.push_back(
        {core::GameNumber{2}, core::UnplayedGame{u"time"_s}});
    record(*store, id, difference::between(oneGame(), changed));
    QCOMPARE(failureOf([&] { store->read().load(id); }), Kind::Damaged);
}

void ProofTest::olderDatabaseGetsItsSums()
{
    const Folder folder;
    laySchema1(folder.club());
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    const auto id = store->read().tournaments().front().id;
    QVERIFY(store->read().load(id));
    QVERIFY(db::checkDatabase(folder.club()).empty());
    plainConnection(folder.club())->run(u"UPDATE participant SET fixed_table = 7"_s);
    QCOMPARE(failureOf([&] { store->read().load(id); }), Kind::Damaged);
}

/// An amount paid before payments existed is one of unknown time.
void ProofTest::sumPaidBecomesAPayment()
{
    const Folder folder;
    laySchema1(folder.club());
    plainConnection(folder.club())
        ->run(u"UPDATE participant SET paid_cents = 750 WHERE number = 2"_s);
    const auto store = db::openStore(folder.club(), db::IfMissing::Refuse);
    const auto stored = store->read().load(store->read().tournaments().front().id);
    QVERIFY(stored);
    const auto& people = stored->tournament.participants;
    QVERIFY(people[0].payments.empty());
    QCOMPARE(withoutIds(stored->tournament).participants[1].payments,
             std::vector{core::FeePayment{750}});
    QVERIFY(db::checkDatabase(folder.club()).empty());
}

/// The sum after a change is the sum of its result.
void ProofTest::stepsAddUp()
{
    const auto require = [](const core::Tournament& before, const core::Tournament& after) {
        std::uint64_t sum = db::digestOf(before);
        for (const auto& step : difference::between(before, after).steps) {
            sum += db::differenceOf(step);
        }
        QCOMPARE(sum, db::digestOf(after));
    };
    for (unsigned seed = 1; seed < 20; ++seed) {
        require(randomTournament(seed), randomTournament(seed + 1));
        require(randomCards(seed), randomCards(seed + 1));
    }
}

/// Digests are stored: different ones would make every database appear damaged.
void ProofTest::digestsStayTheSame()
{
    const auto connection = db::openClubInMemory();
    QCOMPARE(connection->valueOf<std::int64_t>(u"SELECT digest_of(7, 'Öztürk, Deniz', NULL)"_s),
             std::int64_t{1'521'626'414'760'596'668});
    const auto digestOfFile = [](const char* name) {
        const auto file = core::readTournament(contentsOf(QFINDTESTDATA(name)));
        return file ? db::digestOf(*file) : 0;
    };
    QCOMPARE(digestOfFile("data/club-evening.json"), std::uint64_t{557'729'289'448'850'921U});
    QCOMPARE(digestOfFile("data/cards-ring.json"), std::uint64_t{17'085'680'332'935'692'165U});
}

RUMMY_TEST(ProofTest)

} // namespace tst_proof

#include "tst_proof.moc"
