#pragma once

#include "app/desk/frame/settings_file.h"
#include "core/change/change.h"
#include "core/club/desk_settings.h"
#include "core/store/club_place.h"

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <optional>

namespace desk {

/// State kept between starts, outside the club database: the window, the page, and half-typed
/// slips.
class UiState
{
public:
    /// `file` is an INI file; it becomes readable by its owner only.
    explicit UiState(const QString& file);

    /// Beside the file lies what else is this computer's own.
    [[nodiscard]] QString folder() const;

    /// Which tournament was open, for each club.
    [[nodiscard]] std::optional<core::TournamentId> tournament(const core::ClubPlace& place) const;
    void setTournament(const core::ClubPlace& place, std::optional<core::TournamentId> id);

    /// Free values of a tournament: "hall/notices".
    [[nodiscard]] QVariant value(const core::ClubPlace& place, core::TournamentId id,
                                 const QString& key) const;
    void setValue(const core::ClubPlace& place, core::TournamentId id, const QString& key,
                  const QVariant& value);

    /// Where phones opened the tournament's pages last; empty: they were never served.
    [[nodiscard]] QString hallAddress(const core::ClubPlace& place, core::TournamentId id) const;
    void setHallAddress(const core::ClubPlace& place, core::TournamentId id,
                        const QString& address);

    /// Arbitrary values by key: "window/geometry" and so on.
    [[nodiscard]] QVariant value(const QString& key, const QVariant& otherwise = {}) const;
    void setValue(const QString& key, const QVariant& value);

    /// Settings that move to another computer with the club.
    [[nodiscard]] core::DeskSettings deskSettings() const
    {
        return core::deskSettingsIn(settings_.values());
    }
    void keep(const core::DeskSettings& settings);

    /// What was typed for a game of that table but not stored yet, in the form that the page of
    /// results wrote; empty if nothing was.
    [[nodiscard]] QVariantMap slip(const core::ClubPlace& place, core::TournamentId id,
                                   const core::TableKey& table) const;
    /// An empty map removes it.
    void setSlip(const core::ClubPlace& place, core::TournamentId id, const core::TableKey& table,
                 const QVariantMap& fields);

private:
    SettingsFile settings_;
};

} // namespace desk
