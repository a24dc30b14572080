#include "core/use_cases/slip_editions.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

using TableHeads = std::map<TableNumber, TableHead>;

enum class Direction : std::uint8_t { Onwards, Back };

/// A round at some point: its state, if it existed, and its tables.
class Standing
{
public:
    explicit Standing(RoundNumber number, const Round* round) : number_(number)
    {
        if (round != nullptr) {
            state_ = round->head.state;
            for (const auto& table : round->tables) {
                tables_.emplace(table.number, table.head);
            }
        }
    }

    void apply(const Step& step, Direction direction)
    {
        const auto side = [direction](const auto& exchange) -> const auto&
        {
            return direction == Direction::Onwards ? exchange.after : exchange.before;
        };
        if (const auto* const round = std::get_if<RoundExchange>(&step)) {
            if (round->key == number_) {
                const auto& head = side(*round);
                state_ = head ? std::optional(head->state) : std::nullopt;
            }
        } else if (const auto* const table = std::get_if<TableExchange>(&step)) {
            if (table->key.round == number_) {
                set(table->key.table, side(*table));
            }
        }
    }

    /// The tables that have slips at that time.
    [[nodiscard]] TableHeads withSlips() const
    {
        return state_ && state_ != RoundState::Draft ? tables_ : TableHeads();
    }

private:
    void set(TableNumber number, const std::optional<TableHead>& head)
    {
        if (head) {
            tables_.insert_or_assign(number, *head);
        } else {
            tables_.erase(number);
        }
    }

    RoundNumber number_;
    std::optional<RoundState> state_;
    TableHeads tables_;
};

/// The actions that hand out slips, withdraw their round or reassign start numbers. For all rounds:
/// an entry may change others than the one it names.
JournalFilter seatingActions()
{
    using enum Action;
    return {{DraftRound, PublishRound, WithdrawRound, ChangeSeating, SwapSeats, Enrol,
             ChangeParticipant, RemoveParticipant, MergeParticipants},
            std::nullopt,
            std::numeric_limits<std::int32_t>::max()};
}

/// Start numbers that somebody received or gave up.
class NumbersHandedOn
{
public:
    void add(const Step& step)
    {
        const auto* const person = std::get_if<ParticipantExchange>(&step);
        if (person != nullptr && (!person->before || !person->after)) {
            numbers_.insert(person->key);
        }
    }

    [[nodiscard]] bool hasAny(const std::vector<StartNumber>& seats) const
    {
        return std::any_of(seats.begin(), seats.end(),
                           [this](StartNumber number) { return numbers_.contains(number); });
    }

private:
    std::set<StartNumber> numbers_;
};

/// Each table as on its newest slip; without seats if that may have been for a previous holder of
/// one of the numbers.
TableHeads newestSlips(Standing standing, const std::vector<JournalEntry>& history)
{
    TableHeads newest = standing.withSlips();
    NumbersHandedOn handedOn;
    for (const auto& entry : history) {
        const auto& steps = entry.change.steps;
        std::for_each(steps.rbegin(), steps.rend(), [&](const Step& step) {
            standing.apply(step, Direction::Back);
            handedOn.add(step);
        });
        for (const auto& [number, head] : standing.withSlips()) {
            const auto [known, isNew] = newest.try_emplace(number, head);
            if (isNew || known->second.slip < head.slip) {
                known->second = head;
                if (handedOn.hasAny(head.seats)) {
                    known->second.seats.clear();
                }
            }
        }
    }
    return newest;
}

/// The edition for a table with these seats; nothing if all have been used.
std::optional<std::int32_t> editionFor(const TableHead& head, const TableHead& newest)
{
    if (head.seats == newest.seats) {
        return newest.slip;
    }
    return newest.slip < largestSlipEdition ? std::optional(newest.slip + 1) : std::nullopt;
}

void setEdition(Change& change, const TableKey& key, const TableHead& head, std::int32_t edition)
{
    for (auto& step : change.steps) {
        auto* const table = std::get_if<TableExchange>(&step);
        if (table != nullptr && table->key == key && table->after) {
            table->after->slip = edition;
            return;
        }
    }
    TableHead numbered = head;
    numbered.slip = edition;
    change.steps.emplace_back(TableExchange{key, head, std::move(numbered)});
}

std::set<RoundNumber> roundsIn(const Change& change)
{
    std::set<RoundNumber> rounds;
    for (const auto& step : change.steps) {
        if (const auto* const round = std::get_if<RoundExchange>(&step)) {
            rounds.insert(round->key);
        } else if (const auto* const table = std::get_if<TableExchange>(&step)) {
            rounds.insert(table->key.round);
        }
    }
    return rounds;
}

/// The start numbers that the change gives up. Only by merging does one go whose owner is seated.
std::set<StartNumber> numbersGivenUp(const Change& change)
{
    std::set<StartNumber> numbers;
    for (const auto& step : change.steps) {
        const auto* const person = std::get_if<ParticipantExchange>(&step);
        if (person != nullptr && !person->after) {
            numbers.insert(person->key);
        }
    }
    return numbers;
}

bool seatsSamePeople(const TableHead& before, const TableHead& after,
                     const std::set<StartNumber>& givenUp)
{
    return std::equal(before.seats.begin(), before.seats.end(), after.seats.begin(),
                      after.seats.end(), [&givenUp](StartNumber one, StartNumber other) {
                          return one == other || givenUp.contains(one);
                      });
}

/// Numbers the slips of one round; returns the tables that have used up all editions.
std::vector<TableNumber> numberSlipsOf(RoundNumber number, Change& change, const Round* round,
                                       const ReadJournal& journal)
{
    const Standing before(number, round);
    Standing after = before;
    for (const auto& step : change.steps) {
        after.apply(step, Direction::Onwards);
    }
    const TableHeads standing = before.withSlips();
    TableHeads wanted = after.withSlips();
    std::erase_if(wanted, [&, givenUp = numbersGivenUp(change)](const auto& table) {
        const auto same = standing.find(table.first);
        return same != standing.end() && seatsSamePeople(same->second, table.second, givenUp);
    });
    const TableHeads given =
        wanted.empty() ? TableHeads() : newestSlips(before, journal(seatingActions()));
    std::vector<TableNumber> usedUp;
    for (const auto& [table, head] : wanted) {
        const auto newest = given.find(table);
        if (newest == given.end()) {
            continue;
        }
        const auto edition = editionFor(head, newest->second);
        if (!edition) {
            usedUp.push_back(table);
        } else if (*edition != head.slip) {
            setEdition(change, {number, table}, head, *edition);
        }
    }
    return usedUp;
}

} // namespace

Refusals numberSlips(Change& change, const Tournament& tournament, const ReadJournal& journal)
{
    Refusals refusals;
    for (const RoundNumber number : roundsIn(change)) {
        const Round* const round = findRound(tournament, number);
        for (const TableNumber table : numberSlipsOf(number, change, round, journal)) {
            refusals.push_back({RoundFault::SlipsUsedUp,
                                Pointer() / "round"_L1,
                                {QString::number(plain(number)), QString::number(plain(table)),
                                 QString::number(largestSlipEdition)}});
        }
    }
    return refusals;
}

} // namespace core
