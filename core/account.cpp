#include "account.h"

#include "cards/card_tallies.h"

#include <algorithm>

namespace core {
namespace {

const Substitution* substitutionAt(const std::vector<Substitution>& all, std::size_t seat)
{
    const auto found = std::find_if(all.begin(), all.end(),
                                    [seat](const Substitution& one) { return one.seat == seat; });
    return found != all.end() ? &*found : nullptr;
}

std::optional<std::size_t> placeOf(const std::vector<StartNumber>& seats, StartNumber number)
{
    const auto found = std::find(seats.begin(), seats.end(), number);
    return found != seats.end() ? std::optional(static_cast<std::size_t>(found - seats.begin()))
                                : std::nullopt;
}

std::optional<std::size_t> seatTakenOverBy(const GameOutcome& outcome, StartNumber number)
{
    for (const auto& substitution : substitutionsOf(outcome)) {
        const auto* taker = std::get_if<Substitution::TakenOverBy>(&substitution.by);
        if (taker != nullptr && *taker == number) {
            return substitution.seat;
        }
    }
    return std::nullopt;
}

/// Writes down one round from one participant's point of view.
class RoundReader
{
public:
    RoundReader(const Settings& settings, const Round& round, StartNumber number)
        : settings_(settings), rules_(settings.rules), round_(round), number_(number)
    {
        account_.number = round.number;
        account_.state = round.head.state;
        account_.gain.number = number;
    }

    AccountRound read()
    {
        for (const auto& table : round_.tables) {
            const auto seat = placeOf(table.head.seats, number_);
            if (seat) {
                account_.table = table.number;
                account_.seats = table.head.seats;
                addOwnTable(table, *seat);
            } else {
                addTakenOver(table);
            }
        }
        account_.bye =
            std::binary_search(round_.head.byes.begin(), round_.head.byes.end(), number_);
        if (playsCards(settings_)) {
            takeGainOfCards();
        } else if (account_.bye && account_.counted()) {
            account_.gain.byes = 1;
            account_.gain.byePoints = scoring::byePoints(rules_, round_.head.games);
        }
        return std::move(account_);
    }

private:
    /// Matches bring points as well as deals do.
    void takeGainOfCards()
    {
        if (!account_.counted()) {
            return;
        }
        Tally ofOthers;
        addCardRound(settings_, round_, [&](StartNumber number) -> Tally& {
            return number == number_ ? account_.gain : ofOthers;
        });
    }

    void addOwnTable(const Table& table, std::size_t seat)
    {
        if (playsCards(settings_)) {
            addOwnDeals(table, seat);
            return;
        }
        for (std::int32_t number = 1; number <= round_.head.games; ++number) {
            const auto* game = findGame(table, GameNumber{number});
            account_.games.push_back({table.number, GameNumber{number}, seat, eventOf(game, seat)});
        }
    }

    /// A match has no number of deals that is known before; of tie-breakers only the own are told.
    void addOwnDeals(const Table& table, std::size_t seat)
    {
        for (const auto& game : table.games) {
            const auto* deal = std::get_if<PlayedDeal>(&game.outcome);
            const auto hand = deal != nullptr ? placeOf(playersOf(table.head, *deal), number_)
                                              : std::optional(seat);
            if (hand) {
                account_.games.push_back({table.number, game.number, *hand, eventOf(&game, *hand)});
            }
        }
    }

    void addTakenOver(const Table& table)
    {
        for (const auto& game : table.games) {
            const auto seat = seatTakenOverBy(game.outcome, number_);
            if (!seat) {
                continue;
            }
            if (const auto* deal = std::get_if<PlayedDeal>(&game.outcome)) {
                auto held = heldDeal(*deal, *seat);
                held.seatOf = playersOf(table.head, *deal)[*seat];
                account_.games.push_back({table.number, game.number, *seat, std::move(held)});
            } else {
                auto held = heldHand(std::get<PlayedGame>(game.outcome), *seat);
                held.seatOf = table.head.seats[*seat];
                account_.games.push_back({table.number, game.number, *seat, std::move(held)});
            }
        }
    }

