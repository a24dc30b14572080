#include "app/desk/hall/display_painter.h"

#include "app/desk/evening/clock/clock_face.h"
#include "app/desk/evening/clock/clock_words.h"
#include "app/desk/frame/icons.h"
#include "app/desk/widgets/numbers.h"
#include "core/texts/clock_texts.h"

#include <QPainter>

#include <algorithm>
#include <iterator>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using theme::Role;

constexpr qreal designHeight = 1080;

// In lines of a picture of 1080.
constexpr qreal sideMargin = 64;
constexpr qreal paneGap = 48;
constexpr qreal headTop = 48;
constexpr qreal headHeight = 56;
constexpr qreal bodyTop = 148;
constexpr qreal bodyBottom = 1080 - 104;
constexpr qreal footTop = 1080 - 88;
constexpr qreal titleHeight = 64;
constexpr qreal columnHeadHeight = 36;
constexpr qreal leftShare = 0.37;

/// Paints in units of a picture of 1080 lines.
class DisplayPainter
{
public:
    DisplayPainter(QPainter& painter, const QRectF& picture, const DisplayContent& content,
                   const QPalette& palette)
        : painter_(painter),
          content_(content),
          palette_(palette),
          scale_(picture.height() / designHeight),
          width_(picture.width() / scale_)
    {}

    void paint()
    {
        fill({0, 0, width_, designHeight}, Role::Window);
        paintHead();
        if (content_.stage.prizes) {
            paintPrizes(*content_.stage.prizes);
            return;
        }
        const qreal middle = std::max(width_ * leftShare, 620.0);
        paintLeft({sideMargin, bodyTop, middle - sideMargin - paneGap / 2, bodyBottom - bodyTop});
        const QRectF right(middle + paneGap / 2, bodyTop,
                           width_ - middle - paneGap / 2 - sideMargin, bodyBottom - bodyTop);
        if (content_.page < content_.pages.size()) {
            fill({middle, bodyTop, 1.5, bodyBottom - bodyTop}, Role::Line);
            paintPage(right, content_.pages[content_.page]);
            paintFoot(right);
        } else {
            text(right, content_.nothing, 52, QFont::DemiBold, Role::Muted,
                 Qt::AlignCenter | Qt::TextWordWrap);
        }
    }

private:
    [[nodiscard]] QRectF scaled(const QRectF& rect) const
    {
        return {rect.left() * scale_, rect.top() * scale_, rect.width() * scale_,
                rect.height() * scale_};
    }
    [[nodiscard]] QFont font(qreal size, QFont::Weight weight) const
    {
        return theme::font(std::max(1, qRound(size * scale_)), weight);
    }
    [[nodiscard]] QColor colour(Role role) const { return theme::colour(palette_, role); }
    [[nodiscard]] qreal widthOf(const QString& words, const QFont& used) const
    {
        return QFontMetricsF(used).horizontalAdvance(words) / scale_;
    }
    void fill(const QRectF& rect, Role role) { painter_.fillRect(scaled(rect), colour(role)); }

    /// Lines that do not fit shrink while legible in the hall, then are elided.
    void line(const QRectF& rect, const QString& words, qreal size, QFont::Weight weight, Role role,
              Qt::Alignment alignment = Qt::AlignLeft)
    {
        constexpr qreal readable = 36;
        constexpr qreal mostOften = 0.8;
        const qreal smallest = std::min(mostOften, readable / size);
        const qreal wanted = widthOf(words, font(size, weight));
        const qreal fitting =
            wanted > rect.width() ? std::max(smallest, rect.width() / wanted) : 1.0;
        // Sizes are whole pixels, rounded down.
        painter_.setFont(font(fitting < 1 ? size * fitting - 1 / scale_ : size, weight));
        painter_.setPen(colour(role));
        const auto box = scaled(rect);
        painter_.drawText(
            box, static_cast<int>((alignment | Qt::AlignVCenter).toInt()),
            QFontMetricsF(painter_.font()).elidedText(words, Qt::ElideRight, box.width()));
    }

    /// A cell of a list, in whose column all have the same type: what does not fit is elided.
    void cell(const QRectF& rect, const QString& words, qreal size, QFont::Weight weight, Role role,
              Qt::Alignment alignment = Qt::AlignLeft)
    {
        painter_.setFont(font(size, weight));
        painter_.setPen(colour(role));
        const auto box = scaled(rect);
        painter_.drawText(
            box, static_cast<int>((alignment | Qt::AlignVCenter).toInt()),
            QFontMetricsF(painter_.font()).elidedText(words, Qt::ElideRight, box.width()));
    }

