#pragma once

#include "core/club/cash.h"
#include "core/model/tournament.h"
#include "core/pending/pending_entry.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

/// What a director does next, from "Who plays?" to the licence fee.
namespace core {

/// In the order of an evening.
enum class EveningStep : std::uint8_t {
    Enrol,        ///< There are too few for a table.
    CheckIn,      ///< People are expected, before the first draw.
    EnterResults, ///< Tables of the round being played are open.
    Settle,       ///< Tables are unclear or disputed, or a phone reported something else.
    CloseRound,
    Release, ///< The hall does not see the standings: at the end once the prizes are given.
    Publish,
    Draw,
    DecideTie,       ///< Of people who would share a prize.
    CollectFees,     ///< People who are here owe a start fee.
    HangUpStandings, ///< With the time until which objections are heard.
    PrintPrizes,
    PrintReceipts, ///< Which winners of money sign.
    DrawRaffle,
    GivePrizes,
    PayPrizes,    ///< Less money was booked for prizes than was won.
    SettlePrizes, ///< A correction gave prizes to others that had been paid.
    BookFee,      ///< Less was booked for the licence fee than is due.
    CountCash,
    BackUp,
    ReportFee,
};

/// Whether a director may do without it: what does not keep a round from being played.
bool isSkippable(EveningStep step);

struct NextStep
{
    EveningStep step = EveningStep::Enrol;
    std::optional<RoundNumber> round = std::nullopt;
    std::vector<TableNumber> tables = {};             ///< Of that round, ascending.
    std::optional<StartNumber> person = std::nullopt; ///< The first one concerned.
    std::int64_t cents = 0;                           ///< Of PayPrizes and BookFee: not booked yet.

    friend bool operator==(const NextStep&, const NextStep&) = default;
};

struct EveningMoney
{
    EveningCash cash = {};
    /// Whether a correction has given prizes to others since they were booked.
    bool arePrizesToSettle = false;
};

/// What is left to do, in order; only what the evening uses (evening_use.h). While rounds are to be
/// played, the last one is the only one of those that can't be skipped; what follows the last round
/// comes when it is closed. `showsHall`: as of useOf().
std::vector<NextStep> stepsLeft(const Tournament& tournament, const PendingEntries& pending,
                                const EveningMoney& money, bool showsHall);

/// Whether the evening is over for everybody: its results are final, and the hall has seen them.
bool isOver(const Tournament& tournament, const PendingEntries& pending);

/// What a step was done with, as a short text: it counts as done only while this stays the same.
/// Empty if that does not depend on the tournament's results or prizes.
QString basisOf(EveningStep step, const Tournament& tournament);

} // namespace core
