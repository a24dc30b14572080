#pragma once

#include "core/store/database_fault.h"

#include <QString>

namespace texts {

/// "The file is damaged: …."; of a tournament that breaks a rule, the rule.
QString text(const core::DatabaseFault& fault);

} // namespace texts
