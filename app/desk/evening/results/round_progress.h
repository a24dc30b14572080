#pragma once

#include "core/cards/matches.h"
#include "core/change/change.h"
#include "core/model/tournament.h"

#include <optional>
#include <vector>

/// What is still open in a round, and where to go next.
namespace desk {

class ResultsDiscipline;

/// A table with the settings for its length. Valid as long as the tournament.
struct TableInRound
{
    const core::Settings& settings;
    const core::Round& round;
    const core::Table& table;

    [[nodiscard]] const ResultsDiscipline& discipline() const;
    /// The state of the match; nothing in disciplines without matches.
    [[nodiscard]] std::optional<core::MatchState> match() const;
    /// The next game on the slip without a result after `after`, wrapping around at the end.
    [[nodiscard]] std::optional<core::GameNumber>
    nextOpenGame(core::GameNumber after = core::GameNumber{0}) const;
};

/// Nothing if there is no such table.
std::optional<TableInRound> tableAt(const core::Tournament& tournament,
                                    const std::optional<core::TableKey>& key);

/// The round to work on: the newest published one with open tables, else the newest that counts;
/// nothing before the first.
std::optional<core::RoundNumber> roundToWorkOn(const core::Tournament& tournament);

/// The round to draw once all earlier ones are over; nothing while one is not, or after the last
/// planned one.
std::optional<core::RoundNumber> roundToDraw(const core::Tournament& tournament);

/// The next open table after `after`, wrapping around at the end. Tables set aside or disputed come
/// last. Nothing if all are complete.
std::optional<core::TableNumber> nextOpenTable(const core::Settings& settings,
                                               const core::Round& round,
                                               std::optional<core::TableNumber> after,
                                               bool backwards = false);

} // namespace desk
