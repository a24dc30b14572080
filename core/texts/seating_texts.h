#pragma once

#include "core/seating/quality.h"
#include "core/use_cases/planning.h"

#include <QString>

#include <functional>
#include <vector>

/// The quality of a seating in words.
namespace texts {

/// "Two people meet again for it; otherwise Berger would sit at a table of three 4 times and Lang
/// never." `nameOf` supplies names.
QString text(const seating::PriceOfEvenThrees& price,
             const std::function<QString(seating::PlayerId)>& nameOf);

/// "Anna Berger sits at a table of three for the 3rd time": what the plan with fewer repeats costs.
QString textOfFewerRepeats(const seating::PriceOfEvenThrees& price,
                           const std::function<QString(seating::PlayerId)>& nameOf);

/// "2 pairs met at earlier evenings; without minding them it would be 9."
QString text(const seating::FamiliarPairs& familiar);

/// "Level at the cut of the final tables: 4, 7. The seed chose: 7." `people` supplies names.
QString text(const core::PartedTie& tie,
             const std::function<QString(const std::vector<core::StartNumber>&)>& people);

/// "Nobody will have to meet twice if nobody leaves."
QString text(const seating::Outlook& outlook);

} // namespace texts
