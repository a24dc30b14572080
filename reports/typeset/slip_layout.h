#pragma once

#include "reports/typeset/score_slips.h"

/// The layout of one score slip: the same rows and columns as the grid of results on screen.
namespace typeset {

/// The height of the longest name in the smallest type, at least that of an ordinary one, on a slip
/// of that width.
qreal nameHeight(const std::vector<Slip>& slips, const SlipWords& words, qreal width);
/// The minimum height of a slip for a number of games.
qreal slipHeight(const SlipWords& words, qreal nameHeight, int games);
/// How many games fit a slip of that height; at least 1.
int gamesThatFit(const SlipWords& words, qreal nameHeight, qreal height);
/// The minimum width of a slip.
qreal slipWidth();

/// The slip at the upper left corner of the area. Spare height enlarges the rows, up to a limit.
void addSlip(Sheet& sheet, const Slip& slip, const SlipWords& words, qreal nameHeight,
             const QRectF& room);

} // namespace typeset
