#pragma once

#include <QByteArray>
#include <QString>

namespace sharing {

/// Writes a file readable only by its owner, completely or not at all; false on failure.
bool writeOwnFile(const QString& file, const QByteArray& contents);

} // namespace sharing
