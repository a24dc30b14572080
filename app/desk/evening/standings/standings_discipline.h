#pragma once

#include "app/desk/evening/standings/sheet.h"
#include "core/ranking/account.h"

#include <QString>

namespace desk {

/// Differences on the Standings page, mainly in accounts.
class StandingsDiscipline
{
public:
    StandingsDiscipline() = default;
    virtual ~StandingsDiscipline() = default;
    Q_DISABLE_COPY_MOVE(StandingsDiscipline)

    /// The key under which the choice of columns is stored.
    [[nodiscard]] virtual QString columnsKey() const = 0;
    /// "Berger, Anna: 39 TMP", in a knock-out "Berger, Anna: goes on".
    [[nodiscard]] virtual QString accountTitle(const core::Settings& settings,
                                               const SheetRow& row) const = 0;
    /// "no game yet".
    [[nodiscard]] virtual QString withoutRankText() const = 0;
    /// "Game by game": the button for the list of all games.
    [[nodiscard]] virtual QString gameByGameText() const = 0;
    /// "All games": that list's name for screen readers.
    [[nodiscard]] virtual QString allGamesText() const = 0;
    /// The make-up of the total: "GMP 32 + CMP 7"; empty in a knock-out, where nothing adds up.
    [[nodiscard]] virtual QString totalText(const core::Settings& settings,
                                            const core::Tally& tally) const = 0;
    /// "Game 2, seat B".
    [[nodiscard]] virtual QString gameName(const core::AccountRound& round,
                                           const core::AccountGame& game) const = 0;
};

const StandingsDiscipline& rummyStandings();
const StandingsDiscipline& romme500Standings();

} // namespace desk
