#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <utility>

class QFile;

/// File operations that return once contents and names are on the disk. All functions throw
/// core::StoreFailure.
namespace db {

/// Creates the folder and any missing parents, for their owner alone.
void makeFolder(const QString& folder);

/// Creates an empty file, readable by its owner alone; there must be none of that name.
void createPrivateFile(const QString& file);

/// On return the file's contents are on the disk.
void syncFile(const QString& file);
/// On return the names in the folder are on the disk, where the system supports that.
void syncFolder(const QString& folder);

/// Gives `file` the name `target` in one step; a file of that name is replaced. Both are in the
/// same folder. The name is on the disk on return.
void renameOver(const QString& file, const QString& target);

/// Copies an open file into `copy`, an empty file, with its permissions. The copy's contents are on
/// the disk on return.
void copyFile(QFile& file, const QString& copy);

/// Identifies a file, to recognise that another one has taken its name. Nothing where there is no
/// file, or where the system does not allow an open file to be replaced.
using FileIdentity = std::pair<std::uint64_t, std::uint64_t>;
std::optional<FileIdentity> identityOf(const QString& file);

/// A file that is open, which somebody may delete, move or replace all the same.
class OpenFile
{
public:
    explicit OpenFile(const QString& file) : file_(file), identity_(identityOf(file)) {}

    /// Throws core::StoreFailure (Vanished) unless the path still leads to it.
    void requireInPlace() const;

private:
    QString file_;
    std::optional<FileIdentity> identity_; ///< Nothing where the system knows none.
};

} // namespace db
