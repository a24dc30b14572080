#pragma once

#include "core/change/change.h"
#include "db/connection.h"

#include <cstdint>
#include <optional>

/// The sum of digests stored with each tournament: over the data in tournament_digest.h, and the
/// row with its version and settings. The caller holds the transaction. All functions throw
/// core::StoreFailure.
namespace db {

/// Updates a tournament's sum with its changes.
class Proof
{
public:
    /// Created before the first change.
    Proof(Connection& connection, core::TournamentId id);

    void follow(const core::Step& step);
    /// Called after the last change.
    void store();

private:
    Connection& connection_;
    core::TournamentId id_;
    std::optional<std::uint64_t> sum_; ///< Without the row; a tournament may have no sum.
};

/// Stores the sum of a newly stored tournament.
void prove(Connection& connection, core::TournamentId id, const core::Tournament& tournament);

/// Throws core::StoreFailure (Damaged) unless what was read matches the stored sum.
void requireProven(Connection& connection, core::TournamentId id,
                   const core::Tournament& tournament);

/// Gives a sum to every readable tournament without one.
void proveAll(Connection& connection);

} // namespace db
