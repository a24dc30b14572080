#pragma once

#include "core/tournament.h"

#include <cstdint>
#include <vector>

/// The club's own start fee: who owes how much. Whoever is in a class owes its amount, everybody
/// else Settings::startFeeCents. Nobody owes anything before they are here.
namespace core {

/// The class with that id; nullptr if there is none.
const FeeClass* findFeeClass(const Settings& settings, const QString& id);

/// What a participant pays to take part, wherever they are.
std::int64_t startFeeOf(const Settings& settings, const Participant& participant);

/// What of it is still to be paid, 0 or more.
std::int64_t openFeeOf(const Settings& settings, const Participant& participant);

/// Those seated or on a bye in a round who have not paid all they owe, ascending.
std::vector<StartNumber> unpaidIn(const Tournament& tournament, const Round& round);

/// Whether anybody can owe a start fee.
bool hasStartFee(const Settings& settings);

/// Sums over a tournament.
struct FeeTotals
{
    std::int64_t due = 0;      ///< Of all who are here.
    std::int64_t received = 0; ///< Payments without refunds, also of those who are not here.
    std::int64_t refunded = 0; ///< 0 or more.
    std::int64_t open = 0;     ///< Of all who are here; what one paid too much pays for nobody.

    /// What is left of what was received.
    [[nodiscard]] std::int64_t paid() const { return received - refunded; }
    FeeTotals& operator+=(const FeeTotals& other);
    friend bool operator==(const FeeTotals&, const FeeTotals&) = default;
};

FeeTotals feeTotals(const Tournament& tournament);

} // namespace core
