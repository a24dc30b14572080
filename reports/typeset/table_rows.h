#pragma once

#include "reports/typeset/table_columns.h"

#include <vector>

/// The rows of a table, laid out from its upper left corner.
namespace typeset {

/// As high as its highest cell, in all parts of a table.
struct LaidRow
{
    qreal height = 0;
    QString name;    ///< In the column that determines the page range.
    QString letter;  ///< Under which the name is looked for.
    QString carried; ///< A balance that is carried over to the next page.
    std::vector<std::vector<TextMark>> parts;
    std::vector<std::vector<QrMark>> codes; ///< One list per part; heads have none.
};

class RowLayout
{
public:
    /// All of them outlive this object. No row gets higher than `mostHeight`.
    RowLayout(const TableDocument& document, const TableStyle& style,
              const std::vector<TablePart>& parts, qreal mostHeight, Measures& measures);

    LaidRow row(const Row& row);
    /// The columns' heads; of height 0 if none has a text.
    LaidRow head();

private:
    std::vector<TextMark> cells(const Row& row, const TablePart& part, qreal scale);
    std::vector<TextMark> cell(const QString& text, const Column& column, const Type& type,
                               const ColumnRoom& room);
    /// For a text too long for one line: wraps, in the type of its neighbours.
    std::vector<TextMark> lines(const QString& text, Side side, const Type& type,
                                const QRectF& line);
    std::vector<TextMark> heads(const TablePart& part);
    /// Centred in a row of that height.
    [[nodiscard]] std::vector<QrMark> codes(const Row& row, const TablePart& part,
                                            qreal height) const;

    const TableDocument& document_;
    const TableStyle& style_;
    const std::vector<TablePart>& parts_;
    qreal mostHeight_;
    Measures& measures_;
};

} // namespace typeset
