#include "reports/typeset/fitted_text.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace typeset {

namespace {

bool fits(const FittedText& text, const QSizeF& room)
{
    return static_cast<qreal>(text.lines.size()) * lineHeight(text.type) <= room.height() &&
           std::all_of(text.lines.begin(), text.lines.end(), [&](const QString& line) {
               return textWidth(line, text.type) <= room.width();
           });
}

} // namespace

qreal widestWord(const QString& text, const Type& type)
{
    static const QRegularExpression breaks(QStringLiteral("\\s+|(?<=[-/])"));
    qreal widest = 0;
    for (const auto& word : text.split(breaks)) {
        widest = std::max(widest, textWidth(word, type));
    }
    return widest;
}

namespace {

/// As many lines as fit the area.
void cut(FittedText& text, const QSizeF& room)
{
    const auto most =
        std::max<std::size_t>(1, static_cast<std::size_t>(room.height() / lineHeight(text.type)));
    if (text.lines.size() > most) {
        text.lines.resize(most);
        text.lines.back() = elided(text.lines.back() + u'…', text.type, room.width());
    }
}

} // namespace

FittedText fittedText(const QString& text, const Type& type, const QSizeF& room)
{
    constexpr qreal step = 0.95;
    constexpr qreal wordsKeptTo = 0.65;
    for (qreal factor = 1;; factor *= step) {
        auto smaller = type.scaled(factor);
        smaller.size = std::max(smaller.size, std::min(type.size, smallestSize));
        FittedText fitted{smaller, wrapped(text, smaller, room.width())};
        const bool broken = factor > wordsKeptTo && widestWord(text, smaller) > room.width();
        if (!broken && fits(fitted, room)) {
            return fitted;
        }
        if (smaller.size <= smallestSize) {
            cut(fitted, room);
            return fitted;
        }
    }
}

void addFittedText(Sheet& sheet, const QString& text, const Type& type, const QRectF& room,
                   Side side, Ink ink)
{
    const auto fitted = fittedText(text, type, room.size());
    const qreal height = lineHeight(fitted.type);
    QRectF box(room.left(), room.top(), room.width(), height);
    for (const auto& line : fitted.lines) {
        sheet.marks.emplace_back(TextMark{box, line, fitted.type, side, ink});
        box.translate(0, height);
    }
}

Type fittedType(const QString& text, const Type& type, qreal width)
{
    Type whole = fitted(text, type, width, 0);
    // Fonts have integral sizes: rounded up, the text would be too wide again.
    whole.size = std::max<qreal>(1, std::floor(whole.size));
    return whole;
}

TextMark fittedLine(const QString& text, const Type& type, const QRectF& room, Side side, Ink ink)
{
    const qreal tallest = std::min<qreal>(1, room.height() / lineHeight(type));
    auto fits = fittedType(text, type.scaled(tallest), room.width());
    fits.size = std::max(fits.size, std::min(type.size, smallestSize));
    const qreal height = lineHeight(fits);
    const QRectF box(room.left(), room.center().y() - height / 2, room.width(), height);
    return {box, elided(text, fits, room.width()), fits, side, ink};
}

void addFittedLine(Sheet& sheet, const QString& text, const Type& type, const QRectF& room,
                   Side side, Ink ink)
{
    sheet.marks.emplace_back(fittedLine(text, type, room, side, ink));
}

} // namespace typeset
