#pragma once

#include "core/model/ids.h"

#include <QDateTime>
#include <QString>

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

/// The cash boxes of an evening. Start fees are payments, stored in the tournament; this holds all
/// other money, and the final count.
namespace core {

/// The kind of a cash movement; it determines the direction.
enum class CashKind : std::uint8_t {
    Float,       ///< Put into the box before the evening: no income.
    Receipt,     ///< Other income: donations, raffle tickets.
    Expense,     ///< Goes out.
    Prize,       ///< Paid to a winner.
    LicenceFee,  ///< Paid to, or set aside for, the rights holder.
    TransferIn,  ///< From the bank or another box: no income.
    TransferOut, ///< To the bank or another box: no expense.
};

/// 1 for money into the box, -1 for money out of it.
int signOf(CashKind kind);

/// Whether a movement of that kind needs a description.
bool needsText(CashKind kind);

struct CashMovement
{
    CashMovementId id;
    TournamentUuid evening; ///< Null: of no evening.
    CashKind kind = CashKind::Expense;
    std::int64_t cents = 1; ///< 1 to largestPaidCents, in either direction.
    QString text;           ///< What for: one line; not blank for receipts and expenses.
    QDateTime time;         ///< UTC, whole seconds.
    QString by;             ///< Who booked it: a desk, one line; may be empty.
    QString way = {};       ///< As of FeePayment: empty is cash.
    QString box = {};       ///< Likewise: empty is the club's only box.

    friend bool operator==(const CashMovement&, const CashMovement&) = default;
};

/// How many of each coin and note, by its value in cents: 1 to 20000, euro coins and notes only.
/// Never 0 pieces, at most 100,000 of each.
using CashPieces = std::map<std::int32_t, std::int32_t>;

/// The coins and notes in the boxes after an evening.
struct CashCount
{
    CashPieces pieces;                             ///< In the box without a name.
    QDateTime time;                                ///< UTC, whole seconds; of the last box counted.
    QString by;                                    ///< One line; may be empty.
    std::map<QString, CashPieces> otherBoxes = {}; ///< By their names, not blank.

    friend bool operator==(const CashCount&, const CashCount&) = default;
};

/// The coins and notes of the euro, the largest first, in cents.
inline constexpr std::array<std::int32_t, 14> euroPieces = {
    20'000, 10'000, 5'000, 2'000, 1'000, 500, 200, 100, 50, 20, 10, 5, 2, 1};

/// What the coins and notes are worth.
std::int64_t centsOf(const CashPieces& pieces);
/// Those of all boxes together.
std::int64_t centsOf(const CashCount& count);
/// What was counted in one box, however its name is spelled; nothing if it was not.
std::optional<CashPieces> countedIn(const std::optional<CashCount>& count, const QString& box);

/// The cash of one evening.
struct EveningCash
{
    std::vector<CashMovement> movements; ///< As booked: by time, then by id.
    std::optional<CashCount> count;

    friend bool operator==(const EveningCash&, const EveningCash&) = default;
};

} // namespace core
