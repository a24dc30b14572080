#pragma once

#include "app/desk/evening/results/round_progress.h"
#include "app/desk/evening/results/slip.h"

#include <QStringList>

#include <vector>

namespace desk {

/// Words of the results page that differ between disciplines. The user fills in %1 and so on.
struct ResultWords
{
    QString firstField;     ///< Title of the column.
    QString secondField;    ///< Title of the column.
    QString total;          ///< Label of the grid's last line.
    QString between;        ///< Sign between the two fields: "+".
    QString game;           ///< "Game %1".
    QString placeHere;      ///< "Table %1, game %2".
    QString placeElsewhere; ///< "R%1, table %2, game %3".
    QString seatIsOut;      ///< "Rommé %1", with the seat.
    QString whatToType;     ///< Hint while the slip is incomplete.
    QString firstMissing;   ///< Missing input for seat %1.
    QString secondMissing;
    QString clear;     ///< On a button.
    QString clearing;  ///< What clearing game %2 of table %1 means.
    QString notPlayed; ///< Title.
    QString close;     ///< On a button.
    QString closing;   ///< What closing game %2 of table %1 means.
};

/// A key for how the game ended.
struct EndingKey
{
    QString key;
    QString text;
    SlipEnding ending;
    bool isWithoutZero = false; ///< Only makes sense while nobody has 0.
};

/// Differences between disciplines in entering results.
class ResultsDiscipline
{
public:
    ResultsDiscipline() = default;
    virtual ~ResultsDiscipline() = default;
    Q_DISABLE_COPY_MOVE(ResultsDiscipline)

    [[nodiscard]] virtual ResultWords words(const core::Settings& settings) const = 0;
    /// The games with a row on the table's slip, ascending: those of the round. In a match the
    /// deals entered and the known remaining ones: all of a quick match, the next one of a match to
    /// a target, a tie-breaker deal that is due.
    [[nodiscard]] virtual std::vector<core::GameNumber> games(const TableInRound& at) const = 0;
    /// The rows for which a slip of the table's round has room.
    [[nodiscard]] virtual std::size_t usualGames(const TableInRound& at) const = 0;
    [[nodiscard]] virtual std::vector<EndingKey> endingKeys() const = 0;
    /// "4 games per table", "one match to 500 points".
    [[nodiscard]] virtual QString roundLength(const core::Settings& settings,
                                              const core::Round& round) const = 0;
    /// "2 of 4 games entered".
    [[nodiscard]] virtual QString enteredGames(const TableInRound& at) const = 0;
    /// "Game 2 of 4", and other facts about it.
    [[nodiscard]] virtual QStringList gameFacts(const TableInRound& at,
                                                core::GameNumber number) const = 0;
};

const ResultsDiscipline& rummyResults();
const ResultsDiscipline& romme500Results();

} // namespace desk
