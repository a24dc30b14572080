#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace typeset {

/// The kinds of files that a document is written as; all but PDF are for tables alone.
enum class FileForm : std::uint8_t { Pdf, Csv, Html, Xlsx };

/// "pdf", as file names end.
QString suffixOf(FileForm form);

/// The form whose files end with that, in either case.
std::optional<FileForm> fileFormOf(const QString& suffix);

} // namespace typeset
