#include "grid_painting.h"

#include "app/texts/numbers.h"
#include "app/widgets/numbers.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>
#include <QPalette>
#include <QStringList>

namespace desk {
namespace {

using theme::Role;

class GridTexts
{
    Q_DECLARE_TR_FUNCTIONS(GridTexts)
};

class GridPainter
{
public:
    GridPainter(QPainter& painter, const GridSheet& sheet, const GridLayout& layout,
                const QPalette& palette)
        : painter_(painter), sheet_(sheet), layout_(layout), palette_(palette)
    {}

    void paint()
    {
        for (std::size_t seat = 0; seat < sheet_.seats.size(); ++seat) {
            paintHead(seat);
            paintTitles(seat);
        }
        const QRect titles = layout_.titles();
        use(11, QFont::Normal, Role::Muted);
        painter_.drawText(QRect(layout_.ending(0).left(), titles.top(), 80, titles.height()),
                          Qt::AlignVCenter, GridTexts::tr("Ending"));
        line(titles.top(), Role::Strong);
        for (std::size_t row = 0; row < sheet_.rows.size(); ++row) {
            paintRow(row);
        }
        paintSums();
    }

private:
    void use(int pixels, QFont::Weight weight, Role role)
    {
        painter_.setFont(theme::font(pixels, weight));
        painter_.setPen(theme::colour(palette_, role));
    }

    void line(int y, Role role)
    {
        const QRect whole = layout_.sums();
        painter_.setPen(theme::colour(palette_, role));
        painter_.drawLine(whole.left(), y, whole.right(), y);
    }

    void text(const QRect& rect, const QString& text, Qt::Alignment alignment = Qt::AlignLeft)
    {
        const QFontMetrics metrics(painter_.font());
        painter_.drawText(rect, static_cast<int>((alignment | Qt::AlignVCenter).toInt()),
                          metrics.elidedText(text, Qt::ElideRight, rect.width()));
    }

    /// As many letters of a name as stand in the width; one that is too long parts where it is
    /// written with a hyphen or a blank.
    [[nodiscard]] qsizetype fittingLetters(const QString& name, int width) const
    {
        const QFontMetrics metrics(painter_.font());
        if (metrics.horizontalAdvance(name) <= width) {
            return name.size();
        }
        for (qsizetype length = name.size() - 1; length > 0; --length) {
            const QChar last = name[length - 1];
            if ((last == u'-' || last == u' ') &&
                metrics.horizontalAdvance(name.left(length)) <= width) {
                return length;
            }
        }
        return name.size();
    }

    void paintHead(std::size_t index)
    {
        const GridSeat& seat = sheet_.seats[index];
        const QRect rect = layout_.head(index);
        constexpr int lineHeight = 18;
        QRect part(rect.left(), rect.top() + 8, rect.width(), lineHeight);
        use(12, QFont::DemiBold, Role::Accent);
        painter_.drawText(part, Qt::AlignVCenter, seat.letter);
        use(12, QFont::Normal, Role::Muted);
        painter_.drawText(part.adjusted(lineHeight, 0, 0, 0), Qt::AlignVCenter, seat.number);
        part.translate(0, lineHeight);
        use(13, QFont::DemiBold, Role::Text);
        const auto fits = fittingLetters(seat.surname, part.width());
        text(part, seat.surname.left(fits));
        part.translate(0, lineHeight);
        QStringList second = {seat.surname.mid(fits).trimmed(), seat.second};
        second.removeAll(QString());
        use(12, QFont::Normal, seat.substituted ? Role::Note : Role::Muted);
        text(part, second.join(QStringLiteral(", ")));
    }

    void paintTitles(std::size_t seat)
    {
        use(11, QFont::Normal, Role::Muted);
        const auto title = [&](QRect below, const QString& name) {
            const QRect titles = layout_.titles();
            constexpr int overlap = 12;
            painter_.drawText(QRect(below.left() - overlap, titles.top(),
                                    below.width() + 2 * overlap, titles.height()),
                              Qt::AlignCenter, name);
        };
        title(layout_.field(0, {seat, false}), sheet_.firstTitle);
        if (sheet_.hasSecond) {
            title(layout_.field(0, {seat, true}), sheet_.secondTitle);
        }
        title(layout_.points(0, seat), GridTexts::tr("Points"));
    }

    /// Card points are whole: no room is kept for a fraction.
    void paintWorth(const QRect& rect, scoring::MatchPoints points)
    {
        if (sheet_.cards) {
            paintNumber(painter_, rect, texts::matchPointsText(points));
        } else {
            paintPoints(painter_, rect, points);
        }
    }

