#pragma once

#include "core/change.h"

#include <QDate>
#include <QDateTime>
#include <QString>
#include <QStringList>

/// Values stored as text. The functions that read throw core::StoreFailure (Damaged) for any other
/// text.
namespace db {

/// In the format of the tournament file, as the only member "settings" of a JSON object.
QString settingsText(const core::Settings& settings);
core::Settings settingsFrom(const QString& text);

/// ISO 8601: "2026-05-14".
QString dateText(QDate date);
QDate dateFrom(const QString& text);

/// A JSON array of texts.
QString tagsText(const QStringList& tags);
QStringList tagsFrom(const QString& text);

/// ISO 8601, UTC, milliseconds: "2026-05-14T20:30:15.123Z".
QString timeText(const QDateTime& time);
QDateTime timeFrom(const QString& text);

} // namespace db
