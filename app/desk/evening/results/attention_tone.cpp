#include "app/desk/evening/results/attention_tone.h"

#include "app/desk/evening/clock/clock_habits.h"
#include "app/desk/evening/clock/tone.h"
#include "app/desk/frame/session.h"
#include "app/desk/frame/ui_state.h"

#include <QApplication>

namespace desk {
namespace {

const QString attentionKey = QStringLiteral("results/attentionTone");

} // namespace

AttentionTone::AttentionTone(Session& session, QObject* parent) : QObject(parent), session_(session)
{}

bool AttentionTone::isOn(const UiState& uiState)
{
    return uiState.value(attentionKey, true).toBool();
}

void AttentionTone::setOn(UiState& uiState, bool isOn)
{
    uiState.setValue(attentionKey, isOn);
}

void AttentionTone::sound()
{
    if (!isOn(session_.uiState())) {
        return;
    }
    if (WavePlayer::silence().isEmpty()) {
        const QDir folder(session_.handedOver().path());
        player_.play(toneFile(folder, Tone::Attention), clockHabits(session_.uiState()).volume);
    } else {
        QApplication::beep(); // Perhaps the desktop can.
    }
    Q_EMIT sounded();
}

} // namespace desk
