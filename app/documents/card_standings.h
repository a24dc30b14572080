#pragma once

#include "core/cards/chip_balances.h"
#include "core/cards/knock_out.h"
#include "standings_columns.h"

#include <QHash>

/// What standings of Rommé 500 say.
namespace documents {

/// How far somebody came in a knock-out that has begun: "winner", "round 3"; CSV has the last round
/// they sat in.
reports::Cell reachedCell(const core::Tournament& tournament, const core::KnockOut& knockOut,
                          core::StartNumber number);

/// Points where they rank, in a knock-out how far somebody came; chips where the tournament has
/// any. Those it tells of outlive it.
class CardStandingsColumns : public StandingsColumns
{
public:
    CardStandingsColumns(const core::Tournament& tournament, const Ranks& ranks,
                         const People& people, const Prizes& prizes,
                         std::optional<core::RoundNumber> after);

private:
    void addPenalties();
    void addReached(std::optional<core::RoundNumber> after);
    void addChips(std::optional<core::RoundNumber> after);

    const core::Tournament& tournament_;
    core::KnockOut knockOut_;
    QHash<std::int32_t, scoring::Chips> chips_; ///< By start number.
};

} // namespace documents
