#include "memory.h"

#include <QCryptographicHash>

namespace desk {
namespace {

/// Keys of INI files can't hold paths.
QString groupOf(const QString& database)
{
    const auto hash = QCryptographicHash::hash(database.toUtf8(), QCryptographicHash::Sha1);
    return QStringLiteral("database-%1/").arg(QString::fromLatin1(hash.toHex().left(12)));
}

QString slipKey(const QString& database, core::TournamentId id, const core::TableKey& table)
{
    return groupOf(database) + QStringLiteral("slips/%1-%2-%3")
                                   .arg(plain(id))
                                   .arg(plain(table.round))
                                   .arg(plain(table.table));
}

} // namespace

Memory::Memory(const QString& file) : settings_(file, QSettings::IniFormat)
{}

std::optional<core::TournamentId> Memory::tournament(const QString& database) const
{
    const auto stored = settings_.value(groupOf(database) + QStringLiteral("tournament"));
    bool known = false;
    const auto id = stored.toLongLong(&known);
    return known ? std::optional(core::TournamentId{id}) : std::nullopt;
}

void Memory::setTournament(const QString& database, std::optional<core::TournamentId> id)
{
    setValue(groupOf(database) + QStringLiteral("tournament"),
             id ? QVariant(static_cast<qlonglong>(plain(*id))) : QVariant());
}

QVariant Memory::value(const QString& key, const QVariant& otherwise) const
{
    return settings_.value(key, otherwise);
}

void Memory::setValue(const QString& key, const QVariant& value)
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

QVariantMap Memory::slip(const QString& database, core::TournamentId id,
                         const core::TableKey& table) const
{
    return settings_.value(slipKey(database, id, table)).toMap();
}

void Memory::setSlip(const QString& database, core::TournamentId id, const core::TableKey& table,
                     const QVariantMap& fields)
{
    setValue(slipKey(database, id, table), fields.isEmpty() ? QVariant() : QVariant(fields));
    // A battery may die: what was typed does not wait for the event loop.
    settings_.sync();
}

} // namespace desk
