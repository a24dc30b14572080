#pragma once

#include "slip_form.h"

#include <QString>
#include <QVariantMap>

#include <cstdint>
#include <optional>
#include <vector>

namespace desk {

/// How the director says a game ended. Without a word the empty hand tells: it makes the Rommé, or
/// has gone out.
enum class SlipEnding : std::uint8_t { ByHands, FirstRoundRomme, Early, StockUsedUp };

/// One seat's part of a slip as it stands in the fields.
struct SlipSeat
{
    /// Stones left, or melded and laid off: digits, "-" for did not play, or nothing yet.
    QString first;
    /// Claims, nothing for none; or what is left in hand: digits, or nothing yet.
    QString second;
    std::optional<std::variant<core::Substitution::PlayedBy, core::Substitution::TakenOverBy>>
        substitute;

    [[nodiscard]] bool didNotPlay() const { return first == QStringLiteral("-"); }
    friend bool operator==(const SlipSeat&, const SlipSeat&) = default;
};

/// What is typed for one game of a table. Nothing of it counts until it is stored.
struct Slip
{
    SlipForm form;
    core::GameNumber game{1};
    std::vector<SlipSeat> seats; ///< All of the table's.
    SlipEnding ending = SlipEnding::ByHands;
    /// The game's revision when it was begun.
    std::int64_t seenRevision = 0;

    /// Nothing is typed.
    [[nodiscard]] bool isBlank() const;
    /// A seat has nothing left: it makes the Rommé, or has gone out.
    [[nodiscard]] bool isEmptyHand(std::size_t seat) const;
    /// The first field that still has to be typed.
    [[nodiscard]] std::optional<FieldPlace> firstMissing() const;
    /// The game as typed, an empty claims field counting as 0; nothing while something is missing.
    [[nodiscard]] std::optional<core::GameOutcome> played() const;

    friend bool operator==(const Slip&, const Slip&) = default;
};

/// An empty slip for a game.
Slip blankSlip(const SlipForm& form, core::GameNumber game);
/// The slip that says what stands there; a game not played gives an empty one.
Slip slipOf(const SlipForm& form, core::GameNumber game, const core::GameOutcome& outcome);

QVariantMap mapOf(const Slip& slip);
/// The game that mapOf() wrote.
core::GameNumber gameIn(const QVariantMap& map);
/// Nothing if the map is no slip of that form.
std::optional<Slip> slipFrom(const QVariantMap& map, const SlipForm& form);

} // namespace desk
