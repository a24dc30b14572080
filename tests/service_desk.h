#pragma once

#include "core/service/club_service.h"
#include "core/service/tournament_service.h"
#include "evening.h"
#include "memory_store.h"

#include <QDateTime>

/// Shared by the tests of the service.
namespace director_test {

using namespace evening;
using core::TournamentService;

inline const QDateTime start({2026, 5, 14}, {19, 0}, Qt::UTC);

/// A clock that advances by a minute at each look.
inline TournamentService::Clock tickingClock()
{
    return [time = start]() mutable {
        time = time.addSecs(60);
        return time;
    };
}

/// A desk on a store with one tournament of nine and a round being played.
struct Session
{
    MemoryStore store;
    TournamentService service{store, QStringLiteral("left"), tickingClock()};
    core::ClubService club{store, QStringLiteral("left"), tickingClock()};
    core::TournamentId id{0};

    Session()
    {
        auto evening = tournament(9);
        evening.rounds = {
            round(1, {table(1, {1_p, 2_p, 3_p, 4_p}), table(2, {5_p, 6_p, 7_p, 8_p})}, {9_p})};
        id = *service.import(evening);
    }
    core::Tournament now() { return store.read().load(id)->tournament; }
    core::JournalEntry lastEntry() { return store.read().journal(id).back(); }
};

inline const core::EntryTerms plainTerms;
inline const core::GameKey firstGame{1_r, 1_t, 1_g};

inline core::RoundPlan plan(int number)
{
    return {core::RoundNumber{number},
            {{1_t, {1_p, 2_p, 3_p, 4_p}}, {2_t, {5_p, 6_p, 7_p, 8_p}}},
            {9_p}};
}

} // namespace director_test
