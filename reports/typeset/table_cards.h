#pragma once

#include "reports/typeset/sheet.h"

#include <QString>
#include <QStringList>

#include <vector>

/// The cards on the tables, with a number legible across the hall.
namespace typeset {

struct TableCard
{
    QString caption;    ///< "Table", above the number.
    QString number;     ///< "7", as large as fits.
    QString event;      ///< Small, with the round: in the upper corners.
    QString round;      ///< "Round 3".
    QStringList people; ///< The people at the table, one line each, at most four; below the number.
};

struct TableCards
{
    std::vector<TableCard> cards;
    QString nothing; ///< The text of the only page if there are no cards.
};

/// Two on a landscape page, each to be cut out and folded like a tent, readable from both sides.
Sheets cardPages(const TableCards& cards, PaperSize paper);

} // namespace typeset
