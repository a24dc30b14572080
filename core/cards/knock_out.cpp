#include "core/cards/knock_out.h"

#include "core/cards/matches.h"
#include "core/people/start_numbers.h"

#include <algorithm>
#include <iterator>

namespace core {
namespace {

const Round* latestRound(const Tournament& tournament, std::optional<RoundNumber> after)
{
    const Round* latest = nullptr;
    for (const auto& round : tournament.rounds) {
        if (round.head.state != RoundState::Cancelled && (!after || round.number <= *after)) {
            latest = &round;
        }
    }
    return latest;
}

/// Everybody who advances from the round; adds tables without a decision to `knockOut`.
std::vector<StartNumber> comeThrough(const Settings& settings, const Round& round,
                                     KnockOut& knockOut)
{
    std::vector<StartNumber> through = round.head.byes;
    for (const auto& table : round.tables) {
        const MatchState match = matchOf(settings, round, table);
        if (match.isDecided() && counts(round.head.state)) {
            through.insert(through.end(), match.winners.begin(), match.winners.end());
        } else {
            knockOut.undecided.push_back(table.number);
        }
    }
    std::sort(through.begin(), through.end());
    return through;
}

std::vector<StartNumber> presentIn(const Tournament& tournament, RoundNumber round)
{
    std::vector<StartNumber> present;
    for (const auto& participant : tournament.participants) {
        if (isPresent(participant, round)) {
            present.push_back(participant.number);
        }
    }
    return present;
}

bool isPresentIn(const Tournament& tournament, StartNumber number, RoundNumber round)
{
    const Participant* const participant = findParticipant(tournament, number);
    return participant != nullptr && isPresent(*participant, round);
}

std::vector<StartNumber> everybodyIn(const Round& round)
{
    std::vector<StartNumber> people = round.head.byes;
    for (const auto& table : round.tables) {
        people.insert(people.end(), table.head.seats.begin(), table.head.seats.end());
    }
    std::sort(people.begin(), people.end());
    return people;
}

/// Whether it is still open if somebody advances from the round.
bool isOpenFor(const KnockOut& knockOut, const Round& round, StartNumber number)
{
    return std::any_of(round.tables.begin(), round.tables.end(), [&](const Table& table) {
        const auto& undecided = knockOut.undecided;
        return isAmong(table.head.seats, number) &&
               std::find(undecided.begin(), undecided.end(), table.number) != undecided.end();
    });
}

/// Compares the round with those who advanced to it.
OvertakenRound comparedWith(const Tournament& tournament, const Round& round,
                            const KnockOut& before)
{
    OvertakenRound found{round.number, {}, {}, before.undecided};
    const auto people = everybodyIn(round);
    const Round& previous = *findRound(tournament, *before.round);
    for (const auto number : people) {
        if (!isAmong(before.next, number) && !isAmong(before.absent, number) &&
            !isOpenFor(before, previous, number)) {
            found.out.push_back(number);
        }
    }
    if (!found.out.empty()) {
        std::set_difference(before.next.begin(), before.next.end(), people.begin(), people.end(),
                            std::back_inserter(found.missing));
    }
    return found;
}

bool isSeated(const Round& round, StartNumber number)
{
    return std::any_of(round.tables.begin(), round.tables.end(),
                       [number](const Table& table) { return isAmong(table.head.seats, number); });
}

} // namespace

bool isKnockOut(const Settings& settings)
{
    return settings.rules.ruleSet == scoring::RuleSet::Romme500 &&
           settings.cards.event == CardEvent::Multi;
}

KnockOut knockOutOf(const Tournament& tournament, std::optional<RoundNumber> after)
{
    KnockOut knockOut;
    const Round* const latest = latestRound(tournament, after);
    const RoundNumber last =
        tournament.rounds.empty() ? RoundNumber{0} : tournament.rounds.back().number;
    const RoundNumber coming{plain(after.value_or(last)) + 1};
    if (latest == nullptr) {
        knockOut.next = presentIn(tournament, coming);
        return knockOut;
    }
    knockOut.round = latest->number;
    const auto through = comeThrough(tournament.settings, *latest, knockOut);
    std::partition_copy(through.begin(), through.end(), std::back_inserter(knockOut.next),
                        std::back_inserter(knockOut.absent), [&](StartNumber number) {
                            return isPresentIn(tournament, number, coming);
                        });
    // The winner at the last table may have left since.
    const auto& left = through.size() == 1 ? through : knockOut.next;
    if (knockOut.undecided.empty() && left.size() == 1) {
        knockOut.winner = left.front();
    }
    return knockOut;
}

std::vector<StartNumber> expectedIn(const Tournament& tournament, RoundNumber round)
{
    if (isKnockOut(tournament.settings)) {
        return knockOutOf(tournament, RoundNumber{plain(round) - 1}).next;
    }
    return presentIn(tournament, round);
}

std::optional<RoundNumber> outAfter(const Tournament& tournament, StartNumber number,
                                    RoundNumber upTo)
{
    std::optional<RoundNumber> out;
    for (const auto& round : tournament.rounds) {
        if (counts(round.head.state) && round.number <= upTo && isSeated(round, number)) {
            out = round.number;
        }
    }
    return out;
}

std::vector<OvertakenRound> overtakenRounds(const Tournament& tournament,
                                            std::optional<RoundNumber> upTo)
{
    std::vector<OvertakenRound> overtaken;
    for (const auto& round : tournament.rounds) {
        const bool isAsked = !upTo || round.number <= *upTo;
        if (!isKnockOut(tournament.settings) || !isAsked ||
            round.head.state == RoundState::Cancelled) {
            continue;
        }
        const auto before = knockOutOf(tournament, RoundNumber{plain(round.number) - 1});
        if (!before.round) {
            continue;
        }
        auto found = comparedWith(tournament, round, before);
        if (!found.out.empty() || !found.undecided.empty()) {
            overtaken.push_back(std::move(found));
        }
    }
    return overtaken;
}

} // namespace core
