#include "core/file/entity_reading.h"

#include <algorithm>

namespace core {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Stands for a missing or faulty number; no valid one equals it.
template <NumberId Id>
constexpr Id noNumber{0};

} // namespace

/// A hand with the person who held the cards instead of its participant.
template <typename Hand>
struct HandEntry
{
    Hand hand;
    std::optional<std::variant<Substitution::PlayedBy, Substitution::TakenOverBy>> substitute;
};

void readHand(ObjectReader& object, scoring::Hand& hand)
{
    object.readRequired("stones"_L1, hand.stones);
    object.read("claims"_L1, hand.claims);
}

void readHand(ObjectReader& object, scoring::CardHand& hand)
{
    object.readRequired("melded"_L1, hand.melded);
    object.readRequired("hand"_L1, hand.hand);
}

template <typename Hand>
void readMembers(ObjectReader& object, HandEntry<Hand>& entry)
{
    readHand(object, entry.hand);
    const auto playedBy = object.member("playedBy"_L1);
    const auto takenOverBy = object.member("participant"_L1);
    if (playedBy && takenOverBy) {
        addFault(object.faults(), {ResultFault::TwoSubstitutes, object.value().pointer(), {}});
    } else if (playedBy) {
        readValue(*playedBy, entry.substitute.emplace().template emplace<Substitution::PlayedBy>(),
                  object.faults());
    } else if (takenOverBy) {
        readValue(*takenOverBy,
                  entry.substitute.emplace().template emplace<Substitution::TakenOverBy>(),
                  object.faults());
    }
}

namespace {

constexpr auto mostHands = static_cast<std::size_t>(scoring::largestTable);

/// Sorts the hands and their substitutes into the game, at most as many as fit a table.
template <typename Hand>
scoring::PerSeat<Hand> takeHands(std::vector<std::optional<HandEntry<Hand>>> entries,
                                 std::vector<Substitution>& substitutions)
{
    entries.resize(std::min(entries.size(), mostHands));
    scoring::PerSeat<Hand> hands(entries.size());
    for (std::size_t seat = 0; seat < entries.size(); ++seat) {
        if (auto& entry = entries[seat]) {
            hands[seat] = entry->hand;
            if (entry->substitute) {
                substitutions.push_back({seat, std::move(*entry->substitute)});
            }
        }
    }
    return hands;
}

template <typename Hand>
scoring::PerSeat<Hand> readHands(ObjectReader& object, std::size_t due,
                                 std::vector<Substitution>& substitutions)
{
    std::vector<std::optional<HandEntry<Hand>>> entries;
    object.readRequired("hands"_L1, entries);
    if (entries.size() > mostHands) {
        addFault(object.faults(), {ResultFault::HandCount,
                                   object.value().pointer() / "hands"_L1,
                                   {QString::number(entries.size()), QString::number(due)}});
    }
    return takeHands(std::move(entries), substitutions);
}

PlayedGame readPlayedGame(ObjectReader& object, std::size_t seats)
{
    PlayedGame game;
    game.result.hands = readHands<scoring::Hand>(object, seats, game.substitutions);
    object.read("ending"_L1, game.result.ending);
    return game;
}

std::vector<StartNumber> readTieBreak(ObjectReader& object)
{
    std::vector<StartNumber> players;
    const auto faultsBefore = object.faults().size();
    object.readRequired("players"_L1, players);
    if (players.empty() && object.faults().size() == faultsBefore) {
        addFault(object.faults(),
                 {MatchFault::TieBreakNobody, object.value().pointer() / "players"_L1, {}});
    }
    return players;
}

PlayedDeal readPlayedDeal(ObjectReader& object, std::size_t seats)
{
    PlayedDeal deal;
    bool tieBreaker = false;
    object.read("tieBreaker"_L1, tieBreaker);
    if (tieBreaker) {
        deal.tieBreak = readTieBreak(object);
    }
    const auto due = tieBreaker ? deal.tieBreak.size() : seats;
    deal.deal.hands = readHands<scoring::CardHand>(object, due, deal.substitutions);
    object.read("ending"_L1, deal.deal.ending);
    return deal;
}

/// Whether a game says that it is a deal of Rommé 500.
bool saysDeal(const JsonValue& game)
{
    const auto ending = game.member("ending"_L1);
    return game.member("tieBreaker"_L1) ||
           (ending && ending->isText() && fromWord<scoring::DealEnding>(ending->text()));
}

void readOutcome(ObjectReader& object, GameOutcome& outcome, std::size_t seats, bool isDeal)
{
    if (const auto reason = object.member("notPlayed"_L1)) {
        UnplayedGame unplayed;
        readValue(*reason, unplayed.reason, object.faults());
        outcome = std::move(unplayed);
    } else if (isDeal) {
        outcome = readPlayedDeal(object, seats);
    } else {
        outcome = readPlayedGame(object, seats);
    }
}

/// A single start number or a list of them.
void readLot(const JsonValue& value, std::vector<StartNumber>& lot, Refusals& faults)
{
    if (value.isNumber()) {
        readValue(value, lot.emplace_back(), faults);
    } else if (value.isArray()) {
        readValue(value, lot, faults);
    } else if (!value.isNull()) {
        addFault(faults, wrongType(value, Expected::Numbers));
    }
}

/// What tables have under all rules.
void readCommonMembers(ObjectReader& object, TableHead& head)
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

void readCardMembers(ObjectReader& object, TableHead& head)
{
    if (const auto lot = object.member("lot"_L1)) {
        readLot(*lot, head.lot, object.faults());
    }
    object.read("withdrawn"_L1, head.withdrawn);
}

bool isCards(std::optional<scoring::RuleSet> ruleSet)
{
    return ruleSet == scoring::RuleSet::Romme500;
}

void readGame(const JsonValue& value, Game& game, std::size_t seats,
              std::optional<scoring::RuleSet> ruleSet, Refusals& faults)
{
    ObjectReader object(value, faults);
    game.number = noNumber<GameNumber>;
    object.readRequired("number"_L1, game.number);
    readOutcome(object, game.outcome, seats, ruleSet ? isCards(ruleSet) : saysDeal(value));
    object.refuseOtherKeys();
}

void readTable(const JsonValue& value, Table& table, std::optional<scoring::RuleSet> ruleSet,
               Refusals& faults)
{
    ObjectReader object(value, faults);
    table.number = noNumber<TableNumber>;
    object.readRequired("number"_L1, table.number);
    readCommonMembers(object, table.head);
    if (!ruleSet || isCards(ruleSet)) {
        readCardMembers(object, table.head);
    }
    const auto games = object.member("games"_L1);
    if (games && isList(*games, faults)) {
        for (const JsonValue game : *games) {
            if (isFull(faults)) {
                break;
            }
            readGame(game, table.games.emplace_back(), table.head.seats.size(), ruleSet, faults);
        }
    }
    object.refuseOtherKeys();
}

} // namespace

