#pragma once

#include <stop_token>

namespace seating {

/// Who searches, and until when.
struct Workforce
{
    int threads = 1;
    /// A stop request ends a search early.
    std::stop_token stop;
};

} // namespace seating
