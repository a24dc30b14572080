#include "db/postgres/server_statement.h"

#include "db/digest.h"
#include "db/failure.h"
#include "db/postgres/server_text.h"

#include <QScopeGuard>
#include <QStringDecoder>

#include <algorithm>

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

void ServerStatement::setValue(int parameter, const QVariant& value)
{
    values_.resize(std::max(values_.size(), qsizetype{parameter} + 1));
    values_[parameter] = value;
}

void ServerStatement::bindNumber(int parameter, std::int64_t number)
{
    setValue(parameter, QVariant::fromValue(qlonglong{number}));
}

void ServerStatement::bindText(int parameter, const QByteArray& utf8)
{
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    setValue(parameter, toServer(decode(utf8)));
}

void ServerStatement::bindNull(int parameter)
{
    setValue(parameter, QVariant());
}

bool ServerStatement::step()
{
    if (!answer_) {
        answer_ = connection_.execute(sql_, values_);
    }
    if (rowsRead_ * answer_->columns >= answer_->cells.size()) {
        return false;
    }
    ++rowsRead_;
    return true;
}

void ServerStatement::reset()
{
    answer_.reset();
    values_.clear();
    rowsRead_ = 0;
}

int ServerStatement::run()
{
    const auto ended = qScopeGuard([this] { reset(); });
    return connection_.execute(sql_, values_).written;
}

const QVariant& ServerStatement::cell(int column) const
{
    return answer_->cells.at((rowsRead_ - 1) * answer_->columns + static_cast<std::size_t>(column));
}

bool ServerStatement::isNull(int column) const
{
    return !cell(column).isValid();
}

std::int64_t ServerStatement::number(int column) const
{
    const QVariant& value = cell(column);
    if (!isNumber(value)) {
        throw damaged(u"a column does not hold a number"_s);
    }
    return value.toLongLong();
}

QString ServerStatement::text(int column) const
{
    const QVariant& value = cell(column);
    if (value.typeId() != QMetaType::QString) {
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
    const QVariant& value = cell(column);
    if (!value.isValid()) {
        digest.addNull();
    } else if (isNumber(value)) {
        digest.addNumber(value.toLongLong());
    } else {
        digest.addText(utf8(column));
    }
}

} // namespace db
