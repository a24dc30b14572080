#include "reports/typeset/bracket.h"

#include "reports/typeset/fitted_text.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

namespace typeset {

namespace {

constexpr Type bracketTitleType{points(22), Weight::Bold};
constexpr Type bracketWinnerType{points(16), Weight::Medium};
constexpr Type bracketRoundType{points(13), Weight::Bold};
constexpr qreal largestBracketType = points(16);
constexpr int bracketTypeSteps = 14; ///< Of half a point, to 9 points.
constexpr qreal listedBracketType = points(11);
constexpr qreal widestBox = millimetres(95);
constexpr qreal narrowestBox = millimetres(39);
/// Between the columns, for the lines.
constexpr qreal channel = millimetres(9);
constexpr qreal boxPadding = millimetres(1.2);
constexpr qreal boxGap = millimetres(3);
/// The width of boxes in rounds on pages of their own.
constexpr qreal listedBox = millimetres(60);

/// Boxes of one width and type size. Long names wrap.
class BracketStyle
{
public:
    BracketStyle(qreal size, qreal width) : size_(size), width_(width) {}

    [[nodiscard]] qreal height(const BracketBox& box) const
    {
        std::size_t lines = 0;
        for (const auto& seat : box.seats) {
            lines += linesOf(seat).size();
        }
        return lineHeight(boxTitle()) + 2 * boxPadding +
               static_cast<qreal>(lines) * lineHeight(name(false));
    }

    [[nodiscard]] qreal height(const BracketRound& round) const
    {
        qreal sum = 0;
        for (const auto& box : round.boxes) {
            sum += height(box) + (sum > 0 ? boxGap : 0);
        }
        return sum;
    }

    /// Whether each name of the round has its own line.
    [[nodiscard]] bool wrapsNobody(const BracketRound& round) const
    {
        return std::all_of(round.boxes.begin(), round.boxes.end(), [&](const BracketBox& box) {
            return std::all_of(box.seats.begin(), box.seats.end(),
                               [&](const BracketSeat& seat) { return linesOf(seat).size() == 1; });
        });
    }

    void add(Sheet& sheet, const BracketBox& box, const QPointF& corner) const
    {
        const QRectF place(corner, QSizeF(width_, height(box)));
        sheet.marks.emplace_back(BoxMark{place});
        const auto room = place.adjusted(boxPadding, boxPadding, -boxPadding, -boxPadding);
        QRectF line(room.left(), room.top(), room.width(), lineHeight(boxTitle()));
        addFittedLine(sheet, box.title, boxTitle(), line, Side::Left, Ink::Grey);
        line.moveTop(line.bottom());
        for (const auto& seat : box.seats) {
            const auto type = name(seat.goesOn);
            line.setHeight(lineHeight(type));
            if (!seat.points.isEmpty()) {
                sheet.marks.emplace_back(TextMark{line, seat.points, type, Side::Right});
            }
            for (const auto& text : linesOf(seat)) {
                sheet.marks.emplace_back(TextMark{
                    QRectF(line.topLeft(), QSizeF(nameWidth(seat), line.height())), text, type});
                line.translate(0, line.height());
            }
        }
    }

private:
    [[nodiscard]] Type name(bool goesOn) const
    {
        return {size_, goesOn ? Weight::Bold : Weight::Regular};
    }
    [[nodiscard]] Type boxTitle() const { return {std::max(smallestSize, 0.8 * size_)}; }

    [[nodiscard]] qreal nameWidth(const BracketSeat& seat) const
    {
        return width_ - 3 * boxPadding - textWidth(seat.points, name(seat.goesOn));
    }
    [[nodiscard]] std::vector<QString> linesOf(const BracketSeat& seat) const
    {
        return wrapped(seat.name, name(seat.goesOn), nameWidth(seat));
    }

