#include "app/desk/widgets/file_chooser.h"

#include "app/platform/platform.h"

#include <QDir>
#include <QFileDialog>
#include <QFileIconProvider>
#include <QFileInfo>
#include <QMimeDatabase>

namespace desk {
namespace {

/// Chooses icons and types by file names, without opening the files.
class NameIcons : public QFileIconProvider
{
public:
    [[nodiscard]] QIcon icon(const QFileInfo& file) const override
    {
        return QFileIconProvider::icon(file.isDir() ? Folder : File);
    }
    [[nodiscard]] QString type(const QFileInfo& file) const override
    {
        return file.isDir()
                   ? QFileIconProvider::type(file)
                   : QMimeDatabase().mimeTypeForFile(file, QMimeDatabase::MatchExtension).comment();
    }
    using QFileIconProvider::icon;
};

/// The home folder where there is no such folder: the documents' need not exist, and sticks go.
QString folderOf(const QString& begin)
{
    const QFileInfo file(begin);
    const QString folder = file.isDir() ? begin : file.absolutePath();
    return !begin.isEmpty() && QFileInfo(folder).isDir() ? folder : QDir::homePath();
}

struct Icons
{
    NameIcons icons;
};

/// Qt's own, as the thread of its model uses the icons until the base is gone.
class Dialog : private Icons, public QFileDialog
{
public:
    /// Begins where no club is, until it has the icons.
    Dialog(QWidget* parent, const QString& title, const QString& filter = {})
        : QFileDialog(parent, title, QDir::rootPath(), filter)
    {
        setOption(DontUseNativeDialog, !platform::fileDialogsKeepLocks());
        setIconProvider(&icons);
    }

    QString choose(const QString& begin)
    {
        setDirectory(folderOf(begin));
        if (const QFileInfo file(begin); !file.isDir()) {
            selectFile(file.fileName());
        }
        return exec() == Accepted ? selectedFiles().value(0) : QString();
    }
};

} // namespace

QString chooseFile(QWidget* parent, const QString& title, const QString& begin,
                   const QString& filter)
{
    Dialog dialog(parent, title, filter);
    dialog.setFileMode(QFileDialog::ExistingFile);
    return dialog.choose(begin);
}

QString chooseTarget(QWidget* parent, const QString& title, const QString& begin,
                     const QString& filter)
{
    Dialog dialog(parent, title, filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(QFileInfo(begin).suffix());
    return dialog.choose(begin);
}

QString chooseFolder(QWidget* parent, const QString& title, const QString& begin)
{
    Dialog dialog(parent, title);
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    return dialog.choose(begin);
}

} // namespace desk
