#include "db/club_copy.h"

#include "db/failure.h"
#include "db/postgres/server_connection.h"
#include "db/row_copy.h"
#include "db/transaction.h"

#include <algorithm>

namespace db {

using namespace Qt::StringLiterals;

namespace {

/// Returns the digests of the rows, in their order.
std::vector<std::int64_t> copyRows(const ClubTable& table, Connection& from, Connection& to)
{
    std::vector<std::int64_t> digests;
    RowWriter writer(to, table.name, table.columns);
    auto rows = from.rows(selectionOf(table));
    while (rows.next()) {
        writer.add(cellsOf(rows, table));
        digests.push_back(rows.digestOf(static_cast<int>(table.columns.size())));
    }
    writer.finish();
    return digests;
}

/// Text ordering may differ between engines, so it is not compared.
void requireSame(const ClubTable& table, std::vector<std::int64_t> sent, Connection& to)
{
    std::vector<std::int64_t> arrived;
    auto rows = to.rows(selectionOf(table));
    while (rows.next()) {
        arrived.push_back(rows.digestOf(static_cast<int>(table.columns.size())));
    }
    std::sort(sent.begin(), sent.end());
    std::sort(arrived.begin(), arrived.end());
    if (sent != arrived) {
        throw damaged(u"the copy of %1 differs"_s.arg(table.name));
    }
}

/// Within transactions on both.
void copyTables(const std::vector<ClubTable>& tables, Connection& from, Connection& to)
{
    for (const auto& table : tables) {
        requireSame(table, copyRows(table, from, to), to);
        if (table.countsIds) {
            to.keepIds(table.name, from.lastId(table.name));
        } else if (table.key == QStringList{u"id"_s}) {
            to.goOnAboveIds(table.name);
        }
    }
}

} // namespace

void copyClub(Connection& from, Connection& to)
{
    const Transaction reading(from, Transaction::Kind::Read);
    Transaction writing(to, Transaction::Kind::Write);
    copyTables(clubTables(), from, to);
    writing.commit();
}

void replaceClub(Connection& from, ServerConnection& to)
{
    const auto tables = clubTables();
    QStringList names;
    for (const auto& table : tables) {
        names << table.name;
    }
    const Transaction reading(from, Transaction::Kind::Read);
    Transaction writing(to, Transaction::Kind::Write);
    // Not row by row: the journal's triggers forbid deletion.
    to.runOnce(u"TRUNCATE %1"_s.arg(names.join(u", "_s)));
    copyTables(tables, from, to);
    writing.commit();
}

} // namespace db
