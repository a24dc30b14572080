#pragma once

#include <QString>

namespace db {

/// A new file next to `target`, readable by its owner alone, in which the contents of `target` are
/// prepared. Removed at the end unless it was renamed; meanwhile other programs see that it is in
/// use.
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
    int lock_ = -1; ///< A file descriptor; negative: the system has no such locks.
};

/// Removes the part files of `target`, and of files beside it whose names begin as its own, that
/// killed programs left behind: those not in use that were not written to for an hour.
void removeAbandonedParts(const QString& target);

} // namespace db
