#pragma once

#include "core/model/tournament.h"
#include "core/ranking/account.h"
#include "reports/documents/standings_table.h"
#include "reports/hall/pages.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace hall {

/// The reader of a person's evening.
enum class Reader : std::uint8_t {
    Themselves, ///< Includes results at their own tables before the points were released.
    Everybody,  ///< Only released rounds.
};

/// A game at a table.
struct EveningGame
{
    QString title;       ///< "1", the number of the game.
    QStringList results; ///< By seat; "–" for somebody who sat out; empty if not entered.
    QStringList points;  ///< By seat; may be empty.

    friend bool operator==(const EveningGame&, const EveningGame&) = default;
};

/// A table at which a person played in a round.
struct EveningTable
{
    std::int32_t round = 1;
    QString title;           ///< "Round 2: table 3, seat B", "Round 2: bye", "Round 2: not seated".
    std::vector<Seat> seats; ///< Everyone at the table; empty without one.
    std::optional<std::size_t> own; ///< Their own seat; nothing at another's table.
    std::vector<EveningGame> games;
    QStringList notes; ///< "Cancelled: counts nothing", "Points of the round: 12½".

    friend bool operator==(const EveningTable&, const EveningTable&) = default;
};

/// A participant's evening, game by game.
struct Evening
{
    Person person;
    QString place;    ///< "3rd place after round 2"; empty until standings are released.
    QString total;    ///< "TMP 12 = 8 GMP + 4 CMP"; likewise, and empty if nothing is added up.
    QString why;      ///< As StandingsPage::why.
    QString gameHead; ///< "Game".
    std::vector<EveningTable> tables; ///< By round.

    friend bool operator==(const Evening&, const Evening&) = default;
};

/// Composes participants' evenings.
class Evenings
{
public:
    /// `source` outlives this.
    Evenings(const Source& source, Reader reader);

    /// `number` belongs to the tournament.
    [[nodiscard]] Evening of(core::StartNumber number) const;

private:
    [[nodiscard]] bool isReleased(core::RoundNumber round) const;
    void addRound(Evening& evening, const core::AccountRound& round,
                  core::StartNumber number) const;
    [[nodiscard]] EveningTable tableOf(const core::AccountRound& round, core::TableNumber number,
                                       core::StartNumber person) const;
    [[nodiscard]] QStringList notesOf(const core::AccountRound& round) const;

    const core::Tournament& tournament_;
    Reader reader_;
    PublicNames names_;
    std::optional<core::RoundNumber> released_;
    std::optional<documents::Ranks> ranks_; ///< After the released rounds.
    QString why_;                           ///< Why they are provisional.
};

} // namespace hall
