#pragma once

#include "core/account.h"
#include "core/cards/matches.h"

#include <QString>
#include <QStringList>

#include <optional>

/// What an account of Rommé 500 tells of a round: the match somebody played in it.
namespace desk {

class AccountMatch
{
public:
    /// Nothing where the participant was not seated or the round does not count. The tournament
    /// outlives it.
    static std::optional<AccountMatch> of(const core::Tournament& tournament,
                                          const core::AccountRound& round,
                                          core::StartNumber number);

    /// What the participant's seat has collected.
    [[nodiscard]] scoring::MatchPoints total() const;
    /// "1st place", "won (target reached)", "by lot": what became of them, one a text.
    [[nodiscard]] QStringList fate() const;
    /// How the match stands, the totals, who left and what a lot decided, one a text.
    [[nodiscard]] QStringList lines() const;

private:
    AccountMatch(const core::Tournament& tournament, const core::Round& round,
                 const core::Table& table, core::StartNumber number);

    [[nodiscard]] bool isWinner() const;
    [[nodiscard]] QString outcome() const;
    [[nodiscard]] QString totals() const;

    const core::Tournament& tournament_;
    const core::Round& round_;
    const core::Table& table_;
    core::StartNumber number_;
    std::size_t seat_;
    core::MatchState state_;
};

} // namespace desk
