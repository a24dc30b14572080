#pragma once

#include "db/connection.h"

namespace db {

/// Gives ids to participants who were stored before there were any, in tournaments and journals,
/// and carries along what named them by number, name and club: links, the club's journal, the
/// record of erased people. The ids are derived from what is stored, so that two copies of a club
/// agree. What was changed outside this program stays as it is. Called once, by the migration to
/// schema 20; the caller holds the transaction. Throws core::StoreFailure.
void giveParticipantIds(Connection& connection);

} // namespace db
