#include "enrolment.h"

#include "app/desk.h"

namespace desk {

core::Result<std::vector<core::StartNumber>> enrol(Desk& desk,
                                                   const std::vector<core::Enrolment>& people)
{
    auto added = desk.run([&](core::Director& director, core::TournamentId id) {
        return director.enrol(id, people);
    });
    if (!added) {
        return added;
    }
    std::vector<core::Player> players;
    for (const auto& person : people) {
        players.push_back({person.name, person.club, person.tags});
    }
    const auto known =
        desk.runClub([&](core::Director& director) { return director.addPlayers(players); });
    if (!known) {
        return known.refused();
    }
    return added;
}

LastDates lastDatesOf(Desk& desk)
{
    const QDate today = desk.now().toLocalTime().date();
    const auto all = desk.runClub([today](core::Director& director) {
        return core::Result<std::vector<core::LastPlayed>>(director.lastPlayed(today));
    });
    LastDates dates;
    if (all) {
        for (const auto& last : *all) {
            dates.insert({last.name, last.club}, last.date);
        }
    }
    return dates;
}

} // namespace desk
