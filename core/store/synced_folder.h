#pragma once

#include <QString>

#include <optional>

namespace core {

/// The service that synchronises the file's folder between computers, such as OneDrive, recognised
/// by the name of a folder above it; nothing if there is none. Such a service copies an open
/// database half written, and puts back older copies of it.
std::optional<QString> syncedBy(const QString& file);

} // namespace core
