#include "reports/typeset/slip_layout.h"

#include "reports/typeset/fitted_text.h"

#include <algorithm>

namespace typeset {

namespace {

constexpr qreal eventHeight = millimetres(3.6);
constexpr qreal tableHeight = millimetres(9.4);
constexpr qreal slipHeadHeight = eventHeight + tableHeight;
/// Part of the table's line on a slip that replaces another.
constexpr qreal remarkHeight = millimetres(3.4);
/// With its quiet zone of four modules, it ends above the seats.
constexpr qreal codeSide = millimetres(11.6);
constexpr qreal codeMargin = millimetres(2.4);
constexpr qreal idWidth = millimetres(27);
constexpr qreal slipGap = millimetres(1);
constexpr qreal letterHeight = millimetres(4.6);
constexpr qreal highName = millimetres(12);
constexpr qreal lowName = millimetres(9);
constexpr qreal titlesHeight = millimetres(3.05);
constexpr qreal tickHeight = millimetres(3);
constexpr qreal lowRow = millimetres(7.5);
constexpr qreal lowestRow = millimetres(8.2);
constexpr qreal highestRow = millimetres(12);
constexpr qreal totalHeight = millimetres(4.8);
constexpr qreal sumHeight = millimetres(6.2);
constexpr qreal tieBreakerHeight = millimetres(8.2);
constexpr qreal signatureHeight = millimetres(6);
constexpr qreal captionHeight = millimetres(3);
constexpr qreal labelWidth = millimetres(14);
constexpr qreal endingWidth = millimetres(28);
constexpr qreal narrowestSeat = millimetres(19.5);
/// Left of a seat's boxes: the opener's mark.
constexpr qreal slipGutter = millimetres(2.4);
constexpr qreal markSide = millimetres(1.4);
constexpr qreal writingLine = millimetres(18);

constexpr Type slipEventType{points(8), Weight::Bold};
constexpr Type tableType{points(22), Weight::Bold};
constexpr Type roundType{points(14), Weight::Medium};
constexpr Type idType{points(17), Weight::Bold};
constexpr Type letterType{points(11), Weight::Bold};
constexpr Type slipNumberType{points(11), Weight::Medium};
constexpr Type nameType{points(9), Weight::Medium};
constexpr Type labelType{points(8), Weight::Bold};
constexpr Type slipSmallType{smallestSize};

/// The largest table.
constexpr int mostSeats = 4;

qreal seatWidthOf(qreal width)
{
    return (width - labelWidth - endingWidth) / mostSeats;
}

qreal nameWidthOf(qreal seatWidth)
{
    return seatWidth - slipGutter - slipGap / 2;
}

/// The height of a slip's names, below each other.
qreal highestName(const Slip& slip, const Type& type, qreal width)
{
    std::size_t lines = 0;
    for (const auto& seat : slip.seats) {
        lines = std::max(lines, static_cast<std::size_t>(wrapped(seat.name, type, width).size()));
    }
    return static_cast<qreal>(lines) * lineHeight(type);
}

Type ofSize(const Type& type, qreal size)
{
    return {size, type.weight, type.digits};
}

/// All but the rows of games and their additions.
qreal fixedHeight(const SlipWords& words, qreal nameHeight)
{
    return slipHeadHeight + slipGap + letterHeight + nameHeight + titlesHeight + sumHeight +
           (words.tieBreaker.isEmpty() ? 0 : tieBreakerHeight) + slipGap + signatureHeight +
           captionHeight;
}

qreal totalsHeight(const SlipWords& words, int games)
{
    return words.runningTotal.isEmpty() ? 0 : std::max(0, games - 1) * totalHeight;
}

qreal rowHeight(const SlipWords& words)
{
    const auto ticks = static_cast<qreal>(words.endings.size());
    return std::max(words.low ? lowRow : lowestRow, ticks * tickHeight + slipGap / 4);
}

/// Adds the parts of a slip to its sheet from top to bottom.
class SlipLayout
{
public:
    SlipLayout(Sheet& sheet, const Slip& slip, const SlipWords& words, qreal nameHeight,
               const QRectF& room)
        : sheet_(sheet),
          slip_(slip),
          words_(words),
          nameHeight_(nameHeight),
          origin_(room.topLeft()),
          size_(room.size()),
          seatWidth_(seatWidthOf(room.width()))
    {}

