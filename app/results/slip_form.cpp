#include "slip_form.h"

#include "core/cards/matches.h"

#include <algorithm>

namespace desk {
namespace {

std::vector<std::size_t> seatsOf(const core::TableHead& head,
                                 const std::vector<core::StartNumber>& numbers)
{
    std::vector<std::size_t> seats;
    for (const auto number : numbers) {
        const auto found = std::find(head.seats.begin(), head.seats.end(), number);
        if (found != head.seats.end()) {
            seats.push_back(static_cast<std::size_t>(found - head.seats.begin()));
        }
    }
    return seats;
}

} // namespace

std::optional<std::size_t> SlipForm::handOf(std::size_t seat) const
{
    const auto found = std::find(hands.begin(), hands.end(), seat);
    return found != hands.end() ? std::optional(static_cast<std::size_t>(found - hands.begin()))
                                : std::nullopt;
}

SlipForm slipForm(const core::TableHead& head, const core::GameOutcome& outcome)
{
    SlipForm form;
    const auto* const deal = std::get_if<core::PlayedDeal>(&outcome);
    form.cards = deal != nullptr;
    form.tieBreak = deal != nullptr ? deal->tieBreak : std::vector<core::StartNumber>();
    form.seats = head.seats.size();
    form.hands = seatsOf(head, form.tieBreak.empty() ? head.seats : form.tieBreak);
    form.left = seatsOf(head, head.withdrawn);
    return form;
}

SlipForm slipForm(const core::Settings& settings, const core::Round& round,
                  const core::Table& table, core::GameNumber number)
{
    const auto* const game = core::findGame(table, number);
    if (game != nullptr && !std::holds_alternative<core::UnplayedGame>(game->outcome)) {
        return slipForm(table.head, game->outcome);
    }
    if (!core::playsCards(settings)) {
        return slipForm(table.head, core::PlayedGame());
    }
    core::PlayedDeal due;
    if (game == nullptr) {
        const auto match = core::matchOf(settings, round, table);
        if (match.status == core::MatchStatus::TieBreaker) {
            due.tieBreak = match.winners;
        }
    }
    return slipForm(table.head, due);
}

} // namespace desk
