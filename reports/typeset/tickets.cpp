#include "reports/typeset/tickets.h"

#include "reports/typeset/fitted_text.h"

#include <algorithm>
#include <span>

namespace typeset {

namespace {

constexpr qreal ticketMargin = millimetres(5);
constexpr qreal ticketGap = millimetres(1.5);
constexpr qreal leastRow = millimetres(4.4);
constexpr qreal highestTicketRow = millimetres(8);
constexpr qreal tableShare = 0.72;            ///< Of a ticket's height, if it has a table.
constexpr qreal handHeight = millimetres(11); ///< For signing.

constexpr Type ticketEventType{points(8)};
constexpr Type ticketCornerType{points(16), Weight::Bold};
constexpr Type ticketHeadType{points(7.5), Weight::Medium};
constexpr Type ticketCellType{points(10), Weight::Medium};
constexpr Type handType{points(8)};

QSizeF ticketSize(const Tickets& tickets, const Paper& paper)
{
    const auto sheet = sheetArea(paper);
    return {sheet.width() / tickets.columns, sheet.height() / tickets.rows};
}

QRectF ticketRoom(const Tickets& tickets, const Paper& paper, int place)
{
    const auto size = ticketSize(tickets, paper);
    const int row = place / tickets.columns;
    const QRectF whole({place % tickets.columns * size.width(), row * size.height()}, size);
    return whole.marginsRemoved({ticketMargin, ticketMargin, ticketMargin, ticketMargin})
        .intersected(printableArea(paper));
}

/// Adds the parts of one ticket from top to bottom.
class TicketLayout
{
public:
    TicketLayout(Sheet& sheet, const Ticket& ticket, const Tickets& all, const QRectF& room)
        : sheet_(sheet), ticket_(ticket), all_(all), room_(room)
    {}

    /// Whether there was room for everything that must not be cut.
    bool add()
    {
        addHead();
        addSignatures();
        addCode();
        addTable();
        return addWords();
    }

private:
    void put(const QRectF& box, const QString& text, const Type& type, Side side = Side::Left,
             Ink ink = Ink::Black)
    {
        if (!text.isEmpty()) {
            sheet_.marks.emplace_back(
                TextMark{box, elided(text, type, box.width()), type, side, ink});
        }
    }
    void line(const QPointF& from, const QPointF& to)
    {
        sheet_.marks.emplace_back(LineMark{from, to, points(0.5)});
    }

    void addHead()
    {
        if (ticket_.event.isEmpty() && ticket_.corner.isEmpty()) {
            return;
        }
        const qreal cornerWidth =
            ticket_.corner.isEmpty() ? 0 : textWidth(ticket_.corner, ticketCornerType) + ticketGap;
        const qreal height =
            lineHeight(ticket_.corner.isEmpty() ? ticketEventType : ticketCornerType);
        const QRectF head(room_.topLeft(), QSizeF(room_.width(), height));
        put(head.adjusted(0, 0, -cornerWidth, 0), ticket_.event, ticketEventType, Side::Left,
            Ink::Grey);
        put(head.adjusted(head.width() - cornerWidth, 0, 0, 0), ticket_.corner, ticketCornerType,
            Side::Right);
        room_.setTop(head.bottom() + ticketGap / 2);
    }

    void addSignatures()
    {
        if (ticket_.signatures.isEmpty()) {
            return;
        }
        const auto count = static_cast<qreal>(ticket_.signatures.size());
        const qreal caption = lineHeight(handType);
        const qreal width = (room_.width() - (count - 1) * 2 * ticketGap) / count;
        qreal left = room_.left();
        for (const auto& text : ticket_.signatures) {
            const qreal y = room_.bottom() - caption;
            line({left, y}, {left + width, y});
            put({left, y, width, caption}, text, handType, Side::Left, Ink::Grey);
            left += width + 2 * ticketGap;
        }
        room_.setBottom(room_.bottom() - handHeight);
    }

    void addCode()
    {
        if (ticket_.code.isEmpty()) {
            return;
        }
        const qreal side = std::min({all_.codeSide, room_.height(), room_.width()});
        const QRectF box(room_.right() - side, room_.bottom() - side, side, side);
        sheet_.marks.emplace_back(QrMark{box, qrCode(ticket_.code.toUtf8(), Correction::Quartile)});
        constexpr qreal light = millimetres(3);
        room_.setRight(box.left() - light);
    }

    void addTable()
    {
        if (ticket_.heads.isEmpty()) {
            return;
        }
        const auto count = static_cast<qreal>(ticket_.rows.size());
        const qreal headHeight = lineHeight(ticketHeadType);
        const qreal most = room_.height() * tableShare - headHeight;
        const qreal height = std::clamp(most / std::max<qreal>(1, count),
                                        lineHeight(ticketCellType), highestTicketRow);
        const QRectF table(room_.left(), room_.bottom() - headHeight - count * height,
                           room_.width(), headHeight + count * height);
        const qreal width = table.width() / static_cast<qreal>(ticket_.heads.size());
        for (qsizetype column = 0; column < ticket_.heads.size(); ++column) {
            const qreal left = table.left() + static_cast<qreal>(column) * width;
            put({left, table.top(), width, headHeight}, ticket_.heads[column], ticketHeadType,
                Side::Centre, Ink::Grey);
            qreal top = table.top() + headHeight;
            for (const auto& row : ticket_.rows) {
                put({left, top, width, height}, row.value(column), ticketCellType, Side::Centre);
                top += height;
            }
            if (column > 0) {
                line({left, table.top() + headHeight}, {left, table.bottom()});
            }
        }
        for (std::size_t row = 0; row <= ticket_.rows.size(); ++row) {
            const qreal y = table.top() + headHeight + static_cast<qreal>(row) * height;
            line({table.left(), y}, {table.right(), y});
        }
        room_.setBottom(table.top() - ticketGap);
    }

