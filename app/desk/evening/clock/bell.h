#pragma once

#include "app/desk/evening/clock/clock_habits.h"
#include "app/desk/frame/wave_player.h"

#include <QObject>

namespace desk {

class Session;

/// Rings in the hall if this computer can.
class Bell : public QObject
{
    Q_OBJECT

public:
    /// The session outlives it.
    explicit Bell(Session& session, QObject* parent = nullptr);

    /// Rings as set in the habits, even if they are off: the caller decides whether.
    void ring(const ClockHabits& habits);

Q_SIGNALS:
    /// The sound cannot be played; the text says what to do.
    void failed(const QString& text);

private:
    Session& session_;
    WavePlayer player_;
};

} // namespace desk
