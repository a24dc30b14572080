#pragma once

#include "core/model/tournament.h"

#include <QDate>

#include <cstdint>
#include <optional>
#include <vector>

/// The club's own start fee: who owes how much, and to whom the club owes something. People in a
/// fee class owe its amount, everybody else Settings::startFeeCents. Expected and waiting people
/// owe nothing yet; people who went home early still owe it.
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
    /// What was paid beyond the fee, due or not: 0 or more. Nothing is too much where nobody owes a
    /// fee (hasStartFee()): what people give there is theirs to decide.
    std::int64_t owedBack = 0;

    friend bool operator==(const FeeAccount&, const FeeAccount&) = default;
};

FeeAccount feeAccountOf(const Settings& settings, const Participant& participant);

/// A payment after which the club would owe somebody money.
struct PaymentDoubt
{
    std::int64_t fee = 0;
    std::int64_t paid = 0;     ///< With this payment.
    std::int64_t owedBack = 0; ///< 1 or more.

    friend bool operator==(const PaymentDoubt&, const PaymentDoubt&) = default;
};

/// What to ask about before that amount is taken from the person, as they are now. Nothing for
/// refunds.
std::optional<PaymentDoubt> paymentDoubt(const Settings& settings, const Participant& participant,
                                         std::int64_t cents);

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
    std::int64_t inAdvance = 0; ///< Of paid(), up to their fee: by those who owe nothing yet.
    std::int64_t owedBack = 0;  ///< Of paid(): beyond the fee, by anybody.
    std::int64_t notCash = 0;   ///< Of paid(): in other ways, and so in no box.

    /// Received minus refunded.
    [[nodiscard]] std::int64_t paid() const { return received - refunded; }
    /// Of paid(): what is the club's to spend, paid for fees that are due.
    [[nodiscard]] std::int64_t earned() const { return paid() - inAdvance - owedBack; }
    FeeTotals& operator+=(const FeeTotals& other);
    friend bool operator==(const FeeTotals&, const FeeTotals&) = default;
};

FeeTotals feeTotals(const Tournament& tournament);

/// Start fees taken and given back on a day, in one way.
struct FeesOfDay
{
    std::optional<QDate> day;  ///< Nothing: unknown.
    QString way = {};          ///< As of FeePayment.
    std::int64_t received = 0; ///< 0 or more, here and below.
    std::int64_t refunded = 0;

    friend bool operator==(const FeesOfDay&, const FeesOfDay&) = default;
};

/// The day on which a payment counts in the cash book: the tournament's date, or without one the
/// local day on which it was taken; nothing: unknown.
std::optional<QDate> feeDayOf(const Settings& settings, const FeePayment& payment);

/// All payments of a tournament, ascending by feeDayOf(), those of an unknown day last; of a day
/// cash first.
std::vector<FeesOfDay> feesByDay(const Tournament& tournament);

} // namespace core
