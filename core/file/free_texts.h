#pragma once

#include <QByteArray>
#include <QStringList>

namespace core {

/// What people have typed into a tournament file, or into one side of ChangeTexts, except for
/// names, clubs and groups: notes, reasons, purposes.
QStringList freeTexts(const QByteArray& json);

} // namespace core
