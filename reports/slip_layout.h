#pragma once

#include "score_slips.h"

/// How one score slip is laid out: the same rows and columns as where the results are typed.
namespace reports {

/// How high a slip of so many games is at least, not shrunk.
qreal slipHeight(const SlipWords& words, int games);
/// How wide it is at least.
qreal slipWidth();

/// The slip from the room's upper left corner on. With more height than needed the rows become
/// higher, up to a point; with less everything shrinks.
void addSlip(Sheet& sheet, const Slip& slip, const SlipWords& words, const QRectF& room);

} // namespace reports
