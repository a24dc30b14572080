#include "db/clock_rows.h"

#include "db/failure.h"
#include "db/proven_row.h"
#include "db/texts.h"

namespace db {
namespace {

using namespace Qt::StringLiterals;

std::optional<QString> textIf(const std::optional<QDateTime>& time)
{
    return time ? std::optional(timeText(*time)) : std::nullopt;
}

} // namespace

core::RoundClocks readClocks(Connection& connection, core::TournamentId id)
{
    core::RoundClocks clocks;
    Rows rows = connection.rows(
        u"SELECT tournament, round, started_at, paused_at, paused_seconds, added_minutes, digest "
        "FROM round_clock WHERE tournament = ? ORDER BY round"_s,
        id);
    while (rows.next()) {
        const auto round = rows.value<core::RoundNumber>(1);
        constexpr int digest = 6;
        if (!rows.isProven(digest)) {
            throw damaged(
                u"round %1: the clock was changed outside the program"_s.arg(core::plain(round)));
        }
        core::RoundClock clock;
        clock.startedAt = timeFrom(rows.value<QString>(2));
        if (const auto paused = rows.value<std::optional<QString>>(3)) {
            clock.pausedAt = timeFrom(*paused);
        }
        clock.pausedSeconds = rows.value<std::int64_t>(4);
        clock.addedMinutes = rows.value<std::int32_t>(5);
        clocks.emplace(round, clock);
    }
    return clocks;
}

void writeClock(Connection& connection, core::TournamentId id, core::RoundNumber round,
                const std::optional<core::RoundClock>& clock)
{
    connection.run(u"DELETE FROM round_clock WHERE tournament = ? AND round = ?"_s, id, round);
    if (!clock) {
        return;
    }
    insertProven(connection,
                 u"round_clock (tournament, round, started_at, paused_at, paused_seconds, "
                 "added_minutes, digest)"_s,
                 id, round, timeText(clock->startedAt), textIf(clock->pausedAt),
                 clock->pausedSeconds, clock->addedMinutes);
}

} // namespace db
