#include "app/sharing/certificate.h"
#include "server_fixture.h"
#include "tests/suite.h"

namespace tst_private_server {

using namespace Qt::Literals::StringLiterals;
using sharing::Fault;
using sharing::PrivateServer;

namespace {

bool holdsAnyBut(const QString& folder, QFile::Permissions allowed)
{
    return (QFileInfo(folder).permissions() & ~allowed & ~QFile::Permissions(0xf000 | 0x0f00)) != 0;
}

} // namespace

class TestPrivateServer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() const
    {
        if (!programs_) {
            QSKIP("PostgreSQL is not installed");
        }
    }

    void startsIsFoundAndStops()
    {
        const ServerFolder folder;
        QVERIFY(folder.isReady());
        const StartedServer server(*programs_, folder.path());
        QVERIFY2(server.isReady(), qPrintable(server.why()));
        QVERIFY(server->isRunning());

        // As seen at the next start of the program.
        const auto found = PrivateServer::find(*programs_, folder.path());
        QVERIFY(found);
        QVERIFY(found->isRunning());
        QVERIFY(found->secrets() == server->secrets());
        QVERIFY(found->invitation() == server->invitation());
        QVERIFY(bool(found->start()));

        QVERIFY(bool(found->stop()));
        QVERIFY(!server->isRunning());
        QVERIFY(bool(found->stop()));
        QVERIFY(bool(found->start()));
        QVERIFY(server->isRunning());
    }

    void showsTheCertificateThatTheCodeNames()
    {
        const ServerFolder folder;
        const StartedServer server(*programs_, folder.path());
        QVERIFY2(server.isReady(), qPrintable(server.why()));
        const auto invitation = server->invitation();
        const auto seen = sharing::knownCertificateOf(invitation.host, invitation.port,
                                                      invitation.fingerprint, 5000);
        QVERIFY2(bool(seen), seen ? "" : qPrintable(seen.fault().detail));
        QCOMPARE(sharing::fingerprintOf(*seen), sharing::fingerprintOf(server->certificate()));
        const auto stranger = sharing::knownCertificateOf(
            invitation.host, invitation.port, QByteArray(sharing::fingerprintLength, 'x'), 5000);
        QVERIFY(!stranger);
        QCOMPARE(stranger.fault().kind, Fault::Kind::Stranger);
    }

    void twoBesideEachOther()
    {
        const ServerFolder folder;
        const StartedServer one(*programs_, folder.path(u"one"_s));
        const StartedServer other(*programs_, folder.path(u"other"_s));
        QVERIFY2(one.isReady() && other.isReady(), qPrintable(one.why() + other.why()));
        QVERIFY(one->port() != other->port());
        QVERIFY(one->secrets().desk != other->secrets().desk);
        QVERIFY(one->secrets().desk != one->secrets().owner);
    }

    void nobodyElseReadsItsSecrets()
    {
        const ServerFolder folder;
        const auto server = PrivateServer::make(*programs_, folder.path(), u"127.0.0.1"_s);
        QVERIFY2(bool(server), server ? "" : qPrintable(server.fault().detail));
        for (const auto& file : {u"/server.json"_s, u"/server.key"_s, u"/data/pg_hba.conf"_s}) {
            QVERIFY2(!holdsAnyBut(folder.path() + file, QFile::ReadUser | QFile::WriteUser |
                                                            QFile::ReadOwner | QFile::WriteOwner),
                     qPrintable(file));
        }
    }

    void folderInUse()
    {
        const ServerFolder folder;
        QVERIFY(QDir().mkpath(folder.path()));
        const auto server = PrivateServer::make(*programs_, folder.path(), u"127.0.0.1"_s);
        QVERIFY(!server);
        QCOMPARE(server.fault().kind, Fault::Kind::Taken);
        QVERIFY(!PrivateServer::find(*programs_, folder.path()));
    }

    void nothingStaysOfOneThatCannotBeMade()
    {
        const ServerFolder folder;
        auto programs = *programs_;
        programs.openssl = u"/bin/false"_s;
        const auto server = PrivateServer::make(programs, folder.path(), u"127.0.0.1"_s);
        QVERIFY(!server);
        QCOMPARE(server.fault().kind, Fault::Kind::Program);
        QVERIFY(!QFile::exists(folder.path()));
    }

    void saysWhyItDoesNotStart()
    {
        const ServerFolder folder;
        const StartedServer server(*programs_, folder.path());
        QVERIFY2(server.isReady(), qPrintable(server.why()));
        QVERIFY(bool(server->stop()));
        QVERIFY(QFile::remove(folder.path() + u"/server.key"_s));
        const auto started = server->start();
        QVERIFY(!started);
        QCOMPARE(started.fault().kind, Fault::Kind::NotRunning);
        QVERIFY2(started.fault().detail.contains("server.key"_L1),
                 qPrintable(started.fault().detail));
    }

    void notAsRoot()
    {
        if (geteuid() != 0) {
            QSKIP("only root can try");
        }
        const auto server = PrivateServer::make(*programs_, u"/nowhere"_s, u"127.0.0.1"_s);
        QVERIFY(!server);
        QCOMPARE(server.fault().kind, Fault::Kind::IsRoot);
    }

private:
    sharing::Outcome<sharing::Programs> programs_ = sharing::findPrograms();
};

RUMMY_TEST(TestPrivateServer)

} // namespace tst_private_server

#include "tst_private_server.moc"
