#include "core/file/whole_file.h"

#include "core/file/database_mark.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSaveFile>
#include <QSysInfo>

namespace core {
namespace {

/// Retrying the rest makes a full disk report its reason.
bool writeAll(QSaveFile& file, QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const auto written = file.write(bytes.data(), bytes.size());
        if (written <= 0) {
            return false;
        }
        bytes = bytes.sliced(written);
    }
    return true;
}

} // namespace

bool isDeviceName(const QString& path)
{
    static const QRegularExpression device(
        QStringLiteral("(?:^|[/\\\\:])(?:con|prn|aux|nul|conin\\$|conout\\$|(?:com|lpt)[0-9¹²³])"
                       " *(?:[.:][^/\\\\]*)?$"),
        QRegularExpression::CaseInsensitiveOption);
    return device.match(path).hasMatch();
}

bool isNoFile(const QString& path)
{
    const QFileInfo target(path);
    const bool isWindows = QSysInfo::kernelType() == QStringLiteral("winnt");
    return (isWindows && isDeviceName(path)) ||
           (target.exists() && !target.isFile() && !target.isDir());
}

std::optional<WriteFailure> writeWholeFile(const QString& path, const QByteArray& bytes,
                                           Readers readers)
{
    if (belongsToDatabase(path)) {
        return WriteFailure{WriteFailure::Kind::Database};
    }
    if (isNoFile(path)) {
        return WriteFailure{WriteFailure::Kind::NotAFile};
    }
    QSaveFile file(path);
    const auto isGuarded = [&file, readers] {
        return readers == Readers::Usual ||
               file.setPermissions(QFile::ReadOwner | QFile::WriteOwner);
    };
    // With buffering, only commit() notices a full disk, which gives no reason.
    if (file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) && isGuarded() &&
        writeAll(file, bytes) && file.commit()) {
        return std::nullopt;
    }
    return WriteFailure{WriteFailure::Kind::System, file.errorString()};
}

} // namespace core