    void paintRow(std::size_t index)
    {
        const GridRow& row = sheet_.rows[index];
        const QRect rect = layout_.row(index);
        const bool typing = row.state == GridRow::State::Typing;
        if (typing) {
            constexpr int barWidth = 3;
            painter_.fillRect(rect, theme::colour(palette_, Role::Tint));
            painter_.fillRect(QRect(rect.left(), rect.top(), barWidth, rect.height()),
                              theme::colour(palette_, Role::Accent));
        } else if (index > 0) {
            line(rect.top(), Role::Line);
        }
        const bool weak = row.state == GridRow::State::Open;
        use(13, QFont::DemiBold, typing ? Role::Accent : weak ? Role::Muted : Role::Text);
        text(layout_.label(index), row.label);
        for (std::size_t seat = 0; seat < row.hands.size(); ++seat) {
            if (row.hands[seat].asked) {
                paintHand(index, seat);
            }
        }
        paintEnding(index);
    }

    void paintHand(std::size_t index, std::size_t seat)
    {
        const GridRow& row = sheet_.rows[index];
        const GridHand& hand = row.hands[seat];
        const bool typing = row.state == GridRow::State::Typing;
        const int lift = hand.substitute.isEmpty() || typing ? 0 : 7;
        const auto lifted = [lift](QRect rect) { return rect.translated(0, -lift); };
        if (!typing) {
            const Role role = row.state == GridRow::State::Stored      ? Role::Text
                              : row.state == GridRow::State::HalfTyped ? Role::Note
                                                                       : Role::Muted;
            paintTyped(lifted(layout_.field(index, {seat, false})), hand.first, role,
                       hand.gone && !sheet_.cards);
            if (sheet_.hasSecond) {
                const bool none = hand.second == QStringLiteral("0") && !sheet_.cards;
                paintTyped(lifted(layout_.field(index, {seat, true})), hand.second,
                           none ? Role::Muted : role, hand.gone && sheet_.cards);
            }
        }
        if (hand.points) {
            use(17, QFont::Bold, typing ? Role::Accent : Role::Text);
            paintWorth(lifted(layout_.points(index, seat)), *hand.points);
        }
        if (lift > 0) {
            use(11, QFont::Normal, Role::Note);
            const QRect whole = layout_.row(index);
            constexpr int height = 14;
            text(QRect(layout_.field(index, {seat, false}).left(), whole.bottom() - height - 1,
                       layout_.head(seat).width(), height),
                 hand.substitute);
        }
    }

    void paintTyped(const QRect& rect, const QString& number, Role role, bool strong)
    {
        use(16, strong ? QFont::Bold : QFont::Normal, role);
        paintNumber(painter_, rect, number, Qt::AlignHCenter);
    }

    void paintEnding(std::size_t index)
    {
        const GridRow& row = sheet_.rows[index];
        const QRect rect = layout_.ending(index);
        const bool open = row.state == GridRow::State::Open;
        int left = rect.left();
        const Role role = row.state == GridRow::State::Typing && row.ending.role == Role::Done
                              ? Role::Accent
                              : row.ending.role;
        if (!open) {
            constexpr int size = 16;
            const auto picture = icons::pixmap(row.ending.icon, theme::colour(palette_, role), size,
                                               painter_.device()->devicePixelRatioF());
            painter_.drawPixmap(left, rect.center().y() - size / 2 + 1, picture);
            left += size + 5;
        }
        use(12, open ? QFont::Normal : QFont::DemiBold, role);
        text(QRect(left, rect.top(), rect.right() - left - 2, rect.height()), row.ending.text);
    }

    void paintSums()
    {
        const QRect rect = layout_.sums();
        line(rect.top(), Role::Strong);
        use(13, QFont::DemiBold, Role::Text);
        text(QRect(layout_.label(0).left(), rect.top(), layout_.label(0).width(), rect.height()),
             sheet_.sumLabel);
        for (std::size_t seat = 0; seat < sheet_.seats.size(); ++seat) {
            const GridSeat& of = sheet_.seats[seat];
            use(12, QFont::Normal, Role::Muted);
            text(layout_.sumText(seat), of.besideTotal);
            if (of.total) {
                use(17, QFont::Bold, Role::Text);
                paintWorth(layout_.sumPoints(seat), *of.total);
            }
        }
    }

    QPainter& painter_;
    const GridSheet& sheet_;
    const GridLayout& layout_;
    const QPalette& palette_;
};

} // namespace

void paintGrid(QPainter& painter, const GridSheet& sheet, const GridLayout& layout,
               const QPalette& palette)
{
    GridPainter(painter, sheet, layout, palette).paint();
}

} // namespace desk
