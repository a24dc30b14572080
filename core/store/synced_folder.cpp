#include "core/store/synced_folder.h"

#include <QDir>
#include <QFileInfo>
#include <QStringList>

#include <algorithm>
#include <array>

namespace core {
namespace {

/// With what these services add for several accounts: "OneDrive - Club", "Dropbox (Personal)".
bool isNameOf(const QString& folder, const QString& service)
{
    return folder.startsWith(service, Qt::CaseInsensitive) &&
           (folder.size() == service.size() || !folder.at(service.size()).isLetterOrNumber());
}

} // namespace

std::optional<QString> syncedBy(const QString& file)
{
    static constexpr std::array services = {
        "OneDrive",     "Dropbox",      "Google Drive",  "GoogleDrive",  "iCloudDrive",
        "iCloud Drive", "Nextcloud",    "ownCloud",      "MagentaCLOUD", "HiDrive",
        "pCloudDrive",  "Proton Drive", "SynologyDrive", "Seafile",      "MEGAsync"};
    const auto folders =
        QDir::fromNativeSeparators(QFileInfo(file).absolutePath()).split(u'/', Qt::SkipEmptyParts);
    for (const auto& folder : folders) {
        const auto* const found =
            std::find_if(services.begin(), services.end(), [&folder](const char* service) {
                return isNameOf(folder, QString::fromLatin1(service));
            });
        if (found != services.end()) {
            return QString::fromLatin1(*found);
        }
    }
    return std::nullopt;
}

} // namespace core
