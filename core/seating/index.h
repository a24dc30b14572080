#pragma once

#include <cstddef>

namespace seating {

/// Converts an int, which counts people, tables and rounds, to a container index.
constexpr std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace seating
