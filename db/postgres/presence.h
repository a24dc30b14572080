#pragma once

#include "core/desk.h"

#include <QString>

#include <optional>

/// How desks know of each other: the server shows everybody under which name a connection runs, for
/// as long as it lives. That name tells what the desk is doing.
namespace db {

/// Printable ASCII, as long as the server keeps it; what is left of a long name.
QString presenceText(const core::Desk& desk);

/// What presenceText() made, but for the role; nothing of any other name.
std::optional<core::Desk> deskFrom(const QString& text);

} // namespace db
