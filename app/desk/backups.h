#pragma once

#include "app/desk/background_task.h"
#include "app/desk/restoring/restore_dialog.h"
#include "core/store/clubs.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

class QAction;
class QMenu;
class QWidget;

namespace desk {

class Session;
class UiState;

/// Backups of the club database. Automatic ones are made in the background: after the start, when a
/// round is published or closed, and on exit; into the folder beside the database, and into a
/// second one (a stick) if the director chose one; each time into those folders only whose newest
/// backup lacks something. One that failed is tried again after one more change, then after two,
/// four and so on.
class Backups : public QObject
{
    Q_OBJECT

public:
    explicit Backups(Session& session, QObject* parent = nullptr);

    /// Adds the commands: back up to a file, restore, choose a second folder. Their dialogs belong
    /// to `window`; the menu may not outlive this object. Returns the one that restores.
    QAction& addActions(QMenu& menu, QWidget* window);

    /// For file dialogs.
    [[nodiscard]] static QString fileFilter();
    /// Where the automatic backups of a database are: beside it, or beside the file that its
    /// backups are named after, and in the second folder if one is chosen.
    [[nodiscard]] static QStringList
    foldersOf(const core::Clubs& databases, const core::ClubPlace& place, const UiState& uiState);

    /// Makes a backup in the background where one is due; while one is being made, after it.
    void make();
    /// Waits for the backups being made.
    void finish();
    /// For the end of the program: makes a backup where one is due, waits for it, and asks the
    /// director how to go on if it fails. False: the program is not to end.
    [[nodiscard]] bool makeLast(QWidget* window);

    /// Where the last backup failed and why; empty if it did not.
    [[nodiscard]] const QString& failure() const { return failure_; }

    void setSecondFolder(const QString& folder);

    /// Asks whether to restore that file, and does.
    void restoreFrom(const QString& path, QWidget* window);

Q_SIGNALS:
    void failureChanged();
    /// What the director asked for is done: a sentence, and a line that explains it (or none).
    void told(const QString& what, const QString& why);

private:
    /// What became of a backup in a folder.
    struct Attempt
    {
        QString folder;
        std::optional<core::StoreFailure> failure; ///< Nothing: it is there and verified.
    };

    /// False if there is none: it failed, or none was wanted.
    bool backUpToFile(QWidget* window);
    void restore(QWidget* window);
    void restoreChosen(const ChosenBackup& chosen);
    void chooseSecondFolder(QWidget* window);
    /// Empty: none was chosen.
    [[nodiscard]] QString secondFolder() const;
    [[nodiscard]] QStringList folders() const;
    [[nodiscard]] QStringList due() const;
    void noteChange();
    /// The copies hold the first `changesHeld` changes.
    void conclude(const std::vector<Attempt>& attempts, std::int64_t changesHeld);
    void setFailure(const QString& failure);
    /// Whether there are more published or more closed rounds than at the last count.
    bool countRounds();

    Session& session_;
    BackgroundTask<std::vector<Attempt>> task_;
    bool isNextWanted_ = false; ///< When the one being made has ended.
    std::int64_t changes_ = 0;  ///< Since the start.
    QString failure_;
    int failuresInARow_ = 0;
    int changesUntilRetry_ = 0; ///< 0: nothing has failed.
    std::ptrdiff_t published_ = 0;
    std::ptrdiff_t closed_ = 0;
};

} // namespace desk