    AccountEvent eventOf(const Game* game, std::size_t seat)
    {
        if (game == nullptr) {
            return NotEntered{};
        }
        if (const auto* unplayed = std::get_if<UnplayedGame>(&game->outcome)) {
            return NotPlayed{unplayed->reason};
        }
        if (const auto* deal = std::get_if<PlayedDeal>(&game->outcome)) {
            return eventAt(*deal, deal->deal.hands, seat, [&] { return heldDeal(*deal, seat); });
        }
        const auto& played = std::get<PlayedGame>(game->outcome);
        return eventAt(played, played.result.hands, seat, [&] { return heldHand(played, seat); });
    }

    /// `makeHeld` takes the hand apart that the participant has the points of.
    template <typename Played, typename Hands, typename MakeHeld>
    static AccountEvent eventAt(const Played& played, const Hands& hands, std::size_t seat,
                                MakeHeld makeHeld)
    {
        if (!hands[seat]) {
            return SatOut{};
        }
        const auto* substitution = substitutionAt(played.substitutions, seat);
        if (substitution == nullptr) {
            return makeHeld();
        }
        if (const auto* taker = std::get_if<Substitution::TakenOverBy>(&substitution->by)) {
            return GivenAway{*taker};
        }
        auto held = makeHeld();
        held.playedBy = std::get<Substitution::PlayedBy>(substitution->by);
        return held;
    }

    static HeldDeal heldDeal(const PlayedDeal& deal, std::size_t hand)
    {
        return {*deal.deal.hands[hand], deal.isTieBreak(), {}, std::nullopt};
    }

    /// Takes the hand apart and adds it to what the round brought.
    HeldHand heldHand(const PlayedGame& played, std::size_t seat)
    {
        HeldHand held{*played.result.hands[seat],
                      *scoring::explainHand(rules_, played.result, seat),
                      {},
                      std::nullopt};
        if (account_.counted()) {
            auto& gain = account_.gain;
            ++gain.games;
            gain.gmp += held.score.gmp;
            gain.cmp += held.score.cmp;
            gain.wins += held.score.won ? 1 : 0;
            gain.rommes += held.hand.stones == 0 ? 1 : 0;
            gain.claims += held.hand.claims;
            gain.stones += held.hand.stones;
        }
        return held;
    }

    const Settings& settings_;
    const scoring::Rules& rules_;
    const Round& round_;
    StartNumber number_;
    AccountRound account_;
};

/// The round's place in the account; it is made where there are only penalties for it.
AccountRound& roundAt(Account& account, RoundNumber number)
{
    auto& rounds = account.rounds;
    const auto at = std::lower_bound(
        rounds.begin(), rounds.end(), number,
        [](const AccountRound& round, RoundNumber wanted) { return round.number < wanted; });
    if (at != rounds.end() && at->number == number) {
        return *at;
    }
    AccountRound round;
    round.number = number;
    round.gain.number = account.number;
    return *rounds.insert(at, std::move(round));
}

} // namespace

int AccountRound::openGames() const
{
    if (state != RoundState::Published) {
        return 0;
    }
    return static_cast<int>(std::count_if(games.begin(), games.end(), [](const AccountGame& game) {
        return std::holds_alternative<NotEntered>(game.event);
    }));
}

Account accountOf(const Tournament& tournament, StartNumber number,
                  std::optional<RoundNumber> after)
{
    const auto isCounted = [after](RoundNumber round) { return !after || round <= *after; };
    Account account;
    account.number = number;
    account.tally.number = number;
    for (const auto& round : tournament.rounds) {
        if (round.head.state != RoundState::Draft && isCounted(round.number)) {
            account.rounds.push_back(RoundReader(tournament.settings, round, number).read());
        }
    }
    for (const auto& penalty : tournament.penalties) {
        if (penalty.participant == number && isCounted(penalty.round)) {
            auto& round = roundAt(account, penalty.round);
            round.penalties.push_back(penalty);
            round.gain.penalties += penalty.matchPoints;
        }
    }
    for (const auto& round : account.rounds) {
        account.tally.add(round.gain);
    }
    if (playsCards(tournament.settings)) {
        const auto reached = reachedIn(tournament, after);
        const auto known = reached.find(number);
        account.tally.reached = known != reached.end() ? known->second : 0;
    }
    return account;
}

} // namespace core
