#pragma once

#include "db/sqlite/sqlite_connection.h"

#include <QString>

#include <memory>

namespace db {

/// A database file that is read as it is: neither the file nor anything beside it is changed or
/// made, and what stands in its log is read, too. The file may be in use, on a read-only medium, or
/// left behind by a program that was killed. Held in memory, page by page: of a file that it can't
/// write the engine does not examine the constraints.
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
