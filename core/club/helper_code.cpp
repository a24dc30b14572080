#include "core/club/helper_code.h"

namespace core {

HelperCodeState stateOf(const HelperCode& code, bool isEveningOver, const QDateTime& now)
{
    if (code.revoked) {
        return HelperCodeState::Revoked;
    }
    const auto unused = code.used.value_or(code.made).secsTo(now);
    if (unused > std::chrono::seconds(helperCodeLife).count()) {
        return HelperCodeState::Expired;
    }
    return isEveningOver ? HelperCodeState::Over : HelperCodeState::Valid;
}

bool revokeAll(std::vector<HelperCode>& codes, const QDateTime& now)
{
    bool isAny = false;
    for (auto& code : codes) {
        isAny |= !code.revoked;
        code.revoked = code.revoked.value_or(now);
    }
    return isAny;
}

} // namespace core
