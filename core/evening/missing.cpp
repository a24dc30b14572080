#include "core/evening/missing.h"

#include "core/cards/knock_out.h"
#include "core/money/prizes.h"
#include "core/ranking/open_tables.h"
#include "core/ranking/ties.h"

#include <algorithm>

namespace core {
namespace {

void addTables(const Tournament& tournament, const Round& round, const PendingEntries& pending,
               std::vector<Missing>& missing)
{
    for (const auto& table : round.tables) {
        const TableKey key{round.number, table.number};
        if (!isComplete(tournament.settings, round, table)) {
            missing.emplace_back(OpenTable{key});
        }
        if (table.head.mark) {
            missing.emplace_back(MarkedTable{key, *table.head.mark});
        }
        if (table.head.mark != TableMark::Disputed && isObjectedTo(tournament, pending, key)) {
            missing.emplace_back(ObjectedTable{key});
        }
    }
}

void addReports(const Tournament& tournament, const Round& round, const PendingEntries& pending,
                std::vector<Missing>& missing)
{
    if (pending.empty() || round.head.state != RoundState::Published) {
        return;
    }
    for (const auto& table : round.tables) {
        for (const auto& game : table.games) {
            const GameKey key{round.number, table.number, game.number};
            const auto* const report = newestInTime(tournament, pending, key);
            const bool differs =
                report != nullptr && normalised(gameIn(*report)->outcome, table.head) !=
                                         normalised(game.outcome, table.head);
            if (differs || isToBeCorrected(tournament, pending, key)) {
                missing.emplace_back(DifferingReport{key});
            }
        }
    }
}

/// A round that was drawn is to be played, even beyond the number planned.
std::int32_t roundsToPlay(const Tournament& tournament)
{
    const auto& rounds = tournament.rounds;
    const auto number = [&rounds](auto matches) {
        return static_cast<std::int32_t>(std::count_if(rounds.begin(), rounds.end(), matches));
    };
    const auto counted = number([](const Round& round) { return counts(round.head.state); });
    const auto drawn =
        number([](const Round& round) { return round.head.state == RoundState::Draft; });
    return std::max(tournament.settings.plannedRounds.value_or(1) - counted, drawn);
}

void addCourse(const Tournament& tournament, std::vector<Missing>& missing)
{
    for (const auto& round : tournament.rounds) {
        if (round.head.state == RoundState::Published) {
            missing.emplace_back(UnclosedRound{round.number});
        }
    }
    if (isKnockOut(tournament.settings)) {
        if (!knockOutOf(tournament).winner) {
            missing.emplace_back(NoWinner());
        }
        return;
    }
    if (const auto rounds = roundsToPlay(tournament); rounds > 0) {
        missing.emplace_back(RoundsToPlay{rounds});
    } else if (!tournament.settings.plannedRounds) {
        missing.emplace_back(UnendedEvening());
    }
}

bool goesByRank(const Prize& prize)
{
    return prize.what == PrizeFor::Rank || prize.what == PrizeFor::Group ||
           prize.what == PrizeFor::Last;
}

/// What one asks before its round is closed.
struct ClosingDoubt
{
    const Round& round;