    void add()
    {
        addHead();
        addSeats();
        addTitles();
        const qreal free =
            size_.height() - fixedHeight(words_, nameHeight_) - totalsHeight(words_, slip_.games);
        const qreal height = std::min(free / std::max(1, slip_.games), highestRow);
        for (int game = 0; game < slip_.games; ++game) {
            addGame(game, height);
            // The sum follows the last one.
            if (!words_.runningTotal.isEmpty() && game + 1 < slip_.games) {
                addTotal();
            }
        }
        addSums();
        addTieBreaker();
        y_ += slipGap;
        addSignatures();
    }

private:
    [[nodiscard]] QPointF placed(const QPointF& point) const { return origin_ + point; }
    [[nodiscard]] QRectF placed(const QRectF& rect) const { return rect.translated(origin_); }

    void text(const QString& text, const Type& type, const QRectF& room, Side side = Side::Left,
              Ink ink = Ink::Black)
    {
        if (text.isEmpty()) {
            return;
        }
        auto mark = fittedLine(text, type, room, side, ink);
        mark.box = placed(mark.box);
        sheet_.marks.emplace_back(std::move(mark));
    }
    /// What does not fit is left out, with a note on the last line.
    void paragraph(const QString& text, const Type& type, const QRectF& room)
    {
        if (text.isEmpty()) {
            return;
        }
        const qreal height = lineHeight(type);
        auto lines = wrapped(text, type, room.width());
        const auto most = static_cast<std::size_t>(room.height() / height);
        if (lines.size() > most) {
            lines.resize(most);
            lines.back() = elided(lines.back() + u'…', type, room.width());
        }
        QRectF box(room.left(), room.top(), room.width(), height);
        for (const auto& line : lines) {
            sheet_.marks.emplace_back(TextMark{placed(box), line, type, Side::Left, Ink::Black});
            box.translate(0, height);
        }
    }
    void line(const QPointF& from, const QPointF& to, qreal width, Ink ink = Ink::Black)
    {
        sheet_.marks.emplace_back(LineMark{placed(from), placed(to), width, ink, false});
    }
    void rule(qreal width, Ink ink = Ink::Black) { line({0, y_}, {size_.width(), y_}, width, ink); }
    void box(const QRectF& rect, qreal width)
    {
        sheet_.marks.emplace_back(BoxMark{placed(rect), width, Ink::Black});
    }
    void fill(const QRectF& rect) { sheet_.marks.emplace_back(FillMark{placed(rect), Ink::Black}); }

    [[nodiscard]] bool hasId() const { return !slip_.id.isEmpty(); }
    /// Whether the slip is blank, for any table.
    [[nodiscard]] bool isBlank() const
    {
        return std::all_of(slip_.seats.begin(), slip_.seats.end(),
                           [](const SlipSeat& seat) { return seat.name.isEmpty(); });
    }

    void addHead()
    {
        const qreal right = hasId() ? codeSide + codeMargin + idWidth + slipGap : 0;
        const qreal width = size_.width() - right;
        text(words_.dateAndPlace.isEmpty()
                 ? words_.event
                 : words_.event + QStringLiteral(" · ") + words_.dateAndPlace,
             slipEventType, {0, 0, width, eventHeight});
        const qreal remark = slip_.remark.isEmpty() ? 0 : remarkHeight;
        addTable({0, eventHeight, width, tableHeight - remark});
        if (remark > 0) {
            const QRectF strip(0, slipHeadHeight - remark, width, remark);
            fill(strip);
            text(slip_.remark, labelType, strip.adjusted(slipGap, 0, -slipGap, 0), Side::Left,
                 Ink::White);
        }
        if (hasId()) {
            addId();
        }
        y_ = slipHeadHeight + slipGap;
    }

