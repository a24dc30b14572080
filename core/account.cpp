#include "account.h"

#include <algorithm>

namespace core {
namespace {

const Substitution* substitutionAt(const PlayedGame& game, std::size_t seat)
{
    const auto found = std::find_if(game.substitutions.begin(), game.substitutions.end(),
                                    [seat](const Substitution& one) { return one.seat == seat; });
    return found != game.substitutions.end() ? &*found : nullptr;
}

std::optional<std::size_t> seatOf(const Table& table, StartNumber number)
{
    const auto& seats = table.head.seats;
    const auto found = std::find(seats.begin(), seats.end(), number);
    return found != seats.end() ? std::optional(static_cast<std::size_t>(found - seats.begin()))
                                : std::nullopt;
}

std::optional<std::size_t> seatTakenOverBy(const PlayedGame& game, StartNumber number)
{
    for (const auto& substitution : game.substitutions) {
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
    RoundReader(const scoring::Rules& rules, const Round& round, StartNumber number)
        : rules_(rules), round_(round), number_(number)
    {
        account_.number = round.number;
        account_.state = round.head.state;
        account_.gain.number = number;
    }

    AccountRound read()
    {
        for (const auto& table : round_.tables) {
            const auto seat = seatOf(table, number_);
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
        if (account_.bye && account_.counted()) {
            account_.gain.byes = 1;
            account_.gain.byePoints = scoring::byePoints(rules_, round_.head.games);
        }
        return std::move(account_);
    }

private:
    void addOwnTable(const Table& table, std::size_t seat)
    {
        for (std::int32_t number = 1; number <= round_.head.games; ++number) {
            const auto* game = findGame(table, GameNumber{number});
            account_.games.push_back({table.number, GameNumber{number}, seat, eventOf(game, seat)});
        }
    }

    void addTakenOver(const Table& table)
    {
        for (const auto& game : table.games) {
            const auto* played = std::get_if<PlayedGame>(&game.outcome);
            const auto seat = played != nullptr ? seatTakenOverBy(*played, number_) : std::nullopt;
            if (seat && played->result.hands[*seat]) {
                auto held = heldHand(*played, *seat);
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
        const auto& played = std::get<PlayedGame>(game->outcome);
        if (!played.result.hands[seat]) {
            return SatOut{};
        }
        const auto* substitution = substitutionAt(played, seat);
        if (substitution == nullptr) {
            return heldHand(played, seat);
        }
        if (const auto* taker = std::get_if<Substitution::TakenOverBy>(&substitution->by)) {
            return GivenAway{*taker};
        }
        auto held = heldHand(played, seat);
        held.playedBy = std::get<Substitution::PlayedBy>(substitution->by);
        return held;
    }

    /// Takes the hand apart and adds it to what the round brought.
    HeldHand heldHand(const PlayedGame& played, std::size_t seat)
    {
        const HeldHand held{*played.result.hands[seat],
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
            account.rounds.push_back(RoundReader(tournament.settings.rules, round, number).read());
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
    return account;
}

} // namespace core
