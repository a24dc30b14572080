#pragma once

#include "core/tournament.h"

#include <QString>
#include <QVariantMap>

#include <cstdint>
#include <optional>
#include <vector>

namespace desk {

/// How the director says a game ended; without a word the zero makes the Rommé.
enum class SlipEnding : std::uint8_t { ByStones, FirstRoundRomme, Early };

/// One seat's part of a slip as it stands in the fields.
struct SlipSeat
{
    QString stones; ///< Digits, "-" for did not play, or nothing yet.
    QString claims; ///< Digits, or nothing for none.
    std::optional<std::variant<core::Substitution::PlayedBy, core::Substitution::TakenOverBy>>
        substitute;

    [[nodiscard]] bool didNotPlay() const { return stones == QStringLiteral("-"); }
    friend bool operator==(const SlipSeat&, const SlipSeat&) = default;
};

/// What is typed for one game of a table. Nothing of it counts until it is stored.
struct Slip
{
    core::GameNumber game{1};
    std::vector<SlipSeat> seats;
    SlipEnding ending = SlipEnding::ByStones;
    /// The game's revision when it was begun.
    std::int64_t seenRevision = 0;

    /// Nothing is typed.
    [[nodiscard]] bool isBlank() const;
    /// The first seat whose stones are missing.
    [[nodiscard]] std::optional<std::size_t> firstMissing() const;
    /// The game as typed, an empty claims field counting as 0; nothing while stones are missing.
    [[nodiscard]] std::optional<core::PlayedGame> played() const;

    friend bool operator==(const Slip&, const Slip&) = default;
};

/// An empty slip for a game of so many seats.
Slip blankSlip(core::GameNumber game, std::size_t seats);
/// The slip that says what stands there; a game not played gives an empty one.
Slip slipOf(core::GameNumber game, const core::GameOutcome& outcome, std::size_t seats);

QVariantMap mapOf(const Slip& slip);
/// Nothing if the map is no slip of a table with so many seats.
std::optional<Slip> slipFrom(const QVariantMap& map, std::size_t seats);

} // namespace desk
