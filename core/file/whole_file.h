#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace core {

/// Writes a temporary file next to `path` and renames it once it is complete; on failure the old
/// file stays. Returns the system's error message, or nothing.
std::optional<QString> writeWholeFile(const QString& path, const QByteArray& bytes);

} // namespace core
