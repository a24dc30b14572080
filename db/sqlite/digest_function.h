#pragma once

struct sqlite3;

namespace db {

/// Makes the digests of rows available to the SQL of migrations: digest_of(value, …), a number. See
/// RowDigest. Throws core::StoreFailure.
void addDigestFunction(sqlite3* connection);

} // namespace db
