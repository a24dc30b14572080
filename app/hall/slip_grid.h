#pragma once

#include "app/hall/page_parts.h"
#include "app/hall/sent_slip.h"
#include "app/hall/typed_worth.h"
#include "core/model/result.h"
#include "core/model/tournament.h"
#include "reports/hall/public_names.h"

#include <QString>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

namespace web {

/// A game on a table's slip in its current state.
struct SlipRow
{
    core::GameNumber game{1};
    QString state;                                 ///< In words.
    const char* kind = "open";                     ///< Of the state, for the style sheet.
    std::optional<core::GameOutcome> outcome = {}; ///< Shown even if nobody has stored it yet.
    QString address = {};  ///< Of the page where it can be typed; empty: it cannot.
    bool isHidden = false; ///< It has a result, which this page must not show.
};

/// The game with fields.
struct OpenRow
{
    core::GameNumber game{1};
    const TypedGame& typed;
    const core::Refused& refused;
    Html question = {}; ///< With its own buttons.
};

/// A table's games like the paper slip: a row each, the seats side by side.
class SlipGrid
{
public:
    /// All outlive it; the table exists.
    SlipGrid(const core::Tournament& tournament, const core::TableKey& table,
             const hall::PublicNames& names);

    /// The rows in their order, among them that of the open game.
    [[nodiscard]] Html sheet(const QString& caption, const std::vector<SlipRow>& rows,
                             const std::optional<OpenRow>& open) const;
    /// What the fields of the open row are worth, for the page's script to put there.
    [[nodiscard]] Html worth(core::GameNumber game, const TypedGame& typed) const;

private:
    [[nodiscard]] Html pointsRow(const TypedWorth& worth) const;
    [[nodiscard]] std::size_t seats() const { return table_.head.seats.size(); }
    [[nodiscard]] bool playsClaims() const;
    /// Rommé 500.
    [[nodiscard]] bool playsDeals() const { return playsCards(tournament_.settings); }
    /// "Game 2".
    [[nodiscard]] QString gameText(core::GameNumber game) const;
    /// The first or the second of a seat's two fields.
    [[nodiscard]] QString fieldLabel(bool isSecond) const;
    /// What is wrong with it.
    [[nodiscard]] QStringList fieldFaults(const OpenRow& open, std::size_t seat,
                                          bool isSecond) const;
    /// "A Käthe Weiß".
    [[nodiscard]] QString seatText(std::size_t seat) const;
    [[nodiscard]] Html head() const;
    [[nodiscard]] Html row(const SlipRow& row) const;
    [[nodiscard]] Html openRow(const SlipRow& row, const OpenRow& open) const;
    [[nodiscard]] Html fields(const OpenRow& open, bool isSecond) const;
    [[nodiscard]] Html faults(const OpenRow& open) const;
    [[nodiscard]] Html endings(const TypedGame& typed) const;
    [[nodiscard]] Html substitutes(const OpenRow& open) const;
    /// The totals of a match, by seat.
    [[nodiscard]] scoring::PerSeat<scoring::MatchPoints> matchTotals() const;
    [[nodiscard]] Html keys() const;
    [[nodiscard]] Html sums(const std::vector<SlipRow>& rows) const;
    /// A row below the games' cells, as wide as they are.
    [[nodiscard]] Html wide(const Html& contents) const;

    const core::Tournament& tournament_;
    core::TableKey key_;
    const core::Table& table_;
    const hall::PublicNames& names_;
};

} // namespace web
