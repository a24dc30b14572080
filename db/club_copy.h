#pragma once

#include "db/connection.h"

namespace db {

class ServerConnection;

/// Copies a whole club into another database, of any engine: every row of every table unchanged,
/// with ids, journal and revisions. Both have the newest schema, and `to` is empty. The copy is
/// compared with the original. Nothing is written on failure; throws core::StoreFailure, Damaged if
/// the copy differs. Copies one consistent state of `from`, despite concurrent writers; `to` must
/// be exclusive to this connection.
void copyClub(Connection& from, Connection& to);

/// The same if `to` holds another club, which is deleted in the same transaction.
void replaceClub(Connection& from, ServerConnection& to);

} // namespace db
