#pragma once

#include <QFont>
#include <QString>

#include <cstdint>
#include <vector>

/// Type on paper, and how much room it takes.
namespace reports {

enum class Weight : std::uint8_t {
    Regular,
    Medium,
    Bold,
};

struct Type
{
    qreal size = 0; ///< In units of paper.h; at least 1.
    Weight weight = Weight::Regular;

    [[nodiscard]] Type scaled(qreal factor) const { return {size * factor, weight}; }

    friend bool operator==(const Type&, const Type&) = default;
};

/// For a painter whose coordinates are the units of paper.h.
QFont fontOf(const Type& type);

/// From the top of the tallest letter to the bottom of the lowest.
qreal lineHeight(const Type& type);

qreal textWidth(const QString& text, const Type& type);

/// The text in lines no wider than `width`: broken at blanks, hyphens and slashes, a word that is
/// wider than that within itself. At least one line; nothing of the text is lost but the blanks at
/// the breaks.
std::vector<QString> wrapped(const QString& text, const Type& type, qreal width);

/// The largest type of at most `type` and at least `smallest` times it in which one line of the
/// text is no wider than `width`; where there is none, the smallest.
Type fitted(const QString& text, const Type& type, qreal width, qreal smallest);

} // namespace reports
