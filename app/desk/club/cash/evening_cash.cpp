#include "app/desk/club/cash/evening_cash.h"

#include "app/desk/frame/session.h"

#include <algorithm>
#include <utility>

namespace desk {
namespace {

const QString settledKey = QStringLiteral("cash/prizesSettled");

} // namespace

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

std::vector<core::PrizeChange> prizesToSettle(Session& session, const core::EveningCash& cash)
{
    const auto settled = session.kept(settledKey).toDateTime();
    std::vector<core::PrizeChange> changes;
    for (const auto& movement : cash.movements) {
        if (movement.kind != core::CashKind::Prize || !changes.empty()) {
            continue;
        }
        constexpr qint64 endOfSecond = 999; // Movements know whole seconds.
        const auto since = std::max(movement.time.addMSecs(endOfSecond), settled);
        auto found = session.run(
            [&since](auto& service, auto id) { return service.prizeChangesSince(id, since); });
        if (found) {
            changes = *std::move(found);
        }
    }
    return changes;
}

void settlePrizes(Session& session)
{
    session.keep(settledKey, session.now());
    session.tellDone(core::EveningStep::SettlePrizes);
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
