#pragma once

#include "app/desk/evening/results/slip.h"
#include "core/change/change.h"

#include <functional>

class QRect;
class QWidget;

/// Dialogs about tables of the current round.
namespace desk {

/// Records and stores who advances among equals at a table where a lot is due: drawn at the table,
/// or by the program.
void askLot(QWidget* parent, Session& session, const core::TableKey& key);

/// Asks before a round is closed with tables set aside or disputed; true if it may be closed.
bool confirmClosing(QWidget* parent, const core::Round& round);

/// Swaps the results of two tables whose slips were mixed up; suggests `first` as one.
void askSwap(QWidget* parent, Session& session, const core::TableKey& first);

/// Opens a popover at `rect` of `owner` for choosing who held the cards of a seat in one game: its
/// participant, nobody, somebody who played for the participant, or somebody who took the seat over
/// under their own number. `seat` is the slip's current state; `choose` receives the choice.
void openSubstitutePopover(QWidget& owner, const QRect& rect, const core::Tournament& tournament,
                           core::StartNumber participant, const SlipSeat& seat,
                           std::function<void(const SlipSeat&)> choose);

} // namespace desk
