#include "helper_laptop.h"
#include "tests/suite.h"

#include <QFile>
#include <QSslCertificate>
#include <QSslKey>
#include <QTemporaryDir>

namespace tst_encrypted_helpers {

using namespace helper_laptop;

namespace {

const web::OwnCertificate& certificate()
{
    static const auto made = *web::newCertificate(QDateTime::currentDateTimeUtc());
    return made;
}

/// A laptop whose helpers come by HTTPS.
class EncryptedLaptop : public Laptop
{
public:
    EncryptedLaptop()
    {
        certificate = tst_encrypted_helpers::certificate();
        start();
        isEncrypted = true;
    }
};

} // namespace

/// Helpers in a Wi-Fi with guests: their pages by HTTPS, on a port of their own.
class TestEncryptedHelpers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!web::canEncrypt()) {
            QSKIP("built without GnuTLS");
        }
    }

    void aCertificateIsMade()
    {
        const QDateTime now({2026, 5, 14}, {19, 0}, Qt::UTC);
        const auto made = web::newCertificate(now);
        const QSslCertificate read(made->certificate, QSsl::Pem);
        QCOMPARE(read.expiryDate().toUTC(), now.addYears(10));
        QVERIFY(read.effectiveDate() < now);
        QCOMPARE(read.issuerDisplayName(), read.subjectDisplayName());
        const QSslKey key(made->key, QSsl::Ec);
        QCOMPARE(key.length(), 256);
        QVERIFY(web::newCertificate(now)->certificate != made->certificate);
    }

    void itIsMadeOnceAndForItsOwnerAlone()
    {
        const QTemporaryDir folder;
        const auto file = folder.filePath(u"helpers.pem"_s);
        const auto now = QDateTime::currentDateTimeUtc();
        const auto first = web::ownCertificate(file, now);
        QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
        QCOMPARE(web::ownCertificate(file, now)->certificate, first->certificate);
        QCOMPARE(web::ownCertificate(file, now)->key, first->key);
        QVERIFY(web::ownCertificate(file, now.addYears(11))->certificate != first->certificate);
        QVERIFY(!web::ownCertificate(folder.filePath(u"nowhere/helpers.pem"_s), now));
    }

    void aCodeLetsIn()
    {
        const EncryptedLaptop laptop;
        const auto answer = laptop.post("/helper", "code=" + laptop.anna);
        QCOMPARE(statusOf(answer), 303);
        const auto cookie = Laptop::between(answer, "Set-Cookie: ", "\r\n");
        QVERIFY(cookie.startsWith("__Host-helper="));
        for (const auto* const part :
             {"; Path=/;", "; Secure", "; HttpOnly", "; SameSite=Strict"}) {
            QVERIFY2(cookie.contains(part), part);
        }
        QVERIFY(laptop.get("/helper", laptop.signedIn(laptop.anna)).contains("Anna"));
        QCOMPARE(statusOf(laptop.get("/helper.js")), 200);
    }

    void whatIsEnteredIsStored()
    {
        EncryptedLaptop laptop;
        const auto cookie = laptop.signedIn(laptop.anna);
        const auto fields = "token=" + laptop.tokenOf(cookie) +
                            "&request=one&do=here-paid&cents=1000&" + laptop.personField(9);
        const auto origin = "Origin: https://127.0.0.1\r\n";
        QCOMPARE(statusOf(laptop.post("/helper/check-in", fields, cookie, origin)), 303);
        QCOMPARE(laptop.person(9).paidCents(), std::int64_t{1'000});
        QCOMPARE(statusOf(laptop.post("/helper/check-in", fields, cookie,
                                      "Origin: http://127.0.0.1\r\n")),
                 403);
    }

    void plainHttpLeadsThere()
    {
        EncryptedLaptop laptop;
        const auto cookie = laptop.signedIn(laptop.anna);
        laptop.isEncrypted = false;
        const auto page = laptop.get("/helper");
        QCOMPARE(statusOf(page), 200);
        const auto port = QByteArray::number(*laptop.server().helpersPort());
        QVERIFY(page.contains("href=\"https://127.0.0.1:" + port + "/helper\""));
        QVERIFY(!page.contains("<input"));
        QVERIFY(!laptop.post("/helper", "code=" + laptop.anna).contains("Set-Cookie"));
        QVERIFY(!laptop.get("/helper", cookie).contains("Anna"));
        QCOMPARE(statusOf(laptop.get("/helper/check-in", cookie)), 403);
        QCOMPARE(statusOf(laptop.get("/tables")), 200);
    }

    /// A cookie that was overheard while the Wi-Fi was the club's own opens nothing here.
    void cookiesBelongToTheirPort()
    {
        EncryptedLaptop laptop;
        laptop.certificate.reset();
        laptop.isEncrypted = false;
        laptop.start();
        const auto cookie = laptop.signedIn(laptop.anna);
        laptop.certificate = certificate();
        laptop.start();
        laptop.isEncrypted = true;
        const auto page =
            laptop.ask(getRequest("/helper/check-in", "Cookie: helper=" + cookie + "\r\n"));
        QCOMPARE(statusOf(page), 403);
    }

    void onlyHelpersAreServed_data()
    {
        QTest::addColumn<QByteArray>("path");
        for (const auto* const path : {"/", "/tables", "/standings", "/me", "/hall", "/events"}) {
            QTest::newRow(path) << QByteArray(path);
        }
    }
    void onlyHelpersAreServed()
    {
        QFETCH(QByteArray, path);
        const EncryptedLaptop laptop;
        QCOMPARE(statusOf(laptop.get(path)), 404);
    }

    void anotherHostIsRefused()
    {
        const EncryptedLaptop laptop;
        const auto answer = laptop.ask("GET /helper HTTP/1.1\r\nHost: evil.example\r\nConnection: "
                                       "close\r\n\r\n");
        QCOMPARE(statusOf(answer), 421);
    }

    void plainTextIsNoAnswer()
    {
        const EncryptedLaptop laptop;
        const Browser browser(*laptop.server().helpersPort());
        browser.send(getRequest("/helper"));
        QVERIFY(!browser.answer().contains("<html"));
    }

    void aTakenPortIsSaid()
    {
        const EncryptedLaptop laptop;
        const auto started =
            web::Server::start(0, {hall_evening::tournament()}, {}, {},
                               web::Encryption{certificate(), *laptop.server().helpersPort()});
        const auto* const failure = std::get_if<web::ServerFailure>(&started);
        QVERIFY(failure != nullptr && failure->isOfHelpers);
        QVERIFY(failure->kind == web::ServerFailure::Kind::PortInUse);
    }
};

RUMMY_TEST(TestEncryptedHelpers)

} // namespace tst_encrypted_helpers

#include "tst_encrypted_helpers.moc"
