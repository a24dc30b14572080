#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

/// A document that is a table: one value, which the page, CSV and HTML writers render. All texts
/// are finished and in the reader's language, but the keys of the columns.
namespace reports {

enum class ColumnKind : std::uint8_t {
    Text,
    Name,   ///< A person's: gets what room is left, shrinks or wraps, is never cut.
    Number, ///< Right-aligned with even digits.
    Points, ///< Right-aligned on the units; a fraction or decimals stand behind that line.
    Word,   ///< One word or sign, centred.
};

/// Who shows a column.
enum class ColumnUse : std::uint8_t {
    Everywhere,
    Page, ///< Page and HTML: what is made for the eye.
    Csv,  ///< CSV alone: what the page says in a block's title.
};

struct Column
{
    QString
        key; ///< The stable English head in CSV: "tmp_decimal". Unique among those of a document.
    QString head;
    ColumnKind kind = ColumnKind::Text;
    ColumnUse use = ColumnUse::Everywhere;
    bool strong = false; ///< What the document is about: bold.
    /// Repeated on every page where the table is too wide for one and is continued beside.
    bool leading = false;
};

struct Cell
{
    QString text;
    QString value; ///< What CSV has in its place; empty: the text.
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
    QStringList notes;     ///< Behind the rows, small.
    bool newPage = false;  ///< Begins a page.
    bool together = false; ///< Not parted by a page break if it fits a page.
};

enum class TypeSize : std::uint8_t {
    Normal,
    Large, ///< To be read on a wall.
};

struct TableDocument
{
    QString title;    ///< "Standings after round 2".
    QStringList lead; ///< Paragraphs before the table: "provisional, 2 tables missing".
    std::vector<Column> columns;
    std::vector<Block> blocks;
    QStringList notes; ///< Paragraphs behind the last block.
    QString nothing;   ///< What the document says where no block has a row.
    TypeSize size = TypeSize::Normal;
    int newspaperColumns = 1; ///< So many blocks or rows beside each other, where they fit.
    bool ruled = false;       ///< Lines under rows to write on, in place of stripes.

    [[nodiscard]] bool hasRows() const;
};

/// Match points as they stand in a column: "22½" is "22" and "½". A text without any digit or
/// fraction ("–") is whole.
struct PointsText
{
    QString whole;
    QString behind; ///< Begins on the line on which the units end.
};
PointsText pointsText(const QString& text);

} // namespace reports
