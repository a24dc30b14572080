#include "reports/typeset/qr_code.h"

#include <qrcodegen.hpp>

namespace typeset {

QrCode qrCode(const QByteArray& bytes, Correction correction)
{
    const auto level = correction == Correction::Medium ? qrcodegen::QrCode::Ecc::MEDIUM
                                                        : qrcodegen::QrCode::Ecc::QUARTILE;
    const std::vector<std::uint8_t> data(bytes.begin(), bytes.end());
    const auto segments = {qrcodegen::QrSegment::makeBytes(data)};
    constexpr int anyMask = -1;
    const auto code =
        qrcodegen::QrCode::encodeSegments(segments, level, qrcodegen::QrCode::MIN_VERSION,
                                          qrcodegen::QrCode::MAX_VERSION, anyMask, false);
    QrCode result;
    result.side = code.getSize();
    result.dark.reserve(static_cast<std::size_t>(result.side) *
                        static_cast<std::size_t>(result.side));
    for (int row = 0; row < result.side; ++row) {
        for (int column = 0; column < result.side; ++column) {
            result.dark.push_back(code.getModule(column, row));
        }
    }
    return result;
}

} // namespace typeset
