#pragma once

#include "core/cards/matches.h"
#include "core/seating/request.h"
#include "core/tournament.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace desk {

class ResultsDiscipline;
class StandingsDiscipline;

/// What differs in the window between rummy and Rommé 500.
class Discipline
{
public:
    Discipline() = default;
    virtual ~Discipline() = default;
    Q_DISABLE_COPY_MOVE(Discipline)

    // Page Setup

    /// What is played, for the head of the page: "3 rounds, 4 games per round".
    [[nodiscard]] virtual QStringList setupFacts(const core::Settings& settings) const = 0;
    /// "game 3", "deal 3".
    [[nodiscard]] virtual QString numberedGame(core::GameNumber number) const = 0;
    /// Why a change of the rules is refused; `place` is the first result that rules it out.
    [[nodiscard]] virtual QString contradiction(const QString& place) const = 0;
    /// At which tables the rules are played.
    [[nodiscard]] virtual QString tablesHint() const = 0;
    /// What the number of planned rounds means.
    [[nodiscard]] virtual QString plannedRoundsHint(const core::Settings& settings) const = 0;

    // Page Rounds

    /// How long the tables of a round play: "2 game(s) each", "matches to 300 points".
    [[nodiscard]] virtual QString roundLength(const core::Settings& settings, int games) const = 0;
    /// Whether a round can be given another number of games.
    [[nodiscard]] virtual bool canShortenRounds() const = 0;
    /// How the match at a table stands; nothing in disciplines without matches.
    [[nodiscard]] virtual std::optional<core::MatchState>
    matchAt(const core::Settings& settings, const core::Round& round,
            const core::Table& table) const = 0;
    /// Who has won the event as a whole: "Berger, Anna (1) has won the knock-out."; of a ring or
    /// single tournament how its only table ended. Empty while that is open, and in all other
    /// events.
    [[nodiscard]] virtual QString outcome(const core::Tournament& tournament) const = 0;
    /// Why a round with so many open tables cannot be closed; empty where the refusal says it.
    [[nodiscard]] virtual QString openTablesReason(int openTables) const = 0;
    /// Why nobody can be taken from a table that has results, and what to do instead.
    [[nodiscard]] virtual QString missingAfterResultReason() const = 0;
    /// Whether a way of seating has a meaning for that round.
    [[nodiscard]] virtual bool offersSeating(seating::Mode mode, const core::Tournament& tournament,
                                             core::RoundNumber round,
                                             seating::FivePlayers fivePlayers) const = 0;

    // Page Results

    [[nodiscard]] virtual const ResultsDiscipline& results() const = 0;

    // Page Standings

    [[nodiscard]] virtual const StandingsDiscipline& standings() const = 0;

    // Page Tournaments

    /// What is played in a round: "4 games per round"; the event and how long its matches last.
    [[nodiscard]] virtual QStringList gameFacts(const core::Settings& settings) const = 0;
};

/// That of the tournament's rules; lives as long as the program.
const Discipline& disciplineOf(const core::Settings& settings);

} // namespace desk
