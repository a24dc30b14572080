#pragma once

#include "app/desk/results/slip.h"
#include "core/change.h"

#include <functional>

class QRect;
class QWidget;

/// Dialogs about tables of the round shown.
namespace desk {

/// Records, and stores, who goes on of those who are equal at a table where a lot is due: drawn at
/// the table, or by the program.
void askLot(QWidget* parent, Session& session, const core::TableKey& key);

/// Asks before a round is closed in which tables are still put aside or disputed; true if it may be
/// closed.
bool confirmClosing(QWidget* parent, const core::Round& round);

/// Lets the results of two tables change places whose slips were mixed up; offers `first` as one.
void askSwap(QWidget* parent, Session& session, const core::TableKey& first);

/// Opens a popover at `rect` of `owner` for choosing who held the cards of a seat in one game: its
/// participant, nobody, somebody who played for the participant, or somebody who took the seat over
/// under their own number. `seat` is what the slip says now; `choose` gets what was chosen.
void openSubstitutePopover(QWidget& owner, const QRect& rect, const core::Tournament& tournament,
                           core::StartNumber participant, const SlipSeat& seat,
                           std::function<void(const SlipSeat&)> choose);

} // namespace desk
