#include "slip.h"

#include <QVariantList>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using core::Substitution;

std::int32_t numberOf(const QString& text)
{
    return text.toInt();
}

QVariantMap mapOfSeat(const SlipSeat& seat)
{
    QVariantMap map = {{u"first"_s, seat.first}, {u"second"_s, seat.second}};
    if (seat.substitute) {
        if (const auto* name = std::get_if<Substitution::PlayedBy>(&*seat.substitute)) {
            map.insert(u"playedBy"_s, *name);
        } else {
            map.insert(u"takenOverBy"_s,
                       core::plain(std::get<Substitution::TakenOverBy>(*seat.substitute)));
        }
    }
    return map;
}

SlipSeat seatFrom(const QVariantMap& map)
{
    SlipSeat seat{map.value(u"first"_s).toString(), map.value(u"second"_s).toString(), {}};
    if (map.contains(u"playedBy"_s)) {
        seat.substitute = map.value(u"playedBy"_s).toString();
    } else if (map.contains(u"takenOverBy"_s)) {
        seat.substitute = core::StartNumber{map.value(u"takenOverBy"_s).toInt()};
    }
    return seat;
}

/// Tells slips of one form from those of another, as far as they would be read otherwise.
QVariantList mapOfForm(const SlipForm& form)
{
    QVariantList list = {form.cards, static_cast<int>(form.seats)};
    for (const auto number : form.tieBreak) {
        list << core::plain(number);
    }
    return list;
}

scoring::Ending endingOf(SlipEnding ending)
{
    switch (ending) {
    case SlipEnding::Early:
        return scoring::Ending::Early;
    case SlipEnding::FirstRoundRomme:
        return scoring::Ending::FirstRoundRomme;
    case SlipEnding::ByHands:
    case SlipEnding::StockUsedUp:
        break;
    }
    return scoring::Ending::Romme;
}

SlipEnding slipEndingOf(scoring::Ending ending)
{
    switch (ending) {
    case scoring::Ending::Early:
        return SlipEnding::Early;
    case scoring::Ending::FirstRoundRomme:
        return SlipEnding::FirstRoundRomme;
    case scoring::Ending::Romme:
        break;
    }
    return SlipEnding::ByHands;
}

/// The hands that were played, and who held them instead of the seats' participants.
template <typename Hand>
void takeHands(const Slip& slip, scoring::PerSeat<Hand>& hands,
               std::vector<core::Substitution>& substitutions)
{
    hands = scoring::PerSeat<Hand>(slip.form.hands.size());
    for (std::size_t hand = 0; hand < hands.size(); ++hand) {
        const SlipSeat& typed = slip.seats[slip.form.hands[hand]];
        if (typed.didNotPlay()) {
            continue;
        }
        hands[hand] = Hand{numberOf(typed.first), numberOf(typed.second)};
        if (typed.substitute) {
            substitutions.push_back({hand, *typed.substitute});
        }
    }
}

void fillSubstitutes(Slip& slip, const std::vector<core::Substitution>& substitutions)
{
    for (const auto& substitution : substitutions) {
        slip.seats[slip.form.hands[substitution.seat]].substitute = substitution.by;
    }
}

void fill(Slip& slip, const core::PlayedGame& played)
{
    slip.ending = slipEndingOf(played.result.ending);
    for (std::size_t hand = 0; hand < slip.form.hands.size(); ++hand) {
        SlipSeat& seat = slip.seats[slip.form.hands[hand]];
        const auto& held = played.result.hands[hand];
        seat.first = held ? QString::number(held->stones) : u"-"_s;
        seat.second = held && held->claims > 0 ? QString::number(held->claims) : QString();
    }
    fillSubstitutes(slip, played.substitutions);
}

void fill(Slip& slip, const core::PlayedDeal& played)
{
    slip.ending = played.deal.ending == scoring::DealEnding::Stock ? SlipEnding::StockUsedUp
                                                                   : SlipEnding::ByHands;
    for (std::size_t hand = 0; hand < slip.form.hands.size(); ++hand) {
        SlipSeat& seat = slip.seats[slip.form.hands[hand]];
        const auto& held = played.deal.hands[hand];
        seat.first = held ? QString::number(held->melded) : u"-"_s;
        seat.second = held ? QString::number(held->hand) : QString();
    }
    fillSubstitutes(slip, played.substitutions);
}

} // namespace

