#pragma once

#include "reports/typeset/sheet.h"

#include <QString>

#include <optional>

/// The head and foot that all pages of a document share.
namespace typeset {

/// Texts in the head shrink and wrap; those in the foot shrink and are elided.
struct PageFrame
{
    QString event;        ///< Head, left: the tournament's name.
    QString dateAndPlace; ///< Head, right: "21/11/2026 · Gasthaus Post".
    QString organiser;    ///< Foot, left.
    QString printed;      ///< Foot, middle: "Printed 21/11/2026 21:14".
    QString pageOf;       ///< Foot, right: "Page %1 of %2", %1 and %2 to be filled in.
    QString rules;        ///< Above the foot, small: the rule options in force; may be empty.
    /// Pages are numbered throughout all documents combined with it.
    bool countedThrough = false;
    int pagesBefore = 0;                         ///< Pages of earlier documents.
    std::optional<int> pageCount = std::nullopt; ///< Of all documents; by default its own.
};

/// Between head and foot.
QRectF bodyOf(const Paper& paper, const PageFrame& frame);

/// Adds head and foot to all sheets, which share one paper size.
void addFrame(Sheets& sheets, const PageFrame& frame);

} // namespace typeset
