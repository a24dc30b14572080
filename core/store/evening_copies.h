#pragma once

#include "core/model/tournament.h"
#include "core/ranking/summary.h"

#include <optional>
#include <vector>

/// Tournaments that the club has twice, as after importing a file again.
namespace core {

class Reader;

/// Whether two tournaments are probably copies of one evening, which may have changed since: the
/// same name, date and rules, at least half of the people of the larger one under the same number
/// and name, and, where both have a first round, a table of it with the same people.
bool isSameEvening(const Tournament& one, const Tournament& other);

/// The stored copy of that evening with the smallest id; nothing if there is none.
std::optional<TournamentSummary> storedCopy(Reader& reader, const Tournament& evening);

/// An evening, and another one that is probably the same.
struct SameEvenings
{
    TournamentSummary evening;
    TournamentSummary other;
};

/// Which of the evenings `added` to `others` are probably among these, or occur twice in `added`.
/// Tournaments that are gone are left out.
std::vector<SameEvenings> copiesIn(Reader& reader, const std::vector<TournamentUuid>& added,
                                   const std::vector<TournamentUuid>& others);

} // namespace core
