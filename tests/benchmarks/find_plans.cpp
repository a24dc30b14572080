// Searches plans for the catalogue if a second is too short: find_plans SECONDS SEED
// [--even-threes] [--from FILE] NxR ... --even-threes shares tables of three evenly before it
// avoids repeats. --from starts from the rounds of a file, one per line as printed by find_starters
// --develop: surplus points are dropped, missing rounds are added by the search. Prints one line
// per size: the figures, then the seats of all rounds as required by catalogue_plans.cpp (tables of
// four first).
#include "core/seating/seating.h"
#include "design_file.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>

namespace {

void printPlan(const seating::Request& request, const seating::Plan& plan)
{
    const auto& quality = plan.quality;
    std::cout << request.players.size() << ' ' << request.rounds << " c2 " << quality.c2 << " of "
              << quality.c2Bound << " most " << quality.mostMeetings << " threes "
              << quality.threesMin << '-' << quality.threesMax << " :";
    for (auto round : plan.rounds) {
        std::stable_sort(round.tables.begin(), round.tables.end(),
                         [](const seating::Table& a, const seating::Table& b) {
                             return a.seats.size() > b.seats.size();
                         });
        for (const auto& table : round.tables) {
            for (const auto player : table.seats) {
                std::cout << ' ' << static_cast<int>(player);
            }
        }
    }
    std::cout << std::endl;
}

int run(std::vector<std::string> words)
{
    std::vector<seating::Round> design;
    const auto from = std::find(words.begin(), words.end(), "--from");
    if (from != words.end() && from + 1 != words.end()) {
        design = plan_search::readDesign(*(from + 1));
        words.erase(from, from + 2);
    }
    const bool evennessFirst = std::erase(words, "--even-threes") > 0;
    if (words.size() < 3) {
        std::cerr << "find_plans SECONDS SEED [--even-threes] [--from FILE] NxR ...\n";
        return 2;
    }
    for (std::size_t i = 2; i < words.size(); ++i) {
        const int players = std::atoi(words[i].c_str());
        seating::Request request;
        for (int number = 0; number < players; ++number) {
            request.players.push_back({seating::PlayerId{number}, std::nullopt, std::nullopt});
        }
        request.rounds = std::atoi(words[i].substr(words[i].find('x') + 1).c_str());
        request.threes = evennessFirst ? seating::Threes::First : seating::Threes::Last;
        request.draft = plan_search::withoutPoints(design, players);
        request.draft.resize(
            std::min(request.draft.size(), static_cast<std::size_t>(request.rounds)));
        request.limit = std::chrono::milliseconds(std::atoi(words[0].c_str()) * 1000);
        request.seed = static_cast<std::uint64_t>(std::atoll(words[1].c_str()));
        request.threads = 1;
        printPlan(request, std::get<seating::Plan>(seating::makePlan(request)));
    }
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        return run(std::vector<std::string>(argv + 1, argv + argc));
    } catch (const std::exception& failure) {
        std::fputs(failure.what(), stderr);
        return 3;
    }
}
