#pragma once

#include "sheet.h"

#include <QString>
#include <QStringList>

#include <vector>

/// The cards that stand on the tables: a number that is read across the hall.
namespace reports {

struct TableCard
{
    QString caption;    ///< "Table", above the number.
    QString number;     ///< "7", as large as fits.
    QString event;      ///< Small, with the round: in the upper corners.
    QString round;      ///< "Round 3".
    QStringList people; ///< Who sits there, one line each, at most four: below the number.
};

struct TableCards
{
    std::vector<TableCard> cards;
    QString nothing; ///< What the one page says where there is no card.
};

/// Two to a landscape page, each to be cut off and folded across the middle: it stands like a tent
/// and reads from both sides.
Sheets cardPages(const TableCards& cards, PaperSize paper);

} // namespace reports
