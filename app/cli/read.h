#pragma once

#include "exit_code.h"

#include <optional>

namespace cli {

/// What was read from a command's arguments or files, or how the command ends. In that case all
/// that is wrong has been said.
template <typename Value>
struct Read
{
    std::optional<Value> value;
    ExitCode failure = ExitCode::Refused; ///< Only without a value.
};

} // namespace cli
