#include "reports/documents/gathering.h"

#include "core/service/club_service.h"
#include "core/service/tournament_service.h"

#include <algorithm>

namespace documents {

void gather(Source& source, const std::vector<Choice>& choices,
            const core::TournamentService& service, const core::ClubService& club,
            core::TournamentId id)
{
    for (const auto& choice : choices) {
        const auto round = roundOf(source.tournament, choice);
        if (is(choice.kind, Trait::NeedsCorrections) && round) {
            source.corrections = service.corrections(id, *round);
        }
        if (is(choice.kind, Trait::NeedsCash)) {
            source.cash = club.cashOf(id);
        }
        if (choice.kind == Kind::Certificate) {
            source.pictures = service.pictures(source.tournament.settings.certificate);
        }
        if (is(choice.kind, Trait::NeedsRaffles)) {
            source.raffleTimes = service.raffleTimes(id, source.tournament.raffles);
        }
    }
    const auto& rounds = source.tournament.rounds;
    if (std::any_of(rounds.begin(), rounds.end(), [](const core::Round& round) {
            return round.head.state == core::RoundState::Published;
        })) {
        source.pending = service.read().pendingEntries(id, {.isUnsettled = true});
    }
    if (!source.hallAddress.isEmpty()) {
        source.hallKey = service.read().hallKey(id);
    }
}

} // namespace documents
