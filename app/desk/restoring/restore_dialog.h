#pragma once

#include "app/desk/background_task.h"
#include "app/desk/databases.h"
#include "app/desk/widgets/ask.h"

#include <QSortFilterProxyModel>
#include <QStringList>

#include <optional>
#include <vector>

class QTableView;

namespace desk {

class BackupsModel;
class FileDialogs;

/// Chooses a backup to restore: one of the program's own, with the newest sound one preselected, or
/// any other file. Lists and reads them on another thread. Asks for confirmation.
class RestoreDialog : public Question
{
    Q_OBJECT

public:
    /// `file` is the database, `folders` its backup folders; the databases outlive the dialog.
    RestoreDialog(const Databases& databases, const FileDialogs& files, const QString& file,
                  const QStringList& folders, QWidget* parent);

    /// The chosen backup; empty before.
    [[nodiscard]] QString backup() const;
    /// "14/05/2026 22:30, Clubabend, round 3, 40 results"; for another file its name.
    [[nodiscard]] QString backupText() const;

    void accept() override;

private:
    void buildTable();
    void list(const QString& file, const QStringList& folders);
    /// Reads the next one with unread contents.
    void readNext();
    void choose(int row);
    void browse();
    void refresh();
    /// The chosen row in the model; nothing if none.
    [[nodiscard]] std::optional<int> chosen() const;

    const Databases& databases_;
    const FileDialogs& files_;
    BackupsModel* model_;
    QSortFilterProxyModel* shown_;
    QTableView* table_;
    QString other_;         ///< A file from elsewhere.
    bool isListed_ = false; ///< The folders have been searched.
    bool isPreset_ = false; ///< One is preselected, or the director has chosen.
    BackgroundTask<std::vector<core::BackupFile>> listing_;
    BackgroundTask<core::BackupContents> reading_;
};

struct ChosenBackup
{
    QString path;
    QString text; ///< Like RestoreDialog::backupText().
};
/// Whether to restore the backup that the text names.
bool confirmRestoring(const QString& text, QWidget* parent);

/// Nothing if cancelled.
std::optional<ChosenBackup> askForBackup(const Databases& databases, const FileDialogs& files,
                                         const QString& file, const QStringList& folders,
                                         QWidget* parent);

} // namespace desk