    qreal size_;
    qreal width_;
};

/// Rounds ordered so that boxes leading to the same box are adjacent, as far as possible.
std::vector<BracketRound> untangled(std::vector<BracketRound> rounds)
{
    for (std::size_t index = rounds.size(); index-- > 1;) {
        auto& boxes = rounds[index - 1].boxes;
        const auto place = [](const BracketBox& box) {
            const auto sum =
                std::accumulate(box.leadsTo.begin(), box.leadsTo.end(), std::size_t(0));
            return box.leadsTo.empty()
                       ? 0
                       : static_cast<double>(sum) / static_cast<double>(box.leadsTo.size());
        };
        std::vector<std::size_t> order(boxes.size());
        std::iota(order.begin(), order.end(), std::size_t(0));
        std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
            return place(boxes[one]) < place(boxes[other]);
        });
        std::vector<BracketBox> sorted;
        std::vector<std::size_t> moved(boxes.size());
        for (const auto from : order) {
            moved[from] = sorted.size();
            sorted.push_back(boxes[from]);
        }
        boxes = std::move(sorted);
        if (index > 1) {
            for (auto& box : rounds[index - 2].boxes) {
                std::transform(box.leadsTo.begin(), box.leadsTo.end(), box.leadsTo.begin(),
                               [&](std::size_t target) { return moved[target]; });
            }
        }
    }
    return rounds;
}

class BracketLayout
{
public:
    BracketLayout(const Bracket& bracket, const Paper& paper, const PageFrame& frame)
        : bracket_(bracket),
          rounds_(untangled(bracket.rounds)),
          paper_(paper),
          body_(bodyOf(paper_, frame)),
          drawn_(rounds_.size())
    {
        size_ = sizeOf(drawnRounds());
        while (!size_ && drawn_ > 0) {
            --drawn_;
            size_ = sizeOf(drawnRounds());
        }
    }

    /// Draws more rounds, or as many in larger type.
    [[nodiscard]] bool isBetterThan(const BracketLayout& other) const
    {
        return std::pair(drawn_, size_) > std::pair(other.drawn_, other.size_);
    }

    Sheets pages()
    {
        for (std::size_t round = 0; round < rounds_.size() - drawn_; ++round) {
            list(bracket_.rounds[round]);
        }
        if (drawn_ > 0) {
            draw();
        }
        return std::move(sheets_);
    }

private:
    using Rounds = std::vector<BracketRound>;

    [[nodiscard]] Rounds drawnRounds() const
    {
        return {rounds_.end() - static_cast<std::ptrdiff_t>(drawn_), rounds_.end()};
    }

    /// The room below the titles.
    [[nodiscard]] QRectF room() const
    {
        return body_.adjusted(
            0, lineHeight(bracketTitleType) + lineHeight(bracketWinnerType) + 2 * boxGap, 0, 0);
    }

    [[nodiscard]] static qreal boxWidth(qreal width, std::size_t columns)
    {
        const auto count = static_cast<qreal>(columns);
        return std::min(widestBox, (width - (count - 1) * channel) / count);
    }

    /// The largest type in which these rounds fit side by side, preferably with whole names;
    /// nothing if there is none.
    [[nodiscard]] std::optional<qreal> sizeOf(const Rounds& rounds) const
    {
        if (rounds.empty() || boxWidth(room().width(), rounds.size()) < narrowestBox) {
            return std::nullopt;
        }
        const qreal height = room().height() - lineHeight(bracketRoundType) - boxGap;
        const qreal width = boxWidth(room().width(), rounds.size());
        std::optional<qreal> largest;
        for (int step = 0; step <= bracketTypeSteps; ++step) {
            const qreal size = largestBracketType - step * points(0.5);
            const BracketStyle style(size, width);
            const bool isLowEnough =
                std::all_of(rounds.begin(), rounds.end(), [&](const BracketRound& round) {
                    return style.height(round) <= height;
                });
            if (!isLowEnough) {
                continue;
            }
            if (std::all_of(rounds.begin(), rounds.end(),
                            [&](const BracketRound& round) { return style.wrapsNobody(round); })) {
                return size;
            }
            largest = largest.value_or(size);
        }
        return largest;
    }

    Sheet& beginPage()
    {
        Sheet sheet{paper_, {}};
        QRectF line(body_.left(), body_.top(), body_.width(), lineHeight(bracketTitleType));
        addFittedLine(sheet, bracket_.title, bracketTitleType, line);
        line.moveTop(line.bottom());
        line.setHeight(lineHeight(bracketWinnerType));
        addFittedLine(sheet, bracket_.winner, bracketWinnerType, line);
        sheets_.push_back(std::move(sheet));
        return sheets_.back();
    }

    static QRectF addRoundTitle(Sheet& sheet, const QString& title, const QRectF& column)
    {
        const QRectF line(column.left(), column.top(), column.width(),
                          lineHeight(bracketRoundType));
        addFittedLine(sheet, title, bracketRoundType, line);
        return column.adjusted(0, line.height() + boxGap, 0, 0);
    }

