#include "db/transaction.h"

#include "core/store.h"

namespace db {

using namespace Qt::StringLiterals;

Transaction::Transaction(Connection& connection, Kind kind)
    : connection_(connection), open_(kind == Kind::Write || !connection.inTransaction())
{
    if (!open_) {
        return;
    }
    // A plain BEGIN that reads first cannot wait for a writer: its first write would fail.
    connection_.run(kind == Kind::Write ? u"BEGIN IMMEDIATE"_s : u"BEGIN"_s);
    connection_.inTransaction_ = true;
}

Transaction::~Transaction()
{
    if (!open_) {
        return;
    }
    end();
    try {
        connection_.run(u"ROLLBACK"_s);
    } catch (const core::StoreFailure&) {
        // SQLite has already rolled back, for instance because the disk is full.
    }
}

void Transaction::commit()
{
    if (open_) {
        connection_.run(u"COMMIT"_s);
        end();
    }
}

void Transaction::end()
{
    open_ = false;
    connection_.inTransaction_ = false;
}

} // namespace db
