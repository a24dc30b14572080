#include "core/use_cases/editing_entries.h"

#include "core/use_cases/managing.h"
#include "core/use_cases/managing_participants.h"
#include "core/use_cases/penalizing.h"

#include <algorithm>
#include <set>
#include <utility>

namespace core {
namespace {

using Penalties = std::vector<Penalty>;

Penalties penaltiesOf(const Tournament& tournament, StartNumber number)
{
    Penalties own;
    std::copy_if(tournament.penalties.begin(), tournament.penalties.end(), std::back_inserter(own),
                 [number](const Penalty& penalty) { return penalty.participant == number; });
    return own;
}

/// The settings with exactly those wishes for the participant.
Settings withApart(Settings settings, StartNumber number, const std::vector<StartNumber>& others)
{
    auto& pairs = settings.apart;
    const auto concerns = [number](const auto& pair) {
        return pair.first == number || pair.second == number;
    };
    pairs.erase(std::remove_if(pairs.begin(), pairs.end(), concerns), pairs.end());
    for (const auto other : others) {
        pairs.emplace_back(std::min(number, other), std::max(number, other));
    }
    return normalised(std::move(settings));
}

/// A penalty that is no longer wanted; nothing if all are.
std::optional<Penalty> unwanted(const Tournament& tournament, StartNumber number, Penalties wanted)
{
    for (const auto& penalty : penaltiesOf(tournament, number)) {
        const auto kept = std::find(wanted.begin(), wanted.end(), penalty);
        if (kept == wanted.end()) {
            return penalty;
        }
        wanted.erase(kept);
    }
    return std::nullopt;
}

/// The wanted ones that do not exist yet.
Penalties missing(const Tournament& tournament, StartNumber number, const Penalties& wanted)
{
    Penalties there = penaltiesOf(tournament, number);
    Penalties left;
    for (const auto& penalty : wanted) {
        const auto found = std::find(there.begin(), there.end(), penalty);
        if (found == there.end()) {
            left.push_back(penalty);
        } else {
            there.erase(found);
        }
    }
    return left;
}

bool isOfPenalty(const Change& change)
{
    return change.label.action == Action::GivePenalty ||
           change.label.action == Action::CancelPenalty;
}

/// Applies changes to a copy, in order, and joins them into one.
class Rehearsal
{
public:
    explicit Rehearsal(Tournament tournament) : tournament_(std::move(tournament)) {}

    [[nodiscard]] const Tournament& tournament() const { return tournament_; }
    [[nodiscard]] bool ok() const { return refused_.refusals.empty(); }

    void play(const Result<Change>& change)
    {
        if (!change) {
            refused_ = change.refused();
        } else if (!change->isEmpty()) {
            apply(*change, tournament_);
            changes_.push_back(*change);
        }
    }

