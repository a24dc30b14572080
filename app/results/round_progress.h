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

/// The next game without a result behind `after`, beginning anew at the end.
std::optional<core::GameNumber> nextOpenGame(const core::Round& round, const core::Table& table,
                                             core::GameNumber after = core::GameNumber{0});

/// "Müller" of "Müller, Jürgen"; a name without a comma stays whole.
QString surname(const QString& name);
/// "Jürgen" of "Müller, Jürgen"; nothing of a name without a comma.
QString forename(const QString& name);
/// The surname of a start number, or the number where nobody has it.
QString surnameOf(const core::Tournament& tournament, core::StartNumber number);

} // namespace desk
