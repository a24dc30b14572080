#pragma once

#include <cstdint>

namespace cli {

/// What a command tells the shell.
enum class ExitCode : std::uint8_t {
    Done = 0,
    Refused = 1,     ///< Bad data; nothing was changed.
    Usage = 2,       ///< The command line itself makes no sense.
    Environment = 3, ///< A file or the database cannot be had.
};

} // namespace cli
