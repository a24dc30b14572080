#pragma once

#include "db/sqlite/durable_files.h"

#include <QLatin1String>
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

/// In the name of the copy that a restore keeps of the replaced file.
inline constexpr QLatin1String replacedMark(".replaced-");

/// Removes part files left behind by killed programs, of `target` and of files beside it with the
/// same name prefix, with the copy that a killed restore kept in vain: those not in use. Where that
/// cannot be seen, those not written to for an hour.
void removeAbandonedParts(const QString& target);

} // namespace db
