#pragma once

#include "reports/typeset/page_frame.h"

#include <QString>

#include <cstddef>
#include <vector>

/// A knock-out as a drawing: a column a round, lines to the tables where those who go on sit next.
namespace typeset {

struct BracketSeat
{
    QString name;
    QString points;
    bool goesOn = false; ///< Drawn bold.
};

/// A table, or those with a bye.
struct BracketBox
{
    QString title;
    std::vector<BracketSeat> seats;
    std::vector<std::size_t> leadsTo = {}; ///< Boxes of the next round, ascending.
};

struct BracketRound
{
    QString title;
    std::vector<BracketBox> boxes;
};

struct Bracket
{
    QString title;
    QString winner; ///< Under the title.
    std::vector<BracketRound> rounds;
    QString nothing; ///< Said instead while there are no rounds.
};

/// In the orientation in which more fits. The last page has as many of the last rounds as fit there
/// side by side; the boxes of rounds before them are on the pages before, without lines.
Sheets bracketPages(const Bracket& bracket, PaperSize paper, const PageFrame& frame);

} // namespace typeset
