#pragma once

#include "core/model/tournament.h"

#include <QDate>

#include <cstdint>
#include <optional>
#include <vector>

/// The club's own start fee: who owes how much. People in a fee class owe its amount, everybody
/// else Settings::startFeeCents. Expected and waiting people owe nothing yet; people who went home
/// early still owe it.
namespace core {

/// The class with that id; nullptr if there is none.
const FeeClass* findFeeClass(const Settings& settings, const QString& id);

/// A participant's fee, wherever they are.
std::int64_t startFeeOf(const Settings& settings, const Participant& participant);

/// How somebody stands with their start fee, in cents.
struct FeeAccount
{
    std::optional<std::int64_t> due; ///< Nothing before they are here.
    std::int64_t paid = 0;           ///< Also in advance.
    std::int64_t open = 0;           ///< Of what is due; 0 or more.
    /// What is left to pay of the fee, due or not: what is asked for at the door. 0 or more.
    std::int64_t missing = 0;

    friend bool operator==(const FeeAccount&, const FeeAccount&) = default;
};

FeeAccount feeAccountOf(const Settings& settings, const Participant& participant);

/// Those seated or on a bye in a round who have not paid all they owe, ascending.
std::vector<StartNumber> unpaidIn(const Tournament& tournament, const Round& round);

/// Whether anybody can owe a start fee.
bool hasStartFee(const Settings& settings);

/// Sums over a tournament.
struct FeeTotals
{
    std::int64_t due = 0; ///< Of all who are here.
    /// Payments without refunds, also of those who are not here, or no longer participants.
    std::int64_t received = 0;
    std::int64_t refunded = 0;  ///< 0 or more.
    std::int64_t open = 0;      ///< Of all who are here; what one paid too much pays for nobody.
    std::int64_t inAdvance = 0; ///< Of paid(): by those who owe nothing yet.

    /// Received minus refunded.
    [[nodiscard]] std::int64_t paid() const { return received - refunded; }
    FeeTotals& operator+=(const FeeTotals& other);
    friend bool operator==(const FeeTotals&, const FeeTotals&) = default;
};

FeeTotals feeTotals(const Tournament& tournament);

/// Start fees taken and given back on a day.
struct FeesOfDay
{
    std::optional<QDate> day;  ///< Nothing: unknown.
    std::int64_t received = 0; ///< 0 or more, here and below.
    std::int64_t refunded = 0;

    friend bool operator==(const FeesOfDay&, const FeesOfDay&) = default;
};

/// All payments of a tournament, ascending by day, those of an unknown day last: on the
/// tournament's date, or without one on the local day on which each was taken.
std::vector<FeesOfDay> feesByDay(const Tournament& tournament);

} // namespace core