void readMembers(ObjectReader& object, GameOutcome& outcome)
{
    readOutcome(object, outcome, mostHands, saysDeal(object.value()));
}

void readMembers(ObjectReader& object, PresenceSpan& span)
{
    object.read("from"_L1, span.from);
    object.read("until"_L1, span.until);
}

namespace {

/// The payments, their sum, or both, which must then agree.
void readPaid(ObjectReader& object, Participant& participant)
{
    const auto faultsBefore = object.faults().size();
    object.read("payments"_L1, participant.payments);
    auto& payments = participant.payments;
    if (payments.size() > mostPayments) {
        addFault(object.faults(),
                 {ParticipantFault::TooManyPayments,
                  object.value().pointer() / "payments"_L1,
                  {QString::number(payments.size()), QString::number(mostPayments)}});
        payments.resize(mostPayments);
    }
    std::int64_t sum = participant.paidCents();
    object.read("paidCents"_L1, sum);
    if (object.faults().size() > faultsBefore || !object.member("paidCents"_L1)) {
        return;
    }
    if (!object.member("payments"_L1)) {
        payments.clear();
        participant.setPaidCents(sum);
    } else if (sum != participant.paidCents()) {
        addFault(object.faults(),
                 {ParticipantFault::PaidNotTheSum,
                  object.value().pointer() / "paidCents"_L1,
                  {QString::number(sum), QString::number(participant.paidCents())}});
    }
}

} // namespace

void readMembers(ObjectReader& object, Participant& participant)
{
    participant.number = noNumber<StartNumber>;
    object.readRequired("number"_L1, participant.number);
    object.readRequired("name"_L1, participant.name);
    object.read("club"_L1, participant.club);
    object.read("tags"_L1, participant.tags);
    object.read("fixedTable"_L1, participant.fixedTable);
    object.read("present"_L1, participant.present);
    readPaid(object, participant);
    object.read("surname"_L1, participant.surname);
    object.read("status"_L1, participant.status);
    object.read("registeredAt"_L1, participant.registeredAt);
    object.read("feeClass"_L1, participant.feeClass);
}

void readMembers(ObjectReader& object, FeeClass& feeClass)
{
    object.readRequired("id"_L1, feeClass.id);
    object.readRequired("name"_L1, feeClass.name);
    object.readRequired("cents"_L1, feeClass.cents);
}

void readMembers(ObjectReader& object, FeePayment& payment)
{
    object.require("cents"_L1);
    if (const auto cents = object.member("cents"_L1)) {
        payment.cents = readNumber(*cents, paymentRange, object.faults()).value_or(1);
    }
    object.read("time"_L1, payment.time);
    object.read("note"_L1, payment.note);
    object.read("by"_L1, payment.by);
    object.read("way"_L1, payment.way);
    object.read("box"_L1, payment.box);
}

