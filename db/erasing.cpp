#include "db/erasing.h"

#include "core/store/store.h"
#include "db/club_rows.h"
#include "db/directory.h"
#include "db/hall_rows.h"
#include "db/journal_rows.h"
#include "db/player_links.h"
#include "db/proof.h"
#include "db/tournament_reader.h"
#include "db/tournament_writer.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace db {
namespace {

using namespace Qt::StringLiterals;

/// Whether anything was changed.
bool eraseInTournament(Connection& connection, core::TournamentId id, const core::Eraser& eraser)
{
    const auto stored = readTournament(connection, id);
    return stored &&
           writeErased(connection, id, stored->tournament, eraser.erased(id, stored->tournament));
}

void eraseInDirectory(Connection& connection, const core::Eraser& eraser)
{
    std::vector<core::Player> gone;
    std::vector<core::Player> come;
    for (const auto& player : readPlayers(connection)) {
        const auto after = eraser.erased(player);
        if (eraser.isErased(player.id) || after != player) {
            gone.push_back(player);
        }
        if (!eraser.isErased(player.id) && after != player) {
            come.push_back(after);
        }
    }
    removePlayers(connection, gone);
    addPlayers(connection, come);
}

std::vector<core::PlayerLink> without(const std::vector<core::PlayerLink>& links,
                                      const std::vector<core::PlayerLink>& others)
{
    std::vector<core::PlayerLink> rest;
    std::copy_if(links.begin(), links.end(), std::back_inserter(rest),
                 [&others](const core::PlayerLink& link) {
                     return std::find(others.begin(), others.end(), link) == others.end();
                 });
    return rest;
}

void eraseInLinks(Connection& connection, core::TournamentId id, const core::Eraser& eraser)
{
    const auto before = readLinks(connection, id);
    const auto after = eraser.erased(id, before);
    removeLinks(connection, without(before, after));
    addLinks(connection, without(after, before));
}

} // namespace

bool writeErased(Connection& connection, core::TournamentId id, const core::Tournament& before,
                 const core::Tournament& after)
{
    const auto steps = core::valueSteps(before, after);
    if (steps.empty()) {
        return false;
    }
    Proof proof(connection, id);
    connection.run(u"UPDATE tournament SET version = version + ? WHERE id = ?"_s,
                   core::unfollowedGrowth, id);
    TournamentWriter writer(connection, id);
    for (const auto& step : steps) {
        writer.write(step);
        proof.follow(step);
    }
    proof.store();
    return true;
}

core::ErasedCounts erase(Connection& connection, const core::Eraser& eraser)
{
    core::ErasedCounts counts;
    connection.unguardJournals();
    for (const auto id :
         connection.column<core::TournamentId>(u"SELECT id FROM tournament ORDER BY id"_s)) {
        counts.evenings += eraseInTournament(connection, id, eraser) ? 1 : 0;
        counts.entries += eraseInJournal(connection, id, eraser);
        eraseInRevisions(connection, id, eraser);
        eraseInPending(connection, id, eraser);
        eraseInLinks(connection, id, eraser);
    }
    eraseInDirectory(connection, eraser);
    eraseInRecords(connection, eraser);
    counts.entries += eraseInClubJournal(connection, eraser);
    connection.guardJournals();
    return counts;
}

} // namespace db