bool Slip::isBlank() const
{
    Slip blank = blankSlip(form, game);
    blank.seenRevision = seenRevision;
    return *this == blank;
}

bool Slip::isEmptyHand(std::size_t seat) const
{
    const QString& left = form.cards ? seats[seat].second : seats[seat].first;
    return !seats[seat].didNotPlay() && !left.isEmpty() && numberOf(left) == 0;
}

std::optional<FieldPlace> Slip::firstMissing() const
{
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        if (!form.handOf(seat)) {
            continue;
        }
        if (seats[seat].first.isEmpty()) {
            return FieldPlace{seat, false};
        }
        if (form.cards && seats[seat].second.isEmpty() && !seats[seat].didNotPlay()) {
            return FieldPlace{seat, true};
        }
    }
    return std::nullopt;
}

std::optional<core::GameOutcome> Slip::played() const
{
    if (firstMissing()) {
        return std::nullopt;
    }
    if (form.cards) {
        core::PlayedDeal deal;
        deal.deal.ending = ending == SlipEnding::StockUsedUp ? scoring::DealEnding::Stock
                                                             : scoring::DealEnding::Out;
        deal.tieBreak = form.tieBreak;
        takeHands(*this, deal.deal.hands, deal.substitutions);
        return deal;
    }
    core::PlayedGame stones;
    stones.result.ending = endingOf(ending);
    takeHands(*this, stones.result.hands, stones.substitutions);
    return stones;
}

Slip blankSlip(const SlipForm& form, core::GameNumber game)
{
    Slip slip;
    slip.form = form;
    slip.game = game;
    slip.seats.resize(form.seats);
    for (const auto seat : form.left) {
        slip.seats[seat].first = u"-"_s;
    }
    return slip;
}

Slip slipOf(const SlipForm& form, core::GameNumber game, const core::GameOutcome& outcome)
{
    Slip slip = blankSlip(form, game);
    const auto* const played = std::get_if<core::PlayedGame>(&outcome);
    const auto* const deal = std::get_if<core::PlayedDeal>(&outcome);
    if (played != nullptr && played->result.hands.size() == form.hands.size()) {
        fill(slip, *played);
    } else if (deal != nullptr && deal->deal.hands.size() == form.hands.size()) {
        fill(slip, *deal);
    }
    return slip;
}

QVariantMap mapOf(const Slip& slip)
{
    QVariantList seats;
    for (const auto& seat : slip.seats) {
        seats.push_back(mapOfSeat(seat));
    }
    return {{u"form"_s, mapOfForm(slip.form)},
            {u"game"_s, core::plain(slip.game)},
            {u"ending"_s, static_cast<int>(slip.ending)},
            {u"revision"_s, QVariant::fromValue<qlonglong>(slip.seenRevision)},
            {u"seats"_s, seats}};
}

core::GameNumber gameIn(const QVariantMap& map)
{
    return core::GameNumber{map.value(u"game"_s).toInt()};
}

std::optional<Slip> slipFrom(const QVariantMap& map, const SlipForm& form)
{
    const QVariantList typed = map.value(u"seats"_s).toList();
    const int ending = map.value(u"ending"_s).toInt();
    if (static_cast<std::size_t>(typed.size()) != form.seats ||
        map.value(u"form"_s).toList() != mapOfForm(form) || ending < 0 ||
        ending > static_cast<int>(SlipEnding::StockUsedUp)) {
        return std::nullopt;
    }
    Slip slip;
    slip.form = form;
    slip.game = gameIn(map);
    slip.ending = static_cast<SlipEnding>(ending);
    slip.seenRevision = map.value(u"revision"_s).toLongLong();
    for (const auto& seat : typed) {
        slip.seats.push_back(seatFrom(seat.toMap()));
    }
    return slip;
}

} // namespace desk
