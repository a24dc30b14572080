#pragma once

#include "reports/typeset/page_flow.h"
#include "reports/typeset/table_arrangement.h"
#include "reports/typeset/table_rows.h"

#include <vector>

namespace typeset {

/// Lines of one type.
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
    Paragraphs owner; ///< At most one; only at the top of a page.
    Paragraphs heading;
    std::vector<LaidRow> rows;
    Paragraphs notes;
    bool newPage = false;
    bool together = false;

    /// Of all but the table's head.
    [[nodiscard]] qreal height() const;
    /// Repeated where the block continues, below the table's head.
    [[nodiscard]] qreal repeatedHeight() const;
};

/// A laid-out table document, ready to flow over pages.
struct LaidTable
{
    Paragraphs heading;
    LaidRow head;
    std::vector<LaidBlock> blocks; ///< None if no block has a row.
    Paragraphs notes;
};

/// The width available around the rows, and the height of a page.
struct TableRoom
{
    qreal across = 0; ///< The title and the paragraphs with it.
    qreal column = 0;
    qreal height = 0;
};

LaidTable laidOut(const TableDocument& document, const Arrangement& arrangement,
                  const TableRoom& room, Measures& measures);

/// One of the arrangement's parts. Texts around the rows are only in the first part, except titles;
/// all parts reserve their space, so that rows are on the same pages in each.
void addPart(PageFlow& flow, const LaidTable& table, const Arrangement& arrangement,
             std::size_t part, const TableDocument& document);

} // namespace typeset
