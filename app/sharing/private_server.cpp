#include "app/sharing/private_server.h"

#include "app/platform/platform.h"
#include "app/sharing/certificate.h"
#include "app/sharing/own_files.h"

#include <QDir>
#include <QFile>
#include <QHostAddress>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpServer>

namespace sharing {

using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray contentsOf(const QString& file)
{
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
}

/// The first unused port on this machine; nothing if all tried are in use.
std::optional<std::uint16_t> freePort()
{
    constexpr std::uint16_t first = 45432;
    constexpr std::uint16_t tries = 50;
    for (std::uint16_t port = first; port < first + tries; ++port) {
        if (QTcpServer server; server.listen(QHostAddress::AnyIPv4, port)) {
            return port;
        }
    }
    return std::nullopt;
}

} // namespace

PrivateServer::PrivateServer(const Programs& programs, QString folder)
    : openssl_(programs.openssl), folder_(std::move(folder)), cluster_(programs, folder_)
{}

Outcome<PrivateServer> PrivateServer::make(const Programs& programs, const QString& folder,
                                           const QString& address)
{
    if (platform::isRoot()) {
        return Fault{Fault::Kind::IsRoot};
    }
    if (QFile::exists(folder)) {
        return Fault{Fault::Kind::Taken, folder};
    }
    if (!QDir().mkpath(folder)) {
        return Fault{Fault::Kind::Folder, folder};
    }
    PrivateServer server(programs, QDir(folder).absolutePath());
    server.address_ = address;
    server.secrets_ = {newSecret(), newSecret()};
    if (const auto fault = server.build()) {
        QDir(server.folder_).removeRecursively();
        return *fault;
    }
    return server;
}

std::optional<PrivateServer> PrivateServer::find(const Programs& programs, const QString& folder)
{
    PrivateServer server(programs, QDir(folder).absolutePath());
    return server.read() ? std::optional(server) : std::nullopt;
}

std::optional<Fault> PrivateServer::build()
{
    const auto port = freePort();
    if (!port) {
        return Fault{Fault::Kind::NoPort};
    }
    port_ = *port;
    const QString password = folder_ + u"/owner.password"_s;
    if (!writeOwnFile(password, secrets_.owner.toLatin1())) {
        return Fault{Fault::Kind::Folder, folder_};
    }
    auto fault =
        cluster_.make(QString::fromLatin1(ownerRole), {u"--pwfile"_s, password, u"--auth"_s,
                                                       u"scram-sha-256"_s, u"--data-checksums"_s});
    QFile::remove(password);
    if (fault) {
        return fault;
    }
    const auto certificate = makeCertificate(openssl_, folder_);
    if (!certificate) {
        return certificate.fault();
    }
    certificate_ = *certificate;
    if (!configure() || !keep()) {
        return Fault{Fault::Kind::Folder, folder_};
    }
    return std::nullopt;
}

bool PrivateServer::configure() const
{
    // Detects a vanished desk within seconds, so that it holds no lock.
    // At every address, as the laptop may get another one while desks are connected.
    const QString settings = u"listen_addresses = '*'\n"
                             "port = %1\n"
                             "unix_socket_directories = ''\n"
                             "max_connections = 100\n"
                             "ssl = on\n"
                             "ssl_cert_file = '../server.crt'\n"
                             "ssl_key_file = '../server.key'\n"
                             "ssl_min_protocol_version = 'TLSv1.2'\n"
                             "password_encryption = 'scram-sha-256'\n"
                             "tcp_keepalives_idle = 5\n"
                             "tcp_keepalives_interval = 2\n"
                             "tcp_keepalives_count = 3\n"
                             "tcp_user_timeout = 10s\n"
                             "log_min_messages = error\n"
                             "log_statement = none\n"_s.arg(port_);
    const QString rights = u"hostssl all %1 127.0.0.1/32 scram-sha-256\n"
                           "hostssl %2 %3 samenet scram-sha-256\n"_s.arg(
                               QString::fromLatin1(ownerRole), QString::fromLatin1(database),
                               QString::fromLatin1(deskRole));
    return cluster_.configure(settings, rights);
}

bool PrivateServer::keep() const
{
    const QJsonObject kept{{u"address"_s, address_},
                           {u"port"_s, port_},
                           {u"owner"_s, secrets_.owner},
                           {u"director"_s, secrets_.desk}};
    return writeOwnFile(folder_ + u"/server.json"_s, QJsonDocument(kept).toJson());
}

bool PrivateServer::read()
{
    const auto kept = QJsonDocument::fromJson(contentsOf(folder_ + u"/server.json"_s)).object();
    address_ = kept[u"address"_s].toString();
    port_ = static_cast<std::uint16_t>(kept[u"port"_s].toInt());
    secrets_ = {kept[u"owner"_s].toString(), kept[u"director"_s].toString()};
    certificate_ = contentsOf(certificateFile());
    return port_ != 0 && !certificate_.isEmpty();
}

Outcome<PrivateServer> PrivateServer::start() const
{
    // Earlier versions set it up in other ways.
    if (!isRunning() && !configure()) {
        return Fault{Fault::Kind::Folder, folder_};
    }
    const auto fault = cluster_.start();
    return fault ? Outcome<PrivateServer>(*fault) : *this;
}

Outcome<PrivateServer> PrivateServer::stop() const
{
    const auto fault = cluster_.stop();
    return fault ? Outcome<PrivateServer>(*fault) : *this;
}

bool PrivateServer::isRunning() const
{
    return cluster_.isRunning();
}

QString PrivateServer::certificateFile() const
{
    return folder_ + u"/server.crt"_s;
}

Invitation PrivateServer::invitation(const QStringList& addresses) const
{
    const auto& address =
        addresses.isEmpty() || addresses.contains(address_) ? address_ : addresses.first();
    return {address, port_, secrets_.desk, fingerprintOf(certificate_).first(fingerprintLength)};
}

} // namespace sharing
