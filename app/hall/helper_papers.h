#pragma once

#include "app/hall/helper_page.h"

/// Papers for a printer that is not at the desk.
namespace web {

/// Links to what can be printed now: seating, slips and open tables of the round being played, and
/// standings as far as they were released.
Html papersPart(const HelperVisit& visit);

/// One of them as PDF, as the desk prints it: "/helper/papers/score-slips", of a table if one is
/// asked for.
Response paper(const HelperVisit& visit);

} // namespace web
