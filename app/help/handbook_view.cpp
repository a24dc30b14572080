#include "handbook_view.h"

#include "app/theme.h"

#include <QImage>
#include <QTextDocument>
#include <QUrl>

#include <algorithm>

namespace desk {

HandbookView::HandbookView(QWidget* parent) : QTextBrowser(parent)
{
    constexpr int textPixels = 14;
    constexpr qreal textMargin = 20;
    setSearchPaths({QStringLiteral(":/handbook")});
    setOpenLinks(false);
    document()->setDefaultFont(theme::font(textPixels));
    document()->setDocumentMargin(textMargin);
}

QVariant HandbookView::loadResource(int type, const QUrl& name)
{
    const auto resource = QTextBrowser::loadResource(type, name);
    const auto picture =
        type == QTextDocument::ImageResource ? QImage::fromData(resource.toByteArray()) : QImage();
    if (picture.isNull()) {
        return resource;
    }
    const qreal ratio = devicePixelRatioF();
    const int width = std::min(picture.width(), qRound(pictureWidth * ratio));
    auto fitting = picture.scaledToWidth(width, Qt::SmoothTransformation);
    fitting.setDevicePixelRatio(std::max<qreal>(1, 1.0 * width / pictureWidth));
    return fitting;
}

} // namespace desk
