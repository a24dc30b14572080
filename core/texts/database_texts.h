#pragma once

#include "core/store/backup.h"
#include "core/store/database_fault.h"

#include <QString>

namespace texts {

/// "The file is damaged: …."; of a tournament that breaks a rule, the rule.
QString text(const core::DatabaseFault& fault);
/// What is missing, and which backup has more, if one has.
QString text(const core::LostEntries& lost, const std::optional<core::BackupFile>& newer);

} // namespace texts
