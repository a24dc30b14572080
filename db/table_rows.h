#pragma once

#include "core/change/change.h"
#include "db/connection.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

namespace db {

/// New rows of a tournament's tables and games, collected in any order and inserted by kind, so
/// that each row follows those it refers to.
class TableRows
{
public:
    explicit TableRows(core::TournamentId tournament) : tournament_(tournament) {}

    /// The table with its lists.
    void add(const core::TableKey& key, const core::TableHead& head);
    /// The lists of a table: seats, lot and withdrawals.
    void addLists(const core::TableKey& key, const core::TableHead& head);
    void add(const core::GameKey& key, const core::GameOutcome& outcome);

    /// Throws core::StoreFailure.
    void insertInto(Connection& connection) const;

private:
    template <typename... Columns>
    using OfTables = std::vector<
        std::tuple<core::TournamentId, core::RoundNumber, core::TableNumber, Columns...>>;
    template <typename... Columns>
    using OfGames = OfTables<core::GameNumber, Columns...>;

    void addOutcome(const core::GameKey& key, const core::PlayedGame& game);
    void addOutcome(const core::GameKey& key, const core::PlayedDeal& deal);
    void addOutcome(const core::GameKey& key, const core::UnplayedGame& game);

    core::TournamentId tournament_;
    OfTables<std::optional<QString>, QString, std::int32_t> tables_;
    OfTables<std::size_t, core::StartNumber> seats_;
    OfTables<std::size_t, core::StartNumber> lots_;
    OfTables<core::StartNumber> withdrawn_;
    OfGames<std::optional<QString>, std::optional<std::size_t>, std::optional<QString>> games_;
    OfGames<std::size_t, std::int32_t, std::int32_t, std::optional<QString>,
            std::optional<core::StartNumber>>
        hands_;
    OfGames<QString, std::size_t, bool> deals_;
    OfGames<std::size_t, std::int32_t, std::int32_t, std::optional<core::StartNumber>,
            std::optional<QString>, std::optional<core::StartNumber>>
        dealHands_;
};

} // namespace db
