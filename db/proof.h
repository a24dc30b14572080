#pragma once

#include "core/change.h"
#include "db/connection.h"

#include <cstdint>
#include <optional>

/// The sum of digests that each tournament is stored with: of what tournament_digest.h counts, and
/// of the row with its version and settings. The caller holds the transaction. All functions throw
/// core::StoreFailure.
namespace db {

/// Brings a tournament's sum up to date with its changes.
class Proof
{
public:
    /// Before the first change.
    Proof(Connection& connection, core::TournamentId id);

    void follow(const core::Step& step);
    /// After the last change.
    void store();

private:
    Connection& connection_;
    core::TournamentId id_;
    std::optional<std::uint64_t> sum_; ///< Without the row; a tournament can be without a sum.
};

/// Stores the sum of a tournament that was just stored.
void prove(Connection& connection, core::TournamentId id, const core::Tournament& tournament);

/// Throws core::StoreFailure (Damaged) unless what was read is what was stored.
void requireProven(Connection& connection, core::TournamentId id,
                   const core::Tournament& tournament);

/// Gives a sum to every tournament that has none and can be read.
void proveAll(Connection& connection);

} // namespace db
