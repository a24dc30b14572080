#pragma once

#include "call.h"
#include "core/use_cases/seating_rounds.h"
#include "read.h"

#include <QByteArray>

#include <optional>
#include <vector>

/// Seatings as CSV: round, table, seat (A to D), player (the start number).
namespace cli {

struct SeatingFile
{
    std::vector<core::RoundPlan> plans; ///< Rounds ascending, without byes.
    LineIndex lines;                    ///< For pointers into `plans`.
    LineIndex linesOfRound;             ///< For pointers into the first of them.
};

Read<SeatingFile> readSeating(Call& call, const QString& file);

QByteArray writeSeating(const std::vector<core::RoundPlan>& plans);

} // namespace cli
