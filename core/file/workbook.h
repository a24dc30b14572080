#pragma once

#include "core/file/csv_rows.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <variant>
#include <vector>

/// Reading sheets of workbooks as rows of texts: Office Open XML (.xlsx) and OpenDocument (.ods).
namespace core {

inline constexpr qint64 largestWorkbook = 20'000'000;  ///< In bytes, packed.
inline constexpr qint64 largestUnpacked = 100'000'000; ///< All parts read, inflated.
inline constexpr std::size_t mostSheetRows = 10'000;   ///< With content.
inline constexpr std::size_t mostSheetColumns = mostColumns;

/// Why a file is not read as a list. Each code lists its arguments.
enum class ListFileFault : std::uint8_t {
    NotSupported,     ///< A workbook, in a build without libzip.
    TooLarge,         ///< most bytes
    UnpackedTooLarge, ///< most bytes
    Damaged,          ///< No archive, or its parts are no workbook.
    DeclaresTypes,    ///< A document type declaration, which workbooks do not have.
    TooManyRows,      ///< most rows
    TooManyColumns,   ///< most columns
    NoSheet,          ///< All sheets are hidden.
    UnknownSheet,     ///< the name wanted, the names of the sheets
    OldWorkbook,      ///< .xls and other files of old office programs, or one with a password
    Numbers,          ///< Apple Numbers
    TextDocument,     ///< Word, Writer, Pages, RTF
    Pdf,
    Picture,
    WebPage,     ///< HTML, or a workbook as plain XML
    OtherArchive ///< ZIP or gzip with something else
};

struct ListFileFailure
{
    ListFileFault fault = ListFileFault::Damaged;
    QStringList arguments = {};

    friend bool operator==(const ListFileFailure&, const ListFileFailure&) = default;
};

/// A sheet as it was read.
struct Sheet
{
    QString name;
    QStringList others; ///< The visible sheets beside it.
    /// Those with content. Dates are "2026-05-11", moments "2026-05-11T20:15:00", times "20:15:00",
    /// numbers have a point and no grouping, truth is "TRUE" or "FALSE"; errors are empty.
    std::vector<RawRow> rows;
};

template <typename Value>
using ListFileResult = std::variant<Value, ListFileFailure>;

/// Whether this build can read workbooks.
bool readsWorkbooks();

/// The sheet of that name, in any case, or the first visible one if the name is empty. A hidden
/// sheet can be named.
ListFileResult<Sheet> readWorkbook(const QByteArray& file, const QString& sheet);

} // namespace core
