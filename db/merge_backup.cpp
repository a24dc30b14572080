#include "db/merge_backup.h"

#include "db/digest.h"

#include <cstdint>

namespace db {
namespace {

using namespace Qt::StringLiterals;

std::int64_t newestEntry(Connection& connection)
{
    Rows rows = connection.rows(u"SELECT max(id) FROM club_journal"_s);
    return rows.next() ? rows.value<std::optional<std::int64_t>>(0).value_or(0) : 0;
}

} // namespace

std::int64_t stateOf(Connection& connection)
{
    constexpr std::uint64_t kind = 0x6261636b;
    Digest digest(kind);
    digest.add(newestEntry(connection));
    for (const auto& numbers :
         {u"SELECT id, version FROM tournament ORDER BY id"_s,
          u"SELECT tournament, digest FROM round_clock ORDER BY tournament, round"_s,
          u"SELECT count(*), count(settled) FROM pending"_s}) {
        Rows rows = connection.rows(numbers);
        while (rows.next()) {
            digest.add(rows.value<std::int64_t>(0));
            digest.add(rows.value<std::int64_t>(1));
        }
    }
    return static_cast<std::int64_t>(digest.value());
}

void rememberMergeBackup(Connection& connection, const QString& name)
{
    connection.run(u"DELETE FROM merge_backup"_s);
    connection.run(u"INSERT INTO merge_backup (entry, backup, state) VALUES (?, ?, ?)"_s,
                   newestEntry(connection), name, stateOf(connection));
}

std::optional<MergeBackup> mergeBackup(Connection& connection)
{
    std::optional<MergeBackup> found;
    std::int64_t state = 0;
    {
        Rows rows = connection.rows(u"SELECT backup, state FROM merge_backup"_s);
        if (rows.next()) {
            found = MergeBackup{rows.value<QString>(0)};
            state = rows.value<std::int64_t>(1);
        }
    }
    if (found) {
        found->isAnythingNew = state != stateOf(connection);
    }
    return found;
}

} // namespace db
