#include "entry_edit.h"

#include "app/desk.h"
#include "core/use_cases/managing.h"

#include <algorithm>
#include <utility>

namespace desk {
namespace {

using Penalties = std::vector<core::Penalty>;

Penalties penaltiesOf(const core::Tournament& tournament, core::StartNumber number)
{
    Penalties own;
    std::copy_if(tournament.penalties.begin(), tournament.penalties.end(), std::back_inserter(own),
                 [number](const core::Penalty& penalty) { return penalty.participant == number; });
    return own;
}

/// The settings with exactly those wishes of the participant.
core::Settings withApart(core::Settings settings, core::StartNumber number,
                         const std::vector<core::StartNumber>& others)
{
    auto& pairs = settings.apart;
    const auto concerns = [number](const auto& pair) {
        return pair.first == number || pair.second == number;
    };
    pairs.erase(std::remove_if(pairs.begin(), pairs.end(), concerns), pairs.end());
    for (const auto other : others) {
        pairs.emplace_back(std::min(number, other), std::max(number, other));
    }
    return core::normalised(std::move(settings));
}

/// The place of a penalty among all that is no longer wanted; nothing if all are.
std::optional<std::size_t> unwanted(const core::Tournament& tournament, core::StartNumber number,
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
Penalties missing(const core::Tournament& tournament, core::StartNumber number,
                  const Penalties& wanted)
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

/// Carries changes out on a copy, one after the other.
class Rehearsal
{
public:
    explicit Rehearsal(core::Tournament tournament) : tournament_(std::move(tournament)) {}

    [[nodiscard]] const core::Tournament& tournament() const { return tournament_; }
    [[nodiscard]] bool ok() const { return refused_.refusals.empty(); }

    void play(const core::Result<core::Change>& change)
    {
        if (!change) {
            refused_ = change.refused();
        } else if (!change->isEmpty()) {
            core::apply(*change, tournament_);
            changes_.push_back(*change);
        }
    }

    [[nodiscard]] core::Result<std::vector<core::Change>> result() const
    {
        if (!ok()) {
            return refused_;
        }
        return changes_;
    }

private:
    core::Tournament tournament_;
    core::Refused refused_;
    std::vector<core::Change> changes_;
};

} // namespace

std::optional<EntryEdit> entryOf(const core::Tournament& tournament, core::StartNumber number)
{
    const auto* const person = core::findParticipant(tournament, number);
    if (person == nullptr) {
        return std::nullopt;
    }
    EntryEdit entry{*person, {}, penaltiesOf(tournament, number)};
    for (const auto& [one, other] : tournament.settings.apart) {
        if (one == number || other == number) {
            entry.apart.push_back(one == number ? other : one);
        }
    }
    return entry;
}

core::Result<std::vector<core::Change>>
changesFor(const core::Tournament& tournament, core::StartNumber number, const EntryEdit& wanted)
{
    Rehearsal rehearsal(tournament);
    rehearsal.play(core::changeParticipant(tournament, number, wanted.participant));
    const auto now = wanted.participant.number;
    if (rehearsal.ok()) {
        const auto settings = withApart(rehearsal.tournament().settings, now, wanted.apart);
        rehearsal.play(core::changeSettings(rehearsal.tournament(), settings));
    }
    for (auto index = unwanted(rehearsal.tournament(), now, wanted.penalties);
         index && rehearsal.ok(); index = unwanted(rehearsal.tournament(), now, wanted.penalties)) {
        rehearsal.play(core::cancelPenalty(rehearsal.tournament(), *index));
    }
    for (const auto& penalty : missing(rehearsal.tournament(), now, wanted.penalties)) {
        if (rehearsal.ok()) {
            rehearsal.play(core::givePenalty(rehearsal.tournament(), penalty));
        }
    }
    return rehearsal.result();
}

core::Result<core::Done> storeEntry(Desk& desk, core::StartNumber number, const EntryEdit& wanted)
{
    const auto changes = changesFor(desk.tournament(), number, wanted);
    if (!changes) {
        return changes.refused();
    }
    const auto now = wanted.participant.number;
    return desk.run(
        [&](core::Director& director, core::TournamentId id) -> core::Result<core::Done> {
            const auto changed = director.changeParticipant(id, number, wanted.participant);
            if (!changed) {
                return changed;
            }
            const auto stands = [&] { return **director.tournament(id); };
            if (auto done =
                    director.changeSettings(id, withApart(stands().settings, now, wanted.apart));
                !done) {
                return done;
            }
            while (const auto index = unwanted(stands(), now, wanted.penalties)) {
                if (auto done = director.cancelPenalty(id, *index); !done) {
                    return done;
                }
            }
            for (const auto& penalty : missing(stands(), now, wanted.penalties)) {
                if (auto done = director.givePenalty(id, penalty); !done) {
                    return done;
                }
            }
            return core::Done();
        });
}

} // namespace desk
