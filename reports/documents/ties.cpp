#include "reports/documents/ties.h"

#include "core/people/start_numbers.h"
#include "core/ranking/open_tables.h"
#include "reports/documents/frame.h"

#include <algorithm>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

QString withNote(const QString& text, const core::TieDecision& decision)
{
    return decision.reason.trimmed().isEmpty()
               ? text
               : u"%1 (%2)"_s.arg(text, decision.reason.simplified());
}

/// As decisionText(), beside the names of those who were tied.
QString wayText(const core::TieDecision& decision)
{
    switch (decision.by) {
    case core::TieDecidedBy::Lot:
        return withNote(Texts::tr("decided by lot"), decision);
    case core::TieDecidedBy::PlayOff:
        return withNote(Texts::tr("decided by a play-off"), decision);
    case core::TieDecidedBy::Reason:
        return Texts::tr("decided: %1").arg(decision.reason.simplified());
    }
    return {};
}

} // namespace

QString decisionText(const core::TieDecision& decision)
{
    if (decision.by != core::TieDecidedBy::PlayOff) {
        return wayText(decision);
    }
    QStringList numbers;
    for (const auto number : decision.order) {
        numbers << QString::number(plain(number));
    }
    return withNote(
        Texts::tr("decided by a play-off: %1", "start numbers: 7 before 4")
            .arg(numbers.join(Texts::tr(" before ", "start numbers in the order of a play-off"))),
        decision);
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
                         .arg(people.numbered(tie.numbers), wayText(*tie.decision));
        }
    }
    for (const auto& decision : core::setAside(tournament, standings)) {
        if (!concerns(decision.order)) {
            continue;
        }
        notes << Texts::tr("Set aside, as the tie changed: %1, %2.", "people, decided by lot")
                     .arg(people.numbered(decision.order), wayText(decision));
    }
    return notes;
}

std::vector<core::Tie> playOffsDue(const core::Tournament& tournament)
{
    auto ties = core::tiesIn(core::Standings(tournament));
    std::erase_if(ties, [&tournament](const core::Tie& tie) {
        return tie.decision || !core::canPlayOff(tournament.settings, tie) ||
               !core::withResultsMissing(tournament, tie.numbers).empty();
    });
    return ties;
}

} // namespace documents
