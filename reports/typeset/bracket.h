#pragma once

#include "reports/typeset/page_frame.h"

#include <QString>

#include <cstddef>
#include <vector>

/// A knock-out as a drawing: one column per round, with lines to the next tables of those who
/// advance.
namespace typeset {

struct BracketSeat
{
    QString name;
    QString points;
    bool goesOn = false; ///< Drawn in bold.
};

/// A table, or the people with a bye.
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
    QString nothing; ///< Shown while there are no rounds.
};

/// In the orientation that fits more. The last page holds as many of the last rounds as fit side by
/// side; boxes of earlier rounds are on the preceding pages, without lines.
Sheets bracketPages(const Bracket& bracket, PaperSize paper, const PageFrame& frame);

} // namespace typeset
