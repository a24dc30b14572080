#include "reports/typeset/table_cards.h"

#include "reports/typeset/fitted_text.h"

#include <algorithm>
#include <numeric>

namespace typeset {

namespace {

constexpr int cardsPerPage = 2;
/// From edges and cuts to the printed area, on both sides of the fold.
constexpr qreal edgeMargin = millimetres(10);
constexpr qreal foldMargin = millimetres(6);
constexpr qreal cornerHeight = millimetres(7);
constexpr qreal cardCaptionHeight = millimetres(9);
constexpr qreal personHeight = millimetres(6.5);
constexpr qreal cardGap = millimetres(2);

constexpr Type cornerType{points(12)};
constexpr Type captionType{points(22), Weight::Medium};
constexpr Type personType{points(12)};

/// The height of digits relative to their type size; lines have a lot of space above and below.
constexpr qreal digitHeight = 0.74;

/// The number, as large as its digits fit the area.
void addCardNumber(Sheet& panel, const QString& number, const QRectF& room)
{
    // The space around digits may extend into the margins, but not beyond the page.
    constexpr qreal lineOfSize = 1.25;
    const qreal size =
        std::min(room.height() / digitHeight, (room.height() + 2 * foldMargin) / lineOfSize);
    const Type tallest{size, Weight::Bold};
    const Type type = fittedType(number, tallest, room.width());
    panel.marks.emplace_back(TextMark{room, number, type, Side::Centre, Ink::Black});
}

/// Two columns at the bottom of the area, each person wrapped; returns the rest of it. Each
/// person's type size is independent of the others' names.
QRectF addPeople(Sheet& panel, const QStringList& people, const QRectF& room)
{
    constexpr std::size_t mostNameLines = 4;
    const auto rows = (people.size() + 1) / 2;
    const qreal width = (room.width() - cardGap) / 2;
    const qreal height = lineHeight(personType);
    std::vector<std::vector<QString>> texts;
    std::vector<qreal> heights(static_cast<std::size_t>(rows), personHeight);
    for (qsizetype index = 0; index < people.size(); ++index) {
        texts.push_back(wrapped(people[index], personType, width));
        auto& lines = texts.back();
        if (lines.size() > mostNameLines) {
            lines.resize(mostNameLines);
            lines.back() = elided(lines.back() + u'…', personType, width);
        }
        auto& row = heights[static_cast<std::size_t>(index % rows)];
        row = std::max(row, static_cast<qreal>(lines.size()) * height);
    }
    const qreal top = room.bottom() - std::accumulate(heights.begin(), heights.end(), qreal(0));
    for (std::size_t index = 0; index < texts.size(); ++index) {
        const auto row = index % heights.size();
        const qreal left = room.left() + (index < heights.size() ? 0 : width + cardGap);
        const auto above = heights.begin() + static_cast<std::ptrdiff_t>(row);
        QRectF line(left, std::accumulate(heights.begin(), above, top), width, height);
        for (const auto& text : texts[index]) {
            panel.marks.emplace_back(TextMark{line, text, personType, Side::Left, Ink::Black});
            line.translate(0, height);
        }
    }
    return room.adjusted(0, 0, 0, top - 2 * cardGap - room.bottom());
}

/// One side of the card, read the right way up.
Sheet panelOf(const TableCard& card, const QRectF& room)
{
    Sheet panel;
    QRectF rest = room;
    const QRectF corners(rest.topLeft(), QSizeF(rest.width(), cornerHeight));
    const QRectF right = corners.adjusted(corners.width() * 2 / 3, 0, 0, 0);
    if (!card.event.isEmpty()) {
        addFittedLine(panel, card.event, cornerType,
                      corners.adjusted(0, 0, -right.width() - cardGap, 0), Side::Left, Ink::Grey);
    }
    if (!card.round.isEmpty()) {
        addFittedLine(panel, card.round, cornerType, right, Side::Right, Ink::Grey);
    }
    rest.setTop(corners.bottom());
    addFittedLine(panel, card.caption, captionType,
                  {rest.left(), rest.top(), rest.width(), cardCaptionHeight}, Side::Centre);
    rest.setTop(rest.top() + cardCaptionHeight + cardGap);
    addCardNumber(panel, card.number, addPeople(panel, card.people, rest));
    return panel;
}

/// The box rotated by 180 degrees around a point.
QRectF turned(const QRectF& box, const QPointF& centre)
{
    const QPointF corner = 2 * centre - box.bottomRight();
    return {corner, box.size()};
}

void addCard(Sheet& sheet, const TableCard& card, const QRectF& whole)
{
    const QRectF lower(whole.left(), whole.center().y(), whole.width(), whole.height() / 2);
    const auto room = lower.marginsRemoved({edgeMargin, foldMargin, edgeMargin, edgeMargin});
    const auto panel = panelOf(card, room);
    sheet.marks.insert(sheet.marks.end(), panel.marks.begin(), panel.marks.end());
    for (const auto& mark : panel.marks) {
        auto text = std::get<TextMark>(mark);
        text.box = turned(text.box, whole.center());
        text.turned = true;
        sheet.marks.emplace_back(std::move(text));
    }
    sheet.marks.emplace_back(
        LineMark{{std::max(whole.left(), printableArea(sheet.paper).left()), whole.center().y()},
                 {std::min(whole.right(), printableArea(sheet.paper).right()), whole.center().y()},
                 points(0.5),
                 Ink::Faint,
                 true});
}

} // namespace

Sheets cardPages(const TableCards& cards, PaperSize paper)
{
    Sheets sheets;
    const Paper landscape{paper, Orientation::Landscape};
    const auto area = sheetArea(landscape);
    const qreal width = area.width() / cardsPerPage;
    for (std::size_t index = 0; index < cards.cards.size(); ++index) {
        const auto place = static_cast<int>(index % cardsPerPage);
        if (place == 0) {
            sheets.push_back(Sheet{landscape, {}});
            sheets.back().marks.emplace_back(LineMark{{width, printableArea(landscape).top()},
                                                      {width, printableArea(landscape).bottom()},
                                                      points(0.5),
                                                      Ink::Grey,
                                                      true});
        }
        addCard(sheets.back(), cards.cards[index],
                {area.left() + place * width, area.top(), width, area.height()});
    }
    if (sheets.empty()) {
        sheets.push_back(Sheet{{paper, Orientation::Portrait}, {}});
        constexpr Type type{points(14)};
        addFittedText(sheets.back(), cards.nothing, type, printableArea(sheets.back().paper));
    }
    return sheets;
}

} // namespace typeset
