#include "db/helper_rows.h"

#include "core/file/plain_text.h"
#include "db/failure.h"
#include "db/proven_row.h"
#include "db/texts.h"

#include <utility>

namespace db {
namespace {

using namespace Qt::StringLiterals;

QString helperEntryColumns()
{
    return u"tournament, id, helper, content, entry, digest"_s;
}

/// Of rows with helperEntryColumns(): what was sent, and what stored it.
std::vector<std::pair<core::HelperEntry, core::JournalId>> provenEntries(Rows rows)
{
    constexpr int digest = 5;
    std::vector<std::pair<core::HelperEntry, core::JournalId>> entries;
    while (rows.next()) {
        if (!rows.isProven(digest)) {
            throw damaged(u"what a helper entered was changed outside the program"_s);
        }
        entries.emplace_back(core::HelperEntry{rows.value<QString>(1),
                                               {uuidFrom(rows.value<QString>(2))},
                                               QByteArray::fromHex(rows.value<QByteArray>(3))},
                             rows.value<core::JournalId>(4));
    }
    return entries;
}

QString helperCodeColumns()
{
    return u"tournament, helper, code, made, used, revoked, digest"_s;
}

std::optional<QString> momentText(const std::optional<QDateTime>& moment)
{
    return moment ? std::optional(timeText(*moment)) : std::nullopt;
}

std::optional<QDateTime> momentFrom(const std::optional<QString>& text)
{
    return text ? std::optional(timeFrom(*text)) : std::nullopt;
}

} // namespace

std::vector<core::HelperCode> readHelperCodes(Connection& connection, core::TournamentId id)
{
    std::vector<core::HelperCode> codes;
    Rows rows = connection.rows(u"SELECT %1 FROM helper_code WHERE tournament = ? "
                                "ORDER BY helper"_s.arg(helperCodeColumns()),
                                id);
    while (rows.next()) {
        constexpr int digest = 6;
        if (!rows.isProven(digest)) {
            throw damaged(u"the code of a helper was changed outside the program"_s);
        }
        codes.push_back({{uuidFrom(rows.value<QString>(1))},
                         rows.value<QByteArray>(2),
                         timeFrom(rows.value<QString>(3)),
                         momentFrom(rows.value<std::optional<QString>>(4)),
                         momentFrom(rows.value<std::optional<QString>>(5))});
    }
    return codes;
}

void writeHelperCodes(Connection& connection, core::TournamentId id,
                      const std::vector<core::HelperCode>& codes)
{
    connection.run(u"DELETE FROM helper_code WHERE tournament = ?"_s, id);
    for (const auto& code : codes) {
        insertProven(connection, u"helper_code (%1)"_s.arg(helperCodeColumns()), id,
                     core::uuidText(code.helper.value), code.digest, timeText(code.made),
                     momentText(code.used), momentText(code.revoked));
    }
}

std::optional<core::HelperEntry> readHelperEntry(Connection& connection, core::TournamentId id,
                                                 const QString& entry)
{
    const auto found =
        provenEntries(connection.rows(u"SELECT %1 FROM helper_entry WHERE tournament = ? "
                                      "AND id = ?"_s.arg(helperEntryColumns()),
                                      id, entry));
    return found.empty() ? std::nullopt : std::optional(found.front().first);
}

std::vector<core::JournalId> readStoredByHelper(Connection& connection, core::TournamentId id,
                                                const core::HelperId& helper, std::size_t limit,
                                                const std::optional<core::TableKey>& table)
{
    const auto round = table ? std::optional(table->round) : std::nullopt;
    const auto number = table ? std::optional(table->table) : std::nullopt;
    std::vector<core::JournalId> stored;
    for (const auto& [entry, by] : provenEntries(connection.rows(
             u"SELECT %1 FROM helper_entry WHERE tournament = ? AND helper = ? "
             "AND (CAST(? AS INTEGER) IS NULL OR EXISTS (SELECT 1 FROM journal "
             "WHERE journal.id = helper_entry.entry AND round = ? AND game_table = ? "
             "AND game IS NOT NULL)) ORDER BY entry DESC LIMIT ?"_s.arg(helperEntryColumns()),
             id, core::uuidText(helper.value), round, round, number,
             static_cast<std::int64_t>(limit)))) {
        stored.push_back(by);
    }
    return stored;
}

void requireHelperEntriesProven(Connection& connection, core::TournamentId id)
{
    provenEntries(connection.rows(
        u"SELECT %1 FROM helper_entry WHERE tournament = ?"_s.arg(helperEntryColumns()), id));
}

void addHelperEntry(Connection& connection, core::TournamentId id, const core::HelperEntry& entry,
                    core::JournalId stored)
{
    insertProven(connection, u"helper_entry (%1)"_s.arg(helperEntryColumns()), id, entry.id,
                 core::uuidText(entry.helper.value), entry.content.toHex(), stored);
}

} // namespace db
