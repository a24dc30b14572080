#include "app/desk/frame/wave_player.h"

#include <QUrl>

#ifdef RUMMY_MULTIMEDIA
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#endif

namespace desk {

#ifdef RUMMY_MULTIMEDIA

class WavePlayer::Sound
{
public:
    explicit Sound(WavePlayer& player)
    {
        QObject::connect(&effect_, &QSoundEffect::statusChanged, &player, [this, &player] {
            if (effect_.status() == QSoundEffect::Error) {
                Q_EMIT player.failed();
            }
        });
    }

    void play(const QString& file, int volume)
    {
        constexpr float percent = 100;
        effect_.setVolume(static_cast<float>(volume) / percent);
        effect_.setSource(QUrl::fromLocalFile(file));
        effect_.play();
    }

private:
    QSoundEffect effect_;
};

QString WavePlayer::silence()
{
    return QMediaDevices::defaultAudioOutput().isNull() ? tr("No sound: no loudspeaker was found.")
                                                        : QString();
}

void WavePlayer::play(const QString& file, int volume)
{
    if (!silence().isEmpty()) {
        return;
    }
    if (!sound_) {
        sound_ = std::make_unique<Sound>(*this);
    }
    sound_->play(file, volume);
}

#else

class WavePlayer::Sound
{};

QString WavePlayer::silence()
{
    return tr("No sound: built without Qt Multimedia.");
}

void WavePlayer::play(const QString& /*file*/, int /*volume*/)
{}

#endif

WavePlayer::WavePlayer(QObject* parent) : QObject(parent)
{}

WavePlayer::~WavePlayer() = default;

} // namespace desk