    /// The boxes of one round, over as many pages as needed.
    void list(const BracketRound& round)
    {
        const int columns = static_cast<int>((room().width() + boxGap) / (listedBox + boxGap));
        const qreal width = (room().width() - (columns - 1) * boxGap) / columns;
        const BracketStyle style(listedBracketType, width);
        QRectF rest;
        int column = columns - 1;
        for (const auto& box : round.boxes) {
            const qreal height = style.height(box);
            if (rest.height() < height) {
                column = (column + 1) % columns;
                if (column == 0) {
                    whole_ = addRoundTitle(beginPage(), round.title, room());
                }
                rest = QRectF(whole_.left() + column * (width + boxGap), whole_.top(), width,
                              whole_.height());
            }
            style.add(sheets_.back(), box, rest.topLeft());
            rest.setTop(rest.top() + height + boxGap);
        }
    }

    void draw()
    {
        auto& sheet = beginPage();
        const auto rounds = drawnRounds();
        const qreal width = boxWidth(room().width(), rounds.size());
        const BracketStyle style(*size_, width);
        std::vector<QRectF> before;
        for (std::size_t index = 0; index < rounds.size(); ++index) {
            const auto& round = rounds[index];
            const qreal left = room().left() + static_cast<qreal>(index) * (width + channel);
            const auto column =
                addRoundTitle(sheet, round.title, {left, room().top(), width, room().height()});
            auto places = placesIn(column, round, style);
            for (std::size_t box = 0; box < round.boxes.size(); ++box) {
                style.add(sheet, round.boxes[box], places[box].topLeft());
            }
            if (index > 0) {
                connect(sheet, rounds[index - 1], before, places);
            }
            before = std::move(places);
        }
    }

    /// Spread evenly over the height of the column.
    static std::vector<QRectF> placesIn(const QRectF& column, const BracketRound& round,
                                        const BracketStyle& style)
    {
        const auto count = static_cast<qreal>(round.boxes.size());
        const qreal spare = column.height() - style.height(round);
        qreal top = column.top() + spare / count / 2;
        std::vector<QRectF> places;
        for (const auto& box : round.boxes) {
            places.emplace_back(column.left(), top, column.width(), style.height(box));
            top = places.back().bottom() + boxGap + spare / count;
        }
        return places;
    }

    /// From box to box: across, along the target's own line, across.
    static void connect(Sheet& sheet, const BracketRound& round, const std::vector<QRectF>& from,
                        const std::vector<QRectF>& to)
    {
        for (std::size_t box = 0; box < round.boxes.size(); ++box) {
            for (const auto target : round.boxes[box].leadsTo) {
                const qreal share =
                    static_cast<qreal>(target + 1) / static_cast<qreal>(to.size() + 1);
                const QPointF start(from[box].right(), from[box].center().y());
                const QPointF end(to[target].left(), to[target].center().y());
                const qreal middle = start.x() + share * (end.x() - start.x());
                sheet.marks.emplace_back(LineMark{start, {middle, start.y()}});
                sheet.marks.emplace_back(LineMark{{middle, start.y()}, {middle, end.y()}});
                sheet.marks.emplace_back(LineMark{{middle, end.y()}, end});
            }
        }
    }

    const Bracket& bracket_;
    Rounds rounds_;
    Paper paper_;
    QRectF body_;
    std::size_t drawn_;
    std::optional<qreal> size_;
    QRectF whole_; ///< The room for boxes on the current page.
    Sheets sheets_;
};

} // namespace

Sheets bracketPages(const Bracket& bracket, PaperSize paper, const PageFrame& frame)
{
    Sheets sheets;
    if (bracket.rounds.empty()) {
        sheets.push_back(Sheet{{paper, Orientation::Landscape}, {}});
        constexpr Type type{points(14)};
        addFittedText(sheets.back(), bracket.nothing, type, bodyOf(sheets.back().paper, frame));
    } else {
        BracketLayout wide(bracket, {paper, Orientation::Landscape}, frame);
        BracketLayout high(bracket, {paper, Orientation::Portrait}, frame);
        sheets = high.isBetterThan(wide) ? high.pages() : wide.pages();
    }
    addFrame(sheets, frame);
    return sheets;
}

} // namespace typeset
