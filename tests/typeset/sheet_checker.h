#pragma once

#include "reports/typeset/sheet.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <variant>
#include <vector>

/// Tests' checks for sheets of any document.
namespace typeset {

/// Sums of widths may be inexact in the last digits.
inline constexpr qreal checkerTolerance = 1;

/// The area of a text's glyphs, within its box.
inline QRectF inkOf(const TextMark& mark)
{
    const qreal width = textWidth(mark.text, mark.type);
    QRectF ink(mark.box.left(), 0, width, lineHeight(mark.type));
    if (mark.side == Side::Centre) {
        ink.moveLeft(mark.box.center().x() - width / 2);
    } else if (mark.side == Side::Right) {
        ink.moveLeft(mark.box.right() - width);
    }
    ink.moveTop(mark.box.center().y() - ink.height() / 2);
    if (mark.turned) {
        ink.moveCenter(2 * mark.box.center() - ink.center());
    }
    return ink;
}

inline std::vector<TextMark> textMarks(const Sheet& sheet)
{
    std::vector<TextMark> marks;
    for (const auto& mark : sheet.marks) {
        if (const auto* text = std::get_if<TextMark>(&mark)) {
            marks.push_back(*text);
        }
    }
    return marks;
}

inline QRectF areaOf(const Mark& mark)
{
    struct Area
    {
        QRectF operator()(const LineMark& line) const
        {
            return QRectF(line.from, line.to).normalized();
        }
        QRectF operator()(const TextMark& text) const { return inkOf(text); }
        QRectF operator()(const FillMark& fill) const { return fill.box; }
        QRectF operator()(const BoxMark& box) const { return box.box; }
        QRectF operator()(const PictureMark& picture) const { return picture.box; }
        QRectF operator()(const QrMark& code) const { return code.box; }
        QRectF operator()(const PathMark& mark) const { return mark.path.boundingRect(); }
    };
    return std::visit(Area(), mark);
}

inline QString describe(const QString& fault, std::size_t page, const QString& text)
{
    return QStringLiteral("page %1: %2: \"%3\"").arg(page + 1).arg(fault, text);
}

/// Texts outside their box or the printable area, overlapping texts, empty pages; empty if all is
/// well. Pictures and fills may cover the whole sheet.
inline QStringList sheetFaults(const Sheets& sheets)
{
    QStringList faults;
    if (sheets.empty()) {
        faults += QStringLiteral("no page");
    }
    for (std::size_t page = 0; page < sheets.size(); ++page) {
        const auto near = [](const QRectF& area) {
            return area.adjusted(-checkerTolerance, -checkerTolerance, checkerTolerance,
                                 checkerTolerance);
        };
        const auto sheet = near(sheetArea(sheets[page].paper));
        const auto printable = near(printableArea(sheets[page].paper));
        for (const auto& mark : sheets[page].marks) {
            if (!sheet.contains(areaOf(mark).center())) {
                faults += describe(QStringLiteral("a mark outside"), page, {});
            }
        }
        const auto marks = textMarks(sheets[page]);
        if (marks.empty()) {
            faults += describe(QStringLiteral("empty"), page, {});
        }
        std::vector<QRectF> inks;
        for (const auto& mark : marks) {
            const auto ink = inkOf(mark);
            if (!near(mark.box).contains(ink)) {
                faults += describe(QStringLiteral("wider or higher than its box"), page, mark.text);
            }
            if (!printable.contains(ink)) {
                faults += describe(QStringLiteral("outside of the page"), page, mark.text);
            }
            const auto smaller = ink.adjusted(checkerTolerance, checkerTolerance, -checkerTolerance,
                                              -checkerTolerance);
            for (std::size_t other = 0; other < inks.size(); ++other) {
                if (inks[other].intersects(smaller)) {
                    faults += describe(QStringLiteral("on \"%1\"").arg(marks[other].text), page,
                                       mark.text);
                }
            }
            inks.push_back(smaller);
        }
    }
    return faults;
}

/// Nor the signs that isolate text read from right to left.
inline QString withoutBlanks(QString text)
{
    text.removeIf([](QChar character) {
        return character.isSpace() || character == u'\u2068' || character == u'\u2069';
    });
    return text;
}

/// All texts of a sheet in the order of its marks, without blanks, which rejoins wrapped text.
inline QString runningText(const Sheet& sheet)
{
    QString text;
    for (const auto& mark : textMarks(sheet)) {
        text += withoutBlanks(mark.text);
    }
    return text;
}

inline QString runningText(const Sheets& sheets)
{
    QString text;
    for (const auto& sheet : sheets) {
        text += runningText(sheet);
    }
    return text;
}

/// Those missing from the running text, or out of order.
inline QStringList missingInOrder(const QString& running, const QStringList& texts)
{
    QStringList missing;
    qsizetype from = 0;
    for (const auto& text : texts) {
        const auto wanted = withoutBlanks(text);
        const auto found = running.indexOf(wanted, from);
        if (found < 0) {
            missing += text;
        } else {
            from = found + wanted.size();
        }
    }
    return missing;
}

} // namespace typeset
