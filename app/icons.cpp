#include "icons.h"

#include "emblem.h"

#include <QPainter>
#include <QPixmapCache>
#include <QStandardPaths>

#include <array>

// Keeps the linker from dropping the pictures, which nothing else in this library refers to.
static void usePictures()
{
    Q_INIT_RESOURCE(rummy_desk_pictures);
}

namespace icons {
namespace {

/// Freedesktop names in Breeze, or a file of ours: in the order of Meaning.
constexpr std::array<const char*, meaningCount> names = {{
    ":/pictures/tournaments.svg",
    ":/pictures/setup.svg",
    ":/pictures/participants.svg",
    ":/pictures/rounds.svg",
    ":/pictures/results.svg",
    ":/pictures/standings.svg",
    ":/pictures/reports.svg",

    ":/pictures/open.svg",
    ":/pictures/running.svg",
    ":/pictures/complete.svg",
    ":/pictures/results.svg",
    ":/pictures/conflict.svg",
    "object-locked",
    "view-calendar-upcoming-events",
    ":/pictures/cancelled.svg",
    ":/pictures/put-aside.svg",
    ":/pictures/disputed.svg",
    ":/pictures/early.svg",
    ":/pictures/cancelled.svg",

    "user-identity",
    "list-add-user",
    "dialog-ok-apply",
    ":/pictures/open.svg",
    "clock",
    ":/pictures/left.svg",
    "dialog-ok-apply",
    ":/pictures/fixed-table.svg",
    ":/pictures/apart.svg",
    ":/pictures/repeat.svg",

    "edit-undo",
    "edit-redo",
    "list-add",
    "edit-delete",
    "document-edit",
    "document-import",
    "document-export",
    "edit-copy",
    "edit-paste",
    "edit-find",
    "view-file-columns",
    "media-playlist-shuffle",
    ":/pictures/publish.svg",
    "document-swap",
    ":/pictures/put-aside.svg",
    ":/pictures/second-pass.svg",
    "dialog-ok-apply",
    "dialog-cancel",
    ":/pictures/sample.svg",
    "edit-copy",
    "document-save",
    "folder-download",
    "edit-reset",
    "view-history",
    ":/pictures/reports.svg",
    "mail-send",
    "go-next",
    "go-previous",
    "document-open-folder",
    "help-contents",
    "application-menu",

    ":/pictures/list.svg",
    ":/pictures/table-card.svg",
    ":/pictures/score-slip.svg",
    ":/pictures/paper-kit.svg",
    ":/pictures/cross-table.svg",
    ":/pictures/certificate.svg",
    ":/pictures/licence-fee.svg",

    ":/pictures/information.svg",
    ":/pictures/warning.svg",
    ":/pictures/conflict.svg",
    ":/pictures/rank-moves.svg",
}};

QIcon sourceOf(Meaning meaning)
{
    const auto name = QString::fromLatin1(names[static_cast<std::size_t>(meaning)]);
    return name.startsWith(QLatin1Char(':')) ? QIcon(name) : QIcon::fromTheme(name);
}

} // namespace

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
    picture = sourceOf(meaning).pixmap(QSize(size, size), devicePixelRatio);
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

QIcon program()
{
    QIcon result;
    for (const int size : {16, 24, 32, 48, 64, 128, 256}) {
        QPixmap picture(size, size);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        constexpr qreal emblemHeight = 0.33;
        desk::paintEmblem(painter,
                          QRectF(0, size * (1 - emblemHeight) / 2, size, size * emblemHeight));
        painter.end();
        result.addPixmap(picture);
    }
    return result;
}

void prepare()
{
    usePictures();
    // Not every platform's plugin names the folders.
    QIcon::setThemeSearchPaths(QIcon::themeSearchPaths() +
                               QStandardPaths::locateAll(QStandardPaths::GenericDataLocation,
                                                         QStringLiteral("icons"),
                                                         QStandardPaths::LocateDirectory));
    QIcon::setThemeName(QStringLiteral("breeze"));
    QIcon::setFallbackThemeName(QStringLiteral("breeze"));
}

} // namespace icons
