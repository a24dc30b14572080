#pragma once

#include "db/sqlite/durable_files.h"

#include <QString>

#include <optional>

namespace db {

/// A new file beside `target`, readable only by its owner, for preparing the contents of `target`.
/// Removed at the end unless renamed; other programs can see that it is in use.
class PartFile
{
public:
    /// Creates it, empty. Throws core::StoreFailure.
    explicit PartFile(const QString& target);
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;
    PartFile(PartFile&&) = delete;
    PartFile& operator=(PartFile&&) = delete;
    ~PartFile();

    [[nodiscard]] const QString& name() const { return name_; }

private:
    QString name_;
    std::optional<FileLock> lock_;
};

/// Removes part files left behind by killed programs, of `target` and of files beside it with the
/// same name prefix: those not in use and not written to for an hour.
void removeAbandonedParts(const QString& target);

} // namespace db
