#include "reports/documents/ties.h"

#include "core/evening/missing.h"
#include "core/money/prizes.h"
#include "core/people/start_numbers.h"
#include "reports/documents/frame.h"

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;

QString decisionText(const core::TieDecision& decision)
{
    const auto withReason = [&decision](const QString& text) {
        return decision.reason.trimmed().isEmpty()
                   ? text
                   : u"%1 (%2)"_s.arg(text, decision.reason.simplified());
    };
    switch (decision.by) {
    case core::TieDecidedBy::Lot:
        return withReason(Texts::tr("decided by lot"));
    case core::TieDecidedBy::PlayOff:
        return withReason(Texts::tr("decided by a play-off"));
    case core::TieDecidedBy::Reason:
        return Texts::tr("decided: %1").arg(decision.reason.simplified());
    }
    return {};
}

QStringList tieNotes(const core::Tournament& tournament, const core::Standings& standings,
                     const std::optional<std::vector<core::StartNumber>>& among)
{
    const auto concerns = [&among](const std::vector<core::StartNumber>& numbers) {
        return !among ||
               std::count_if(numbers.begin(), numbers.end(), [&among](core::StartNumber number) {
                   return isAmong(*among, number);
               }) > 1;
    };
    const People people(tournament);
    QStringList notes;
    for (const auto& tie : core::tiesIn(standings)) {
        if (tie.decision && concerns(tie.numbers)) {
            notes << Texts::tr("%1: %2.", "people, decided by lot")
                         .arg(people.numbered(tie.numbers), decisionText(*tie.decision));
        }
    }
    for (const auto& decision : core::setAside(tournament, standings)) {
        if (!concerns(decision.order)) {
            continue;
        }
        notes << Texts::tr("Set aside, as the tie changed: %1, %2.", "people, decided by lot")
                     .arg(people.numbered(decision.order), decisionText(decision));
    }
    return notes;
}

std::vector<core::Tie> playOffsDue(const core::Tournament& tournament)
{
    if (!core::arePrizesDecided(tournament)) {
        return {};
    }
    auto ties = core::tiesIn(core::Standings(tournament));
    std::erase_if(ties, [&tournament](const core::Tie& tie) {
        return tie.decision || !core::canPlayOff(tournament.settings, tie);
    });
    return ties;
}

} // namespace documents
