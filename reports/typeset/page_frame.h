#pragma once

#include "reports/typeset/sheet.h"

#include <QString>

#include <optional>

/// The head and foot that all pages of a document share.
namespace typeset {

/// Texts of the head shrink and wrap, those of the foot shrink and are elided.
struct PageFrame
{
    QString event;        ///< Head, left: the tournament's name.
    QString dateAndPlace; ///< Head, right: "21/11/2026 · Gasthaus Post".
    QString organiser;    ///< Foot, left.
    QString printed;      ///< Foot, middle: "Printed 21/11/2026 21:14".
    QString pageOf;       ///< Foot, right: "Page %1 of %2", %1 and %2 to be filled in.
    QString rules;        ///< Above the foot, small: the rule options in force; may be empty.
    /// Pages are counted through all documents that are put together with it.
    bool countedThrough = false;
    int pagesBefore = 0;                         ///< Of documents before it.
    std::optional<int> pageCount = std::nullopt; ///< Of all together; by default its own.
};

/// Between head and foot.
QRectF bodyOf(const Paper& paper, const PageFrame& frame);

/// Puts head and foot onto all sheets, which share one paper.
void addFrame(Sheets& sheets, const PageFrame& frame);

} // namespace typeset
