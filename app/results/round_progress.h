#pragma once

#include "core/tournament.h"

#include <QString>

#include <optional>
#include <vector>

/// What is still open in a round, and where one goes next.
namespace desk {

/// The round a desk works on: the newest that is being played and has open tables, else the newest
/// that was published; nothing before the first.
std::optional<core::RoundNumber> roundToWorkOn(const core::Tournament& tournament);

/// The next open table behind `after`, beginning anew at the end. Tables put aside
/// or disputed come last. Nothing if all are complete.
std::optional<core::TableNumber> nextOpenTable(const core::Settings& settings,
                                               const core::Round& round,
                                               std::optional<core::TableNumber> after,
                                               bool backwards = false);

/// The games that the table's slip has a row for, ascending: those of the round. Of a match of
/// Rommé 500 the deals that stand there and those to be played as far as one knows: all that are
/// left of a quick match, the next one of a match to a target, a tie-breaker deal that is due.
std::vector<core::GameNumber> gamesOf(const core::Settings& settings, const core::Round& round,
                                      const core::Table& table);

/// The next of these games without a result behind `after`, beginning anew at the end.
std::optional<core::GameNumber> nextOpenGame(const core::Settings& settings,
                                             const core::Round& round, const core::Table& table,
                                             core::GameNumber after = core::GameNumber{0});

/// "Müller" of "Müller, Jürgen"; a name without a comma stays whole.
QString surname(const QString& name);
/// "Jürgen" of "Müller, Jürgen"; nothing of a name without a comma.
QString forename(const QString& name);
/// The surname of a start number, or the number where nobody has it.
QString surnameOf(const core::Tournament& tournament, core::StartNumber number);

} // namespace desk
