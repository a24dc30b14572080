#include "db/tournament_digest.h"

#include "core/model/bookings.h"
#include "db/digest.h"
#include "db/texts.h"

#include <numeric>
#include <type_traits>
#include <utility>

namespace db {
namespace {

using namespace Qt::StringLiterals;

enum class Summand : std::uint8_t {
    Participant = 1,
    Presence,
    Round,
    Bye,
    Table,
    Withdrawn,
    Game,
    UnplayedGame,
    Deal,
    Substitution,
    Penalties,
    TieDecisions,
    Raffles,
    Payment,
};

Digest begin(Summand kind)
{
    return Digest(static_cast<std::uint64_t>(kind));
}

template <typename List, typename DigestOfOne>
std::uint64_t sumOf(const List& list, DigestOfOne digestOfOne)
{
    return std::accumulate(
        list.begin(), list.end(), std::uint64_t{0},
        [&](std::uint64_t sum, const auto& one) { return sum + digestOfOne(one); });
}

template <typename List>
void addAll(Digest& digest, const List& list)
{
    digest.add(list.size());
    for (const auto& one : list) {
        digest.add(one);
    }
}

/// Payments of a participant have digests of their own; here they are those of older versions,
/// where there is nothing if there is only a sum.
void addFee(Digest& digest, const core::Participant& participant)
{
    if (!participant.feeClass.isEmpty()) {
        digest.add(u"class"_s).add(participant.feeClass);
    }
    if (isPlainSum(participant.payments)) {
        return;
    }
    digest.add(u"payments"_s).add(participant.payments.size());
    for (const auto& payment : participant.payments) {
        digest.add(payment.cents).add(payment.note).add(payment.by);
        digest.add(payment.time ? std::optional(payment.time->toSecsSinceEpoch()) : std::nullopt);
    }
}

std::uint64_t digestOf(core::StartNumber number, const core::Participant& participant)
{
    Digest digest = begin(Summand::Participant).add(number).add(participant.name);
    digest.add(participant.club).add(participant.fixedTable).add(participant.paidCents());
    addAll(digest, participant.tags);
    if (!participant.surname.isEmpty()) {
        digest.add(participant.surname);
    }
    if (!isHere(participant) || participant.registeredAt) {
        digest.add(participant.status);
        digest.add(participant.registeredAt
                       ? std::optional(participant.registeredAt->toSecsSinceEpoch())
                       : std::nullopt);
    }
    addFee(digest, participant);
    if (!participant.uuid.value.isNull()) {
        digest.add(uuidText(participant.uuid.value));
    }
    return digest.value() + sumOf(participant.present, [number](const core::PresenceSpan& span) {
               return begin(Summand::Presence).add(number).add(span.from).add(span.until).value();
           });
}

std::uint64_t digestOf(core::PaymentNumber number, const core::FeePayment& payment)
{
    const auto& payer = payment.payer;
    Digest digest = begin(Summand::Payment).add(number).add(uuidText(payer.participant.value));
    digest.add(payer.number).add(payer.name).add(payment.cents);
    digest.add(payment.time ? std::optional(payment.time->toSecsSinceEpoch()) : std::nullopt);
    digest.add(payment.note).add(payment.by).add(payment.way).add(payment.box);
    return digest.value();
}

std::uint64_t digestOf(core::RoundNumber number, const core::RoundHead& head)
{
    const auto digest =
        begin(Summand::Round).add(number).add(head.state).add(head.games).add(head.reason);
    return digest.value() + sumOf(head.byes, [number](core::StartNumber bye) {
               return begin(Summand::Bye).add(number).add(bye).value();
           });
}

std::uint64_t digestOf(const core::TableKey& key, const core::TableHead& head)
{
    Digest digest = begin(Summand::Table).add(key.round).add(key.table).add(head.mark);
    digest.add(head.note).add(head.slip);
    addAll(digest, head.seats);
    addAll(digest, head.lot);
    return digest.value() + sumOf(head.withdrawn, [&key](core::StartNumber who) {
               return begin(Summand::Withdrawn).add(key.round).add(key.table).add(who).value();
           });
}

Digest begin(Summand kind, const core::GameKey& key)
{
    return begin(kind).add(key.round).add(key.table).add(key.game);
}

std::uint64_t digestOf(const core::GameKey& key, const core::Substitution& substitution)
{
    Digest digest = begin(Summand::Substitution, key).add(substitution.seat);
    digest.add(substitution.by.index());
    std::visit([&digest](const auto& by) { digest.add(by); }, substitution.by);
    return digest.value();
}

std::uint64_t digestOf(const core::GameKey& key,
                       const std::vector<core::Substitution>& substitutions)
{
    return sumOf(substitutions,
                 [&key](const core::Substitution& one) { return digestOf(key, one); });
}

std::uint64_t digestOf(const core::GameKey& key, const core::PlayedGame& game)
{
    Digest digest = begin(Summand::Game, key).add(game.result.ending);
    digest.add(game.result.hands.size());
    for (const auto& hand : game.result.hands) {
        digest.add(hand.has_value());
        if (hand) {
            digest.add(hand->stones).add(hand->claims);
        }
    }
    return digest.value() + digestOf(key, game.substitutions);
}

std::uint64_t digestOf(const core::GameKey& key, const core::UnplayedGame& game)
{
    return begin(Summand::UnplayedGame, key).add(game.reason).value();
}

std::uint64_t digestOf(const core::GameKey& key, const core::PlayedDeal& played)
{
    Digest digest = begin(Summand::Deal, key).add(played.deal.ending);
    digest.add(played.deal.hands.size());
    for (const auto& hand : played.deal.hands) {
        digest.add(hand.has_value());
        if (hand) {
            digest.add(hand->melded).add(hand->hand);
        }
    }
    addAll(digest, played.tieBreak);
    return digest.value() + digestOf(key, played.substitutions);
}

std::uint64_t digestOf(const core::GameKey& key, const core::GameOutcome& outcome)
{
    return std::visit([&key](const auto& one) { return digestOf(key, one); }, outcome);
}

std::uint64_t digestOf(core::Whole /*key*/, const std::vector<core::Penalty>& penalties)
{
    Digest digest = begin(Summand::Penalties);
    for (const auto& penalty : penalties) {
        digest.add(penalty.participant).add(penalty.round);
        digest.add(penalty.matchPoints.units()).add(penalty.reason);
    }
    return digest.value();
}

std::uint64_t digestOf(core::Whole /*key*/, const std::vector<core::TieDecision>& decisions)
{
    if (decisions.empty()) {
        return 0;
    }
    Digest digest = begin(Summand::TieDecisions);
    for (const auto& decision : decisions) {
        digest.add(decision.by).add(decision.reason);
        addAll(digest, decision.order);
    }
    return digest.value();
}

std::uint64_t digestOf(core::Whole /*key*/, const std::vector<core::Raffle>& raffles)
{
    if (raffles.empty()) {
        return 0;
    }
    Digest digest = begin(Summand::Raffles);
    for (const auto& raffle : raffles) {
        digest.add(raffle.prize).add(raffle.seed);
        addAll(digest, raffle.among);
        addAll(digest, raffle.winners);
    }
    return digest.value();
}

/// The sum covers settings through their row as stored.
std::uint64_t digestOf(core::Whole /*key*/, const core::Settings& /*settings*/)
{
    return 0;
}

std::uint64_t digestOf(core::RoundNumber round, const core::Table& table)
{
    return digestOf(core::TableKey{round, table.number}, table.head) +
           sumOf(table.games, [&](const core::Game& game) {
               return digestOf(core::GameKey{round, table.number, game.number}, game.outcome);
           });
}

std::uint64_t digestOf(const core::Round& round)
{
    return digestOf(round.number, round.head) + sumOf(round.tables, [&](const core::Table& table) {
               return digestOf(round.number, table);
           });
}

} // namespace

std::uint64_t digestOf(const core::Tournament& tournament)
{
    return digestOf(core::Whole(), tournament.penalties) +
           digestOf(core::Whole(), tournament.tieDecisions) +
           digestOf(core::Whole(), tournament.raffles) +
           sumOf(tournament.participants,
                 [](const core::Participant& one) {
                     return digestOf(one.number, withoutPayments(one));
                 }) +
           sumOf(paymentsOf(tournament),
                 [](const core::FeePayment& one) { return digestOf(one.number, one); }) +
           sumOf(tournament.rounds, [](const core::Round& round) { return digestOf(round); });
}

std::uint64_t differenceOf(const core::Step& step)
{
    return std::visit(
        [](const auto& exchange) {
            const auto digest = [&exchange](const auto& value) {
                return value ? digestOf(exchange.key, *value) : std::uint64_t{0};
            };
            return digest(exchange.after) - digest(exchange.before);
        },
        step);
}

} // namespace db
