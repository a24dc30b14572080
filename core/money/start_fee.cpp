#include "core/money/start_fee.h"

#include "core/model/bookings.h"
#include "core/money/ways.h"
#include "core/people/same_text.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <utility>

namespace core {

namespace {

std::vector<StartNumber> peopleIn(const Round& round)
{
    auto people = round.head.byes;
    for (const auto& table : round.tables) {
        people.insert(people.end(), table.head.seats.begin(), table.head.seats.end());
    }
    return people;
}

/// Counts the payment as received or given back.
template <typename Sums>
void add(const FeePayment& payment, Sums& sums)
{
    (payment.cents > 0 ? sums.received : sums.refunded) += std::abs(payment.cents);
}

} // namespace

const FeeClass* findFeeClass(const Settings& settings, const QString& id)
{
    const auto found = std::find_if(settings.feeClasses.begin(), settings.feeClasses.end(),
                                    [&id](const FeeClass& one) { return one.id == id; });
    return found == settings.feeClasses.end() ? nullptr : &*found;
}

std::int64_t startFeeOf(const Settings& settings, const Participant& participant)
{
    const auto* const own = findFeeClass(settings, participant.feeClass);
    return own != nullptr ? own->cents : settings.startFeeCents;
}

FeeAccount feeAccountOf(const Settings& settings, const Participant& participant)
{
    const auto fee = startFeeOf(settings, participant);
    FeeAccount account;
    account.paid = participant.paidCents();
    account.missing = std::max<std::int64_t>(fee - account.paid, 0);
    if (hasStartFee(settings)) {
        account.owedBack = std::max<std::int64_t>(account.paid - fee, 0);
    }
    if (isHere(participant)) {
        account.due = fee;
        account.open = account.missing;
    }
    return account;
}

std::optional<PaymentDoubt> paymentDoubt(const Settings& settings, const Participant& participant,
                                         std::int64_t cents)
{
    auto after = participant;
    after.setPaidCents(participant.paidCents() + cents);
    const auto account = feeAccountOf(settings, after);
    if (cents <= 0 || account.owedBack == 0) {
        return std::nullopt;
    }
    return PaymentDoubt{startFeeOf(settings, participant), account.paid, account.owedBack};
}

std::vector<StartNumber> unpaidIn(const Tournament& tournament, const Round& round)
{
    std::vector<StartNumber> unpaid;
    for (const auto number : peopleIn(round)) {
        const auto* const person = findParticipant(tournament, number);
        if (person != nullptr && feeAccountOf(tournament.settings, *person).open > 0) {
            unpaid.push_back(number);
        }
    }
    std::sort(unpaid.begin(), unpaid.end());
    return unpaid;
}

bool hasStartFee(const Settings& settings)
{
    return settings.startFeeCents > 0 ||
           std::any_of(settings.feeClasses.begin(), settings.feeClasses.end(),
                       [](const FeeClass& one) { return one.cents > 0; });
}

FeeTotals& FeeTotals::operator+=(const FeeTotals& other)
{
    due += other.due;
    received += other.received;
    refunded += other.refunded;
    open += other.open;
    inAdvance += other.inAdvance;
    owedBack += other.owedBack;
    notCash += other.notCash;
    return *this;
}

FeeTotals feeTotals(const Tournament& tournament)
{
    FeeTotals totals;
    for (const auto& payment : paymentsOf(tournament)) {
        add(payment, totals);
        totals.notCash += isCash(payment.way) ? 0 : payment.cents;
    }
    for (const auto& person : tournament.participants) {
        const auto account = feeAccountOf(tournament.settings, person);
        totals.due += account.due.value_or(0);
        totals.open += account.open;
        totals.inAdvance += account.due ? 0 : account.paid - account.owedBack;
        totals.owedBack += account.owedBack;
    }
    for (const auto& former : formerPayers(tournament)) {
        totals.owedBack += former.owedBack;
    }
    return totals;
}

std::optional<QDate> feeDayOf(const Settings& settings, const FeePayment& payment)
{
    if (settings.date) {
        return settings.date;
    }
    return payment.time ? std::optional(payment.time->toLocalTime().date()) : std::nullopt;
}

std::vector<FeesOfDay> feesByDay(const Tournament& tournament)
{
    std::map<std::pair<std::optional<QDate>, QString>, FeesOfDay> byDay;
    for (const auto& payment : paymentsOf(tournament)) {
        const auto day = feeDayOf(tournament.settings, payment);
        const auto way = storedWay(payment.way);
        add(payment, byDay.try_emplace({day, sameKey(way)}, FeesOfDay{day, way}).first->second);
    }
    std::vector<FeesOfDay> days;
    days.reserve(byDay.size());
    for (const auto& [day, fees] : byDay) {
        days.push_back(fees);
    }
    const auto known = std::find_if(days.begin(), days.end(),
                                    [](const FeesOfDay& fees) { return fees.day.has_value(); });
    std::rotate(days.begin(), known, days.end());
    return days;
}

} // namespace core
