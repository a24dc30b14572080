#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <optional>
#include <utility>

class QFile;

/// File operations that return once contents and names are on disk. All functions throw
/// core::StoreFailure.
namespace db {

/// Creates the folder and any missing parents, accessible only to their owner.
void makeFolder(const QString& folder);

/// Creates an empty file, readable only by its owner; it must not exist.
void createPrivateFile(const QString& file);

/// Writes the bytes over the beginning of a file that only its owner may read, at once and without
/// waiting for the disk; creates it if it is missing. A failure has no consequence but the old
/// bytes, and is not reported.
void overwrite(const QString& file, const QByteArray& bytes);

/// Returns once the file's contents are on disk.
void syncFile(const QString& file);
/// Returns once the names in the folder are on disk, if the system supports that.
void syncFolder(const QString& folder);

/// Atomically renames `file` to `target` in the same folder, replacing an existing file. The name
/// is on disk on return. Throws Unconfirmed if it was renamed, but the disk failed to keep that.
void renameOver(const QString& file, const QString& target);

/// Whether a file can be renamed over one that is open.
bool canReplaceOpenFiles();

/// Removes other users' access to the file, where files have such permissions; on Windows those of
/// a user's folders are private already.
void keepPrivate(const QString& file);

/// Locks a file during its lifetime, independently of the engine's locks, so that other programs
/// can see that it is in use. On a share and on Windows it locks nothing.
class FileLock
{
public:
    enum class State : std::uint8_t { Held, InUse, Unavailable };

    explicit FileLock(const QString& file);
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;
    FileLock(FileLock&&) = delete;
    FileLock& operator=(FileLock&&) = delete;
    ~FileLock();

    [[nodiscard]] State state() const { return state_; }

private:
    int handle_ = -1; ///< A file descriptor.
    State state_ = State::Unavailable;
};

/// Copies an open file into `copy`, an empty file, with its permissions. The copy's contents are on
/// disk on return.
void copyFile(QFile& file, const QString& copy);

/// Identifies a file, to detect that another has taken its name. Nothing if there is no file, or if
/// the system never lets an open file be replaced.
using FileIdentity = std::pair<std::uint64_t, std::uint64_t>;
std::optional<FileIdentity> identityOf(const QString& file);

/// An open file, which may still be deleted, moved or replaced.
class OpenFile
{
public:
    explicit OpenFile(const QString& file) : file_(file), identity_(identityOf(file)) {}

    [[nodiscard]] const QString& name() const { return file_; }
    /// The log beside it, as it is now.
    [[nodiscard]] OpenFile log() const;
    /// Throws core::StoreFailure (Vanished) unless the path still leads to it.
    void requireInPlace() const;

private:
    QString file_;
    std::optional<FileIdentity> identity_; ///< Nothing on systems without identities.
};

} // namespace db
