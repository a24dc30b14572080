#include "reports/documents/picture_file.h"

#include "core/file/database_mark.h"
#include "core/model/picture.h"
#include "reports/typeset/pictures.h"

#include <QFile>
#include <QFileInfo>

namespace documents {

using core::SettingsFault;

core::Result<QByteArray> readPictureFile(const QString& path, const core::Pointer& place)
{
    const auto refusal = [&](SettingsFault fault, const QStringList& more = {}) {
        return core::Refusal{fault, place, QStringList{path} + more};
    };
    // Opening a pipe would wait for another program, and closing a database drops its locks.
    const QFileInfo info(path);
    if ((info.exists() && !info.isFile()) || core::belongsToDatabase(path)) {
        return refusal(SettingsFault::PictureNotAFile);
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return refusal(SettingsFault::PictureMissing);
    }
    auto bytes = file.read(core::largestPicture + 1);
    if (bytes.size() > core::largestPicture) {
        return refusal(SettingsFault::PictureTooLarge,
                       {QString::number(info.size()), QString::number(core::largestPicture)});
    }
    if (typeset::isDrawing(bytes)) {
        if (const auto outside = typeset::outsideOf(bytes)) {
            return refusal(SettingsFault::PictureRefersElsewhere, {*outside});
        }
        bytes = typeset::drawn(bytes);
    }
    const auto size = typeset::pixelsOf(bytes);
    if (size.width() > core::longestPictureSide || size.height() > core::longestPictureSide) {
        return refusal(SettingsFault::PictureTooWide,
                       {QString::number(size.width()), QString::number(size.height()),
                        QString::number(core::longestPictureSide)});
    }
    if (typeset::imageOf(bytes).isNull()) {
        return refusal(SettingsFault::PictureUnreadable);
    }
    return bytes;
}

core::Result<core::Settings> withKeptPictures(core::Settings settings, const core::Settings& seen,
                                              const KeepPicture& keep)
{
    const auto place = core::Pointer() / "tournament" / "certificate";
    core::Refusals refusals;
    const auto take = [&](QString& wanted, const QString& before, const core::Pointer& at) {
        if (wanted.isEmpty() || wanted == before || core::isPictureName(wanted)) {
            return;
        }
        if (const auto bytes = readPictureFile(wanted, at)) {
            wanted = keep(*bytes);
        } else {
            const auto& faults = bytes.refused().refusals;
            refusals.insert(refusals.end(), faults.begin(), faults.end());
        }
    };
    auto& certificate = settings.certificate;
    take(certificate.background, seen.certificate.background, place / "background");
    take(certificate.logo, seen.certificate.logo, place / "logo");
    if (!refusals.empty()) {
        return refusals;
    }
    return settings;
}

} // namespace documents
