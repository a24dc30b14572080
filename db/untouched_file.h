#pragma once

#include "db/connection.h"

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <optional>

namespace db {

/// A database file that is read as it is: neither the file nor anything beside it is changed or
/// made, and what stands in its log is read, too. The file may be in use, on a read-only medium, or
/// left behind by a program that was killed.
class UntouchedFile
{
public:
    /// Throws core::StoreFailure.
    explicit UntouchedFile(const QString& file);

    [[nodiscard]] Connection& connection() { return *connection_; }

private:
    void openCopy(const QString& file);

    std::optional<QTemporaryDir> copies_; ///< Where recovering it would change the file.
    std::unique_ptr<Connection> connection_;
};

} // namespace db
