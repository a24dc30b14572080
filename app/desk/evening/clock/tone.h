#pragma once

#include <QByteArray>

namespace desk {

/// A bell of three soft strokes as a WAV file: mono, 16 bits.
QByteArray bellTone();

} // namespace desk
