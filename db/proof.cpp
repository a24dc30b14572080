#include "db/proof.h"

#include "core/store/store.h"
#include "db/failure.h"
#include "db/tournament_digest.h"
#include "db/tournament_reader.h"

#include <vector>

namespace db {
namespace {

using namespace Qt::StringLiterals;

struct StoredSum
{
    std::optional<std::int64_t> sum;
    std::uint64_t row = 0; ///< For the row with version and settings.
};

StoredSum storedSum(Connection& connection, core::TournamentId id)
{
    Rows rows = connection.rows(
        u"SELECT version, name, date, rule_set, settings, uuid, digest FROM tournament "
        "WHERE id = ?"_s,
        id);
    if (!rows.next()) {
        throw damaged(u"tournament %1 is missing"_s.arg(core::plain(id)));
    }
    constexpr int digest = 6;
    return {rows.value<std::optional<std::int64_t>>(digest),
            static_cast<std::uint64_t>(rows.digestOf(digest))};
}

void storeSum(Connection& connection, core::TournamentId id, std::uint64_t withoutRow)
{
    const auto sum = withoutRow + storedSum(connection, id).row;
    connection.run(u"UPDATE tournament SET digest = ? WHERE id = ?"_s,
                   static_cast<std::int64_t>(sum), id);
}

/// Nothing if it can't be read.
std::optional<core::StoredTournament> readable(Connection& connection, core::TournamentId id)
{
    try {
        return readUnchecked(connection, id);
    } catch (const core::StoreFailure& failure) {
        if (failure.kind() != core::StoreFailure::Kind::Damaged) {
            throw;
        }
        return std::nullopt;
    }
}

} // namespace

Proof::Proof(Connection& connection, core::TournamentId id) : connection_(connection), id_(id)
{
    const auto stored = storedSum(connection, id);
    if (stored.sum) {
        sum_ = static_cast<std::uint64_t>(*stored.sum) - stored.row;
    }
}

void Proof::follow(const core::Step& step)
{
    if (sum_) {
        *sum_ += differenceOf(step);
    }
}

void Proof::store()
{
    if (sum_) {
        storeSum(connection_, id_, *sum_);
    }
}

void prove(Connection& connection, core::TournamentId id, const core::Tournament& tournament)
{
    storeSum(connection, id, digestOf(tournament));
}

void requireProven(Connection& connection, core::TournamentId id,
                   const core::Tournament& tournament)
{
    const auto stored = storedSum(connection, id);
    const auto read = static_cast<std::int64_t>(digestOf(tournament) + stored.row);
    if (stored.sum != read) {
        throw damaged(u"tournament %1 was changed outside the program"_s.arg(core::plain(id)));
    }
}

void proveAll(Connection& connection)
{
    for (const auto id : connection.column<core::TournamentId>(
             u"SELECT id FROM tournament WHERE digest IS NULL"_s)) {
        if (const auto stored = readable(connection, id)) {
            prove(connection, id, stored->tournament);
        }
    }
}

} // namespace db
