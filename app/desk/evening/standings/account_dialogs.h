#pragma once

#include "app/desk/evening/standings/sheet.h"

#include <functional>

class QRect;
class QWidget;

namespace desk {

/// Pops up the origin of a participant's points, beside that rect of `widget`. `row` is the index
/// in the sheet; Enter, or a button, closes it and calls `openGames`.
void showAccount(const core::Tournament& tournament, const Sheet& sheet, int row, QWidget& widget,
                 const QRect& rect, std::function<void()> openGames);

/// Opens the list of all games of a participant, with their points explained.
void openAccount(const core::Tournament& tournament, const Sheet& sheet, int row, QWidget* parent);

/// Opens a match of Rommé 500 deal by deal. The round counts and has the table.
void openMatch(const core::Tournament& tournament, core::RoundNumber round, core::TableNumber table,
               QWidget* parent);

} // namespace desk
