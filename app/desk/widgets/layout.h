#pragma once

#include <QHBoxLayout>
#include <QVBoxLayout>

/// Layouts, and recurring distances in logical pixels.
namespace desk {

namespace distance {
inline constexpr int none = 0;
inline constexpr int tight = 4;   ///< Between parts of one thing: icon and text.
inline constexpr int small = 8;   ///< Between fields or buttons of one row.
inline constexpr int medium = 12; ///< Between rows, and around small panes.
inline constexpr int large = 16;  ///< Between groups, and around dialogs.
inline constexpr int page = 24;   ///< Around a page.
} // namespace distance

/// A layout without margins, installed on `parent` unless that is nullptr.
inline QVBoxLayout* makeColumn(QWidget* parent, int spacing = distance::small,
                               QMargins margins = {})
{
    auto* const column = new QVBoxLayout(parent);
    column->setContentsMargins(margins);
    column->setSpacing(spacing);
    return column;
}
inline QHBoxLayout* makeRow(QWidget* parent, int spacing = distance::small, QMargins margins = {})
{
    auto* const row = new QHBoxLayout(parent);
    row->setContentsMargins(margins);
    row->setSpacing(spacing);
    return row;
}
inline constexpr QMargins allAround(int margin)
{
    return {margin, margin, margin, margin};
}

} // namespace desk
