#pragma once

#include "page_flow.h"
#include "table_arrangement.h"
#include "table_rows.h"

#include <vector>

namespace reports {

/// Some lines of one type.
struct Paragraph
{
    std::vector<QString> lines;
    Type type;
    qreal lineHeight = 0;
    Ink ink = Ink::Black;
    qreal after = 0; ///< Space below it.

    [[nodiscard]] qreal height() const
    {
        return static_cast<qreal>(lines.size()) * lineHeight + after;
    }
};
using Paragraphs = std::vector<Paragraph>;

qreal heightOf(const Paragraphs& paragraphs);

struct LaidBlock
{
    Paragraphs owner; ///< At most one, and only on top of a page.
    Paragraphs heading;
    std::vector<LaidRow> rows;
    Paragraphs notes;
    bool newPage = false;
    bool together = false;

    /// What is repeated where the block goes on, but the table's head.
    [[nodiscard]] qreal repeatedHeight() const;
};

/// A table document with all that stands in it laid out, ready to flow over pages.
struct LaidTable
{
    Paragraphs heading;
    LaidRow head;
    std::vector<LaidBlock> blocks; ///< None where no block has a row.
    Paragraphs notes;
};

/// How wide what stands around the rows may be, and how high a page is.
struct TableRoom
{
    qreal across = 0; ///< The title and what stands with it.
    qreal column = 0;
    qreal height = 0;
};

LaidTable laidOut(const TableDocument& document, const Arrangement& arrangement,
                  const TableRoom& room, Measures& measures);

/// One of the arrangement's parts. What stands around the rows is in the first part alone, but for
/// the titles; its room is kept in all, so that the rows of all parts are on the same pages.
void addPart(PageFlow& flow, const LaidTable& table, const Arrangement& arrangement,
             std::size_t part, bool ruled);

} // namespace reports