    /// How much of a long name the first of two rows takes; everything where it cannot be broken.
    [[nodiscard]] qsizetype breakIn(const QString& words, const QFont& used, qreal width) const
    {
        for (auto at = words.size() - 1; at > 0; --at) {
            const bool isBreak = words[at] == u' ' || words[at - 1] == u'-';
            if (isBreak && widthOf(words.left(at).trimmed(), used) <= width) {
                return at;
            }
        }
        return words.size();
    }

    /// Text of several lines; returns its height.
    qreal text(const QRectF& rect, const QString& words, qreal size, QFont::Weight weight,
               Role role,
               int flags = static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap)
    {
        painter_.setFont(font(size, weight));
        painter_.setPen(colour(role));
        QRectF taken;
        painter_.drawText(scaled(rect), flags, words, &taken);
        return taken.height() / scale_;
    }

    void paintHead()
    {
        qreal right = width_ - sideMargin;
        if (!content_.logo.isNull()) {
            constexpr qreal logoHeight = 72;
            const qreal logoWidth =
                logoHeight * content_.logo.width() / std::max(1, content_.logo.height());
            const QRectF box(right - logoWidth, headTop - 8, logoWidth, logoHeight);
            painter_.drawImage(scaled(box), content_.logo);
            right = box.left() - paneGap / 2;
        }
        const qreal half = (right - sideMargin) / 2;
        line({sideMargin, headTop, half, headHeight}, content_.event, 36, QFont::DemiBold,
             Role::Text);
        line({sideMargin + half, headTop, half, headHeight}, content_.place, 32, QFont::Normal,
             Role::Muted, Qt::AlignRight);
    }

    void paintLeft(const QRectF& pane)
    {
        qreal top = pane.top();
        const auto row = [&](qreal height) {
            const QRectF rect(pane.left(), top, pane.width(), height);
            top += height;
            return rect;
        };
        line(row(titleHeight), content_.round, 52, QFont::DemiBold, Role::Accent);
        if (content_.clock) {
            paintClock(row(276), *content_.clock);
            top += 36;
        }
        const auto item = [&](icons::Meaning icon, const QString& words, QFont::Weight weight,
                              Role role, Role ink) {
            if (words.isEmpty() || top > pane.bottom() - 50) {
                return;
            }
            constexpr qreal iconRoom = 64;
            constexpr int iconSize = 44;
            const qreal height =
                text({pane.left() + iconRoom, top, pane.width() - iconRoom, pane.bottom() - top},
                     words, 38, weight, ink);
            painter_.drawPixmap(scaled({pane.left(), top + 3, iconSize, iconSize}),
                                icons::pixmap(icon, colour(role), iconSize, std::max(1.0, scale_)),
                                QRectF());
            top += height + 24;
        };
        if (!content_.call.isEmpty()) {
            top += paintCall({pane.left(), top, pane.width(), pane.bottom() - top}) + 24;
        }
        const QString warning = warningText(content_.warning);
        if (!warning.isEmpty()) {
            paintWarning(row(116), warning);
            top += 24;
        }
        item(icons::Meaning::Running, content_.state, QFont::DemiBold, Role::Accent, Role::Text);
        item(icons::Meaning::Warning, content_.checked, QFont::DemiBold, Role::Warn, Role::Text);
        item(icons::Meaning::Late, content_.next, QFont::Normal, Role::Muted, Role::Muted);
        for (const auto& notice : content_.notices) {
            item(icons::Meaning::Information, notice, QFont::Medium, Role::Note, Role::Text);
        }
    }

    void paintClock(const QRectF& rect, const core::ClockReading& reading)
    {
        const auto role = clockRole(reading, content_.warning);
        const QString time = texts::clockText(reading.secondsLeft);
        constexpr qreal largest = 232;
        constexpr qreal timeHeight = 208;
        painter_.setFont(font(largest, QFont::Bold));
        const qreal wanted = numberWidth(painter_.font(), time) / scale_;
        painter_.setFont(font(largest * std::min(1.0, rect.width() / wanted), QFont::Bold));
        painter_.setPen(colour(role));
        paintNumber(painter_, scaled({rect.left(), rect.top(), rect.width(), timeHeight}), time,
                    Qt::AlignLeft);
        paintTimeBar(painter_, scaled({rect.left(), rect.top() + timeHeight + 8, rect.width(), 14}),
                     reading.secondsLeft, reading.secondsInAll,
                     colour(role == Role::Text ? Role::Accent : role), colour(Role::Line));
        line({rect.left(), rect.top() + timeHeight + 30, rect.width(), 38},
             reading.state == core::ClockState::Stopped ? QString() : minutesText(reading), 32,
             QFont::Normal, Role::Muted);
    }

