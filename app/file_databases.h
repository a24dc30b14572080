#pragma once

#include "app/databases.h"
#include "db/backup.h"
#include "db/sql_store.h"

namespace desk {

/// The databases as SQLite files.
class FileDatabases : public Databases
{
public:
    std::unique_ptr<core::Store> open(const QString& file) override
    {
        return db::openStore(file, db::IfMissing::Create);
    }
    void backUp(const QString& file, const QString& target) override { db::backUp(file, target); }
    QString backUpTo(const QString& file, const QString& folder, const QDateTime& now) override
    {
        return db::backUpTo(file, folder, now);
    }
    std::optional<QString> restore(const QString& file, const QString& backup,
                                   const QDateTime& now) override
    {
        return db::restore(file, backup, now);
    }
};

} // namespace desk
