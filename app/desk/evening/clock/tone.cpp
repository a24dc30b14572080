#include "app/desk/evening/clock/tone.h"

#include <QBuffer>
#include <QDataStream>

#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>

namespace desk {
namespace {

constexpr std::uint32_t samplesPerSecond = 22'050;
constexpr std::uint16_t bytesPerSample = 2;

/// A struck bell, `seconds` after the stroke; −1 to 1.
double strokeAt(double seconds)
{
    constexpr double pitch = 660; // Hz
    constexpr std::array<double, 3> partials = {1, 2.01, 2.76};
    constexpr std::array<double, 3> loudness = {0.6, 0.25, 0.15};
    double sum = 0;
    for (std::size_t partial = 0; partial < partials.size(); ++partial) {
        const double fading = std::exp(-seconds * 3 * partials[partial]);
        sum += loudness[partial] * fading *
               std::sin(2 * std::numbers::pi * pitch * partials[partial] * seconds);
    }
    return sum;
}

QByteArray samples()
{
    constexpr double between = 0.7;
    constexpr int strokes = 3;
    constexpr double length = between * strokes + 1;
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream.setByteOrder(QDataStream::LittleEndian);
    const auto count = static_cast<std::uint32_t>(length * samplesPerSecond);
    for (std::uint32_t sample = 0; sample < count; ++sample) {
        const double time = static_cast<double>(sample) / samplesPerSecond;
        double sum = 0;
        for (int stroke = 0; stroke < strokes && time >= stroke * between; ++stroke) {
            sum += strokeAt(time - stroke * between);
        }
        constexpr double loudest = 20'000;
        stream << static_cast<std::int16_t>(std::lround(sum * loudest));
    }
    return bytes;
}

} // namespace

QByteArray bellTone()
{
    const auto data = samples();
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

} // namespace desk
