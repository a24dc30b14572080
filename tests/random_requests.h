#pragma once

#include "seating_checker.h"
#include "seating_requests.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <variant>
#include <vector>

/// Hundreds of random requests for the independent checker.
namespace random_requests {

inline int draw(std::mt19937& random, int least, int most)
{
    return least + static_cast<int>(random() % static_cast<unsigned>(most - least + 1));
}

/// Some people are absent in some rounds; never fewer than six stay.
inline void drawPresence(seating::Request& request, std::mt19937& random)
{
    for (int round = 0; round < request.rounds; ++round) {
        std::vector<seating::PlayerId> roster;
        for (const auto& player : request.players) {
            if (draw(random, 1, 8) > 1) {
                roster.push_back(player.id);
            }
        }
        for (const auto& player : request.players) {
            const bool there = std::count(roster.begin(), roster.end(), player.id) > 0;
            if (roster.size() < 6 && !there) {
                roster.push_back(player.id);
            }
        }
        request.present.push_back(std::move(roster));
    }
}

inline seating::Request drawRequest(unsigned number)
{
    std::mt19937 random(number);
    auto request = requests::plain(draw(random, 6, 45), draw(random, 1, 7), 12000);
    request.seed = number;
    request.threads = draw(random, 1, 4);
    if (draw(random, 0, 1) == 1) {
        drawPresence(request, random);
    }
    if (draw(random, 0, 1) == 1) {
        for (auto& player : request.players) {
            player.club = draw(random, 1, 6);
        }
        request.clubWeight = draw(random, 0, 2) * 60;
    }
    const auto players = static_cast<int>(request.players.size());
    if (players >= 12) {
        for (int pair = draw(random, 0, 4); pair > 0; --pair) {
            const int first = draw(random, 1, players - 1);
            request.apart.emplace_back(requests::id(first),
                                       requests::id(draw(random, first + 1, players)));
        }
        if (draw(random, 0, 2) == 0) {
            request.players[2].fixedTable = 1;
            request.players[5].fixedTable = 2;
        }
    }
    const int threes = draw(random, 0, 5);
    request.threes = threes == 0   ? seating::Threes::First
                     : threes == 1 ? seating::Threes::Fair
                                   : seating::Threes::Last;
    request.mode = draw(random, 0, 3) == 0 ? seating::Mode::Draw : seating::Mode::Plan;
    // A long history makes drawing slow in large fields, so it is kept short.
    if (request.mode == seating::Mode::Draw && number % 16 != 0) {
        constexpr int mostSeats = 120;
        request.rounds = std::min(request.rounds, std::max(2, mostSeats / players));
        if (!request.present.empty()) {
            request.present.resize(static_cast<std::size_t>(request.rounds));
        }
    }
    return request;
}

/// A row for each of the 400 requests with that mode.
inline void addRows(seating::Mode mode)
{
    constexpr unsigned requests = 400;
    QTest::addColumn<unsigned>("number");
    for (unsigned number = 0; number < requests; ++number) {
        if (drawRequest(number).mode == mode) {
            QTest::addRow("request %u", number) << number;
        }
    }
}

/// A test of such a row.
inline void checkPromises()
{
    QFETCH(unsigned, number);
    const auto request = drawRequest(number);
    const auto result = seating::makePlan(request);
    if (const auto* refusals = std::get_if<seating::Refusals>(&result)) {
        // Pairs to be separated may be bound to one table by chance.
        QVERIFY(refusals->front().code == seating::RefusalCode::PairMustMeet);
        return;
    }
    const auto& plan = std::get<seating::Plan>(result);
    checker::Checker check(request);
    QCOMPARE(check.fault(plan), std::string());
    QCOMPARE(check.figures().forbidden, 0);
}

} // namespace random_requests
