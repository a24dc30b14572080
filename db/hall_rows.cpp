#include "db/hall_rows.h"

#include "core/file/tournament_file.h"
#include "db/digest.h"
#include "db/failure.h"
#include "db/proven_row.h"
#include "db/texts.h"

#include <utility>

namespace db {
namespace {

using namespace Qt::StringLiterals;

core::StoreFailure damagedReport(std::int64_t position)
{
    return damaged(u"report %1 was changed outside the program"_s.arg(position));
}

/// A report's game as the step that would enter it.
QByteArray outcomeText(const core::Report& report)
{
    return core::writeSteps({core::GameExchange{gameOf(report), std::nullopt, report.outcome}})
        .after;
}

std::optional<core::GameOutcome> outcomeFrom(const QByteArray& text, const core::GameKey& key)
{
    const auto empty = core::writeSteps(
        {core::GameExchange{key, std::nullopt, core::GameOutcome(core::UnplayedGame{})}});
    const auto steps = core::readSteps({empty.before, text});
    if (!steps || steps->size() != 1) {
        return std::nullopt;
    }
    const auto* const step = std::get_if<core::GameExchange>(&steps->front());
    return step != nullptr && step->key == key ? step->after : std::nullopt;
}

QString reportColumns()
{
    return u"tournament, position, request, round, game_table, edition, game, outcome, "
           "seen_revision, seat, device, time, reporter, digest"_s;
}

/// Of a row with reportColumns().
core::Report reportOf(const Rows& row)
{
    core::Report report;
    report.request = row.value<QString>(2);
    report.slip = {row.value<core::RoundNumber>(3), row.value<core::TableNumber>(4),
                   row.value<std::int32_t>(5)};
    report.game = row.value<core::GameNumber>(6);
    auto outcome = outcomeFrom(row.value<QByteArray>(7), gameOf(report));
    constexpr int digest = 13;
    if (!outcome || !row.isProven(digest)) {
        throw damagedReport(row.value<std::int64_t>(1));
    }
    report.outcome = *std::move(outcome);
    report.seenRevision = row.value<std::int64_t>(8);
    if (const auto seat = row.value<std::optional<std::int32_t>>(9)) {
        report.seat = static_cast<std::size_t>(*seat);
    }
    report.device = row.value<QString>(10);
    report.time = timeFrom(row.value<QString>(11));
    report.reporter = row.value<std::optional<core::StartNumber>>(12);
    return report;
}

} // namespace

QByteArray readHallKey(Connection& connection, core::TournamentId id)
{
    Rows rows = connection.rows(u"SELECT tournament, key, digest FROM hall_key "
                                "WHERE tournament = ?"_s,
                                id);
    if (!rows.next()) {
        return {};
    }
    if (!rows.isProven(2)) {
        throw damaged(u"the key of the codes was changed outside the program"_s);
    }
    return QByteArray::fromHex(rows.value<QByteArray>(1));
}

void writeHallKey(Connection& connection, core::TournamentId id, const QByteArray& key)
{
    const QByteArray digits = key.toHex();
    connection.run(u"INSERT INTO hall_key (tournament, key, digest) VALUES (?, ?, ?) "
                   "ON CONFLICT (tournament) DO UPDATE SET key = excluded.key, "
                   "digest = excluded.digest"_s,
                   id, digits, digestOfRow(id, digits));
}

std::vector<core::Report> readReportsAfter(Connection& connection, core::TournamentId id,
                                           std::size_t known)
{
    std::vector<core::Report> reports;
    Rows rows = connection.rows(u"SELECT %1 FROM report WHERE tournament = ? AND position > ? "
                                "ORDER BY position"_s.arg(reportColumns()),
                                id, known);
    while (rows.next()) {
        reports.push_back(reportOf(rows));
        const auto position = static_cast<std::int64_t>(known + reports.size());
        if (rows.value<std::int64_t>(1) != position) {
            throw damaged(u"report %1 was removed outside the program"_s.arg(position));
        }
    }
    return reports;
}

std::vector<core::Report> readReports(Connection& connection, core::TournamentId id,
                                      const core::TableKey& table)
{
    std::vector<core::Report> reports;
    Rows rows = connection.rows(u"SELECT %1 FROM report WHERE tournament = ? AND round = ? AND "
                                "game_table = ? ORDER BY position"_s.arg(reportColumns()),
                                id, table.round, table.table);
    while (rows.next()) {
        reports.push_back(reportOf(rows));
    }
    return reports;
}

std::optional<core::Report> readReport(Connection& connection, core::TournamentId id,
                                       const QString& request)
{
    Rows rows = connection.rows(
        u"SELECT %1 FROM report WHERE tournament = ? AND request = ?"_s.arg(reportColumns()), id,
        request);
    return rows.next() ? std::optional(reportOf(rows)) : std::nullopt;
}

void addReport(Connection& connection, core::TournamentId id, const core::Report& report)
{
    const auto position = connection.valueOf<std::int64_t>(
        u"SELECT coalesce(max(position), 0) + 1 FROM report WHERE tournament = ?"_s, id);
    const auto seat =
        report.seat ? std::optional(static_cast<std::int32_t>(*report.seat)) : std::nullopt;
    insertProven(connection, u"report (%1)"_s.arg(reportColumns()), id, position, report.request,
                 report.slip.round, report.slip.table, report.slip.edition, report.game,
                 outcomeText(report), report.seenRevision, seat, report.device,
                 timeText(report.time), report.reporter);
}

void eraseInReports(Connection& connection, core::TournamentId id, const core::Eraser& eraser)
{
    std::int64_t position = 0;
    for (const auto& report : readReportsAfter(connection, id, 0)) {
        ++position;
        const auto erased = eraser.erased(report);
        if (erased == report) {
            continue;
        }
        const auto outcome = outcomeText(erased);
        const auto seat =
            report.seat ? std::optional(static_cast<std::int32_t>(*report.seat)) : std::nullopt;
        const auto digest =
            digestOfRow(id, position, report.request, report.slip.round, report.slip.table,
                        report.slip.edition, report.game, outcome, report.seenRevision, seat,
                        erased.device, timeText(report.time), report.reporter);
        connection.run(u"UPDATE report SET outcome = ?, device = ?, digest = ? "
                       "WHERE tournament = ? AND position = ?"_s,
                       outcome, erased.device, digest, id, position);
    }
}

} // namespace db
