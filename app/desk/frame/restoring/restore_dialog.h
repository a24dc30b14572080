#pragma once

#include "app/desk/frame/background_task.h"
#include "app/desk/widgets/ask.h"
#include "core/store/clubs.h"

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
    /// `place` is the club, `folders` those of its automatic backups; the databases outlive the
    /// dialog.
    RestoreDialog(const core::Clubs& databases, const FileDialogs& files,
                  const core::ClubPlace& place, const QStringList& folders, QWidget* parent);

    /// The chosen backup; empty before.
    [[nodiscard]] QString backup() const;
    /// "14/05/2026 22:30, Clubabend, round 3, 40 results"; for another file its name before that.
    [[nodiscard]] QString backupText() const;

    void accept() override;

private:
    void buildTable();
    void list(const QStringList& folders);
    /// Reads the next one whose contents are not known.
    void readNext();
    void choose(int row);
    void browse();
    void refresh();
    /// The chosen row in the model; nothing if none.
    [[nodiscard]] std::optional<int> chosen() const;

    const core::Clubs& databases_;
    const FileDialogs& files_;
    core::ClubPlace place_;
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
/// A file from elsewhere, which is read for its text.
ChosenBackup backupIn(const core::Clubs& databases, const QString& path);
/// Whether to restore the backup that the text names in place of what is there.
bool confirmRestoring(const core::Clubs& databases, const core::ClubPlace& place,
                      const QString& text, QWidget* parent);

/// Nothing if given up.
std::optional<ChosenBackup> askForBackup(const core::Clubs& databases, const FileDialogs& files,
                                         const core::ClubPlace& place, const QStringList& folders,
                                         QWidget* parent);

} // namespace desk
