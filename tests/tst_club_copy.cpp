#include "club_values.h"
#include "core/people/enrolment.h"
#include "core/service/club_service.h"
#include "core/service/tournament_service.h"
#include "db/club_copy.h"
#include "db/club_tables.h"
#include "db/sql_store.h"
#include "db/sqlite/club_database.h"
#include "evening.h"
#include "random_tournament.h"
#include "store_contents.h"
#include "store_fixture.h"
#include "tests/suite.h"

#include <QTest>

#include <algorithm>

namespace tst_club_copy {

using namespace Qt::Literals::StringLiterals;
using namespace store_fixture;

namespace {

/// A club in memory, with its connection accessible.
struct Club
{
    Club() : Club(db::openClubInMemory()) {}

    db::SqliteConnection& connection;
    db::SqlStore store;

private:
    explicit Club(std::unique_ptr<db::SqliteConnection> opened)
        : connection(*opened), store(std::move(opened))
    {}
};

} // namespace

class TestClubCopy : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tablesAreBehindThoseTheyReferTo()
    {
        const auto tables = db::clubTables();
        const auto place = [&tables](const QString& name) {
            const auto found =
                std::find_if(tables.begin(), tables.end(),
                             [&name](const auto& table) { return table.name == name; });
            return std::distance(tables.begin(), found);
        };
        QCOMPARE(place(u"nothing of the kind"_s), static_cast<std::ptrdiff_t>(tables.size()));
        QVERIFY(place(u"tournament"_s) < place(u"participant"_s));
        QVERIFY(place(u"participant"_s) < place(u"seat"_s));
        QVERIFY(place(u"game_table"_s) < place(u"game"_s));
        QVERIFY(place(u"game"_s) < place(u"hand"_s));
        QVERIFY(place(u"hand"_s) < static_cast<std::ptrdiff_t>(tables.size()));
        const auto& journal = tables[static_cast<std::size_t>(place(u"journal"_s))];
        QVERIFY(journal.countsIds);
        QCOMPARE(journal.key, QStringList{u"id"_s});
    }

    void copyShowsTheSame()
    {
        Club club;
        for (unsigned seed = 1; seed <= 20; ++seed) {
            create(club.store, core::withNewPeople(randomTournament(seed)));
        }
        const auto played = create(club.store, core::withNewPeople(oneTable()));
        core::TournamentService service(club.store, u"desk"_s, [] { return stampAt(5).time; });
        core::Enrolment late;
        late.name = u"Späte, Suse"_s;
        QVERIFY(service.run(played, core::enrol, {late}));
        QVERIFY(service.undo(played));
        core::ClubService directory(club.store, u"desk"_s, [] { return stampAt(6).time; });
        QVERIFY(directory.run(core::addPlayers,
                              {core::Player{u"Käthe"_s, u"SC Altdorf"_s, {u"regular"_s}}}));
        const auto known = club.store.read().enrolledPeople();
        QVERIFY(directory.run(core::recogniseAsNew, {known.front()}));
        recordClub(club.store, {{core::ClubAction::CreateSeries, {}}, {}, club_values::steps()});

        Club copy;
        db::copyClub(club.connection, copy.connection);
        QCOMPARE(store_contents::withIdentities(copy.store),
                 store_contents::withIdentities(club.store));
        for (const auto& table : db::clubTables()) {
            const auto count = u"SELECT count(*) FROM %1"_s.arg(table.name);
            QCOMPARE(copy.connection.valueOf<int>(count), club.connection.valueOf<int>(count));
        }
    }

    /// Not even those of tournaments that are gone.
    void idsAreNeverGivenTwice()
    {
        Club club;
        const auto gone = create(club.store, oneTable());
        const auto transaction = club.store.beginWrite();
        QVERIFY(transaction->remove(gone));
        transaction->commit();
        Club copy;
        db::copyClub(club.connection, copy.connection);
        QVERIFY(core::plain(create(copy.store, oneTable())) > core::plain(gone));
    }

    void nothingIsWrittenOverAnotherClub()
    {
        Club club;
        create(club.store, oneTable(u"Abend"_s));
        Club other;
        create(other.store, oneTable(u"Ein anderer"_s));
        QVERIFY(failureOf([&] { db::copyClub(club.connection, other.connection); }).has_value());
        QCOMPARE(other.store.read().tournaments().size(), std::size_t{1});
        QCOMPARE(other.store.read().tournaments().front().name, u"Ein anderer"_s);
    }

    void differenceIsNoticed()
    {
        Club club;
        create(club.store, oneTable());
        Club copy;
        copy.connection.run(u"CREATE TRIGGER fault AFTER INSERT ON participant "
                            "BEGIN UPDATE participant SET club = 'x' WHERE number = 3; END"_s);
        QVERIFY(failureOf([&] { db::copyClub(club.connection, copy.connection); }) ==
                Kind::Damaged);
        QVERIFY(copy.store.read().tournaments().empty());
    }
};

RUMMY_TEST(TestClubCopy)

} // namespace tst_club_copy

#include "tst_club_copy.moc"
