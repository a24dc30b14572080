#pragma once

#include "translation.h"

#include "scoring/explain.h"

#include <QLocale>
#include <QString>

namespace texts {

/// How a hand came to its match points:
/// "2nd and 3rd tied at 5 stones: (3 + 2) ÷ 2 = 2½, plus 1 claim".
QString text(const scoring::HandExplanation& explanation, const QLocale& locale = texts::locale());

} // namespace texts
