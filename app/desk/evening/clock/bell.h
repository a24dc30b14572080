#pragma once

#include "app/desk/evening/clock/clock_habits.h"

#include <QObject>
#include <QString>

#include <memory>

namespace desk {

class Session;

/// Rings in the hall if this computer can.
class Bell : public QObject
{
    Q_OBJECT

public:
    /// The session outlives it.
    explicit Bell(Session& session, QObject* parent = nullptr);
    ~Bell() override;
    Q_DISABLE_COPY_MOVE(Bell)

    /// Why nothing can be heard, in words; empty if it can.
    [[nodiscard]] static QString silence();
    /// Rings as set in the habits, even if they are off: the caller decides whether.
    void ring(const ClockHabits& habits);

Q_SIGNALS:
    /// The sound cannot be played; the text says what to do.
    void failed(const QString& text);

private:
    class Sound;

    Session& session_;
    std::unique_ptr<Sound> sound_;
};

} // namespace desk
