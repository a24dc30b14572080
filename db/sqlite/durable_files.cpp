#include "db/sqlite/durable_files.h"

#include "core/store/store.h"
#include "db/sqlite/database_file.h"
#include "db/sqlite/engine_failure.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <filesystem>
#include <system_error>

#ifdef Q_OS_WIN
#include <io.h>
#else
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace db {
namespace {

using Kind = core::StoreFailure::Kind;

core::StoreFailure failureOf(const std::error_code& error, const QString& file)
{
    Kind kind = kindOfDisk(error).value_or(Kind::Other);
    if (error == std::errc::read_only_file_system || error == std::errc::permission_denied) {
        kind = Kind::ReadOnly;
    } else if (error == std::errc::not_a_directory || error == std::errc::file_exists) {
        kind = Kind::Unreadable;
    }
    return {kind, file + QStringLiteral(": ") + QString::fromStdString(error.message())};
}

core::StoreFailure lastFailure(const QString& file)
{
    return failureOf(std::error_code(errno, std::generic_category()), file);
}

std::filesystem::path pathOf(const QString& file)
{
    return file.toStdU16String();
}

} // namespace

void makeFolder(const QString& folder)
{
    if (QFileInfo(folder).isDir()) {
        return;
    }
    if (const QString parent = QFileInfo(folder).absolutePath(); parent != folder) {
        makeFolder(parent);
    }
#ifdef Q_OS_WIN
    std::error_code error;
    std::filesystem::create_directory(pathOf(folder), error);
    if (error) {
        throw failureOf(error, folder);
    }
#else
    // Another program may have created it meanwhile.
    if (mkdir(QFile::encodeName(folder).constData(), S_IRWXU) != 0 &&
        !(errno == EEXIST && QFileInfo(folder).isDir())) {
        throw lastFailure(folder);
    }
#endif
}

void createPrivateFile(const QString& file)
{
#ifdef Q_OS_WIN
    QFile created(file);
    if (!created.open(QIODevice::WriteOnly | QIODevice::NewOnly)) {
        throw core::StoreFailure(Kind::ReadOnly, file);
    }
#else
    const int handle = open(QFile::encodeName(file).constData(),
                            O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (handle < 0) {
        throw lastFailure(file);
    }
    close(handle);
#endif
}

void overwrite(const QString& file, const QByteArray& bytes)
{
#ifdef Q_OS_WIN
    QFile opened(file);
    if (opened.open(QIODevice::ReadWrite | QIODevice::Unbuffered)) {
        opened.write(bytes);
    }
#else
    const int handle = open(QFile::encodeName(file).constData(), O_WRONLY | O_CREAT | O_CLOEXEC,
                            S_IRUSR | S_IWUSR);
    if (handle >= 0) {
        [[maybe_unused]] const auto written =
            pwrite(handle, bytes.constData(), static_cast<std::size_t>(bytes.size()), 0);
        close(handle);
    }
#endif
}

void syncFile(const QString& file)
{
    QFile handle(file);
    if (!handle.open(QIODevice::ReadWrite | QIODevice::ExistingOnly)) {
        throw core::StoreFailure(Kind::Unreadable, file);
    }
#ifdef Q_OS_WIN
    const bool synced = _commit(handle.handle()) == 0;
#elif defined(F_FULLFSYNC)
    const bool synced = fcntl(handle.handle(), F_FULLFSYNC) == 0 || fsync(handle.handle()) == 0;
#else
    const bool synced = fsync(handle.handle()) == 0;
#endif
    if (!synced) {
        throw lastFailure(file);
    }
}

void syncFolder([[maybe_unused]] const QString& folder)
{
#ifndef Q_OS_WIN
    const int handle =
        open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) {
        throw lastFailure(folder);
    }
    const bool synced = fsync(handle) == 0 || errno == EINVAL;
    const auto failure = lastFailure(folder);
    close(handle);
    if (!synced) {
        throw core::StoreFailure(failure);
    }
#endif
}

void renameOver(const QString& file, const QString& target)
{
    std::error_code error;
    std::filesystem::rename(pathOf(file), pathOf(target), error);
    if (error) {
        throw failureOf(error, target);
    }
    try {
        syncFolder(QFileInfo(target).absolutePath());
    } catch (const core::StoreFailure& failure) {
        throw core::StoreFailure(Kind::Unconfirmed, failure.detail());
    }
}

bool canReplaceOpenFiles()
{
#ifdef Q_OS_WIN
    return false;
#else
    return true;
#endif
}

void keepPrivate([[maybe_unused]] const QString& file)
{
#ifndef Q_OS_WIN
    constexpr auto owners = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
    constexpr auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup |
                            QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    if (const auto permissions = QFile::permissions(file); permissions & others) {
        QFile::setPermissions(file, permissions & owners);
    }
#endif
}

FileLock::FileLock([[maybe_unused]] const QString& file)
{
#ifndef Q_OS_WIN
    // On a share such a lock would also keep the engine out.
    if (isOnNetwork(file)) {
        return;
    }
    handle_ = open(QFile::encodeName(file).constData(), O_RDONLY | O_CLOEXEC);
    if (handle_ < 0) {
        return;
    }
    if (flock(handle_, LOCK_EX | LOCK_NB) == 0) {
        state_ = State::Held;
    } else if (errno == EWOULDBLOCK) {
        state_ = State::InUse;
    }
#endif
}

FileLock::~FileLock()
{
#ifndef Q_OS_WIN
    if (handle_ >= 0) {
        close(handle_);
    }
#endif
}

void copyFile(QFile& file, const QString& copy)
{
    const auto require = [](bool done, const QFile& handle) {
        if (!done) {
            throw core::StoreFailure(
                handle.error() == QFile::ResourceError ? Kind::Full : Kind::Unreadable,
                handle.fileName() + QStringLiteral(": ") + handle.errorString());
        }
    };
    QFile target(copy);
    require(target.open(QIODevice::WriteOnly | QIODevice::ExistingOnly | QIODevice::Unbuffered),
            target);
    require(file.seek(0), file);
    constexpr qint64 blockSize = 1 << 20;
    while (!file.atEnd()) {
        const QByteArray block = file.read(blockSize);
        require(!block.isEmpty(), file);
        require(target.write(block) == block.size(), target);
    }
    require(target.setPermissions(file.permissions()), target);
    target.close();
    syncFile(copy);
}

std::optional<FileIdentity> identityOf([[maybe_unused]] const QString& file)
{
#ifndef Q_OS_WIN
    struct stat status = {};
    if (stat(QFile::encodeName(file).constData(), &status) == 0) {
        return FileIdentity(status.st_dev, status.st_ino);
    }
#endif
    return std::nullopt;
}

OpenFile OpenFile::log() const
{
    return OpenFile(file_ + QStringLiteral("-wal"));
}

void OpenFile::requireInPlace() const
{
    if (identity_ && identityOf(file_) != identity_) {
        throw core::StoreFailure(core::StoreFailure::Kind::Vanished, file_);
    }
}

} // namespace db
