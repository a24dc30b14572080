#include "core/model/registration.h"

#include <algorithm>
#include <tuple>

namespace core {
namespace {

/// Those with a status, in the order in which they registered.
std::vector<StartNumber> inOrder(const Tournament& tournament, Attendance status)
{
    std::vector<const Participant*> people;
    for (const auto& participant : tournament.participants) {
        if (participant.status == status) {
            people.push_back(&participant);
        }
    }
    const auto rank = [](const Participant* person) {
        return std::tuple(!person->registeredAt.has_value(),
                          person->registeredAt.value_or(QDateTime()), person->number);
    };
    std::sort(people.begin(), people.end(),
              [&rank](const auto* left, const auto* right) { return rank(left) < rank(right); });
    std::vector<StartNumber> numbers(people.size());
    std::transform(people.begin(), people.end(), numbers.begin(),
                   [](const Participant* person) { return person->number; });
    return numbers;
}

} // namespace

QDateTime registrationTime(const QDateTime& moment)
{
    return QDateTime::fromSecsSinceEpoch(moment.toSecsSinceEpoch(), Qt::UTC);
}

RegistrationCount registrationCount(const Tournament& tournament)
{
    RegistrationCount count;
    for (const auto& participant : tournament.participants) {
        switch (participant.status) {
        case Attendance::Here:
            ++count.here;
            break;
        case Attendance::Expected:
            ++count.expected;
            break;
        case Attendance::Waiting:
            ++count.waiting;
            break;
        }
    }
    if (const auto capacity = tournament.settings.capacity) {
        count.free = std::max(0, *capacity - count.here - count.expected);
    }
    return count;
}

std::vector<StartNumber> waitingList(const Tournament& tournament)
{
    return inOrder(tournament, Attendance::Waiting);
}

bool isPastDeadline(const Settings& settings, const QDateTime& now)
{
    if (!settings.deadline) {
        return false;
    }
    const QDate date = settings.date.value_or(now.date());
    return now.date() > date || (now.date() == date && now.time() >= *settings.deadline);
}

PlaceRelease proposedRelease(const Tournament& tournament, bool isPastDeadline)
{
    PlaceRelease release;
    release.movingUp = waitingList(tournament);
    const auto waiting = static_cast<std::ptrdiff_t>(release.movingUp.size());
    const std::ptrdiff_t free = registrationCount(tournament).free.value_or(waiting);
    if (isPastDeadline && free < waiting) {
        const auto expected = inOrder(tournament, Attendance::Expected);
        const auto released = std::min(waiting - free, std::ssize(expected));
        release.released.assign(expected.end() - released, expected.end());
    }
    const auto places = std::min(waiting, free + std::ssize(release.released));
    release.movingUp.resize(static_cast<std::size_t>(places));
    return release;
}

} // namespace core
