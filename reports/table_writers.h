#pragma once

#include "page_frame.h"
#include "table_document.h"

#include <QByteArray>
#include <QLocale>

/// The three writers of a table document.
namespace reports {

/// Pages with columns sized to their content; landscape where portrait is too narrow. Long names
/// shrink or wrap. What is too wide even then is continued on further pages beside the leading
/// columns. Heads stand on every page, rows are never cut.
Sheets tablePages(const TableDocument& document, PaperSize paper, const PageFrame& frame);

/// For spreadsheets: UTF-8 with byte order mark, `;` between fields, CRLF, the columns' keys as
/// head, one line a row of all blocks. A text that a spreadsheet would take for a formula is
/// written so that it is none.
QByteArray tableCsv(const TableDocument& document);

/// One file without anything from elsewhere, readable on a phone, with a style for printing.
QByteArray tableHtml(const TableDocument& document, const PageFrame& frame, const QLocale& locale);

} // namespace reports
