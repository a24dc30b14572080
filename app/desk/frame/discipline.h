#pragma once

#include "core/cards/matches.h"
#include "core/model/tournament.h"
#include "core/seating/request.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace desk {

class ResultsDiscipline;
class StandingsDiscipline;

/// Differences between rummy and Rommé 500 in the window.
class Discipline
{
public:
    Discipline() = default;
    virtual ~Discipline() = default;
    Q_DISABLE_COPY_MOVE(Discipline)

    // Page Setup

    /// A summary of the game for the head of the page: "3 rounds, 4 games per round".
    [[nodiscard]] virtual QStringList setupFacts(const core::Settings& settings) const = 0;
    /// "game 3", "deal 3".
    [[nodiscard]] virtual QString numberedGame(core::GameNumber number) const = 0;
    /// Why a change of the rules is refused; `place` is the first result that contradicts it.
    [[nodiscard]] virtual QString contradiction(const QString& place) const = 0;
    /// The table sizes for which the rules are played.
    [[nodiscard]] virtual QString tablesHint() const = 0;
    /// The meaning of the number of planned rounds.
    [[nodiscard]] virtual QString plannedRoundsHint(const core::Settings& settings) const = 0;

    // Page Rounds

    /// The length of a round at its tables: "2 game(s) each", "matches to 300 points".
    [[nodiscard]] virtual QString roundLength(const core::Settings& settings, int games) const = 0;
    /// Whether the number of games in a round can be changed.
    [[nodiscard]] virtual bool canShortenRounds() const = 0;
    /// The state of a table's match; nothing in disciplines without matches.
    [[nodiscard]] virtual std::optional<core::MatchState>
    matchAt(const core::Settings& settings, const core::Round& round,
            const core::Table& table) const = 0;
    /// The winner of the event: "Berger, Anna (1) has won the knock-out."; for a ring or single
    /// tournament the result of its only table. Empty while undecided, and in all other events.
    [[nodiscard]] virtual QString outcome(const core::Tournament& tournament) const = 0;
    /// Why a round with that many open tables cannot be closed; empty if the refusal says so
    /// itself.
    [[nodiscard]] virtual QString openTablesReason(int openTables) const = 0;
    /// Why nobody can be taken from a table that has results, and what to do instead.
    [[nodiscard]] virtual QString missingAfterResultReason() const = 0;
    /// Whether a way of seating makes sense for that round.
    [[nodiscard]] virtual bool offersSeating(seating::Mode mode, const core::Tournament& tournament,
                                             core::RoundNumber round,
                                             seating::FivePlayers fivePlayers) const = 0;

    // Page Results

    [[nodiscard]] virtual const ResultsDiscipline& results() const = 0;

    // Page Standings

    [[nodiscard]] virtual const StandingsDiscipline& standings() const = 0;

    // Page Tournaments

    /// The game played in a round: "4 games per round"; the event and the length of its matches.
    [[nodiscard]] virtual QStringList gameFacts(const core::Settings& settings) const = 0;
};

/// The discipline of the tournament's rules; lives as long as the program.
const Discipline& disciplineOf(const core::Settings& settings);

} // namespace desk
