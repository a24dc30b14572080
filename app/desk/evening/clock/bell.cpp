#include "app/desk/evening/clock/bell.h"

#include "app/desk/evening/clock/tone.h"
#include "app/desk/frame/session.h"
#include "core/store/user_files.h"

#include <QFile>
#include <QUrl>

#ifdef RUMMY_MULTIMEDIA
#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#endif

namespace desk {
namespace {

#ifdef RUMMY_MULTIMEDIA
/// The program's own tone as a private file.
QString toneFile(const Session& session)
{
    QString path = session.handedOver().filePath(QStringLiteral("bell.wav"));
    if (!QFile::exists(path)) {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly)) {
            file.write(bellTone());
        }
    }
    return path;
}
#endif

} // namespace

#ifdef RUMMY_MULTIMEDIA

class Bell::Sound
{
public:
    explicit Sound(Bell& bell)
    {
        QObject::connect(&effect_, &QSoundEffect::statusChanged, &bell, [this, &bell] {
            if (effect_.status() == QSoundEffect::Error) {
                Q_EMIT bell.failed(
                    Bell::tr("The bell's sound cannot be played. Choose another WAV file."));
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

QString Bell::silence()
{
    return QMediaDevices::defaultAudioOutput().isNull() ? tr("No sound: no loudspeaker was found.")
                                                        : QString();
}

void Bell::ring(const ClockHabits& habits)
{
    if (!silence().isEmpty()) {
        return;
    }
    if (!sound_) {
        sound_ = std::make_unique<Sound>(*this);
    }
    const auto own =
        core::foundFile(session_.databases().fileOf(session_.place()), habits.soundFile);
    sound_->play(own.isEmpty() ? toneFile(session_) : own, habits.volume);
}

#else

class Bell::Sound
{};

QString Bell::silence()
{
    return tr("No sound: built without Qt Multimedia.");
}

void Bell::ring(const ClockHabits& /*habits*/)
{}

#endif

Bell::Bell(Session& session, QObject* parent) : QObject(parent), session_(session)
{}

Bell::~Bell() = default;

} // namespace desk
