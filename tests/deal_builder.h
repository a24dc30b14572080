#pragma once

#include "scoring/romme500.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <random>

/// Deals of Rommé 500 as texts, seat by seat as on the command line: "85,40,-", where "-" did not
/// play.
namespace deal_builder {

inline scoring::Deal deal(const char* melded, const char* hands,
                          scoring::DealEnding ending = scoring::DealEnding::Out)
{
    const QStringList meldedOfSeats = QString::fromLatin1(melded).split(u',');
    const QStringList handsOfSeats = QString::fromLatin1(hands).split(u',');
    scoring::Deal deal;
    deal.ending = ending;
    deal.hands = scoring::CardHands(static_cast<std::size_t>(meldedOfSeats.size()));
    for (int seat = 0; seat < meldedOfSeats.size(); ++seat) {
        if (meldedOfSeats[seat] != u"-") {
            deal.hands[static_cast<std::size_t>(seat)] =
                scoring::CardHand{meldedOfSeats[seat].toInt(), handsOfSeats.value(seat).toInt()};
        }
    }
    return deal;
}

inline scoring::Deal stock(const char* melded, const char* hands)
{
    return deal(melded, hands, scoring::DealEnding::Stock);
}

/// A deal of `seats` hands without faults; the last seat may not play.
inline scoring::Deal randomDeal(std::mt19937& random, std::size_t seats)
{
    const auto below = [&random](unsigned bound) { return static_cast<int>(random() % bound); };
    scoring::Deal deal;
    const auto players = seats > 2 && below(5) == 0 ? seats - 1 : seats;
    const auto winner = static_cast<std::size_t>(below(static_cast<unsigned>(players)));
    const bool out = below(4) != 0;
    deal.ending = out ? scoring::DealEnding::Out : scoring::DealEnding::Stock;
    deal.hands = scoring::CardHands(seats);
    for (std::size_t seat = 0; seat < players; ++seat) {
        // In steps of five, so that equal scores occur.
        const int inHand = out && seat == winner ? 0 : 5 + 5 * below(12);
        deal.hands[seat] = scoring::CardHand{10 + 5 * below(16), inHand};
    }
    return deal;
}

} // namespace deal_builder
