#pragma once

#include <cstdint>
#include <utility>
#include <vector>

/// Random numbers that are equal on every machine, unlike std distributions and std::shuffle.
namespace seating {

class Random
{
public:
    explicit Random(std::uint64_t seed, std::uint64_t stream = 0)
        : state_(mix(seed ^ mix(stream + 0x632BE59BD9B4E019ULL)))
    {
        if (state_ == 0) {
            state_ = 0x9E3779B97F4A7C15ULL;
        }
    }

    std::uint32_t next()
    {
        state_ ^= state_ << 13U;
        state_ ^= state_ >> 7U;
        state_ ^= state_ << 17U;
        return static_cast<std::uint32_t>(state_ >> 32U);
    }

    /// 0 to bound - 1; bound from 1. The bias of at most bound / 2^32 is harmless here.
    int below(int bound)
    {
        const std::uint64_t wide = static_cast<std::uint64_t>(next()) *
                                   static_cast<std::uint64_t>(static_cast<std::uint32_t>(bound));
        return static_cast<int>(wide >> 32U);
    }

    template <typename T>
    void shuffle(std::vector<T>& items)
    {
        for (std::size_t i = items.size(); i > 1; --i) {
            std::swap(items[i - 1], items[static_cast<std::size_t>(below(static_cast<int>(i)))]);
        }
    }

    template <typename T>
    const T& pick(const std::vector<T>& items)
    {
        return items[static_cast<std::size_t>(below(static_cast<int>(items.size())))];
    }

private:
    static std::uint64_t mix(std::uint64_t value)
    {
        value += 0x9E3779B97F4A7C15ULL;
        value = (value ^ (value >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        value = (value ^ (value >> 27U)) * 0x94D049BB133111EBULL;
        return value ^ (value >> 31U);
    }

    std::uint64_t state_;
};

} // namespace seating
