#include "app/desk/widgets/file_dialogs.h"

#include "app/desk/frame/ui_state.h"
#include "app/desk/widgets/file_chooser.h"
#include "app/desk/widgets/file_names.h"

#include <QFileInfo>
#include <QStandardPaths>

#include <array>

namespace desk {
namespace {

QString keyOf(FileDialogs::Purpose purpose)
{
    static constexpr std::array names = {"backup",   "tournament", "people",
                                         "database", "sound",      "club"};
    return QStringLiteral("files/") + QLatin1String(names.at(static_cast<std::size_t>(purpose)));
}

const QString lastKey = QStringLiteral("files/last");

} // namespace

QString FileDialogs::openFile(QWidget* parent, Purpose purpose, const QString& title,
                              const QString& filter) const
{
    auto file = chooseFile(parent, title, folder(purpose), filter);
    remember(purpose, file);
    return file;
}

QString FileDialogs::saveFile(QWidget* parent, Purpose purpose, const QString& title,
                              const QString& name, const QString& filter) const
{
    auto file = chooseTarget(parent, title, unusedPath(folder(purpose), name), filter);
    remember(purpose, file);
    return file;
}

QString FileDialogs::folder(Purpose purpose) const
{
    for (const auto& key : {keyOf(purpose), lastKey}) {
        auto folder = uiState_.value(key).toString();
        if (!folder.isEmpty() && QFileInfo(folder).isDir()) {
            return folder;
        }
    }
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void FileDialogs::remember(Purpose purpose, const QString& file) const
{
    if (!file.isEmpty()) {
        for (const auto& key : {keyOf(purpose), lastKey}) {
            uiState_.setValue(key, QFileInfo(file).absolutePath());
        }
    }
}

} // namespace desk
