#include "db/player_links.h"

#include "db/digest.h"
#include "db/failure.h"
#include "db/texts.h"

#include <map>
#include <tuple>

namespace db {
namespace {

using namespace Qt::StringLiterals;

/// Columns 0 to 4: tournament, uuid, number, name, club.
core::EnrolledPerson enrolledIn(const Rows& row)
{
    const auto uuid = row.value<std::optional<QString>>(1);
    return {{row.value<core::TournamentId>(0), {uuid ? uuidFrom(*uuid) : QUuid()}},
            row.value<core::StartNumber>(2),
            row.value<QString>(3),
            row.value<QString>(4)};
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
    for (const auto& link : readLinks(connection, id)) {
        known.emplace(link.enrolled, link.player);
    }
    std::vector<core::EnrolledPerson> people;
    Rows rows = rowsOf(connection,
                       u"SELECT tournament, uuid, number, name, club FROM participant %1 "
                       "ORDER BY tournament, number"_s,
                       id);
    while (rows.next()) {
        auto& person = people.emplace_back(enrolledIn(rows));
        const auto player = known.find(person.key);
        if (player != known.end()) {
            person.player = player->second;
        }
    }
    return people;
}

std::vector<core::EnrolledPerson> readUnknownPeople(Connection& connection)
{
    std::vector<core::EnrolledPerson> people;
    Rows rows = connection.rows(
        u"SELECT tournament, uuid, number, name, club FROM participant AS person "
        "WHERE NOT EXISTS (SELECT 1 FROM player_link AS link "
        "WHERE link.tournament = person.tournament AND link.participant = person.uuid)"_s);
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
                       u"SELECT tournament, participant, player, digest "
                       "FROM player_link %1 ORDER BY tournament, participant"_s,
                       id);
    while (rows.next()) {
        constexpr int digest = 3;
        const auto participant = rows.value<QString>(1);
        if (!rows.isProven(digest)) {
            throw damaged(
                u"who participant %1 is was changed outside the program"_s.arg(participant));
        }
        links.push_back({{rows.value<core::TournamentId>(0), {uuidFrom(participant)}},
                         {uuidFrom(rows.value<QString>(2))}});
    }
    return links;
}

void addLinks(Connection& connection, const std::vector<core::PlayerLink>& links)
{
    std::vector<std::tuple<core::TournamentId, QString, QString, std::int64_t>> rows;
    rows.reserve(links.size());
    for (const auto& [enrolled, player] : links) {
        const auto participant = uuidText(enrolled.participant.value);
        const auto uuid = uuidText(player.value);
        rows.emplace_back(enrolled.tournament, participant, uuid,
                          digestOfRow(enrolled.tournament, participant, uuid));
    }
    connection.insert(u"player_link (tournament, participant, player, digest)"_s, rows);
}

void removeLinks(Connection& connection, const std::vector<core::PlayerLink>& links)
{
    for (const auto& [enrolled, player] : links) {
        const auto participant = uuidText(enrolled.participant.value);
        const int removed =
            connection.run(u"DELETE FROM player_link "
                           "WHERE tournament = ? AND participant = ? "
                           "AND player = ?"_s,
                           enrolled.tournament, participant, uuidText(player.value));
        if (removed != 1) {
            throw damaged(u"who participant %1 is was not stored"_s.arg(participant));
        }
    }
}

} // namespace db
