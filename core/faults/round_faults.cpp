#include "core/faults/faults.h"
#include "core/model/limits.h"

#include <set>
#include <utility>

namespace core {
namespace {

using namespace Qt::Literals::StringLiterals;

/// Checks the seats and byes of one round and remembers everyone in it.
class RoundChecker
{
public:
    RoundChecker(const Roster& roster, scoring::RuleSet ruleSet)
        : roster_(roster), ruleSet_(ruleSet)
    {}

    void checkTable(const Table& table, const Pointer& place)
    {
        if (!tableNumberRange.contains(plain(table.number))) {
            refuse(RoundFault::NumberOutOfRange, place / "number"_L1, plain(table.number));
        }
        if (!tables_.insert(table.number).second) {
            refuse(RoundFault::TableTaken, place / "number"_L1, plain(table.number));
        }
        findNoteFaults(table.head.note, place / "note"_L1, faults_);
        checkSlip(table.head.slip, place / "slip"_L1);
        checkSize(table.head.seats.size(), place / "seats"_L1);
        for (std::size_t seat = 0; seat < table.head.seats.size() && !isFull(faults_); ++seat) {
            checkSeat(table.head.seats[seat], place / "seats"_L1 / seat);
        }
    }

    void checkBye(StartNumber number, const Pointer& place)
    {
        checkKnown(number, place);
        if (seated_.contains(number)) {
            refuse(RoundFault::SeatedAndBye, place, plain(number));
        } else if (!byes_.insert(number).second) {
            refuse(RoundFault::ByeTwice, place, plain(number));
        }
    }

    void refuse(RoundFault code, const Pointer& place, std::int64_t number)
    {
        addFault(faults_, {code, place, {QString::number(number)}});
    }

    void checkReason(const QString& reason, const Pointer& place)
    {
        findNoteFaults(reason, place, faults_);
    }

    void checkClock(const RoundClock& clock, const Pointer& place)
    {
        if (clock.pausedAt && *clock.pausedAt < clock.startedAt) {
            addFault(faults_, {ClockFault::PausedTooSoon, place / "pausedAt"_L1, {}});
        }
        if (!pausedSecondsRange.contains(clock.pausedSeconds)) {
            addFault(faults_, {ClockFault::PausedOutOfRange,
                               place / "pausedSeconds"_L1,
                               {QString::number(clock.pausedSeconds)}});
        }
        if (!addedMinutesRange.contains(clock.addedMinutes)) {
            addFault(faults_, {ClockFault::AddedOutOfRange,
                               place / "addedMinutes"_L1,
                               {QString::number(clock.addedMinutes)}});
        }
    }

    [[nodiscard]] Refusals faults() && { return std::move(faults_); }

private:
    void checkSize(std::size_t seats, const Pointer& place)
    {
        const auto smallest = static_cast<std::size_t>(smallestTable(ruleSet_));
        if (seats < smallest || seats > static_cast<std::size_t>(scoring::largestTable)) {
            addFault(faults_, {RoundFault::TableSizeRefused,
                               place,
                               {QString::number(seats), QString::number(smallest),
                                QString::number(scoring::largestTable)}});
        }
    }

    void checkSlip(std::int32_t edition, const Pointer& place)
    {
        if (edition < 1 || edition > largestSlipEdition) {
            addFault(faults_, {RoundFault::SlipOutOfRange,
                               place,
                               {QString::number(edition), QString::number(largestSlipEdition)}});
        }
    }

    void checkSeat(StartNumber number, const Pointer& place)
    {
        checkKnown(number, place);
        if (!seated_.insert(number).second) {
            refuse(RoundFault::SeatedTwice, place, plain(number));
        }
    }

    void checkKnown(StartNumber number, const Pointer& place)
    {
        addFaults(faults_, roster_.refusalsOf(number, place));
    }

    const Roster& roster_;
    scoring::RuleSet ruleSet_;
    std::set<TableNumber> tables_;
    std::set<StartNumber> seated_;
    std::set<StartNumber> byes_;
    Refusals faults_;
};

} // namespace

Refusals faultsOf(const Round& round, const Roster& roster, scoring::RuleSet ruleSet,
                  const Pointer& place)
{
    RoundChecker checker(roster, ruleSet);
    if (!roundsRange.contains(plain(round.number))) {
        checker.refuse(RoundFault::NumberOutOfRange, place / "number"_L1, plain(round.number));
    }
    if (!gamesRange.contains(round.head.games)) {
        checker.refuse(RoundFault::GamesOutOfRange, place / "games"_L1, round.head.games);
    }
    checker.checkReason(round.head.reason, place / "reason"_L1);
    if (round.clock) {
        checker.checkClock(*round.clock, place / "clock"_L1);
    }
    for (std::size_t index = 0; index < round.tables.size(); ++index) {
        checker.checkTable(round.tables[index], place / "tables"_L1 / index);
    }
    for (std::size_t index = 0; index < round.head.byes.size(); ++index) {
        checker.checkBye(round.head.byes[index], place / "byes"_L1 / index);
    }
    return std::move(checker).faults();
}

} // namespace core
