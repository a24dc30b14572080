#pragma once

#include <QByteArray>
#include <QString>

namespace sharing {

/// Writes a file that its owner alone may read, whole or not at all; false if that fails.
bool writeOwnFile(const QString& file, const QByteArray& contents);

} // namespace sharing
