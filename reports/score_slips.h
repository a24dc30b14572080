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
    QString table;               ///< "Table 7".
    QString round;               ///< "Round 3".
    QString id;                  ///< Slip id, large and as QR code; empty on a blank slip: none.
    QString replaced;            ///< "Replaces the slip printed before"; empty: an original.
    std::vector<SlipSeat> seats; ///< In seat order.
    int games = 0;               ///< One line a game; seat A opens game 1, B game 2, and so on.
};

/// The same words on all slips of a print.
struct SlipWords
{
    QString event;
    QString dateAndPlace;
    QString game;
    QString opener; ///< What the mark beside the opener means.
    QString stones;
    QString claims; ///< Empty: the rules know no claims, and there is no box for them.
    QString romme;
    QString firstRoundRomme; ///< Empty: the option is off.
    QString earlyEnd;
    QString sum;
    QString signature;
};

/// In table order. What fits onto a page is cut apart; stacks of cut pages, laid on each other,
/// lie in table order.
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
