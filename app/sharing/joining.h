#pragma once

#include "app/sharing/fault.h"
#include "app/sharing/invitation.h"
#include "app/sharing/private_server.h"

#include <QDateTime>
#include <QString>

/// How a desk opens a club shared by another.
namespace sharing {

/// The database role of a desk.
QString roleName(Role role);

/// Asks the server for its certificate, compares it with the code, and stores it and the code in
/// files of that folder, readable only by their owner. Returns the address of the database for
/// `--database`, which names these files but no secret. Blocks for seconds; Fault::NotRunning,
/// NoTls, Stranger, ClockWrong or Folder.
Outcome<QString> join(const Invitation& invitation, const QString& folder,
                      const QDateTime& now = QDateTime::currentDateTimeUtc());

/// The same for the laptop that runs the server: through its loopback address, independent of any
/// network, and without contacting it. The files are in the server's folder.
Outcome<QString> joinOwn(const PrivateServer& server);

/// The same with the rights of the server's owner, for one of its databases.
Outcome<QString> ownerAddress(const PrivateServer& server, const QString& database);

} // namespace sharing
