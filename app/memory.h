#pragma once

#include "core/change.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QVariantMap>

#include <optional>

namespace desk {

/// What this desk remembers from one start to the next, outside the club database: the window, the
/// page, and slips typed only half. Everything is on the disk a moment after it was set.
class Memory
{
public:
    /// `file` is an INI file.
    explicit Memory(const QString& file);

    /// Remembered for the database file: which tournament was open.
    [[nodiscard]] std::optional<core::TournamentId> tournament(const QString& database) const;
    void setTournament(const QString& database, std::optional<core::TournamentId> id);

    /// Free values by key, "window/geometry" and so on.
    [[nodiscard]] QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    void setValue(const QString& key, const QVariant& value);

    /// What was typed for a game of that table and is not stored yet, as the page of results wrote
    /// it; an empty map if nothing was.
    [[nodiscard]] QVariantMap slip(const QString& database, core::TournamentId id,
                                   const core::TableKey& table) const;
    /// An empty map forgets it.
    void setSlip(const QString& database, core::TournamentId id, const core::TableKey& table,
                 const QVariantMap& fields);

private:
    QSettings settings_;
};

} // namespace desk
