#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace typeset {

/// The file types of documents; all but PDF are for tables only.
enum class FileForm : std::uint8_t { Pdf, Csv, Html, Xlsx };

/// "pdf", as in file names.
QString suffixOf(FileForm form);

/// The type of files with that suffix, ignoring case.
std::optional<FileForm> fileFormOf(const QString& suffix);

} // namespace typeset
