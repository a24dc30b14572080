#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>

/// Where the file of a club database may lie.
namespace db {

enum class IfMissing : std::uint8_t {
    Refuse,
    Create, ///< Together with its folder.
};

/// Whether a place is on a network folder, judged by its file system, the device or share behind
/// it and its path.
bool isNetworkPlace(const QByteArray& fileSystemType, const QByteArray& device,
                    const QString& path);

/// Throws core::StoreFailure unless the file can be worked on: Missing, ReadOnly (the file or its
/// folder, where the engine keeps its log), NetworkPath or Unreadable. Makes the folder of a file
/// to be created.
void requireWorkable(const QString& file, IfMissing ifMissing);

/// Throws core::StoreFailure of kind Missing or Unreadable unless there is a readable file.
void requireReadable(const QString& file);

/// Whether both paths lead to one existing file.
bool isSameFile(const QString& one, const QString& other);

} // namespace db
