#pragma once

#include "reports/typeset/sheet.h"

#include <QString>
#include <QStringList>

#include <vector>

/// Pieces of equal size that are cut from pages: cards to carry along, slips to draw, receipts.
namespace typeset {

struct Ticket
{
    QString event;          ///< At the head, small.
    QString corner;         ///< Beside it, bold: "12".
    QString title;          ///< Large; wraps.
    QStringList lines = {}; ///< Below it; each wraps.
    QStringList heads = {}; ///< Of a table to write in; empty: there is none.
    std::vector<QStringList>
        rows;                    ///< Of the table, one cell a head; empty ones are to be filled in.
    QStringList signatures = {}; ///< Below lines at the foot: "Received by".
    QString code = {};           ///< As a QR code at the lower right; empty: none.
};

/// All tickets have the same size and type, whatever they say: what is too long wraps, and is cut
/// where even that has no room.
struct Tickets
{
    int columns = 2; ///< Of a page in portrait, at least 1.
    int rows = 4;    ///< At least 1.
    qreal titleSize = points(14);
    qreal lineSize = points(9);
    qreal codeSide = millimetres(15); ///< Of QR codes.
    bool centred = false;             ///< Title and lines stand in the middle.
    /// The titles become smaller before a line is left out.
    bool keepsLines = false;
    std::vector<Ticket> tickets;
    QString nothing; ///< The text of the only page if there are no tickets.
};

/// How many rows of a table fit a ticket where so many share a page from top to bottom.
int tableRowsThatFit(int rowsOfTickets, PaperSize paper);

/// In the order of the tickets, row by row, with marks where to cut.
Sheets ticketPages(const Tickets& tickets, PaperSize paper);

} // namespace typeset
