#pragma once

#include "core/seating/quality.h"
#include "core/use_cases/seating_rounds.h"

#include <QByteArray>

#include <vector>

namespace cli {

/// The seats and how good they are.
QByteArray seatingJson(const std::vector<core::RoundPlan>& plans,
                       const seating::QualitySheet& quality);

} // namespace cli
