#pragma once

#include <QString>

namespace db {

/// A text as a server can keep it and Qt's driver gives it back: a zero character, which the server
/// refuses, is escaped, and a byte-order mark at the beginning, which the driver takes away, stands
/// twice.
QString toServer(const QString& text);

/// What the driver made of a text of toServer().
QString fromServer(const QString& text);

} // namespace db
