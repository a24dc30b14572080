#pragma once

#include "difference.h"
#include "random_tournament.h"
#include "store_fixture.h"

#include <QTest>

#include <optional>
#include <utility>

/// Shared by the tests of the SQL store.
namespace sql_store_test {

using namespace Qt::StringLiterals;
using namespace store_fixture;

inline core::Tournament smallTournament()
{
    return randomTournament(7, {8, 2, 2});
}

inline core::Change changeOf(core::Step step)
{
    return {core::Label(), QString(), {std::move(step)}};
}

inline core::GameOutcome closedGame(const QString& reason)
{
    return core::UnplayedGame{reason};
}

inline const core::GameKey firstGame{core::RoundNumber{1}, core::TableNumber{1},
                                     core::GameNumber{1}};

inline core::Change gameChange(std::optional<core::GameOutcome> before,
                               std::optional<core::GameOutcome> after)
{
    return changeOf(core::GameExchange{firstGame, std::move(before), std::move(after)});
}

} // namespace sql_store_test
