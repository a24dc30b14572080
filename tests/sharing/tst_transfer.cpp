#include "app/sharing/certificate.h"
#include "app/sharing/joining.h"
#include "app/sharing/shared_club.h"
#include "core/model/bookings.h"
#include "core/service/club_service.h"
#include "core/service/tournament_service.h"
#include "db/club_transfer.h"
#include "db/postgres/server_store.h"
#include "db/server_backup.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/open_store.h"
#include "db/sqlite/resting_mark.h"
#include "db/transaction.h"
#include "server_fixture.h"
#include "tests/evening.h"
#include "tests/random_tournament.h"
#include "tests/store_contents.h"
#include "tests/store_fixture.h"
#include "tests/suite.h"

#include <QSqlDatabase>

namespace tst_transfer {

using namespace Qt::Literals::StringLiterals;
using namespace evening;
using namespace store_fixture;
using core::TournamentService;
using sharing::PrivateServer;
using sharing::Role;

namespace {

db::ServerAddress addressOf(const sharing::Outcome<core::ClubPlace>& joined)
{
    return db::serverAddressFrom(joined->text());
}

db::ServerAddress ownerOf(const PrivateServer& server)
{
    return addressOf(sharing::ownerAddress(server, QString::fromLatin1(PrivateServer::database)));
}

sharing::Transfer transfer()
{
    return {
        [](const QString& file, const PrivateServer& server, const std::function<void()>& copied) {
            db::handOver(file,
                         {addressOf(sharing::ownerAddress(server, u"postgres"_s)),
                          addressOf(sharing::joinOwn(server))},
                         {server.secrets().director, server.secrets().helper}, stampAt(60).time,
                         copied);
        },
        [](const PrivateServer& server, const QString& file) {
            db::bringBack(ownerOf(server), file, stampAt(120).time);
        }};
}

constexpr std::int64_t paidBefore = 500; ///< By number 1.

/// Four people at a table in a round being played.
core::Tournament playing()
{
    auto tournament = evening::tournament(4);
    tournament.settings.gamesPerRound = 2;
    tournament.participants.front().setPaidCents(paidBefore);
    tournament.rounds = {round(1, {table(1, {1_p, 2_p, 3_p, 4_p})})};
    return withPaymentNumbers(tournament);
}

/// A club shared for the duration of a test.
class Shared
{
public:
    explicit Shared(const sharing::Programs& programs) : programs_(programs)
    {
        {
            const auto store = db::openStore(file(), db::IfMissing::Create);
            for (unsigned seed = 1; seed <= 5; ++seed) {
                create(*store, randomTournament(seed));
            }
            id = create(*store, playing());
            before = store_contents::withIdentities(*store);
        }
        server = sharing::share(transfer(), programs, file(), u"127.0.0.1"_s);
    }
    Shared(const Shared&) = delete;
    Shared& operator=(const Shared&) = delete;
    Shared(Shared&&) = delete;
    Shared& operator=(Shared&&) = delete;
    ~Shared()
    {
        if (server && *server) {
            (void)(**server).stop();
        }
    }

    [[nodiscard]] QString why() const { return *server ? QString() : server->fault().detail; }
    [[nodiscard]] QString file() const { return folder_.path(u"club.rummydb"_s); }
    [[nodiscard]] std::unique_ptr<core::Store> open(Role role) const
    {
        return db::openServerStore(address(role));
    }
    [[nodiscard]] db::ServerAddress address(Role role) const
    {
        return addressOf(sharing::join((**server).invitation(role), path(u"joined"_s)));
    }
    [[nodiscard]] QString path(const QString& name) const { return folder_.path(name); }
    std::optional<sharing::Fault> stop()
    {
        return sharing::stopSharing(transfer(), **server, file());
    }

