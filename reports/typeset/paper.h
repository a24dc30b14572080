#pragma once

#include <QPageLayout>
#include <QRectF>

#include <cstdint>

/// Lengths on paper, and paper sizes.
namespace typeset {

/// All lengths and type sizes in this library are units of 1/1200 inch, so that lines break
/// identically on every device.
inline constexpr int unitsPerInch = 1200;

constexpr qreal millimetres(qreal count)
{
    constexpr qreal millimetresPerInch = 25.4;
    return count * unitsPerInch / millimetresPerInch;
}

/// Typographic points, 1/72 inch.
constexpr qreal points(qreal count)
{
    constexpr qreal pointsPerInch = 72;
    return count * unitsPerInch / pointsPerInch;
}

enum class PaperSize : std::uint8_t {
    A4,
    Letter,
    HalfA4, ///< As wide as the whole sheet.
    HalfLetter,
};

/// Half of a whole sheet.
constexpr PaperSize halfOf(PaperSize whole)
{
    return whole == PaperSize::Letter ? PaperSize::HalfLetter : PaperSize::HalfA4;
}

enum class Orientation : std::uint8_t {
    Portrait,
    Landscape,
};

struct Paper
{
    PaperSize size = PaperSize::A4;
    Orientation orientation = Orientation::Portrait;

    friend bool operator==(const Paper&, const Paper&) = default;
};

/// The whole sheet from its upper left corner.
QRectF sheetArea(const Paper& paper);

/// The area that every printer reaches: 10 mm from each edge.
QRectF printableArea(const Paper& paper);

/// For a printer or a PDF: without margins, as sheets have their own.
QPageLayout pageLayout(const Paper& paper);

} // namespace typeset
