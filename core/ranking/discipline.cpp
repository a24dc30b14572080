#include "core/ranking/discipline.h"

#include "core/cards/card_faults.h"
#include "core/cards/card_tallies.h"
#include "core/cards/knock_out.h"
#include "core/cards/matches.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {
namespace {

void credit(Tally& tally, const scoring::Hand& hand, const scoring::HandScore& score,
            std::int64_t times)
{
    tally.games += times;
    tally.gmp += score.gmp * times;
    tally.cmp += score.cmp * times;
    tally.wins += score.won ? times : 0;
    tally.rommes += hand.stones == 0 ? times : 0;
    tally.claims += hand.claims * times;
    tally.stones += hand.stones * times;
}

/// `tallyOf` gives the tally that a seat's hand is credited to.
template <typename TallyOfSeat>
void creditGame(const scoring::Rules& rules, const PlayedGame& game, std::int64_t times,
                TallyOfSeat tallyOf)
{
    const auto score = scoring::scoreGame(rules, game.result);
    for (std::size_t seat = 0; seat < score.size(); ++seat) {
        if (score[seat]) {
            credit(tallyOf(seat), *game.result.hands[seat], *score[seat], times);
        }
    }
}

Contest contestOf(const scoring::Rules& rules, const TableHead& table, const PlayedGame& game)
{
    Contest contest;
    const auto score = scoring::scoreGame(rules, game.result);
    for (std::size_t seat = 0; seat < score.size(); ++seat) {
        if (const auto& hand = score[seat]) {
            contest.push_back(
                {creditedParticipant(table, game, seat), hand->total().units(), hand->won});
        }
    }
    return contest;
}

class RummyDiscipline final : public Discipline
{
public:
    [[nodiscard]] bool hasFixedGames() const override { return true; }
    [[nodiscard]] bool hasMatches() const override { return false; }
    [[nodiscard]] bool isLicensed() const override { return true; }

    [[nodiscard]] bool accepts(const GameOutcome& outcome) const override
    {
        return !std::holds_alternative<PlayedDeal>(outcome);
    }

    [[nodiscard]] bool isComplete(const Settings& /*settings*/, const Round& round,
                                  const Table& table) const override
    {
        return table.games.size() >= static_cast<std::size_t>(round.head.games);
    }

    [[nodiscard]] Refusals settingsFaults(const Settings& /*settings*/,
                                          const Pointer& /*place*/) const override
    {
        return {};
    }

    [[nodiscard]] scoring::MatchPoints byePoints(const Settings& settings,
                                                 const Round& round) const override
    {
        return scoring::byePoints(settings.rules, round.head.games);
    }

    void addGame(const scoring::Rules& rules, const TableHead& table, const GameOutcome& outcome,
                 std::int64_t times, const TallyOf& tallyOf) const override
    {
        if (const auto* game = std::get_if<PlayedGame>(&outcome)) {
            creditGame(rules, *game, times, [&](std::size_t seat) -> Tally& {
                return tallyOf(creditedParticipant(table, *game, seat));
            });
        }
    }

    void addTable(const Settings& settings, const Round& /*round*/, const Table& table,
                  const TallyOf& tallyOf) const override
    {
        // The seats are looked up once for all games of the table.
        std::array<Tally*, scoring::largestTable> seated{};
        std::transform(table.head.seats.begin(), table.head.seats.end(), seated.begin(),
                       [&](StartNumber number) { return &tallyOf(number); });
        for (const auto& game : table.games) {
            if (const auto* played = std::get_if<PlayedGame>(&game.outcome)) {
                creditGame(settings.rules, *played, 1, [&](std::size_t seat) -> Tally& {
                    return played->substitutions.empty()
                               ? *seated[seat]
                               : tallyOf(creditedParticipant(table.head, *played, seat));
                });
            }
        }
    }

    [[nodiscard]] std::vector<Contest> contests(const Settings& settings, const Round& /*round*/,
                                                const Table& table) const override
    {
        std::vector<Contest> games;
        games.reserve(table.games.size());
        for (const auto& game : table.games) {
            if (const auto* played = std::get_if<PlayedGame>(&game.outcome)) {
                games.push_back(contestOf(settings.rules, table.head, *played));
            }
        }
        return games;
    }

    [[nodiscard]] std::map<StartNumber, std::int64_t>
    reached(const Tournament& /*tournament*/, std::optional<RoundNumber> /*after*/) const override
    {
        return {};
    }

    [[nodiscard]] std::optional<StartNumber>
    champion(const Tournament& /*tournament*/, std::optional<RoundNumber> /*after*/) const override
    {
        return std::nullopt;
    }
};

class Romme500Discipline final : public Discipline
{
public:
    [[nodiscard]] bool hasFixedGames() const override { return false; }
    [[nodiscard]] bool hasMatches() const override { return true; }
    [[nodiscard]] bool isLicensed() const override { return false; }

    [[nodiscard]] bool accepts(const GameOutcome& outcome) const override
    {
        return !std::holds_alternative<PlayedGame>(outcome);
    }

    [[nodiscard]] bool isComplete(const Settings& settings, const Round& round,
                                  const Table& table) const override
    {
        return matchOf(settings, round, table).isDecided();
    }

    [[nodiscard]] Refusals settingsFaults(const Settings& settings,
                                          const Pointer& place) const override
    {
        return cardFaultsOf(settings, place);
    }

    /// A match is worth one game.
    [[nodiscard]] scoring::MatchPoints byePoints(const Settings& settings,
                                                 const Round& /*round*/) const override
    {
        return scoring::byePoints(settings.rules, 1);
    }

    void addGame(const scoring::Rules& /*rules*/, const TableHead& /*table*/,
                 const GameOutcome& /*outcome*/, std::int64_t /*times*/,
                 const TallyOf& /*tallyOf*/) const override
    {}

    void addTable(const Settings& settings, const Round& round, const Table& table,
                  const TallyOf& tallyOf) const override
    {
        addCardTable(settings, round, table, tallyOf);
    }

    [[nodiscard]] std::vector<Contest> contests(const Settings& settings, const Round& round,
                                                const Table& table) const override
    {
        auto contest = cardContestOf(settings, round, table);
        return contest.empty() ? std::vector<Contest>() : std::vector<Contest>{std::move(contest)};
    }

    [[nodiscard]] std::map<StartNumber, std::int64_t>
    reached(const Tournament& tournament, std::optional<RoundNumber> after) const override
    {
        return reachedIn(tournament, after);
    }

    [[nodiscard]] std::optional<StartNumber>
    champion(const Tournament& tournament, std::optional<RoundNumber> after) const override
    {
        return isKnockOut(tournament.settings) ? knockOutOf(tournament, after).winner
                                               : std::nullopt;
    }
};

} // namespace

const Discipline& Discipline::of(scoring::RuleSet ruleSet)
{
    static const RummyDiscipline rummy;
    static const Romme500Discipline romme500;
    switch (ruleSet) {
    case scoring::RuleSet::RummyPure:
    case scoring::RuleSet::RummyPurePlus:
        break;
    case scoring::RuleSet::Romme500:
        return romme500;
    }
    return rummy;
}

} // namespace core
