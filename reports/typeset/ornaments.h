#pragma once

#include "reports/typeset/sheet.h"

#include <cstdint>
#include <optional>

/// Decorations around the text of certificates.
namespace typeset {

/// Both are centred in the box and fill its height; a gap of that width is left in their middle.
/// Without a gap they show the place instead.
void addLaurel(Sheet& sheet, const QRectF& box, qreal middleWidth,
               std::optional<std::int32_t> place);
/// Four stones of one number, one in each colour; places beyond 13, the highest stone, have the
/// last four.
void addStones(Sheet& sheet, const QRectF& box, qreal middleWidth,
               std::optional<std::int32_t> place);

/// A rule that swells to a diamond in its middle.
void addDivider(Sheet& sheet, const QPointF& centre, qreal width, Ink ink);

/// Lines around the page at that distance from its edges.
void addFrame(Sheet& sheet, const QRectF& page, qreal inset, Ink ink);

} // namespace typeset
