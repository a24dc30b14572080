#include "managing.h"

#include "core/faults.h"

#include <algorithm>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

Refusal unknown(StartNumber number, QLatin1StringView key)
{
    return {ParticipantFault::Unknown, Pointer() / key, {QString::number(plain(number))}};
}

bool holdsHand(const Table& table, StartNumber number)
{
    return std::any_of(table.games.begin(), table.games.end(), [number](const Game& game) {
        const auto* played = std::get_if<PlayedGame>(&game.outcome);
        return played != nullptr &&
               std::any_of(played->substitutions.begin(), played->substitutions.end(),
                           [number](const Substitution& substitution) {
                               const auto* taker =
                                   std::get_if<Substitution::TakenOverBy>(&substitution.by);
                               return taker != nullptr && *taker == number;
                           });
    });
}

bool standsIn(const Round& round, StartNumber number)
{
    const auto contains = [number](const std::vector<StartNumber>& list) {
        return std::find(list.begin(), list.end(), number) != list.end();
    };
    return contains(round.head.byes) ||
           std::any_of(round.tables.begin(), round.tables.end(), [&](const Table& table) {
               return contains(table.head.seats) || holdsHand(table, number);
           });
}

/// Why a start number cannot go: where else it stands.
Refusals usesOf(const Tournament& tournament, StartNumber number)
{
    const Pointer place = Pointer() / "number"_L1;
    const QString text = QString::number(plain(number));
    for (const auto& round : tournament.rounds) {
        if (standsIn(round, number)) {
            return {{ParticipantFault::StillSeated,
                     place,
                     {text, QString::number(plain(round.number))}}};
        }
    }
    for (const auto& penalty : tournament.penalties) {
        if (penalty.participant == number) {
            return {{ParticipantFault::StillPenalised, place, {text}}};
        }
    }
    for (const auto& [one, other] : tournament.settings.apart) {
        if (one == number || other == number) {
            return {{ParticipantFault::StillWished, place, {text}}};
        }
    }
    return {};
}

std::vector<PresenceSpan> edited(const std::vector<PresenceSpan>& spans, const PresentFrom& edit)
{
    std::vector<PresenceSpan> result;
    for (const auto& span : spans) {
        if (span.until && *span.until < edit.round) {
            result.push_back(span);
        }
    }
    result.push_back({edit.round, std::nullopt});
    return result;
}

std::vector<PresenceSpan> edited(const std::vector<PresenceSpan>& spans, const PresentUntil& edit)
{
    std::vector<PresenceSpan> result;
    for (const auto& span : spans) {
        if (span.from <= edit.round) {
            const bool endsBefore = span.until && *span.until < edit.round;
            result.push_back({span.from, endsBefore ? span.until : edit.round});
        }
    }
    return result;
}

std::vector<PresenceSpan> edited(const std::vector<PresenceSpan>& spans, const AbsentIn& edit)
{
    std::vector<PresenceSpan> result;
    for (const auto& span : spans) {
        const bool misses = span.from <= edit.round && (!span.until || edit.round <= *span.until);
        if (!misses) {
            result.push_back(span);
            continue;
        }
        if (span.from < edit.round) {
            result.push_back({span.from, RoundNumber{plain(edit.round) - 1}});
        }
        if (!span.until || edit.round < *span.until) {
            result.push_back({RoundNumber{plain(edit.round) + 1}, span.until});
        }
    }
    return result;
}

} // namespace

Result<Change> changeSettings(const Tournament& tournament, const Settings& wanted)
{
    Tournament changed = tournament;
    changed.settings = wanted;
    if (auto faults = faultsOf(changed); !faults.empty()) {
        return faults;
    }
    changed.settings = normalised(std::move(changed.settings));
    Change change{{Action::ChangeSettings}, {}, {}};
    if (changed.settings != tournament.settings) {
        change.steps.emplace_back(
            SettingsExchange{{}, tournament.settings, std::move(changed.settings)});
    }
    return change;
}

