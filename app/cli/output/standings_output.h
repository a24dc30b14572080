#pragma once

#include "core/ids.h"
#include "core/tournament.h"

#include <QByteArray>

#include <optional>

/// The standings of a tournament in the forms the command line knows; without `after` those of
/// all rounds.
namespace cli {

using AfterRound = std::optional<core::RoundNumber>;

QByteArray standingsText(const core::Tournament& tournament, AfterRound after);
QByteArray standingsJson(const core::Tournament& tournament, AfterRound after);
QByteArray standingsCsv(const core::Tournament& tournament, AfterRound after);

} // namespace cli
