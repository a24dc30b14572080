#pragma once

#include <QString>

#include <cstdint>
#include <optional>
#include <utility>

/// Files whose contents and names are on the disk before the work goes on. All functions throw
/// core::StoreFailure.
namespace db {

/// With its parents, where they are missing.
void makeFolder(const QString& folder);

/// On return the file's contents are on the disk.
void syncFile(const QString& file);
/// On return the names in the folder are on the disk, where the system has that to offer.
void syncFolder(const QString& folder);

/// Gives `file` the name `target` in one step; a file of that name is replaced. Both lie in one
/// folder. The name is on the disk on return.
void renameOver(const QString& file, const QString& target);

/// A second name for the file in the same folder, which must be free. False where the file system
/// has no such thing.
bool addName(const QString& file, const QString& name);

/// Tells one file from another that took its name. Nothing where there is no file, or where the
/// system does not let an open file be replaced anyway.
using FileIdentity = std::pair<std::uint64_t, std::uint64_t>;
std::optional<FileIdentity> identityOf(const QString& file);

} // namespace db
