#include "app/desk.h"
#include "app/reports/offers.h"
#include "core/use_cases/seating_rounds.h"
#include "rounds_page.h"
#include "seat_row.h"

/// What the page of rounds offers to print.
namespace desk {

void RoundsPage::connectOffers()
{
    connect(tasks_, &RoundTasks::published, this,
            [this](core::RoundNumber round) { makeOffer(offers::published(round)); });
    connect(tasks_, &RoundTasks::tablesChanged, this,
            [this](core::RoundNumber number, const std::vector<core::TableNumber>& tables) {
                const auto* round = core::findRound(desk_.tournament(), number);
                if (round != nullptr && !tables.empty()) {
                    makeOffer(offers::repaired(*round, tables));
                    offered_ = core::planOf(*round);
                }
            });
    connect(tasks_, &RoundTasks::reprintWanted, this,
            [this](core::RoundNumber round) { makeOffer(offers::again(round, tableLookedAt())); });
    connect(offer_, &PrintOffer::dismissed, cards_, &RoundCards::focusCurrent);
}

void RoundsPage::makeOffer(const Offer& offer)
{
    offered_.reset();
    offer_->offer(offer);
    offer_->setFocus();
}

core::TableNumber RoundsPage::tableLookedAt() const
{
    const auto* row = cards_->currentRow();
    const auto card = row != nullptr ? row->spot().card : 0;
    const auto& cards = cards_->view().cards;
    const auto table = card < cards.size() ? cards[card].table : std::nullopt;
    return table.value_or(core::TableNumber{1});
}

documents::Choice RoundsPage::document() const
{
    const auto* round = shownRound();
    documents::Choice choice{documents::Kind::SeatingByTable};
    if (round != nullptr && core::counts(round->head.state)) {
        choice.round = shown_;
    }
    return choice;
}

} // namespace desk
