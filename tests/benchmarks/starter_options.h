#pragma once

#include "starter_group.h"

#include <cstdlib>
#include <sstream>
#include <string>
#include <vector>

/// The command line of the search for starters.
namespace starter_search {

inline std::vector<int> parseList(const std::string& text)
{
    std::vector<int> result;
    std::stringstream list(text);
    for (std::string item; std::getline(list, item, ',');) {
        result.push_back(std::atoi(item.c_str()));
    }
    return result;
}

inline Options parse(int argc, char** argv)
{
    Options options;
    for (int i = 1; i < argc; ++i) {
        const std::string name = argv[i];
        const auto value = [&] { return std::string(i + 1 < argc ? argv[++i] : ""); };
        if (name == "--cycles") {
            options.cycles = parseList(value());
        } else if (name == "--radix") {
            options.radix = parseList(value());
        } else if (name == "--turn") {
            options.turn = parseList(value());
        } else if (name == "--turn-by") {
            options.turnBy = std::atoi(value().c_str());
        } else if (name == "--met") {
            options.metBlocks.push_back(parseList(value()));
        } else if (name == "--base") {
            options.baseRounds = std::atoi(value().c_str());
        } else if (name == "--mirror") {
            options.mirror = parseList(value());
        } else if (name == "--mirror-sum") {
            options.mirrorSum = parseList(value());
        } else if (name == "--mirrored-blocks") {
            options.mirroredBlocks = std::atoi(value().c_str());
        } else if (name == "--fixed-rounds") {
            options.fixedRounds = std::atoi(value().c_str());
        } else if (name == "--multiplier") {
            options.multiplier = std::atoi(value().c_str());
        } else if (name == "--rotate") {
            options.rotate = true;
        } else if (name == "--triangles") {
            options.triangles = true;
        } else if (name == "--temperature") {
            options.temperature = std::atof(value().c_str());
        } else if (name == "--seconds") {
            options.seconds = std::atof(value().c_str());
        } else if (name == "--seed") {
            options.seed = static_cast<std::uint64_t>(std::atoll(value().c_str()));
        } else if (name == "--target") {
            options.target = std::atoi(value().c_str());
        } else if (name == "--develop") {
            options.develop = true;
        }
    }
    return options;
}

} // namespace starter_search
