#pragma once

#include "core/ranking/standings.h"
#include "reports/documents/catalogue.h"
#include "reports/documents/people.h"

/// Differences between the games in documents.
namespace documents {

/// The columns of a hand's result: stones and claims, or points melded and left in hand.
struct HandColumns
{
    typeset::Column first;
    typeset::Column second;
    typeset::Column points;
};

/// Features of standings that only some disciplines or events have.
enum class StandingsTrait : std::uint8_t {
    Any,      ///< For all.
    Sum,      ///< Points are added up.
    KnockOut, ///< Those who got further rank higher.
    Stones,   ///< Rummy: CSV also has the total as an exact fraction.
    Claims,
    Matches, ///< Tables play matches.
    Chips,
};

/// A table of a round.
struct SeatedTable
{
    const People& people;
    const core::Settings& settings;
    const core::Round& round;
    const core::Table& table;
};

class Discipline
{
    Q_DISABLE_COPY_MOVE(Discipline)

public:
    Discipline() = default;
    virtual ~Discipline() = default;

    /// "Games".
    [[nodiscard]] virtual QString gamesHead() const = 0;
    /// "Opens game".
    [[nodiscard]] virtual QString opensHead() const = 0;
    /// The column of a game's number.
    [[nodiscard]] virtual typeset::Column gameColumn() const = 0;
    /// "Table 3, game 2".
    [[nodiscard]] virtual QString gameTitle(const core::GameKey& game) const = 0;
    /// "after 3 games".
    [[nodiscard]] virtual QString afterGamesText(int games) const = 0;
    /// "No game yet".
    [[nodiscard]] virtual QString noGameText() const = 0;
    /// The column of the total in the standings.
    [[nodiscard]] virtual typeset::Column sumColumn(const core::Settings& settings) const = 0;
    /// The same before and after a correction: "TMP before", "TMP now".
    [[nodiscard]] virtual typeset::Column sumBeforeColumn() const = 0;
    [[nodiscard]] virtual typeset::Column sumNowColumn() const = 0;
    /// "Points of the round: %1".
    [[nodiscard]] virtual QString roundSumText(const core::Settings& settings) const = 0;
    /// "TMP 12 = 8 GMP + 4 CMP".
    [[nodiscard]] virtual QString totalText(const core::Settings& settings,
                                            const core::Tally& tally) const = 0;
    [[nodiscard]] virtual HandColumns handColumns(const core::Settings& settings) const = 0;
    [[nodiscard]] virtual bool playsForChips(const core::Settings& settings) const = 0;

    /// How many games a table plays if `games` are planned; nothing if open-ended.
    [[nodiscard]] virtual std::optional<int> gamesOf(const core::Settings& settings,
                                                     int games) const = 0;
    /// The texts on a slip specific to the game.
    virtual void addSlipWords(typeset::SlipWords& words, const core::Settings& settings) const = 0;

    /// A table's missing results, for CSV and in words.
    [[nodiscard]] virtual typeset::Column missingColumn() const = 0;
    [[nodiscard]] virtual QString missingWord(const SeatedTable& at) const = 0;
    [[nodiscard]] virtual QString missingText(const SeatedTable& at) const = 0;
    /// The state of a table's match; empty without matches.
    [[nodiscard]] virtual QString matchNote(const SeatedTable& at) const = 0;

    /// "(place, name, points)": the legend of the short report.
    [[nodiscard]] virtual QString shortReportLegend(const core::Settings& settings) const = 0;
    [[nodiscard]] virtual QString nothingPlayedText() const = 0;

    [[nodiscard]] virtual typeset::Document roundResults(const Source& source,
                                                         const Choice& choice) const = 0;

    // Standings

    [[nodiscard]] virtual bool has(StandingsTrait trait, const core::Settings& settings) const = 0;
};

const Discipline& disciplineOf(const core::Settings& settings);

} // namespace documents
