#include "db/identities.h"

#include "core/club/who_is_who.h"
#include "core/store/store.h"
#include "db/bookings.h"
#include "db/digest.h"
#include "db/directory.h"
#include "db/failure.h"
#include "db/hall_rows.h"
#include "db/participant_ids.h"
#include "db/player_links.h"
#include "db/proof.h"
#include "db/texts.h"

#include <QStringList>
#include <QUuid>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace db {
namespace {

using namespace Qt::StringLiterals;

/// An id derived from the stored data, so that two copies of a file migrated separately get the
/// same ids; equal rows get different ones.
QUuid freeUuid(Connection& connection, const QString& table, const QStringList& traits)
{
    static const QUuid space(u"{6b1f0c56-9f0e-4a39-8a53-2c41d5a9e7b0}"_s);
    for (int equals = 0;; ++equals) {
        const QStringList all = QStringList{table} + traits + QStringList{QString::number(equals)};
        const auto uuid = QUuid::createUuidV5(space, all.join(u'\n'));
        const auto taken = connection.valueOf<std::int64_t>(
            u"SELECT count(*) FROM %1 WHERE uuid = ?"_s.arg(table), uuidText(uuid));
        if (taken == 0) {
            return uuid;
        }
    }
}

/// Name, date and start of the tournament.
QStringList storedTraits(Connection& connection, core::TournamentId id)
{
    Rows rows = connection.rows(
        u"SELECT name, date, (SELECT time FROM journal WHERE tournament = tournament.id "
        "ORDER BY id LIMIT 1) FROM tournament WHERE id = ?"_s,
        id);
    rows.next();
    return {rows.value<QString>(0), rows.value<std::optional<QString>>(1).value_or(QString()),
            rows.value<std::optional<QString>>(2).value_or(QString())};
}

/// The sum of a tournament covers its row, whose digest changes with the id.
void nameTournament(Connection& connection, core::TournamentId id)
{
    const auto rowDigest = [&] {
        Rows rows = connection.rows(
            u"SELECT version, name, date, rule_set, settings FROM tournament WHERE id = ?"_s, id);
        rows.next();
        return static_cast<std::uint64_t>(rows.digestOf(5));
    }();
    const auto uuid = uuidText(freeUuid(connection, u"tournament"_s, storedTraits(connection, id)));
    connection.run(u"UPDATE tournament SET uuid = ? WHERE id = ?"_s, uuid, id);
    std::optional<std::int64_t> sum;
    {
        Rows rows = connection.rows(
            u"SELECT version, name, date, rule_set, settings, uuid, digest FROM tournament "
            "WHERE id = ?"_s,
            id);
        rows.next();
        if (const auto before = rows.value<std::optional<std::int64_t>>(6)) {
            sum = static_cast<std::int64_t>(static_cast<std::uint64_t>(*before) - rowDigest +
                                            static_cast<std::uint64_t>(rows.digestOf(6)));
        }
    }
    connection.run(u"UPDATE tournament SET digest = ? WHERE id = ?"_s, sum, id);
}

/// Returns whether all of them were as stored; the others keep their digests, which show the
/// damage.
bool namePlayers(Connection& connection)
{
    struct Row
    {
        std::int64_t id = 0;
        QString name;
        QString club;
        QString tags;
        bool isProven = false;
    };
    std::vector<Row> players;
    {
        Rows rows = connection.rows(
            u"SELECT id, name, club, tags, digest FROM player WHERE uuid IS NULL ORDER BY id"_s);
        while (rows.next()) {
            players.push_back({rows.value<std::int64_t>(0), rows.value<QString>(1),
                               rows.value<QString>(2), rows.value<QString>(3), rows.isProven(4)});
        }
    }
    for (const auto& [id, name, club, tags, isProven] : players) {
        const auto uuid = uuidText(freeUuid(connection, u"player"_s, {name, club}));
        connection.run(u"UPDATE player SET uuid = ? WHERE id = ?"_s, uuid, id);
        if (isProven) {
            connection.run(u"UPDATE player SET digest = ? WHERE id = ?"_s,
                           digestOfRow(id, name, club, tags, uuid), id);
        }
    }
    return std::all_of(players.begin(), players.end(),
                       [](const Row& player) { return player.isProven; });
}

/// Nobody, if one of them can't be read.
void recognisePeople(Connection& connection)
{
    std::vector<core::PlayerLink> links;
    try {
        links = core::certainLinks(readPlayers(connection), readEnrolledPeople(connection));
    } catch (const core::StoreFailure& failure) {
        if (failure.kind() != core::StoreFailure::Kind::Damaged) {
            throw;
        }
    }
    addLinks(connection, links);
}

} // namespace

void giveIdentities(Connection& connection, int before)
{
    for (const auto id : connection.column<core::TournamentId>(
             u"SELECT id FROM tournament WHERE uuid IS NULL ORDER BY id"_s)) {
        nameTournament(connection, id);
    }
    constexpr int withParticipantIds = 20;
    constexpr int withBookings = 21;
    if (before < withBookings) {
        moveBookingsInSums(connection);
    }
    if (before < withParticipantIds) {
        proveAll(connection); // Only what is proven is rewritten.
        giveParticipantIds(connection);
    }
    if (before < withBookings) {
        moveBookingsInJournals(connection);
    }
    proveFormerEntries(connection, before);
    if (namePlayers(connection)) {
        recognisePeople(connection);
    }
}

} // namespace db
