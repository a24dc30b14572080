#pragma once

#include "scoring/rules.h"

#include <array>
#include <cstddef>
#include <optional>

namespace scoring {

/// One entry per seat, seat A first: a value, or nothing if the seat did not play.
template <typename Value>
class PerSeat
{
public:
    PerSeat() = default;
    /// `seats` is 0 to 4.
    explicit PerSeat(std::size_t seats) : size_(seats) {}

    [[nodiscard]] std::size_t size() const { return size_; }
    std::optional<Value>& operator[](std::size_t seat) { return values_[seat]; }
    const std::optional<Value>& operator[](std::size_t seat) const { return values_[seat]; }
    auto begin() { return values_.begin(); }
    auto end() { return values_.begin() + static_cast<std::ptrdiff_t>(size_); }
    auto begin() const { return values_.begin(); }
    auto end() const { return values_.begin() + static_cast<std::ptrdiff_t>(size_); }

    friend bool operator==(const PerSeat&, const PerSeat&) = default;

private:
    std::array<std::optional<Value>, largestTable> values_{};
    std::size_t size_ = 0;
};

} // namespace scoring
