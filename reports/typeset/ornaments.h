#pragma once

#include "reports/typeset/sheet.h"

#include <cstdint>
#include <optional>

/// What is drawn on certificates around their text.
namespace typeset {

/// Both are centred in the box and fill its height; what has that width stands free in their
/// middle. Without such a width they bear the place instead.
void addLaurel(Sheet& sheet, const QRectF& box, qreal middleWidth,
               std::optional<std::int32_t> place);
/// Four stones of one number, one of each colour; places beyond 13, which is the highest stone,
/// have the last four.
void addStones(Sheet& sheet, const QRectF& box, qreal middleWidth,
               std::optional<std::int32_t> place);

/// A rule that swells to a diamond in its middle.
void addDivider(Sheet& sheet, const QPointF& centre, qreal width, Ink ink);

/// Lines around the page, with that distance from its edges.
void addFrame(Sheet& sheet, const QRectF& page, qreal inset, Ink ink);

} // namespace typeset
