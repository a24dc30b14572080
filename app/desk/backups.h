#pragma once

#include <QFuture>
#include <QObject>
#include <QString>

class QMenu;
class QWidget;

namespace desk {

class Session;

/// Backups of the club database. Automatic ones are made in the background: after the start if
/// anything changed since the last one, when a round is published or closed, and on exit; into the
/// folder beside the database, and into a second one (a stick) if the director chose one.
class Backups : public QObject
{
    Q_OBJECT

public:
    explicit Backups(Session& session, QObject* parent = nullptr);
    ~Backups() override;
    Q_DISABLE_COPY_MOVE(Backups)

    /// Adds the commands: back up to a file, restore, choose a second folder. Their dialogs belong
    /// to `window`; the menu may not outlive this object.
    void addActions(QMenu& menu, QWidget* window);

    /// For file dialogs.
    [[nodiscard]] static QString fileFilter();

    /// Starts one in the background if anything changed since the last one.
    void make();

Q_SIGNALS:
    /// A backup could not be made.
    void failed(const QString& text);

private:
    void backUpToFile(QWidget* window);
    void restore(QWidget* window);
    void chooseSecondFolder(QWidget* window);
    [[nodiscard]] QString folder() const;
    /// Empty: none was chosen.
    [[nodiscard]] QString secondFolder() const;
    /// Whether there are more published or more closed rounds than at the last count.
    bool countRounds();

    Session& session_;
    QFuture<void> running_;
    std::ptrdiff_t published_ = 0;
    std::ptrdiff_t closed_ = 0;
};

} // namespace desk