    std::optional<Warning> operator()(const MarkedTable& marked) const
    {
        const auto code = marked.mark == TableMark::Disputed ? UnsettledDoubt::Disputed
                                                             : UnsettledDoubt::PutAside;
        return warning(code, marked.table.table, findTable(round, marked.table.table)->head.note);
    }
    std::optional<Warning> operator()(const ObjectedTable& objected) const
    {
        return warning(UnsettledDoubt::ObjectedTo, objected.table.table);
    }
    std::optional<Warning> operator()(const DifferingReport& report) const
    {
        return warning(UnsettledDoubt::ReportDiffers, report.game.table,
                       QString::number(plain(report.game.game)));
    }
    template <typename Other>
    std::optional<Warning> operator()(const Other& /*other*/) const
    {
        return std::nullopt;
    }

private:
    static Warning warning(UnsettledDoubt code, TableNumber table, const QString& more = {})
    {
        return {code, Pointer() / "round", {QString::number(plain(table)), more}};
    }
};

} // namespace

bool keepsPrizesOpen(const Missing& missing)
{
    return !std::holds_alternative<UnclosedRound>(missing) &&
           !std::holds_alternative<UnendedEvening>(missing) &&
           !std::holds_alternative<UndecidedTie>(missing);
}

std::vector<Missing> missingIn(const Tournament& tournament, const Round& round,
                               const PendingEntries& pending)
{
    std::vector<Missing> missing;
    if (counts(round.head.state)) {
        addTables(tournament, round, pending, missing);
        addReports(tournament, round, pending, missing);
    }
    return missing;
}

std::vector<UndecidedTie> tiesForPrizes(const Tournament& tournament, SharedPrizes prizes)
{
    const auto& settings = tournament.settings;
    std::vector<UndecidedTie> ties;
    if (settings.prizes.empty() && settings.prizeCents.empty()) {
        return ties;
    }
    const Standings standings(tournament);
    for (const auto& award : prizesOf(tournament, standings).awards) {
        const bool isByRank = !award.prize || goesByRank(settings.prizes[*award.prize]);
        const bool isMeant = prizes == SharedPrizes::All || award.isInKind();
        const auto tie = award.sharers > 1 && isByRank && isMeant
                             ? tieOf(standings, award.winners.front())
                             : std::nullopt;
        if (!tie || tie->decision) {
            continue;
        }
        UndecidedTie undecided{tie->rank, tie->numbers};
        if (std::find(ties.begin(), ties.end(), undecided) == ties.end()) {
            ties.push_back(std::move(undecided));
        }
    }
    return ties;
}

Warnings closingDoubts(const Tournament& tournament, const Round& round,
                       const PendingEntries& pending)
{
    Warnings doubts;
    for (const auto& missing : missingIn(tournament, round, pending)) {
        if (auto doubt = std::visit(ClosingDoubt{round}, missing)) {
            doubts.push_back(*std::move(doubt));
        }
    }
    return doubts;
}

std::vector<Missing> missingUpTo(const Tournament& tournament, std::optional<RoundNumber> upTo,
                                 const PendingEntries& pending)
{
    std::vector<Missing> missing;
    for (const auto& round : tournament.rounds) {
        if (!upTo || round.number <= *upTo) {
            const auto here = missingIn(tournament, round, pending);
            missing.insert(missing.end(), here.begin(), here.end());
        }
    }
    return missing;
}

std::vector<Missing> whatIsMissing(const Tournament& tournament, const PendingEntries& pending)
{
    auto missing = missingUpTo(tournament, std::nullopt, pending);
    addCourse(tournament, missing);
    if (std::none_of(missing.begin(), missing.end(), keepsPrizesOpen)) {
        const auto ties = tiesForPrizes(tournament, SharedPrizes::InKind);
        missing.insert(missing.end(), ties.begin(), ties.end());
    }
    return missing;
}

bool isAnythingToPlay(const std::vector<Missing>& missing)
{
    return std::any_of(missing.begin(), missing.end(), [](const Missing& one) {
        return std::holds_alternative<OpenTable>(one) ||
               std::holds_alternative<UnclosedRound>(one) ||
               std::holds_alternative<RoundsToPlay>(one) ||
               std::holds_alternative<UnendedEvening>(one) || std::holds_alternative<NoWinner>(one);
    });
}

bool goesOnAfter(const Tournament& tournament, std::optional<RoundNumber> after)
{
    const auto& rounds = tournament.rounds;
    return after && std::any_of(rounds.begin(), rounds.end(), [&](const Round& round) {
               return counts(round.head.state) && round.number > *after;
           });
}

bool areFinal(const Tournament& tournament, std::optional<RoundNumber> after,
              const PendingEntries& pending)
{
    return !goesOnAfter(tournament, after) && whatIsMissing(tournament, pending).empty();
}

bool arePrizesDecided(const Tournament& tournament, std::optional<RoundNumber> after)
{
    auto missing = missingUpTo(tournament);
    addCourse(tournament, missing);
    return !goesOnAfter(tournament, after) &&
           std::none_of(missing.begin(), missing.end(), keepsPrizesOpen);
}

} // namespace core
