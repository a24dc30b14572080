#pragma once

#include <QObject>
#include <QString>

#include <thread>

namespace desk {

class Desk;

/// The automatic backups: in the background after the start if anything changed since the last
/// one, when a round is published and when it closes, and on exit; into the folder beside the
/// database, and into a second one if the director named one (a stick).
class Backups : public QObject
{
    Q_OBJECT

public:
    explicit Backups(Desk& desk, QObject* parent = nullptr);
    ~Backups() override;

    /// Beside the database.
    [[nodiscard]] QString folder() const;
    [[nodiscard]] QString secondFolder() const;
    void setSecondFolder(const QString& folder);

    /// Makes one if anything changed since the last; returns at once.
    void make();
    /// Until the one being made is done.
    void wait();

Q_SIGNALS:
    /// A backup could not be made.
    void failed(const QString& text);

private:
    void lookAtRounds();

    Desk& desk_;
    std::jthread worker_;
    int roundsPublished_ = 0;
    int roundsClosed_ = 0;
};

} // namespace desk
