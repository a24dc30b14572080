#include "app/desk/frame/ui_state.h"

#include "app/desk/hall/hall_keys.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace desk {
namespace {

/// Keys of INI files can't hold paths.
QString keyOf(const core::ClubPlace& place, const QString& what)
{
    const auto hash = QCryptographicHash::hash(place.text().toUtf8(), QCryptographicHash::Sha1);
    return QStringLiteral("database-%1/%2").arg(QLatin1String(hash.toHex().left(12)), what);
}

QString slipKey(const core::ClubPlace& place, core::TournamentId id, const core::TableKey& table)
{
    return keyOf(place, QStringLiteral("slips/%1-%2-%3")
                            .arg(plain(id))
                            .arg(plain(table.round))
                            .arg(plain(table.table)));
}

QString tournamentKey(const core::ClubPlace& place, core::TournamentId id, const QString& key)
{
    return keyOf(place, QStringLiteral("tournament-%1/%2").arg(plain(id)).arg(key));
}

} // namespace

UiState::UiState(const QString& file) : settings_(file)
{
    // Earlier versions kept these by the ids of tournaments, which every club has, and the first of
    // them with people's names.
    for (const auto* const group : {"participants/newcomers", "drafts"}) {
        settings_.removeGroup(QLatin1StringView(group));
    }
}

QString UiState::folder() const
{
    return QFileInfo(settings_.name()).path();
}

std::optional<core::TournamentId> UiState::tournament(const core::ClubPlace& place) const
{
    const auto stored = settings_.values().value(keyOf(place, QStringLiteral("tournament")));
    return stored.isValid() ? std::optional(core::TournamentId{stored.toLongLong()}) : std::nullopt;
}

void UiState::setTournament(const core::ClubPlace& place, std::optional<core::TournamentId> id)
{
    setValue(keyOf(place, QStringLiteral("tournament")),
             id ? QVariant(static_cast<qlonglong>(plain(*id))) : QVariant());
}

QVariant UiState::value(const core::ClubPlace& place, core::TournamentId id,
                        const QString& key) const
{
    return settings_.values().value(tournamentKey(place, id, key));
}

void UiState::setValue(const core::ClubPlace& place, core::TournamentId id, const QString& key,
                       const QVariant& value)
{
    setValue(tournamentKey(place, id, key), value);
}

QString UiState::hallAddress(const core::ClubPlace& place, core::TournamentId id) const
{
    return value(place, id, hall_keys::address).toString();
}

void UiState::setHallAddress(const core::ClubPlace& place, core::TournamentId id,
                             const QString& address)
{
    setValue(place, id, hall_keys::address, address);
}

QVariant UiState::value(const QString& key, const QVariant& otherwise) const
{
    return settings_.values().value(key, otherwise);
}

void UiState::setValue(const QString& key, const QVariant& value)
{
    settings_.setValue(key, value);
}

void UiState::keep(const core::DeskSettings& settings)
{
    const auto values = core::valuesOf(settings);
    for (auto value = values.begin(); value != values.end(); ++value) {
        setValue(value.key(), value.value());
    }
}

QVariantMap UiState::slip(const core::ClubPlace& place, core::TournamentId id,
                          const core::TableKey& table) const
{
    return settings_.values().value(slipKey(place, id, table)).toMap();
}

void UiState::setSlip(const core::ClubPlace& place, core::TournamentId id,
                      const core::TableKey& table, const QVariantMap& fields)
{
    setValue(slipKey(place, id, table), fields.isEmpty() ? QVariant() : QVariant(fields));
    // A battery may die: typed values must not wait for the event loop.
    settings_.store();
}

} // namespace desk
