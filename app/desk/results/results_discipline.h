#pragma once

#include "app/desk/results/round_progress.h"
#include "app/desk/results/slip.h"

#include <QStringList>

#include <vector>

namespace desk {

/// Words of the page of results that differ between the disciplines. %1 and so on are filled by
/// whoever shows them.
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
    QString firstMissing;   ///< What has to be typed for seat %1.
    QString secondMissing;
    QString clear;     ///< On a button.
    QString clearing;  ///< What clearing game %2 of table %1 means.
    QString notPlayed; ///< Title.
    QString close;     ///< On a button.
    QString closing;   ///< What closing game %2 of table %1 means.
};

/// A key that says how the game ended.
struct EndingKey
{
    QString key;
    QString text;
    SlipEnding ending;
    bool isWithoutZero = false; ///< Makes sense only as long as nobody has 0.
};

/// What differs between the disciplines when results are entered.
class ResultsDiscipline
{
public:
    ResultsDiscipline() = default;
    virtual ~ResultsDiscipline() = default;
    Q_DISABLE_COPY_MOVE(ResultsDiscipline)

    [[nodiscard]] virtual ResultWords words(const core::Settings& settings) const = 0;
    /// The games that the table's slip has a row for, ascending: those of the round. Of a match the
    /// deals entered and those still to be played as far as is known: all that are left of a
    /// quick match, the next one of a match to a target, a tie-breaker deal that is due.
    [[nodiscard]] virtual std::vector<core::GameNumber> games(const TableInRound& at) const = 0;
    [[nodiscard]] virtual std::vector<EndingKey> endingKeys() const = 0;
    /// "4 games a table", "one match to 500 points".
    [[nodiscard]] virtual QString roundLength(const core::Settings& settings,
                                              const core::Round& round) const = 0;
    /// "2 of 4 games entered".
    [[nodiscard]] virtual QString enteredGames(const TableInRound& at) const = 0;
    /// "Game 2 of 4", and what else is worth knowing of it.
    [[nodiscard]] virtual QStringList gameFacts(const TableInRound& at,
                                                core::GameNumber number) const = 0;
};

const ResultsDiscipline& rummyResults();
const ResultsDiscipline& romme500Results();

} // namespace desk
