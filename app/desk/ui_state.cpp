#include "app/desk/ui_state.h"

#include "app/desk/hall_keys.h"

#include <QCryptographicHash>

namespace desk {
namespace {

/// Keys of INI files can't hold paths.
QString keyOf(const QString& database, const QString& what)
{
    const auto hash = QCryptographicHash::hash(database.toUtf8(), QCryptographicHash::Sha1);
    return QStringLiteral("database-%1/%2").arg(QLatin1String(hash.toHex().left(12)), what);
}

QString slipKey(const QString& database, core::TournamentId id, const core::TableKey& table)
{
    return keyOf(database, QStringLiteral("slips/%1-%2-%3")
                               .arg(plain(id))
                               .arg(plain(table.round))
                               .arg(plain(table.table)));
}

QString tournamentKey(const QString& database, core::TournamentId id, const QString& key)
{
    return keyOf(database, QStringLiteral("tournament-%1/%2").arg(plain(id)).arg(key));
}

} // namespace

UiState::UiState(const QString& file) : settings_(file, QSettings::IniFormat)
{}

std::optional<core::TournamentId> UiState::tournament(const QString& database) const
{
    const auto stored = settings_.value(keyOf(database, QStringLiteral("tournament")));
    return stored.isValid() ? std::optional(core::TournamentId{stored.toLongLong()}) : std::nullopt;
}

void UiState::setTournament(const QString& database, std::optional<core::TournamentId> id)
{
    setValue(keyOf(database, QStringLiteral("tournament")),
             id ? QVariant(static_cast<qlonglong>(plain(*id))) : QVariant());
}

QStringList UiState::backupsDue(const QString& database) const
{
    return settings_.value(keyOf(database, QStringLiteral("backups-due"))).toStringList();
}

QVariant UiState::value(const QString& database, core::TournamentId id, const QString& key) const
{
    return settings_.value(tournamentKey(database, id, key));
}

void UiState::setValue(const QString& database, core::TournamentId id, const QString& key,
                       const QVariant& value)
{
    setValue(tournamentKey(database, id, key), value);
}

QString UiState::hallAddress(const QString& database, core::TournamentId id) const
{
    return value(database, id, hall_keys::address).toString();
}

void UiState::setHallAddress(const QString& database, core::TournamentId id, const QString& address)
{
    setValue(database, id, hall_keys::address, address);
}

void UiState::setBackupsDue(const QString& database, const QStringList& folders)
{
    setValue(keyOf(database, QStringLiteral("backups-due")),
             folders.isEmpty() ? QVariant() : QVariant(folders));
}

QVariant UiState::value(const QString& key, const QVariant& otherwise) const
{
    return settings_.value(key, otherwise);
}

void UiState::setValue(const QString& key, const QVariant& value)
{
    if (settings_.value(key) == value) {
        return;
    }
    if (value.isValid()) {
        settings_.setValue(key, value);
    } else {
        settings_.remove(key);
    }
}

QVariantMap UiState::slip(const QString& database, core::TournamentId id,
                          const core::TableKey& table) const
{
    return settings_.value(slipKey(database, id, table)).toMap();
}

void UiState::setSlip(const QString& database, core::TournamentId id, const core::TableKey& table,
                      const QVariantMap& fields)
{
    setValue(slipKey(database, id, table), fields.isEmpty() ? QVariant() : QVariant(fields));
    // A battery may die, so typed values must not wait for the event loop.
    settings_.sync();
}

} // namespace desk
