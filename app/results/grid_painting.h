#pragma once

#include "grid_sheet.h"

class QPainter;
class QPalette;

namespace desk {

/// Paints the slip with everything but the fields of the row being typed.
void paintGrid(QPainter& painter, const GridSheet& sheet, const GridLayout& layout,
               const QPalette& palette);

} // namespace desk
