#pragma once

#include "call.h"
#include "core/file/csv.h"
#include "read.h"

#include <QString>

/// Lists that commands read from CSV files.
namespace cli {

/// Unknown columns are warned of.
Read<core::CsvTable> readTable(Call& call, const QString& file, const core::CsvColumns& columns);

} // namespace cli