    /// As many lines as fit. Cut-off titles and lines say so.
    bool addWords()
    {
        struct Line
        {
            QString text;
            Type type;
        };
        std::vector<Line> lines;
        const auto append = [&](const QString& text, const Type& type) {
            if (!text.isEmpty()) {
                for (const auto& line : wrapped(text, type, room_.width())) {
                    lines.push_back({line, type});
                }
            }
        };
        append(ticket_.title, {all_.titleSize, Weight::Bold});
        const auto titleLines = lines.size();
        for (const auto& text : ticket_.lines) {
            append(text, {all_.lineSize});
        }
        std::vector<qreal> tops;
        qreal height = 0;
        for (const auto& line : lines) {
            if (height + lineHeight(line.type) > room_.height()) {
                break;
            }
            tops.push_back(height);
            height += lineHeight(line.type);
        }
        const qreal down = all_.centred ? (room_.height() - height) / 2 : 0;
        for (std::size_t index = 0; index < tops.size(); ++index) {
            const bool isCut =
                index + 1 == tops.size() && tops.size() < lines.size() && tops.size() != titleLines;
            const auto& [text, type] = lines[index];
            put({room_.left(), room_.top() + down + tops[index], room_.width(), lineHeight(type)},
                isCut ? text + u'…' : text, type, all_.centred ? Side::Centre : Side::Left);
        }
        return tops.size() >= (all_.keepsLines ? lines.size() : titleLines);
    }

    Sheet& sheet_;
    const Ticket& ticket_;
    const Tickets& all_;
    QRectF room_; ///< The remaining room.
};

void addTicketCuts(Sheet& sheet, const Tickets& tickets)
{
    const auto size = ticketSize(tickets, sheet.paper);
    const auto area = printableArea(sheet.paper);
    const auto cut = [&sheet](const QPointF& from, const QPointF& to) {
        sheet.marks.emplace_back(LineMark{from, to, points(0.5), Ink::Grey, true});
    };
    for (int column = 1; column < tickets.columns; ++column) {
        const qreal x = column * size.width();
        cut({x, area.top()}, {x, area.bottom()});
    }
    for (int row = 1; row < tickets.rows; ++row) {
        const qreal y = row * size.height();
        cut({area.left(), y}, {area.right(), y});
    }
}

/// The same size for the titles of these tickets: as large as the longest allows, but never below
/// `least`.
qreal titleSizeFor(std::span<const Ticket> these, Tickets style, const Paper& paper, qreal least)
{
    constexpr qreal smaller = 0.9;
    constexpr int steps = 5;
    const auto room = ticketRoom(style, paper, 0);
    const auto allFit = [&] {
        Sheet sheet{paper, {}};
        return std::all_of(these.begin(), these.end(), [&](const Ticket& ticket) {
            return TicketLayout(sheet, ticket, style, room).add();
        });
    };
    for (int step = 0; step < steps && style.titleSize > least && !allFit(); ++step) {
        style.titleSize = std::max(style.titleSize * smaller, least);
    }
    return style.titleSize;
}

} // namespace

int tableRowsThatFit(int rowsOfTickets, PaperSize paper)
{
    Tickets tickets;
    tickets.rows = rowsOfTickets;
    const auto room = ticketRoom(tickets, {paper, Orientation::Portrait}, 0);
    const qreal table = (room.height() - lineHeight(ticketCornerType)) * tableShare;
    return std::max(1, static_cast<int>((table - lineHeight(ticketHeadType)) / leastRow));
}

Sheets ticketPages(const Tickets& tickets, PaperSize paper)
{
    const Paper portrait{paper, Orientation::Portrait};
    if (tickets.tickets.empty()) {
        Sheet sheet{portrait, {}};
        constexpr Type type{points(14)};
        addFittedText(sheet, tickets.nothing, type, printableArea(portrait));
        return {sheet};
    }
    auto style = tickets;
    style.tickets.clear();
    style.titleSize = titleSizeFor(tickets.tickets, style, portrait, tickets.leastTitleSize);
    const int perPage = tickets.columns * tickets.rows;
    Sheets sheets;
    int place = perPage;
    for (const auto& ticket : tickets.tickets) {
        if (place == perPage) {
            place = 0;
            sheets.push_back(Sheet{portrait, {}});
            addTicketCuts(sheets.back(), tickets);
        }
        auto own = style;
        own.titleSize = titleSizeFor({&ticket, 1}, style, portrait, smallestSize);
        TicketLayout(sheets.back(), ticket, own, ticketRoom(tickets, portrait, place)).add();
        ++place;
    }
    return sheets;
}

} // namespace typeset
