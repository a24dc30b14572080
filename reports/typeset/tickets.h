#pragma once

#include "reports/typeset/sheet.h"
#include "reports/typeset/type.h"

#include <QString>
#include <QStringList>

#include <vector>

/// Pieces of equal size cut from pages: player cards, draw slips, receipts.
namespace typeset {

struct Ticket
{
    QString event;                 ///< At the head, small.
    QString corner;                ///< Beside it, bold: "12".
    QString title;                 ///< Large; wraps.
    QStringList lines = {};        ///< Below it; each wraps.
    QStringList heads = {};        ///< Of a table to write in; empty: no table.
    std::vector<QStringList> rows; ///< Of the table, one cell per head; empty ones are to be filled
                                   ///< in.
    QStringList signatures = {};   ///< Below lines at the foot: "Received by".
    QString code = {};             ///< As a QR code at the lower right; empty: none.
};

/// All tickets have the same size and type, whatever their text: long texts wrap, and are cut off
/// if there is no room.
struct Tickets
{
    int columns = 2; ///< Of a page in portrait, at least 1.
    int rows = 4;    ///< At least 1.
    qreal titleSize = points(14);
    qreal leastTitleSize = smallestSize; ///< Below it, titles shrink only one by one.
    qreal lineSize = points(9);
    qreal codeSide = millimetres(15); ///< Of QR codes.
    bool centred = false;             ///< Title and lines are centred.
    /// Titles shrink before a line is left out.
    bool keepsLines = false;
    std::vector<Ticket> tickets;
    QString nothing; ///< The text of the only page if there are no tickets.
};

/// How many table rows fit a ticket with that many tickets down the page.
int tableRowsThatFit(int rowsOfTickets, PaperSize paper);

/// In order, row by row, with cutting marks.
Sheets ticketPages(const Tickets& tickets, PaperSize paper);

} // namespace typeset
