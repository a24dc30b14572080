#pragma once

#include "reports/typeset/html.h"
#include "reports/typeset/page_frame.h"
#include "reports/typeset/table_document.h"

#include <QByteArray>
#include <QLocale>

#include <optional>
#include <vector>

/// The writers of a table document.
namespace typeset {

/// Pages with columns sized to their content; landscape if portrait is too narrow. Long names
/// shrink or wrap. Tables still too wide continue on further pages that repeat the leading columns.
/// Every page has the heads; rows are never cut off.
Sheets tablePages(const TableDocument& document, PaperSize paper, const PageFrame& frame);

/// For spreadsheets of that language: UTF-8 with byte-order mark, its decimal separator, fields
/// separated by `;` if that is a comma, else by `,`, CRLF, column keys as head, one line per row of
/// all blocks. Texts that a spreadsheet would read as a formula or date are escaped.
QByteArray tableCsv(const TableDocument& document, const QLocale& locale);

/// For programs: the same columns and rows with exact values, the first row being the head. Nothing
/// is quoted or made safe.
std::vector<QStringList> programRows(const TableDocument& document);

/// For a terminal, UTF-8: columns as wide as their content, numbers at the right, paragraphs broken
/// at 80 columns. Of the frame it has the event, date and place, and the rules.
QByteArray tableText(const TableDocument& document, const PageFrame& frame = {});

/// The same as a workbook of one sheet: the heads in the reader's language, each there once, stay
/// in view; numbers, points, money and dates are such. Sums of money are formulas: those of strong
/// rows, else one below the rows. Nothing if the folder for temporary files cannot be written.
std::optional<QByteArray> tableXlsx(const TableDocument& document);

/// One self-contained file, readable on a phone, with a style for printing.
QByteArray tableHtml(const TableDocument& document, const PageFrame& frame, const QLocale& locale);
/// Its contents, for a page that has a style of its own.
Html tableContents(const TableDocument& document);

} // namespace typeset
