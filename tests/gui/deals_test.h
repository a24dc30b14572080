#pragma once

#include "app/desk/evening/results/game_grid.h"
#include "results_test.h"
#include "tests/card_evening.h"

/// Shared by the tests of matches on the results page.
namespace deals_test {

using namespace card_evening;
using namespace results_test;

class DealsTest : public ResultsTest
{
protected:
    /// One table of seats A to D, or as many as `people`, with these deals.
    void openMatch(const core::CardRules& rules, std::vector<core::Game> deals = {}, int people = 4)
    {
        auto playing = cards(people, rules);
        std::vector<core::StartNumber> seats;
        for (int number = 1; number <= people; ++number) {
            seats.push_back(core::StartNumber{number});
        }
        playing.rounds = {round(1, {table(1, seats, std::move(deals))})};
        open(playing);
    }

    [[nodiscard]] const core::PlayedDeal* deal(int table, int number) const
    {
        const auto* const found = anyGame(table, number);
        return found != nullptr ? std::get_if<core::PlayedDeal>(&found->outcome) : nullptr;
    }
    [[nodiscard]] const core::Table& tableOne() const
    {
        return fixture_->session().tournament().rounds.front().tables.front();
    }
    [[nodiscard]] QString match() const
    {
        const auto& tournament = fixture_->session().tournament();
        return matchText(core::matchOf(tournament.settings, tournament.rounds.front(), tableOne()));
    }
    [[nodiscard]] const desk::GridSheet& sheet() const
    {
        page_test::settle();
        return page_->findChild<desk::GameGrid*>()->sheet();
    }
    /// The texts beside the totals, by seat.
    [[nodiscard]] QStringList besideTotals() const
    {
        QStringList texts;
        for (const auto& seat : sheet().seats) {
            texts << seat.besideTotal;
        }
        return texts;
    }
    /// "130,-20,…": the match totals by seat.
    [[nodiscard]] QString totals() const
    {
        QStringList texts;
        for (const auto& seat : sheet().seats) {
            texts << (seat.total ? QString::number(seat.total->units() /
                                                   scoring::MatchPoints::unitsPerPoint)
                                 : u"-"_s);
        }
        return texts.join(u',');
    }
    [[nodiscard]] QStringList rows() const
    {
        QStringList labels;
        for (const auto& row : sheet().rows) {
            labels << row.label;
        }
        return labels;
    }
    [[nodiscard]] QString stateOf(const QString& name) const
    {
        return field(name)->property("state").toString();
    }
};

} // namespace deals_test
