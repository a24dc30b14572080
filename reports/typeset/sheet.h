#pragma once

#include "reports/typeset/paper.h"
#include "reports/typeset/qr_code.h"
#include "reports/typeset/type.h"

#include <QByteArray>
#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <variant>
#include <vector>

/// A printed page as a value: produced by layouts and read by painting, so that preview, printer,
/// PDF and tests see the same.
namespace typeset {

/// Shades of grey for text, so that every printer prints them.
enum class Ink : std::uint8_t {
    Black,
    Grey,   ///< Secondary lines; still legible on a photocopy.
    Faint,  ///< Hairlines.
    Stripe, ///< The background of every other row; dark enough for a laser printer.
    White,
    // For ornaments; greys on a black-and-white printer.
    Bronze,
    Red,
    Blue,
    Amber,
    Ivory,
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
    bool turned = false; ///< Upside down, for reading from the other side of a fold.
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

/// An empty box to write in.
struct BoxMark
{
    QRectF box;
    qreal width = points(0.75);
    Ink ink = Ink::Black;
};

/// A picture file's bytes (PNG or JPEG), as large as fits the box without distortion.
struct PictureMark
{
    QRectF box;
    QByteArray bytes;
};

/// The modules fill the square box; the quiet zone is outside it.
struct QrMark
{
    QRectF box;
    QrCode code;
};

/// An outline, or with a width of 0 a filled area.
struct PathMark
{
    QPainterPath path;
    Ink ink = Ink::Black;
    qreal width = 0;
};

using Mark = std::variant<TextMark, LineMark, FillMark, BoxMark, PictureMark, QrMark, PathMark>;

struct Sheet
{
    Paper paper;
    std::vector<Mark> marks;  ///< In painting order.
    QString begins = {};      ///< The title of the part beginning here, for PDF bookmarks.
    QStringList letters = {}; ///< Initial letters of names from here on, in a long list.
    bool isFirst = false;     ///< Of its own count: page 1 of those before the next such sheet.
};

/// A whole document, ready to be painted; never empty.
using Sheets = std::vector<Sheet>;

} // namespace typeset
