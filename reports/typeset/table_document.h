#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <vector>

/// A document that is a table: one value, rendered by the page, CSV and HTML writers. All texts are
/// final and in the reader's language, except for the columns' keys.
namespace typeset {

enum class ColumnKind : std::uint8_t {
    Text,
    Name,   ///< A person's name: takes the remaining width, wraps, is never cut off.
    Number, ///< Right-aligned, with digits of equal width.
    Points, ///< Aligned on the units; fractions or decimals follow to the right.
    Money,  ///< Right-aligned; files have the amount with two places.
    Date,   ///< Files have the ISO date.
    Word,   ///< One word or symbol, centred.
    Code,   ///< A QR code of the short text; HTML and files have the text itself.
};

/// Where a column is shown.
enum class ColumnUse : std::uint8_t {
    Everywhere,
    Page, ///< Page and HTML only.
    Csv,  ///< CSV only: on the page it is in a block's title.
};

/// What a column is to its document. Where columns do not fit, those that need not stay leave:
/// first those that say the same in every row, then the last of these purposes, the rightmost
/// first.
enum class Purpose : std::uint8_t {
    Essential, ///< What the document exists for: on every sheet, and first on a narrow screen.
    Content,   ///< Stays; continues on a second sheet if even the least type leaves no room.
    Game,      ///< A single game beside the sum: they leave together, after type has shrunk.
    Figure,    ///< What decides equal totals, or belongs to few.
    Share,     ///< Adds up to an essential column.
    Aside,     ///< The club, how many games; a text has two lines at most.
};

struct Column
{
    QString key; ///< The stable English head in CSV: "tmp_exact". Unique in a document.
    QString head;
    ColumnKind kind = ColumnKind::Text;
    ColumnUse use = ColumnUse::Everywhere;
    bool strong = false; ///< The main column: bold.
    Purpose purpose = Purpose::Content;
    /// The sort column: pages show their range of names.
    bool ranged = false;
    bool struck = false;  ///< With a line through it: it does not count.
    bool carried = false; ///< A balance: further pages begin with that of the page before.
    /// In a spreadsheet, where the head says too little beside others; empty: the head.
    QString fileHead = {};

    /// Names and what is strong are essential in any document.
    [[nodiscard]] bool isEssential() const
    {
        return purpose == Purpose::Essential || kind == ColumnKind::Name || strong;
    }
};

struct Cell
{
    QString text;
    QString value; ///< For files; empty: the text, a blank: nothing. Decimals have a point.
    /// In a column by which rows are sorted: under what, where that is not the text.
    QString sortedAs = {};
    /// For programs, where files for spreadsheets cannot say it: a fraction, cents. Empty: the
    /// value.
    QString exact = {};
    QString letter = {}; ///< Of a name: under which it is looked for in a list by name.

    [[nodiscard]] const QString& place() const { return sortedAs.isEmpty() ? text : sortedAs; }
};

struct Row
{
    std::vector<Cell> cells; ///< One per column.
    bool strong = false;     ///< A sum, a winner.
};

/// Rows that belong together under a title: a table of players, one participant's rounds.
struct Block
{
    QString title; ///< Empty: none, and no room for one.
    /// The owner named by earlier blocks: shown above the title if the block begins or continues on
    /// a new page.
    QString owner;
    QStringList lines; ///< Under the title, smaller.
    std::vector<Row> rows;
    QStringList notes;     ///< Below the rows, small.
    bool blank = false;    ///< Rows to write in by hand: files leave them out.
    bool newPage = false;  ///< Begins a page.
    bool together = false; ///< Without a page break if it fits one page.
};

/// Where a document is read; type and page layout depend on it.
enum class Use : std::uint8_t {
    /// From some steps away: fills its pages, and takes more pages rather than smaller type.
    OnTheWall,
    InTheHand, ///< One page for each person or thing, if legible type allows.
    InTheFile,
    ReadAloud, ///< By somebody who stands in front of the hall.
};

struct TableDocument
{
    QString title;    ///< "Standings after round 2".
    QString state;    ///< Also on every further page: "provisional"; may be empty.
    QStringList lead; ///< Paragraphs before the table: "provisional, 2 tables missing".
    std::vector<Column> columns;
    std::vector<Block> blocks;
    QStringList notes;      ///< Paragraphs after the last block.
    QStringList signatures; ///< Lines to sign on, below the notes; only on paper.
    QString nothing;        ///< The text if no block has a row.
    QString carriedOver;    ///< "Carried over: %1", for the balance of a column.
    Use use = Use::InTheFile;
    int newspaperColumns = 1;    ///< Blocks or rows side by side, if they fit.
    bool large = false;          ///< On the wall: short lines, in even larger type.
    bool oneHead = false;        ///< Column heads once per page, not above each block.
    bool twoSided = false;       ///< Blocks that begin a page begin on the front of a sheet.
    bool countsByPerson = false; ///< Blocks that begin a page begin a count of pages.
    bool ruled = false;          ///< Lines to write on instead of stripes.
    bool halved = false; ///< Two copies to a sheet, to be cut, if its columns fit half of one.

    [[nodiscard]] bool hasRows() const;
    /// The rows of all blocks; a block without any counts as one.
    [[nodiscard]] std::size_t rowCount() const;
};

bool holdsNumbers(ColumnKind kind);
/// The cell in files. Nothing is an empty text, also where the page has a dash among numbers, and
/// numbers have an ASCII minus sign.
QString fileValueOf(const Cell& cell, ColumnKind kind);

/// Match points split for a column: "22½" is "22" and "½". A text without any digit or fraction
/// ("–") is whole.
struct PointsText
{
    QString whole;
    QString behind; ///< Begins where the units end.
};
PointsText pointsText(const QString& text);

} // namespace typeset
