#pragma once

#include "reports/typeset/paper.h"
#include "reports/typeset/qr_code.h"
#include "reports/typeset/type.h"

#include <QByteArray>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <cstdint>
#include <variant>
#include <vector>

/// A printed page as a value: layouts produce sheets, painting reads them, so that preview,
/// printer, PDF and tests see the same.
namespace typeset {

/// Shades of grey, so that every printer prints them.
enum class Ink : std::uint8_t {
    Black,
    Grey,   ///< Secondary lines; still legible on a photocopy.
    Faint,  ///< Hairlines.
    Stripe, ///< The background of every other row; dark enough for a laser printer.
    White,
};

enum class Side : std::uint8_t {
    Left,
    Centre,
    Right,
};

/// One line of text, vertically centred in the box and no wider than it.
struct TextMark
{
    QRectF box;
    QString text;
    Type type;
    Side side = Side::Left;
    Ink ink = Ink::Black;
    bool turned = false; ///< Upside down, to be read from the other side of a fold.
};

struct LineMark
{
    QPointF from;
    QPointF to;
    qreal width = points(0.5);
    Ink ink = Ink::Black;
    bool dashed = false;
};

struct FillMark
{
    QRectF box;
    Ink ink = Ink::Stripe;
};

/// An empty box to write into.
struct BoxMark
{
    QRectF box;
    qreal width = points(0.75);
    Ink ink = Ink::Black;
};

/// A picture file's bytes (PNG, SVG …), as large as the box allows without distortion.
struct PictureMark
{
    QRectF box;
    QByteArray bytes;
};

/// The modules fill the box, which is square; the light border is outside of it.
struct QrMark
{
    QRectF box;
    QrCode code;
};

using Mark = std::variant<TextMark, LineMark, FillMark, BoxMark, PictureMark, QrMark>;

struct Sheet
{
    Paper paper;
    std::vector<Mark> marks; ///< In the order in which they are painted.
};

/// A whole document, ready to be painted; never empty.
using Sheets = std::vector<Sheet>;

} // namespace typeset
