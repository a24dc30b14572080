#pragma once

#include "core/file/workbook.h"

#include <variant>

/// Files that people hand over as lists.
namespace core {

/// The largest list as text, in bytes.
inline constexpr qint64 largestListText = 16LL * 1024 * 1024;
/// No list is larger: enough to read of a file to see that it is too large.
inline constexpr qint64 largestListFile = largestWorkbook;

/// What a file holds: a text, or a sheet of a workbook.
using ListFile = std::variant<QString, Sheet>;

/// The text of a file of unknown origin: UTF-8 or, with a byte-order mark, UTF-16; anything
/// else is read as Windows-1252.
QString decoded(const QByteArray& file);

/// Detects the kind of file by its first bytes, whatever its name. `sheet` as for readWorkbook(); a
/// text has none, and ignores it.
ListFileResult<ListFile> readListFile(const QByteArray& file, const QString& sheet);

/// Whether the file is a ZIP archive, as workbooks are.
bool isArchive(const QByteArray& file);

} // namespace core
