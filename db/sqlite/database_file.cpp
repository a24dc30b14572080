#include "db/sqlite/database_file.h"

#include "core/store/store.h"
#include "db/sqlite/durable_files.h"

#include <QDir>
#include <QFileInfo>
#include <QStorageInfo>

#include <algorithm>
#include <array>

namespace db {
namespace {

using Kind = core::StoreFailure::Kind;

/// "//server/share" in either notation, but not Windows' names for local devices.
bool isShare(QString path)
{
    path.replace(u'\\', u'/');
    return path.startsWith(u"//") && !path.startsWith(u"//?/") && !path.startsWith(u"//./");
}

} // namespace

bool isNetworkPlace(const QByteArray& fileSystemType, const QByteArray& device, const QString& path)
{
    static constexpr std::array networkTypes = {
        "afpfs",       "afs",        "ceph",   "cifs",  "davfs", "fuse.davfs2", "fuse.gvfsd-fuse",
        "fuse.rclone", "fuse.sshfs", "lustre", "ncpfs", "nfs",   "nfs4",        "smb2",
        "smb3",        "smbfs",      "webdav"};
    const QByteArray type = fileSystemType.toLower();
    return isShare(path) || isShare(QString::fromLocal8Bit(device)) ||
           std::any_of(networkTypes.begin(), networkTypes.end(),
                       [&type](const char* network) { return type == network; });
}

bool isOnNetwork(const QString& file)
{
    const QStorageInfo storage(folderOf(file));
    return isNetworkPlace(storage.fileSystemType(), storage.device(), file);
}

QString withoutLinks(const QString& file)
{
    const QFileInfo named(file);
    if (!named.isSymLink()) {
        return file;
    }
    return named.exists() ? named.canonicalFilePath() : named.symLinkTarget();
}

QString folderOf(const QString& file)
{
    QFileInfo folder(QFileInfo(withoutLinks(file)).absolutePath());
    while (!folder.exists() && !folder.isRoot()) {
        folder.setFile(folder.absolutePath());
    }
    return folder.canonicalFilePath();
}

void requireReadable(const QString& file)
{
    const QFileInfo info(file);
    if (!info.exists()) {
        throw core::StoreFailure(Kind::NotThere, file);
    }
    if (!info.isFile() || !info.isReadable()) {
        throw core::StoreFailure(Kind::Unreadable, file);
    }
}

void requireWorkable(const QString& file, IfMissing ifMissing)
{
    if (file.isEmpty()) {
        throw core::StoreFailure(Kind::NotThere, file);
    }
    // Qt treats such a name as a resource.
    if (file.startsWith(u':')) {
        throw core::StoreFailure(Kind::Unreadable, file);
    }
    if (isOnNetwork(file)) {
        throw core::StoreFailure(Kind::NetworkPath, file);
    }
    const QFileInfo info(file);
    if (!info.exists() && ifMissing == IfMissing::Create) {
        makeFolder(info.absolutePath());
    } else {
        requireReadable(file);
        if (!info.isWritable()) {
            throw core::StoreFailure(Kind::ReadOnly, file);
        }
    }
    const QFileInfo folder(info.absolutePath());
    if (!folder.isWritable()) {
        throw core::StoreFailure(Kind::ReadOnly, folder.filePath());
    }
}

bool isWritable(const QString& file)
{
    return QFileInfo(file).isWritable() && QFileInfo(QFileInfo(file).absolutePath()).isWritable();
}

bool isSameFile(const QString& one, const QString& other)
{
    const QFileInfo first(one);
    return first.exists() && first.canonicalFilePath() == QFileInfo(other).canonicalFilePath();
}

} // namespace db
