#pragma once

#include <QByteArray>
#include <QImage>
#include <QSizeF>

#include <vector>

namespace typeset {

/// Whether a picture file's bytes can be painted.
bool isPicture(const QByteArray& bytes);

/// Its proportions: width and height in any unit; empty if it cannot be painted.
QSizeF pictureSize(const QByteArray& bytes);

/// Reads each picture once, so that a PDF keeps one copy for any number of pages.
class Pictures
{
public:
    /// For a box of that size in units of paper.h; a null image if the bytes are not a picture.
    const QImage& read(const QByteArray& bytes, const QSizeF& size);

private:
    struct Known
    {
        QByteArray bytes;
        QSizeF size;
        QImage image;
    };
    std::vector<Known> known_;
};

} // namespace typeset
