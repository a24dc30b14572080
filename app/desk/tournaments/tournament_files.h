#pragma once

#include "core/tournament.h"

#include <QString>

#include <optional>
#include <vector>

/// Reads and writes tournament files, and says what is wrong with them.
namespace desk::files {

/// One thing wrong or doubtful in a file: where, and what to do.
struct Finding
{
    QString place;
    QString text;
};

/// What was read; without a tournament `failure` says why in one sentence, `findings` in detail.
struct ReadFile
{
    std::optional<core::Tournament> tournament;
    QString failure;
    std::vector<Finding> findings;
};

/// Reads and checks a tournament file; for a file that belongs elsewhere the failure says where.
ReadFile read(const QString& path);

/// The evening for trying out the program.
core::Tournament sampleEvening();

/// Writes it as a tournament file; returns why that failed, else nothing.
std::optional<QString> write(const core::Tournament& tournament, const QString& path);

/// "clubabend-im-oktober-2026-10-16.json".
QString suggestedName(const core::Tournament& tournament);

} // namespace desk::files
