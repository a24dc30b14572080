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

bool canBeConfirmed(const Tournament& tournament, const Report& report)
{
    return tournament.settings.phoneSlips == PhoneSlips::SecondSeat && report.reporter &&
           isInTime(tournament, report) &&
           findTable(tournament, report.slip.round, report.slip.table)->head.mark !=
               TableMark::Disputed;
}

std::optional<std::size_t> seatIn(const Tournament& tournament, const Report& report,
                                  StartNumber number)
{
    const auto* const table = findTable(tournament, report.slip.round, report.slip.table);
    const auto* const game = std::get_if<PlayedGame>(&report.outcome);
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
    const auto reports = now.stored.reports(now.id, {key.round, key.table});
    const auto* const report = newestInTime(now, reports, key);
    if (report == nullptr || report->request != confirmation.request) {
        return unconfirmable(ResultFault::ReportChanged, number);
    }
    if (!seatIn(now, *report, confirmation.by)) {
        return unconfirmable(ResultFault::NotOfTable, plain(confirmation.by));
    }
    if (report->reporter == confirmation.by) {
        return unconfirmable(ResultFault::OwnReport, number);
    }
    if (!canBeConfirmed(now, *report)) {
        return unconfirmable(ResultFault::ReportWaits, number);
    }
    EntryTerms terms;
    terms.warningsConfirmed = confirmation.warningsConfirmed;
    terms.reason = confirmation.reason;
    terms.seenRevision = report->seenRevision;
    return enterGame(now, key, report->outcome, terms);
}

} // namespace core
