#pragma once

#include "app/hall/helper_page.h"

/// Score slips, typed by helpers.
namespace web {

/// Answers the list of open tables (`/helper/slips`), a table's slip behind it by its id
/// (`/helper/slips/3-07-2`), what is sent from there, and what a game being typed is worth
/// (`…/points`). A helper enters games in the round being played and corrects own ones; the
/// correction of anybody else's waits for the desk, with a reason. Disputed tables take nothing.
/// With the right to it a slip is typed again (helper_second_pass.h).
Response helperSlips(const HelperVisit& visit);

} // namespace web
