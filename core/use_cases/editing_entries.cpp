#include "editing_entries.h"

#include "managing.h"

#include <algorithm>
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

/// The settings with exactly those wishes of the participant.
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

/// The place of a penalty among all that is no longer wanted; nothing if all are.
std::optional<std::size_t> unwanted(const Tournament& tournament, StartNumber number,
                                    Penalties wanted)
{
    for (std::size_t index = 0; index < tournament.penalties.size(); ++index) {
        const auto& penalty = tournament.penalties[index];
        if (penalty.participant != number) {
            continue;
        }
        const auto kept = std::find(wanted.begin(), wanted.end(), penalty);
        if (kept == wanted.end()) {
            return index;
        }
        wanted.erase(kept);
    }
    return std::nullopt;
}

/// Those wanted that are not there.
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

/// Carries changes out on a copy, one after the other, and makes one of them.
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

    /// Of several changes `label` says what they are together.
    [[nodiscard]] Result<Change> result(const Label& label) const
    {
        if (!ok()) {
            return refused_;
        }
        Change whole{changes_.size() == 1 ? changes_.front().label : label, {}, {}};
        for (const auto& change : changes_) {
            whole.steps.insert(whole.steps.end(), change.steps.begin(), change.steps.end());
        }
        return whole;
    }

private:
    Tournament tournament_;
    Refused refused_;
    std::vector<Change> changes_;
};

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
    for (auto index = unwanted(rehearsal.tournament(), now, wanted.penalties);
         index && rehearsal.ok(); index = unwanted(rehearsal.tournament(), now, wanted.penalties)) {
        rehearsal.play(cancelPenalty(rehearsal.tournament(), *index));
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

} // namespace core
