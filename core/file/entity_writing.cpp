#include "entity_writing.h"

namespace core {
namespace {

Json handsJson(const PlayedGame& game)
{
    Json hands = Json::array();
    for (const auto& hand : game.result.hands) {
        Json& object = hands.emplace_back(nullptr);
        if (hand) {
            object["stones"] = hand->stones;
            object["claims"] = hand->claims;
        }
    }
    for (const auto& substitution : game.substitutions) {
        Json& hand = hands[substitution.seat];
        if (const auto* name = std::get_if<Substitution::PlayedBy>(&substitution.by)) {
            hand["playedBy"] = toJson(*name);
        } else {
            hand["participant"] = toJson(std::get<Substitution::TakenOverBy>(substitution.by));
        }
    }
    return hands;
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
    object["paidCents"] = participant.paidCents;
}

void writeMembers(Json& object, const Penalty& penalty)
{
    object["participant"] = toJson(penalty.participant);
    object["round"] = toJson(penalty.round);
    object["matchPoints"] = toJson(penalty.matchPoints);
    object["reason"] = toJson(penalty.reason);
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
    object["tables"] = listOf(round.tables);
}

void writeMembers(Json& object, const GameOutcome& outcome)
{
    if (const auto* played = std::get_if<PlayedGame>(&outcome)) {
        object["ending"] = toJson(played->result.ending);
        object["hands"] = handsJson(*played);
    } else {
        object["notPlayed"] = toJson(std::get<UnplayedGame>(outcome).reason);
    }
}

void writeMembers(Json& object, const Game& game)
{
    object["number"] = toJson(game.number);
    writeMembers(object, game.outcome);
}

} // namespace core
