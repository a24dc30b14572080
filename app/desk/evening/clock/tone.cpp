#include "app/desk/evening/clock/tone.h"

#include <QBuffer>
#include <QDataStream>
#include <QFile>

#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace desk {
namespace {

constexpr std::uint32_t samplesPerSecond = 22'050;
constexpr std::uint16_t bytesPerSample = 2;

struct Strokes
{
    double pitch; ///< In Hz.
    double fading;
    int count;
    double length; ///< Of all together, in seconds.
};

constexpr double between = 0.7;

Strokes strokesOf(Tone tone)
{
    constexpr int strokes = 3;
    return tone == Tone::Bell ? Strokes{660, 3, strokes, between * strokes + 1}
                              : Strokes{880, 14, 1, 0.3};
}

/// A struck bell, `seconds` after the stroke; −1 to 1.
double strokeAt(double seconds, const Strokes& strokes)
{
    constexpr std::array<double, 3> partials = {1, 2.01, 2.76};
    constexpr std::array<double, 3> loudness = {0.6, 0.25, 0.15};
    double sum = 0;
    for (std::size_t partial = 0; partial < partials.size(); ++partial) {
        const double fading = std::exp(-seconds * strokes.fading * partials[partial]);
        sum += loudness[partial] * fading *
               std::sin(2 * std::numbers::pi * strokes.pitch * partials[partial] * seconds);
    }
    return sum;
}

QByteArray samples(const Strokes& strokes)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setByteOrder(QDataStream::LittleEndian);
    const auto count = static_cast<std::uint32_t>(strokes.length * samplesPerSecond);
    for (std::uint32_t sample = 0; sample < count; ++sample) {
        const double time = static_cast<double>(sample) / samplesPerSecond;
        double sum = 0;
        for (int stroke = 0; stroke < strokes.count && time >= stroke * between; ++stroke) {
            sum += strokeAt(time - stroke * between, strokes);
        }
        constexpr double loudest = 20'000;
        stream << static_cast<std::int16_t>(std::lround(sum * loudest));
    }
    return bytes;
}

} // namespace

QByteArray waveOf(Tone tone)
{
    const auto data = samples(strokesOf(tone));
    constexpr std::uint32_t headerRest = 36;
    constexpr std::uint32_t formatSize = 16;
    constexpr std::uint16_t pulseCode = 1;
    constexpr std::uint16_t mono = 1;
    constexpr std::uint16_t bitsPerSample = 8 * bytesPerSample;
    const auto size = static_cast<std::uint32_t>(data.size());
    QByteArray file;
    QDataStream stream(&file, QIODevice::WriteOnly);
    stream.setByteOrder(QDataStream::LittleEndian);
    stream.writeRawData("RIFF", 4);
    stream << headerRest + size;
    stream.writeRawData("WAVEfmt ", 8);
    stream << formatSize << pulseCode << mono << samplesPerSecond
           << samplesPerSecond * bytesPerSample << bytesPerSample << bitsPerSample;
    stream.writeRawData("data", 4);
    stream << size;
    return file + data;
}

QString toneFile(const QDir& folder, Tone tone)
{
    QString path = folder.filePath(tone == Tone::Bell ? QStringLiteral("bell.wav")
                                                      : QStringLiteral("attention.wav"));
    if (!QFile::exists(path)) {
        QFile file(path);
        if (file.open(QIODevice::WriteOnly)) {
            file.write(waveOf(tone));
        }
    }
    return path;
}

} // namespace desk
