#pragma once

#include "stage.h"

#include <vector>

/// Pages at all sizes, and their dialogs at the smallest.
struct Scenes
{
    const char* topic;
    void (*pages)(const Album& album);
    void (*dialogs)(const Album& album);
};

void takeTournaments(const Album& album);
void takeTournamentDialogs(const Album& album);
void takeSetup(const Album& album);
void takeSetupDialogs(const Album& album);
void takeParticipants(const Album& album);
void takeParticipantDialogs(const Album& album);
void takeCheckIn(const Album& album);
void takeCheckInDialogs(const Album& album);
void takeRounds(const Album& album);
void takeRoundDialogs(const Album& album);
void takeResults(const Album& album);
void takeResultDialogs(const Album& album);
void takeDeals(const Album& album);
void takeDealDialogs(const Album& album);
void takeStandings(const Album& album);
void takeStandingDialogs(const Album& album);
void takeReports(const Album& album);
void takeReportDialogs(const Album& album);
void takeCash(const Album& album);
void takeCashDialogs(const Album& album);
void takeClock(const Album& album);
void takeClockDialogs(const Album& album);
void takeHall(const Album& album);
void takeHallDialogs(const Album& album);
void takeSeries(const Album& album);
void takeSeriesDialogs(const Album& album);
void takeDesks(const Album& album);
void takeDeskDialogs(const Album& album);
void takeClub(const Album& album);
void takeClubDialogs(const Album& album);
void takePeople(const Album& album);
void takePeopleDialogs(const Album& album);
void takeWindows(const Album& album);
void takeMenus(const Album& album);

inline std::vector<Scenes> allScenes()
{
    return {{"tournaments", takeTournaments, takeTournamentDialogs},
            {"setup", takeSetup, takeSetupDialogs},
            {"participants", takeParticipants, takeParticipantDialogs},
            {"check-in", takeCheckIn, takeCheckInDialogs},
            {"rounds", takeRounds, takeRoundDialogs},
            {"results", takeResults, takeResultDialogs},
            {"deals", takeDeals, takeDealDialogs},
            {"standings", takeStandings, takeStandingDialogs},
            {"reports", takeReports, takeReportDialogs},
            {"cash", takeCash, takeCashDialogs},
            {"clock", takeClock, takeClockDialogs},
            {"hall", takeHall, takeHallDialogs},
            {"series", takeSeries, takeSeriesDialogs},
            {"desks", takeDesks, takeDeskDialogs},
            {"club", takeClub, takeClubDialogs},
            {"people", takePeople, takePeopleDialogs},
            {"window", takeWindows, takeMenus}};
}
