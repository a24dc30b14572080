#include "core/use_cases/managing.h"

#include "core/faults/faults.h"
#include "core/money/payment.h"
#include "core/people/start_numbers.h"
#include "core/use_cases/paying.h"
#include "core/use_cases/place_checks.h"
#include "core/use_cases/round_checks.h"
#include "core/use_cases/round_difference.h"

#include <algorithm>
#include <set>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

Refusal unknown(StartNumber number, const Pointer& place)
{
    return {ParticipantFault::Unknown, place, {QString::number(plain(number))}};
}

/// Why a start number cannot be removed: where it is still used.
Refusals usesOf(const Tournament& tournament, StartNumber number, const Pointer& place)
{
    if (auto refusals = takesPart(tournament, number, place); !refusals.empty()) {
        return refusals;
    }
    for (const auto& [one, other] : tournament.settings.apart) {
        if (one == number || other == number) {
            return {{ParticipantFault::StillWished, place, {QString::number(plain(number))}}};
        }
    }
    return {};
}

std::vector<PresenceSpan> edited(const std::vector<PresenceSpan>& spans, const PresentFrom& edit)
{
    std::vector<PresenceSpan> result = spans;
    const auto next = std::find_if(result.begin(), result.end(), [&edit](const auto& span) {
        return !span.until || *span.until >= edit.round;
    });
    if (next == result.end()) {
        result.push_back({edit.round, std::nullopt});
    } else {
        next->from = edit.round;
    }
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

/// Why the numbers can't be changed together: one occurs twice.
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

/// Adds the exchange, if there is a difference. The label says presence if nothing else differs.
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

/// Replaces one start number by another wherever a tournament refers to people.
class Renaming
{
public:
    Renaming(StartNumber keep, StartNumber twin) : keep_(keep), twin_(twin) {}

    void renameIn(Round& round) const
    {
        rename(round.head.byes);
        for (auto& table : round.tables) {
            rename(table.head.seats);
            rename(table.head.lot);
            rename(table.head.withdrawn);
            for (auto& game : table.games) {
                rename(game.outcome);
            }
        }
    }

    void renameIn(std::vector<Penalty>& penalties) const
    {
        for (auto& penalty : penalties) {
            rename(penalty.participant);
        }
    }

    /// Drops a decision between both, and the later of two that would then share somebody.
    void renameIn(std::vector<TieDecision>& decisions) const
    {
        std::set<StartNumber> seen;
        std::vector<TieDecision> kept;
        for (auto& decision : decisions) {
            rename(decision.order);
            const std::set<StartNumber> people(decision.order.begin(), decision.order.end());
            const bool isClear = people.size() == decision.order.size() &&
                                 std::none_of(people.begin(), people.end(), [&seen](auto number) {
                                     return seen.count(number) > 0;
                                 });
            if (isClear) {
                seen.insert(people.begin(), people.end());
                kept.push_back(std::move(decision));
            }
        }
        decisions = std::move(kept);
    }

    /// Drops a pair of both, and a duplicate pair.
    void renameIn(Settings& settings) const
    {
        auto& pairs = settings.apart;
        for (auto& [one, other] : pairs) {
            rename(one);
            rename(other);
        }
        pairs.erase(std::remove_if(pairs.begin(), pairs.end(),
                                   [](const auto& pair) { return pair.first == pair.second; }),
                    pairs.end());
        settings = normalised(std::move(settings));
        pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
    }

private:
    void rename(StartNumber& number) const
    {
        if (number == twin_) {
            number = keep_;
        }
    }

    void rename(std::vector<StartNumber>& numbers) const
    {
        std::replace(numbers.begin(), numbers.end(), twin_, keep_);
    }

    void rename(std::vector<Substitution>& substitutions) const
    {
        for (auto& substitution : substitutions) {
            if (auto* taker = std::get_if<Substitution::TakenOverBy>(&substitution.by)) {
                rename(*taker);
            }
        }
    }

    void rename(GameOutcome& outcome) const
    {
        if (auto* const game = std::get_if<PlayedGame>(&outcome)) {
            rename(game->substitutions);
        } else if (auto* const deal = std::get_if<PlayedDeal>(&outcome)) {
            rename(deal->tieBreak);
            rename(deal->substitutions);
        }
    }

    StartNumber keep_;
    StartNumber twin_;
};

Participant merged(Participant keep, const Participant& twin)
{
    if (keep.club.isEmpty()) {
        keep.club = twin.club;
    }
    for (const auto& tag : twin.tags) {
        if (!keep.tags.contains(tag)) {
            keep.tags << tag;
        }
    }
    if (!keep.fixedTable) {
        keep.fixedTable = twin.fixedTable;
    }
    keep.present.insert(keep.present.end(), twin.present.begin(), twin.present.end());
    keep.payments.insert(keep.payments.end(), twin.payments.begin(), twin.payments.end());
    if (keep.feeClass.isEmpty()) {
        keep.feeClass = twin.feeClass;
    }
    keep.status = std::min(keep.status, twin.status);
    if (!keep.registeredAt || (twin.registeredAt && *twin.registeredAt < *keep.registeredAt)) {
        keep.registeredAt = twin.registeredAt;
    }
    if (keep.surname.isEmpty() && keep.name == twin.name) {
        keep.surname = twin.surname;
    }
    return normalised(std::move(keep));
}

/// Why they cannot be one person.
Refusals mergeRefusals(const Tournament& tournament, StartNumber keep, StartNumber twin)
{
    const QString keepText = QString::number(plain(keep));
    const QString twinText = QString::number(plain(twin));
    Refusals refusals;
    if (findParticipant(tournament, keep) == nullptr) {
        refusals.push_back({ParticipantFault::Unknown, Pointer() / "keep"_L1, {keepText}});
    }
    if (findParticipant(tournament, twin) == nullptr) {
        refusals.push_back({ParticipantFault::Unknown, Pointer() / "twin"_L1, {twinText}});
    }
    if (keep == twin) {
        refusals.push_back({RoundFault::SamePerson, Pointer() / "twin"_L1, {twinText}});
    }
    if (!refusals.empty()) {
        return refusals;
    }
    for (const auto& round : tournament.rounds) {
        if (standsIn(round, keep) && standsIn(round, twin)) {
            return {{ParticipantFault::BothInRound,
                     Pointer() / "twin"_L1,
                     {keepText, twinText, QString::number(plain(round.number))}}};
        }
    }
    // Drawn among other people, the same seed would draw somebody else.
    for (const auto& raffle : tournament.raffles) {
        if (isAmong(raffle.among, twin)) {
            return {{ParticipantFault::StillInRaffle, Pointer() / "twin"_L1, {twinText}}};
        }
    }
    return {};
}

Tournament renamed(Tournament tournament, const Renaming& renaming)
{
    for (auto& round : tournament.rounds) {
        renaming.renameIn(round);
    }
    renaming.renameIn(tournament.penalties);
    renaming.renameIn(tournament.tieDecisions);
    renaming.renameIn(tournament.settings);
    return normalised(std::move(tournament));
}

} // namespace

