#pragma once

#include "app/desk/hall/display_content.h"

#include <QPalette>

class QPainter;

namespace desk {

/// Paints what the hall sees, in the colours of the palette. Everything scales with the height:
/// widths from 4 : 3 to 21 : 9 are fine.
void paintDisplay(QPainter& painter, const QRectF& picture, const DisplayContent& content,
                  const QPalette& palette);

} // namespace desk
