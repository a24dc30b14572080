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
    QVariantMap map = {{u"stones"_s, seat.stones}, {u"claims"_s, seat.claims}};
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
    SlipSeat seat{map.value(u"stones"_s).toString(), map.value(u"claims"_s).toString(), {}};
    if (map.contains(u"playedBy"_s)) {
        seat.substitute = map.value(u"playedBy"_s).toString();
    } else if (map.contains(u"takenOverBy"_s)) {
        seat.substitute = core::StartNumber{map.value(u"takenOverBy"_s).toInt()};
    }
    return seat;
}

} // namespace

bool Slip::isBlank() const
{
    return *this == [this] {
        Slip blank = blankSlip(game, seats.size());
        blank.seenRevision = seenRevision;
        return blank;
    }();
}

std::optional<std::size_t> Slip::firstMissing() const
{
    const auto missing = std::find_if(seats.begin(), seats.end(),
                                      [](const SlipSeat& seat) { return seat.stones.isEmpty(); });
    return missing != seats.end() ? std::optional(static_cast<std::size_t>(missing - seats.begin()))
                                  : std::nullopt;
}

std::optional<core::PlayedGame> Slip::played() const
{
    if (firstMissing()) {
        return std::nullopt;
    }
    core::PlayedGame played;
    played.result.ending = ending == SlipEnding::Early ? scoring::Ending::Early
                           : ending == SlipEnding::FirstRoundRomme
                               ? scoring::Ending::FirstRoundRomme
                               : scoring::Ending::Romme;
    played.result.hands = scoring::Hands(seats.size());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const SlipSeat& typed = seats[seat];
        if (typed.didNotPlay()) {
            continue;
        }
        played.result.hands[seat] = scoring::Hand{numberOf(typed.stones), numberOf(typed.claims)};
        if (typed.substitute) {
            played.substitutions.push_back({seat, *typed.substitute});
        }
    }
    return played;
}

Slip blankSlip(core::GameNumber game, std::size_t seats)
{
    Slip slip;
    slip.game = game;
    slip.seats.resize(seats);
    return slip;
}

Slip slipOf(core::GameNumber game, const core::GameOutcome& outcome, std::size_t seats)
{
    Slip slip = blankSlip(game, seats);
    const auto* const played = std::get_if<core::PlayedGame>(&outcome);
    if (played == nullptr || played->result.hands.size() != seats) {
        return slip;
    }
    slip.ending = played->result.ending == scoring::Ending::Early ? SlipEnding::Early
                  : played->result.ending == scoring::Ending::FirstRoundRomme
                      ? SlipEnding::FirstRoundRomme
                      : SlipEnding::ByStones;
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const auto& hand = played->result.hands[seat];
        slip.seats[seat].stones = hand ? QString::number(hand->stones) : u"-"_s;
        if (hand && hand->claims > 0) {
            slip.seats[seat].claims = QString::number(hand->claims);
        }
    }
    for (const auto& substitution : played->substitutions) {
        slip.seats[substitution.seat].substitute = substitution.by;
    }
    return slip;
}

QVariantMap mapOf(const Slip& slip)
{
    QVariantList seats;
    for (const auto& seat : slip.seats) {
        seats.push_back(mapOfSeat(seat));
    }
    return {{u"game"_s, core::plain(slip.game)},
            {u"ending"_s, static_cast<int>(slip.ending)},
            {u"revision"_s, QVariant::fromValue<qlonglong>(slip.seenRevision)},
            {u"seats"_s, seats}};
}

std::optional<Slip> slipFrom(const QVariantMap& map, std::size_t seats)
{
    const QVariantList typed = map.value(u"seats"_s).toList();
    const int ending = map.value(u"ending"_s).toInt();
    if (static_cast<std::size_t>(typed.size()) != seats || ending < 0 ||
        ending > static_cast<int>(SlipEnding::Early)) {
        return std::nullopt;
    }
    Slip slip;
    slip.game = core::GameNumber{map.value(u"game"_s).toInt()};
    slip.ending = static_cast<SlipEnding>(ending);
    slip.seenRevision = map.value(u"revision"_s).toLongLong();
    for (const auto& seat : typed) {
        slip.seats.push_back(seatFrom(seat.toMap()));
    }
    return slip;
}

} // namespace desk
