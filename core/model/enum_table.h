#pragma once

#include <array>
#include <cstddef>
#include <initializer_list>
#include <stdexcept>
#include <string_view>

namespace core {

/// Whether `Value` has a name: compilers write it as "Ending::Early", other values as "(Ending)7".
template <auto Value>
constexpr bool isEnumerator()
{
#if defined(_MSC_VER) && !defined(__clang__)
    constexpr std::string_view name = __FUNCSIG__;
#else
    constexpr std::string_view name = __PRETTY_FUNCTION__;
#endif
    for (std::size_t at = 1; at < name.size(); ++at) {
        if (name[at - 1] == ')' && name[at] >= '0' && name[at] <= '9') {
            return false;
        }
    }
    return true;
}

/// How many enumerators there are; they count up from 0.
template <typename Enum, std::size_t Count = 0>
constexpr std::size_t enumeratorCount()
{
    if constexpr (isEnumerator<static_cast<Enum>(Count)>()) {
        return enumeratorCount<Enum, Count + 1>();
    } else {
        return Count;
    }
}

template <typename Enum, typename Value>
struct EnumEntry
{
    Enum key{};
    Value value{};
};

/// One value for each enumerator, in their order. A constexpr table that lacks one, has one twice
/// or is out of order does not compile: adding an enumerator leads the compiler to every table it
/// belongs in.
template <typename Enum, typename Value>
class EnumTable
{
public:
    using Entry = EnumEntry<Enum, Value>;
    static constexpr std::size_t count = enumeratorCount<Enum>();

    constexpr EnumTable(std::initializer_list<Entry> entries)
    {
        std::size_t place = 0;
        for (const auto& entry : entries) {
            if (place == count || static_cast<std::size_t>(entry.key) != place) {
                throw std::logic_error("an entry is missing, there twice or out of order");
            }
            entries_[place++] = entry;
        }
        if (place != count) {
            throw std::logic_error("the last entries are missing");
        }
    }

    [[nodiscard]] constexpr const Value& operator[](Enum key) const
    {
        return entries_.at(static_cast<std::size_t>(key)).value;
    }
    [[nodiscard]] constexpr auto begin() const { return entries_.begin(); }
    [[nodiscard]] constexpr auto end() const { return entries_.end(); }

private:
    std::array<Entry, count> entries_{};
};

} // namespace core
