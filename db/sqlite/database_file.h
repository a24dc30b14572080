#pragma once

#include "core/store/club_place.h"

#include <QByteArray>
#include <QString>

/// Where the file of a club database may be located.
namespace db {

using core::IfMissing;

/// Whether a path is on a network drive, judging by its file system, its device or share and the
/// path itself.
bool isNetworkPlace(const QByteArray& fileSystemType, const QByteArray& device,
                    const QString& path);

/// The same for a file that need not exist.
bool isOnNetwork(const QString& file);

/// The target if `file` is a link.
QString withoutLinks(const QString& file);

/// The nearest existing folder of the file, links followed.
QString folderOf(const QString& file);

/// Throws core::StoreFailure unless the file can be used: Missing (also without a name), ReadOnly
/// (the file or its folder, where the engine keeps its log), NetworkPath or Unreadable (also a name
/// that begins with a colon). Creates the folder of a file to be created.
void requireWorkable(const QString& file, IfMissing ifMissing);

/// Whether the engine can write an existing file, and its log beside it.
bool isWritable(const QString& file);

/// Throws core::StoreFailure of kind Missing or Unreadable unless there is a readable file.
void requireReadable(const QString& file);

/// Whether both paths lead to one existing file.
bool isSameFile(const QString& one, const QString& other);

} // namespace db
