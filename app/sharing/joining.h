#pragma once

#include "app/sharing/fault.h"
#include "app/sharing/invitation.h"
#include "app/sharing/private_server.h"
#include "core/store/club_place.h"

#include <QDateTime>
#include <QString>

/// How a desk opens a club shared by another.
namespace sharing {

/// Asks the server for its certificate, compares it with the code, and keeps it and the code in
/// files of that folder, which their owner alone may read. Returns the place of the database, as
/// for
/// `--database`, which names these files and no secret. Blocks for seconds; Fault::NotRunning,
/// NoTls, Stranger, ClockWrong or Folder.
Outcome<core::ClubPlace> join(const Invitation& invitation, const QString& folder,
                              const QDateTime& now = QDateTime::currentDateTimeUtc());

/// The same for the laptop that runs the server: by its loopback address, so that it does not
/// depend on any network, and without asking. The files are in the server's folder.
Outcome<core::ClubPlace> joinOwn(const PrivateServer& server);

/// Whether that place is the club of this machine's own server, as joinOwn() names it.
bool isAt(const PrivateServer& server, const core::ClubPlace& place);

/// The same as joinOwn() as the server's owner, who may do everything, for one of its databases.
Outcome<core::ClubPlace> ownerAddress(const PrivateServer& server, const QString& database);

} // namespace sharing
