#include "managing.h"

#include "core/faults.h"
#include "round_checks.h"

#include <algorithm>
#include <set>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

Refusal unknown(StartNumber number, const Pointer& place)
{
    return {ParticipantFault::Unknown, place, {QString::number(plain(number))}};
}

/// Why a start number cannot go: where else it stands.
Refusals usesOf(const Tournament& tournament, StartNumber number, const Pointer& place)
{
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

/// Why the numbers can't be changed together: one comes twice.
Refusals repeatedNumbers(const std::vector<StartNumber>& numbers)
{
    Refusals refusals;
    std::set<StartNumber> seen;
    for (std::size_t index = 0; index < numbers.size(); ++index) {
        if (!seen.insert(numbers[index]).second) {
            refusals.push_back({RoundFault::SamePerson,
                                Pointer() / index,
                                {QString::number(plain(numbers[index]))}});
        }
    }
    return refusals;
}

std::vector<StartNumber> numbersOf(const std::vector<Participant>& people)
{
    std::vector<StartNumber> numbers;
    numbers.reserve(people.size());
    for (const auto& person : people) {
        numbers.push_back(person.number);
    }
    return numbers;
}

/// Adds the exchange, if there is a difference. The label says presence as long as nothing else is
/// different.
void addChange(const Participant& before, const Participant& after, Change& change)
{
    if (after == before) {
        return;
    }
    Participant onlyPresent = before;
    onlyPresent.present = after.present;
    if (after != onlyPresent) {
        change.label.action = Action::ChangeParticipant;
    }
    change.steps.emplace_back(ParticipantExchange{before.number, before, after});
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
        return unknown(number, Pointer() / "number"_L1);
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
        const auto uses = usesOf(tournament, number, Pointer() / "number"_L1);
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

Result<Change> changeParticipants(const Tournament& tournament,
                                  const std::vector<Participant>& wanted)
{
    Refusals refusals = repeatedNumbers(numbersOf(wanted));
    Change change{{Action::ChangePresence}, {}, {}};
    for (std::size_t index = 0; index < wanted.size(); ++index) {
        const Pointer place = Pointer() / index;
        const Participant* const before = findParticipant(tournament, wanted[index].number);
        auto faults = before != nullptr
                          ? faultsOf(wanted[index], place)
                          : Refusals{unknown(wanted[index].number, place / "number"_L1)};
        refusals.insert(refusals.end(), faults.begin(), faults.end());
        if (faults.empty()) {
            addChange(*before, normalised(wanted[index]), change);
        }
    }
    if (!refusals.empty()) {
        return refusals;
    }
    if (change.steps.size() == 1) {
        change.label.participant = std::get<ParticipantExchange>(change.steps.front()).key;
    }
    return change;
}

Result<Change> removeParticipant(const Tournament& tournament, StartNumber number)
{
    const Participant* const before = findParticipant(tournament, number);
    if (before == nullptr) {
        return unknown(number, Pointer() / "number"_L1);
    }
    if (auto uses = usesOf(tournament, number, Pointer() / "number"_L1); !uses.empty()) {
        return uses;
    }
    Change change{{Action::RemoveParticipant}, {}, {}};
    change.label.participant = number;
    change.steps.emplace_back(ParticipantExchange{number, *before, std::nullopt});
    return change;
}

Result<Change> removeParticipants(const Tournament& tournament,
                                  const std::vector<StartNumber>& numbers)
{
    Refusals refusals = repeatedNumbers(numbers);
    Change change{{Action::RemoveParticipant}, {}, {}};
    for (std::size_t index = 0; index < numbers.size(); ++index) {
        const Pointer place = Pointer() / index;
        const Participant* const before = findParticipant(tournament, numbers[index]);
        const auto uses = before != nullptr ? usesOf(tournament, numbers[index], place)
                                            : Refusals{unknown(numbers[index], place)};
        refusals.insert(refusals.end(), uses.begin(), uses.end());
        if (uses.empty()) {
            change.steps.emplace_back(ParticipantExchange{numbers[index], *before, std::nullopt});
        }
    }
    if (!refusals.empty()) {
        return refusals;
    }
    if (numbers.size() == 1) {
        change.label.participant = numbers.front();
    }
    return change;
}

std::vector<PresenceSpan> withPresence(const std::vector<PresenceSpan>& spans,
                                       const PresenceEdit& edit)
{
    return std::visit([&spans](const auto& wanted) { return edited(spans, wanted); }, edit);
}

Result<Change> changePresence(const Tournament& tournament, StartNumber number,
                              const PresenceEdit& edit)
{
    const Participant* const before = findParticipant(tournament, number);
    if (before == nullptr) {
        return unknown(number, Pointer() / "participant"_L1);
    }
    const RoundNumber round = std::visit([](const auto& wanted) { return wanted.round; }, edit);
    if (plain(round) < 1 || round >= roundNumberLimit) {
        return Refusal{
            RoundFault::NumberOutOfRange, Pointer() / "round"_L1, {QString::number(plain(round))}};
    }
    Participant after = *before;
    after.present = withPresence(before->present, edit);
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
