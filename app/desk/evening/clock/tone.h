#pragma once

#include <QDir>

#include <cstdint>

namespace desk {

/// The program's own sounds.
enum class Tone : std::uint8_t {
    Bell,      ///< Three soft strokes.
    Attention, ///< One short stroke: look at the screen.
};

/// The sound as a WAV file, mono, 16 bits.
QByteArray waveOf(Tone tone);
/// The same as a file in that folder, which is written once.
QString toneFile(const QDir& folder, Tone tone);

} // namespace desk
