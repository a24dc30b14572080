#pragma once

#include "reports/typeset/sheet.h"

#include <QString>
#include <QStringList>
#include <QtGlobal>

#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

/// The contents of a sheet, and its faults.
namespace page_marks {

template <typename Kind>
std::vector<Kind> all(const typeset::Sheet& sheet)
{
    std::vector<Kind> found;
    for (const auto& mark : sheet.marks) {
        if (const auto* const one = std::get_if<Kind>(&mark)) {
            found.push_back(*one);
        }
    }
    return found;
}

inline QRectF around(const QPointF& from, const QPointF& to)
{
    return QRectF(from, to).normalized();
}

inline QRectF boxOf(const typeset::Mark& mark)
{
    if (const auto* const line = std::get_if<typeset::LineMark>(&mark)) {
        return around(line->from, line->to);
    }
    return std::visit(
        [](const auto& one) {
            if constexpr (requires { one.box; }) {
                return one.box;
            } else {
                return QRectF();
            }
        },
        mark);
}

/// They share more than an edge.
inline bool overlap(const QRectF& one, const QRectF& other)
{
    constexpr qreal edge = 0.5;
    const QRectF shared = one.intersected(other);
    return shared.width() > edge && shared.height() > edge;
}

/// That many of the sheet's texts in the order added, without blanks.
inline QString textIn(const typeset::Sheet& sheet, const QRectF& area)
{
    QString text;
    for (const auto& mark : all<typeset::TextMark>(sheet)) {
        if (area.contains(mark.box.center())) {
            text += mark.text;
        }
    }
    return text.simplified().remove(u' ');
}

/// Faults no page may have; empty: none.
inline QStringList faultList(const typeset::Sheet& sheet)
{
    QStringList faults;
    constexpr qreal rounding = 2;
    const auto area =
        typeset::printableArea(sheet.paper).adjusted(-rounding, -rounding, rounding, rounding);
    for (const auto& mark : sheet.marks) {
        const auto box = boxOf(mark);
        if (box.left() < area.left() || box.right() > area.right() || box.top() < area.top() ||
            box.bottom() > area.bottom()) {
            faults << QStringLiteral("a mark lies outside");
        }
    }
    const auto texts = all<typeset::TextMark>(sheet);
    const auto boxes = all<typeset::BoxMark>(sheet);
    for (std::size_t index = 0; index < texts.size(); ++index) {
        const auto& one = texts[index];
        if (typeset::textWidth(one.text, one.type) > one.box.width() + rounding) {
            faults << QStringLiteral("too wide: ") + one.text;
        }
        for (std::size_t next = index + 1; next < texts.size(); ++next) {
            if (overlap(one.box, texts[next].box)) {
                faults << QStringLiteral("on each other: ") + one.text + u'/' + texts[next].text;
            }
        }
        for (const auto& box : boxes) {
            if (overlap(one.box, box.box)) {
                faults << QStringLiteral("in a box: ") + one.text;
            }
        }
    }
    for (std::size_t index = 0; index < boxes.size(); ++index) {
        for (std::size_t next = index + 1; next < boxes.size(); ++next) {
            if (overlap(boxes[index].box, boxes[next].box)) {
                faults << QStringLiteral("boxes on each other");
            }
        }
    }
    for (const auto& code : all<typeset::QrMark>(sheet)) {
        constexpr int lightModules = 4;
        const qreal light = lightModules * code.box.width() / code.code.side;
        const auto whole = code.box.adjusted(-light, -light, light, light);
        for (const auto& mark : sheet.marks) {
            if (!std::holds_alternative<typeset::QrMark>(mark) &&
                whole.intersects(boxOf(mark).adjusted(0, 0, rounding, rounding))) {
                faults << QStringLiteral("something touches a code");
            }
        }
    }
    return faults;
}

/// The same as a text.
inline QString faults(const typeset::Sheets& sheets)
{
    QStringList all;
    for (const auto& sheet : sheets) {
        all << faultList(sheet);
    }
    all.removeDuplicates();
    return all.join(u'\n');
}

inline QString faults(const typeset::Sheet& sheet)
{
    return faults(typeset::Sheets{sheet});
}

} // namespace page_marks
