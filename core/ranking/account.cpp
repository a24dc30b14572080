#include "core/ranking/account.h"

#include "core/ranking/discipline.h"

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

/// Builds the account of one round for one participant.
class RoundReader
{
public:
    RoundReader(const Settings& settings, const Round& round, StartNumber number)
        : settings_(settings), discipline_(Discipline::of(settings)), round_(round), number_(number)
    {
        account_.number = round.number;
        account_.state = round.head.state;
        account_.gain.number = number;
    }

    AccountRound read()
    {
        for (const auto& table : round_.tables) {
            const auto listed = account_.games.size();
            const auto seat = placeOf(table.head.seats, number_);
            if (seat) {
                account_.table = table.number;
                account_.seats = table.head.seats;
                addOwnTable(table, *seat);
            } else {
                for (const auto& game : table.games) {
                    addTakenOver(table, game);
                }
            }
            if (account_.counted() && (seat || account_.games.size() > listed)) {
                addGain(table);
            }
        }
        account_.bye =
            std::binary_search(round_.head.byes.begin(), round_.head.byes.end(), number_);
        if (account_.bye && account_.counted()) {
            account_.gain.byes = 1;
            account_.gain.byePoints = discipline_.byePoints(settings_, round_);
        }
        return std::move(account_);
    }

private:
    void addGain(const Table& table)
    {
        Tally ofOthers;
        discipline_.addTable(settings_, round_, table, [&](StartNumber number) -> Tally& {
            return number == number_ ? account_.gain : ofOthers;
        });
    }

    /// If the number of games is open, only entered games are listed.
    void addOwnTable(const Table& table, std::size_t seat)
    {
        if (!discipline_.hasFixedGames()) {
            for (const auto& game : table.games) {
                addOwnGame(table, game, seat);
            }
            return;
        }
        const auto listed = listedGames(round_);
        account_.unlisted += enterableGames(round_) - listed;
        for (std::int32_t number = 1; number <= listed; ++number) {
            if (const auto* game = findGame(table, GameNumber{number})) {
                addOwnGame(table, *game, seat);
            } else {
                account_.games.push_back({table.number, GameNumber{number}, seat, NotEntered{}});
            }
        }
    }

    /// Anyone on a neighbour's chair holds that hand; their own is listed in the account of its
    /// holder. A tie-breaker deal is listed only for those who played it.
    void addOwnGame(const Table& table, const Game& game, std::size_t seat)
    {
        if (addTakenOver(table, game)) {
            return;
        }
        const auto* deal = std::get_if<PlayedDeal>(&game.outcome);
        const auto hand =
            deal != nullptr ? placeOf(playersOf(table.head, *deal), number_) : std::optional(seat);
        if (hand) {
            account_.games.push_back({table.number, game.number, *hand, eventOf(game, *hand)});
        }
    }

    /// Lists the game if the participant took over a seat in it.
    bool addTakenOver(const Table& table, const Game& game)
    {
        const auto seat = takenOverBy(number_, substitutionsOf(game.outcome));
        if (!seat) {
            return false;
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
        return true;
    }

    [[nodiscard]] AccountEvent eventOf(const Game& game, std::size_t seat) const
    {
        if (const auto* unplayed = std::get_if<UnplayedGame>(&game.outcome)) {
            return NotPlayed{unplayed->reason};
        }
        if (const auto* deal = std::get_if<PlayedDeal>(&game.outcome)) {
            return eventAt(*deal, deal->deal.hands, seat, [&] { return heldDeal(*deal, seat); });
        }
        const auto& played = std::get<PlayedGame>(game.outcome);
        return eventAt(played, played.result.hands, seat, [&] { return heldHand(played, seat); });
    }

    /// `makeHeld` builds the entry of a hand credited to the participant.
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

    [[nodiscard]] HeldHand heldHand(const PlayedGame& played, std::size_t seat) const
    {
        return {*played.result.hands[seat],
                *scoring::explainHand(settings_.rules, played.result, seat),
                {},
                std::nullopt};
    }

    const Settings& settings_;
    const Discipline& discipline_;
    const Round& round_;
    StartNumber number_;
    AccountRound account_;
};

/// The round in the account; added if it has only penalties.
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
    const auto listed = std::count_if(games.begin(), games.end(), [](const AccountGame& game) {
        return std::holds_alternative<NotEntered>(game.event);
    });
    return unlisted + static_cast<int>(listed);
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
    const auto reached = Discipline::of(tournament.settings).reached(tournament, after);
    const auto found = reached.find(number);
    account.tally.reached = found != reached.end() ? found->second : 0;
    account.tally.isChampion =
        Discipline::of(tournament.settings).champion(tournament, after) == number;
    return account;
}

} // namespace core
