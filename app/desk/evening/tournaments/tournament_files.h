#pragma once

#include "core/model/tournament.h"

#include <QString>

#include <optional>
#include <vector>

/// Reads and writes tournament files, and describes their faults.
namespace desk::files {

/// A fault or doubt in a file: where, and what to do.
struct Finding
{
    QString place;
    QString text;
};

/// The result; without a tournament `failure` gives the reason in one sentence, `findings` in
/// detail.
struct ReadFile
{
    std::optional<core::Tournament> tournament;
    QString failure;
    std::vector<Finding> findings;
};

/// Reads and checks a tournament file; for other kinds of file the failure says where they belong.
ReadFile read(const QString& path);

/// The evening for trying out the program.
core::Tournament sampleEvening();

/// Writes it as a tournament file; returns the reason for failure, if any.
std::optional<QString> write(const core::Tournament& tournament, const QString& path);

/// "clubabend-im-oktober-2026-10-16.json".
QString suggestedName(const core::Tournament& tournament);

} // namespace desk::files
