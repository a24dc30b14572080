#pragma once

#include "core/change/desk.h"

#include <QString>

#include <optional>

/// How desks see each other: the server shows everyone the application name of each live
/// connection, which describes what the desk is doing.
namespace db {

/// Printable ASCII within the server's limit; a long name is truncated.
QString presenceText(const core::Desk& desk);

/// The inverse of presenceText(); nothing for any other name.
std::optional<core::Desk> deskFrom(const QString& text);

} // namespace db
