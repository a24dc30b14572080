#pragma once

#include "core/model/tournament.h"
#include "core/use_cases/repairing.h"
#include "core/use_cases/running_rounds.h"

#include <QString>

#include <optional>
#include <vector>

class QWidget;

/// The dialogs of the Rounds page. Each returns nothing if rejected.
namespace desk {

/// Asks for a number from 1 up, and optionally a reason.
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

/// Seating a latecomer, or continuing without somebody.
enum class Repair : std::uint8_t { Latecomer, Missing };
struct RepairAnswer
{
    core::StartNumber person{1};
    core::Mending way;
    core::Absence absence = core::Absence::ThisRound;
};
/// Asks for the person and the way; suggests the way that changes least, and `proposed`, else the
/// person marked absent or added last. Says which ways set half-typed slips aside. Tournament and
/// round must not change meanwhile.
std::optional<RepairAnswer> askRepair(QWidget* parent, Repair repair,
                                      const core::Tournament& tournament, const core::Round& round,
                                      const std::vector<core::TableNumber>& halfTyped,
                                      std::optional<core::StartNumber> proposed = std::nullopt);
/// The people offered by askRepair().
std::vector<core::Participant> repairCandidates(Repair repair, const core::Tournament& tournament,
                                                const core::Round& round);

/// Two people found to be in each other's place.
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
