#include "core/club/helper_code.h"

namespace core {

HelperCodeState stateOf(const HelperCode& code, bool isEveningOver, const QDateTime& now)
{
    if (code.revoked) {
        return HelperCodeState::Revoked;
    }
    if (isEveningOver) {
        return HelperCodeState::Over;
    }
    const auto unused = code.used.value_or(code.made).secsTo(now);
    return unused > std::chrono::seconds(helperCodeLife).count() ? HelperCodeState::Expired
                                                                 : HelperCodeState::Valid;
}

} // namespace core
