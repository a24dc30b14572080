#include "app/hall/stored_slip_desk.h"

#include "app/hall/page_parts.h"

#include <utility>

namespace web {

StoredSlipDesk::StoredSlipDesk(std::unique_ptr<core::Store> store, core::TournamentId id,
                               core::TournamentService::Clock clock,
                               const std::optional<core::StoredTournament>& seen)
    : store_(std::move(store)),
      service_(*store_, PageTexts::tr("phones in the hall"), std::move(clock)),
      id_(id)
{
    if (seen) {
        service_.begin(id, *seen);
    }
}

core::Result<core::Done> StoredSlipDesk::report(const core::Report& report, bool warningsConfirmed)
{
    return service_.report(id_, report, warningsConfirmed);
}

core::Result<core::Done> StoredSlipDesk::confirm(const core::Confirmation& confirmation)
{
    return service_.confirm(id_, confirmation);
}

core::Result<const core::Tournament*> StoredSlipDesk::tournament()
{
    return service_.tournament(id_);
}

std::vector<core::Report> StoredSlipDesk::reports(const core::TableKey& table)
{
    return service_.reports(id_, table);
}

core::GameRevisions StoredSlipDesk::revisions(const core::TableKey& table)
{
    return service_.revisions(id_, table);
}

core::Result<core::Done> StoredSlipDesk::dispute(const core::TableKey& table, const QString& note)
{
    const auto now = service_.tournament(id_);
    if (!now) {
        return now.refused();
    }
    return service_.mark(id_, table, core::TableMark::Disputed, note);
}

} // namespace web
