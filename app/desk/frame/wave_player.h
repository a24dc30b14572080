#pragma once

#include <QObject>

#include <memory>

namespace desk {

/// Plays WAV files if this computer can.
class WavePlayer : public QObject
{
    Q_OBJECT

public:
    explicit WavePlayer(QObject* parent = nullptr);
    ~WavePlayer() override;
    Q_DISABLE_COPY_MOVE(WavePlayer)

    /// Why nothing can be heard, in words; empty if it can.
    [[nodiscard]] static QString silence();
    /// `volume` is in percent. Does nothing where nothing can be heard.
    void play(const QString& file, int volume);

Q_SIGNALS:
    /// The file cannot be played.
    void failed();

private:
    class Sound;

    std::unique_ptr<Sound> sound_;
};

} // namespace desk
