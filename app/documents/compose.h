#pragma once

#include "choice.h"

#include "core/journal.h"
#include "core/result.h"
#include "reports/document.h"

#include <QDateTime>

#include <optional>
#include <vector>

/// From a tournament to its documents, with all texts in the language in force.
namespace documents {

/// What documents tell of.
struct Source
{
    const core::Tournament& tournament; ///< Normalised, without faults; outlives the source.
    /// In the chosen round, newest first (core::Director::corrections).
    std::vector<core::JournalEntry> corrections;
    QDateTime printedAt; ///< Local time.
};

/// The latest round that was published and not cancelled; nothing before the first.
std::optional<core::RoundNumber> roundOf(const core::Tournament& tournament, const Choice& choice);

/// What is to be printed, one document after the other; never empty, as a document without data
/// says so. Refused: a round ("/round"), table ("/table") or participant ("/participant") that
/// does not exist, a document that does not apply, a draft round, and pictures that
/// cannot be read ("/certificate/logo").
core::Result<std::vector<reports::Document>> compose(const Source& source, const Choice& choice);

} // namespace documents
