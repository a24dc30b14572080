#include "db/connection.h"

#include "core/change/desk.h"
#include "db/failure.h"

#include <QStringList>

#include <algorithm>

namespace db {

using namespace Qt::StringLiterals;

void Connection::announce(const core::Desk& /*own*/)
{}

std::vector<core::Desk> Connection::otherDesks() const
{
    return {};
}

std::chrono::milliseconds Connection::timeToAnswer() const
{
    using std::chrono::milliseconds;
    return deadline_ ? std::max(std::chrono::duration_cast<milliseconds>(*deadline_ - Clock::now()),
                                milliseconds::zero())
                     : answerTime;
}

Statement& Connection::prepared(const QString& sql)
{
    const auto known = statements_.find(sql);
    return known != statements_.end() ? *known->second
                                      : *statements_.emplace(sql, prepare(sql)).first->second;
}

Statement& Connection::preparedInsert(const QString& into, std::size_t rows, std::size_t columns)
{
    const auto times = [](const QString& text, std::size_t count) {
        return QStringList(static_cast<qsizetype>(count), text).join(u", "_s);
    };
    const QString row = u'(' + times(u"?"_s, columns) + u')';
    return prepared(u"INSERT INTO %1 VALUES %2"_s.arg(into, times(row, rows)));
}

void Connection::insertCells(const QString& into, std::size_t rows, std::size_t width,
                             const std::vector<Cell>& cells)
{
    Statement& statement = preparedInsert(into, rows, width);
    int parameter = 0;
    for (const auto& cell : cells) {
        statement.bind(parameter++, cell);
    }
    statement.run();
}

void Connection::requireRow(Rows& found, const QString& sql)
{
    if (!found.next()) {
        throw damaged(sql);
    }
}

} // namespace db