    void addTable(const QRectF& room)
    {
        constexpr qreal tableShare = 0.55;
        const qreal middle = room.width() * tableShare;
        const auto table = room.adjusted(0, 0, middle - room.width() - slipGap, 0);
        const auto round = room.adjusted(middle, 0, 0, 0);
        if (isBlank()) {
            addToFillIn(table, slip_.table, tableType);
            addToFillIn(round, slip_.round, roundType);
        } else {
            text(slip_.table, tableType, table);
            text(slip_.round, roundType, round);
        }
    }

    /// A word followed by a line to write on.
    void addToFillIn(const QRectF& room, const QString& word, const Type& type)
    {
        const qreal wordWidth =
            std::min(textWidth(word, type) + slipGap, room.width() - writingLine - slipGap);
        text(word, type, {room.left(), room.top(), wordWidth, room.height()});
        const qreal bottom = room.bottom() - slipGap;
        const qreal left = room.left() + wordWidth + slipGap;
        line({left, bottom}, {left + writingLine, bottom}, points(0.75));
    }

    void addId()
    {
        const QRectF code(size_.width() - codeSide, 0, codeSide, codeSide);
        // An address is much longer than an id: less correction keeps its modules large.
        sheet_.marks.emplace_back(QrMark{
            placed(code), slip_.code.isEmpty() ? qrCode(slip_.id.toUtf8(), Correction::Quartile)
                                               : qrCode(slip_.code.toUtf8(), Correction::Medium)});
        const QRectF id(code.left() - codeMargin - idWidth, 0, idWidth, codeSide);
        text(slip_.id, idType, id, Side::Right);
    }

    [[nodiscard]] qreal seatLeft(std::size_t seat) const
    {
        return labelWidth + static_cast<qreal>(seat) * seatWidth_;
    }
    [[nodiscard]] qreal endingLeft() const { return seatLeft(mostSeats); }

    /// One type size for all names on the slip: the largest in which the longest fits.
    [[nodiscard]] Type typeOfNames(qreal width) const
    {
        constexpr int steps = 8;
        constexpr qreal step = (nameType.size - smallestSize) / steps;
        for (int smaller = 0; smaller < steps; ++smaller) {
            const auto type = ofSize(nameType, nameType.size - smaller * step);
            if (std::all_of(
                    slip_.seats.begin(), slip_.seats.end(),
                    [&](const SlipSeat& seat) { return widestWord(seat.name, type) <= width; }) &&
                highestName(slip_, type, width) <= nameHeight_) {
                return type;
            }
        }
        return ofSize(nameType, smallestSize);
    }

    void addSeats()
    {
        rule(points(0.5));
        const qreal width = nameWidthOf(seatWidth_);
        const auto type = typeOfNames(width);
        for (std::size_t index = 0; index < slip_.seats.size(); ++index) {
            const auto& seat = slip_.seats[index];
            const qreal left = seatLeft(index) + slipGutter;
            constexpr qreal letterWidth = millimetres(5);
            text(seat.letter, letterType, {left, y_, letterWidth, letterHeight});
            text(seat.number, slipNumberType,
                 {left + letterWidth, y_, width - letterWidth, letterHeight});
            const QRectF name(left, y_ + letterHeight, width, nameHeight_);
            paragraph(seat.name, type, name);
            if (isBlank()) {
                const qreal numberLine = y_ + letterHeight - slipGap / 2;
                line({left + letterWidth, numberLine}, {left + width, numberLine}, points(0.5),
                     Ink::Grey);
                const qreal nameLine = name.bottom() - slipGap;
                line({left, nameLine}, {left + width, nameLine}, points(0.5), Ink::Grey);
            }
        }
        y_ += letterHeight + nameHeight_;
    }

    [[nodiscard]] bool hasSecond() const { return !words_.secondBox.isEmpty(); }

