#pragma once

#include "app/desk/frame/background_task.h"
#include "core/model/ids.h"
#include "core/store/clubs.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <optional>

namespace desk {

class Session;

/// Keeps a copy of the open tournament on this machine, as a tournament file, while its club is on
/// a server: at most seconds old if the server is lost.
class DeskCopy : public QObject
{
    Q_OBJECT

public:
    /// The session outlives it.
    explicit DeskCopy(Session& session, QObject* parent = nullptr);
    ~DeskCopy() override;
    Q_DISABLE_COPY_MOVE(DeskCopy)

    /// Where the copy is, or would be.
    [[nodiscard]] static QString fileOf(const core::Clubs& databases, const core::ClubPlace& place,
                                        core::TournamentId id);

    /// Writes pending changes now, and waits.
    void finish();

Q_SIGNALS:
    /// The copy cannot be written; the text says why.
    void failed(const QString& text);

private:
    void write();

    Session& session_;
    QTimer due_;
    BackgroundTask<std::optional<QString>> task_;
    QString failure_; ///< Already reported.
};

} // namespace desk
