#pragma once

#include "core/prizes.h"
#include "people.h"
#include "ranks.h"
#include "reports/table_document.h"

#include <QStringList>

#include <optional>
#include <vector>

namespace documents {

/// Who gets which prize. Nobody before all tables are decided and as many rounds are played as were
/// planned, in a knock-out before there is a winner; nobody in standings of an earlier round.
class Prizes
{
public:
    Prizes(const core::Tournament& tournament, const Ranks& ranks,
           std::optional<core::RoundNumber> after);

    /// There are any to be had.
    [[nodiscard]] bool areSet() const { return areSet_; }
    /// They can be told.
    [[nodiscard]] bool areWon() const { return !shares_.empty(); }
    /// What can be paid out.
    [[nodiscard]] reports::Cell cell(core::StartNumber number) const;
    /// Who shares which sum, and the cents that are left over of it.
    [[nodiscard]] QStringList notes(const People& people) const;

private:
    bool areSet_ = false;
    std::vector<core::PrizeShare> shares_;
};

} // namespace documents
