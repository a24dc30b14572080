#pragma once

#include "core/model/tournament.h"
#include "reports/typeset/table_document.h"

namespace documents {

/// What the places of a game are worth at each size of table, with the rule options below: all that
/// is needed to score by hand.
typeset::TableDocument pointScale(const core::Settings& settings);

} // namespace documents
