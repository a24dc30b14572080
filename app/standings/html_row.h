#pragma once

#include <QString>
#include <QStringList>

namespace desk {

/// A row of a table; the cells are HTML already. From the second cell on `numbers` of them are
/// right-aligned.
QString htmlRow(const QStringList& cells, qsizetype numbers, const QString& style);

} // namespace desk
