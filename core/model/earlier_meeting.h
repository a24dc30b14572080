#pragma once

#include "core/model/ids.h"

#include <cstdint>

namespace core {

/// Two participants who met at earlier evenings.
struct EarlierMeeting
{
    StartNumber one{1};
    StartNumber other{2};
    /// The cost of seating them together again, in percent of a meeting on this evening; 1 or more.
    /// Never outweighs a repeated meeting of this evening.
    std::int32_t weight = 1;

    friend bool operator==(const EarlierMeeting&, const EarlierMeeting&) = default;
};

} // namespace core
