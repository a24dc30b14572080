#include "app/sharing/shared_club.h"
#include "core/store/store.h"
#include "server_fixture.h"
#include "tests/suite.h"

namespace tst_shared_club {

using namespace Qt::Literals::StringLiterals;
using sharing::Fault;
using sharing::PrivateServer;

namespace {

/// A transfer that records requests, and fails if told to.
struct Databases
{
    [[nodiscard]] sharing::Transfer transfer()
    {
        const auto work = [this](const QString& what, const PrivateServer& server) {
            log << what + (server.isRunning() ? u" running"_s : u" stopped"_s);
            if (fails) {
                throw core::StoreFailure(core::StoreFailure::Kind::Damaged, u"test"_s);
            }
        };
        return {[work](const QString& /*file*/, const PrivateServer& server,
                       const std::function<void()>& copied) {
                    work(u"over"_s, server);
                    copied();
                },
                [work](const PrivateServer& server, const QString& /*file*/) {
                    work(u"back"_s, server);
                }};
    }

    QStringList log;
    bool fails = false;
};

void write(const QString& path, const QByteArray& contents)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size());
}

/// A folder in which programs say that they are of that version.
QString programsOf(const ServerFolder& folder, const QString& version)
{
    auto programs = folder.path(version);
    for (const auto& name : {u"/postgres"_s, u"/initdb"_s, u"/pg_ctl"_s}) {
        write(programs + name,
              "#!/bin/sh\necho 'postgres (PostgreSQL) " + version.toLatin1() + "'\n");
        QFile::setPermissions(programs + name, QFile::ReadOwner | QFile::ExeOwner);
    }
    return programs;
}

} // namespace

class TestSharedClub : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() const
    {
        if (!programs_) {
            QSKIP("PostgreSQL is not installed");
        }
    }

    void sharesAndStops()
    {
        const ServerFolder folder;
        const auto file = folder.path(u"club.rummydb"_s);
        Databases databases;
        QVERIFY(!sharing::sharedFrom(file));

        const auto shared = sharing::share(databases.transfer(), *programs_, file, u"127.0.0.1"_s);
        QVERIFY2(bool(shared), shared ? "" : qPrintable(shared.fault().detail));
        const auto stopAtEnd = qScopeGuard([&] { (void)shared->stop(); });
        QVERIFY(shared->isRunning());
        QVERIFY((*sharing::sharedFrom(file))->secrets() == shared->secrets());

        // Again, as after a restart of the machine: the same server.
        QVERIFY(bool(shared->stop()));
        const auto again = sharing::share(databases.transfer(), *programs_, file, u"127.0.0.1"_s);
        QVERIFY(again && again->secrets() == shared->secrets() && again->isRunning());
        QCOMPARE(databases.log, QStringList{u"over running"_s});

        QVERIFY(!sharing::stopSharing(databases.transfer(), *again, file));
        QCOMPARE(databases.log.last(), u"back running"_s);
        QVERIFY(!again->isRunning());
        QVERIFY(!sharing::sharedFrom(file));
        const auto earlier = sharing::serverFolder(file) + u"-earlier"_s;
        QVERIFY(QFile::exists(earlier));
        sharing::forgetEarlier(file);
        QVERIFY(!QFile::exists(earlier));
    }

    /// Databases are read only by the version of PostgreSQL that made them.
    void isRunByItsOwnVersion()
    {
        const ServerFolder folder;
        const auto file = folder.path(u"club.rummydb"_s);
        const auto data = sharing::serverFolder(file) + u"/data"_s;
        write(data + u"/PG_VERSION"_s, "15\n");
        write(sharing::serverFolder(file) + u"/handed-over"_s, {});
        const auto newer = programsOf(folder, u"16.1"_s);
        const auto own = programsOf(folder, u"15.4"_s);
        const auto found = sharing::programsFor(data, {newer, own});
        QVERIFY(found && found->folder == own);
        QCOMPARE(sharing::findPrograms({newer, own})->folder, newer);
        const auto gone = sharing::sharedFrom(file, {newer});
        QVERIFY(gone && !*gone);
        QVERIFY((gone->fault() == Fault{Fault::Kind::OtherVersion, u"15 16"_s}));
        QVERIFY(
            (sharing::sharedFrom(file, {})->fault() == Fault{Fault::Kind::OtherVersion, u"15"_s}));
    }

    /// What the server has is kept, also at the next start.
    void canBeLeftWithoutItsServer()
    {
        const ServerFolder folder;
        const auto file = folder.path(u"club.rummydb"_s);
        const auto mark = sharing::serverFolder(file) + u"/data/PG_VERSION"_s;
        write(mark, "9\n");
        write(sharing::serverFolder(file) + u"/handed-over"_s, {});
        QVERIFY(!*sharing::sharedFrom(file));
        QVERIFY(!sharing::sharedPlace(file)); // The folder has no port.
        const QDateTime now({2026, 11, 30}, {20, 15}, Qt::UTC);
        const auto kept = sharing::leaveServer(file, now);
        QVERIFY(kept);
        QVERIFY(!sharing::isShared(file));
        sharing::forgetEarlier(file);
        QVERIFY(QFile::exists(*kept + u"/data/PG_VERSION"_s));
    }

    void twoAtOnce()
    {
        const ServerFolder folder;
        const auto file = folder.path(u"club.rummydb"_s);
        Databases databases;
        auto transfer = databases.transfer();
        std::optional<Fault> second;
        transfer.handOver = [&, handOver = transfer.handOver](const auto& name, const auto& server,
                                                              const auto& copied) {
            const auto other =
                sharing::share(databases.transfer(), *programs_, file, u"127.0.0.1"_s);
            second = other ? std::nullopt : std::optional(other.fault());
            handOver(name, server, copied);
        };
        const auto first = sharing::share(transfer, *programs_, file, u"127.0.0.1"_s);
        const auto stopAtEnd = qScopeGuard([&] { (void)first->stop(); });
        QVERIFY(second == Fault{Fault::Kind::Busy});
        QVERIFY2(bool(first), first ? "" : qPrintable(first.fault().detail));
        QVERIFY(first->isRunning() && sharing::isShared(file));
        QCOMPARE(databases.log, QStringList{u"over running"_s});
    }

    void failureLeavesNothing()
    {
        const ServerFolder folder;
        const auto file = folder.path(u"club.rummydb"_s);
        Databases databases;
        databases.fails = true;
        QVERIFY_THROWS_EXCEPTION(
            core::StoreFailure,
            (void)sharing::share(databases.transfer(), *programs_, file, u"127.0.0.1"_s));
        QVERIFY(!sharing::sharedFrom(file));
        QVERIFY(!QFile::exists(sharing::serverFolder(file)));
    }

    void failureToBringBackKeepsItShared()
    {
        const ServerFolder folder;
        const auto file = folder.path(u"club.rummydb"_s);
        Databases databases;
        const auto shared = sharing::share(databases.transfer(), *programs_, file, u"127.0.0.1"_s);
        QVERIFY(bool(shared));
        const auto stopAtEnd = qScopeGuard([&] { (void)shared->stop(); });
        databases.fails = true;
        QVERIFY_THROWS_EXCEPTION(core::StoreFailure,
                                 (void)sharing::stopSharing(databases.transfer(), *shared, file));
        QVERIFY(sharing::sharedFrom(file));
        QVERIFY(shared->isRunning());
    }

private:
    sharing::Outcome<sharing::Programs> programs_ = sharing::findPrograms();
};

RUMMY_TEST(TestSharedClub)

} // namespace tst_shared_club

#include "tst_shared_club.moc"
