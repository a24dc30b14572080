#include "core/club/cash.h"

#include "core/people/same_text.h"

#include <algorithm>

namespace core {

int signOf(CashKind kind)
{
    switch (kind) {
    case CashKind::Float:
    case CashKind::Receipt:
    case CashKind::TransferIn:
        return 1;
    case CashKind::Expense:
    case CashKind::Prize:
    case CashKind::LicenceFee:
    case CashKind::TransferOut:
        break;
    }
    return -1;
}

bool needsText(CashKind kind)
{
    return kind == CashKind::Receipt || kind == CashKind::Expense;
}

std::int64_t centsOf(const CashPieces& pieces)
{
    std::int64_t cents = 0;
    for (const auto& [value, number] : pieces) {
        cents += std::int64_t{value} * number;
    }
    return cents;
}

std::int64_t centsOf(const CashCount& count)
{
    std::int64_t cents = centsOf(count.pieces);
    for (const auto& [box, pieces] : count.otherBoxes) {
        cents += centsOf(pieces);
    }
    return cents;
}

std::optional<CashPieces> countedIn(const std::optional<CashCount>& count, const QString& box)
{
    if (!count) {
        return std::nullopt;
    }
    if (box.isEmpty()) {
        const bool isCounted = !count->pieces.empty() || count->otherBoxes.empty();
        return isCounted ? std::optional(count->pieces) : std::nullopt;
    }
    const auto found = std::find_if(count->otherBoxes.begin(), count->otherBoxes.end(),
                                    [&box](const auto& other) { return isSame(other.first, box); });
    return found != count->otherBoxes.end() ? std::optional(found->second) : std::nullopt;
}

} // namespace core
