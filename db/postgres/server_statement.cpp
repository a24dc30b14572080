#include "db/postgres/server_statement.h"

#include "db/digest.h"
#include "db/failure.h"
#include "db/postgres/server_failure.h"
#include "db/postgres/server_text.h"

#include <QScopeGuard>
#include <QSqlDatabase>
#include <QSqlError>
#include <QStringDecoder>
#include <QVariant>

namespace db {
namespace {

using namespace Qt::StringLiterals;

/// The driver gives what is not negative as unsigned.
bool isNumber(const QVariant& value)
{
    const int type = value.typeId();
    return type == QMetaType::Int || type == QMetaType::LongLong || type == QMetaType::ULongLong;
}

} // namespace

ServerStatement::ServerStatement(const QSqlDatabase& database, const QString& sql)
    : query_(database)
{
    query_.setForwardOnly(false); // One answer, rather than a statement open while others run.
    if (!query_.prepare(sql)) {
        throw failureOf(query_.lastError());
    }
}

void ServerStatement::bindNumber(int parameter, std::int64_t number)
{
    query_.bindValue(parameter, QVariant::fromValue(qlonglong{number}));
}

void ServerStatement::bindText(int parameter, const QByteArray& utf8)
{
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    query_.bindValue(parameter, toServer(decode(utf8)));
}

void ServerStatement::bindNull(int parameter)
{
    query_.bindValue(parameter, QVariant());
}

void ServerStatement::execute()
{
    isExecuted_ = true;
    if (!query_.exec()) {
        throw failureOf(query_.lastError());
    }
}

bool ServerStatement::step()
{
    if (!isExecuted_) {
        execute();
    }
    return query_.next();
}

void ServerStatement::reset()
{
    isExecuted_ = false;
    query_.finish();
}

int ServerStatement::run()
{
    const auto ended = qScopeGuard([this] { reset(); });
    execute();
    return query_.numRowsAffected();
}

bool ServerStatement::isNull(int column) const
{
    return query_.isNull(column);
}

std::int64_t ServerStatement::number(int column) const
{
    const QVariant value = query_.value(column);
    if (!isNumber(value) || query_.isNull(column)) {
        throw damaged(u"a column does not hold a number"_s);
    }
    return value.toLongLong();
}

QString ServerStatement::text(int column) const
{
    const QVariant value = query_.value(column);
    if (value.typeId() != QMetaType::QString || query_.isNull(column)) {
        throw damaged(u"a column does not hold a text"_s);
    }
    return fromServer(value.toString());
}

QByteArray ServerStatement::utf8(int column) const
{
    return text(column).toUtf8();
}

void ServerStatement::addTo(RowDigest& digest, int column) const
{
    if (query_.isNull(column)) {
        digest.addNull();
    } else if (const QVariant value = query_.value(column); isNumber(value)) {
        digest.addNumber(value.toLongLong());
    } else {
        digest.addText(utf8(column));
    }
}

} // namespace db
