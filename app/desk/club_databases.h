#pragma once

#include "app/desk/databases.h"
#include "db/sqlite/backup.h"
#include "db/sqlite/part_file.h"
#include "db/sqlite/snapshot.h"

namespace desk {

/// The databases as SQLite files.
inline Databases fileDatabases()
{
    const auto open = [](const QString& file) {
        db::removeAbandonedParts(file);
        return db::openStoreOrSnapshot(file, db::IfMissing::Create);
    };
    return {open,          db::backUp,         db::backUpTo,     db::restore,
            db::backupsOf, db::describeBackup, db::canOnlyBeRead};
}

} // namespace desk
