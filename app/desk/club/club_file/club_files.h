#pragma once

#include <QObject>
#include <QString>

#include <optional>

class QMenu;
class QWidget;

namespace core {
struct Refused;
}

namespace desk {

class Session;

/// The whole club as a file: exported, imported from another computer, or merged.
class ClubFiles : public QObject
{
    Q_OBJECT

public:
    explicit ClubFiles(Session& session, QObject* parent = nullptr)
        : QObject(parent), session_(session)
    {}

    /// Adds the commands. Their dialogs belong to `window`; the menu may not outlive this object.
    void addActions(QMenu& menu, QWidget* window);
    /// For file dialogs.
    [[nodiscard]] static QString fileFilter();

    /// Returns whether it was written.
    bool exportTo(const QString& path);
    /// Imports the file if the club has no tournaments, else offers to merge it.
    void open(const QString& path, QWidget* window);
    void merge(const QString& path, QWidget* window);

    /// Moves the club to another computer, for which the file is written.
    void moveTo(const QString& path);
    /// Asks whether to resume work here in a club that was moved.
    void askGoOnHere(QWidget* window);

Q_SIGNALS:
    /// The director wants the club as it is in that backup.
    void restoringWanted(const QString& path);
    /// The club was moved or resumed: available commands have changed.
    void restChanged();
    /// The director's request is done: a sentence, and an optional explanation.
    void told(const QString& what, const QString& why);
    /// Why it was not done, and what to do.
    void failed(const QString& text);

private:
    void askExport(QWidget* window);
    void askTakeOver(QWidget* window);
    void askMove(QWidget* window);
    /// Takes the newest merge back, if nothing was stored since.
    void askUnmerge();
    QString askForTarget(QWidget* window, const QString& title);
    void takeOver(const QString& path, QWidget* window);
    /// Nothing, after reporting it, if unreadable.
    std::optional<QByteArray> read(const QString& path);
    void refuse(const QString& what, const core::Refused& refused);

    Session& session_;
};

} // namespace desk
