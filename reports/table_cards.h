#pragma once

#include "sheet.h"

#include <QString>
#include <QStringList>

#include <vector>

/// The cards that stand on the tables: a number that is read across the hall.
namespace reports {

struct TableCard
{
    QString table;     ///< "Table 7", large.
    QString number;    ///< "7", as large as fits.
    QStringList lines; ///< Small: event, round, who sits there.
};

struct TableCards
{
    std::vector<TableCard> cards;
    QString nothing; ///< What the one page says where there is no card.
};

/// Two to a page, each to be folded so that it stands and reads from both sides.
Sheets cardPages(const TableCards& cards, PaperSize paper);

} // namespace reports
