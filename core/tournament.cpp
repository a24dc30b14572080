#include "tournament.h"

#include <algorithm>

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

void normalise(PlayedGame& game, const TableHead& table)
{
    auto& substitutions = game.substitutions;
    std::sort(substitutions.begin(), substitutions.end(),
              [](const auto& left, const auto& right) { return left.seat < right.seat; });
    const auto& hands = game.result.hands;
    std::erase_if(substitutions, [&table, &hands](const Substitution& substitution) {
        const auto* taker = std::get_if<Substitution::TakenOverBy>(&substitution.by);
        const bool played = substitution.seat < hands.size() && hands[substitution.seat];
        return !played || (taker != nullptr && *taker == table.seats[substitution.seat]);
    });
}

void normalise(Round& round)
{
    std::sort(round.head.byes.begin(), round.head.byes.end());
    sortByNumber(round.tables);
    for (auto& table : round.tables) {
        sortByNumber(table.games);
        for (auto& game : table.games) {
            if (auto* played = std::get_if<PlayedGame>(&game.outcome)) {
                normalise(*played, table.head);
            }
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

Settings normalised(Settings settings)
{
    normalise(settings.apart);
    return settings;
}

Participant normalised(Participant participant)
{
    participant.present = merged(std::move(participant.present));
    return participant;
}

PlayedGame normalised(PlayedGame game, const TableHead& table)
{
    normalise(game, table);
    return game;
}

Tournament normalised(Tournament tournament)
{
    normalise(tournament.settings.apart);
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
    for (const auto& substitution : game.substitutions) {
        const auto* taker = std::get_if<Substitution::TakenOverBy>(&substitution.by);
        if (taker != nullptr && substitution.seat == seat) {
            return *taker;
        }
    }
    return table.seats[seat];
}

bool isPresent(const Participant& participant, RoundNumber round)
{
    return std::any_of(participant.present.begin(), participant.present.end(),
                       [round](const PresenceSpan& span) {
                           return span.from <= round && (!span.until || round <= *span.until);
                       });
}

bool isComplete(const Round& round, const Table& table)
{
    return table.games.size() >= static_cast<std::size_t>(round.head.games);
}

int openTables(const Tournament& tournament, std::optional<RoundNumber> after)
{
    int open = 0;
    for (const auto& round : tournament.rounds) {
        if (counts(round.head.state) && (!after || round.number <= *after)) {
            open += static_cast<int>(
                std::count_if(round.tables.begin(), round.tables.end(),
                              [&round](const Table& table) { return !isComplete(round, table); }));
        }
    }
    return open;
}

} // namespace core
