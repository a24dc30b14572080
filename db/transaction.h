#pragma once

#include "db/connection.h"

namespace db {

/// A transaction that rolls back unless commit() has returned.
class Transaction
{
public:
    enum class Kind : std::uint8_t {
        Read,  ///< A consistent view of the database, despite concurrent writers. Joins a
               ///< surrounding transaction of the connection.
        Write, ///< Waits for another writer. Never nested.
    };

    Transaction(Connection& connection, Kind kind);
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    Transaction(Transaction&&) = delete;
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    /// On return everything written is on the disk.
    void commit();

private:
    void end();

    Connection& connection_;
    bool open_;
};

} // namespace db
