#include "db/club_tables.h"

#include "db/sqlite/club_database.h"

#include <algorithm>
#include <iterator>

namespace db {

using namespace Qt::StringLiterals;

namespace {

ClubTable describe(Connection& connection, const QString& name)
{
    ClubTable table;
    table.name = name;
    auto columns = connection.rows(
        u"SELECT name, type = 'INTEGER', pk FROM pragma_table_info(?) ORDER BY cid"_s, name);
    while (columns.next()) {
        table.columns.push_back({columns.value<QString>(0), columns.value<bool>(1)});
        if (columns.value<int>(2) > 0) {
            table.key << table.columns.back().name;
        }
    }
    return table;
}

QStringList referredTo(Connection& connection, const QString& name)
{
    QStringList tables;
    auto found =
        connection.rows(u"SELECT DISTINCT \"table\" FROM pragma_foreign_key_list(?)"_s, name);
    while (found.next()) {
        tables << found.value<QString>(0);
    }
    return tables;
}

/// Referenced tables first; there are no self-references or cycles.
void addBehindOthers(QStringList& order, Connection& connection, const QString& name)
{
    for (const auto& other : referredTo(connection, name)) {
        addBehindOthers(order, connection, other);
    }
    if (!order.contains(name)) {
        order << name;
    }
}

} // namespace

std::vector<ClubTable> clubTables(SqliteConnection& club)
{
    QStringList order;
    for (const auto& name : club.column<QString>(
             u"SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' "
             "ORDER BY name"_s)) {
        addBehindOthers(order, club, name);
    }
    const auto counting =
        club.column<QString>(u"SELECT name FROM sqlite_master WHERE sql LIKE '%AUTOINCREMENT%'"_s);
    std::vector<ClubTable> tables;
    for (const auto& name : order) {
        tables.push_back(describe(club, name));
        tables.back().countsIds =
            std::find(counting.begin(), counting.end(), name) != counting.end();
    }
    return tables;
}

std::vector<ClubTable> clubTables()
{
    return clubTables(*openClubInMemory());
}

} // namespace db
