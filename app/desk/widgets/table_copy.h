#pragma once

#include <QStringList>

#include <vector>

namespace desk {

/// Puts a table on the clipboard, as tab-separated text and as HTML: spreadsheets and word
/// processors paste it cell by cell. The first row holds the heads.
void copyTable(const std::vector<QStringList>& rows);

} // namespace desk
