#include "db/statement.h"

#include "db/failure.h"

#include <QScopeGuard>
#include <QStringDecoder>

#include <sqlite3.h>

namespace db {

using namespace Qt::StringLiterals;

Statement::Statement(sqlite3* connection, const QString& sql)
{
    const QByteArray text = sql.toUtf8();
    const char* rest = nullptr;
    sqlite3_stmt* prepared = nullptr;
    const int result = sqlite3_prepare_v3(connection, text.constData(), -1,
                                          SQLITE_PREPARE_PERSISTENT, &prepared, &rest);
    if (result != SQLITE_OK) {
        const auto failure = failureOf(connection);
        // All statements suit the schema, so that another one is there.
        throw failure.kind() == core::StoreFailure::Kind::Other ? damaged(failure.detail())
                                                                : failure;
    }
    statement_.reset(prepared);
    if (prepared == nullptr || !QByteArrayView(rest).trimmed().isEmpty()) {
        throw core::StoreFailure(core::StoreFailure::Kind::Other, u"not one statement: "_s + sql);
    }
}

void Statement::Finalise::operator()(sqlite3_stmt* statement) const
{
    sqlite3_finalize(statement);
}

void Statement::bind(int parameter, const QByteArray& text)
{
    require(sqlite3_bind_text(statement_.get(), parameter + 1, text.constData(),
                              static_cast<int>(text.size()), SQLITE_TRANSIENT));
}

void Statement::bindNumber(int parameter, std::int64_t number)
{
    require(sqlite3_bind_int64(statement_.get(), parameter + 1, number));
}

void Statement::bindNull(int parameter)
{
    require(sqlite3_bind_null(statement_.get(), parameter + 1));
}

void Statement::require(int result) const
{
    if (result != SQLITE_OK) {
        throw failureOf(sqlite3_db_handle(statement_.get()));
    }
}

bool Statement::step()
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

void Statement::reset()
{
    sqlite3_reset(statement_.get());
    // Frees long texts.
    sqlite3_clear_bindings(statement_.get());
}

int Statement::run()
{
    const auto ended = qScopeGuard([this] { reset(); });
    while (step()) {
    }
    return sqlite3_changes(sqlite3_db_handle(statement_.get()));
}

bool Statement::isNull(int column) const
{
    return sqlite3_column_type(statement_.get(), column) == SQLITE_NULL;
}

std::int64_t Statement::numberIn(int column, std::int64_t smallest, std::int64_t largest) const
{
    if (sqlite3_column_type(statement_.get(), column) != SQLITE_INTEGER) {
        throw damaged(u"a column does not hold a number"_s);
    }
    const std::int64_t number = sqlite3_column_int64(statement_.get(), column);
    if (number < smallest || number > largest) {
        throw damaged(u"a number is out of range: %1"_s.arg(number));
    }
    return number;
}

QByteArray Statement::utf8In(int column) const
{
    if (sqlite3_column_type(statement_.get(), column) != SQLITE_TEXT) {
        throw damaged(u"a column does not hold a text"_s);
    }
    const auto* const text = sqlite3_column_text(statement_.get(), column);
    if (text == nullptr) {
        throw failureOf(sqlite3_db_handle(statement_.get()));
    }
    return {reinterpret_cast<const char*>(text), sqlite3_column_bytes(statement_.get(), column)};
}

QString Statement::textIn(int column) const
{
    // QString::fromUtf8() would take a leading byte-order mark away.
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    QString text = decode(utf8In(column));
    if (decode.hasError()) {
        throw damaged(u"a text is not UTF-8: %1"_s.arg(text));
    }
    return text;
}

} // namespace db
