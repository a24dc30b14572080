#include "app/desk/evening/clock/bell.h"

#include "app/desk/evening/clock/tone.h"
#include "app/desk/frame/session.h"
#include "core/store/user_files.h"

namespace desk {

Bell::Bell(Session& session, QObject* parent) : QObject(parent), session_(session)
{
    connect(&player_, &WavePlayer::failed, this, [this] {
        Q_EMIT failed(tr("The bell's sound cannot be played. Choose another WAV file."));
    });
}

void Bell::ring(const ClockHabits& habits)
{
    const auto own =
        core::foundFile(session_.databases().fileOf(session_.place()), habits.soundFile);
    const QDir folder(session_.handedOver().path());
    player_.play(own.isEmpty() ? toneFile(folder, Tone::Bell) : own, habits.volume);
}

} // namespace desk
