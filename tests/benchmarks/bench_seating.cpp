// Prints the tables of docs/performance.md: plans with the default limit of one second beside a
// one-second search by shuffling, then evenings drawn round by round beside plans made at once with
// knowledge of who will come and go. With the argument "draws" only the latter.
#include "core/seating/seating.h"
#include "shuffle_search.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <exception>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace {

struct Size
{
    int players = 0;
    int rounds = 0;
};

constexpr std::array sizes{
    Size{16, 5},  Size{20, 5},   Size{24, 6},    Size{24, 7},   Size{28, 7},   Size{28, 9},
    Size{32, 8},  Size{32, 9},   Size{32, 10},   Size{36, 9},   Size{36, 11},  Size{40, 10},
    Size{40, 12}, Size{40, 13},  Size{44, 14},   Size{48, 12},  Size{48, 15},  Size{52, 17},
    Size{56, 18}, Size{60, 19},  Size{64, 12},   Size{64, 21},  Size{68, 21},  Size{68, 22},
    Size{72, 23}, Size{76, 25},  Size{80, 26},   Size{84, 27},  Size{88, 29},  Size{92, 23},
    Size{92, 29}, Size{96, 31},  Size{100, 8},   Size{100, 12}, Size{100, 33}, Size{13, 4},
    Size{14, 4},  Size{15, 5},   Size{17, 5},    Size{18, 5},   Size{19, 5},   Size{21, 7},
    Size{22, 6},  Size{26, 7},   Size{26, 8},    Size{29, 8},   Size{30, 8},   Size{33, 8},
    Size{38, 12}, Size{41, 10},  Size{50, 8},    Size{99, 12},  Size{8, 3},    Size{12, 3},
    Size{16, 6},  Size{20, 6},   Size{20, 8},    Size{24, 8},   Size{28, 10},  Size{32, 11},
    Size{36, 12}, Size{1000, 8}, Size{10000, 12}};

seating::Plan planFor(const Size& size)
{
    seating::Request request;
    for (int number = 1; number <= size.players; ++number) {
        request.players.push_back({seating::PlayerId{number}, std::nullopt, std::nullopt});
    }
    request.rounds = size.rounds;
    return std::get<seating::Plan>(seating::makePlan(request));
}

void printRow(const Size& size)
{
    const auto start = std::chrono::steady_clock::now();
    const auto plan = planFor(size);
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    const auto shuffled =
        benchmark::shuffleSearch(size.players, size.rounds, std::chrono::milliseconds(1000));
    const auto& quality = plan.quality;
    std::printf("| %d × %d | %lld | %lld | %lld%s | %d–%d | %d | %s | %.3f | %lld | %d–%d |\n",
                size.players, size.rounds, static_cast<long long>(quality.repeats),
                static_cast<long long>(quality.c2), static_cast<long long>(quality.bound),
                quality.proven ? ", met" : "", quality.threesMin, quality.threesMax,
                quality.seatSpread, methodName(quality.method).c_str(), seconds.count(),
                static_cast<long long>(shuffled.repeats), shuffled.threesMin, shuffled.threesMax);
    std::fflush(stdout);
}

constexpr std::array evenings{Size{8, 3},   Size{12, 3}, Size{16, 5},  Size{17, 5},  Size{20, 5},
                              Size{20, 6},  Size{22, 6}, Size{24, 7},  Size{24, 8},  Size{26, 7},
                              Size{28, 9},  Size{30, 8}, Size{32, 10}, Size{33, 8},  Size{36, 11},
                              Size{40, 13}, Size{50, 8}, Size{60, 10}, Size{80, 12}, Size{99, 12},
                              Size{100, 12}};

enum class Pattern {
    NobodyLeaves,
    OneLeaves,       ///< In the middle.
    SeveralComeAndGo ///< One leaves before round 3, one arrives before 4, two leave before 5.
};

using Roster = std::vector<seating::PlayerId>;

