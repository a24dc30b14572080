#include "reports/typeset/people_list.h"

#include <algorithm>

namespace typeset {

namespace {

constexpr Type listTitleType{points(11), Weight::Bold};
constexpr Type headType{points(8)};
constexpr Type rowType{points(9)};
constexpr qreal listGutter = millimetres(8);
constexpr qreal listGap = millimetres(2.5);
constexpr qreal listPadding = millimetres(0.5);
constexpr std::size_t leastRows = 3; ///< Above what follows on the same page.

/// The widths of a line's parts.
struct Widths
{
    qreal whole = 0;
    qreal number = 0;
    qreal games = 0;

    [[nodiscard]] qreal name() const
    {
        const qreal before = number > 0 ? number + listGap : 0;
        const qreal behind = games > 0 ? games + listGap : 0;
        return whole - before - behind;
    }
    [[nodiscard]] qreal nameLeft() const { return number > 0 ? number + listGap : 0; }
};

/// A person's line, laid out.
struct SetLine
{
    const PersonLine* person = nullptr;
    std::vector<QString> name;

    [[nodiscard]] qreal height() const
    {
        return static_cast<qreal>(name.size()) * lineHeight(rowType) + 2 * listPadding;
    }
};

qreal widest(const std::vector<PersonLine>& people, QString PersonLine::*part, const QString& head)
{
    qreal width = 0;
    for (const auto& person : people) {
        width = std::max(width, textWidth(person.*part, rowType));
    }
    return width > 0 ? std::max(width, textWidth(head, headType)) : 0;
}

Widths widthsOf(const PeopleList& list, const PeopleHeads& heads, qreal whole)
{
    return {whole, widest(list.people, &PersonLine::number, heads.number),
            widest(list.people, &PersonLine::games, heads.games)};
}

std::vector<SetLine> setLines(const PeopleList& list, const Widths& widths)
{
    std::vector<SetLine> lines;
    lines.reserve(list.people.size());
    for (const auto& person : list.people) {
        lines.push_back({&person, wrapped(person.name, rowType, widths.name())});
    }
    return lines;
}

/// Whether most names fit one line: a long one wraps by itself.
bool areShort(const std::vector<SetLine>& lines)
{
    constexpr std::ptrdiff_t onePart = 10;
    const auto count = std::count_if(lines.begin(), lines.end(),
                                     [](const SetLine& line) { return line.name.size() > 1; });
    return count * onePart <= std::ssize(lines);
}

qreal headsHeight()
{
    return lineHeight(headType) + 2 * listPadding;
}

class PeopleColumns
{
public:
    PeopleColumns(PageFlow& flow, const PeopleHeads& heads, const Widths& widths, int count)
        : flow_(flow), heads_(heads), widths_(widths), count_(count)
    {}

    /// Adds as many lines as fit the page, from `next` on; returns the first that does not, or that
    /// goes with what follows the list, `after` high.
    std::size_t addPart(const std::vector<SetLine>& lines, std::size_t next, qreal after)
    {
        const auto columns = static_cast<std::size_t>(count_);
        const std::size_t due = (lines.size() - next + columns - 1) / columns;
        std::size_t deep = deepest(lines, next, due);
        if (deep == due && deep > leastRows &&
            headsHeight() + heightOf(lines, next, deep) + after > flow_.remaining()) {
            deep -= leastRows;
        }
        const std::size_t end = std::min(lines.size(), next + deep * columns);
        const auto box = flow_.take(headsHeight() + heightOf(lines, next, deep));
        for (std::size_t column = 0; next + column * deep < end; ++column) {
            const qreal left =
                box.left() + static_cast<qreal>(column) * (widths_.whole + listGutter);
            const std::size_t first = next + column * deep;
            addColumn({left, box.top()}, lines, first, std::min(end, first + deep));
        }
        return end;
    }

