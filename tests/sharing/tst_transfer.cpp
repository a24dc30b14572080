#include "app/sharing/certificate.h"
#include "app/sharing/joining.h"
#include "app/sharing/own_files.h"
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
#include "tests/noticed.h"
#include "tests/random_tournament.h"
#include "tests/store_contents.h"
#include "tests/store_fixture.h"
#include "tests/suite.h"

#include <QNetworkInterface>
#include <QSqlDatabase>
#include <QUrl>
#include <QUrlQuery>

namespace tst_transfer {

using namespace Qt::Literals::StringLiterals;
using namespace evening;
using namespace store_fixture;
using core::TournamentService;
using sharing::PrivateServer;

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
                         server.secrets().desk, stampAt(60).time, copied);
        },
        [](const PrivateServer& server, const QString& file) {
            db::bringBack(ownerOf(server), file, stampAt(120).time);
        }};
}

/// Four people at a table in a round being played.
core::Tournament playing()
{
    auto tournament = evening::tournament(4);
    tournament.settings.gamesPerRound = 2;
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
    [[nodiscard]] std::unique_ptr<core::Store> open() const
    {
        return db::openServerStore(address());
    }
    [[nodiscard]] db::ServerAddress address() const
    {
        return addressOf(sharing::join((**server).invitation(), path(u"joined"_s)));
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

/// IPv4, of this machine.
QStringList networkAddresses()
{
    QStringList addresses;
    for (const auto& address : QNetworkInterface::allAddresses()) {
        if (!address.isLoopback() && address.protocol() == QAbstractSocket::IPv4Protocol) {
            addresses << address.toString();
        }
    }
    return addresses;
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

/// Moving a club to the private server and back.
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
            const auto store = club.open();
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
            const auto store = club.open();
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
        QVERIFY(!sharing::sharedFrom(club.file()));
    }

    void desksSeeEachOther()
    {
        Shared club(*programs_);
        QVERIFY2(bool(*club.server), qPrintable(club.why()));
        const auto main = club.open();
        const QDateTime wholeSecond(QDate(2026, 10, 16), QTime(18, 30), Qt::UTC);
        core::Desk desk{u"Tür, rechts; 2"_s, wholeSecond};
        desk.typing = {club.id, {1_r, 1_t}};
        desk.tables = {1_t, 12_t};
        {
            const auto other = club.open();
            other->announce(desk);
            QTRY_COMPARE_WITH_TIMEOUT(main->otherDesks(), std::vector<core::Desk>{desk}, 20'000);
            // No desk sees itself, or those that announced nothing.
            QVERIFY(other->otherDesks().empty());
        }
        QTRY_VERIFY_WITH_TIMEOUT(main->otherDesks().empty(), 20'000);
    }

    void isBackedUpAndRestored()
    {
        Shared club(*programs_);
        QVERIFY2(bool(*club.server), qPrintable(club.why()));
        const auto address = club.address();
        const auto backups = club.path(u"backups"_s);
        const auto named = db::fileNamedAfter(address, club.path(u"servers"_s));
        const auto backup = db::backUpServerTo(address, named, backups, stampAt(70).time);
        QCOMPARE(store_contents::withIdentities(*db::openStore(backup, db::IfMissing::Refuse)),
                 club.before);
        QCOMPARE(db::backupsOf(named, {backups}).size(), std::size_t{1});
        QVERIFY(db::checkServer(address).empty());
        QByteArray there;
        {
            const auto store = club.open();
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
        QCOMPARE(store_contents::withIdentities(*club.open()), club.before);
        QCOMPARE(store_contents::withIdentities(*db::openStore(kept, db::IfMissing::Refuse)),
                 there);
        // New rows never reuse ids.
        const auto store = club.open();
        auto service = serviceOf(*store, u"desk 3"_s);
        QVERIFY(service.run(club.id, core::enterGame, gameOne(), played("0,3,5,9"), confirmed()));
    }

    void whatIsNoBackupChangesNothing()
    {
        Shared club(*programs_);
        QVERIFY2(bool(*club.server), qPrintable(club.why()));
        const auto address = club.address();
        QFile text(club.path(u"text.rummydb"_s));
        QVERIFY(text.open(QIODevice::WriteOnly) && text.write("no database") > 0);
        text.close();
        QVERIFY(failureOf([&] {
                    db::restoreToServer(address, text.fileName(), club.path(u"named.rummydb"_s),
                                        stampAt(80).time);
                }) == Kind::Damaged);
        QCOMPARE(store_contents::withIdentities(*club.open()), club.before);
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
        QCOMPARE(failureOf([&] { (void)club.open(); }), Kind::Ended);
        for (int time = 0; time < 2; ++time) {
            db::goOnSharing(club.file(), ownerOf(**club.server), stampAt(70).time);
        }
        QCOMPARE(store_contents::withIdentities(*club.open()), club.before);
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
        QCOMPARE(store_contents::withIdentities(*club.open()), club.before);
        QVERIFY(!club.stop());
    }

    void tellsWhyNobodyMayCome()
    {
        Shared club(*programs_);
        QVERIFY2(bool(*club.server), qPrintable(club.why()));
        auto invitation = (**club.server).invitation();
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

    void otherDesksHearThatSharingHasEnded()
    {
        Shared club(*programs_);
        QVERIFY2(bool(*club.server), qPrintable(club.why()));
        const auto desk = club.open();
        Noticed noticed(*desk);
        QVERIFY(!club.stop());
        QTRY_VERIFY(noticed.failure() == Kind::Ended);
        QVERIFY(failureOf([&desk] { (void)desk->read().tournaments(); }) == Kind::Ended);
    }

    /// The laptop may have another address by now than when the club was shared.
    void isReachedAtEachAddressButNotByItsOwner()
    {
        const auto addresses = networkAddresses();
        if (addresses.isEmpty()) {
            QSKIP("this machine is in no network");
        }
        Shared club(*programs_);
        QVERIFY2(bool(*club.server), qPrintable(club.why()));
        const auto invitation = (**club.server).invitation(addresses);
        QCOMPARE(invitation.host, addresses.first());
        const auto desk = sharing::join(invitation, club.path(u"joined"_s));
        QVERIFY2(bool(desk), desk ? "" : qPrintable(desk.fault().detail));
        QCOMPARE(store_contents::withIdentities(*db::openServerStore(addressOf(desk))),
                 club.before);

        const QString passwords = club.path(u"owner.pass"_s);
        QVERIFY(sharing::writeOwnFile(
            passwords, u"*:*:*:*:%1\n"_s.arg((**club.server).secrets().owner).toUtf8()));
        const auto owner = [&](const QString& host) {
            QUrl url(sharing::ownerAddress(**club.server, u"rummy"_s)->text());
            url.setHost(host);
            QUrlQuery options(url);
            options.removeAllQueryItems(u"passfile"_s);
            options.addQueryItem(u"passfile"_s, passwords);
            url.setQuery(options);
            return db::serverAddressFrom(url.toString(QUrl::FullyEncoded));
        };
        const db::ServerConnection here(owner(u"127.0.0.1"_s));
        QCOMPARE(failureOf([&] { const db::ServerConnection there(owner(addresses.first())); }),
                 Kind::Denied);
    }

    /// Earlier versions made a role for helpers: its rights go with it, and nobody comes in by it.
    void helpersOfEarlierVersionsAreShutOut()
    {
        Shared club(*programs_);
        QVERIFY2(bool(*club.server), qPrintable(club.why()));
        db::ServerConnection owner(ownerOf(**club.server));
        owner.runOnce(u"CREATE ROLE rummy_helper LOGIN PASSWORD 'HELPER'"_s);
        owner.runOnce(u"GRANT CONNECT ON DATABASE rummy TO rummy_helper"_s);
        owner.runOnce(u"GRANT INSERT, UPDATE (digest) ON player TO rummy_helper"_s);
        for (int time = 0; time < 2; ++time) {
            db::goOnSharing(club.file(), ownerOf(**club.server), stampAt(70).time);
        }
        QCOMPARE(owner.valueOf<std::int64_t>(
                     u"SELECT count(*) FROM pg_roles WHERE rolname = 'rummy_helper'"_s),
                 std::int64_t{0});
        QCOMPARE(store_contents::withIdentities(*club.open()), club.before);
    }

private:
    sharing::Outcome<sharing::Programs> programs_ = sharing::findPrograms();
};

RUMMY_TEST(TestTransfer)

} // namespace tst_transfer

#include "tst_transfer.moc"
