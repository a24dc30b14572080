#pragma once

#include "core/change.h"

#include <QString>

#include <vector>

/// What the steps of a change exchanged, as far as a line can tell it. Whatever only came or went
/// is told by the change's label.
namespace texts {

/// One value that left and the one that took its place: "venue", "Post", "Krone".
struct ExchangeText
{
    QString what; ///< Empty where the change's label says it: results, penalties.
    QString before;
    QString after;
};

std::vector<ExchangeText> exchangeTexts(const std::vector<core::Step>& steps);

/// All in one line: "0,3,5,9 → 0,3,5,8", "venue: Post → Krone; open: no → yes".
QString stepsText(const std::vector<core::Step>& steps);

} // namespace texts
