#pragma once

#include "db/connection.h"

/// For the migration to schema 21, since which payments are booked beside the participants. The
/// caller holds the transaction. Both throw core::StoreFailure.
namespace db {

/// Moves payments in the sums of tournaments; a sum that was wrong stays wrong.
void moveBookingsInSums(Connection& connection);

/// Moves payments in journals out of the entries of participants, who have their ids there already.
/// What was changed outside this program stays as it is.
void moveBookingsInJournals(Connection& connection);

} // namespace db
