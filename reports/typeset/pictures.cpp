#include "reports/typeset/pictures.h"

#include "reports/typeset/paper.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>

namespace typeset {

namespace {

/// Vector graphics (SVG) are rendered at a printer's resolution.
QImage pictureOf(const QByteArray& bytes, const QSizeF& size)
{
    QByteArray copy = bytes;
    QBuffer buffer(&copy);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    if (reader.format().startsWith("svg")) {
        constexpr qreal dotsPerInch = 300;
        const auto dots = size * dotsPerInch / unitsPerInch;
        reader.setScaledSize(reader.size().scaled(dots.toSize(), Qt::KeepAspectRatio));
    }
    return reader.read();
}

} // namespace

bool isPicture(const QByteArray& bytes)
{
    return !pictureSize(bytes).isEmpty();
}

QSizeF pictureSize(const QByteArray& bytes)
{
    constexpr QSizeF anySize(unitsPerInch, unitsPerInch);
    return pictureOf(bytes, anySize).size();
}

const QImage& Pictures::read(const QByteArray& bytes, const QSizeF& size)
{
    const auto same = std::find_if(known_.begin(), known_.end(), [&](const Known& known) {
        return known.size == size && known.bytes == bytes;
    });
    if (same != known_.end()) {
        return same->image;
    }
    known_.push_back({bytes, size, pictureOf(bytes, size)});
    return known_.back().image;
}

} // namespace typeset