    /// A single change keeps its label and reason. Of several, a penalty counts most: it concerns
    /// the standings, and the correction notice looks for it. Else `label` is used.
    [[nodiscard]] Result<Change> result(const Label& label) const
    {
        if (!ok()) {
            return refused_;
        }
        Change whole{changes_.size() == 1 ? changes_.front().label : label,
                     changes_.size() == 1 ? changes_.front().reason : QString(),
                     {}};
        std::set<RoundNumber> rounds;
        for (const auto& change : changes_) {
            if (isOfPenalty(change)) {
                rounds.insert(*change.label.round);
                whole.label = change.label;
                whole.reason = change.reason;
            }
        }
        if (rounds.size() > 1) {
            whole.label.round.reset();
        }
        for (const auto& change : changes_) {
            whole.steps.insert(whole.steps.end(), change.steps.begin(), change.steps.end());
        }
        return folded(std::move(whole));
    }

private:
    Tournament tournament_;
    Refused refused_;
    std::vector<Change> changes_;
};

/// The people as wanted on top of what is stored; unknown ones as wanted, so that the use case
/// refuses them. Conflicts are added, at "/<index>".
std::vector<Participant> mergedPeople(const Tournament& tournament,
                                      const std::vector<Edit<Participant>>& people,
                                      Refusals& conflicts)
{
    std::vector<Participant> wanted;
    for (std::size_t index = 0; index < people.size(); ++index) {
        const auto* const stored = findParticipant(tournament, people[index].seen.number);
        if (stored == nullptr) {
            wanted.push_back(people[index].wanted);
            continue;
        }
        auto merge = merged(people[index], *stored);
        for (auto& conflict : merge.conflicts) {
            const auto& below = std::get<Pointer>(conflict.place).text();
            conflict.place = Pointer((Pointer() / index).text() + below);
            conflicts.push_back(std::move(conflict));
        }
        wanted.push_back(std::move(merge.value));
    }
    return wanted;
}

} // namespace

std::optional<Entry> entryOf(const Tournament& tournament, StartNumber number)
{
    const auto* const person = findParticipant(tournament, number);
    if (person == nullptr) {
        return std::nullopt;
    }
    Entry entry{*person, {}, penaltiesOf(tournament, number)};
    for (const auto& [one, other] : tournament.settings.apart) {
        if (one == number || other == number) {
            entry.apart.push_back(one == number ? other : one);
        }
    }
    return entry;
}

Result<Change> changeEntry(const Tournament& tournament, StartNumber number, const Entry& wanted)
{
    Rehearsal rehearsal(tournament);
    rehearsal.play(changeParticipant(tournament, number, wanted.participant));
    const auto now = wanted.participant.number;
    if (rehearsal.ok()) {
        const auto settings = withApart(rehearsal.tournament().settings, now, wanted.apart);
        rehearsal.play(changeSettings(rehearsal.tournament(), settings));
    }
    for (auto penalty = unwanted(rehearsal.tournament(), now, wanted.penalties);
         penalty && rehearsal.ok();
         penalty = unwanted(rehearsal.tournament(), now, wanted.penalties)) {
        rehearsal.play(cancelPenalty(rehearsal.tournament(), *penalty));
    }
    for (const auto& penalty : missing(rehearsal.tournament(), now, wanted.penalties)) {
        if (rehearsal.ok()) {
            rehearsal.play(givePenalty(rehearsal.tournament(), penalty));
        }
    }
    Label label;
    label.action = Action::ChangeParticipant;
    label.participant = now;
    return rehearsal.result(label);
}

Result<Change> editSettings(const Tournament& tournament, const Edit<Settings>& edit)
{
    return editSetup(tournament, edit, {});
}

Result<Change> editSetup(const Tournament& tournament, const Edit<Settings>& settings,
                         const std::vector<Edit<Participant>>& people)
{
    auto merge = merged(settings, tournament.settings);
    const auto wanted = mergedPeople(tournament, people, merge.conflicts);
    return merge.conflicts.empty() ? changeSetup(tournament, merge.value, wanted)
                                   : Result<Change>(std::move(merge.conflicts));
}

Result<Change> editParticipant(const Tournament& tournament, const Edit<Participant>& edit)
{
    const auto* const stored = findParticipant(tournament, edit.seen.number);
    auto merge = stored != nullptr ? merged(edit, *stored) : Merged<Participant>{edit.wanted, {}};
    return merge.conflicts.empty() ? changeParticipant(tournament, edit.seen.number, merge.value)
                                   : Result<Change>(std::move(merge.conflicts));
}

Result<Change> editParticipants(const Tournament& tournament,
                                const std::vector<Edit<Participant>>& people)
{
    Refusals conflicts;
    const auto wanted = mergedPeople(tournament, people, conflicts);
    return conflicts.empty() ? changeParticipants(tournament, wanted)
                             : Result<Change>(std::move(conflicts));
}

Result<Change> editEntry(const Tournament& tournament, const Edit<Entry>& edit)
{
    const auto number = edit.seen.participant.number;
    const auto stored = entryOf(tournament, number);
    if (!stored) {
        return changeEntry(tournament, number, edit.wanted);
    }
    auto person = merged(Edit<Participant>{edit.seen.participant, edit.wanted.participant},
                         stored->participant);
    if (!person.conflicts.empty()) {
        return std::move(person.conflicts);
    }
    return changeEntry(
        tournament, number,
        {person.value, mergedList<StartNumber>({edit.seen.apart, edit.wanted.apart}, stored->apart),
         mergedList<Penalty>({edit.seen.penalties, edit.wanted.penalties}, stored->penalties)});
}

std::vector<Edit<Participant>> editsOf(const Tournament& seen, std::vector<Participant> wanted)
{
    std::vector<Edit<Participant>> edits;
    for (auto& person : wanted) {
        const auto* const before = findParticipant(seen, person.number);
        edits.push_back({before != nullptr ? *before : person, std::move(person)});
    }
    return edits;
}

} // namespace core
