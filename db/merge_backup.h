#pragma once

#include "db/connection.h"

#include <QString>

#include <optional>

/// The backup made before the newest merge, and whether that merge can be taken back. All functions
/// throw core::StoreFailure.
namespace db {

struct MergeBackup
{
    QString name;               ///< Of the file, without its folder.
    bool isAnythingNew = false; ///< Anything was stored since the merge.
};

/// A digest of what grows with every change: the versions of tournaments, the club's journal,
/// clocks, and what phones have reported.
std::int64_t stateOf(Connection& connection);

/// Called last within the merge's transaction; earlier merges can't be taken back any more.
void rememberMergeBackup(Connection& connection, const QString& name);

/// Nothing if nothing was merged.
std::optional<MergeBackup> mergeBackup(Connection& connection);

} // namespace db
