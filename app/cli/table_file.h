#pragma once

#include "call.h"
#include "core/file/csv.h"
#include "read.h"

#include <QString>
#include <QStringList>

/// Lists that commands read from CSV files.
namespace cli {

/// Unknown columns are warned of.
Read<core::CsvTable> readTable(Call& call, const QString& file, const core::CsvColumns& columns);

/// The parts of a field that holds a list, and the inverse: "Ladies|Guest".
QStringList listIn(const QString& field);
QString joinedList(const QStringList& parts);

/// The number in a field that may be empty; faults are added.
std::optional<std::int64_t> optionalNumber(const core::CsvRow& row, const QString& column,
                                           core::NumberRange range, core::Refusals& faults);

} // namespace cli