    core::TournamentId id{0};
    QByteArray before;
    std::optional<sharing::Outcome<PrivateServer>> server;

private:
    ServerFolder folder_;
    sharing::Programs programs_;
};

TournamentService serviceOf(core::Store& store, const QString& desk)
{
    return {store, desk, [] { return stampAt(90).time; }};
}

core::ClubService directoryOf(core::Store& store)
{
    return {store, u"desk 3"_s, [] { return stampAt(90).time; }};
}

core::GameKey gameOne()
{
    return {core::RoundNumber{1}, core::TableNumber{1}, core::GameNumber{1}};
}

core::EntryTerms confirmed()
{
    core::EntryTerms terms;
    terms.warningsConfirmed = true;
    return terms;
}

} // namespace

/// Moving a club to the private server and back, and the desks' rights there.
class TestTransfer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() const
    {
        if (!programs_ || !QSqlDatabase::isDriverAvailable(u"QPSQL"_s)) {
            QSKIP("PostgreSQL or Qt's driver for it is not installed");
        }
    }

    void goesThereAndBack()
    {
        Shared club(*programs_);
        QVERIFY2(bool(*club.server), qPrintable(club.why()));
        {
            const auto store = club.open(Role::Director);
            QCOMPARE(store_contents::withIdentities(*store), club.before);
            auto service = serviceOf(*store, u"desk 2"_s);
            QVERIFY(
                service.run(club.id, core::enterGame, gameOne(), played("0,3,5,9"), confirmed()));
        }
        // The file rests meanwhile.
        const auto resting = db::openStore(club.file(), db::IfMissing::Refuse);
        QVERIFY(failureOf([&] { create(*resting, oneTable()); }) == Kind::Shared);
        QCOMPARE(store_contents::withIdentities(*resting), club.before);
    }

    void comesBackWithWhatWasDoneThere()
    {
        Shared club(*programs_);
        QVERIFY2(bool(*club.server), qPrintable(club.why()));
        QByteArray there;
        {
            const auto store = club.open(Role::Director);
            auto service = serviceOf(*store, u"desk 2"_s);
            QVERIFY(
                service.run(club.id, core::enterGame, gameOne(), played("0,3,5,9"), confirmed()));
            there = store_contents::withIdentities(*store);
        }
        const auto fault = club.stop();
        QVERIFY2(!fault, fault ? qPrintable(fault->detail) : "");
        const auto store = db::openStore(club.file(), db::IfMissing::Refuse);
        QCOMPARE(store_contents::withIdentities(*store), there);
        QVERIFY(there != club.before);
        create(*store, oneTable());
        QVERIFY(!sharing::sharedFrom(*programs_, club.file()));
    }

