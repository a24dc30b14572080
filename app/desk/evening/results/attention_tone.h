#pragma once

#include "app/desk/frame/wave_player.h"

#include <QObject>

namespace desk {

class Session;
class UiState;

/// A short tone for a question or refusal: a slip is typed without looking at the screen.
class AttentionTone : public QObject
{
    Q_OBJECT

public:
    /// The session outlives it.
    explicit AttentionTone(Session& session, QObject* parent = nullptr);

    /// Whether this desk wants to hear it; by default it does. Kept in UiState.
    [[nodiscard]] static bool isOn(const UiState& uiState);
    static void setOn(UiState& uiState, bool isOn);

    void sound();

Q_SIGNALS:
    /// Even if this computer has no loudspeaker.
    void sounded();

private:
    Session& session_;
    WavePlayer player_;
};

} // namespace desk
