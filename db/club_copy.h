#pragma once

#include "db/connection.h"

namespace db {

class ServerConnection;

/// Copies a whole club into another database, of whatever engine: every row of every table as it
/// is, with ids, journal and revisions. Both have the newest schema, and `to` holds nothing yet.
/// What arrived is compared with what was sent. Nothing is written if this fails; throws
/// core::StoreFailure, Damaged where the copy differs. One state of `from`, whatever others write
/// meanwhile; `to` belongs to this connection alone.
void copyClub(Connection& from, Connection& to);

/// The same where `to` holds another club: that one is deleted in the same transaction.
void replaceClub(Connection& from, ServerConnection& to);

} // namespace db
