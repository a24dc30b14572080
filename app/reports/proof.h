#pragma once

#include "app/documents/compose.h"
#include "core/result.h"

#include <QLocale>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

/// From what the director chose to pages. Needs nothing of the window and no database: made in a
/// thread of its own.
namespace desk {

class Desk;

/// What is to be printed, and how.
struct PrintOrder
{
    std::vector<documents::Choice> choices; ///< One after the other.
    reports::PaperSize paper = reports::PaperSize::A4;
    QLocale locale;
};

/// All it takes, as copies.
struct PressJob
{
    core::Tournament tournament;
    std::vector<core::JournalEntry> corrections;
    QDateTime printedAt; ///< Local time.
    PrintOrder order;
};

/// What came of it.
struct Proof
{
    PrintOrder order;
    QString title;                            ///< In the language of the paper.
    std::vector<reports::Document> documents; ///< Empty: refused, or nothing is there.
    reports::Sheets sheets;                   ///< Empty as well then.
    core::Refused refused;
    QString shortReport; ///< Plain text.

    [[nodiscard]] bool isEmpty() const { return sheets.empty(); }
    /// The one table it is; nullptr if it is none, or several.
    [[nodiscard]] const reports::Document* table() const;
};

/// Reads the corrections, and copies.
PressJob pressJob(Desk& desk, PrintOrder order);

Proof proofOf(const PressJob& job);

/// Whether the document tells of how things stood after a round, not of the round itself.
bool isAfterRound(documents::Kind kind);

} // namespace desk
