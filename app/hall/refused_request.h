#pragma once

#include "app/hall/request.h"

#include <cstdint>

namespace web {

/// Why a request gets none of the pages.
enum class RefusedRequest : std::uint8_t {
    Method,    ///< Nothing like that can be sent to this address.
    TooLong,   ///< Its form.
    OtherHost, ///< It names another computer.
    TooOften,  ///< Too many wrong codes at once.
    TooMany,   ///< Too many pages are open.
};

/// The answer, in the thread's language.
Response refusalOf(RefusedRequest why);

} // namespace web
