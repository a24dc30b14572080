#include "app/desk/club/cash/evening_cash.h"

#include "app/desk/frame/session.h"

#include <utility>

namespace desk {

std::optional<core::TournamentUuid> openEvening(const Session& session)
{
    const auto* const found =
        session.current() ? core::findSummary(session.club(), *session.current()) : nullptr;
    return found != nullptr ? std::optional(found->uuid) : std::nullopt;
}

core::EveningCash openCash(Session& session)
{
    const auto id = session.current();
    auto cash = session.askClub([id](core::ClubService& service) {
        return core::Result(id ? service.cashOf(*id) : core::EveningCash());
    });
    return cash ? std::move(*cash) : core::EveningCash();
}

std::optional<core::TournamentSummary> countedInstead(Session& session)
{
    const auto id = session.current();
    const auto counted = session.askClub([id](core::ClubService& service) {
        return core::Result(id ? service.countedInstead(*id)
                               : std::optional<core::TournamentSummary>());
    });
    return counted ? *counted : std::nullopt;
}

} // namespace desk
