#pragma once

#include "app/desk/sharing/sharing.h"
#include "app/hall/addresses.h"
#include "app/sharing/joining.h"
#include "app/sharing/programs.h"
#include "app/sharing/shared_club.h"
#include "db/club_transfer.h"

namespace desk {

/// What serverAddressFrom() makes of the address, or the fault as a failure of the server.
inline db::ServerAddress addressOf(const sharing::Outcome<QString>& address)
{
    if (!address) {
        throw core::StoreFailure(core::StoreFailure::Kind::Unreachable, address.fault().detail);
    }
    return db::serverAddressFrom(*address);
}

inline sharing::Transfer clubTransfer()
{
    const auto handOver = [](const QString& file, const sharing::PrivateServer& server) {
        db::handOver(file,
                     {addressOf(sharing::ownerAddress(server, QStringLiteral("postgres"))),
                      addressOf(sharing::joinOwn(server))},
                     {server.secrets().director, server.secrets().helper},
                     QDateTime::currentDateTimeUtc());
    };
    const auto bringBack = [](const sharing::PrivateServer& server, const QString& file) {
        const auto database = QString::fromLatin1(sharing::PrivateServer::database);
        db::bringBack(addressOf(sharing::ownerAddress(server, database)), file,
                      QDateTime::currentDateTimeUtc());
    };
    return {handOver, bringBack};
}

/// Sharing the club database `file` by a PostgreSQL server of this machine's own; `folder` is for
/// what joined clubs need.
inline Sharing clubSharing(const QString& file, const QString& folder)
{
    const auto shared = [file]() -> std::optional<sharing::PrivateServer> {
        if (!sharing::isShared(file)) {
            return std::nullopt;
        }
        const auto programs = sharing::findPrograms();
        return programs ? sharing::sharedFrom(*programs, file) : std::nullopt;
    };
    const auto share = [file](const QString& address) -> sharing::Outcome<sharing::PrivateServer> {
        const auto programs = sharing::findPrograms();
        return programs ? sharing::share(clubTransfer(), *programs, file, address)
                        : sharing::Outcome<sharing::PrivateServer>(programs.fault());
    };
    const auto stop = [file](const sharing::PrivateServer& server) {
        return sharing::stopSharing(clubTransfer(), server, file);
    };
    const auto join = [folder](const sharing::Invitation& invitation) {
        return sharing::join(invitation, folder);
    };
    return {file, web::reachableAddresses, shared, share, sharing::joinOwn, stop, join};
}

} // namespace desk
