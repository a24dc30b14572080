#include "app/desk/evening/standings/sheet.h"

#include "core/cards/knock_out.h"
#include "core/cards/matches.h"
#include "core/evening/missing.h"
#include "core/money/prizes.h"
#include "core/people/distinct_names.h"
#include "core/ranking/open_tables.h"

#include <algorithm>
#include <map>
#include <utility>

namespace desk {
namespace {

using core::RoundNumber;
using core::StartNumber;
using scoring::MatchPoints;

/// The newest complete round before the last.
std::optional<std::size_t> lastComplete(const core::Tournament& tournament,
                                        const std::vector<RoundNumber>& rounds)
{
    for (std::size_t end = rounds.size(); end > 1; --end) {
        if (openTables(tournament, rounds[end - 2]) == 0) {
            return end - 2;
        }
    }
    return std::nullopt;
}

/// Of those listed, which in a group are not all.
using Rows = std::map<StartNumber, SheetRow*>;

/// Records by round who is at a table with missing games.
void addRunning(const core::Tournament& tournament, const Sheet& sheet, const Rows& rows)
{
    for (std::size_t index = 0; index < sheet.rounds.size(); ++index) {
        const auto& round = *findRound(tournament, sheet.rounds[index]);
        for (const auto& table : round.tables) {
            if (!isComplete(tournament.settings, round, table)) {
                for (const auto number : table.head.seats) {
                    if (const auto row = rows.find(number); row != rows.end()) {
                        row->second->running[index] = true;
                    }
                }
            }
        }
    }
}

/// Nothing adds up in a knock-out; its rounds show match scores.
void addMatchTotals(const core::Tournament& tournament, const Sheet& sheet, const Rows& rows)
{
    for (const auto& match : core::matchesOf(tournament, sheet.after)) {
        const auto round = static_cast<std::size_t>(
            std::find(sheet.rounds.begin(), sheet.rounds.end(), match.round) -
            sheet.rounds.begin());
        const auto& seats = match.table->head.seats;
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            const auto& total = match.state.score.seats[seat];
            const auto row = rows.find(seats[seat]);
            if (total.deals > 0 && row != rows.end()) {
                row->second->roundPoints[round] = MatchPoints::fromPoints(total.score);
            }
        }
    }
}

} // namespace

Sheet makeSheet(const core::Tournament& tournament, std::optional<RoundNumber> after,
                const core::PendingEntries& pending, const QString& group)
{
    Sheet sheet;
    sheet.isOfGroup = !group.isEmpty();
    sheet.after = after;
    sheet.settings = tournament.settings;
    sheet.missing = core::missingUpTo(tournament, after, pending);
    const auto course = core::courseOf(tournament, after);
    sheet.rounds = course.rounds;
    const bool knockOut = isKnockOut(tournament.settings);
    const auto base =
        knockOut || sheet.isOfGroup ? std::nullopt : lastComplete(tournament, sheet.rounds);
    if (base) {
        sheet.comparedTo = sheet.rounds[*base];
    }
    const documents::Ranks ranks(core::Standings(tournament, after));
    const documents::StandingsTable table(tournament, ranks, after, group);
    sheet.ties = core::tiesIn(ranks.standings());
    sheet.canDecideTies = ranks.standings().countsAllRounds();
    sheet.areTiesDue = core::arePrizesDecided(tournament, after);
    sheet.tieNotes = table.tieNotes;
    sheet.prizeNotes = table.prizeNotes;
    const core::DistinctNames names(tournament);
    for (const auto& line : table.lines) {
        SheetRow row{line, names.surname(line.tally.number), {}, *course.of(line.tally.number), {},
                     {}};
        row.name = names.besideNumber(line.tally.number);
        for (const auto& stop : row.stops) {
            const bool wasThere = stop.games > 0 || stop.byes > 0 || stop.points != MatchPoints();
            row.roundPoints.push_back(wasThere ? std::optional(stop.points) : std::nullopt);
        }
        row.running.resize(sheet.rounds.size());
        if (base) {
            row.before = row.stops[*base].rank;
        }
        sheet.rows.push_back(std::move(row));
    }
    Rows rows;
    for (auto& row : sheet.rows) {
        rows.emplace(row.tally.number, &row);
    }
    addRunning(tournament, sheet, rows);
    if (knockOut) {
        addMatchTotals(tournament, sheet, rows);
    }
    return sheet;
}

} // namespace desk
