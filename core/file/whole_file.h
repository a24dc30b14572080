#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace core {

/// Writes the file beside `path` and gives it that name once it is whole: what was there before
/// stays if that cannot be. Returns why, in the system's words, or nothing.
std::optional<QString> writeWholeFile(const QString& path, const QByteArray& bytes);

} // namespace core
