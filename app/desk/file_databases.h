#pragma once

#include "app/desk/databases.h"
#include "db/backup.h"
#include "db/sql_store.h"

namespace desk {

/// The databases as SQLite files.
inline Databases fileDatabases()
{
    return {[](const QString& file) { return db::openStore(file, db::IfMissing::Create); },
            db::backUp, db::backUpTo, db::restore};
}

} // namespace desk
