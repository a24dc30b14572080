#include "db/postgres/postgres_connection.h"

#include "db/postgres/server_statement.h"

namespace db {

using namespace Qt::StringLiterals;

std::unique_ptr<Statement> PostgresConnection::prepare(const QString& sql)
{
    return std::make_unique<ServerStatement>(*this, sql);
}

std::int64_t PostgresConnection::nextId(const QString& table)
{
    return valueOf<std::int64_t>(u"SELECT nextval(pg_get_serial_sequence(?, 'id'))"_s, table);
}

std::int64_t PostgresConnection::lastId(const QString& table)
{
    return valueOf<std::int64_t>(
        u"SELECT coalesce(pg_sequence_last_value(pg_get_serial_sequence(?, 'id')::regclass), 0)"_s,
        table);
}

void PostgresConnection::keepIds(const QString& table, std::int64_t last)
{
    if (lastId(table) < last) {
        valueOf<std::int64_t>(u"SELECT setval(pg_get_serial_sequence(?, 'id'), ?)"_s, table, last);
    }
}

void PostgresConnection::goOnAboveIds(const QString& table)
{
    keepIds(table, valueOf<std::int64_t>(u"SELECT coalesce(max(id), 0) FROM "_s + table));
}

void PostgresConnection::unguardJournals()
{
    // Only who owns the tables may: the director.
    runOnce(u"ALTER TABLE journal DISABLE TRIGGER journal_is_never_changed"_s);
    runOnce(u"ALTER TABLE club_journal DISABLE TRIGGER club_journal_is_never_changed"_s);
}

void PostgresConnection::guardJournals()
{
    runOnce(u"ALTER TABLE journal ENABLE TRIGGER journal_is_never_changed"_s);
    runOnce(u"ALTER TABLE club_journal ENABLE TRIGGER club_journal_is_never_changed"_s);
}

} // namespace db
