#include "entity_reading.h"

#include <algorithm>

namespace core {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Stands where a number is missing or faulty; no stated one equals it.
template <NumberId Id>
constexpr Id noNumber{0};

} // namespace

/// A hand with whoever held the cards instead of the seat's participant.
struct HandEntry
{
    scoring::Hand hand;
    std::optional<std::variant<Substitution::PlayedBy, Substitution::TakenOverBy>> substitute;
};

void readMembers(ObjectReader& object, HandEntry& entry)
{
    object.readRequired("stones"_L1, entry.hand.stones);
    object.read("claims"_L1, entry.hand.claims);
    const auto playedBy = object.member("playedBy"_L1);
    const auto takenOverBy = object.member("participant"_L1);
    if (playedBy && takenOverBy) {
        addFault(object.faults(), {ResultFault::TwoSubstitutes, object.value().pointer(), {}});
    } else if (playedBy) {
        readValue(*playedBy, entry.substitute.emplace().emplace<Substitution::PlayedBy>(),
                  object.faults());
    } else if (takenOverBy) {
        readValue(*takenOverBy, entry.substitute.emplace().emplace<Substitution::TakenOverBy>(),
                  object.faults());
    }
}

namespace {

/// The hands of a game; only as many as a table can have.
void takeHands(std::vector<std::optional<HandEntry>> entries, PlayedGame& game)
{
    entries.resize(std::min(entries.size(), static_cast<std::size_t>(scoring::largestTable)));
    game.result.hands = scoring::Hands(entries.size());
    for (std::size_t seat = 0; seat < entries.size(); ++seat) {
        if (auto& entry = entries[seat]) {
            game.result.hands[seat] = entry->hand;
            if (entry->substitute) {
                game.substitutions.push_back({seat, std::move(*entry->substitute)});
            }
        }
    }
}

PlayedGame readPlayedGame(ObjectReader& object, std::size_t seats)
{
    PlayedGame game;
    std::vector<std::optional<HandEntry>> entries;
    object.readRequired("hands"_L1, entries);
    object.read("ending"_L1, game.result.ending);
    if (entries.size() > static_cast<std::size_t>(scoring::largestTable)) {
        addFault(object.faults(), {ResultFault::HandCount,
                                   object.value().pointer() / "hands"_L1,
                                   {QString::number(entries.size()), QString::number(seats)}});
    }
    takeHands(std::move(entries), game);
    return game;
}

void readGame(const JsonValue& value, Game& game, std::size_t seats, Refusals& faults)
{
    ObjectReader object(value, faults);
    game.number = noNumber<GameNumber>;
    object.readRequired("number"_L1, game.number);
    readOutcome(object, game.outcome, seats);
    object.refuseOtherKeys();
}

} // namespace

void readOutcome(ObjectReader& object, GameOutcome& outcome, std::size_t seats)
{
    if (const auto reason = object.member("notPlayed"_L1)) {
        UnplayedGame unplayed;
        readValue(*reason, unplayed.reason, object.faults());
        outcome = std::move(unplayed);
    } else {
        outcome = readPlayedGame(object, seats);
    }
}

void readMembers(ObjectReader& object, GameOutcome& outcome)
{
    readOutcome(object, outcome, static_cast<std::size_t>(scoring::largestTable));
}

void readMembers(ObjectReader& object, PresenceSpan& span)
{
    object.read("from"_L1, span.from);
    object.read("until"_L1, span.until);
}

void readMembers(ObjectReader& object, Participant& participant)
{
    participant.number = noNumber<StartNumber>;
    object.readRequired("number"_L1, participant.number);
    object.readRequired("name"_L1, participant.name);
    object.read("club"_L1, participant.club);
    object.read("tags"_L1, participant.tags);
    object.read("fixedTable"_L1, participant.fixedTable);
    object.read("present"_L1, participant.present);
    if (const auto paid = object.member("paidCents"_L1)) {
        participant.paidCents = readNumber(*paid, paidCentsRange, object.faults()).value_or(0);
    }
}

void readMembers(ObjectReader& object, Penalty& penalty)
{
    penalty.participant = noNumber<StartNumber>;
    penalty.round = noNumber<RoundNumber>;
    object.readRequired("participant"_L1, penalty.participant);
    object.readRequired("round"_L1, penalty.round);
    object.readRequired("matchPoints"_L1, penalty.matchPoints);
    object.read("reason"_L1, penalty.reason);
}

void readMembers(ObjectReader& object, RoundHead& head)
{
    object.read("state"_L1, head.state);
    object.read("games"_L1, head.games);
    object.read("byes"_L1, head.byes);
    object.read("reason"_L1, head.reason);
}

void readMembers(ObjectReader& object, TableHead& head)
{
    constexpr NumberRange slipEditions = {1, largestSlipEdition};
    object.readRequired("seats"_L1, head.seats);
    object.read("mark"_L1, head.mark);
    object.read("note"_L1, head.note);
    if (const auto slip = object.member("slip"_L1)) {
        head.slip = static_cast<std::int32_t>(
            readNumber(*slip, slipEditions, object.faults()).value_or(head.slip));
    }
}

void readMembers(ObjectReader& object, Table& table)
{
    table.number = noNumber<TableNumber>;
    object.readRequired("number"_L1, table.number);
    readMembers(object, table.head);
    const auto games = object.member("games"_L1);
    if (games && isList(*games, object.faults())) {
        for (const JsonValue game : *games) {
            readGame(game, table.games.emplace_back(), table.head.seats.size(), object.faults());
        }
    }
}

void readMembers(ObjectReader& object, Round& round)
{
    round.number = noNumber<RoundNumber>;
    object.readRequired("number"_L1, round.number);
    readMembers(object, round.head);
    object.read("tables"_L1, round.tables);
}

} // namespace core
