#pragma once

#include "core/change/change.h"
#include "core/change/report.h"
#include "core/club/erasing.h"
#include "db/connection.h"

#include <QByteArray>

#include <cstddef>
#include <optional>
#include <vector>

namespace db {

/// The key of a tournament's codes, and the reports from phones. All functions throw
/// core::StoreFailure; Damaged if one was changed outside the program.

/// Empty: the tournament has none.
QByteArray readHallKey(Connection& connection, core::TournamentId id);
void writeHallKey(Connection& connection, core::TournamentId id, const QByteArray& key);

/// In order of arrival, without the first `known`.
std::vector<core::Report> readReportsAfter(Connection& connection, core::TournamentId id,
                                           std::size_t known);
std::vector<core::Report> readReports(Connection& connection, core::TournamentId id,
                                      const core::TableKey& table);
std::optional<core::Report> readReport(Connection& connection, core::TournamentId id,
                                       const QString& request);
void addReport(Connection& connection, core::TournamentId id, const core::Report& report);
/// Rewrites reports with the eraser.
void eraseInReports(Connection& connection, core::TournamentId id, const core::Eraser& eraser);

} // namespace db
