#include "app/sharing/joining.h"

#include "app/sharing/certificate.h"
#include "app/sharing/own_files.h"

#include <QDir>
#include <QFileInfo>
#include <QUrl>
#include <QUrlQuery>

namespace sharing {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Escaping for PGPASSFILE: a backslash before a colon or backslash.
QString passwordField(QString text)
{
    return text.replace(u'\\', u"\\\\"_s).replace(u':', u"\\:"_s);
}

/// A database's location, and the role for opening it.
struct Access
{
    QString host;
    std::uint16_t port = 0;
    QString role;
    QString secret;
    QString database;
};

/// Files of a server's certificate and a role's secret; `name` is their path without the ending.
Outcome<core::ClubPlace> keep(const Access& access, const QByteArray& certificate,
                              const QString& name)
{
    const QString certificateFile = name + u".crt"_s;
    const QString passwordFile = u"%1-%2.pass"_s.arg(name, access.role);
    const QString password = u"%1:%2:*:%3:%4\n"_s.arg(
        passwordField(access.host), QString::number(access.port), access.role, access.secret);
    if (!QDir().mkpath(QFileInfo(name).path()) || !writeOwnFile(certificateFile, certificate) ||
        !writeOwnFile(passwordFile, password.toUtf8())) {
        return Fault{Fault::Kind::Folder, QFileInfo(name).path()};
    }
    QUrl address;
    address.setScheme(u"postgresql"_s);
    address.setUserName(access.role);
    address.setHost(access.host);
    address.setPort(access.port);
    address.setPath(u'/' + access.database);
    QUrlQuery options;
    // Refuses any server that is unencrypted or not this very one.
    options.addQueryItem(u"sslmode"_s, u"verify-ca"_s);
    options.addQueryItem(u"sslrootcert"_s, certificateFile);
    options.addQueryItem(u"channel_binding"_s, u"require"_s);
    options.addQueryItem(u"passfile"_s, passwordFile);
    address.setQuery(options);
    return *core::ClubPlace::parse(address.toString(QUrl::FullyEncoded));
}

QString ownHost()
{
    return u"127.0.0.1"_s;
}

Outcome<core::ClubPlace> keepOwn(const PrivateServer& server, Access access)
{
    access.host = ownHost();
    access.port = server.port();
    return keep(access, server.certificate(), QDir(server.folder()).filePath(u"own"_s));
}

QString deskRole()
{
    return QString::fromLatin1(PrivateServer::deskRole);
}

QString clubDatabase()
{
    return QString::fromLatin1(PrivateServer::database);
}

} // namespace

Outcome<core::ClubPlace> join(const Invitation& invitation, const QString& folder,
                              const QDateTime& now)
{
    constexpr int patience = 5000;
    const auto certificate =
        knownCertificateOf(invitation.host, invitation.port, invitation.fingerprint, patience);
    if (!certificate) {
        return certificate.fault();
    }
    // Afterwards it would look like somebody else's certificate.
    if (const auto begin = validFrom(*certificate); now < begin) {
        return Fault{Fault::Kind::ClockWrong, begin.toLocalTime().toString(Qt::ISODate)};
    }
    return keep({invitation.host, invitation.port, deskRole(), invitation.secret, clubDatabase()},
                *certificate,
                QDir(folder).absoluteFilePath(QString::fromLatin1(invitation.fingerprint.toHex())));
}

Outcome<core::ClubPlace> joinOwn(const PrivateServer& server)
{
    return keepOwn(server, {{}, 0, deskRole(), server.secrets().desk, clubDatabase()});
}

bool isAt(const PrivateServer& server, const core::ClubPlace& place)
{
    const QUrl url(place.text());
    return place.isServer() && url.host() == ownHost() && url.port() == server.port();
}

Outcome<core::ClubPlace> ownerAddress(const PrivateServer& server, const QString& database)
{
    return keepOwn(
        server,
        {{}, 0, QString::fromLatin1(PrivateServer::ownerRole), server.secrets().owner, database});
}

} // namespace sharing
