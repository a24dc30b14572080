#pragma once

#include "card_evening.h"
#include "core/use_cases/managing_matches.h"
#include "random_chairs.h"

#include <random>

/// Tournaments of Rommé 500 for property tests: every seed gives a valid, normalised tournament,
/// and many seeds cover everything specific to such tournaments.
namespace random_cards {

class Maker
{
public:
    explicit Maker(unsigned seed) : random_(seed) {}

    core::Tournament tournament()
    {
        const int people = 2 + below(14);
        auto evening = card_evening::cards(people, rules());
        evening.settings.prizeCents.resize(static_cast<std::size_t>(below(4)), 250);
        const auto rounds = 1 + below(3);
        for (int number = 1; number <= rounds; ++number) {
            addRound(evening, number);
        }
        return core::normalised(std::move(evening));
    }

    int below(int bound) { return static_cast<int>(random_() % static_cast<unsigned>(bound)); }
    static QString name() { return QStringLiteral("Hans"); }

private:
    bool now(int oneOf) { return below(oneOf) == 0; }

    core::CardRules rules()
    {
        core::CardRules rules;
        rules.event = static_cast<core::CardEvent>(below(4));
        if (now(2)) {
            rules.match = scoring::QuickMatch{1 + below(3)};
        } else {
            rules.match = scoring::TargetMatch{60 + below(90)};
        }
        rules.tableScoring = static_cast<core::TableScoring>(below(2));
        rules.advance = 1 + below(3);
        if (now(2)) {
            rules.pcr = 1 + below(5);
        }
        if (now(2)) {
            rules.stack = 50;
        }
        return rules;
    }

    void addRound(core::Tournament& evening, int number)
    {
        core::Round round = evening::round(number, {});
        std::vector<core::StartNumber> people;
        for (const auto& participant : evening.participants) {
            people.push_back(participant.number);
        }
        std::shuffle(people.begin(), people.end(), random_);
        while (people.size() >= 2) {
            const auto seats = std::min(static_cast<std::size_t>(2 + below(3)), people.size());
            const auto first = people.end() - static_cast<std::ptrdiff_t>(seats);
            const int table = static_cast<int>(round.tables.size()) + 1;
            round.tables.push_back(evening::table(table, {first, people.end()}));
            people.erase(first, people.end());
        }
        round.head.byes = people;
        evening.rounds.push_back(std::move(round));
        for (auto& table : evening.rounds.back().tables) {
            play(evening, evening.rounds.back(), table);
        }
    }

    void play(const core::Tournament& evening, const core::Round& round, core::Table& table)
    {
        std::int32_t number = 0;
        while (!now(12)) {
            const auto match = core::matchOf(evening.settings, round, table);
            number += now(9) ? 2 : 1;
            switch (match.status) {
            case core::MatchStatus::Won:
            case core::MatchStatus::Split:
                return;
            case core::MatchStatus::Lot:
                table.head.lot = match.winners;
                std::shuffle(table.head.lot.begin(), table.head.lot.end(), random_);
                table.head.lot.resize(static_cast<std::size_t>(match.contested));
                break;
            case core::MatchStatus::TieBreaker:
                table.games.push_back({core::GameNumber{number}, tieBreak(evening, match.winners)});
                break;
            case core::MatchStatus::Running:
                playRunning(evening, table, core::GameNumber{number});
                break;
            }
        }
    }

    core::PlayedDeal tieBreak(const core::Tournament& evening,
                              std::vector<core::StartNumber> players)
    {
        std::shuffle(players.begin(), players.end(), random_);
        core::PlayedDeal played{deal_builder::randomDeal(random_, players.size()), players};
        for (auto& hand : played.deal.hands) {
            hand = hand.value_or(scoring::CardHand{10, 5});
        }
        played.substitutions = chairs(evening, played.tieBreak, played.deal.hands);
        return played;
    }

    std::vector<core::Substitution> chairs(const core::Tournament& evening,
                                           const std::vector<core::StartNumber>& players,
                                           const scoring::CardHands& hands)
    {
        std::vector<core::StartNumber> everybody;
        for (const auto& participant : evening.participants) {
            everybody.push_back(participant.number);
        }
        return RandomChairs(*this, players, hands, everybody).draw();
    }

    void playRunning(const core::Tournament& evening, core::Table& table, core::GameNumber number)
    {
        if (now(15)) {
            table.games.push_back({number, evening::unplayed()});
            return;
        }
        if (now(15)) {
            const auto gone = table.head.seats[static_cast<std::size_t>(
                below(static_cast<int>(table.head.seats.size())))];
            if (std::find(table.head.withdrawn.begin(), table.head.withdrawn.end(), gone) ==
                table.head.withdrawn.end()) {
                table.head.withdrawn.push_back(gone);
            }
            return;
        }
        core::PlayedDeal played{deal_builder::randomDeal(random_, table.head.seats.size())};
        played.substitutions = chairs(evening, table.head.seats, played.deal.hands);
        table.games.push_back({number, std::move(played)});
    }

    std::mt19937 random_;
};

} // namespace random_cards

inline core::Tournament randomCards(unsigned seed)
{
    return random_cards::Maker(seed).tournament();
}
