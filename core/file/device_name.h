#pragma once

#include <QString>

namespace core {

/// Whether Windows takes the file's name for a device, such as NUL or com1.csv, in any folder.
bool isDeviceName(const QString& path);

} // namespace core
