#include "db/directory.h"

#include "core/people/people_names.h"
#include "core/people/search_text.h"
#include "db/digest.h"
#include "db/enum_keys.h"
#include "db/failure.h"
#include "db/texts.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

namespace db {
namespace {

using namespace Qt::StringLiterals;

std::optional<QString> publicNameWord(core::PublicName publicName)
{
    return publicName == core::PublicName::Full ? std::nullopt
                                                : std::optional(core::keyOf(publicName));
}

core::PublicName publicNameFrom(const std::optional<QString>& word)
{
    return word ? valueOfWord<core::PublicName>(*word) : core::PublicName::Full;
}

/// Of columns id, name, club, tags, uuid, public_name, digest. The digest omits an unset wish, as
/// people had none originally.
bool isPlayerProven(const Rows& row)
{
    constexpr int wish = 5;
    constexpr int digest = 6;
    return row.value<std::optional<QString>>(wish)
               ? row.isProven(digest)
               : row.value<std::optional<std::int64_t>>(digest) == row.digestOf(wish);
}

std::int64_t playerDigest(std::int64_t id, const core::Player& player)
{
    const auto tags = tagsText(player.tags);
    const auto uuid = uuidText(player.id.value);
    const auto wish = publicNameWord(player.publicName);
    return wish ? digestOfRow(id, player.name, player.club, tags, uuid, *wish)
                : digestOfRow(id, player.name, player.club, tags, uuid);
}

QString lastPlayedWhere(const QString& condition)
{
    return u"SELECT name, club, date, surname FROM ("
           "SELECT participant.name, club, date, surname, row_number() OVER ("
           "PARTITION BY participant.name, club ORDER BY date DESC, tournament.id DESC) AS recent "
           "FROM participant JOIN tournament ON tournament.id = tournament WHERE %1"
           ") AS played WHERE recent = 1"_s.arg(condition);
}

std::vector<core::LastPlayed> lastPlayedIn(Rows rows)
{
    std::vector<core::LastPlayed> found;
    while (rows.next()) {
        found.push_back({rows.value<QString>(0), rows.value<QString>(1),
                         dateFrom(rows.value<QString>(2)),
                         rows.value<std::optional<QString>>(3).value_or(QString())});
    }
    return found;
}

} // namespace

std::vector<core::Player> readPlayers(Connection& connection)
{
    std::vector<std::pair<std::pair<QString, QString>, core::Player>> found;
    Rows rows = connection.rows(
        u"SELECT id, name, club, tags, uuid, public_name, digest FROM player ORDER BY id"_s);
    while (rows.next()) {
        if (!isPlayerProven(rows)) {
            throw damaged(u"an entry of the directory was changed outside the program: %1"_s.arg(
                rows.value<QString>(1)));
        }
        core::Player player{rows.value<QString>(1),
                            rows.value<QString>(2),
                            tagsFrom(rows.value<QString>(3)),
                            {uuidFrom(rows.value<QString>(4))},
                            publicNameFrom(rows.value<std::optional<QString>>(5))};
        const auto parts = core::partsOf(player.name);
        found.emplace_back(std::pair(core::folded(parts.surname), core::folded(parts.forename)),
                           std::move(player));
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& left, const auto& right) {
        return std::tie(left.first, left.second.name, left.second.club) <
               std::tie(right.first, right.second.name, right.second.club);
    });
    std::vector<core::Player> players;
    players.reserve(found.size());
    for (auto& [key, player] : found) {
        players.push_back(std::move(player));
    }
    return players;
}

std::vector<core::PlayerId> addPlayers(Connection& connection,
                                       const std::vector<core::Player>& players)
{
    std::vector<core::PlayerId> ids;
    ids.reserve(players.size());
    for (auto player : players) {
        if (player.id.value.isNull()) {
            player.id.value = QUuid::createUuid();
        }
        const auto id = connection.valueOf<std::int64_t>(
            u"INSERT INTO player (name, club, tags, uuid, public_name) VALUES (?, ?, ?, ?, ?) "
            "RETURNING id"_s,
            player.name, player.club, tagsText(player.tags), uuidText(player.id.value),
            publicNameWord(player.publicName));
        connection.run(u"UPDATE player SET digest = ? WHERE id = ?"_s, playerDigest(id, player),
                       id);
        ids.push_back(player.id);
    }
    return ids;
}

void removePlayers(Connection& connection, const std::vector<core::Player>& players)
{
    for (const auto& player : players) {
        const int removed = connection.run(
            u"DELETE FROM player WHERE uuid = ? AND name = ? AND club = ? AND tags = ? "
            "AND public_name IS NOT DISTINCT FROM ?"_s,
            uuidText(player.id.value), player.name, player.club, tagsText(player.tags),
            publicNameWord(player.publicName));
        if (removed != 1) {
            throw damaged(u"an entry of the directory is missing: %1"_s.arg(player.name));
        }
    }
}

std::vector<core::LastPlayed> readLastPlayed(Connection& connection, QDate until)
{
    return lastPlayedIn(connection.rows(lastPlayedWhere(u"date <= ?"_s), dateText(until)));
}

std::vector<core::LastPlayed> readLastPlayedWithSurname(Connection& connection)
{
    return lastPlayedIn(connection.rows(
        lastPlayedWhere(u"date IS NOT NULL AND participant.name IN (SELECT name FROM "
                        "participant WHERE surname IS NOT NULL)"_s)));
}

} // namespace db
