#include "core/start_fee.h"

#include <algorithm>
#include <cstdlib>

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

std::int64_t openFeeOf(const Settings& settings, const Participant& participant)
{
    return std::max<std::int64_t>(startFeeOf(settings, participant) - participant.paidCents(), 0);
}

std::vector<StartNumber> unpaidIn(const Tournament& tournament, const Round& round)
{
    std::vector<StartNumber> unpaid;
    for (const auto number : peopleIn(round)) {
        const auto* const person = findParticipant(tournament, number);
        if (person != nullptr && openFeeOf(tournament.settings, *person) > 0) {
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
    return *this;
}

FeeTotals feeTotals(const Tournament& tournament)
{
    FeeTotals totals;
    for (const auto& person : tournament.participants) {
        for (const auto& payment : person.payments) {
            (payment.cents > 0 ? totals.received : totals.refunded) += std::abs(payment.cents);
        }
        if (isHere(person)) {
            totals.due += startFeeOf(tournament.settings, person);
            totals.open += openFeeOf(tournament.settings, person);
        }
    }
    return totals;
}

} // namespace core