/// The people present in each round.
std::vector<Roster> rostersOf(const Size& size, Pattern pattern)
{
    Roster here;
    for (int number = 1; number <= size.players; ++number) {
        here.push_back(seating::PlayerId{number});
    }
    const auto leave = [&here](std::size_t place) {
        here.erase(here.begin() + static_cast<std::ptrdiff_t>(place % here.size()));
    };
    std::vector<Roster> rosters;
    for (int round = 1; round <= size.rounds; ++round) {
        if (pattern == Pattern::OneLeaves && round == (size.rounds + 1) / 2 + 1) {
            leave(4);
        }
        if (pattern == Pattern::SeveralComeAndGo) {
            if (round == 3 || round == 5) {
                leave(4);
            }
            if (round == 5) {
                leave(10);
            }
            if (round == 4) {
                here.push_back(seating::PlayerId{size.players + 1});
            }
        }
        rosters.push_back(here);
    }
    return rosters;
}

/// With everyone who is ever present.
seating::Request requestFor(const std::vector<Roster>& rosters)
{
    std::set<seating::PlayerId> people;
    for (const Roster& roster : rosters) {
        people.insert(roster.begin(), roster.end());
    }
    seating::Request request;
    for (const auto id : people) {
        request.players.push_back({id, std::nullopt, std::nullopt});
    }
    return request;
}

struct Drawn
{
    seating::QualitySheet quality;
    double longest = 0; ///< Seconds per draw.
};

/// Each draw expects those present to stay.
Drawn drawRoundByRound(const Size& size, const std::vector<Roster>& rosters)
{
    auto request = requestFor(rosters);
    request.mode = seating::Mode::Draw;
    request.limit = std::chrono::milliseconds(900);
    Drawn drawn;
    for (std::size_t round = 0; round < rosters.size(); ++round) {
        request.lookAhead = size.rounds - static_cast<int>(round) - 1;
        request.present.assign(rosters.size() - round, rosters[round]);
        request.seed = round + 1;
        const auto start = std::chrono::steady_clock::now();
        auto plan = std::get<seating::Plan>(seating::makePlan(request));
        const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
        drawn.longest = std::max(drawn.longest, seconds.count());
        drawn.quality = plan.quality;
        request.history.push_back(std::move(plan.rounds.front()));
    }
    return drawn;
}

seating::QualitySheet planAtOnce(const Size& size, const std::vector<Roster>& rosters)
{
    auto request = requestFor(rosters);
    request.rounds = size.rounds;
    request.present = rosters;
    return std::get<seating::Plan>(seating::makePlan(request)).quality;
}

void printEvening(const Size& size)
{
    std::printf("| %d × %d |", size.players, size.rounds);
    double longest = 0;
    for (const auto pattern :
         {Pattern::NobodyLeaves, Pattern::OneLeaves, Pattern::SeveralComeAndGo}) {
        const auto rosters = rostersOf(size, pattern);
        const auto drawn = drawRoundByRound(size, rosters);
        const auto planned = planAtOnce(size, rosters);
        longest = std::max(longest, drawn.longest);
        std::printf(" %lld (%d–%d) | %lld (%d–%d) |", static_cast<long long>(drawn.quality.repeats),
                    drawn.quality.threesMin, drawn.quality.threesMax,
                    static_cast<long long>(planned.repeats), planned.threesMin, planned.threesMax);
    }
    std::printf(" %.2f |\n", longest);
    std::fflush(stdout);
}

void printPlans()
{
    std::printf("| n × R | repeats | C2 | bound | threes | seat spread | method | s | "
                "shuffles: repeats | threes |\n");
    std::printf("|---|---|---|---|---|---|---|---|---|---|\n");
    for (const Size& size : sizes) {
        printRow(size);
    }
}

void printEvenings()
{
    std::printf("| n × R | nobody leaves: by round | at once | one leaves: by round | at once | "
                "several come and go: by round | at once | longest draw, s |\n");
    std::printf("|---|---|---|---|---|---|---|---|\n");
    for (const Size& size : evenings) {
        printEvening(size);
    }
}

} // namespace

int main(int argc, char** argv)
{
    try {
        const bool drawsAlone = argc > 1 && std::string_view(argv[1]) == "draws";
        if (!drawsAlone) {
            printPlans();
            std::printf("\n");
        }
        printEvenings();
        return 0;
    } catch (const std::exception& failure) {
        std::fprintf(stderr, "%s\n", failure.what());
        return 1;
    }
}
