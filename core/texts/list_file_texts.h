#pragma once

#include "core/file/workbook.h"

#include <QString>

namespace texts {

/// Why a file is not read as a list, and what to do instead.
QString text(const core::ListFileFailure& failure);

} // namespace texts
