#pragma once

#include "core/model/tournament.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace core {

inline constexpr std::int64_t licenceFeeCentsPerParticipant = 100;

/// Why no licence fee is due.
enum class NoFee : std::uint8_t {
    OtherRules, ///< The game has no rights holder.
    NotOpen,
    LicenceHeld,
    NobodyPlayed,
};

struct FeeLine
{
    StartNumber number{1};
    std::int64_t games = 0; ///< Games counted for this participant.

    friend bool operator==(const FeeLine&, const FeeLine&) = default;
};

/// What an open tournament owes the rights holder: EUR 1 for each participant counted. The lists
/// are filled whether or not anything is due. Games are those of counting rounds.
struct Fee
{
    std::int64_t cents = 0;
    std::optional<NoFee> reason;       ///< Set exactly if nothing is due; the first that applies.
    std::vector<FeeLine> counted;      ///< By start number.
    std::vector<FeeLine> noShows;      ///< Not counted; by start number.
    std::vector<StartNumber> tookOver; ///< Held a seat under their own number; counted, ascending.
    std::vector<QString> playedForOthers; ///< Not counted at all; each once, by round, table, game.

    friend bool operator==(const Fee&, const Fee&) = default;
};

Fee licenceFee(const Tournament& tournament);

} // namespace core
