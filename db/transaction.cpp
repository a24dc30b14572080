#include "db/transaction.h"

#include "core/store/store.h"

namespace db {

Transaction::Transaction(Connection& connection, Kind kind)
    : connection_(connection), open_(kind == Kind::Write || !connection.inTransaction())
{
    if (!open_) {
        return;
    }
    if (kind == Kind::Write) {
        connection_.beginWrite();
    } else {
        connection_.beginRead();
    }
    connection_.inTransaction_ = true;
}

Transaction::~Transaction()
{
    if (!open_) {
        return;
    }
    end();
    try {
        connection_.rollBack();
    } catch (const core::StoreFailure&) {
        // The engine has already rolled back, for instance because the disk is full.
    }
}

void Transaction::commit()
{
    if (open_) {
        connection_.commit();
        end();
    }
}

void Transaction::end()
{
    open_ = false;
    connection_.inTransaction_ = false;
}

} // namespace db
