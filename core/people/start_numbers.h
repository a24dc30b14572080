#pragma once

#include "core/model/ids.h"

#include <QString>

#include <vector>

namespace core {

bool isAmong(const std::vector<StartNumber>& numbers, StartNumber number);

/// Ascending, as refusals list them: "4, 7".
QString listText(std::vector<StartNumber> numbers);

} // namespace core
