#pragma once

#include "core/file/csv_rows.h"
#include "core/file/plain_text.h"
#include "core/model/result.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

/// CSV tables (RFC 4180) with a header line that names the columns.
namespace core {

/// One row below the header line.
struct CsvRow
{
    Line line; ///< The line on which it begins.
    QHash<QString, QString> fields;

    /// Without blanks around it and the apostrophe of guardedText(); empty if the column or the
    /// field is missing.
    [[nodiscard]] QString field(const QString& column) const { return fields.value(column); }
    /// The field as a whole number; nothing, and a fault added, if it is none or out of range.
    [[nodiscard]] std::optional<std::int64_t> number(const QString& column, NumberRange range,
                                                     Refusals& faults) const;
};

struct CsvTable
{
    std::vector<CsvRow> rows;
    Warnings warnings; ///< FileFault::UnknownColumn; such columns were left out.
};

/// The columns a reader knows.
struct CsvColumns
{
    QStringList required;
    QStringList optional;
    std::size_t mostRows = core::mostRows; ///< Below the header line.
};

/// Reads UTF-8, with a byte-order mark or without, lines ending with LF, CRLF or CR; comma,
/// semicolon or tab as in the header line; columns by name, in any order and any case. Rows without
/// content are skipped, fields missing at the end are empty. All faults are reported, up to
/// mostFaults, each at its line; an unclosed quote, invalid UTF-8 or too many rows hide all other
/// faults.
Result<CsvTable> readCsv(const QByteArray& file, const CsvColumns& columns);

/// The same of the rows of a sheet. Up to nine rows may precede the one that names the columns.
Result<CsvTable> csvTableOf(std::vector<RawRow> rows, const CsvColumns& columns);

/// Comma, LF, quotes only where needed, no byte-order mark. The first row is the header.
QByteArray writeCsv(const std::vector<QStringList>& rows);

} // namespace core
