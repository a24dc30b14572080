#pragma once

#include "print_offer.h"

/// What is due to be printed, and when.
namespace desk::offers {

/// After publishing: seating and slips.
Offer published(core::RoundNumber round);
/// After a repair: the slips of the tables that changed, which replace those printed before.
Offer repaired(const core::Round& round, const std::vector<core::TableNumber>& changed);
/// Something was lost: that table's slip, or the seating again.
Offer again(core::RoundNumber round, core::TableNumber table);
/// The last table is in: results and standings.
Offer complete(core::RoundNumber round);

} // namespace desk::offers
