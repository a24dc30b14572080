#pragma once

#include "core/tournament.h"
#include "core/use_cases/repairing.h"
#include "core/use_cases/running_rounds.h"

#include <QString>

#include <optional>
#include <vector>

class QWidget;

/// The dialogs of the page of rounds. Each returns nothing if it is rejected.
namespace desk {

/// Asks for a number from 1 on, and if wanted for a reason.
struct NumberQuestion
{
    QString title;
    QString text;
    QString verb; ///< Text of the button that accepts.
    QString label;
    int largest = 1;
    int suggested = 1;
    bool asksReason = false;
};
struct NumberAnswer
{
    int number = 1;
    QString reason;
};
std::optional<NumberAnswer> askNumber(QWidget* parent, const NumberQuestion& question);

/// Seating a latecomer, or going on without somebody.
enum class Repair : std::uint8_t { Latecomer, Missing };
struct RepairAnswer
{
    core::StartNumber person{1};
    core::Mending way;
    core::Absence absence = core::Absence::ThisRound;
};
/// Asks who, and which of the ways to do it; suggests the one that changes least, and whoever is
/// marked absent or was added last. Tournament and round must not change meanwhile.
std::optional<RepairAnswer> askRepair(QWidget* parent, Repair repair,
                                      const core::Tournament& tournament, const core::Round& round);
/// Whom askRepair() offers.
std::vector<core::Participant> repairCandidates(Repair repair, const core::Tournament& tournament,
                                                const core::Round& round);

/// Two people who turn out to sit at each other's place.
struct SeatSwap
{
    core::StartNumber one{1};
    core::StartNumber other{1};
    core::ResultsGo resultsGo = core::ResultsGo::WithTheSeat;
    QString reason;
};
/// Tournament and round must not change meanwhile.
std::optional<SeatSwap> askSeatSwap(QWidget* parent, const core::Tournament& tournament,
                                    const core::Round& round);

} // namespace desk
