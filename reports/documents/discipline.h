#pragma once

#include "core/standings.h"
#include "reports/documents/catalogue.h"
#include "reports/documents/people.h"

/// What differs between the games in documents.
namespace documents {

/// The columns of what one hand came to: stones and claims, or points melded and left in hand.
struct HandColumns
{
    typeset::Column first;
    typeset::Column second;
    typeset::Column points;
};

/// What only some disciplines, or some events of them, have in their standings.
enum class StandingsTrait : std::uint8_t {
    Any,      ///< Everything has it.
    Sum,      ///< Points are added up.
    KnockOut, ///< Who gets further stands above.
    Stones,   ///< Rummy: CSV has its total as an exact fraction, too.
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
    /// The column of what the standings add up.
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

    /// How many games a table plays where `games` are planned; nothing where that is open.
    [[nodiscard]] virtual std::optional<int> gamesOf(const core::Settings& settings,
                                                     int games) const = 0;
    /// The texts on a slip that depend on the game.
    virtual void addSlipWords(typeset::SlipWords& words, const core::Settings& settings) const = 0;

    /// What a table still lacks, for CSV and in words.
    [[nodiscard]] virtual typeset::Column missingColumn() const = 0;
    [[nodiscard]] virtual QString missingWord(const SeatedTable& at) const = 0;
    [[nodiscard]] virtual QString missingText(const SeatedTable& at) const = 0;
    /// How the match of a table stands; empty where tables play no match.
    [[nodiscard]] virtual QString matchNote(const SeatedTable& at) const = 0;

    /// "(place, name, points)": what the lines of the short report say.
    [[nodiscard]] virtual QString shortReportLegend(const core::Settings& settings) const = 0;
    [[nodiscard]] virtual QString nothingPlayedText() const = 0;

    [[nodiscard]] virtual typeset::Document roundResults(const Source& source,
                                                         const Choice& choice) const = 0;

    // Standings

    [[nodiscard]] virtual bool has(StandingsTrait trait, const core::Settings& settings) const = 0;
};

const Discipline& disciplineOf(const core::Settings& settings);

} // namespace documents
