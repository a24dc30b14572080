#pragma once

#include <QByteArray>
#include <QImage>
#include <QSize>
#include <QString>

#include <optional>
#include <vector>

namespace typeset {

/// The width and height that a PNG or JPEG file states, as it is painted; empty for anything else.
QSize pixelsOf(const QByteArray& bytes);
/// Paints such a file; null if that is not possible, or if it is larger than a club's picture may
/// be (core/model/picture.h).
QImage imageOf(const QByteArray& bytes);
/// The same, made smaller if a side is longer than that.
QImage imageOf(const QByteArray& bytes, int longestSide);

/// Whether the bytes begin like a drawing (SVG).
bool isDrawing(const QByteArray& bytes);
/// What a drawing refers to outside itself, as painting it would open that; nothing if there is
/// nothing.
std::optional<QString> outsideOf(const QByteArray& drawing);
/// The drawing as a PNG file, as fine as a club's picture may be; empty if it cannot be painted.
/// Nothing may be outside of it.
QByteArray drawn(const QByteArray& drawing);

/// Reads each picture once, so that a PDF keeps one copy for any number of pages.
class Pictures
{
public:
    /// As imageOf().
    const QImage& read(const QByteArray& bytes);

private:
    struct Known
    {
        QByteArray bytes;
        QImage image;
    };
    std::vector<Known> known_;
};

} // namespace typeset
