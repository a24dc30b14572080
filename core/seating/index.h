#pragma once

#include <cstddef>

namespace seating {

/// People, tables and rounds are counted with int; containers want this.
constexpr std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

} // namespace seating