    void desksSeeEachOther()
    {
        Shared club(*programs_);
        QVERIFY2(bool(*club.server), qPrintable(club.why()));
        const auto main = club.open(Role::Director);
        const QDateTime wholeSecond(QDate(2026, 10, 16), QTime(18, 30), Qt::UTC);
        core::Desk helper{u"Tür, rechts; 2"_s, wholeSecond};
        helper.typing = {club.id, {1_r, 1_t}};
        helper.tables = {1_t, 12_t};
        {
            const auto other = club.open(Role::Helper);
            other->announce(helper);
            helper.isHelper = true;
            QTRY_COMPARE_WITH_TIMEOUT(main->otherDesks(), std::vector<core::Desk>{helper}, 20'000);
            // No desk sees itself, or those that announced nothing.
            QVERIFY(other->otherDesks().empty());
        }
        QTRY_VERIFY_WITH_TIMEOUT(main->otherDesks().empty(), 20'000);
    }

    void isBackedUpAndRestored()
    {
        Shared club(*programs_);
        QVERIFY2(bool(*club.server), qPrintable(club.why()));
        const auto address = club.address(Role::Director);
        const auto backups = club.path(u"backups"_s);
        const auto named = db::fileNamedAfter(address, club.path(u"servers"_s));
        const auto backup = db::backUpServerTo(address, named, backups, stampAt(70).time);
        QCOMPARE(store_contents::withIdentities(*db::openStore(backup, db::IfMissing::Refuse)),
                 club.before);
        QCOMPARE(db::backupsOf(named, {backups}).size(), std::size_t{1});
        QVERIFY(db::checkServer(address).empty());
        QByteArray there;
        {
            const auto store = club.open(Role::Director);
            auto service = serviceOf(*store, u"desk 2"_s);
            QVERIFY(
                service.run(club.id, core::enterGame, gameOne(), played("0,3,5,9"), confirmed()));
            there = store_contents::withIdentities(*store);
            // Anyone with it open would continue with deleted data.
            QVERIFY(failureOf([&] {
                        db::restoreToServer(address, backup, named, stampAt(80).time);
                    }) == Kind::InUse);
            QCOMPARE(store_contents::withIdentities(*store), there);
        }
        const auto kept = db::restoreToServer(address, backup, named, stampAt(80).time);
        QCOMPARE(store_contents::withIdentities(*club.open(Role::Director)), club.before);
        QCOMPARE(store_contents::withIdentities(*db::openStore(kept, db::IfMissing::Refuse)),
                 there);
        // New rows never reuse ids.
        const auto store = club.open(Role::Helper);
        auto service = serviceOf(*store, u"desk 3"_s);
        QVERIFY(service.run(club.id, core::enterGame, gameOne(), played("0,3,5,9"), confirmed()));
    }

    void whatIsNoBackupChangesNothing()
    {
        Shared club(*programs_);
        QVERIFY2(bool(*club.server), qPrintable(club.why()));
        const auto address = club.address(Role::Director);
        QFile text(club.path(u"text.rummydb"_s));
        QVERIFY(text.open(QIODevice::WriteOnly) && text.write("no database") > 0);
        text.close();
        QVERIFY(failureOf([&] {
                    db::restoreToServer(address, text.fileName(), club.path(u"named.rummydb"_s),
                                        stampAt(80).time);
                }) == Kind::Damaged);
        QCOMPARE(store_contents::withIdentities(*club.open(Role::Director)), club.before);
    }

    /// The program was killed after the server had the club but before the file rested; or after
    /// desks were shut out but before the file had the club.
    void goesOnAfterAKill()
    {
        Shared club(*programs_);
        QVERIFY2(bool(*club.server), qPrintable(club.why()));
        db::goOnHere(club.file());
        {
            db::ServerConnection owner(ownerOf(**club.server));
            db::shutDesksOut(owner);
        }
        QCOMPARE(failureOf([&] { (void)club.open(Role::Director); }), Kind::Denied);
        for (int time = 0; time < 2; ++time) {
            db::goOnSharing(club.file(), ownerOf(**club.server), stampAt(70).time);
        }
        QCOMPARE(store_contents::withIdentities(*club.open(Role::Director)), club.before);
        const auto resting = db::openStore(club.file(), db::IfMissing::Refuse);
        QCOMPARE(failureOf([&] { create(*resting, oneTable()); }), Kind::Shared);
    }

    /// Everything acknowledged to a desk must be in the file.
    void waitsForWhoeverStores()
    {
        Shared club(*programs_);
        QVERIFY2(bool(*club.server), qPrintable(club.why()));
        db::ServerConnection writer(ownerOf(**club.server));
        {
            const db::Transaction storing(writer, db::Transaction::Kind::Write);
            QCOMPARE(failureOf([&] { club.stop(); }), Kind::Busy);
        }
        QVERIFY(sharing::isShared(club.file()));
        QCOMPARE(store_contents::withIdentities(*club.open(Role::Director)), club.before);
        QVERIFY(!club.stop());
    }

    void tellsWhyNobodyMayCome()
    {
        Shared club(*programs_);
        QVERIFY2(bool(*club.server), qPrintable(club.why()));
        auto invitation = (**club.server).invitation(Role::Helper);
        const auto joined = sharing::join(invitation, club.path(u"joined"_s));
        // The code of another day.
        invitation.secret = sharing::newSecret();
        const auto withOtherCode = sharing::join(invitation, club.path(u"other"_s));
        QCOMPARE(failureOf([&] { db::openServerStore(addressOf(withOtherCode)); }), Kind::Denied);
        const auto clockAnHourSlow = sharing::join(invitation, club.path(u"slow"_s),
                                                   QDateTime::currentDateTimeUtc().addSecs(-3600));
        QVERIFY(!clockAnHourSlow);
        QCOMPARE(clockAnHourSlow.fault().kind, sharing::Fault::Kind::ClockWrong);

        QVERIFY(bool((**club.server).stop()));
        QCOMPARE(failureOf([&] { db::openServerStore(addressOf(joined)); }), Kind::Unreachable);
        QVERIFY(bool(sharing::makeCertificate(programs_->openssl, (**club.server).folder())));
        QVERIFY(bool((**club.server).start()));
        QCOMPARE(failureOf([&] { db::openServerStore(addressOf(joined)); }), Kind::Stranger);
        const auto again = sharing::join(invitation, club.path(u"again"_s));
        QVERIFY(!again);
        QCOMPARE(again.fault().kind, sharing::Fault::Kind::Stranger);
    }

    void helpersCheckInAndEnterResults()
    {
        Shared club(*programs_);
        QVERIFY2(bool(*club.server), qPrintable(club.why()));
        const auto store = club.open(Role::Helper);
        auto service = serviceOf(*store, u"desk 3"_s);
        QVERIFY(service.run(club.id, core::enterGame, gameOne(), played("0,3,5,9"), confirmed()));
        auto terms = confirmed();
        terms.seenRevision = service.read().gameRevision(club.id, gameOne()).number;
        terms.correction = true;
        terms.reason = u"mistyped"_s;
        QVERIFY(service.run(club.id, core::enterGame, gameOne(), played("0,3,5,8"), terms));
        QVERIFY(service.undo(club.id));
        core::Enrolment late;
        late.name = u"Späte, Suse"_s;
        late.status = core::Attendance::Expected;
        const auto enrolled = service.run(club.id, core::enrol, {late});
        QVERIFY(enrolled);
        QVERIFY(service.run(club.id, core::checkIn, core::enrolledBy(*enrolled).front(),
                            core::StartFee::AsBefore));
        QVERIFY(service.run(club.id, core::takePayment, 1_p, {300}));
        auto after = (**service.tournament(club.id)).participants.front();
        after.setPaidCents(paidBefore + 500);
        QVERIFY(service.run(club.id, core::editParticipant,
                            {(**service.tournament(club.id)).participants.front(), after}));
        QCOMPARE((**service.tournament(club.id)).participants.front().payments.size(),
                 std::size_t{3});
        auto directory = directoryOf(*store);
        const auto known = directory.read().players().size();
        QVERIFY(directory.run(core::addPlayers, {{late.name, {}, {}}}));
        QCOMPARE(directory.read().players().size(), known + 1);
    }

    void helpersDoNothingElse_data()
    {
        QTest::addColumn<std::function<void(core::Store&, core::TournamentId)>>("act");
        const auto row = [](const char* name, auto act) {
            QTest::newRow(name) << std::function<void(core::Store&, core::TournamentId)>(
                [act](core::Store& store, core::TournamentId id) {
                    auto service = serviceOf(store, u"desk 3"_s);
                    act(service, id);
                });
        };
        row("cancel a round", [](TournamentService& service, core::TournamentId id) {
            (void)service.run(id, core::cancelRound, core::RoundNumber{1}, u"test"_s);
        });
        row("remove somebody", [](TournamentService& service, core::TournamentId id) {
            core::Enrolment late;
            late.name = u"Späte, Suse"_s;
            const auto enrolled = service.run(id, core::enrol, {late});
            (void)service.run(id, core::removeParticipants, core::enrolledBy(*enrolled),
                              core::MoneyOfRemoved::OwedBack);
        });
        row("rename somebody", [](TournamentService& service, core::TournamentId id) {
            const auto tournament = **service.tournament(id);
            auto after = tournament.participants.front();
            after.name = u"Anders, Anna"_s;
            (void)service.run(id, core::editParticipant, {tournament.participants.front(), after});
        });
        row("give money back by the entry", [](TournamentService& service, core::TournamentId id) {
            const auto tournament = **service.tournament(id);
            auto after = tournament.participants.front();
            after.setPaidCents(paidBefore - 1);
            (void)service.run(id, core::editParticipant, {tournament.participants.front(), after});
        });
        row("give money back", [](TournamentService& service, core::TournamentId id) {
            (void)service.run(id, core::takePayment, 1_p, {-1});
        });
        row("take back what the own desk took",
            [](TournamentService& service, core::TournamentId id) {
                (void)service.run(id, core::takePayment, 2_p, {paidBefore});
                (void)service.undo(id);
            });
        row("correct what another desk entered",
            [](TournamentService& service, core::TournamentId id) {
                auto terms = confirmed();
                terms.correction = true;
                terms.seenRevision = service.read().gameRevision(id, gameOne()).number;
                terms.reason = u"test"_s;
                (void)service.run(id, core::enterGame, gameOne(), played("0,3,5,8"), terms);
            });
        row("take back what another desk did",
            [](TournamentService& service, core::TournamentId id) { (void)service.undo(id); });
        const auto clubRow = [](const char* name, auto act) {
            QTest::newRow(name) << std::function<void(core::Store&, core::TournamentId)>(
                [act](core::Store& store, auto /*id*/) {
                    auto directory = directoryOf(store);
                    const core::Player late{u"Späte, Suse"_s, {}, {}};
                    (void)directory.run(core::addPlayers, {late});
                    act(directory, late);
                });
        };
        clubRow("remove somebody from the directory",
                [](core::ClubService& directory, const core::Player& late) {
                    (void)directory.run(core::removePlayers, {late});
                });
        clubRow("rename somebody in the directory",
                [](core::ClubService& directory, const core::Player& late) {
                    (void)directory.run(core::changePlayer, late, {u"Anders, Anna"_s, {}, {}});
                });
        clubRow("erase somebody", [](core::ClubService& directory, const core::Player& late) {
            for (const auto& player : directory.read().players()) {
                if (player.name == late.name) {
                    (void)directory.erasePerson(player);
                }
            }
        });
        clubRow("take back in the club's journal",
                [](core::ClubService& directory, const core::Player& /*late*/) {
                    (void)directory.undo();
                });
        row("remove the tournament",
            [](TournamentService& service, core::TournamentId id) { (void)service.remove(id); });
    }
    void helpersDoNothingElse()
    {
        QFETCH(const std::function<void(core::Store&, core::TournamentId)>, act);
        auto& club = entered();
        const auto store = club.open(Role::Helper);
        QVERIFY(failureOf([&] { act(*store, club.id); }) == Kind::Forbidden);
    }

private:
    /// One club for all rows: desk 2 has entered a game.
    Shared& entered()
    {
        if (!entered_) {
            entered_.emplace(*programs_);
            const auto store = entered_->open(Role::Director);
            auto service = serviceOf(*store, u"desk 2"_s);
            (void)service.run(entered_->id, core::enterGame, gameOne(), played("0,3,5,9"),
                              confirmed());
        }
        return *entered_;
    }

    sharing::Outcome<sharing::Programs> programs_ = sharing::findPrograms();
    std::optional<Shared> entered_;
};

RUMMY_TEST(TestTransfer)

} // namespace tst_transfer

#include "tst_transfer.moc"
