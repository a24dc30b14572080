#pragma once

#include "core/refusal.h"
#include "core/tournament.h"

#include <QString>

#include <optional>
#include <vector>

/// Tournament files on the disk, and what there is to say of them.
namespace desk::files {

/// One thing wrong or doubtful in a file: where, and what to do.
struct Finding
{
    QString place;
    QString text;

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// What was read; without a tournament `failure` says why in one sentence, `findings` in detail.
struct ReadFile
{
    std::optional<core::Tournament> tournament;
    QString failure;
    std::vector<Finding> findings;
};

/// Reads a tournament file, and tells apart what is no such file but read elsewhere.
ReadFile read(const QString& path);

/// The evening one can try the program with.
core::Tournament sampleEvening();

/// Writes it as a tournament file; why that could not be, else nothing.
std::optional<QString> write(const core::Tournament& tournament, const QString& path);

/// "clubabend-im-oktober-2026-10-16.json".
QString suggestedName(const core::Tournament& tournament);

std::vector<Finding> findingsOf(const core::Refusals& refusals);
std::vector<Finding> findingsOf(const core::Warnings& warnings);

} // namespace desk::files
