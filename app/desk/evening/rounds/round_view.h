#pragma once

#include "app/desk/evening/rounds/round_words.h"
#include "core/use_cases/seating_by_hand.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

/// A round as the page paints it: values with finished texts.
namespace desk {

/// Tables with fewer people have a free place in a draft.
inline constexpr std::size_t fullTable = 4;

/// One place at a table, or one bye.
struct SeatView
{
    std::optional<core::StartNumber> person; ///< Nothing: a free place.
    QString name;
    QStringList met;         ///< Names of people at the table met before.
    bool fixedTable = false; ///< Has a fixed table.
    bool broken = false;     ///< A wish of this person is broken.
    bool locked = false;
    std::optional<std::int64_t> total; ///< In the match of Rommé 500.
    QString fate;                      ///< The match's outcome for this person: "won", "goes on".
    bool through = false;              ///< Won, or goes on.

    friend bool operator==(const SeatView&, const SeatView&) = default;
};

struct CardView
{
    std::optional<core::TableNumber> table; ///< Nothing: the byes.
    std::vector<SeatView> seats;
    bool locked = false;
    /// Nothing for byes, and for unlocked tables in a draft.
    std::optional<words::StateWord> state;

    friend bool operator==(const CardView&, const CardView&) = default;
};

struct RoundView
{
    bool isDraft = true;
    std::vector<CardView> cards;

    friend bool operator==(const RoundView&, const RoundView&) = default;
};

RoundView viewOf(const core::Tournament& tournament, const core::Round& round,
                 const core::SeatLocks& locks);

} // namespace desk
