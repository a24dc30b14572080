#pragma once

#include "app/hall/helper_table.h"

/// Score slips, typed a second time by helpers.
namespace web {

/// Answers the page where a table's games are typed again (`/helper/slips/3-07-2/again`), what is
/// sent from there, and what a game being typed is worth. Stored results are shown once they were
/// compared. A different result asks which one is right: own entries are corrected at once, the
/// correction of anybody else's waits for the desk.
Response helperSecondPass(const HelperTable& at, bool isWorth);

} // namespace web
