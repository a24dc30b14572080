#include "handbook_view.h"

#include "app/theme.h"

#include <QImage>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>
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

void HandbookView::showChapter(const QString& markdown)
{
    setMarkdown(markdown);
    // Markdown leaves no air between paragraphs.
    constexpr qreal lineHeight = 125;
    constexpr qreal paragraphGap = 10;
    constexpr qreal headingGap = 6;
    constexpr qreal lineGap = 4;
    for (auto block = document()->begin(); block.isValid(); block = block.next()) {
        QTextCursor place(block);
        auto format = block.blockFormat();
        if (!block.text().contains(QChar::ObjectReplacementCharacter)) { // A picture is no line.
            format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        }
        const bool isClose = block.textList() != nullptr || place.currentTable() != nullptr;
        format.setBottomMargin(isClose                     ? lineGap
                               : format.headingLevel() > 0 ? headingGap
                                                           : paragraphGap);
        place.setBlockFormat(format);
    }
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
