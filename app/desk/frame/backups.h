#pragma once

#include "app/desk/frame/background_task.h"
#include "app/desk/frame/restoring/restore_dialog.h"
#include "core/store/clubs.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

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

/// Backups of the club database. Automatic backups run in the background: after the start, when a
/// round is published or closed, and on exit; into the folder beside the database and, if chosen, a
/// second one (a stick), there also every ten minutes in which something changes; each time only
/// into folders whose newest backup lacks any change, of other programs too. A failed one is
/// retried after one more change, then after two, four and so on. Once nothing has changed for two
/// seconds, the log is moved into the file.
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

    /// Starts a backup in the background if due; after the running one, if any.
    void make();
    /// Waits for the backups being made.
    void finish();
    /// For the end of the program: makes a backup if due and waits for it, with `window` hidden. If
    /// it fails, the window comes back and asks the director what to do. False: the program must
    /// not end.
    [[nodiscard]] bool makeLast(QWidget& window);

    /// Where the last backup failed and why, or that the second folder is gone; empty on success.
    [[nodiscard]] QString failure() const;

    void setSecondFolder(const QString& folder);

    /// Says if the second folder is gone, as when its stick was pulled out; makes a backup there
    /// once it is back.
    void lookForSecondFolder();

    /// Restores that file after confirmation.
    void restoreFrom(const QString& path, QWidget* window);

Q_SIGNALS:
    void failureChanged();
    /// The director's request is done: a sentence, and an optional explanation.
    void told(const QString& what, const QString& why);

private:
    /// The result of a backup to a folder.
    struct Attempt
    {
        QString folder;
        std::optional<core::StoreFailure> failure; ///< Nothing: a verified one has everything.
    };

    /// False if there is none: it failed or was cancelled.
    bool backUpToFile(QWidget* window);
    void restore(QWidget* window);
    void restoreChosen(const ChosenBackup& chosen, QWidget* window);
    void chooseSecondFolder(QWidget* window);
    /// Empty: none chosen.
    [[nodiscard]] QString secondFolder() const;
    [[nodiscard]] QStringList folders() const;
    void makeIn(const QStringList& folders);
    void noteChange();
    void conclude(const std::vector<Attempt>& attempts);
    void setFailure(const QString& failure, bool isSecondGone);
    /// Whether there are more published or closed rounds than at the last count.
    bool countRounds();

    Session& session_;
    BackgroundTask<std::vector<Attempt>> task_;
    BackgroundTask<int> settling_;
    QTimer running_;            ///< Active if something changed since the last backup to the stick.
    QTimer quiet_;              ///< Active for a moment after a change.
    QTimer looking_;            ///< For the second folder.
    bool isNextWanted_ = false; ///< When the current one ends.
    bool isSecondGone_ = false;
    QString failure_;
    int failuresInARow_ = 0;
    int changesUntilRetry_ = 0; ///< 0: no failure.
    std::ptrdiff_t published_ = 0;
    std::ptrdiff_t closed_ = 0;
};

} // namespace desk
