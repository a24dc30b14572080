#include "reports/typeset/pictures.h"

#include "core/model/picture.h"

#include <QBuffer>
#include <QImageReader>
#include <QXmlStreamReader>

#include <algorithm>

namespace typeset {

namespace {

/// A reader of a buffer with the bytes.
class Reader
{
public:
    explicit Reader(const QByteArray& bytes) : bytes_(bytes), buffer_(&bytes_), reader_(&buffer_)
    {
        // By the first bytes, never by trying whatever the system can read.
        const auto kind =
            isDrawing(bytes_) ? QByteArray("svg") : core::pictureKind(bytes_).toLatin1();
        reader_.setAutoDetectImageFormat(false);
        reader_.setFormat(kind);
        reader_.setAutoTransform(true);
        isKnown_ = !kind.isEmpty();
    }

    [[nodiscard]] QSize size() const
    {
        const auto stored = isKnown_ ? reader_.size() : QSize();
        const bool isTurned =
            (reader_.transformation() & QImageIOHandler::TransformationRotate90) != 0;
        return isKnown_ && isTurned ? stored.transposed() : stored;
    }
    [[nodiscard]] QImage image() { return isKnown_ ? reader_.read() : QImage(); }
    [[nodiscard]] QImage image(QSize size)
    {
        reader_.setScaledSize(size);
        return image();
    }

private:
    QByteArray bytes_;
    QBuffer buffer_;
    QImageReader reader_;
    bool isKnown_ = false;
};

/// Whether the text after "data:" is a PNG or JPEG file, which refers to nothing.
bool isPlainData(const QString& data)
{
    const auto comma = data.indexOf(u',');
    if (comma < 0 || !data.left(comma).endsWith(QStringLiteral(";base64"))) {
        return false;
    }
    const auto bytes = QByteArray::fromBase64(data.mid(comma + 1).toLatin1());
    return !core::pictureKind(bytes).isEmpty();
}

/// Whether the value of a "href" stays in the drawing.
bool isInside(const QString& reference)
{
    const auto data = QStringLiteral("data:");
    return reference.startsWith(u'#') ||
           (reference.startsWith(data) && isPlainData(reference.mid(data.size())));
}

std::optional<QString> outsideOf(const QXmlStreamReader& element)
{
    if (element.name() == QLatin1String("a")) { // A link, which nothing follows.
        return std::nullopt;
    }
    for (const auto& attribute : element.attributes()) {
        const auto value = attribute.value().trimmed().toString();
        if (attribute.name() == QLatin1String("href") && !isInside(value)) {
            return value;
        }
    }
    return std::nullopt;
}

QByteArray pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

QSize pixelsOf(const QByteArray& bytes)
{
    return isDrawing(bytes) ? QSize() : Reader(bytes).size();
}

QImage imageOf(const QByteArray& bytes)
{
    const auto size = pixelsOf(bytes);
    const bool isRead = !size.isEmpty() && size.width() <= core::longestPictureSide &&
                        size.height() <= core::longestPictureSide;
    return isRead ? Reader(bytes).image() : QImage();
}

QImage imageOf(const QByteArray& bytes, int longestSide)
{
    auto image = imageOf(bytes);
    const bool isLarge = image.width() > longestSide || image.height() > longestSide;
    return isLarge ? image.scaled(longestSide, longestSide, Qt::KeepAspectRatio,
                                  Qt::SmoothTransformation)
                   : image;
}

bool isDrawing(const QByteArray& bytes)
{
    const QByteArray mark("\xEF\xBB\xBF");
    const auto text = bytes.startsWith(mark) ? bytes.mid(mark.size()) : bytes;
    return text.left(256).trimmed().startsWith('<');
}

std::optional<QString> outsideOf(const QByteArray& drawing)
{
    QXmlStreamReader xml(drawing);
    while (!xml.atEnd()) {
        switch (xml.readNext()) {
        case QXmlStreamReader::ProcessingInstruction: // Such as a style sheet.
            return xml.processingInstructionTarget().toString();
        case QXmlStreamReader::StartElement:
            if (auto found = outsideOf(xml)) {
                return found;
            }
            break;
        default:
            break;
        }
    }
    return std::nullopt;
}

QByteArray drawn(const QByteArray& drawing)
{
    constexpr int finest = 2'400;
    constexpr int coarsest = 150;
    const auto shape = Reader(drawing).size();
    if (shape.isEmpty()) {
        return {};
    }
    for (int side = finest; side >= coarsest; side /= 2) {
        const auto image = Reader(drawing).image(shape.scaled(side, side, Qt::KeepAspectRatio));
        if (image.isNull()) {
            return {};
        }
        if (auto bytes = pngOf(image); bytes.size() <= core::largestPicture) {
            return bytes;
        }
    }
    return {};
}

const QImage& Pictures::read(const QByteArray& bytes)
{
    const auto same = std::find_if(known_.begin(), known_.end(),
                                   [&](const Known& known) { return known.bytes == bytes; });
    if (same != known_.end()) {
        return same->image;
    }
    known_.push_back({bytes, imageOf(bytes)});
    return known_.back().image;
}

} // namespace typeset
