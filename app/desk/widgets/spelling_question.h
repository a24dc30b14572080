#pragma once

#include "core/people/spellings.h"

#include <vector>

class QWidget;

namespace desk {

/// Asks whether to make one spelling of each.
bool confirmSpellings(const std::vector<core::Spellings>& spellings, QWidget* parent);

} // namespace desk
