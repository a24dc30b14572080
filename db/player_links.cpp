#include "db/player_links.h"

#include "db/digest.h"
#include "db/failure.h"
#include "db/texts.h"

#include <map>
#include <tuple>
#include <utility>

namespace db {
namespace {

using namespace Qt::StringLiterals;

/// Columns 0 to 3: tournament, number, name, club.
core::EnrolledKey enrolledIn(const Rows& row)
{
    return {row.value<core::TournamentId>(0), row.value<core::StartNumber>(1),
            row.value<QString>(2), row.value<QString>(3)};
}

/// `query` has a placeholder for the condition on one tournament.
Rows rowsOf(Connection& connection, const QString& query, std::optional<core::TournamentId> id)
{
    return id ? connection.rows(query.arg(u"WHERE tournament = ?"_s), *id)
              : connection.rows(query.arg(QString()));
}

} // namespace

std::vector<core::EnrolledPerson> readEnrolledPeople(Connection& connection,
                                                     std::optional<core::TournamentId> id)
{
    std::map<core::EnrolledKey, core::PlayerId> known;
    for (auto& link : readLinks(connection, id)) {
        known.emplace(std::move(link.enrolled), link.player);
    }
    std::vector<core::EnrolledPerson> people;
    Rows rows = rowsOf(connection,
                       u"SELECT tournament, number, name, club FROM participant %1 "
                       "ORDER BY tournament, number"_s,
                       id);
    while (rows.next()) {
        auto& person = people.emplace_back(core::EnrolledPerson{enrolledIn(rows)});
        const auto player = known.find(person.key);
        if (player != known.end()) {
            person.player = player->second;
        }
    }
    return people;
}

std::vector<core::EnrolledKey> readUnknownPeople(Connection& connection)
{
    std::vector<core::EnrolledKey> people;
    Rows rows = connection.rows(
        u"SELECT tournament, number, name, club FROM participant AS person WHERE NOT EXISTS "
        "(SELECT 1 FROM player_link AS link WHERE link.tournament = person.tournament "
        "AND link.participant = person.number AND link.name = person.name "
        "AND link.club = person.club)"_s);
    while (rows.next()) {
        people.push_back(enrolledIn(rows));
    }
    return people;
}

std::vector<core::PlayerLink> readLinks(Connection& connection,
                                        std::optional<core::TournamentId> id)
{
    std::vector<core::PlayerLink> links;
    Rows rows = rowsOf(connection,
                       u"SELECT tournament, participant, name, club, player, digest "
                       "FROM player_link %1 ORDER BY tournament, participant, name, club"_s,
                       id);
    while (rows.next()) {
        constexpr int digest = 5;
        auto key = enrolledIn(rows);
        if (!rows.isProven(digest)) {
            throw damaged(u"who %1 is was changed outside the program"_s.arg(key.name));
        }
        links.push_back({std::move(key), {uuidFrom(rows.value<QString>(4))}});
    }
    return links;
}

void addLinks(Connection& connection, const std::vector<core::PlayerLink>& links)
{
    std::vector<
        std::tuple<core::TournamentId, core::StartNumber, QString, QString, QString, std::int64_t>>
        rows;
    rows.reserve(links.size());
    for (const auto& [enrolled, player] : links) {
        const auto uuid = uuidText(player.value);
        rows.emplace_back(
            enrolled.tournament, enrolled.number, enrolled.name, enrolled.club, uuid,
            digestOfRow(enrolled.tournament, enrolled.number, enrolled.name, enrolled.club, uuid));
    }
    connection.insert(u"player_link (tournament, participant, name, club, player, digest)"_s, rows);
}

void removeLinks(Connection& connection, const std::vector<core::PlayerLink>& links)
{
    for (const auto& [enrolled, player] : links) {
        const int removed = connection.run(
            u"DELETE FROM player_link WHERE tournament = ? AND participant = ? AND name = ? "
            "AND club = ? AND player = ?"_s,
            enrolled.tournament, enrolled.number, enrolled.name, enrolled.club,
            uuidText(player.value));
        if (removed != 1) {
            throw damaged(u"who %1 is was not stored"_s.arg(enrolled.name));
        }
    }
}

} // namespace db
