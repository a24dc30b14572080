#pragma once

#include "db/sqlite/sqlite_connection.h"

#include <QString>

#include <memory>

namespace db {

/// Reads a database file without touching it: neither the file nor anything beside it is changed or
/// created, and its log is read too. The file may be in use, on a read-only medium, or left behind
/// by a killed program. Held in memory, page by page, because the engine does not check constraints
/// in a file it can't write.
class UntouchedFile
{
public:
    /// Throws core::StoreFailure.
    explicit UntouchedFile(const QString& file);

    [[nodiscard]] SqliteConnection& connection() { return *connection_; }

private:
    std::unique_ptr<SqliteConnection> connection_;
};

} // namespace db
