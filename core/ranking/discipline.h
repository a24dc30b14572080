#pragma once

#include "core/model/refusal.h"
#include "core/model/tally.h"
#include "core/model/tournament.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace core {

/// What differs between the games that can be played: rummy with stones under either of its rule
/// sets, and Rommé 500 with cards. One stateless object for each.
class Discipline
{
public:
    static const Discipline& of(scoring::RuleSet ruleSet);
    static const Discipline& of(const Settings& settings) { return of(settings.rules.ruleSet); }

    virtual ~Discipline() = default;
    Discipline(const Discipline&) = delete;
    Discipline& operator=(const Discipline&) = delete;
    Discipline(Discipline&&) = delete;
    Discipline& operator=(Discipline&&) = delete;

    /// Whether each table plays the number of games that its round has, no more and no fewer.
    [[nodiscard]] virtual bool hasFixedGames() const = 0;
    /// Whether the games of a table form a match, with tie-breakers, lots and people who leave it.
    [[nodiscard]] virtual bool hasMatches() const = 0;
    /// Whether the game has a rights holder, so that open tournaments owe a licence fee.
    [[nodiscard]] virtual bool isLicensed() const = 0;

    /// Whether results of that kind can be entered.
    [[nodiscard]] virtual bool accepts(const GameOutcome& outcome) const = 0;
    /// See core::isComplete().
    [[nodiscard]] virtual bool isComplete(const Settings& settings, const Round& round,
                                          const Table& table) const = 0;
    /// What is wrong with the settings that this game alone has; pointers below `place`.
    [[nodiscard]] virtual Refusals settingsFaults(const Settings& settings,
                                                  const Pointer& place) const = 0;

    [[nodiscard]] virtual scoring::MatchPoints byePoints(const Settings& settings,
                                                         const Round& round) const = 0;
    /// Adds what one game brings, or with `times` -1 subtracts it; nothing where a game counts only
    /// together with the others of its match.
    virtual void addGame(const scoring::Rules& rules, const TableHead& table,
                         const GameOutcome& outcome, std::int64_t times,
                         const TallyOf& tallyOf) const = 0;
    /// Adds what the results of a table of a round that counts bring to the tallies.
    virtual void addTable(const Settings& settings, const Round& round, const Table& table,
                          const TallyOf& tallyOf) const = 0;
    /// What was won or lost at the table, in the order it was played: each game, by GMP + CMP as
    /// credited; in Rommé 500 the match, by its places, once decided.
    [[nodiscard]] virtual std::vector<Contest>
    contests(const Settings& settings, const Round& round, const Table& table) const = 0;
    /// Tally::reached of those for whom it is not 0, counting rounds up to `after`.
    [[nodiscard]] virtual std::map<StartNumber, std::int64_t>
    reached(const Tournament& tournament, std::optional<RoundNumber> after) const = 0;
    /// The winner of a knock-out, counting rounds up to `after`; nothing in other events.
    [[nodiscard]] virtual std::optional<StartNumber>
    champion(const Tournament& tournament, std::optional<RoundNumber> after) const = 0;

protected:
    Discipline() = default;
};

} // namespace core
