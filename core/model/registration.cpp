#include "core/model/registration.h"

#include <algorithm>
#include <tuple>

namespace core {
namespace {

/// Those with a status, in the order in which they registered; behind them those who have lost
/// their place.
std::vector<StartNumber> inOrder(const Tournament& tournament, Attendance status)
{
    std::vector<const Participant*> people;
    for (const auto& participant : tournament.participants) {
        if (participant.status == status) {
            people.push_back(&participant);
        }
    }
    const auto rank = [](const Participant* person) {
        return std::tuple(hasLostPlace(*person), !person->registeredAt.has_value(),
                          person->registeredAt.value_or(QDateTime()), person->number);
    };
    std::sort(people.begin(), people.end(),
              [&rank](const auto* left, const auto* right) { return rank(left) < rank(right); });
    std::vector<StartNumber> numbers(people.size());
    std::transform(people.begin(), people.end(), numbers.begin(),
                   [](const Participant* person) { return person->number; });
    return numbers;
}

/// Those expected who can lose their place, the last to register last.
std::vector<StartNumber> absent(const Tournament& tournament)
{
    auto expected = inOrder(tournament, Attendance::Expected);
    std::erase_if(expected, [&tournament](StartNumber number) {
        return keepsPlace(*findParticipant(tournament, number));
    });
    return expected;
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

std::optional<int> placesForNewcomers(const RegistrationCount& count)
{
    return count.free && count.waiting > 0 ? std::optional(0) : count.free;
}

bool hasLostPlace(const Participant& participant)
{
    return participant.status == Attendance::Waiting && participant.present.empty();
}

bool keepsPlace(const Participant& participant)
{
    return participant.status == Attendance::Expected && participant.present.empty();
}

std::vector<StartNumber> waitingList(const Tournament& tournament)
{
    return inOrder(tournament, Attendance::Waiting);
}

std::optional<int> placeInQueue(const Tournament& tournament, StartNumber number)
{
    const auto queue = waitingList(tournament);
    const auto found = std::find(queue.begin(), queue.end(), number);
    return found != queue.end() ? std::optional(static_cast<int>(found - queue.begin()) + 1)
                                : std::nullopt;
}

std::optional<int> placeToKeepWaitingAt(const Tournament& tournament, StartNumber number)
{
    const auto place = placeInQueue(tournament, number);
    const auto free = registrationCount(tournament).free;
    return place && free && *place > *free ? place : std::nullopt;
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
    const auto waiting = std::ssize(release.movingUp);
    const std::ptrdiff_t free = registrationCount(tournament).free.value_or(waiting);
    if (isPastDeadline) {
        const auto& people = tournament.participants;
        const auto lost = std::count_if(people.begin(), people.end(), hasLostPlace);
        const auto wanted = std::max<std::ptrdiff_t>(waiting - lost - free, 0);
        const auto expected = absent(tournament);
        const auto released = std::min(wanted, std::ssize(expected));
        release.released.assign(expected.end() - released, expected.end());
    }
    const auto places = std::min(waiting, free + std::ssize(release.released));
    release.movingUp.resize(static_cast<std::size_t>(places));
    return release;
}

} // namespace core