    /// Returns its height.
    qreal paintCall(const QRectF& room)
    {
        constexpr qreal inset = 24;
        const QFontMetricsF metrics(font(48, QFont::Bold));
        const auto inner = scaled(room.adjusted(inset, inset, -inset, -inset));
        const qreal height =
            metrics.boundingRect(inner, Qt::TextWordWrap, content_.call).height() / scale_;
        const QRectF box(room.left(), room.top(), room.width(),
                         std::min(room.height(), height + 2 * inset));
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colour(Role::Accent));
        const qreal radius = 12 * scale_;
        painter_.drawRoundedRect(scaled(box), radius, radius);
        text(box.adjusted(inset, inset, -inset, -inset), content_.call, 48, QFont::Bold,
             Role::OnAccent);
        return box.height();
    }

    void paintWarning(const QRectF& rect, const QString& words)
    {
        const bool isOver = *content_.warning <= 1;
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(colour(isOver ? Role::ErrorGround : Role::WarnGround));
        const qreal radius = 12 * scale_;
        painter_.drawRoundedRect(scaled(rect), radius, radius);
        painter_.setFont(font(44, QFont::Bold));
        painter_.setPen(colour(isOver ? Role::Error : Role::Warn));
        painter_.drawText(scaled(rect.adjusted(24, 0, -16, 0)),
                          Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, words);
    }

    void paintPage(const QRectF& pane, const DisplayPage& page)
    {
        line({pane.left(), pane.top(), pane.width(), titleHeight}, page.title, 44, QFont::DemiBold,
             Role::Text);
        const auto blocks = static_cast<qreal>(page.blocks.size());
        const qreal width = (pane.width() - paneGap * (blocks - 1)) / blocks;
        const qreal height = pane.height() - titleHeight;
        const int rows = rowsNeeded(page, {width, height});
        qreal left = pane.left();
        for (const auto& block : page.blocks) {
            paintBlock({left, pane.top() + titleHeight, width, height}, page, block, rows);
            left += width + paneGap;
        }
    }

    [[nodiscard]] static qreal rowHeightOf(qreal blockHeight, int rows)
    {
        return (blockHeight - columnHeadHeight) / rows;
    }
    [[nodiscard]] static qreal typeOf(qreal rowHeight)
    {
        constexpr qreal share = 0.74;
        return rowHeight * share;
    }

    /// Whether a cell needs a second row.
    [[nodiscard]] bool isLong(const QString& words, const DisplayColumn& look, qreal size,
                              qreal width) const
    {
        return look.stretches && widthOf(words, font(size, look.weight)) > width;
    }
    [[nodiscard]] bool isLong(const DisplayLine& line, const DisplayPage& page,
                              const std::vector<qreal>& widths, qreal size) const
    {
        for (std::size_t column = 0; column < page.columns.size(); ++column) {
            if (isLong(line.cells.at(static_cast<qsizetype>(column)), page.columns[column], size,
                       widths[column])) {
                return true;
            }
        }
        return false;
    }

    /// Long names have a second row, for which all rows of the page become a little smaller; not
    /// without limit.
    [[nodiscard]] int rowsNeeded(const DisplayPage& page, const QSizeF& block) const
    {
        constexpr int share = 4;
        const int most = page.rows + page.rows / share;
        for (int rows = page.rows;; ++rows) {
            const qreal size = typeOf(rowHeightOf(block.height(), rows));
            std::ptrdiff_t needed = 0;
            for (const auto& lines : page.blocks) {
                const auto widths = columnWidths(block.width(), page, lines, size);
                const auto longOnes =
                    std::count_if(lines.begin(), lines.end(), [&](const DisplayLine& line) {
                        return isLong(line, page, widths, size);
                    });
                needed = std::max(needed, std::ssize(lines) + longOnes);
            }
            if (needed <= rows || rows >= most) {
                return rows;
            }
        }
    }

    void paintBlock(const QRectF& rect, const DisplayPage& page,
                    const std::vector<DisplayLine>& lines, int rows)
    {
        const qreal rowHeight = rowHeightOf(rect.height(), rows);
        const qreal size = typeOf(rowHeight);
        const auto widths = columnWidths(rect.width(), page, lines, size);
        auto spare = rows - std::ssize(lines);
        qreal top = rect.top();
        const auto cells = [&](qreal height, const auto& paintCell) {
            qreal left = rect.left();
            for (std::size_t column = 0; column < page.columns.size(); ++column) {
                paintCell(column, QRectF(left, top, widths[column], height));
                left += widths[column] + columnGap;
            }
            top += height;
        };
        cells(columnHeadHeight, [&](std::size_t column, const QRectF& cell) {
            line(cell, page.columns[column].head, 26, QFont::Medium, Role::Muted,
                 page.columns[column].alignment);
        });
        for (const auto& one : lines) {
            if (one.isFirst) {
                fill({rect.left(), top, rect.width(), 1.5}, Role::Line);
            }
            const bool isBroken = spare > 0 && isLong(one, page, widths, size);
            cells(rowHeight, [&](std::size_t column, const QRectF& place) {
                const auto& look = page.columns[column];
                const auto& words = one.cells.at(static_cast<qsizetype>(column));
                if (look.isSum) {
                    paintSum(place, words, fractionRoom(lines, column, size), size, look);
                    return;
                }
                const auto end = isBroken && isLong(words, look, size, place.width())
                                     ? breakIn(words, font(size, look.weight), place.width())
                                     : words.size();
                cell(place, words.left(end).trimmed(), size, look.weight, look.role,
                     look.alignment);
                cell(place.translated(0, rowHeight), words.mid(end).trimmed(), size, look.weight,
                     look.role, look.alignment);
            });
            if (isBroken) {
                top += rowHeight;
                --spare;
            }
        }
        fill({rect.left(), top, rect.width(), 1.5}, Role::Line);
    }

    /// The widest text after a column's whole numbers: "½".
    [[nodiscard]] qreal fractionRoom(const std::vector<DisplayLine>& lines, std::size_t column,
                                     qreal size) const
    {
        const auto used = font(size, QFont::Bold);
        qreal room = 0;
        for (const auto& one : lines) {
            const auto& words = one.cells.at(static_cast<qsizetype>(column));
            room = std::max(room, widthOf(words, used) - widthOf(wholeOf(words), used));
        }
        return room;
    }

    /// Aligns the whole numbers of a column.
    void paintSum(const QRectF& cell, const QString& words, qreal room, qreal size,
                  const DisplayColumn& look)
    {
        const QString whole = wholeOf(words);
        const auto used = font(size, look.weight);
        const qreal end = cell.right() - room;
        const qreal begin = end - widthOf(whole, used);
        painter_.setFont(used);
        painter_.setPen(colour(look.role));
        painter_.drawText(scaled({begin, cell.top(), cell.right() - begin + 4, cell.height()}),
                          Qt::AlignVCenter | Qt::AlignLeft, words);
    }

    [[nodiscard]] std::vector<qreal> columnWidths(qreal width, const DisplayPage& page,
                                                  const std::vector<DisplayLine>& lines,
                                                  qreal size) const
    {
        std::vector<qreal> widths(page.columns.size());
        qreal left = width - columnGap * static_cast<qreal>(page.columns.size() - 1);
        for (std::size_t column = 0; column < widths.size(); ++column) {
            const auto& look = page.columns[column];
            if (look.stretches) {
                continue;
            }
            qreal widest = widthOf(look.head, font(26, QFont::Medium));
            for (const auto& one : lines) {
                const auto& cell = one.cells.at(static_cast<qsizetype>(column));
                widest = std::max(widest, widthOf(cell, font(size, look.weight)));
            }
            widest += look.isSum ? fractionRoom(lines, column, size) : 0;
            widths[column] = std::min(widest + 4, width / 3);
            left -= widths[column];
        }
        for (std::size_t column = 0; column < widths.size(); ++column) {
            if (page.columns[column].stretches) {
                widths[column] = left;
            }
        }
        return widths;
    }

    void paintFoot(const QRectF& pane)
    {
        const auto& page = content_.pages[content_.page];
        line({pane.left(), footTop, pane.width() / 2, 44}, page.foot, 30, QFont::Normal,
             Role::Muted);
        constexpr qreal dot = 14;
        constexpr qreal step = 30;
        const auto count = content_.pages.size();
        constexpr std::size_t mostDots = 16;
        if (count < 2) {
            return;
        }
        if (count > mostDots) {
            line({pane.left(), footTop, pane.width(), 44},
                 u"%1 / %2"_s.arg(content_.page + 1).arg(count), 30, QFont::Normal, Role::Muted,
                 Qt::AlignRight);
            return;
        }
        painter_.setPen(Qt::NoPen);
        qreal left = pane.right() - step * static_cast<qreal>(count) - dot;
        for (std::size_t index = 0; index < count; ++index) {
            const bool isShown = index == content_.page;
            const qreal width = isShown ? 2 * dot : dot;
            painter_.setBrush(colour(isShown ? Role::Accent : Role::Faint));
            painter_.drawRoundedRect(scaled({left, footTop + 14, width, dot}), dot * scale_ / 2,
                                     dot * scale_ / 2);
            left += step + (isShown ? dot : 0);
        }
    }

    /// The latest call large at the top, earlier ones below.
    void paintPrizes(const PrizeGiving& prizes)
    {
        const QRectF pane(sideMargin, bodyTop, width_ - 2 * sideMargin, bodyBottom - bodyTop);
        line({pane.left(), pane.top(), pane.width(), titleHeight}, prizes.title, 52,
             QFont::DemiBold, Role::Accent, Qt::AlignHCenter);
        if (prizes.called.empty()) {
            return;
        }
        const auto& now = prizes.called.front();
        line({pane.left(), pane.top() + 96, pane.width(), 120}, now.rank, 104, QFont::Bold,
             Role::Accent, Qt::AlignHCenter);
        line({pane.left(), pane.top() + 216, pane.width(), 140}, now.name, 112, QFont::Bold,
             Role::Text, Qt::AlignHCenter);
        line({pane.left(), pane.top() + 356, pane.width(), 72}, now.sum, 56, QFont::Normal,
             Role::Muted, Qt::AlignHCenter);
        if (prizes.called.size() < 2) {
            return;
        }
        paintCalledBefore({pane.left(), pane.top() + 452, pane.width(), pane.height() - 412},
                          {prizes.called.begin() + 1, prizes.called.end()});
    }

    /// All of them: beside each other where one column of readable rows does not hold them.
    void paintCalledBefore(const QRectF& pane, const std::vector<CalledPlace>& places)
    {
        constexpr qreal largestRow = 72;
        constexpr qreal smallestRow = 48;
        const auto count = static_cast<int>(places.size());
        const int blocks = count * smallestRow > pane.height() ? 2 : 1;
        const int rows = (count + blocks - 1) / blocks;
        const qreal rowHeight = std::min(largestRow, pane.height() / rows);
        const qreal inset = blocks > 1 ? 0 : pane.width() / 7;
        const qreal width = (pane.width() - 2 * inset - (blocks - 1) * paneGap) / blocks;
        const qreal size = rowHeight * 2 / 3;
        // Names and contents of prizes are longer than a place and its points.
        const auto roomFor = [&](QString CalledPlace::*member, QFont::Weight weight) {
            qreal widest = 0;
            for (const auto& place : places) {
                widest = std::max(widest, widthOf(place.*member, font(size, weight)));
            }
            return std::min(widest, width * 2 / 5) + columnGap;
        };
        const qreal rankWidth = roomFor(&CalledPlace::rank, QFont::Bold);
        const qreal nameWidth = roomFor(&CalledPlace::name, QFont::Medium);
        const qreal sumWidth =
            std::min(roomFor(&CalledPlace::sum, QFont::Normal), width - rankWidth - nameWidth);
        for (int index = 0; index < count; ++index) {
            const auto& place = places[static_cast<std::size_t>(index)];
            const int block = index / rows;
            const QRectF row(pane.left() + inset + block * (width + paneGap),
                             pane.top() + (index - block * rows) * rowHeight, width, rowHeight);
            fill({row.left(), row.top(), row.width(), 1.5}, Role::Line);
            cell({row.left(), row.top(), rankWidth - columnGap, rowHeight}, place.rank, size,
                 QFont::Bold, Role::Accent);
            cell({row.left() + rankWidth, row.top(), row.width() - rankWidth - sumWidth, rowHeight},
                 place.name, size, QFont::Medium, Role::Text);
            cell({row.right() - sumWidth + columnGap, row.top(), sumWidth - columnGap, rowHeight},
                 place.sum, size, QFont::Normal, Role::Muted, Qt::AlignRight);
        }
    }

    static constexpr qreal columnGap = 32;

    QPainter& painter_;
    const DisplayContent& content_;
    const QPalette& palette_;
    qreal scale_;
    qreal width_; ///< In the same units.
};

} // namespace

void paintDisplay(QPainter& painter, const QRectF& picture, const DisplayContent& content,
                  const QPalette& palette)
{
    painter.save();
    painter.setClipRect(picture);
    painter.translate(picture.topLeft());
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    if (content.stage.isBlack) {
        painter.fillRect(QRectF(QPointF(), picture.size()), Qt::black);
    } else {
        DisplayPainter(painter, picture, content, palette).paint();
    }
    painter.restore();
}

} // namespace desk
