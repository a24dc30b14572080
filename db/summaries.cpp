#include "db/summaries.h"

#include "db/enum_keys.h"
#include "db/texts.h"

namespace db {
namespace {

using namespace Qt::StringLiterals;

core::TournamentSummary summaryIn(const Rows& rows)
{
    core::TournamentSummary summary;
    summary.id = rows.value<core::TournamentId>(0);
    summary.name = rows.value<QString>(1);
    if (const auto date = rows.value<std::optional<QString>>(2)) {
        summary.date = dateFrom(*date);
    }
    summary.ruleSet = valueOfWord<scoring::RuleSet>(rows.value<QString>(3));
    summary.venue = rows.value<std::optional<QString>>(4).value_or(QString());
    summary.plannedRounds = rows.value<std::optional<std::int32_t>>(5);
    summary.participants = rows.value<std::int32_t>(6);
    summary.rounds = {rows.value<std::int32_t>(7), rows.value<std::int32_t>(8),
                      rows.value<std::int32_t>(9), rows.value<std::int32_t>(10)};
    return summary;
}

} // namespace

std::vector<core::TournamentSummary> readSummaries(Connection& connection)
{
    std::vector<core::TournamentSummary> summaries;
    // Invalid settings are reported when the tournament is loaded; the list still shows the others.
    Rows rows = connection.rows(
        u"SELECT id, name, date, rule_set, "
        "CASE WHEN json_valid(settings) THEN settings ->> '$.venue' END, "
        "CASE WHEN json_valid(settings) THEN settings ->> '$.plannedRounds' END, "
        "(SELECT COUNT(*) FROM participant WHERE participant.tournament = tournament.id), "
        "COALESCE(drafts, 0), COALESCE(published, 0), COALESCE(closed, 0), COALESCE(cancelled, 0) "
        "FROM tournament LEFT JOIN ("
        "SELECT tournament AS of, SUM(state = 'draft') AS drafts, "
        "SUM(state = 'published') AS published, SUM(state = 'closed') AS closed, "
        "SUM(state = 'cancelled') AS cancelled FROM round GROUP BY tournament"
        ") ON of = id ORDER BY date DESC NULLS LAST, id DESC"_s);
    while (rows.next()) {
        summaries.push_back(summaryIn(rows));
    }
    return summaries;
}

} // namespace db
