#include "core/use_cases/judging.h"

#include "core/cards/knock_out.h"
#include "core/money/start_fee.h"
#include "core/use_cases/planning.h"
#include "core/use_cases/round_checks.h"

#include <algorithm>
#include <set>

namespace core {
namespace {

/// Calls `use(one, other)` for each pair at a table, smaller number first.
template <typename Use>
void forEachPair(std::vector<StartNumber> seats, Use use)
{
    std::sort(seats.begin(), seats.end());
    for (std::size_t one = 0; one < seats.size(); ++one) {
        for (std::size_t other = one + 1; other < seats.size(); ++other) {
            use(seats[one], seats[other]);
        }
    }
}

bool isExpectedAfter(const Participant& participant, RoundNumber round)
{
    return std::any_of(
        participant.present.begin(), participant.present.end(),
        [round](const PresenceSpan& span) { return !span.until || *span.until > round; });
}

/// A request for the round as it is: its people, and no wish that could make it impossible.
seating::Request judgingRequest(const Tournament& tournament, const Round& round)
{
    auto request = seatingRequest(beforeRound(tournament, round.number), {});
    request.clubWeight = 1;
    for (auto& player : request.players) {
        player.fixedTable.reset();
    }
    std::vector<seating::PlayerId> seated;
    for (const auto& table : seatingOf(planOf(round)).tables) {
        seated.insert(seated.end(), table.seats.begin(), table.seats.end());
    }
    if (request.twoPlayerTables) {
        request.fivePlayers = seating::FivePlayers::ThreeAndTwo;
    }
    request.present = {std::move(seated)};
    return request;
}

} // namespace

Result<seating::QualitySheet> judge(const Tournament& tournament, const Round& round)
{
    auto request = judgingRequest(tournament, round);
    // Impossible wishes are not the fault of the tables drawn, but the sheet still counts them.
    auto asked = request;
    asked.apart.clear();
    if (const auto faults = seating::check(asked); !faults.empty()) {
        Refusals refusals;
        for (const auto& fault : faults) {
            refusals.push_back(refusalOf(fault, round.number));
        }
        return refusals;
    }
    return seating::measure(request, {seatingOf(planOf(round))});
}

std::map<StartNumber, std::vector<StartNumber>> metBefore(const Tournament& tournament,
                                                          const Round& round)
{
    const auto request = seatingRequest(beforeRound(tournament, round.number), {});
    std::set<std::pair<StartNumber, StartNumber>> met;
    for (const auto& past : request.history) {
        for (const auto& table : planOf(past, round.number).tables) {
            forEachPair(table.seats,
                        [&met](StartNumber one, StartNumber other) { met.emplace(one, other); });
        }
    }
    std::map<StartNumber, std::vector<StartNumber>> result;
    for (const auto& table : round.tables) {
        forEachPair(table.head.seats, [&](StartNumber one, StartNumber other) {
            if (met.contains({one, other})) {
                result[one].push_back(other);
                result[other].push_back(one);
            }
        });
    }
    return result;
}

std::vector<BrokenWish> brokenWishes(const Tournament& tournament, const Round& round)
{
    const auto& apart = tournament.settings.apart;
    const std::set<std::pair<StartNumber, StartNumber>> wishes(apart.begin(), apart.end());
    std::vector<BrokenWish> broken;
    for (const auto& table : round.tables) {
        forEachPair(table.head.seats, [&](StartNumber one, StartNumber other) {
            if (wishes.contains({one, other})) {
                broken.emplace_back(TogetherAtTable{one, other, table.number});
            }
        });
        for (const auto person : table.head.seats) {
            const Participant* const participant = findParticipant(tournament, person);
            const auto fixed = participant != nullptr ? participant->fixedTable : std::nullopt;
            if (fixed && *fixed != table.number) {
                broken.emplace_back(FixedTableMissed{person, *fixed, table.number});
            }
        }
    }
    return broken;
}

OutOfDate outOfDate(const Tournament& tournament, const Round& round)
{
    const auto drawn = peopleIn(round);
    const auto expected = expectedIn(tournament, round.number);
    OutOfDate result;
    for (const auto& participant : tournament.participants) {
        const bool present =
            std::binary_search(expected.begin(), expected.end(), participant.number);
        if (present != drawn.contains(participant.number)) {
            (present ? result.left : result.gone).push_back(participant.number);
        }
    }
    return result;
}

Headcount headcount(const Tournament& tournament, RoundNumber round,
                    seating::FivePlayers fivePlayers)
{
    Headcount count;
    const auto expected = expectedIn(tournament, round);
    for (const auto& participant : tournament.participants) {
        const bool present =
            std::binary_search(expected.begin(), expected.end(), participant.number);
        const bool away = !isPresent(participant, round);
        count.present += present ? 1 : 0;
        count.missing += away && isExpectedAfter(participant, round) ? 1 : 0;
        count.unpaid += present && feeAccountOf(tournament.settings, participant).open > 0 ? 1 : 0;
    }
    const bool knockOut = isKnockOut(tournament.settings);
    if (knockOut) {
        const KnockOut before = knockOutOf(tournament, RoundNumber{plain(round) - 1});
        count.missing = before.round ? static_cast<int>(before.absent.size()) : count.missing;
    }
    count.sizes = seating::roundSizes(count.present,
                                      knockOut ? seating::FivePlayers::ThreeAndTwo : fivePlayers,
                                      allowsTableOf(tournament.settings.rules.ruleSet, 2));
    return count;
}

} // namespace core
