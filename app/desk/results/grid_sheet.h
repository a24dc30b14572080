#pragma once

#include "app/desk/results/results_discipline.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace desk {

/// One game. Empty claims count as 0 and are shown so.
struct GridRow
{
    enum class State : std::uint8_t {
        Open,
        HalfTyped, ///< Typed and not stored, but not the row being typed now.
        Stored,
        Typing,
    };
    QString label; ///< "Game 2".
    State state = State::Open;
    Slip slip;
    std::optional<SeatPoints> worth;
    IconText ending;

    /// The number in a field; a dash for none.
    [[nodiscard]] QString text(FieldPlace place) const;
};

struct GridSeat
{
    QString letter;
    QString number;
    QString surname;
    QString second; ///< Forename, else the club; in the row being typed who plays instead.
    bool substituted = false;
    QString name;                              ///< Whole.
    std::optional<scoring::MatchPoints> soFar; ///< Of the games stored.
    std::optional<scoring::MatchPoints> total; ///< With the row being typed.
    QString besideTotal; ///< "so far 7½"; in a match to a target how much is missing.
};

/// The printed slip of a table as it is painted.
struct GridSheet
{
    std::vector<GridSeat> seats;
    std::vector<GridRow> rows;
    bool wholePoints = false; ///< Points have no fractions: the card points of deals.
    bool hasSecond = true;    ///< Each seat has a second field.
    bool hasClaims = false;   ///< It is that of claims.
    bool skipsSecond = false; ///< Enter passes over the second field.
    ResultWords words;

    [[nodiscard]] std::optional<std::size_t> typingRow() const;
};

/// What is typed at a table, beside what is stored there.
struct TypedGames
{
    const Slip* slip;           ///< Of the game being typed; nullptr for none.
    const SlipPreview& preview; ///< Of the slip.
    const SlipBook* kept;       ///< Half-typed ones; may be nullptr.
    bool blind;                 ///< Nothing of what is stored may be seen.
};

/// "played by Hans"; mostly empty.
QString substituteText(const SlipSeat& seat);

/// The slip of one of the tournament's tables.
GridSheet gridSheet(const core::Tournament& tournament, const TableInRound& at,
                    const TypedGames& typed);

} // namespace desk
