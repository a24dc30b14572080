#include "core/use_cases/confirming.h"

#include "core/use_cases/entering.h"

#include <algorithm>

namespace core {
namespace {

Refusal unconfirmable(ResultFault fault, std::int32_t number)
{
    return {fault, Pointer() / QLatin1StringView("confirmation"), {QString::number(number)}};
}

} // namespace

bool canBeConfirmed(const Tournament& tournament, const PendingEntry& report)
{
    const auto table = tableOf(report);
    return tournament.settings.phoneSlips == PhoneSlips::SecondSeat && gameIn(report) != nullptr &&
           report.sender.person && isInTime(tournament, report) &&
           findTable(tournament, table.round, table.table)->head.mark != TableMark::Disputed;
}

std::optional<std::size_t> seatIn(const Tournament& tournament, const PendingGame& reported,
                                  StartNumber number)
{
    const auto* const table = findTable(tournament, reported.slip.round, reported.slip.table);
    const auto* const game = std::get_if<PlayedGame>(&reported.outcome);
    if (table == nullptr || game == nullptr) {
        return std::nullopt;
    }
    const auto& hands = game->result.hands;
    const auto seats = std::min(hands.size(), table->head.seats.size());
    for (std::size_t seat = 0; seat < seats; ++seat) {
        if (hands[seat] && creditedParticipant(table->head, *game, seat) == number) {
            return seat;
        }
    }
    return std::nullopt;
}

Result<Change> confirmReport(const Situation& now, const Confirmation& confirmation)
{
    const auto& key = confirmation.game;
    const auto number = plain(key.game);
    const TableKey table{key.round, key.table};
    const auto entries = now.stored.pendingEntries(now.id, {.table = table});
    const auto* const report = newestInTime(now, entries, key);
    if (report == nullptr || report->id != confirmation.request) {
        return unconfirmable(ResultFault::ReportChanged, number);
    }
    const auto& reported = *gameIn(*report);
    if (!seatIn(now, reported, confirmation.by)) {
        return unconfirmable(ResultFault::NotOfTable, plain(confirmation.by));
    }
    if (report->sender.person == confirmation.by) {
        return unconfirmable(ResultFault::OwnReport, number);
    }
    if (!canBeConfirmed(now, *report) || isObjectedTo(now, entries, table)) {
        return unconfirmable(ResultFault::ReportWaits, number);
    }
    EntryTerms terms;
    terms.warningsConfirmed = confirmation.warningsConfirmed;
    terms.reason = confirmation.reason;
    terms.seenRevision = report->seenRevision;
    return enterGame(now, key, reported.outcome, terms);
}

} // namespace core
