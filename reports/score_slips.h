#pragma once

#include "sheet.h"

#include <QString>
#include <QStringList>

#include <vector>

/// The slips on which a table's players write their results.
namespace reports {

struct SlipSeat
{
    QString letter; ///< "A".
    QString number; ///< Start number; empty on a blank slip.
    QString name;   ///< Empty on a blank slip.
};

struct Slip
{
    QString table;               ///< "Table 7"; on a blank slip "Table", with a line behind it.
    QString round;               ///< "Round 3"; on a blank slip "Round".
    QString id;                  ///< Slip id, large and as QR code; empty on a blank slip: none.
    QString replaced;            ///< "Replaces the slip printed before"; empty: an original.
    std::vector<SlipSeat> seats; ///< In seat order, at most four.
    int games = 0;               ///< One line a game; seat A opens game 1, B game 2, and so on.
};

/// The same words on all slips of a print.
struct SlipWords
{
    QString event;
    QString dateAndPlace;
    QString game;   ///< "Game %1", %1 to be filled in.
    QString opener; ///< What the mark beside the opener means.
    QString stones;
    QString claims; ///< Empty: the rules know no claims, and there is no box for them.
    QString romme;
    QString firstRoundRomme; ///< Empty: the option is off.
    QString earlyEnd;
    QString sum;
    QString signature;
};

/// In table order. All pages are cut as one pile: that makes a stack of each place on the page.
/// Stacked from upper left to lower right, row by row, each new one under the last, they lie in
/// table order: with four to a page and six pages the upper left places hold tables 1 to 6, those
/// beside them 7 to 12 and so on.
struct ScoreSlips
{
    SlipWords words;
    std::vector<Slip> slips;
    QString nothing; ///< What the one page says where there is no slip.
};

/// Four to an A4 page where they fit, fewer where not; a slip is never cut and none needs more
/// than a page.
Sheets slipPages(const ScoreSlips& slips, PaperSize paper);

} // namespace reports
