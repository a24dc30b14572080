#pragma once

#include "core/model/tournament.h"
#include "game_builder.h"

#include <initializer_list>
#include <utility>
#include <vector>

/// A tournament built round by round. Additions go to the latest round and table; games are
/// numbered in order.
class TournamentBuilder
{
public:
    explicit TournamentBuilder(scoring::Rules rules)
    {
        tournament_.settings.name = QStringLiteral("Test");
        tournament_.settings.rules = std::move(rules);
    }

    /// Start numbers 1 to `count`.
    TournamentBuilder& participants(int count)
    {
        for (int number = 1; number <= count; ++number) {
            participant(number);
        }
        return *this;
    }

    TournamentBuilder& participant(int number)
    {
        core::Participant participant;
        participant.number = core::StartNumber{number};
        participant.name = QStringLiteral("Participant %1").arg(number);
        tournament_.participants.push_back(std::move(participant));
        return *this;
    }

    TournamentBuilder& round(int number, int games = 4,
                             core::RoundState state = core::RoundState::Published)
    {
        core::Round round;
        round.number = core::RoundNumber{number};
        round.head.games = games;
        round.head.state = state;
        tournament_.rounds.push_back(std::move(round));
        return *this;
    }

    TournamentBuilder& bye(int number)
    {
        tournament_.rounds.back().head.byes.push_back(core::StartNumber{number});
        return *this;
    }

    TournamentBuilder& table(std::initializer_list<int> seats)
    {
        auto& tables = tournament_.rounds.back().tables;
        core::Table table;
        table.number = core::TableNumber{static_cast<std::int32_t>(tables.size()) + 1};
        for (const int seat : seats) {
            table.head.seats.push_back(core::StartNumber{seat});
        }
        tables.push_back(std::move(table));
        return *this;
    }

    TournamentBuilder& game(const scoring::GameResult& result,
                            std::vector<core::Substitution> substitutions = {})
    {
        return outcome(core::PlayedGame{result, std::move(substitutions)});
    }

    TournamentBuilder& unplayedGame()
    {
        return outcome(core::UnplayedGame{QStringLiteral("time")});
    }

    TournamentBuilder& penalty(int number, int round, const char* amount)
    {
        tournament_.penalties.push_back({core::StartNumber{number}, core::RoundNumber{round},
                                         game_builder::points(amount), QStringLiteral("late")});
        return *this;
    }

    [[nodiscard]] const core::Tournament& tournament() const { return tournament_; }

private:
    TournamentBuilder& outcome(core::GameOutcome outcome)
    {
        auto& games = tournament_.rounds.back().tables.back().games;
        const core::GameNumber number{static_cast<std::int32_t>(games.size()) + 1};
        games.push_back({number, std::move(outcome)});
        return *this;
    }

    core::Tournament tournament_;
};

inline core::Substitution playedBy(std::size_t seat, const char* name)
{
    return {seat, core::Substitution::PlayedBy(QString::fromUtf8(name))};
}

inline core::Substitution takenOverBy(std::size_t seat, int number)
{
    return {seat, core::Substitution::TakenOverBy{number}};
}
