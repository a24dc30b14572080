#pragma once

#include <QByteArray>

#include <cstdint>
#include <vector>

namespace typeset {

/// The dark modules of a QR code, without the required quiet zone of four modules.
struct QrCode
{
    int side = 0;           ///< Modules along one side.
    std::vector<bool> dark; ///< Row by row.

    [[nodiscard]] bool isDark(int column, int row) const
    {
        const auto before = static_cast<std::size_t>(row) * static_cast<std::size_t>(side);
        return dark[before + static_cast<std::size_t>(column)];
    }

    friend bool operator==(const QrCode&, const QrCode&) = default;
};

/// How much of the code may be damaged.
enum class Correction : std::uint8_t {
    Medium,   ///< 15 %; required by payment codes.
    Quartile, ///< 25 %
};

/// Encodes at most 1,600 bytes in the smallest code they fit.
QrCode qrCode(const QByteArray& bytes, Correction correction);

} // namespace typeset
