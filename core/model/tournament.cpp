#include "core/model/tournament.h"

#include <algorithm>
#include <numeric>

namespace core {
namespace {

template <typename Item, typename Number>
const Item* findByNumber(const std::vector<Item>& items, Number number)
{
    const auto found =
        std::lower_bound(items.begin(), items.end(), number,
                         [](const Item& item, Number wanted) { return item.number < wanted; });
    return found != items.end() && found->number == number ? &*found : nullptr;
}

template <typename Item>
void sortByNumber(std::vector<Item>& items)
{
    const auto byNumber = [](const Item& left, const Item& right) {
        return left.number < right.number;
    };
    if (!std::is_sorted(items.begin(), items.end(), byNumber)) {
        std::stable_sort(items.begin(), items.end(), byNumber);
    }
}

bool touches(const PresenceSpan& earlier, const PresenceSpan& later)
{
    return !earlier.until || plain(later.from) <= std::int64_t{plain(*earlier.until)} + 1;
}

std::vector<PresenceSpan> merged(std::vector<PresenceSpan> spans)
{
    std::sort(spans.begin(), spans.end(), [](const PresenceSpan& left, const PresenceSpan& right) {
        return left.from < right.from;
    });
    std::vector<PresenceSpan> result;
    for (const auto& span : spans) {
        if (result.empty() || !touches(result.back(), span)) {
            result.push_back(span);
        } else if (result.back().until) {
            result.back().until = span.until
                                      ? std::optional(std::max(*result.back().until, *span.until))
                                      : std::nullopt;
        }
    }
    return result;
}

const scoring::Hands& handsOf(const PlayedGame& game)
{
    return game.result.hands;
}

const scoring::CardHands& handsOf(const PlayedDeal& deal)
{
    return deal.deal.hands;
}

const std::vector<StartNumber>& playersOf(const TableHead& table, const PlayedGame& /*game*/)
{
    return table.seats;
}

template <typename Played>
void normaliseSubstitutions(Played& played, const TableHead& table)
{
    auto& substitutions = played.substitutions;
    std::sort(substitutions.begin(), substitutions.end(),
              [](const auto& left, const auto& right) { return left.seat < right.seat; });
    const auto& hands = handsOf(played);
    const auto& players = playersOf(table, played);
    std::erase_if(substitutions, [&players, &hands](const Substitution& substitution) {
        const auto* taker = std::get_if<Substitution::TakenOverBy>(&substitution.by);
        const bool holds = substitution.seat < hands.size() && hands[substitution.seat];
        return !holds || (taker != nullptr && *taker == players[substitution.seat]);
    });
}

/// The participant credited with a hand: its player, or the person who took it over.
StartNumber credited(const std::vector<StartNumber>& players,
                     const std::vector<Substitution>& substitutions, std::size_t hand)
{
    for (const auto& substitution : substitutions) {
        const auto* taker = std::get_if<Substitution::TakenOverBy>(&substitution.by);
        if (taker != nullptr && substitution.seat == hand) {
            return *taker;
        }
    }
    return players[hand];
}

void normalise(Round& round)
{
    std::sort(round.head.byes.begin(), round.head.byes.end());
    sortByNumber(round.tables);
    for (auto& table : round.tables) {
        std::sort(table.head.withdrawn.begin(), table.head.withdrawn.end());
        sortByNumber(table.games);
        for (auto& game : table.games) {
            game.outcome = normalised(std::move(game.outcome), table.head);
        }
    }
}

void normalise(std::vector<std::pair<StartNumber, StartNumber>>& apart)
{
    for (auto& [one, other] : apart) {
        if (other < one) {
            std::swap(one, other);
        }
    }
    std::sort(apart.begin(), apart.end());
}

} // namespace

Prize normalised(Prize prize)
{
    Prize plain;
    plain.name = std::move(prize.name);
    plain.what = prize.what;
    plain.places = std::move(prize.places);
    if (prize.what == PrizeFor::Group) {
        plain.tag = std::move(prize.tag);
    } else if (prize.what == PrizeFor::Team) {
        plain.teams = std::move(prize.teams);
        plain.best = prize.best;
    } else if (prize.what == PrizeFor::Round) {
        plain.round = prize.round;
    }
    return plain;
}

Settings normalised(Settings settings)
{
    normalise(settings.apart);
    if (!playsCards(settings)) {
        settings.cards = CardRules();
    }
    for (auto& prize : settings.prizes) {
        prize = normalised(std::move(prize));
    }
    return settings;
}

Participant normalised(Participant participant)
{
    participant.present = merged(std::move(participant.present));
    return participant;
}

PlayedGame normalised(PlayedGame game, const TableHead& table)
{
    normaliseSubstitutions(game, table);
    return game;
}

PlayedDeal normalised(PlayedDeal deal, const TableHead& table)
{
    normaliseSubstitutions(deal, table);
    return deal;
}

GameOutcome normalised(GameOutcome outcome, const TableHead& table)
{
    if (auto* game = std::get_if<PlayedGame>(&outcome)) {
        normaliseSubstitutions(*game, table);
    } else if (auto* deal = std::get_if<PlayedDeal>(&outcome)) {
        normaliseSubstitutions(*deal, table);
    }
    return outcome;
}

std::int64_t Participant::paidCents() const
{
    return std::accumulate(
        payments.begin(), payments.end(), std::int64_t{0},
        [](std::int64_t sum, const FeePayment& payment) { return sum + payment.cents; });
}

bool isPlainSum(const std::vector<FeePayment>& payments)
{
    if (payments.size() != 1) {
        return payments.empty();
    }
    FeePayment sum{payments.front().cents};
    sum.number = payments.front().number;
    sum.payer = payments.front().payer;
    return payments.front() == sum;
}

void Participant::setPaidCents(std::int64_t cents)
{
    if (const auto difference = cents - paidCents(); difference != 0) {
        payments.push_back({difference});
    }
}

Tournament normalised(Tournament tournament)
{
    tournament.settings = normalised(std::move(tournament.settings));
    sortByNumber(tournament.participants);
    for (auto& participant : tournament.participants) {
        participant = normalised(std::move(participant));
    }
    sortByNumber(tournament.rounds);
    for (auto& round : tournament.rounds) {
        normalise(round);
    }
    return tournament;
}

const Participant* findParticipant(const Tournament& tournament, StartNumber number)
{
    return findByNumber(tournament.participants, number);
}

const Round* findRound(const Tournament& tournament, RoundNumber number)
{
    return findByNumber(tournament.rounds, number);
}

const Table* findTable(const Round& round, TableNumber number)
{
    return findByNumber(round.tables, number);
}

const Table* findTable(const Tournament& tournament, RoundNumber round, TableNumber table)
{
    const Round* const found = findRound(tournament, round);
    return found != nullptr ? findTable(*found, table) : nullptr;
}

const Game* findGame(const Table& table, GameNumber number)
{
    return findByNumber(table.games, number);
}

const Game* findGame(const Tournament& tournament, const GameKey& key)
{
    const Table* const table = findTable(tournament, key.round, key.table);
    return table != nullptr ? findGame(*table, key.game) : nullptr;
}

StartNumber creditedParticipant(const TableHead& table, const PlayedGame& game, std::size_t seat)
{
    return credited(table.seats, game.substitutions, seat);
}

StartNumber creditedParticipant(const TableHead& table, const PlayedDeal& deal, std::size_t hand)
{
    return credited(playersOf(table, deal), deal.substitutions, hand);
}

const std::vector<StartNumber>& playersOf(const TableHead& table, const PlayedDeal& deal)
{
    return deal.isTieBreak() ? deal.tieBreak : table.seats;
}

const std::vector<Substitution>& substitutionsOf(const GameOutcome& outcome)
{
    static const std::vector<Substitution> none;
    if (const auto* game = std::get_if<PlayedGame>(&outcome)) {
        return game->substitutions;
    }
    const auto* deal = std::get_if<PlayedDeal>(&outcome);
    return deal != nullptr ? deal->substitutions : none;
}

std::optional<std::size_t> takenOverBy(StartNumber number,
                                       const std::vector<Substitution>& substitutions)
{
    for (const auto& substitution : substitutions) {
        const auto* taker = std::get_if<Substitution::TakenOverBy>(&substitution.by);
        if (taker != nullptr && *taker == number) {
            return substitution.seat;
        }
    }
    return std::nullopt;
}

bool playsCards(const Settings& settings)
{
    return settings.rules.ruleSet == scoring::RuleSet::Romme500;
}

std::vector<Participant> peopleHere(const Tournament& tournament)
{
    std::vector<Participant> people;
    people.reserve(tournament.participants.size());
    std::copy_if(tournament.participants.begin(), tournament.participants.end(),
                 std::back_inserter(people), isHere);
    return people;
}

Tournament withPeopleHere(Tournament tournament)
{
    std::erase_if(tournament.participants,
                  [](const Participant& participant) { return !isHere(participant); });
    auto& apart = tournament.settings.apart;
    std::erase_if(apart, [&tournament](const auto& pair) {
        return findParticipant(tournament, pair.first) == nullptr ||
               findParticipant(tournament, pair.second) == nullptr;
    });
    return tournament;
}

bool isPresent(const Participant& participant, RoundNumber round)
{
    return isHere(participant) &&
           std::any_of(participant.present.begin(), participant.present.end(),
                       [round](const PresenceSpan& span) {
                           return span.from <= round && (!span.until || round <= *span.until);
                       });
}

std::int32_t enterableGames(const Round& round)
{
    return std::min(round.head.games, static_cast<std::int32_t>(gamesRange.largest));
}

std::int32_t listedGames(const Round& round)
{
    constexpr std::int32_t alwaysListed = 50;
    const auto games = enterableGames(round);
    auto listed = std::min(games, alwaysListed);
    for (const auto& table : round.tables) {
        if (listed == games) {
            break;
        }
        if (!table.games.empty()) {
            listed = std::clamp(plain(table.games.back().number), listed, games);
        }
    }
    return listed;
}

std::int32_t roundsHeld(const Tournament& tournament)
{
    return static_cast<std::int32_t>(
        std::count_if(tournament.rounds.begin(), tournament.rounds.end(), [](const Round& round) {
            return round.head.state != RoundState::Cancelled;
        }));
}

bool hasGames(const Round& round)
{
    return std::any_of(round.tables.begin(), round.tables.end(),
                       [](const Table& table) { return !table.games.empty(); });
}

bool hasGames(const Tournament& tournament)
{
    return std::any_of(tournament.rounds.begin(), tournament.rounds.end(), [](const Round& round) {
        return counts(round.head.state) && hasGames(round);
    });
}

RoundNumber nextRound(const Tournament& tournament)
{
    const auto last = tournament.rounds.empty() ? RoundNumber{0} : tournament.rounds.back().number;
    return last < roundNumberLimit ? RoundNumber{plain(last) + 1} : last;
}

Tournament beforeRound(Tournament tournament, RoundNumber number)
{
    std::erase_if(tournament.rounds,
                  [number](const Round& round) { return round.number >= number; });
    return tournament;
}

} // namespace core
