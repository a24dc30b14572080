// Prints the table of docs/performance.md: plans with the default limit of one second beside a
// search by shuffling that has a second as well.
#include "core/seating/seating.h"
#include "shuffle_search.h"

#include <array>
#include <chrono>
#include <cstdio>
#include <string>

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

} // namespace

int main()
{
    std::printf("| n × R | repeats | C2 | bound | threes | seat spread | method | s | "
                "shuffles: repeats | threes |\n");
    std::printf("|---|---|---|---|---|---|---|---|---|---|\n");
    for (const Size& size : sizes) {
        printRow(size);
    }
    return 0;
}
