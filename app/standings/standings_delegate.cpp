#include "standings_delegate.h"

#include "app/widgets/numbers.h"
#include "standings_model.h"

#include <QPainter>
#include <QPolygonF>

namespace desk {
namespace {

constexpr int margin = 8;
constexpr int largePixels = 15;
constexpr int smallPixels = 12;
constexpr qreal triangleSize = 8;

void paintRank(QPainter& painter, const QRectF& rect, const QModelIndex& index,
               const QPalette& palette)
{
    painter.setPen(theme::colour(palette, theme::Role::Muted));
    if (index.data(SharedRole).toBool()) {
        painter.setFont(theme::font(smallPixels, QFont::DemiBold));
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("="));
    }
    painter.setPen(theme::colour(palette, theme::Role::Text));
    painter.setFont(theme::font(largePixels, QFont::DemiBold));
    paintNumber(painter, rect, index.data().toString());
}

void paintChange(QPainter& painter, const QRectF& rect, const QModelIndex& index,
                 const QPalette& palette)
{
    const auto colour =
        theme::colour(palette, static_cast<theme::Role>(index.data(ColourRole).toInt()));
    painter.setPen(colour);
    painter.setFont(theme::font(smallPixels, QFont::Medium));
    const int gained = index.data(GainedRole).toInt();
    if (gained == 0) {
        painter.drawText(rect, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
        return;
    }
    const QPointF centre(rect.left() + triangleSize / 2, rect.center().y());
    paintTriangle(painter, centre, triangleSize, gained > 0, colour);
    painter.drawText(rect.adjusted(triangleSize + 4, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     index.data().toString());
}

void paintTmp(QPainter& painter, const QRectF& rect, const QModelIndex& index,
              const QPalette& palette)
{
    painter.setPen(theme::colour(palette, theme::Role::Text));
    painter.setFont(theme::font(largePixels, QFont::Bold));
    paintPoints(painter, rect, index.data(PointsRole).value<scoring::MatchPoints>());
}

} // namespace

StandingsDelegate::StandingsDelegate(QObject* parent, int rowHeight)
    : ListDelegate(parent, rowHeight)
{}

void StandingsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    using Paint = void (*)(QPainter&, const QRectF&, const QModelIndex&, const QPalette&);
    Paint own = nullptr;
    switch (static_cast<Column>(index.data(ColumnRole).toInt())) {
    case Column::Rank:
        own = paintRank;
        break;
    case Column::Change:
        own = paintChange;
        break;
    case Column::Tmp:
        own = paintTmp;
        break;
    default:
        break;
    }
    if (own == nullptr) {
        ListDelegate::paint(painter, option, index);
        return;
    }
    painter->save();
    paintGround(*painter, option, index);
    own(*painter, QRectF(option.rect).adjusted(margin, 0, -margin, 0), index,
        view != nullptr ? view->palette() : option.palette);
    painter->restore();
}

void paintTriangle(QPainter& painter, QPointF centre, qreal size, bool up, const QColor& colour)
{
    const qreal half = size / 2;
    const qreal tip = up ? -half * 0.8 : half * 0.8;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(QPolygonF(
        {centre + QPointF(0, tip), centre + QPointF(half, -tip), centre + QPointF(-half, -tip)}));
    painter.restore();
}

} // namespace desk
