#pragma once

#include "app/hall/slip_desk.h"
#include "core/store.h"
#include "core/tournament_service.h"

#include <memory>
#include <optional>

namespace web {

/// A desk at a store of its own.
class StoredSlipDesk : public SlipDesk
{
public:
    /// `seen` was read from the same database; nothing: nothing was.
    StoredSlipDesk(std::unique_ptr<core::Store> store, core::TournamentId id,
                   core::TournamentService::Clock clock,
                   const std::optional<core::StoredTournament>& seen);

    core::Result<core::Done> report(const core::Report& report, bool warningsConfirmed) override;
    core::Result<core::Done> confirm(const core::Confirmation& confirmation) override;
    core::Result<const core::Tournament*> tournament() override;
    std::vector<core::Report> reports(const core::TableKey& table) override;
    core::GameRevisions revisions(const core::TableKey& table) override;
    core::Result<core::Done> dispute(const core::TableKey& table, const QString& note) override;

private:
    std::unique_ptr<core::Store> store_;
    core::TournamentService service_;
    core::TournamentId id_;
};

} // namespace web
