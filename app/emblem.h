#pragma once

class QPainter;
class QRectF;

namespace desk {

/// Paints the program's emblem: four sevens in four colours, a claim. As wide as the rect, at its
/// top.
void paintEmblem(QPainter& painter, const QRectF& rect);

} // namespace desk
