#pragma once

#include "outcome_texts.h"
#include "slip_form.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace desk {

/// One seat's cell of a game as it is painted.
struct GridHand
{
    QString first = QStringLiteral("–");
    QString second = QStringLiteral("–");
    std::optional<scoring::MatchPoints> points;
    QString substitute; ///< Who held the cards instead; mostly empty.
    bool asked = true;  ///< Not of who takes no part in a tie-breaker deal.
    bool gone = false;  ///< Empty: made the Rommé, or went out.
};

struct GridRow
{
    enum class State : std::uint8_t {
        Open,
        HalfTyped, ///< Typed and not stored, but not the row being typed now.
        Stored,
        Typing,
    };
    core::GameNumber number{1};
    QString label; ///< "Game 2".
    State state = State::Open;
    std::vector<GridHand> hands;
    EndingText ending;
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
    bool cards = false;    ///< Of Rommé 500: all points are whole.
    bool hasSecond = true; ///< Each seat has a second field.
    QString firstTitle;
    QString secondTitle;
    QString sumLabel;
};

/// Where the parts of the grid lie, in logical pixels.
class GridLayout
{
public:
    static constexpr int headHeight = 68;
    static constexpr int titlesHeight = 22;
    static constexpr int sumsHeight = 38;

    GridLayout(const GridSheet& sheet, QRect rect);

    [[nodiscard]] QRect head(std::size_t seat) const;
    [[nodiscard]] QRect row(std::size_t row) const;
    [[nodiscard]] QRect label(std::size_t index) const;
    [[nodiscard]] QRect field(std::size_t index, FieldPlace place) const;
    [[nodiscard]] QRect points(std::size_t index, std::size_t seat) const;
    [[nodiscard]] QRect ending(std::size_t index) const;
    [[nodiscard]] QRect titles() const;
    [[nodiscard]] QRect sums() const;
    [[nodiscard]] QRect sumText(std::size_t seat) const;
    [[nodiscard]] QRect sumPoints(std::size_t seat) const;

    /// The whole grid's height for so many games.
    static int heightFor(std::size_t rows);
    static int rowHeightFor(std::size_t rows);

private:
    [[nodiscard]] int seatLeft(std::size_t seat) const;

    QRect rect_;
    int rowHeight_;
    int rows_;
    int seatWidth_;
    bool hasSecond_;
    bool cards_;
};

} // namespace desk