void readMembers(ObjectReader& object, NamedPayment& named)
{
    auto& payer = named.payment.payer;
    payer.number = noNumber<StartNumber>;
    object.readRequired("number"_L1, payer.number);
    object.readRequired("name"_L1, payer.name);
    readMembers(object, named.payment);
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

void readMembers(ObjectReader& object, TieDecision& decision)
{
    object.readRequired("order"_L1, decision.order);
    object.readRequired("by"_L1, decision.by);
    object.read("reason"_L1, decision.reason);
}

namespace {

/// Reads one of the forms, and whether it was there.
template <typename Places>
bool readPlaces(ObjectReader& object, QLatin1StringView key, Prize& prize)
{
    if (!object.member(key)) {
        return false;
    }
    Places places;
    object.read(key, places);
    prize.places = std::move(places);
    return true;
}

/// "choice": [4, 10].
bool readChoice(ObjectReader& object, Prize& prize)
{
    if (!object.member("choice"_L1)) {
        return false;
    }
    std::vector<std::int32_t> places;
    object.read("choice"_L1, places);
    if (places.size() == 2) {
        prize.places = FreeChoice{places.front(), places.back()};
    } else {
        prize.places = FreeChoice{1, 0}; // Without places, which is refused.
    }
    return true;
}

} // namespace

void readMembers(ObjectReader& object, Prize& prize)
{
    object.readRequired("name"_L1, prize.name);
    object.readRequired("for"_L1, prize.what);
    if (prize.what == PrizeFor::Group) {
        object.readRequired("tag"_L1, prize.tag);
    } else if (prize.what == PrizeFor::Round) {
        object.readRequired("round"_L1, prize.round);
    } else if (prize.what == PrizeFor::Team) {
        object.read("best"_L1, prize.best);
        object.read("teams"_L1, prize.teams);
    }
    const int forms = static_cast<int>(readPlaces<PrizeCents>(object, "cents"_L1, prize)) +
                      static_cast<int>(readPlaces<PrizePercents>(object, "percent"_L1, prize)) +
                      static_cast<int>(readPlaces<PrizeGoods>(object, "goods"_L1, prize)) +
                      static_cast<int>(readChoice(object, prize));
    if (forms != 1) {
        addFault(object.faults(), {FileFault::OneOf,
                                   object.value().pointer(),
                                   {QStringLiteral("cents"), QStringLiteral("percent"),
                                    QStringLiteral("goods"), QStringLiteral("choice")}});
    }
}

void readMembers(ObjectReader& object, Raffle& raffle)
{
    object.read("prize"_L1, raffle.prize);
    object.readRequired("among"_L1, raffle.among);
    if (const auto seed = object.member("seed"_L1); seed && !seed->isNull()) {
        raffle.seed = readNumber(*seed, raffleSeedRange, object.faults());
    }
    object.readRequired("winners"_L1, raffle.winners);
}

void readMembers(ObjectReader& object, ScheduleEntry& entry)
{
    const auto round = object.member("round"_L1);
    const auto pause = object.member("break"_L1);
    if (round.has_value() == pause.has_value()) {
        addFault(object.faults(), {FileFault::NeitherOf,
                                   object.value().pointer(),
                                   {QStringLiteral("round"), QStringLiteral("break")}});
    }
    if (pause) {
        ScheduledBreak scheduled;
        readValue(*pause, scheduled.minutes, object.faults());
        object.read("name"_L1, scheduled.name);
        entry.what = std::move(scheduled);
    } else if (round) {
        readValue(*round, entry.what.emplace<RoundNumber>(noNumber<RoundNumber>), object.faults());
    }
    object.read("start"_L1, entry.start);
}

void readMembers(ObjectReader& object, RoundClock& clock)
{
    object.readRequired("startedAt"_L1, clock.startedAt);
    object.read("pausedAt"_L1, clock.pausedAt);
    if (const auto seconds = object.member("pausedSeconds"_L1)) {
        clock.pausedSeconds = readNumber(*seconds, NumberRange(), object.faults()).value_or(0);
    }
    object.read("addedMinutes"_L1, clock.addedMinutes);
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
    readCommonMembers(object, head);
    readCardMembers(object, head);
}

void readRound(const JsonValue& value, Round& round, std::optional<scoring::RuleSet> ruleSet,
               Refusals& faults)
{
    ObjectReader object(value, faults);
    round.number = noNumber<RoundNumber>;
    object.readRequired("number"_L1, round.number);
    readMembers(object, round.head);
    object.read("clock"_L1, round.clock);
    const auto tables = object.member("tables"_L1);
    if (tables && isList(*tables, faults)) {
        for (const JsonValue table : *tables) {
            if (isFull(faults)) {
                break;
            }
            readTable(table, round.tables.emplace_back(), ruleSet, faults);
        }
    }
    object.refuseOtherKeys();
}

} // namespace core
