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

} // namespace core
