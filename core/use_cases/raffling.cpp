#include "core/use_cases/raffling.h"

#include "core/faults/faults.h"
#include "core/money/prizes.h"
#include "core/people/start_numbers.h"

#include <algorithm>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

Refusals faultsOfRaffle(const Tournament& tournament, const Raffle& raffle)
{
    if (auto faults = faultsOf(raffle, Roster(tournament), Pointer()); !faults.empty()) {
        return faults;
    }
    const auto left = doorPlacesLeft(tournament, raffle.prize);
    if (left && raffle.winners.size() > *left) {
        return {{RaffleFault::PrizeGone,
                 Pointer() / "prize"_L1,
                 {raffle.prize, QString::number(*left)}}};
    }
    if (tournament.raffles.size() >= mostPrizes) {
        return {{RaffleFault::TooManyRaffles,
                 Pointer(),
                 {QString::number(tournament.raffles.size() + 1), QString::number(mostPrizes)}}};
    }
    return {};
}

/// The raffle added by an entry; nullptr if none.
const Raffle* drawnBy(const JournalEntry& entry)
{
    for (const auto& step : entry.change.steps) {
        const auto* const raffles = std::get_if<RafflesExchange>(&step);
        if (raffles != nullptr && raffles->after && !raffles->after->empty()) {
            return &raffles->after->back();
        }
    }
    return nullptr;
}

} // namespace

Result<Raffle> drawRaffle(const Tournament& tournament, const RaffleRequest& request)
{
    Raffle raffle{request.prize, request.among, request.seed, {}};
    std::sort(raffle.among.begin(), raffle.among.end());
    if (!raffleSeedRange.contains(request.seed)) {
        return Refusal{
            RaffleFault::SeedOutOfRange, Pointer() / "seed"_L1, {QString::number(request.seed)}};
    }
    if (request.winners > request.among.size() && !request.among.empty()) {
        return Refusal{RaffleFault::TooManyWinners,
                       Pointer() / "winners"_L1,
                       {QString::number(request.winners), QString::number(request.among.size())}};
    }
    raffle.winners = drawnWinners(raffle.among, request.seed, request.winners);
    if (auto faults = faultsOfRaffle(tournament, raffle); !faults.empty()) {
        return faults;
    }
    return raffle;
}

Result<Change> addRaffle(const Tournament& tournament, const Raffle& raffle)
{
    if (auto faults = faultsOfRaffle(tournament, raffle); !faults.empty()) {
        return faults;
    }
    auto after = tournament.raffles;
    after.push_back(raffle);
    Change change{{Action::DrawRaffle}, {}, {}};
    change.steps.emplace_back(RafflesExchange{{}, tournament.raffles, std::move(after)});
    return change;
}

Result<Change> cancelRaffle(const Tournament& tournament, std::size_t place, const Raffle& raffle)
{
    auto after = tournament.raffles;
    if (place >= after.size()) {
        return Refusal{RaffleFault::Unknown, Pointer() / "raffle"_L1, {QString::number(place + 1)}};
    }
    if (after[place] != raffle) {
        return Refusal{RaffleFault::Changed, Pointer() / "raffle"_L1, {}};
    }
    after.erase(after.begin() + static_cast<std::ptrdiff_t>(place));
    Change change{{Action::CancelRaffle}, {}, {}};
    change.steps.emplace_back(RafflesExchange{{}, tournament.raffles, std::move(after)});
    return change;
}

std::vector<std::optional<QDateTime>> raffleTimes(const std::vector<Raffle>& raffles,
                                                  const std::vector<JournalEntry>& entries)
{
    std::vector<std::optional<QDateTime>> times(raffles.size());
    for (const auto& entry : entries) {
        const auto* const drawn = drawnBy(entry);
        // The newest of equal ones is the last.
        for (auto place = raffles.size(); drawn != nullptr && place > 0; --place) {
            if (!times[place - 1] && raffles[place - 1] == *drawn) {
                times[place - 1] = entry.time;
                break;
            }
        }
    }
    return times;
}

std::vector<StartNumber> stillPresent(const Tournament& tournament)
{
    std::vector<StartNumber> numbers;
    for (const auto& person : tournament.participants) {
        if (isHere(person) && !hasGoneHome(tournament, person)) {
            numbers.push_back(person.number);
        }
    }
    return numbers;
}

bool hasWonRaffle(const Tournament& tournament, StartNumber number)
{
    return std::any_of(tournament.raffles.begin(), tournament.raffles.end(),
                       [number](const Raffle& raffle) { return isAmong(raffle.winners, number); });
}

std::vector<StartNumber> stillToWin(const Tournament& tournament)
{
    auto numbers = stillPresent(tournament);
    std::erase_if(numbers,
                  [&tournament](StartNumber number) { return hasWonRaffle(tournament, number); });
    return numbers;
}

} // namespace core