    /// Boxes keep some distance from the lines above and below.
    [[nodiscard]] QRectF firstBox(std::size_t seat, qreal height) const
    {
        // Boxes that add up have the same width.
        const qreal firstShare = words_.runningTotal.isEmpty() ? 0.6 : 0.5;
        const qreal width = seatWidth_ - slipGutter - (hasSecond() ? 2 * slipGap : slipGap);
        const qreal apart = words_.low ? slipGap / 2 : slipGap;
        return {seatLeft(seat) + slipGutter, y_ + apart / 2,
                hasSecond() ? width * firstShare : width, height - apart};
    }
    [[nodiscard]] QRectF secondBox(std::size_t seat, qreal height) const
    {
        const auto first = firstBox(seat, height);
        const qreal left = first.right() + slipGap;
        return {left, first.top(), seatLeft(seat + 1) - slipGap / 2 - left, first.height()};
    }

    /// Wider than its box, as nothing is beside it.
    [[nodiscard]] QRectF firstTitle(std::size_t seat) const
    {
        const auto box = firstBox(seat, titlesHeight).adjusted(-slipGap, 0, slipGap / 2, 0);
        return {box.left(), y_, box.width(), titlesHeight};
    }
    [[nodiscard]] QRectF secondTitle(std::size_t seat) const
    {
        const auto box = secondBox(seat, titlesHeight).adjusted(-slipGap / 2, 0, slipGap / 2, 0);
        return {box.left(), y_, box.width(), titlesHeight};
    }
    void addTitles()
    {
        for (std::size_t seat = 0; seat < slip_.seats.size(); ++seat) {
            const auto first = firstTitle(seat);
            if (hasSecond()) {
                text(words_.secondBox, slipSmallType, secondTitle(seat), Side::Centre);
            }
            text(words_.firstBox, slipSmallType, first, Side::Centre);
        }
        y_ += titlesHeight;
        rule(points(1));
    }

    void addBoxes(qreal height, qreal width)
    {
        for (std::size_t seat = 0; seat < slip_.seats.size(); ++seat) {
            box(firstBox(seat, height), width);
            if (hasSecond()) {
                box(secondBox(seat, height), width);
            }
        }
    }

    /// One box for the sum of a seat's boxes.
    void addTotalBoxes(qreal height, qreal width)
    {
        for (std::size_t seat = 0; seat < slip_.seats.size(); ++seat) {
            const auto first = firstBox(seat, height);
            box({first.topLeft(),
                 QPointF((hasSecond() ? secondBox(seat, height) : first).right(), first.bottom())},
                width);
        }
    }

    void addTotal()
    {
        text(words_.runningTotal, slipSmallType, {0, y_, labelWidth - slipGap, totalHeight});
        addTotalBoxes(totalHeight, points(0.5));
        y_ += totalHeight;
    }

    void addGame(int game, qreal height)
    {
        if (game > 0) {
            rule(points(0.5), Ink::Faint);
        }
        text(words_.game.arg(slip_.firstGame + game), labelType,
             {0, y_, labelWidth - slipGap, height});
        addBoxes(height, points(0.75));
        const auto* const result = resultOf(game);
        if (result != nullptr) {
            addResult(*result, height);
        }
        if (!slip_.seats.empty()) {
            const auto opener =
                static_cast<std::size_t>(slip_.firstGame - 1 + game) % slip_.seats.size();
            const auto first = firstBox(opener, height);
            fill(openerMark(seatLeft(opener), first.center().y()));
        }
        addEndings(height, result != nullptr ? result->ending : std::nullopt);
        y_ += height;
    }

    [[nodiscard]] const SlipResult* resultOf(int game) const
    {
        const auto index = static_cast<std::size_t>(game);
        return index < slip_.results.size() ? &slip_.results[index] : nullptr;
    }

    void addResult(const SlipResult& result, qreal height)
    {
        const auto add = [this](const QStringList& texts, std::size_t seat, const QRectF& box) {
            text(texts.value(static_cast<qsizetype>(seat)), letterType, box, Side::Centre);
        };
        for (std::size_t seat = 0; seat < slip_.seats.size(); ++seat) {
            add(result.first, seat, firstBox(seat, height));
            if (hasSecond()) {
                add(result.second, seat, secondBox(seat, height));
            }
        }
        text(result.remark, slipSmallType,
             {0, y_ + height - captionHeight, labelWidth - slipGap, captionHeight});
    }

