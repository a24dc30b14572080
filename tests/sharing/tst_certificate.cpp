#include "app/sharing/certificate.h"
#include "app/sharing/programs.h"
#include "tests/suite.h"

#include <QFileInfo>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>

namespace tst_certificate {

using namespace Qt::Literals::StringLiterals;
using sharing::Fault;

class TestServerCertificate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isMade()
    {
        const auto programs = sharing::findPrograms();
        if (!programs) {
            QSKIP("PostgreSQL or OpenSSL is not installed");
        }
        const QTemporaryDir folder;
        const auto made = sharing::makeCertificate(programs->openssl, folder.path());
        QVERIFY2(bool(made), made ? "" : qPrintable(made.fault().detail));
        QCOMPARE(sharing::fingerprintOf(*made).size(), qsizetype{32});
        const auto another = sharing::makeCertificate(programs->openssl, folder.path());
        QVERIFY(sharing::fingerprintOf(*another) != sharing::fingerprintOf(*made));
        QCOMPARE(QFileInfo(folder.filePath(u"server.key"_s)).permissions() &
                     (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
                 QFile::Permissions());
    }

    void programThatFails()
    {
        const QTemporaryDir folder;
        const auto made = sharing::makeCertificate(u"/bin/false"_s, folder.path());
        QVERIFY(!made);
        QCOMPARE(made.fault().kind, Fault::Kind::Program);
        const auto none = sharing::makeCertificate(u"/nowhere/openssl"_s, folder.path());
        QCOMPARE(none.fault().kind, Fault::Kind::Program);
        QVERIFY(!none.fault().detail.isEmpty());
    }

    void fingerprints()
    {
        QCOMPARE(sharing::fingerprintText(QByteArray("\x3f\x9a\0", 3)), u"3F:9A:00"_s);
        QCOMPARE(sharing::fingerprintOf("no certificate"), QByteArray());
    }

    void nobodyThere()
    {
        QTcpServer taken;
        QVERIFY(taken.listen(QHostAddress::LocalHost));
        const auto port = taken.serverPort();
        taken.close();
        const auto asked = sharing::certificateOf(u"127.0.0.1"_s, port, 2000);
        QVERIFY(!asked);
        QCOMPARE(asked.fault().kind, Fault::Kind::NotRunning);
    }

    void notAServerThatEncrypts()
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        // A silent peer is given up in time.
        const auto asked = sharing::certificateOf(u"127.0.0.1"_s, server.serverPort(), 200);
        QVERIFY(!asked);
        QCOMPARE(asked.fault().kind, Fault::Kind::NoTls);
    }
};

RUMMY_TEST(TestServerCertificate)

} // namespace tst_certificate

#include "tst_certificate.moc"
