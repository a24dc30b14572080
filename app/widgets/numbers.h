#pragma once

#include "scoring/match_points.h"

#include <QFont>
#include <QLocale>
#include <QRectF>
#include <QString>

class QPainter;

/// Numbers that stand under each other: each digit in the width of the widest, fractions behind a
/// common line.
namespace desk {

/// The width `text` takes with even digits.
qreal numberWidth(const QFont& font, const QString& text);

/// Paints `text` with even digits in the painter's font and pen, centred vertically.
void paintNumber(QPainter& painter, const QRectF& rect, const QString& text,
                 Qt::Alignment alignment = Qt::AlignRight);

/// The width kept for the fraction behind the whole number.
qreal fractionWidth(const QFont& font);

/// Paints match points so that whole numbers end on one line in all rows of the same rect; room
/// for the fraction is always kept at the right. Other fractions than halves, thirds and quarters
/// stand as decimals behind that line.
void paintPoints(QPainter& painter, const QRectF& rect, scoring::MatchPoints points,
                 const QLocale& locale = QLocale());

} // namespace desk