std::vector<RankMove> rankMovesBy(const Change& change, const Tournament& tournament)
{
    Tournament changed = tournament;
    apply(change, changed);
    return rankMoves(Standings(tournament), Standings(changed));
}

Result<Change> changeParticipant(const Tournament& tournament, StartNumber number,
                                 const Participant& wanted)
{
    const Participant* const before = findParticipant(tournament, number);
    if (before == nullptr) {
        return unknown(number, "number"_L1);
    }
    const Participant after = normalised(wanted);
    Refusals refusals = faultsOf(wanted, Pointer());
    const bool renumbered = after.number != number;
    if (renumbered && findParticipant(tournament, after.number) != nullptr) {
        refusals.push_back({ParticipantFault::NumberTaken,
                            Pointer() / "number"_L1,
                            {QString::number(plain(after.number))}});
    }
    if (renumbered) {
        const auto uses = usesOf(tournament, number);
        refusals.insert(refusals.end(), uses.begin(), uses.end());
    }
    if (!refusals.empty()) {
        return refusals;
    }
    Change change{{Action::ChangeParticipant}, {}, {}};
    change.label.participant = number;
    if (renumbered) {
        change.steps.emplace_back(ParticipantExchange{number, *before, std::nullopt});
        change.steps.emplace_back(ParticipantExchange{after.number, std::nullopt, after});
    } else if (after != *before) {
        change.steps.emplace_back(ParticipantExchange{number, *before, after});
    }
    return change;
}

Result<Change> removeParticipant(const Tournament& tournament, StartNumber number)
{
    const Participant* const before = findParticipant(tournament, number);
    if (before == nullptr) {
        return unknown(number, "number"_L1);
    }
    if (auto uses = usesOf(tournament, number); !uses.empty()) {
        return uses;
    }
    Change change{{Action::RemoveParticipant}, {}, {}};
    change.label.participant = number;
    change.steps.emplace_back(ParticipantExchange{number, *before, std::nullopt});
    return change;
}

Result<Change> changePresence(const Tournament& tournament, StartNumber number,
                              const PresenceEdit& edit)
{
    const Participant* const before = findParticipant(tournament, number);
    if (before == nullptr) {
        return unknown(number, "participant"_L1);
    }
    const RoundNumber round = std::visit([](const auto& wanted) { return wanted.round; }, edit);
    if (plain(round) < 1 || round >= roundNumberLimit) {
        return Refusal{
            RoundFault::NumberOutOfRange, Pointer() / "round"_L1, {QString::number(plain(round))}};
    }
    Participant after = *before;
    after.present =
        std::visit([before](const auto& wanted) { return edited(before->present, wanted); }, edit);
    after = normalised(std::move(after));
    Change change{{Action::ChangePresence}, {}, {}};
    change.label.participant = number;
    change.label.round = round;
    if (after != *before) {
        change.steps.emplace_back(ParticipantExchange{number, *before, after});
    }
    return change;
}

Result<Change> givePenalty(const Tournament& tournament, const Penalty& penalty)
{
    if (auto faults = faultsOf(penalty, Roster(tournament), Pointer()); !faults.empty()) {
        return faults;
    }
    auto after = tournament.penalties;
    after.push_back(penalty);
    Change change{{Action::GivePenalty}, penalty.reason, {}};
    change.label.participant = penalty.participant;
    change.label.round = penalty.round;
    change.steps.emplace_back(PenaltiesExchange{{}, tournament.penalties, std::move(after)});
    return change;
}

Result<Change> cancelPenalty(const Tournament& tournament, std::size_t index)
{
    if (index >= tournament.penalties.size()) {
        return Refusal{PenaltyFault::Unknown, Pointer() / "index"_L1, {QString::number(index + 1)}};
    }
    auto after = tournament.penalties;
    after.erase(after.begin() + static_cast<std::ptrdiff_t>(index));
    Change change{{Action::CancelPenalty}, {}, {}};
    change.label.participant = tournament.penalties[index].participant;
    change.label.round = tournament.penalties[index].round;
    change.steps.emplace_back(PenaltiesExchange{{}, tournament.penalties, std::move(after)});
    return change;
}

} // namespace core
