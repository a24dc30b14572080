#pragma once

#include "app/desk/evening/results/results_discipline.h"

#include "app/desk/evening/results/waiting_entries.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace core {
class SecondPass;
}

namespace desk {

/// One game. Empty claims count and show as 0.
struct GridRow
{
    enum class State : std::uint8_t {
        Open,
        HalfTyped, ///< Typed and not stored, but not the current row.
        Reported,  ///< By phone and not stored, likewise.
        Stored,
        Typing,
    };
    QString label; ///< "Game 2".
    State state = State::Open;
    Slip slip;
    std::optional<SeatPoints> worth;
    IconText ending;
    QStringList substitutes; ///< By seat, "played by Hans"; usually empty.

    /// The number in a field; a dash for none.
    [[nodiscard]] QString text(FieldPlace place) const;
};

struct GridSeat
{
    QString letter;
    QString number;
    QString surname;
    QString second; ///< Forename, else the club; in the current row, who plays instead.
    bool substituted = false;
    QString name;                              ///< Whole.
    std::optional<scoring::MatchPoints> soFar; ///< Of the stored games.
    std::optional<scoring::MatchPoints> total; ///< Including the current row.
    QString besideTotal; ///< "so far 7½"; in a match to a target, the missing points.
};

/// The printed slip of a table as painted.
struct GridSheet
{
    std::vector<GridSeat> seats;
    std::vector<GridRow> rows;
    std::size_t usualRows = 0; ///< Of the round's tables; the rows of a match may be fewer or more.
    bool wholePoints = false;  ///< Points have no fractions: card points of deals.
    bool hasSecond = true;     ///< Each seat has a second field.
    bool hasClaims = false;    ///< That field holds claims.
    bool skipsSecond = false;  ///< Enter skips the second field.
    bool isReported = false;   ///< The row being typed is as it was reported: Enter stores it.
    ResultWords words;

    [[nodiscard]] std::optional<std::size_t> typingRow() const;
};

/// Typed games at a table, beside the stored ones.
struct TypedGames
{
    const Slip* slip;              ///< Of the current game; nullptr for none.
    const SlipPreview& preview;    ///< Of the slip.
    const SlipBook* kept;          ///< Half-typed ones; may be nullptr.
    const core::SecondPass* pass;  ///< Hides stored results not compared yet; nullptr for none.
    const WaitingEntries* waiting; ///< May be nullptr.
};

/// The slip of one of the tournament's tables.
GridSheet gridSheet(const core::Tournament& tournament, const TableInRound& at,
                    const TypedGames& typed);

} // namespace desk