    static QRectF openerMark(qreal left, qreal middle)
    {
        return {left + (slipGutter - markSide) / 2, middle - markSide / 2, markSide, markSide};
    }

    void addEndings(qreal height, std::optional<qsizetype> ticked)
    {
        const qreal lineHeight = (height - slipGap / 4) / static_cast<qreal>(words_.endings.size());
        constexpr qreal tickSide = millimetres(2.1);
        qreal top = y_ + slipGap / 8;
        for (qsizetype index = 0; index < words_.endings.size(); ++index) {
            const auto& word = words_.endings[index];
            const qreal left = endingLeft() + slipGap;
            const QRectF tick(left, top + (lineHeight - tickSide) / 2, tickSide, tickSide);
            box(tick, points(0.5));
            if (ticked == index) {
                line(tick.topLeft(), tick.bottomRight(), points(0.75));
                line(tick.bottomLeft(), tick.topRight(), points(0.75));
            }
            const qreal wordLeft = left + tickSide + slipGap;
            text(word, slipSmallType, {wordLeft, top, size_.width() - wordLeft, lineHeight});
            top += lineHeight;
        }
    }

    void addSums()
    {
        rule(points(1));
        text(words_.sum, labelType, {0, y_, labelWidth - slipGap, sumHeight});
        if (words_.runningTotal.isEmpty()) {
            addBoxes(sumHeight, points(1));
        } else {
            addTotalBoxes(sumHeight, points(1));
        }
        const qreal left = endingLeft() + slipGap;
        fill(openerMark(left - slipGap / 2, y_ + sumHeight / 2));
        const qreal wordLeft = left + slipGutter;
        text(words_.opener, slipSmallType, {wordLeft, y_, size_.width() - wordLeft, sumHeight});
        y_ += sumHeight;
    }

    /// Below the sum, as it does not count.
    void addTieBreaker()
    {
        if (words_.tieBreaker.isEmpty()) {
            return;
        }
        text(words_.tieBreaker, slipSmallType, {0, y_, labelWidth - slipGap, tieBreakerHeight});
        addBoxes(tieBreakerHeight, points(0.5));
        y_ += tieBreakerHeight;
    }

    void addSignatures()
    {
        const qreal bottom = y_ + signatureHeight;
        for (std::size_t seat = 0; seat < slip_.seats.size(); ++seat) {
            const qreal left = seatLeft(seat) + slipGutter;
            const qreal right = seatLeft(seat + 1) - slipGap / 2;
            line({left, bottom}, {right, bottom}, points(0.5));
            text(words_.signature, slipSmallType, {left, bottom, right - left, captionHeight},
                 Side::Left, Ink::Grey);
        }
    }

    Sheet& sheet_;
    const Slip& slip_;
    const SlipWords& words_;
    qreal nameHeight_;
    QPointF origin_;
    QSizeF size_;
    qreal seatWidth_;
    qreal y_ = 0;
};

} // namespace

qreal nameHeight(const std::vector<Slip>& slips, const SlipWords& words, qreal width)
{
    qreal height = words.low ? lowName : highName;
    for (const auto& slip : slips) {
        height = std::max(height, highestName(slip, ofSize(nameType, smallestSize),
                                              nameWidthOf(seatWidthOf(width))));
    }
    return height;
}

qreal slipHeight(const SlipWords& words, qreal nameHeight, int games)
{
    return fixedHeight(words, nameHeight) + games * rowHeight(words) + totalsHeight(words, games);
}

int gamesThatFit(const SlipWords& words, qreal nameHeight, qreal height)
{
    int games = 1;
    while (slipHeight(words, nameHeight, games + 1) <= height) {
        ++games;
    }
    return games;
}

qreal slipWidth()
{
    return labelWidth + endingWidth + mostSeats * narrowestSeat;
}

void addSlip(Sheet& sheet, const Slip& slip, const SlipWords& words, qreal nameHeight,
             const QRectF& room)
{
    SlipLayout(sheet, slip, words, nameHeight, room).add();
}

} // namespace typeset
