#include "db/digest.h"

#include <QtEndian>

#include <array>
#include <cstring>

namespace db {

Digest& Digest::addBytes(const void* bytes, qsizetype size)
{
    constexpr qsizetype wordSize = sizeof(std::uint64_t);
    add(size);
    const auto* const from = static_cast<const char*>(bytes);
    qsizetype place = 0;
    for (; place + wordSize <= size; place += wordSize) {
        mix(qFromLittleEndian<std::uint64_t>(from + place));
    }
    if (place < size) {
        std::array<char, wordSize> rest = {};
        std::memcpy(rest.data(), from + place, static_cast<std::size_t>(size - place));
        mix(qFromLittleEndian<std::uint64_t>(rest.data()));
    }
    return *this;
}

std::uint64_t Digest::value() const
{
    // Sums of digests need every bit to depend on all others.
    constexpr std::uint64_t one = 0xff51afd7ed558ccdU;
    constexpr std::uint64_t other = 0xc4ceb9fe1a85ec53U;
    constexpr int half = 33;
    std::uint64_t value = state_;
    value = (value ^ (value >> half)) * one;
    value = (value ^ (value >> half)) * other;
    return value ^ (value >> half);
}

RowDigest& RowDigest::addNull()
{
    digest_.add(Type::Null);
    return *this;
}

RowDigest& RowDigest::addNumber(std::int64_t number)
{
    digest_.add(Type::Number).add(number);
    return *this;
}

RowDigest& RowDigest::addText(const QByteArray& utf8)
{
    digest_.add(Type::Text).add(utf8);
    return *this;
}

} // namespace db
