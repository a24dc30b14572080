#include "rank_moves_view.h"

#include "app/icons.h"
#include "app/widgets/numbers.h"
#include "app/widgets/page_head.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>

namespace desk {
namespace {

constexpr int iconSize = 18;
constexpr int textLeft = 28;
constexpr int lineHeight = 26;
constexpr std::size_t mostLines = 6;

/// Without a rank one stands behind all who have one.
int distance(const core::RankMove& move)
{
    constexpr int unranked = 1'000'000;
    return std::abs(move.from.value_or(unranked) - move.to.value_or(unranked));
}

QString rankText(const std::optional<std::int32_t>& rank)
{
    return rank ? QString::number(*rank) : QStringLiteral("–");
}

} // namespace

RankMovesView::RankMovesView(QWidget* parent)
    : QWidget(parent),
      title_(makeLabel({}, 14, QFont::DemiBold, theme::Role::Text, this)),
      note_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this)),
      space_(new QWidget(this))
{
    setObjectName(QStringLiteral("rankMoves"));
    title_->setObjectName(QStringLiteral("rankMovesTitle"));
    title_->setWordWrap(true);
    note_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    constexpr int above = 16;
    column->setContentsMargins(textLeft, above, 0, 0);
    column->setSpacing(4);
    column->addWidget(title_);
    column->addWidget(space_);
    column->addWidget(note_);
}

void RankMovesView::show(std::vector<core::RankMove> moves, const core::Tournament& tournament,
                         bool hasResults)
{
    const auto count = static_cast<int>(moves.size());
    title_->setText(count > 0    ? tr("This change moves %n rank(s)", nullptr, count)
                    : hasResults ? tr("This change moves no rank")
                                 : tr("Nobody has a rank yet"));
    std::stable_sort(moves.begin(), moves.end(), [](const auto& left, const auto& right) {
        return distance(left) > distance(right);
    });
    QString more;
    if (moves.size() > mostLines) {
        more = tr("And %n more.", nullptr, static_cast<int>(moves.size() - mostLines)) + u' ';
        moves.resize(mostLines);
    }
    lines_.clear();
    for (const auto& move : moves) {
        const auto* participant = findParticipant(tournament, move.number);
        const bool gains = move.to && (!move.from || *move.to < *move.from);
        lines_.push_back({rankText(move.from), rankText(move.to),
                          participant != nullptr ? participant->name : QString(), gains});
    }
    space_->setFixedHeight(lineHeight * static_cast<int>(lines_.size()));
    note_->setText(more + tr("Only the setting is stored; all points are worked out anew."));
    setAccessibleName(text());
    update();
}

QString RankMovesView::text() const
{
    QStringList parts = {title_->text()};
    for (const auto& line : lines_) {
        parts << tr("%1 → %2 %3").arg(line.from, line.to, line.name);
    }
    return parts.join(u'\n');
}

int RankMovesView::linesTop() const
{
    return space_->geometry().top();
}

void RankMovesView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), theme::colour(palette(), theme::Role::Line));
    const auto accent = theme::colour(palette(), theme::Role::Accent);
    painter.drawPixmap(
        QPointF(0, title_->geometry().top()),
        icons::pixmap(icons::Meaning::RankMoves, accent, iconSize, devicePixelRatioF()));
    constexpr int rankWidth = 32;
    constexpr int arrowWidth = 28;
    int top = linesTop();
    for (const auto& line : lines_) {
        const auto part = [&](int left, int width) {
            return QRectF(textLeft + left, top, width, lineHeight);
        };
        painter.setFont(theme::font(13));
        painter.setPen(theme::colour(palette(), theme::Role::Muted));
        paintNumber(painter, part(0, rankWidth), line.from);
        painter.drawText(part(rankWidth, arrowWidth), Qt::AlignCenter, QStringLiteral("→"));
        painter.setFont(theme::font(13, QFont::Bold));
        painter.setPen(
            theme::colour(palette(), line.gains ? theme::Role::Done : theme::Role::Error));
        paintNumber(painter, part(rankWidth + arrowWidth, rankWidth), line.to);
        painter.setFont(theme::font(13));
        painter.setPen(theme::colour(palette(), theme::Role::Text));
        const int nameLeft = 2 * rankWidth + arrowWidth + 16;
        const auto name = part(nameLeft, width() - textLeft - nameLeft);
        painter.drawText(name, Qt::AlignVCenter | Qt::AlignLeft,
                         painter.fontMetrics().elidedText(line.name, Qt::ElideRight,
                                                          static_cast<int>(name.width())));
        top += lineHeight;
    }
}

} // namespace desk
