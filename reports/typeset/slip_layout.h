#pragma once

#include "reports/typeset/score_slips.h"

/// The layout of one score slip: the same rows and columns as the grid of results on screen.
namespace typeset {

/// The minimum height of an unshrunk slip for a number of games.
qreal slipHeight(const SlipWords& words, int games);
/// Its minimum width.
qreal slipWidth();

/// The slip at the upper left corner of the area. Surplus height makes the rows higher, up to a
/// limit; if the height is too small, everything shrinks.
void addSlip(Sheet& sheet, const Slip& slip, const SlipWords& words, const QRectF& room);

} // namespace typeset
