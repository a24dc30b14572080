#pragma once

#include "core/club/club.h"
#include "core/club/day_span.h"
#include "core/model/enum_table.h"
#include "core/model/tournament.h"
#include "core/money/start_fee.h"

#include <QDate>
#include <QString>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

/// Cash reports: of one evening (Kassenabschluss) and of the club over a period (Kassenbuch).
/// Computed on demand. Amounts are in cents.
namespace core {

/// Sums of money that moved: start fees and the movements by their kind.
struct CashTotals
{
    FeeTotals fees;
    std::array<std::int64_t, enumeratorCount<CashKind>()> moved =
        {};                        ///< By CashKind; each 0 or more.
    std::int64_t movedNotCash = 0; ///< What movements brought in other ways, of either sign.

    [[nodiscard]] std::int64_t of(CashKind kind) const
    {
        return moved.at(static_cast<std::size_t>(kind));
    }
    /// Start fees received, and receipts.
    [[nodiscard]] std::int64_t income() const;
    /// Start fees given back, expenses, prizes and the licence fee.
    [[nodiscard]] std::int64_t spending() const;
    [[nodiscard]] std::int64_t balance() const { return income() - spending(); }
    /// What the boxes must hold: floats and transfers move cash without being income or spending,
    /// and only cash is in a box.
    [[nodiscard]] std::int64_t expected() const;

    friend bool operator==(const CashTotals&, const CashTotals&) = default;
};

/// In any order of the movements.
CashTotals cashTotals(const std::vector<CashMovement>& movements);

/// The start fees of one class.
struct FeeClassTotals
{
    QString feeClass; ///< The id; empty: those in no class.
    QString name;     ///< Empty for those in no class.
    std::int64_t cents = 0;
    std::int64_t people = 0; ///< Number of people here.
    FeeTotals totals;
    bool areGone = false; ///< Those who paid and were removed, of any class.

    friend bool operator==(const FeeClassTotals&, const FeeClassTotals&) = default;
};

/// What came in and went out in one way.
struct WayTotals
{
    QString way; ///< Empty: cash.
    std::int64_t in = 0;
    std::int64_t out = 0;

    friend bool operator==(const WayTotals&, const WayTotals&) = default;
};

/// The cash of one box.
struct BoxTotals
{
    QString box;             ///< Empty: the one without a name.
    std::int64_t floats = 0; ///< Opening float.
    std::int64_t fees = 0;   ///< Start fees received minus given back.
    std::int64_t others = 0; ///< Everything else; negative if more went out.
    std::optional<std::int64_t> counted;

    [[nodiscard]] std::int64_t expected() const { return floats + fees + others; }
    /// Counted minus expected.
    [[nodiscard]] std::optional<std::int64_t> difference() const;
    friend bool operator==(const BoxTotals&, const BoxTotals&) = default;
};

struct CashReport
{
    CashTotals totals;
    std::vector<WayTotals> ways;  ///< That occur, cash first, the others by their word.
    std::vector<BoxTotals> boxes; ///< That occur, the one without a name first, then by name.
    /// No class first, then the classes in order, last people who were removed; without classes
    /// that are empty and unpaid, and none without a start fee. Their sum is totals.fees.
    std::vector<FeeClassTotals> classes;
    std::int64_t prizesDue = 0;          ///< Won so far; until anyone has a rank, all that are set.
    std::int64_t licenceFeeDue = 0;      ///< Based on the games entered so far.
    std::optional<std::int64_t> counted; ///< In all boxes; nothing until each is counted.

    /// Counted minus expected; negative if cash is missing.
    [[nodiscard]] std::optional<std::int64_t> difference() const;
    friend bool operator==(const CashReport&, const CashReport&) = default;
};

/// The cash records of one evening.
EveningCash cashOf(const ClubRecords& records, const TournamentUuid& evening);
/// Whether all movements and counts that the change is about are that evening's, or of no evening.
bool isCashOf(const ClubChange& change, std::optional<TournamentUuid> evening);

CashReport cashReport(const Tournament& tournament, const EveningCash& cash);

/// The start fees of a tournament, as the cash book needs them.
struct EveningFees
{
    TournamentUuid evening;
    QString name;
    std::optional<QDate> date;
    FeeTotals fees;
    std::vector<FeesOfDay> days; ///< As feesByDay() has them.
};

EveningFees eveningFees(const TournamentUuid& evening, const Tournament& tournament);

/// A line of the cash book: a movement, or the start fees of an evening on one day.
struct CashBookLine
{
    std::optional<QDate> day;     ///< Nothing for start fees of an unknown day.
    QString evening;              ///< Its name; empty: of none.
    std::optional<CashKind> kind; ///< Nothing: start fees.
    QString text;
    std::int64_t in = 0; ///< 0 or more, here and below.
    std::int64_t out = 0;
    std::int64_t held = 0;        ///< In all boxes together after this line.
    QString way = {};             ///< Empty: cash; only that is held.
    QString box = {};             ///< Of a movement; empty: the one without a name.
    CashMovementId movement = {}; ///< Null for start fees.

    friend bool operator==(const CashBookLine&, const CashBookLine&) = default;
};

struct CashBook
{
    /// What all boxes together held when the span began; 0 if it has no beginning.
    std::int64_t opening = 0;
    /// By day, an unknown one last; within a day start fees first, then by time.
    std::vector<CashBookLine> lines;
    CashTotals totals;           ///< Of the lines alone, without the opening balance.
    std::vector<WayTotals> ways; ///< Likewise; as of CashReport.

    /// What they held at the end.
    [[nodiscard]] std::int64_t closing() const { return opening + totals.expected(); }
    friend bool operator==(const CashBook&, const CashBook&) = default;
};

/// Of evenings that the club has several times, and of deleted ones, start fees count once
/// (counted_evenings.h).
/// Everything counts on the date of its evening; without one, movements count on the local day of
/// booking and start fees on that of payment. Fees of an unknown day come after all others: they
/// are in every book without an end, and in no opening balance. `evenings` must include all of the
/// club; those after the end of the span can lack their fees.
CashBook cashBook(const ClubRecords& records, const std::vector<EveningFees>& evenings,
                  const DaySpan& span);

} // namespace core
