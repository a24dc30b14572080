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
    // Unreadable ones are reported when the tournament is loaded; the list still shows them.
    const auto settings = listedSettingsFrom(rows.value<QByteArray>(4));
    summary.venue = settings.venue;
    summary.plannedRounds = settings.plannedRounds;
    summary.participants = rows.value<std::int32_t>(5);
    summary.rounds = {rows.value<std::int32_t>(6), rows.value<std::int32_t>(7),
                      rows.value<std::int32_t>(8), rows.value<std::int32_t>(9)};
    summary.uuid.value =
        QUuid::fromString(rows.value<std::optional<QString>>(10).value_or(QString()));
    summary.expected = rows.value<std::int32_t>(11);
    return summary;
}

} // namespace

std::vector<core::TournamentSummary> readSummaries(Connection& connection,
                                                   std::optional<core::TournamentId> only)
{
    const auto sql = [](QLatin1StringView condition) {
        return u"SELECT id, name, date, rule_set, settings, "
               "(SELECT COUNT(*) FROM participant WHERE participant.tournament = tournament.id "
               "AND participant.status IS NULL), "
               "COUNT(*) FILTER (WHERE state = 'draft'), "
               "COUNT(*) FILTER (WHERE state = 'published'), "
               "COUNT(*) FILTER (WHERE state = 'closed'), "
               "COUNT(*) FILTER (WHERE state = 'cancelled'), uuid, "
               "(SELECT COUNT(*) FROM participant WHERE participant.tournament = tournament.id "
               "AND participant.status = 'expected') "
               "FROM tournament LEFT JOIN round ON round.tournament = tournament.id "_s +
               condition + u" GROUP BY id ORDER BY date DESC NULLS LAST, id DESC"_s;
    };
    std::vector<core::TournamentSummary> summaries;
    Rows rows = only ? connection.rows(sql("WHERE id = ?"_L1), *only) : connection.rows(sql(""_L1));
    while (rows.next()) {
        summaries.push_back(summaryIn(rows));
    }
    return summaries;
}

} // namespace db
