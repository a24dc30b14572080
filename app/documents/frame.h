#pragma once

#include "compose.h"

/// What documents say of themselves and of the round they tell of.
namespace documents {

/// Whether the rule options in force stand at the foot.
enum class RulesLine : std::uint8_t {
    Without,
    With,
};

reports::PageFrame frameOf(const Source& source, RulesLine rules = RulesLine::Without);

/// "21/11/2026 · Gasthaus Post"; what is not known is left out.
QString dateAndPlaceOf(const core::Settings& settings);

/// "Seating by table, round 3"; without a round the kind's title alone.
QString titleOf(Kind kind, std::optional<core::RoundNumber> round);

/// What has to be said of a cancelled or shortened round before anything else.
QStringList roundLead(const core::Round& round);

/// That tables are still missing from the standings after a round; nothing once all are in.
QStringList provisionalLead(const core::Tournament& tournament,
                            std::optional<core::RoundNumber> after);

/// What documents of a round say before the first one.
QString noRoundText();

/// The round that is told of; nullptr: there is none.
const core::Round* roundToTell(const Source& source, const Choice& choice);

/// The tables of the round that were chosen, all of them without a choice.
std::vector<const core::Table*> tablesToTell(const core::Round& round, const Choice& choice);

} // namespace documents
