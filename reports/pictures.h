#pragma once

#include <QByteArray>
#include <QImage>
#include <QSizeF>

#include <vector>

namespace reports {

/// Whether a picture file's bytes can be painted.
bool isPicture(const QByteArray& bytes);

/// Its shape: width and height in a measure of its own; empty if it can't be painted.
QSizeF pictureSize(const QByteArray& bytes);

/// Reads pictures, and each of them once: a PDF keeps one copy then, on however many pages it is.
class Pictures
{
public:
    /// For a box of that size in units of paper.h; a null image if the bytes are no picture.
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

} // namespace reports