    /// The height of the highest column if each has that many lines.
    [[nodiscard]] qreal heightOf(const std::vector<SetLine>& lines, std::size_t next,
                                 std::size_t deep) const
    {
        qreal highest = 0;
        for (int column = 0; column < count_; ++column) {
            const auto first =
                std::min(lines.size(), next + static_cast<std::size_t>(column) * deep);
            const auto last = std::min(lines.size(), first + deep);
            qreal height = 0;
            for (auto index = first; index < last; ++index) {
                height += lines[index].height();
            }
            highest = std::max(highest, height);
        }
        return highest;
    }

private:
    /// At least one line, and no more than that fit or are due.
    [[nodiscard]] std::size_t deepest(const std::vector<SetLine>& lines, std::size_t next,
                                      std::size_t due) const
    {
        const qreal room = flow_.remaining() - headsHeight();
        auto deep = due;
        while (deep > 1 && heightOf(lines, next, deep) > room) {
            --deep;
        }
        return deep;
    }

    void addColumn(QPointF corner, const std::vector<SetLine>& lines, std::size_t first,
                   std::size_t last)
    {
        addHeads(corner);
        qreal y = corner.y() + headsHeight();
        for (auto index = first; index < last; ++index) {
            const auto& line = lines[index];
            if ((index - first) % 2 == 0) {
                flow_.put(FillMark{{corner.x(), y, widths_.whole, line.height()}});
            }
            addLine({corner.x(), y + listPadding}, line);
            y += line.height();
        }
    }

    void addHeads(QPointF corner)
    {
        const qreal height = lineHeight(headType);
        const qreal y = corner.y() + listPadding;
        put({corner.x(), y, widths_.number, height}, heads_.number, headType, Side::Right);
        put({corner.x() + widths_.nameLeft(), y, widths_.name(), height}, heads_.name, headType,
            Side::Left);
        put({corner.x() + widths_.whole - widths_.games, y, widths_.games, height}, heads_.games,
            headType, Side::Right);
        const qreal bottom = corner.y() + headsHeight();
        flow_.put(LineMark{{corner.x(), bottom}, {corner.x() + widths_.whole, bottom}});
    }

    void addLine(QPointF corner, const SetLine& line)
    {
        const qreal height = lineHeight(rowType);
        put({corner.x(), corner.y(), widths_.number, height}, line.person->number, rowType,
            Side::Right);
        put({corner.x() + widths_.whole - widths_.games, corner.y(), widths_.games, height},
            line.person->games, rowType, Side::Right);
        qreal y = corner.y();
        for (const auto& part : line.name) {
            put({corner.x() + widths_.nameLeft(), y, widths_.name(), height}, part, rowType,
                Side::Left);
            y += height;
        }
    }

    void put(const QRectF& box, const QString& text, const Type& type, Side side)
    {
        if (!text.isEmpty() && box.width() > 0) {
            flow_.put(TextMark{box, text, type, side, type == headType ? Ink::Grey : Ink::Black});
        }
    }

    PageFlow& flow_;
    const PeopleHeads& heads_;
    Widths widths_;
    int count_;
};

} // namespace

void addPeople(PageFlow& flow, const PeopleList& list, const PeopleHeads& heads, qreal after)
{
    if (list.people.empty()) {
        return;
    }
    auto widths = widthsOf(list, heads, (flow.width() - listGutter) / 2);
    auto lines = setLines(list, widths);
    const bool inTwo = lines.size() > 1 && areShort(lines);
    if (!inTwo) {
        widths = widthsOf(list, heads, flow.width());
        lines = setLines(list, widths);
    }

    const std::size_t count = inTwo ? 2 : 1;
    PeopleColumns columns(flow, heads, widths, static_cast<int>(count));
    const auto rows = (lines.size() + count - 1) / count;
    const qreal first =
        rows > leastRows ? lines.front().height() : columns.heightOf(lines, 0, rows) + after;
    flow.keepTogether(lineHeight(listTitleType) + listPadding + headsHeight() + first);
    addText(flow, list.title, listTitleType);
    flow.skip(listPadding);
    for (std::size_t next = 0; next < lines.size();) {
        next = columns.addPart(lines, next, after);
        if (next < lines.size()) {
            flow.nextPage();
        }
    }
}

} // namespace typeset
