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

/// The whole club as a file: written, taken over from another computer, or merged.
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

    /// Returns whether it is written.
    bool exportTo(const QString& path);
    /// Takes the file over where the club has no tournaments, else offers to merge it.
    void open(const QString& path, QWidget* window);
    void merge(const QString& path, QWidget* window);

    /// The club is on another computer from then on; the file is for that one.
    void moveTo(const QString& path);
    /// Asks whether to work here again in a club that was moved.
    void askGoOnHere(QWidget* window);

Q_SIGNALS:
    /// The club was moved, or is here again: other commands can be used.
    void restChanged();
    /// What the director asked for is done: a sentence, and a line that explains it (or none).
    void told(const QString& what, const QString& why);
    /// Why it is not done, and what to do.
    void failed(const QString& text);

private:
    void askExport(QWidget* window);
    void askTakeOver(QWidget* window);
    void askMove(QWidget* window);
    QString askForTarget(QWidget* window, const QString& title);
    void takeOver(const QString& path, QWidget* window);
    /// Nothing, and told, if it can't be read.
    std::optional<QByteArray> read(const QString& path);
    void refuse(const QString& what, const core::Refused& refused);

    Session& session_;
};

} // namespace desk
