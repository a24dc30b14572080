#pragma once

#include "connection.h"

namespace db {

/// A transaction that is rolled back unless commit() returned.
class Transaction
{
public:
    enum class Kind : std::uint8_t {
        Read,  ///< One state of the database, whatever others write meanwhile. Within another
               ///< transaction of the connection it is part of that one.
        Write, ///< Waits for a writer before it. Never within another one.
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
