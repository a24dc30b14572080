#pragma once

#include "app/hall/helper_page.h"

/// The door of the hall: who has come, and who has paid.
namespace web {

/// Answers both the page, with the people its search finds, and what is sent from it: an arrival, a
/// payment, or one of the helper's own entries to be taken back.
Response checkInPage(const HelperVisit& visit);

} // namespace web
