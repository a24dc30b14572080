#pragma once

#include "core/change.h"

#include <QDate>
#include <QDateTime>
#include <QString>
#include <QStringList>

/// Values kept as one text. Those that read throw core::StoreFailure (Damaged) at any other text.
namespace db {

/// In the tournament file's form, as the one member "settings" of a JSON object.
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
