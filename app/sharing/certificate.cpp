#include "app/sharing/certificate.h"

#include "app/sharing/programs.h"

#include <QCryptographicHash>
#include <QFile>
#include <QSslCertificate>
#include <QSslSocket>

namespace sharing {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The request for encryption in PostgreSQL's protocol: its length and code, in network order.
constexpr char encryptionRequest[] = {0, 0, 0, 8, 0x04, char(0xd2), 0x16, 0x2f};
constexpr char willing = 'S';

} // namespace

Outcome<QByteArray> makeCertificate(const QString& openssl, const QString& folder)
{
    const QString key = folder + u"/server.key"_s;
    const QString certificate = folder + u"/server.crt"_s;
    const auto made = run(openssl, {u"req"_s, u"-x509"_s, u"-newkey"_s, u"ec"_s, u"-pkeyopt"_s,
                                    u"ec_paramgen_curve:prime256v1"_s, u"-nodes"_s, u"-days"_s,
                                    u"3650"_s, u"-subj"_s, u"/CN=Rummy Director"_s, u"-keyout"_s,
                                    key, u"-out"_s, certificate});
    if (!made) {
        return made.fault();
    }
    QFile file(certificate);
    if (!QFile::setPermissions(key, QFile::ReadOwner | QFile::WriteOwner) ||
        !file.open(QIODevice::ReadOnly)) {
        return Fault{Fault::Kind::Folder, folder};
    }
    return file.readAll();
}

QByteArray fingerprintOf(const QByteArray& certificate)
{
    const QSslCertificate read(certificate, QSsl::Pem);
    return read.isNull() ? QByteArray() : read.digest(QCryptographicHash::Sha256);
}

QDateTime validFrom(const QByteArray& certificate)
{
    return QSslCertificate(certificate, QSsl::Pem).effectiveDate();
}

QString fingerprintText(const QByteArray& fingerprint)
{
    return QString::fromLatin1(fingerprint.toHex(':').toUpper());
}

Outcome<QByteArray> certificateOf(const QString& host, std::uint16_t port, int milliseconds)
{
    QSslSocket socket;
    // The fingerprint replaces an authority.
    socket.setPeerVerifyMode(QSslSocket::VerifyNone);
    socket.connectToHost(host, port);
    if (!socket.waitForConnected(milliseconds)) {
        return Fault{Fault::Kind::NotRunning, socket.errorString()};
    }
    socket.write(encryptionRequest, sizeof(encryptionRequest));
    char answer = 0;
    if (!socket.waitForReadyRead(milliseconds) || !socket.getChar(&answer) || answer != willing) {
        return Fault{Fault::Kind::NoTls};
    }
    socket.startClientEncryption();
    if (!socket.waitForEncrypted(milliseconds)) {
        return Fault{Fault::Kind::NoTls, socket.errorString()};
    }
    return socket.peerCertificate().toPem();
}

Outcome<QByteArray> knownCertificateOf(const QString& host, std::uint16_t port,
                                       const QByteArray& fingerprint, int milliseconds)
{
    auto certificate = certificateOf(host, port, milliseconds);
    if (certificate && !fingerprintOf(*certificate).startsWith(fingerprint)) {
        return Fault{Fault::Kind::Stranger};
    }
    return certificate;
}

} // namespace sharing
