#pragma once

#include "core/change.h"
#include "core/club/desk_settings.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <optional>

namespace desk {

/// State kept between starts, outside the club database: the window, the page, and half-typed
/// slips. Values reach the disk a moment after being set.
class UiState
{
public:
    /// `file` is an INI file.
    explicit UiState(const QString& file);

    /// The tournament last open, by database file.
    [[nodiscard]] std::optional<core::TournamentId> tournament(const QString& database) const;
    void setTournament(const QString& database, std::optional<core::TournamentId> id);

    /// Arbitrary values of a tournament: "hall/notices".
    [[nodiscard]] QVariant value(const QString& database, core::TournamentId id,
                                 const QString& key) const;
    void setValue(const QString& database, core::TournamentId id, const QString& key,
                  const QVariant& value);

    /// The last address of the tournament's pages for phones; empty: never served.
    [[nodiscard]] QString hallAddress(const QString& database, core::TournamentId id) const;
    void setHallAddress(const QString& database, core::TournamentId id, const QString& address);

    /// Folders without an up-to-date backup of that database.
    [[nodiscard]] QStringList backupsDue(const QString& database) const;
    void setBackupsDue(const QString& database, const QStringList& folders);

    /// Arbitrary values by key: "window/geometry" and so on.
    [[nodiscard]] QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    void setValue(const QString& key, const QVariant& value);

    /// Settings that move to another computer with the club.
    [[nodiscard]] core::DeskSettings deskSettings() const
    {
        return core::deskSettingsIn(settings_);
    }
    void keep(const core::DeskSettings& settings) { core::keep(settings, settings_); }

    /// Unstored input for a game of that table, in the format of the results page; empty if none.
    [[nodiscard]] QVariantMap slip(const QString& database, core::TournamentId id,
                                   const core::TableKey& table) const;
    /// An empty map removes it.
    void setSlip(const QString& database, core::TournamentId id, const core::TableKey& table,
                 const QVariantMap& fields);

private:
    QSettings settings_;
};

} // namespace desk
