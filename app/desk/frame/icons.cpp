#include "app/desk/frame/icons.h"

#include <QPainter>
#include <QPixmapCache>
#include <QStandardPaths>

#include <array>

// Keeps the linker from dropping the pictures, which nothing else in this library refers to.
static void usePictures()
{
    Q_INIT_RESOURCE(rummy_desk_pictures);
    Q_INIT_RESOURCE(rummy_desk_icon);
}

namespace icons {
namespace {

#define DESK_ICON_PICTURE(meaning, picture) picture,
/// In the order of Meaning.
constexpr std::array<const char*, meaningCount> names = {{DESK_ICONS(DESK_ICON_PICTURE)}};
#undef DESK_ICON_PICTURE

/// Stones look the same in light and dark mode.
constexpr std::array<QRgb, 4> inks = {0xB3261E, 0x1F5FBF, 0x1A1F24, 0xB07A00};
constexpr QRgb stone = 0xFBF9F4;
constexpr QRgb edge = 0xC9C2B4;

void paintStone(QPainter& painter, const QRectF& rect, QRgb ink)
{
    const auto radius = rect.width() * 0.14;
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor::fromRgb(edge));
    painter.drawRoundedRect(rect.translated(0, rect.height() * 0.03), radius, radius);
    painter.setPen(QPen(QColor::fromRgb(edge), rect.width() * 0.025));
    painter.setBrush(QColor::fromRgb(stone));
    painter.drawRoundedRect(rect, radius, radius);
    painter.setPen(QColor::fromRgb(ink));
    painter.setFont(theme::font(static_cast<int>(rect.height() * 0.42), QFont::Bold));
    painter.drawText(rect.adjusted(0, 0, 0, -rect.height() * 0.25), Qt::AlignCenter,
                     QStringLiteral("7"));
    painter.setPen(QPen(QColor::fromRgb(ink), rect.width() * 0.045));
    painter.setBrush(Qt::NoBrush);
    const auto dot = rect.width() * 0.085;
    painter.drawEllipse(QPointF(rect.center().x(), rect.bottom() - rect.height() * 0.2), dot, dot);
}

} // namespace

Meaning named(const QString& picture)
{
    const auto own = QStringLiteral(":/pictures/%1.svg").arg(picture);
    for (std::size_t index = 0; index < names.size(); ++index) {
        const QLatin1String name(names[index]);
        if (name == own || name == picture) {
            return static_cast<Meaning>(index);
        }
    }
    return Meaning::Information;
}

QPixmap pixmap(Meaning meaning, const QColor& colour, int size, qreal devicePixelRatio)
{
    const auto key = QStringLiteral("icon/%1/%2/%3/%4")
                         .arg(static_cast<int>(meaning))
                         .arg(colour.name(QColor::HexArgb))
                         .arg(size)
                         .arg(devicePixelRatio);
    QPixmap picture;
    if (QPixmapCache::find(key, &picture)) {
        return picture;
    }
    const auto name = QString::fromLatin1(names[static_cast<std::size_t>(meaning)]);
    const auto source = name.startsWith(u':') ? QIcon(name) : QIcon::fromTheme(name);
    picture = source.pixmap(QSize(size, size), devicePixelRatio);
    if (!picture.isNull()) {
        QPainter painter(&picture);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(picture.rect(), colour);
    }
    QPixmapCache::insert(key, picture);
    return picture;
}

QIcon icon(Meaning meaning, const QPalette& palette, theme::Role role)
{
    constexpr int small = 18;
    constexpr int large = 24;
    QIcon result;
    for (const int size : {small, large}) {
        for (const qreal ratio : {1.0, 2.0}) {
            result.addPixmap(pixmap(meaning, theme::colour(palette, role), size, ratio));
            result.addPixmap(
                pixmap(meaning, theme::colour(palette, theme::Role::Muted), size, ratio),
                QIcon::Disabled);
        }
    }
    return result;
}

void paintEmblem(QPainter& painter, const QRectF& rect)
{
    constexpr qreal gapShare = 0.03;
    constexpr qreal heightOfWidth = 1.32;
    const auto gap = rect.width() * gapShare;
    const auto width = (rect.width() - 3 * gap) / 4;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    auto left = rect.left();
    for (const auto ink : inks) {
        paintStone(painter, QRectF(left, rect.top(), width, width * heightOfWidth), ink);
        left += width + gap;
    }
    painter.restore();
}

QIcon program()
{
    return QIcon(QStringLiteral(":/icon/rummy-director.svg"));
}

void prepare()
{
    usePictures();
    // Not every platform plugin sets the search paths.
    QIcon::setThemeSearchPaths(QIcon::themeSearchPaths() +
                               QStandardPaths::locateAll(QStandardPaths::GenericDataLocation,
                                                         QStringLiteral("icons"),
                                                         QStandardPaths::LocateDirectory));
    QIcon::setThemeName(QStringLiteral("breeze"));
    QIcon::setFallbackThemeName(QStringLiteral("breeze"));
}

} // namespace icons
