#include "core/use_cases/deciding_ties.h"

#include "core/faults/faults.h"
#include "core/people/start_numbers.h"
#include "core/ranking/discipline.h"
#include "core/ranking/open_tables.h"
#include "core/ranking/ties.h"
#include "core/seating/random.h"

#include <QStringList>

#include <algorithm>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

QString textOf(StartNumber number)
{
    return QString::number(plain(number));
}

bool areSame(std::vector<StartNumber> left, std::vector<StartNumber> right)
{
    std::sort(left.begin(), left.end());
    std::sort(right.begin(), right.end());
    return left == right;
}

/// Why these people cannot be put in an order: they are not tied, or others are tied with them.
Refusals rankFaults(const Tournament& tournament, const std::vector<StartNumber>& order)
{
    const Standings standings(tournament);
    const Pointer place = Pointer() / "order"_L1;
    const auto tie = tieOf(standings, order.front());
    Refusals faults;
    for (std::size_t index = 0; index < order.size(); ++index) {
        const auto number = order[index];
        const auto line =
            std::find_if(standings.lines().begin(), standings.lines().end(),
                         [number](const Standing& one) { return one.tally.number == number; });
        if (!line->rank) {
            faults.push_back({TieFault::NoResult, place / index, {textOf(number)}});
        } else if (index > 0 && (!tie || !isAmong(tie->numbers, number))) {
            faults.push_back(
                {TieFault::NotTied, place / index, {textOf(number), textOf(order.front())}});
        }
    }
    if (!faults.empty() || !tie) {
        return faults;
    }
    auto left = tie->numbers;
    std::erase_if(left, [&order](StartNumber number) { return isAmong(order, number); });
    return left.empty() ? Refusals() : Refusals{{TieFault::LeftOut, place, {listText(left)}}};
}

Refusals faultsOfDecision(const Tournament& tournament, const TieDecision& decision)
{
    if (auto faults = faultsOf(decision, Roster(tournament), Pointer()); !faults.empty()) {
        return faults;
    }
    const auto people = decision.order.size();
    if (decision.by == TieDecidedBy::PlayOff) {
        if (Discipline::of(tournament.settings).hasMatches()) {
            return {{TieFault::NoPlayOff, Pointer() / "by"_L1, {}}};
        }
        if (people > std::size_t{scoring::largestTable}) {
            return {{TieFault::TooManyAtTable,
                     Pointer() / "order"_L1,
                     {QString::number(people), QString::number(scoring::largestTable)}}};
        }
    }
    if (const auto open = withResultsMissing(tournament, decision.order); !open.empty()) {
        return {{TieFault::ResultsMissing, Pointer() / "order"_L1, {listText(open)}}};
    }
    return rankFaults(tournament, decision.order);
}

} // namespace

Result<Change> decideTie(const Tournament& tournament, const TieDecision& decision)
{
    if (auto faults = faultsOfDecision(tournament, decision); !faults.empty()) {
        return faults;
    }
    auto after = tournament.tieDecisions;
    Change change{{Action::DecideTie}, decision.reason, {}};
    if (std::find(after.begin(), after.end(), decision) != after.end()) {
        return change;
    }
    std::erase_if(after, [&decision](const TieDecision& earlier) {
        return std::any_of(
            earlier.order.begin(), earlier.order.end(),
            [&decision](StartNumber number) { return isAmong(decision.order, number); });
    });
    after.push_back(decision);
    change.steps.emplace_back(TieDecisionsExchange{{}, tournament.tieDecisions, std::move(after)});
    return change;
}

Result<Change> cancelTieDecision(const Tournament& tournament, const std::vector<StartNumber>& tied)
{
    auto after = tournament.tieDecisions;
    const auto gone = std::erase_if(
        after, [&tied](const TieDecision& decision) { return areSame(decision.order, tied); });
    if (gone == 0) {
        return Refusal{TieFault::NotDecided, Pointer() / "order"_L1, {}};
    }
    Change change{{Action::CancelTieDecision}, {}, {}};
    change.steps.emplace_back(TieDecisionsExchange{{}, tournament.tieDecisions, std::move(after)});
    return change;
}

void addEndOfTieDecisions(const Tournament& tournament, Change& change)
{
    if (!tournament.tieDecisions.empty()) {
        change.steps.emplace_back(
            TieDecisionsExchange{{}, tournament.tieDecisions, std::vector<TieDecision>()});
    }
}

Result<TieDecision> drawTie(const Tournament& tournament, std::vector<StartNumber> tied,
                            std::uint64_t seed)
{
    TieDecision drawn{std::move(tied), TieDecidedBy::Lot, {}};
    if (auto faults = faultsOfDecision(tournament, drawn); !faults.empty()) {
        return faults;
    }
    std::sort(drawn.order.begin(), drawn.order.end());
    seating::Random random(seed);
    random.shuffle(drawn.order);
    return drawn;
}

Result<TieDecision> playOffDecision(std::vector<PlayOffStones> hands)
{
    std::stable_sort(hands.begin(), hands.end(),
                     [](const PlayOffStones& left, const PlayOffStones& right) {
                         return left.stones < right.stones;
                     });
    TieDecision decision{{}, TieDecidedBy::PlayOff, {}};
    QStringList results;
    std::vector<StartNumber> level;
    for (std::size_t place = 0; place < hands.size(); ++place) {
        const auto& [number, stones] = hands[place];
        QStringList games;
        for (const auto left : stones) {
            if (left < 0) {
                return Refusal{
                    TieFault::NegativeStones, Pointer() / "stones"_L1, {QString::number(left)}};
            }
            games << QString::number(left);
        }
        const bool isLevel = (place > 0 && hands[place - 1].stones == stones) ||
                             (place + 1 < hands.size() && hands[place + 1].stones == stones);
        if (isLevel) {
            level.push_back(number);
        }
        decision.order.push_back(number);
        results << games.join(u'/');
    }
    if (!level.empty()) {
        return Refusal{TieFault::PlayAgain, Pointer() / "stones"_L1, {listText(level)}};
    }
    decision.reason = results.join(u" : "_s);
    return decision;
}

} // namespace core
