#pragma once

#include "app/desk/evening/results/slip.h"
#include "core/change/change.h"
#include "core/model/result.h"

#include <functional>
#include <optional>

class QRect;
class QWidget;

/// Dialogs about tables of the current round.
namespace desk {

/// Records and stores who advances among equals at a table where a lot is due: drawn at the table,
/// or by the program.
void askLot(QWidget* parent, Session& session, const core::TableKey& key);

/// Asks before a round is closed with tables set aside or disputed, or with reports by phone that
/// differ from what was entered and are left out from then on; true if it may be closed.
bool confirmClosing(QWidget* parent, Session& session, const core::Round& round);

/// What the journal says about games entered from the replacement of a lost slip.
QString slipLostNote();

/// Whether the director can say that the round closed last was the last one.
bool canEndEvening(const core::Tournament& tournament);
/// Asks, then ends the evening; refused as by core::endEvening(). Nothing if not wanted.
std::optional<core::Result<core::Done>> askToEndEvening(QWidget* parent, Session& session);

struct SwappedTables
{
    core::TableNumber first{1};
    core::TableNumber second{1};
};
/// Swaps the results of two tables whose slips were mixed up; suggests `first` as one. Nothing if
/// rejected.
std::optional<SwappedTables> askSwap(QWidget* parent, Session& session,
                                     const core::TableKey& first);

/// Opens a popover at `rect` of `owner` for choosing who held the cards of a seat in one game: its
/// participant, nobody, somebody who played for the participant, or somebody who took the seat over
/// under their own number. `seat` is the slip's current state; `choose` receives the choice.
void openSubstitutePopover(QWidget& owner, const QRect& rect, const Session& session,
                           core::StartNumber participant, const SlipSeat& seat,
                           std::function<void(const SlipSeat&)> choose);

} // namespace desk
