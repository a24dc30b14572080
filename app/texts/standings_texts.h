#pragma once

#include "translation.h"

#include "core/standings.h"

#include <QLocale>
#include <QString>

namespace texts {

/// Why somebody with the tally `ahead` stands before somebody with `behind`:
/// "level on points; more wins (5 to 4)".
QString decisionText(const scoring::RuleOptions& options, const core::Tally& ahead,
                     const core::Tally& behind, const QLocale& locale = texts::locale());

} // namespace texts
