#pragma once

#include "core/change/change.h"
#include "core/change/journal.h"
#include "core/model/raffle.h"
#include "core/model/result.h"

#include <QDateTime>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

/// Raffles, and prizes given away by hand. Places: "/among", "/winners", "/seed", "/prize",
/// "/raffle".
namespace core {

/// What is to be drawn.
struct RaffleRequest
{
    QString prize;                  ///< As in Raffle::prize.
    std::vector<StartNumber> among; ///< In any order, nobody twice.
    std::size_t winners = 1;
    std::int64_t seed = 0; ///< In raffleSeedRange.
};

/// The raffle as the seed draws it; nothing is stored. Refused as by addRaffle(), and if there are
/// fewer people than winners.
Result<Raffle> drawRaffle(const Tournament& tournament, const RaffleRequest& request);

/// Records it. Also refused if a door prize has fewer places left than there are winners.
Result<Change> addRaffle(const Tournament& tournament, const Raffle& raffle);

/// Cancels the raffle at that position in the list. Refused if another one is there now.
Result<Change> cancelRaffle(const Tournament& tournament, std::size_t place, const Raffle& raffle);

/// When each of the raffles was drawn, UTC, from the journal entries, newest first; nothing if
/// unknown, as after an import.
std::vector<std::optional<QDateTime>> raffleTimes(const std::vector<Raffle>& raffles,
                                                  const std::vector<JournalEntry>& entries);

/// Those taking part who have not left, ascending.
std::vector<StartNumber> stillPresent(const Tournament& tournament);

/// Whether somebody has won in a raffle, or was given its prize by hand.
bool hasWonRaffle(const Tournament& tournament, StartNumber number);

/// Those of stillPresent() who have not won in a raffle yet.
std::vector<StartNumber> stillToWin(const Tournament& tournament);

} // namespace core
