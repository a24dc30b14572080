#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

/// A document that is a table: one value, which the page, CSV and HTML writers render. All texts
/// are final and in the reader's language, except for the columns' keys.
namespace typeset {

enum class ColumnKind : std::uint8_t {
    Text,
    Name,   ///< A person's: takes the remaining width, wraps, is never cut off.
    Number, ///< Right-aligned, digits of equal width.
    Points, ///< Aligned on the units; fractions or decimals follow to the right.
    Word,   ///< One word or symbol, centred.
    Code,   ///< A QR code of the text, which is short; HTML and files have the text itself.
};

/// Where a column is shown.
enum class ColumnUse : std::uint8_t {
    Everywhere,
    Page, ///< Page and HTML alone.
    Csv,  ///< CSV alone: the page has it in a block's title.
};

struct Column
{
    QString key; ///< The stable English head in CSV: "tmp_exact". Unique among those of a document.
    QString head;
    ColumnKind kind = ColumnKind::Text;
    ColumnUse use = ColumnUse::Everywhere;
    bool strong = false; ///< The main column: bold.
    /// Repeated on each part if the table is too wide for one page.
    bool leading = false;
    /// The rows are sorted by it: pages of several say their range of names.
    bool ranged = false;
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

    [[nodiscard]] const QString& place() const { return sortedAs.isEmpty() ? text : sortedAs; }
};

struct Row
{
    std::vector<Cell> cells; ///< One a column.
    bool strong = false;     ///< A sum, a winner.
};

/// Rows that belong together under a title: a table of players, one participant's rounds.
struct Block
{
    QString title; ///< Empty: none, and no room for one.
    /// Whose it is, where blocks before it say so: stands above the title where the block begins a
    /// page or goes on on one.
    QString owner;
    QStringList lines; ///< Under the title, smaller.
    std::vector<Row> rows;
    QStringList notes;     ///< Below the rows, small.
    bool blank = false;    ///< Rows to write in by hand: files leave them out.
    bool newPage = false;  ///< Begins a page.
    bool together = false; ///< Without a page break if it fits a page.
};

/// Where a paper is read; its type and its pages follow from that.
enum class Use : std::uint8_t {
    /// From some steps away: fills its pages, and gets more of them rather than smaller type.
    OnTheWall,
    InTheHand, ///< One page for each person or thing, if legible type allows.
    InTheFile,
};

struct TableDocument
{
    QString title;    ///< "Standings after round 2".
    QString state;    ///< On every further page too: "provisional"; may be empty.
    QStringList lead; ///< Paragraphs before the table: "provisional, 2 tables missing".
    std::vector<Column> columns;
    std::vector<Block> blocks;
    QStringList notes;      ///< Paragraphs after the last block.
    QStringList signatures; ///< Lines to sign on, below the notes; on paper alone.
    QString nothing;        ///< The text if no block has a row.
    Use use = Use::InTheFile;
    int newspaperColumns = 1; ///< How many blocks or rows are side by side, if they fit.
    bool large = false;       ///< On the wall: short lines, in still larger type.
    bool oneHead = false;     ///< The columns' heads stand once a page, not above each block.
    bool twoSided = false;    ///< Blocks that begin a page begin on the front of a sheet.
    bool ruled = false;       ///< Lines to write on instead of stripes.

    [[nodiscard]] bool hasRows() const;
};

/// Match points split for a column: "22½" is "22" and "½". A text without any digit or fraction
/// ("–") is whole.
struct PointsText
{
    QString whole;
    QString behind; ///< Begins where the units end.
};
PointsText pointsText(const QString& text);

} // namespace typeset
