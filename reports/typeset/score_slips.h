#pragma once

#include "reports/typeset/sheet.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// The slips on which a table's players write their results.
namespace typeset {

struct SlipSeat
{
    QString letter; ///< "A".
    QString number; ///< Start number; empty on a blank slip.
    QString name;   ///< Empty on a blank slip.
};

/// A game's result as printed in its boxes.
struct SlipResult
{
    QStringList first;                    ///< Of each seat; empty: still open.
    QStringList second = {};              ///< Likewise, beside it.
    std::optional<qsizetype> ending = {}; ///< The ticked one of SlipWords::endings.
    QString remark = {};                  ///< Below the game's number: "by phone".
};

struct Slip
{
    QString table;               ///< "Table 7"; on a blank slip "Table", followed by a line.
    QString round;               ///< "Round 3"; on a blank slip "Round".
    QString id;                  ///< Slip id, large and as QR code; empty: none.
    QString code = {};           ///< The QR code's text instead of the id; empty: the id.
    QString remark;              ///< "Replaces the slip printed before"; usually empty.
    std::vector<SlipSeat> seats; ///< In seat order, at most four.
    int games = 0;               ///< One line per game; seat A opens game 1, B game 2, and so on.
    int firstGame = 1;           ///< The game number of the first line.
    std::vector<SlipResult> results = {}; ///< Of the first lines; usually none.
};

/// The texts shared by all slips of a print; they determine the boxes.
struct SlipWords
{
    QString event;
    QString dateAndPlace;
    QString game;        ///< "Game %1", %1 to be filled in.
    QString opener;      ///< The legend of the opener's mark.
    QString firstBox;    ///< Of a seat in a game.
    QString secondBox;   ///< Beside it; empty: none.
    QStringList endings; ///< Tick boxes, at least one: how a game ended.
    QString sum;
    QString signature;
    /// If set, a seat's boxes add up to one sum, and a row of this name for the running total
    /// follows each game.
    QString runningTotal = {};
    QString tieBreaker = {}; ///< A row of this name below the sum; empty: none.
    /// Names and rows have their minimum height: for many games on a small slip.
    bool low = false;
};

/// In table order. All pages are cut as one pile, giving a stack for each place on the page. Put
/// together from upper left to lower right, row by row, each new stack under the last, they are in
/// table order: with four to a page and six pages the upper left places hold tables 1 to 6, those
/// beside them 7 to 12 and so on.
struct ScoreSlips
{
    SlipWords words;
    std::vector<Slip> slips;
    QString nothing; ///< The text of the only page if there are no slips.
};

/// Four on an A4 page if they fit, else fewer; nothing is smaller than smallestSize. A slip with
/// more games than fit a page continues on the next.
Sheets slipPages(const ScoreSlips& slips, PaperSize paper);

} // namespace typeset
