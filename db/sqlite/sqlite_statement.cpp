#include "db/sqlite/sqlite_statement.h"

#include "db/digest.h"
#include "db/failure.h"
#include "db/sqlite/engine_failure.h"

#include <QScopeGuard>
#include <QStringDecoder>

#include <sqlite3.h>

namespace db {

using namespace Qt::StringLiterals;

SqliteStatement::SqliteStatement(sqlite3* connection, const QString& sql)
{
    const QByteArray text = sql.toUtf8();
    const char* rest = nullptr;
    sqlite3_stmt* prepared = nullptr;
    const int result = sqlite3_prepare_v3(connection, text.constData(), -1,
                                          SQLITE_PREPARE_PERSISTENT, &prepared, &rest);
    if (result != SQLITE_OK) {
        const auto failure = failureOf(connection);
        // All statements match the schema, so the file's must be another one.
        throw failure.kind() == core::StoreFailure::Kind::Other ? damaged(failure.detail())
                                                                : failure;
    }
    statement_.reset(prepared);
    if (prepared == nullptr || !QByteArrayView(rest).trimmed().isEmpty()) {
        throw core::StoreFailure(core::StoreFailure::Kind::Other, u"not one statement: "_s + sql);
    }
}

void SqliteStatement::Finalise::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

void SqliteStatement::bindText(int parameter, const QByteArray& utf8)
{
    require(sqlite3_bind_text(statement_.get(), parameter + 1, utf8.constData(),
                              static_cast<int>(utf8.size()), SQLITE_TRANSIENT));
}

void SqliteStatement::bindNumber(int parameter, std::int64_t number)
{
    require(sqlite3_bind_int64(statement_.get(), parameter + 1, number));
}

void SqliteStatement::bindNull(int parameter)
{
    require(sqlite3_bind_null(statement_.get(), parameter + 1));
}

void SqliteStatement::require(int result) const
{
    if (result != SQLITE_OK) {
        throw failureOf(sqlite3_db_handle(statement_.get()));
    }
}

bool SqliteStatement::step()
{
    switch (sqlite3_step(statement_.get())) {
    case SQLITE_ROW:
        return true;
    case SQLITE_DONE:
        return false;
    default:
        throw failureOf(sqlite3_db_handle(statement_.get()));
    }
}

void SqliteStatement::reset()
{
    sqlite3_reset(statement_.get());
    // Frees long texts.
    sqlite3_clear_bindings(statement_.get());
}

int SqliteStatement::run()
{
    const auto ended = qScopeGuard([this] { reset(); });
    while (step()) {
    }
    return sqlite3_changes(sqlite3_db_handle(statement_.get()));
}

bool SqliteStatement::isNull(int column) const
{
    return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

std::int64_t SqliteStatement::number(int column) const
{
    if (sqlite3_column_type(statement_.get(), column) != SQLITE_INTEGER) {
        throw damaged(u"a column does not hold a number"_s);
    }
    return sqlite3_column_int64(statement_.get(), column);
}

QByteArray SqliteStatement::utf8(int column) const
{
    if (sqlite3_column_type(statement_.get(), column) != SQLITE_TEXT) {
        throw damaged(u"a column does not hold a text"_s);
    }
    const auto* const found = sqlite3_column_text(statement_.get(), column);
    if (found == nullptr) {
        throw failureOf(sqlite3_db_handle(statement_.get()));
    }
    return {reinterpret_cast<const char*>(found), sqlite3_column_bytes(statement_.get(), column)};
}

QString SqliteStatement::text(int column) const
{
    // QString::fromUtf8() would drop a leading byte-order mark.
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    QString found = decode(utf8(column));
    if (decode.hasError()) {
        throw damaged(u"a text is not UTF-8: %1"_s.arg(found));
    }
    return found;
}

void SqliteStatement::addTo(RowDigest& digest, int column) const
{
    switch (sqlite3_column_type(statement_.get(), column)) {
    case SQLITE_NULL:
        digest.addNull();
        break;
    case SQLITE_INTEGER:
        digest.addNumber(sqlite3_column_int64(statement_.get(), column));
        break;
    default: {
        const void* const bytes = sqlite3_column_blob(statement_.get(), column);
        digest.addText(QByteArray::fromRawData(static_cast<const char*>(bytes),
                                               sqlite3_column_bytes(statement_.get(), column)));
    }
    }
}

} // namespace db
