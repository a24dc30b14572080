#include "core/use_cases/merging_participants.h"

#include "core/faults/faults.h"
#include "core/people/same_text.h"
#include "core/people/start_numbers.h"
#include "core/use_cases/participant_steps.h"
#include "core/use_cases/round_checks.h"
#include "core/use_cases/round_difference.h"

#include <algorithm>
#include <set>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

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
        if (!containsSame(keep.tags, tag)) {
            keep.tags << tag;
        }
    }
    if (!keep.fixedTable) {
        keep.fixedTable = twin.fixedTable;
    }
    keep.present.insert(keep.present.end(), twin.present.begin(), twin.present.end());
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

Result<Change> mergeParticipants(const Tournament& tournament, StartNumber keep, StartNumber twin,
                                 bool warningsConfirmed)
{
    if (auto refusals = mergeRefusals(tournament, keep, twin); !refusals.empty()) {
        return refusals;
    }
    const Participant& before = *findParticipant(tournament, keep);
    const Participant& gone = *findParticipant(tournament, twin);
    const Participant after = merged(before, gone);
    Participant together = after;
    together.payments.insert(together.payments.end(), gone.payments.begin(), gone.payments.end());
    const Pointer place = Pointer() / "keep"_L1;
    if (auto faults = newFaults(faultsOf(before, place), faultsOf(together, place));
        !faults.empty()) {
        return faults;
    }
    if (const auto paid = gone.paidCents(); paid > 0 && !warningsConfirmed) {
        return Refused{{},
                       {{MoneyDoubt::MergedAfterPaying,
                         Pointer() / "twin"_L1,
                         {QString::number(plain(twin)), gone.name, QString::number(paid),
                          QString::number(plain(keep))}}}};
    }
    const Tournament result = renamed(tournament, Renaming(keep, twin));
    Change change{{Action::MergeParticipants}, {}, {}};
    change.label.participant = keep;
    ParticipantSteps steps(tournament);
    steps.exchange(change, before, after);
    ParticipantSteps::handOver(change, gone, after);
    for (std::size_t index = 0; index < tournament.rounds.size(); ++index) {
        const auto changed = stepsBetween(&tournament.rounds[index], &result.rounds[index]);
        change.steps.insert(change.steps.end(), changed.begin(), changed.end());
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
    steps.remove(change, gone);
    return change;
}

} // namespace core
