#include "core/file/entity_writing.h"

namespace core {
namespace {

Json handJson(const scoring::Hand& hand)
{
    return {{"stones", hand.stones}, {"claims", hand.claims}};
}

Json handJson(const scoring::CardHand& hand)
{
    return {{"melded", hand.melded}, {"hand", hand.hand}};
}

template <typename Hand>
Json handsJson(const scoring::PerSeat<Hand>& held, const std::vector<Substitution>& substitutions)
{
    Json hands = Json::array();
    for (const auto& hand : held) {
        hands.push_back(hand ? handJson(*hand) : Json(nullptr));
    }
    for (const auto& substitution : substitutions) {
        Json& hand = hands[substitution.seat];
        if (const auto* name = std::get_if<Substitution::PlayedBy>(&substitution.by)) {
            hand["playedBy"] = toJson(*name);
        } else {
            hand["participant"] = toJson(std::get<Substitution::TakenOverBy>(substitution.by));
        }
    }
    return hands;
}

void writeOutcome(Json& object, const PlayedGame& game)
{
    object["ending"] = toJson(game.result.ending);
    object["hands"] = handsJson(game.result.hands, game.substitutions);
}

void writeOutcome(Json& object, const PlayedDeal& deal)
{
    object["ending"] = toJson(deal.deal.ending);
    if (deal.isTieBreak()) {
        object["tieBreaker"] = true;
        object["players"] = listOf(deal.tieBreak);
    }
    object["hands"] = handsJson(deal.deal.hands, deal.substitutions);
}

void writeOutcome(Json& object, const UnplayedGame& game)
{
    object["notPlayed"] = toJson(game.reason);
}

} // namespace

void writeMembers(Json& object, const PresenceSpan& span)
{
    object["from"] = toJson(span.from);
    object["until"] = toJson(span.until);
}

void writeMembers(Json& object, const Participant& participant)
{
    object["number"] = toJson(participant.number);
    object["name"] = toJson(participant.name);
    object["club"] = toJson(participant.club);
    object["tags"] = listOf(participant.tags);
    object["fixedTable"] = toJson(participant.fixedTable);
    object["present"] = listOf(participant.present);
    object["paidCents"] = participant.paidCents();
    if (!participant.surname.isEmpty()) {
        object["surname"] = toJson(participant.surname);
    }
    if (!isHere(participant)) {
        object["status"] = toJson(participant.status);
    }
    if (participant.registeredAt) {
        object["registeredAt"] = toJson(*participant.registeredAt);
    }
    if (!participant.feeClass.isEmpty()) {
        object["feeClass"] = toJson(participant.feeClass);
    }
    if (!isPlainSum(participant.payments)) {
        object["payments"] = listOf(participant.payments);
    }
}

void writeMembers(Json& object, const FeeClass& feeClass)
{
    object["id"] = toJson(feeClass.id);
    object["name"] = toJson(feeClass.name);
    object["cents"] = feeClass.cents;
}

void writeMembers(Json& object, const FeePayment& payment)
{
    object["cents"] = payment.cents;
    if (payment.time) {
        object["time"] = toJson(*payment.time);
    }
    if (!payment.note.isEmpty()) {
        object["note"] = toJson(payment.note);
    }
    if (!payment.by.isEmpty()) {
        object["by"] = toJson(payment.by);
    }
    if (!payment.way.isEmpty()) {
        object["way"] = toJson(payment.way);
    }
    if (!payment.box.isEmpty()) {
        object["box"] = toJson(payment.box);
    }
}

void writeMembers(Json& object, const NamedPayment& named)
{
    object["number"] = toJson(named.payment.payer.number);
    object["name"] = toJson(named.payment.payer.name);
    writeMembers(object, named.payment);
}

void writeMembers(Json& object, const Penalty& penalty)
{
    object["participant"] = toJson(penalty.participant);
    object["round"] = toJson(penalty.round);
    object["matchPoints"] = toJson(penalty.matchPoints);
    object["reason"] = toJson(penalty.reason);
}

void writeMembers(Json& object, const TieDecision& decision)
{
    object["order"] = listOf(decision.order);
    object["by"] = toJson(decision.by);
    object["reason"] = toJson(decision.reason);
}

namespace {

void writePlaces(Json& object, const PrizeCents& cents)
{
    object["cents"] = toJson(cents);
}

void writePlaces(Json& object, const PrizePercents& percents)
{
    object["percent"] = listOf(percents);
}

void writePlaces(Json& object, const PrizeGoods& goods)
{
    object["goods"] = listOf(goods);
}

void writePlaces(Json& object, const FreeChoice& choice)
{
    object["choice"] = Json::array({choice.from, choice.until});
}

} // namespace

void writeMembers(Json& object, const Prize& prize)
{
    object["name"] = toJson(prize.name);
    object["for"] = toJson(prize.what);
    if (prize.what == PrizeFor::Group) {
        object["tag"] = toJson(prize.tag);
    } else if (prize.what == PrizeFor::Round) {
        object["round"] = toJson(prize.round);
    } else if (prize.what == PrizeFor::Team) {
        object["best"] = prize.best;
        if (!prize.teams.isEmpty()) {
            object["teams"] = listOf(prize.teams);
        }
    }
    std::visit([&object](const auto& places) { writePlaces(object, places); }, prize.places);
}

void writeMembers(Json& object, const Raffle& raffle)
{
    object["prize"] = toJson(raffle.prize);
    object["among"] = listOf(raffle.among);
    object["seed"] = toJson(raffle.seed);
    object["winners"] = listOf(raffle.winners);
}

void writeMembers(Json& object, const ScheduleEntry& entry)
{
    if (const auto* const pause = std::get_if<ScheduledBreak>(&entry.what)) {
        object["break"] = pause->minutes;
        if (!pause->name.isEmpty()) {
            object["name"] = toJson(pause->name);
        }
    } else {
        object["round"] = toJson(std::get<RoundNumber>(entry.what));
    }
    if (entry.start) {
        object["start"] = toJson(*entry.start);
    }
}

void writeMembers(Json& object, const RoundClock& clock)
{
    object["startedAt"] = toJson(clock.startedAt);
    if (clock.pausedAt) {
        object["pausedAt"] = toJson(*clock.pausedAt);
    }
    object["pausedSeconds"] = clock.pausedSeconds;
    object["addedMinutes"] = clock.addedMinutes;
}

void writeMembers(Json& object, const RoundHead& head)
{
    object["state"] = toJson(head.state);
    object["games"] = head.games;
    object["byes"] = listOf(head.byes);
    object["reason"] = toJson(head.reason);
}

void writeMembers(Json& object, const TableHead& head)
{
    object["seats"] = listOf(head.seats);
    object["mark"] = toJson(head.mark);
    object["note"] = toJson(head.note);
    object["slip"] = head.slip;
    if (!head.lot.empty()) {
        object["lot"] = head.lot.size() == 1 ? toJson(head.lot.front()) : listOf(head.lot);
    }
    if (!head.withdrawn.empty()) {
        object["withdrawn"] = listOf(head.withdrawn);
    }
}

void writeMembers(Json& object, const Table& table)
{
    object["number"] = toJson(table.number);
    writeMembers(object, table.head);
    object["games"] = listOf(table.games);
}

void writeMembers(Json& object, const Round& round)
{
    object["number"] = toJson(round.number);
    writeMembers(object, round.head);
    if (round.clock) {
        object["clock"] = toJson(*round.clock);
    }
    object["tables"] = listOf(round.tables);
}

void writeMembers(Json& object, const GameOutcome& outcome)
{
    std::visit([&object](const auto& one) { writeOutcome(object, one); }, outcome);
}

void writeMembers(Json& object, const Game& game)
{
    object["number"] = toJson(game.number);
    writeMembers(object, game.outcome);
}

Json toJson(const std::vector<Penalty>& penalties)
{
    return listOf(penalties);
}

Json toJson(const std::vector<Raffle>& raffles)
{
    return listOf(raffles);
}

Json toJson(const std::vector<TieDecision>& decisions)
{
    return listOf(decisions);
}

} // namespace core
