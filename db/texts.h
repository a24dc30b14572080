#pragma once

#include "core/change/change.h"
#include "core/file/plain_text.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QString>
#include <QStringList>
#include <QUuid>

#include <cstdint>
#include <optional>

/// Values stored as text. The functions that read throw core::StoreFailure (Damaged) for any other
/// text.
namespace db {

/// All settings that have no column of their own, as the object "tournament" of the tournament
/// file.
QByteArray settingsText(const core::Settings& settings);

struct SettingsColumns
{
    QByteArray settings; ///< As written by settingsText().
    QString name;
    std::optional<QString> date;
    QString ruleSet;
};
core::Settings settingsFrom(const SettingsColumns& columns);

/// The settings shown in the list of tournaments, empty if unreadable.
struct ListedSettings
{
    QString venue;
    std::optional<std::int32_t> plannedRounds;
};
ListedSettings listedSettingsFrom(const QByteArray& settings);

/// ISO 8601: "2026-05-14".
QString dateText(QDate date);
QDate dateFrom(const QString& text);

using core::uuidText;
QUuid uuidFrom(const QString& text);

/// A JSON array of texts.
QString tagsText(const QStringList& tags);
QStringList tagsFrom(const QString& text);

/// ISO 8601, UTC, milliseconds: "2026-05-14T20:30:15.123Z".
QString timeText(const QDateTime& time);
QDateTime timeFrom(const QString& text);

} // namespace db
