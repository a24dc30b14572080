#pragma once

#include "core/model/tournament.h"
#include "core/ranking/standings.h"

#include <QDate>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

/// Facts of a tournament about its people for the year, once the tournament itself is closed.
namespace core {

/// Somebody who took part.
struct ParticipantFacts
{
    StartNumber number{1};
    QString name;
    QString club;
    QStringList tags;
    std::optional<std::int32_t> rank; ///< Nothing without a result.
    Tally tally;
    /// Each game in the order played, or match of Rommé 500: whether it was won, outright or tied.
    /// The number won equals Tally::wins.
    std::vector<bool> won;

    friend bool operator==(const ParticipantFacts&, const ParticipantFacts&) = default;
};

/// Two people who met.
struct MeetingFacts
{
    StartNumber one{1};
    StartNumber other{2}; ///< The larger number.
    /// Rounds that count in which both had a seat at one table; 0 if one of them only took over a
    /// seat.
    std::int32_t tables = 0;
    /// Games, or matches of Rommé 500, in which both had a result of their own.
    std::int64_t games = 0;
    std::int64_t oneAhead = 0; ///< By GMP + CMP of the game, or the places of the match.
    std::int64_t otherAhead = 0;

    friend bool operator==(const MeetingFacts&, const MeetingFacts&) = default;
};

struct EveningFacts
{
    QString name;
    std::optional<QDate> date;
    scoring::Rules rules;
    std::vector<ParticipantFacts> participants; ///< In the order of the standings.
    std::vector<MeetingFacts> meetings;         ///< By the numbers, no pair twice.

    friend bool operator==(const EveningFacts&, const EveningFacts&) = default;
};

/// The tournament has no faults; the standings are those after all rounds.
EveningFacts factsOf(const Tournament& tournament, const Standings& standings);

} // namespace core
