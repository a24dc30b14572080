#include "app/hall/slip_request.h"

#include "app/hall/page_parts.h"

namespace web {

namespace {

core::TableKey tableOf(const core::SlipId& slip)
{
    return {slip.round, slip.table};
}

core::PendingEntry objectionOf(const SentSlip& sent, const core::SlipId& slip)
{
    core::PendingEntry entry;
    entry.id = sent.game.request;
    entry.action = core::PendingMark{slip};
    entry.sender = sent.sender;
    return entry;
}

core::Result<core::Done> store(const SentSlip& sent, const core::SlipId& slip,
                               const StoredTable& table, core::TournamentService& service,
                               core::TournamentId id)
{
    if (!sent.confirmation.game.isEmpty()) {
        const auto confirmation =
            confirmationOf(sent.confirmation, *sent.sender.person, table.tournament, table.pending);
        return confirmation ? service.run(id, core::confirmReport, *confirmation)
                            : confirmation.refused();
    }
    auto entry = sent.isObjection ? core::Result(objectionOf(sent, slip))
                                  : entryOf(sent.game, table.tournament, slip, sent.sender);
    if (!entry) {
        return entry.refused();
    }
    return service.submit(id, *std::move(entry), sent.game.isConfirmed);
}

} // namespace

/// The tournament comes last: a game entered meanwhile is shown then, and its older revision keeps
/// it from being overwritten.
std::optional<StoredTable> storedTable(core::TournamentService& service, core::TournamentId id,
                                       const core::TableKey& key)
{
    StoredTable read;
    read.revisions = service.read().gameRevisions(id, key.round, key.table);
    read.pending = service.read().pendingEntries(id, {.table = key});
    const auto stored = service.tournament(id);
    if (!stored || findTable(**stored, key.round, key.table) == nullptr) {
        return std::nullopt;
    }
    const auto& tournament = **stored;
    read.tournament.settings = tournament.settings;
    read.tournament.participants = tournament.participants;
    read.tournament.rounds = {*findRound(tournament, key.round)};
    return read;
}

SlipAnswer answerTo(const SlipRequest& request, core::TournamentService& service,
                    core::TournamentId id)
{
    const auto key = tableOf(request.slip);
    SlipAnswer answer = {storedTable(service, id, key), false, request.refused};
    if (!answer.table || !request.sent || !request.refused.refusals.empty()) {
        return answer;
    }
    const auto stored = store(*request.sent, request.slip, *answer.table, service, id);
    answer.isStored = stored.ok();
    if (!stored) {
        answer.refused = stored.refused();
        answer.table = storedTable(service, id, key);
    }
    return answer;
}

} // namespace web
