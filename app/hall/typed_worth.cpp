#include "app/hall/typed_worth.h"

#include "app/hall/form_parts.h"
#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"
#include "core/use_cases/entering.h"
#include "reports/documents/words.h"

namespace web {

TypedWorth worthOf(const TypedGame& typed, const core::Tournament& tournament,
                   const core::GameKey& key)
{
    const auto& head = findTable(tournament, key.round, key.table)->head;
    const auto outcome = typedOutcome(typed, tournament, key);
    if (!outcome) {
        return {};
    }
    const core::EntryTerms anyTerms{true, true, {}, std::nullopt};
    const auto entered = core::gameEntry(tournament, key, *outcome, anyTerms, core::GameRevision());
    if (!entered) {
        const auto& refused = entered.refused();
        return {{}, refused.refusals.empty() ? QString() : pageText(refused.refusals.front())};
    }
    TypedWorth worth;
    for (const auto& held : documents::heldIn(&*outcome, head, tournament.settings.rules)) {
        worth.points << (held && held->points ? texts::matchPointsText(*held->points) : QString());
    }
    return worth;
}

} // namespace web
