#pragma once

#include "core/change/change.h"
#include "core/model/refusal.h"
#include "core/model/tournament.h"
#include "core/pending/pending_entry.h"

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

/// What keeps results from being final: the one rule for every page, paper and command.
namespace core {

/// A table of a round that counts, without all its results.
struct OpenTable
{
    TableKey table;
    friend bool operator==(const OpenTable&, const OpenTable&) = default;
};

/// A table marked as unclear or disputed by the desk.
struct MarkedTable
{
    TableKey table;
    TableMark mark = TableMark::Unclear;
    friend bool operator==(const MarkedTable&, const MarkedTable&) = default;
};

/// Somebody at the table says that it is not right, and the desk has yet to look.
struct ObjectedTable
{
    TableKey table;
    friend bool operator==(const ObjectedTable&, const ObjectedTable&) = default;
};

/// A phone reported something else than was entered, or a helper asks to correct it, and the round
/// is still being played.
struct DifferingReport
{
    GameKey game;
    friend bool operator==(const DifferingReport&, const DifferingReport&) = default;
};

/// A round that is still being played, whether or not all its results are in.
struct UnclosedRound
{
    RoundNumber round{1};
    friend bool operator==(const UnclosedRound&, const UnclosedRound&) = default;
};

/// So many rounds, planned or drawn, have not been published yet.
struct RoundsToPlay
{
    std::int32_t rounds = 1;
    friend bool operator==(const RoundsToPlay&, const RoundsToPlay&) = default;
};

/// No number of rounds is set: only endEvening() says that none follows.
struct UnendedEvening
{
    friend bool operator==(const UnendedEvening&, const UnendedEvening&) = default;
};

/// Nobody has won the knock-out yet, which ends it whatever number of rounds is set.
struct NoWinner
{
    friend bool operator==(const NoWinner&, const NoWinner&) = default;
};

/// People level at a place with a prize. Only a prize in kind is missing something: money is
/// shared.
struct UndecidedTie
{
    std::int32_t rank = 1;
    std::vector<StartNumber> numbers;
    friend bool operator==(const UndecidedTie&, const UndecidedTie&) = default;
};

using Missing = std::variant<OpenTable, MarkedTable, ObjectedTable, DifferingReport, UnclosedRound,
                             RoundsToPlay, UnendedEvening, NoWinner, UndecidedTie>;

/// Why the results are not final, by round and table; empty: they are. `pending` are the entries
/// not settled, in order of arrival; late ones never matter.
std::vector<Missing> whatIsMissing(const Tournament& tournament,
                                   const PendingEntries& pending = {});

/// The same for the results of the rounds up to one, or of all: tables open, marked or objected to
/// and differing reports only. While there are any, ranks after that round are provisional.
std::vector<Missing> missingUpTo(const Tournament& tournament,
                                 std::optional<RoundNumber> upTo = std::nullopt,
                                 const PendingEntries& pending = {});

/// The same of a single round.
std::vector<Missing> missingIn(const Tournament& tournament, const Round& round,
                               const PendingEntries& pending = {});

/// Which prizes people would share.
enum class SharedPrizes : std::uint8_t {
    InKind, ///< They cannot be shared.
    All,    ///< Money too, which is shared unless the director decides.
};

/// People level at places with prizes, which the director can decide.
std::vector<UndecidedTie> tiesForPrizes(const Tournament& tournament, SharedPrizes prizes);

/// What is unsettled in a round that is to be closed: to be asked once, as closing it leaves out
/// what phones reported. Place: "/round".
Warnings closingDoubts(const Tournament& tournament, const Round& round,
                       const PendingEntries& pending);

/// Whether the ranks after that round, or the last one, are final.
bool areFinal(const Tournament& tournament, std::optional<RoundNumber> after = std::nullopt,
              const PendingEntries& pending = {});

/// Whether a round, or a result of one, is still to come; what is only disputed was played.
bool isAnythingToPlay(const std::vector<Missing>& missing);

/// Whether a round after that one counts; never after the last one.
bool goesOnAfter(const Tournament& tournament, std::optional<RoundNumber> after);

/// Whether it keeps the prizes from being decided: all but the end of the evening, the closing of
/// its last round, and ties.
bool keepsPrizesOpen(const Missing& missing);

/// Whether the ranks after that round decide the prizes: nothing keeps them open.
bool arePrizesDecided(const Tournament& tournament,
                      std::optional<RoundNumber> after = std::nullopt);

} // namespace core
