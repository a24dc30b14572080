#include "core/club/cash.h"

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

std::int64_t centsOf(const CashCount& count)
{
    std::int64_t cents = 0;
    for (const auto& [value, pieces] : count.pieces) {
        cents += std::int64_t{value} * pieces;
    }
    return cents;
}

} // namespace core
