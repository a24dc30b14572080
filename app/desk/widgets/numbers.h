#pragma once

#include "scoring/match_points.h"

#include <QFont>
#include <QRectF>
#include <QString>

class QPainter;

/// Numbers aligned in columns: each digit as wide as the widest, fractions aligned at the left.
namespace desk {

/// The text before the fraction or decimals: "15" of "15½".
QString wholeOf(const QString& text);

/// The width of `text` with even digits.
qreal numberWidth(const QFont& font, const QString& text);

/// Paints `text` with even digits in the painter's font and pen, centred vertically.
void paintNumber(QPainter& painter, const QRectF& rect, const QString& text,
                 Qt::Alignment alignment = Qt::AlignRight);

/// The width reserved for a fraction after the whole number.
qreal fractionWidth(const QFont& font);

/// Paints match points with the whole numbers of equally wide rows right-aligned; room for the
/// fraction is always reserved. Fractions other than halves, thirds and quarters are painted as
/// decimals.
void paintPoints(QPainter& painter, const QRectF& rect, scoring::MatchPoints points);

} // namespace desk
