#pragma once

#include "core/model/player.h"
#include "core/model/refusal.h"
#include "core/model/tournament.h"

#include <vector>

/// The rules that every stored tournament obeys. Pointers are as in the tournament file, with list
/// indices as given.
namespace core {

/// The start numbers of a tournament, for repeated lookup.
class Roster
{
public:
    explicit Roster(const Tournament& tournament);
    [[nodiscard]] bool has(StartNumber number) const;
    /// Why that number cannot take part: unknown, or not here; empty if it can.
    [[nodiscard]] Refusals refusalsOf(StartNumber number, const Pointer& place) const;

private:
    std::vector<StartNumber> numbers_;
    std::vector<StartNumber> here_;
};

/// All faults of the tournament, up to mostFaults; if empty, it may be stored. It need not be
/// normalised.
Refusals faultsOf(const Tournament& tournament);
/// Everything suspicious about the games of a tournament without faults, up to mostWarnings.
Warnings doubtsOf(const Tournament& tournament);

/// The same for the parts, each below `place`.
Refusals faultsOf(const Settings& settings, const Roster& roster, const Pointer& place);
Refusals faultsOf(const Participant& participant, const Pointer& place);
/// A payment of somebody who was removed.
Refusals formerPaymentFaultsOf(const FeePayment& payment, const Pointer& place);
/// An entry of the directory.
Refusals faultsOf(const Player& player, const Pointer& place);
/// A new name: ParticipantFault::NameMissing at "/name" unless it has a letter or a digit. Older
/// ones may have neither.
Refusals nameFaultOf(const QString& name, const Pointer& place);
/// Whether the participant's fee class is one of the tournament's.
Refusals feeClassFaultOf(const Settings& settings, const Participant& participant,
                         const Pointer& place);
Refusals faultsOf(const Penalty& penalty, const Roster& roster, const Pointer& place);
/// Does not check that the people are tied: a correction may have separated them.
Refusals faultsOf(const TieDecision& decision, const Roster& roster, const Pointer& place);
/// Places below `place`: "among", "winners", "seed", "prize".
Refusals faultsOf(const Raffle& raffle, const Roster& roster, const Pointer& place);
/// Checks seats, byes, table numbers and the round's own values, not its games.
Refusals faultsOf(const Round& round, const Roster& roster, scoring::RuleSet ruleSet,
                  const Pointer& place);

/// What a game is checked against.
struct GameSetting
{
    const scoring::Rules& rules;
    const Roster& roster;
    const TableHead& table;
    std::int32_t gamesOfRound;
};
/// A single game, regardless of the others.
Refusals faultsOf(const Game& game, const GameSetting& setting, const Pointer& place);
/// People with a hand in the game, which is entered at that table of the round, who also play at
/// another table in the game of the same number: they have a hand there, or a seat while that game
/// is still to come.
Refusals handsElsewhere(const Settings& settings, const Round& round, const Table& table,
                        const Game& game, const Pointer& place);
/// People with hands at two tables of the round in games of the same number. A tournament read
/// from a file may have them.
Refusals handsAtTwoTables(const Round& round, const Pointer& place);
/// What is wrong with the match of a table: deals after its end, tie-breaker deals, lots and
/// departures. Empty if the discipline has no matches, or while deals do not have the right number
/// of hands.
Refusals matchFaultsOf(const Settings& settings, const Round& round, const Table& table,
                       const Pointer& place);
/// `previous` is the game before it at the table, where there is one.
Warnings doubtsOf(const GameOutcome& outcome, const GameOutcome* previous, const Pointer& place);

/// Whether a text fits in one line: no control characters.
bool isPlainLine(const QString& text);
/// What is wrong with any text: longer than limits.h allows for lines or notes, characters not
/// valid in Unicode, unclosed direction marks, or a line that shows nothing.
void findLineFaults(const QString& line, const Pointer& place, Refusals& faults);
void findNoteFaults(const QString& note, const Pointer& place, Refusals& faults);
/// The same for a line about a person, which must also be plain: a name, a club, a tag.
void findPersonLineFaults(const QString& line, const Pointer& place, Refusals& faults);
/// The new faults, for which a change is refused; a tournament stored with older faults can still
/// be changed.
Refusals newFaults(const Refusals& before, Refusals after);
/// Whether the broken rule is newer than some earlier version: a limit of limits.h, or that drafts
/// come last. Such a tournament may have been stored, and is no sign of damage.
bool mayBeStored(const Refusal& fault);

} // namespace core
