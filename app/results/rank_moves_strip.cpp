#include "rank_moves_strip.h"

#include "app/icons.h"
#include "app/texts/numbers.h"
#include "app/widgets/key_hint.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QVBoxLayout>

#include <utility>

namespace desk {
namespace {

using theme::Role;

constexpr int margin = 12;
constexpr int titleHeight = 36;
constexpr int lineHeight = 24;
constexpr int iconSize = 18;
constexpr int textLeft = 44;

QString rankText(const std::optional<std::int32_t>& rank)
{
    return rank ? QString::number(*rank) : QStringLiteral("–");
}

QString pointsText(const ShownMove& move)
{
    if (!move.before || !move.after) {
        return {};
    }
    const QString after = texts::matchPointsText(*move.after);
    return move.before == move.after
               ? after
               : texts::matchPointsText(*move.before) + QStringLiteral(" → ") + after;
}

} // namespace

RankMovesStrip::RankMovesStrip(QWidget* parent) : QWidget(parent)
{
    auto* const keys = new QHBoxLayout;
    keys->addStretch();
    keys->addWidget(new KeyHint(tr("Ctrl+Enter", "key"), tr("store"), this));
    keys->addWidget(new KeyHint(tr("Esc", "key"), tr("discard"), this));
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(margin, 6, margin, 0);
    column->addLayout(keys);
    column->addStretch();
}

void RankMovesStrip::setMoves(std::vector<ShownMove> moves)
{
    moves_ = std::move(moves);
    setAccessibleName(text());
    update();
}

QString RankMovesStrip::text() const
{
    if (moves_.empty()) {
        return tr("This correction changes no rank");
    }
    QStringList lines = {
        tr("This correction changes %n rank(s)", nullptr, static_cast<int>(moves_.size()))};
    for (const auto& move : moves_) {
        lines << tr("%1 from %2 to %3", "a name and two ranks")
                     .arg(move.name, rankText(move.move.from), rankText(move.move.to));
    }
    return lines.join(QLatin1Char('\n'));
}

void RankMovesStrip::paintMove(QPainter& painter, const ShownMove& move, const QRect& rect) const
{
    const auto use = [&](QFont::Weight weight, Role role) {
        painter.setFont(theme::font(13, weight));
        painter.setPen(theme::colour(palette(), role));
    };
    const bool gained = move.move.to && (!move.move.from || *move.move.to < *move.move.from);
    constexpr int rankWidth = 26;
    constexpr int arrowWidth = 22;
    QRect part(rect.left(), rect.top(), rankWidth, rect.height());
    use(QFont::Normal, Role::Muted);
    painter.drawText(part, Qt::AlignRight | Qt::AlignVCenter, rankText(move.move.from));
    part = QRect(part.right(), rect.top(), arrowWidth, rect.height());
    painter.drawText(part, Qt::AlignCenter, QStringLiteral("→"));
    part = QRect(part.right(), rect.top(), rankWidth, rect.height());
    use(QFont::Bold, gained ? Role::Done : Role::Error);
    painter.drawText(part, Qt::AlignLeft | Qt::AlignVCenter, rankText(move.move.to));
    use(QFont::Normal, Role::Text);
    const QString points = pointsText(move);
    const int pointsWidth = painter.fontMetrics().horizontalAdvance(points);
    painter.drawText(rect, Qt::AlignRight | Qt::AlignVCenter, points);
    use(QFont::Medium, Role::Text);
    const int width = rect.right() - part.right() - pointsWidth - margin;
    painter.drawText(QRect(part.right() + 4, rect.top(), width, rect.height()), Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(move.name, Qt::ElideRight, width));
}

void RankMovesStrip::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme::colour(palette(), Role::Tint));
    constexpr qreal radius = 6;
    painter.drawRoundedRect(rect(), radius, radius);
    painter.drawPixmap(margin + 4, (titleHeight - iconSize) / 2 + 2,
                       icons::pixmap(icons::Meaning::RankMoves,
                                     theme::colour(palette(), Role::Accent), iconSize,
                                     devicePixelRatioF()));
    const QStringList lines = text().split(QLatin1Char('\n'));
    painter.setFont(theme::font(14, QFont::DemiBold));
    painter.setPen(theme::colour(palette(), Role::Text));
    painter.drawText(QRect(textLeft, 2, width() - textLeft, titleHeight), Qt::AlignVCenter,
                     lines.front());
    constexpr std::size_t columns = 2;
    constexpr std::size_t places = 4;
    const bool more = moves_.size() > places;
    const std::size_t shown = more ? places - 1 : moves_.size();
    const int columnWidth = (width() - textLeft - margin) / static_cast<int>(columns);
    const auto place = [&](std::size_t index) {
        return QRect(textLeft + static_cast<int>(index % columns) * columnWidth,
                     titleHeight + static_cast<int>(index / columns) * lineHeight,
                     columnWidth - 2 * margin, lineHeight);
    };
    for (std::size_t index = 0; index < shown; ++index) {
        paintMove(painter, moves_[index], place(index));
    }
    if (more) {
        painter.setFont(theme::font(13));
        painter.setPen(theme::colour(palette(), Role::Muted));
        painter.drawText(place(shown), Qt::AlignVCenter,
                         tr("and %n more", nullptr, static_cast<int>(moves_.size() - shown)));
    }
}

} // namespace desk
