#include "core/cards/deal_order.h"

#include "core/people/start_numbers.h"

#include <algorithm>
#include <iterator>

namespace core {
namespace {

bool isTieBreak(const Game& game)
{
    const auto* deal = std::get_if<PlayedDeal>(&game.outcome);
    return deal != nullptr && deal->isTieBreak();
}

} // namespace

std::vector<const scoring::Deal*> DealOrder::results() const
{
    std::vector<const scoring::Deal*> results;
    results.reserve(deals.size());
    std::transform(deals.begin(), deals.end(), std::back_inserter(results), [](const Game* game) {
        const auto* played = std::get_if<PlayedDeal>(&game->outcome);
        return played != nullptr ? &played->deal : nullptr;
    });
    return results;
}

DealOrder dealOrder(const Table& table)
{
    std::vector<const Game*> games;
    games.reserve(table.games.size());
    for (const auto& game : table.games) {
        games.push_back(&game);
    }
    std::stable_sort(games.begin(), games.end(), [](const Game* left, const Game* right) {
        return left->number < right->number;
    });
    DealOrder order;
    for (const Game* const game : games) {
        (isTieBreak(*game) ? order.tieBreaks : order.deals).push_back(game);
    }
    return order;
}

const PlayedDeal& playedDeal(const Game& game)
{
    return std::get<PlayedDeal>(game.outcome);
}

TieBreakCourse::TieBreakCourse(const TableHead& table, std::vector<const Game*> tieBreaks)
    : table_(table), tieBreaks_(std::move(tieBreaks))
{}

bool TieBreakCourse::isIn(StartNumber number) const
{
    const auto plays = [number](const Game* game) {
        return isAmong(playedDeal(*game).tieBreak, number);
    };
    return !isAmong(table_.withdrawn, number) ||
           std::any_of(tieBreaks_.begin() + static_cast<std::ptrdiff_t>(next_), tieBreaks_.end(),
                       plays);
}

std::vector<StartNumber> TieBreakCourse::present() const
{
    std::vector<StartNumber> present;
    std::copy_if(table_.seats.begin(), table_.seats.end(), std::back_inserter(present),
                 [this](StartNumber number) { return isIn(number); });
    return present;
}

std::vector<StartNumber> TieBreakCourse::due() const
{
    std::vector<StartNumber> due;
    std::copy_if(tied_.begin(), tied_.end(), std::back_inserter(due),
                 [this](StartNumber number) { return isIn(number); });
    return due;
}

void TieBreakCourse::playNext()
{
    const PlayedDeal& played = playedDeal(next());
    const auto players = due();
    std::optional<std::int64_t> best;
    tied_.clear();
    for (std::size_t hand = 0; hand < played.deal.hands.size(); ++hand) {
        const auto& result = played.deal.hands[hand];
        if (!result || !isAmong(players, played.tieBreak[hand])) {
            continue;
        }
        if (!best || result->score() > *best) {
            best = result->score();
            tied_.clear();
        }
        if (result->score() == *best) {
            tied_.push_back(played.tieBreak[hand]);
        }
    }
    ++next_;
}

} // namespace core
