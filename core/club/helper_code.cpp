#include "core/club/helper_code.h"

namespace core {

HelperCodeState stateOf(const HelperCode& code, bool isEveningOver, const QDateTime& now)
{
    if (isEveningOver) {
        return HelperCodeState::Over;
    }
    if (code.revoked) {
        return HelperCodeState::Revoked;
    }
    const auto unused = code.used.value_or(code.made).secsTo(now);
    return unused > std::chrono::seconds(helperCodeLife).count() ? HelperCodeState::Expired
                                                                 : HelperCodeState::Valid;
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
