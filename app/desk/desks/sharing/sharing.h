#pragma once

#include "app/desk/desks/sharing/join_dialog.h"
#include "app/sharing/private_server.h"
#include "core/store/club_place.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace desk {

/// The window's functions for sharing the club with other desks, from main.cpp. All but `shared`
/// and `addresses` block for seconds, may be called on any thread and throw core::StoreFailure.
struct Sharing
{
    /// This machine's own club database: a file.
    QString file;
    /// Addresses at which other desks may reach this machine, likeliest first.
    std::function<QStringList()> addresses;
    /// The server with the file's club, or why it cannot run; nothing if the club is not shared.
    std::function<std::optional<sharing::Outcome<sharing::PrivateServer>>()> shared;
    /// Puts the club on a server for desks that reach this machine at that address.
    std::function<sharing::Outcome<sharing::PrivateServer>(const QString& address)> share;
    /// Where the club is on that server, for this machine.
    std::function<sharing::Outcome<core::ClubPlace>(const sharing::PrivateServer&)> open;
    /// Brings the club back into the file.
    std::function<std::optional<sharing::Fault>(const sharing::PrivateServer&)> stop;
    Join join;
    /// Where the shared club is, whether or not its server runs; nothing if it is not shared.
    std::function<std::optional<core::ClubPlace>()> place = {};
    /// Ends sharing without the server: the file has the club again. Returns the folder that keeps
    /// the server's data.
    std::function<sharing::Outcome<QString>()> leave = {};
};

/// The names of the other desks that have the club open, as of now.
using OtherDesks = std::function<QStringList()>;

/// Why something failed, and what to do, in one or two sentences.
QString reasonFor(const sharing::Fault& fault);

/// Shares the club, or shows how other desks join where it is shared. Returns the club to open
/// next: that of the server, or the file once the director has stopped sharing; nothing if all
/// stays as it is.
std::optional<core::ClubPlace> askToShare(const Sharing& sharing, const OtherDesks& others,
                                          QWidget* parent);

} // namespace desk