Result<Change> changeSettings(const Tournament& tournament, const Settings& wanted)
{
    if (auto refusals = feeClassesInUse(tournament, wanted); !refusals.empty()) {
        return refusals;
    }
    Tournament changed = tournament;
    changed.settings = wanted;
    if (auto faults = faultsOf(changed); !faults.empty()) {
        faults = newFaults(faultsOf(tournament), std::move(faults));
        if (!faults.empty()) {
            return faults;
        }
    }
    changed.settings = normalised(std::move(changed.settings));
    // Files may hold texts too long for a payment code, as no file rule forbids it.
    const auto licence = Pointer() / "tournament"_L1 / "licence"_L1;
    if (auto faults = newFaults(paymentFaultsOf(tournament.settings.licence, licence),
                                paymentFaultsOf(changed.settings.licence, licence));
        !faults.empty()) {
        return faults;
    }
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
    Refusals refusals = newFaults(faultsOf(*before, Pointer()), faultsOf(wanted, Pointer()));
    if (wanted.feeClass != before->feeClass) {
        addFaults(refusals, feeClassFaultOf(tournament.settings, wanted, Pointer()));
    }
    Participant sameNumber = after;
    sameNumber.number = number;
    addFaults(refusals, PlaceCheck(tournament).refusalsOf(sameNumber, Pointer()));
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
    PlaceCheck places(tournament);
    for (std::size_t index = 0; index < wanted.size(); ++index) {
        const Pointer place = Pointer() / index;
        const Participant* const before = findParticipant(tournament, wanted[index].number);
        auto faults = before != nullptr
                          ? newFaults(faultsOf(*before, place), faultsOf(wanted[index], place))
                          : Refusals{unknown(wanted[index].number, place / "number"_L1)};
        if (before != nullptr) {
            addFaults(faults, places.refusalsOf(wanted[index], place));
            if (wanted[index].feeClass != before->feeClass) {
                addFaults(faults, feeClassFaultOf(tournament.settings, wanted[index], place));
            }
        }
        refusals.insert(refusals.end(), faults.begin(), faults.end());
        if (before != nullptr && faults.empty()) {
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

Result<Change> changeSetup(const Tournament& tournament, const Settings& settings,
                           const std::vector<Participant>& people)
{
    auto whole = changeSettings(tournament, settings);
    auto entries = changeParticipants(tournament, people);
    Refusals refusals;
    for (const auto* part : {&std::as_const(whole), &std::as_const(entries)}) {
        if (!*part) {
            const auto& found = part->refused().refusals;
            refusals.insert(refusals.end(), found.begin(), found.end());
        }
    }
    if (!refusals.empty()) {
        return refusals;
    }
    if (whole->isEmpty()) {
        return entries;
    }
    whole->steps.insert(whole->steps.end(), entries->steps.begin(), entries->steps.end());
    return whole;
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
        if (before != nullptr && uses.empty()) {
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

Result<Change> mergeParticipants(const Tournament& tournament, StartNumber keep, StartNumber twin)
{
    if (auto refusals = mergeRefusals(tournament, keep, twin); !refusals.empty()) {
        return refusals;
    }
    const Participant& before = *findParticipant(tournament, keep);
    const Participant& gone = *findParticipant(tournament, twin);
    const Participant after = merged(before, gone);
    const Pointer place = Pointer() / "keep"_L1;
    if (auto faults = newFaults(faultsOf(before, place), faultsOf(after, place)); !faults.empty()) {
        return faults;
    }
    const Tournament result = renamed(tournament, Renaming(keep, twin));
    Change change{{Action::MergeParticipants}, {}, {}};
    change.label.participant = keep;
    if (after != before) {
        change.steps.emplace_back(ParticipantExchange{keep, before, after});
    }
    for (std::size_t index = 0; index < tournament.rounds.size(); ++index) {
        const auto steps = stepsBetween(&tournament.rounds[index], &result.rounds[index]);
        change.steps.insert(change.steps.end(), steps.begin(), steps.end());
    }
    if (result.penalties != tournament.penalties) {
        change.steps.emplace_back(PenaltiesExchange{{}, tournament.penalties, result.penalties});
    }
    if (result.tieDecisions != tournament.tieDecisions) {
        change.steps.emplace_back(
            TieDecisionsExchange{{}, tournament.tieDecisions, result.tieDecisions});
    }
    if (result.settings != tournament.settings) {
        change.steps.emplace_back(SettingsExchange{{}, tournament.settings, result.settings});
    }
    change.steps.emplace_back(ParticipantExchange{twin, gone, std::nullopt});
    return change;
}

Result<Change> changePresence(const Tournament& tournament, StartNumber number,
                              const PresenceEdit& edit)
{
    const Participant* const before = findParticipant(tournament, number);
    if (before == nullptr) {
        return unknown(number, Pointer() / "participant"_L1);
    }
    const RoundNumber round = std::visit([](const auto& wanted) { return wanted.round; }, edit);
    if (!roundsRange.contains(plain(round))) {
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

Result<Change> cancelPenalty(const Tournament& tournament, const Penalty& penalty)
{
    auto after = tournament.penalties;
    const auto found = std::find(after.begin(), after.end(), penalty);
    if (found == after.end()) {
        return Refusal{
            PenaltyFault::Gone,
            Pointer() / "penalty"_L1,
            {QString::number(plain(penalty.participant)), QString::number(plain(penalty.round))}};
    }
    after.erase(found);
    Change change{{Action::CancelPenalty}, {}, {}};
    change.label.participant = penalty.participant;
    change.label.round = penalty.round;
    change.steps.emplace_back(PenaltiesExchange{{}, tournament.penalties, std::move(after)});
    return change;
}

Tournament nextEvening(const Tournament& last, QDate today, Regulars regulars)
{
    Tournament next;
    next.settings = last.settings;
    next.settings.date = today;
    if (regulars == Regulars::Leave) {
        next.settings.apart.clear();
        return next;
    }
    next.participants.reserve(last.participants.size());
    for (const auto& participant : last.participants) {
        if (participant.status == Attendance::Waiting) {
            continue;
        }
        auto& regular = next.participants.emplace_back(participant);
        regular.present = {PresenceSpan()};
        regular.payments.clear();
        regular.status = Attendance::Expected;
        regular.registeredAt.reset();
    }
    std::erase_if(next.settings.apart, [&next](const auto& pair) {
        return findParticipant(next, pair.first) == nullptr ||
               findParticipant(next, pair.second) == nullptr;
    });
    return next;
}

} // namespace core
