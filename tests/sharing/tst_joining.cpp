#include "app/sharing/certificate.h"
#include "app/sharing/joining.h"
#include "server_fixture.h"
#include "tests/suite.h"

#include <QUrl>
#include <QUrlQuery>

namespace tst_joining {

using namespace Qt::Literals::StringLiterals;
using sharing::Fault;

namespace {

const auto role = QString::fromLatin1(sharing::PrivateServer::deskRole);

QByteArray contentsOf(const QString& file)
{
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
}

} // namespace

class TestJoining : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!programs_) {
            QSKIP("PostgreSQL is not installed");
        }
        server_.emplace(*programs_, folder_.path());
        QVERIFY2(server_->isReady(), qPrintable(server_->why()));
    }

    void addressNamesFilesAndNoSecret()
    {
        const auto invitation = (*server_)->invitation();
        const auto joined = sharing::join(invitation, folder_.path(u"joined: 1"_s));
        QVERIFY2(bool(joined), joined ? "" : qPrintable(joined.fault().detail));
        QVERIFY(!joined->text().contains(invitation.secret));
        const QUrl address(joined->text());
        QCOMPARE(address.userName(), role);
        QCOMPARE(address.port(), int{invitation.port});
        const QUrlQuery options(address);
        QCOMPARE(contentsOf(options.queryItemValue(u"sslrootcert"_s, QUrl::FullyDecoded)),
                 (*server_)->certificate());
        QCOMPARE(contentsOf(options.queryItemValue(u"passfile"_s, QUrl::FullyDecoded)),
                 u"127.0.0.1:%1:*:%2:%3\n"_s
                     .arg(QString::number(invitation.port), role, invitation.secret)
                     .toUtf8());
    }

    void ownServerNeedsNoNetwork()
    {
        QVERIFY(bool((*server_)->stop()));
        const auto joined = sharing::joinOwn(**server_);
        QVERIFY(bool((*server_)->start()));
        QVERIFY(bool(joined));
        QCOMPARE(QUrl(joined->text()).host(), u"127.0.0.1"_s);
        QCOMPARE(QUrl(joined->text()).userName(), role);
        const auto owner = sharing::ownerAddress(**server_, u"postgres"_s);
        QVERIFY(bool(owner));
        QCOMPARE(QUrl(owner->text()).userName(),
                 QString::fromLatin1(sharing::PrivateServer::ownerRole));
        QCOMPARE(QUrl(owner->text()).path(), u"/postgres"_s);
    }

    void strangerIsToldNothing()
    {
        auto invitation = (*server_)->invitation();
        invitation.fingerprint.fill('x');
        const auto joined = sharing::join(invitation, folder_.path(u"stranger"_s));
        QVERIFY(!joined);
        QCOMPARE(joined.fault().kind, Fault::Kind::Stranger);
        QVERIFY(!QFile::exists(folder_.path(u"stranger"_s)));
    }

    void folderThatCannotBeWritten()
    {
        QFile file(folder_.path(u"file"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        const auto joined = sharing::join((*server_)->invitation(), folder_.path(u"file/below"_s));
        QVERIFY(!joined);
        QCOMPARE(joined.fault().kind, Fault::Kind::Folder);
    }

private:
    ServerFolder folder_;
    sharing::Outcome<sharing::Programs> programs_ = sharing::findPrograms();
    std::optional<StartedServer> server_;
};

RUMMY_TEST(TestJoining)

} // namespace tst_joining

#include "tst_joining.moc"
