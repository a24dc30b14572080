#pragma once

#include "core/cards/chip_balances.h"
#include "core/cards/knock_out.h"
#include "core/prizes.h"
#include "standings_columns.h"

#include <QHash>
#include <QStringList>

/// What standings of Rommé 500 say.
namespace documents {

/// How far somebody came in a knock-out that has begun: "winner", "round 3"; CSV has the last round
/// they sat in.
reports::Cell reachedCell(const core::Tournament& tournament, const core::KnockOut& knockOut,
                          core::StartNumber number);

/// Who gets which prize; nobody before all tables are decided, in a knock-out before it is won.
class Prizes
{
public:
    Prizes(const core::Tournament& tournament, const Ranks& ranks,
           std::optional<core::RoundNumber> after);

    [[nodiscard]] bool any() const { return !shares_.empty(); }
    /// What can be paid out.
    [[nodiscard]] reports::Cell cell(core::StartNumber number) const;
    /// Who shares which sum, and the cents that are left over of it.
    [[nodiscard]] QStringList notes(const People& people) const;

private:
    std::vector<core::PrizeShare> shares_;
};

/// Points where they rank, in a knock-out how far somebody came; chips where the tournament has
/// any. All given outlive it.
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
    const Prizes& prizes_;
    core::KnockOut knockOut_;
    QHash<std::int32_t, scoring::Chips> chips_; ///< By start number.
};

} // namespace documents
