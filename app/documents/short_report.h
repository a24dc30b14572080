#pragma once

#include "core/tournament.h"

#include <QString>

#include <optional>

namespace documents {

/// What goes to the newspaper and the members' group: event, date, place, how many took part, and
/// the places 1 to 10 with all who share them. Plain text of lines in the language in force.
/// Without `after` as things stand after all rounds.
QString shortReport(const core::Tournament& tournament,
                    std::optional<core::RoundNumber> after = std::nullopt);

} // namespace documents
