#pragma once

#include "core/cards/matches.h"
#include "core/tournament.h"
#include "core/use_cases/seating_by_hand.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// A round as the page paints it.
namespace desk {

/// One place at a table, or one bye.
struct SeatView
{
    std::optional<core::StartNumber> person; ///< Nothing: a free place.
    QString name;
    QString club;
    QStringList met;         ///< Names of those at the table met before.
    bool fixedTable = false; ///< Has one,
    bool broken = false;     ///< or sits with somebody never to sit with, or not at it.
    bool locked = false;
    std::optional<std::int64_t> total; ///< In the match of Rommé 500.
    QString fate;                      ///< What became of them in it: "won", "goes on".
    bool through = false;              ///< That is good news.

    friend bool operator==(const SeatView&, const SeatView&) = default;
};

struct CardView
{
    std::optional<core::TableNumber> table; ///< Nothing: the byes.
    std::vector<SeatView> seats;
    bool locked = false;
    int gamesEntered = 0;
    std::optional<core::MatchState> match; ///< Of Rommé 500, once published.
    std::optional<core::TableMark> mark;

    friend bool operator==(const CardView&, const CardView&) = default;
};

struct RoundView
{
    core::RoundNumber number{1};
    core::RoundState state = core::RoundState::Draft;
    int games = 0; ///< At each table.
    std::vector<CardView> cards;

    [[nodiscard]] bool isDraft() const { return state == core::RoundState::Draft; }
    friend bool operator==(const RoundView&, const RoundView&) = default;
};

/// Tables of a draft with fewer than four people have a free place.
RoundView viewOf(const core::Tournament& tournament, const core::Round& round,
                 const core::SeatLocks& locks);

} // namespace desk
