#pragma once

#include "app/desk/desks/sharing/sharing.h"
#include "app/hall/addresses.h"
#include "app/sharing/joining.h"
#include "app/sharing/programs.h"
#include "app/sharing/shared_club.h"
#include "db/club_transfer.h"

namespace desk {

/// What serverAddressFrom() makes of the place, or the fault as a failure of the server.
inline db::ServerAddress addressOf(const sharing::Outcome<core::ClubPlace>& place)
{
    if (!place) {
        throw core::StoreFailure(core::StoreFailure::Kind::Unreachable, place.fault().detail);
    }
    return db::serverAddressFrom(place->text());
}

/// The shared club as seen by the server's owner.
inline db::ServerAddress ownerOf(const sharing::PrivateServer& server)
{
    return addressOf(
        sharing::ownerAddress(server, QString::fromLatin1(sharing::PrivateServer::database)));
}

inline sharing::Transfer clubTransfer()
{
    const auto handOver = [](const QString& file, const sharing::PrivateServer& server,
                             const std::function<void()>& copied) {
        db::handOver(file,
                     {addressOf(sharing::ownerAddress(server, QStringLiteral("postgres"))),
                      addressOf(sharing::joinOwn(server))},
                     server.secrets().desk, QDateTime::currentDateTimeUtc(), copied);
    };
    const auto bringBack = [](const sharing::PrivateServer& server, const QString& file) {
        db::bringBack(ownerOf(server), file, QDateTime::currentDateTimeUtc());
    };
    return {handOver, bringBack};
}

/// Shares the club database `file` through this machine's own PostgreSQL server; `folder` holds
/// files for joined clubs.
inline Sharing clubSharing(const QString& file, const QString& folder)
{
    const auto shared = [file] { return sharing::sharedFrom(file); };
    const auto share = [file](const QString& address) -> sharing::Outcome<sharing::PrivateServer> {
        const auto programs = sharing::findPrograms();
        return programs ? sharing::share(clubTransfer(), *programs, file, address)
                        : sharing::Outcome<sharing::PrivateServer>(programs.fault());
    };
    const auto open =
        [file](const sharing::PrivateServer& server) -> sharing::Outcome<core::ClubPlace> {
        try {
            db::goOnSharing(file, ownerOf(server), QDateTime::currentDateTimeUtc());
        } catch (const core::StoreFailure& failure) {
            return sharing::Fault{sharing::Fault::Kind::NotRunning, failure.detail()};
        }
        return sharing::joinOwn(server);
    };
    const auto stop = [file](const sharing::PrivateServer& server) {
        return sharing::stopSharing(clubTransfer(), server, file);
    };
    const auto join = [folder](const sharing::Invitation& invitation) {
        return sharing::join(invitation, folder);
    };
    const auto place = [file] { return sharing::sharedPlace(file); };
    const auto leave = [file] {
        return sharing::leaveServer(file, QDateTime::currentDateTimeUtc());
    };
    return {file, web::reachableAddresses, shared, share, open, stop, join, place, leave};
}

} // namespace desk
