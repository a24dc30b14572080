#include "reports/typeset/signatures.h"

#include <algorithm>

namespace typeset {
namespace {

constexpr Type signedType{points(8)};
/// Room for handwriting above a line.
constexpr qreal handwritingHeight = millimetres(16);
constexpr qreal signatureGutter = millimetres(14);

qreal lineWidthOf(const QStringList& signatures, qreal width)
{
    const auto count = static_cast<qreal>(signatures.size());
    return (width - (count - 1) * signatureGutter) / count;
}

} // namespace

qreal signaturesHeight(const QStringList& signatures, qreal width)
{
    std::size_t lines = 0;
    for (const auto& signature : signatures) {
        lines =
            std::max(lines, wrapped(signature, signedType, lineWidthOf(signatures, width)).size());
    }
    return lines == 0 ? 0 : handwritingHeight + static_cast<qreal>(lines) * lineHeight(signedType);
}

void addSignatures(PageFlow& flow, const QStringList& signatures)
{
    const auto room = flow.take(signaturesHeight(signatures, flow.width()));
    const qreal width = lineWidthOf(signatures, flow.width());
    qreal left = room.left();
    for (const auto& signature : signatures) {
        const qreal y = room.top() + handwritingHeight;
        flow.put(LineMark{{left, y}, {left + width, y}});
        QRectF line(left, y, width, lineHeight(signedType));
        for (const auto& text : wrapped(signature, signedType, width)) {
            flow.put(TextMark{line, text, signedType, Side::Left, Ink::Grey});
            line.translate(0, line.height());
        }
        left += width + signatureGutter;
    }
}

} // namespace typeset
