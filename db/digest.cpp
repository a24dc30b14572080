#include "db/digest.h"

#include "db/failure.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <cstring>

#include <sqlite3.h>

namespace db {
namespace {

void addValue(Digest& digest, sqlite3_value* value)
{
    const int type = sqlite3_value_type(value);
    digest.add(type);
    switch (type) {
    case SQLITE_NULL:
        break;
    case SQLITE_INTEGER:
        digest.add(sqlite3_value_int64(value));
        break;
    default: {
        const void* const bytes = sqlite3_value_blob(value);
        digest.addBytes(bytes, sqlite3_value_bytes(value));
    }
    }
}

void digestOf(sqlite3_context* context, int count, sqlite3_value** values)
{
    Digest digest(static_cast<std::uint64_t>(count));
    std::for_each(values, values + count,
                  [&digest](sqlite3_value* value) { addValue(digest, value); });
    sqlite3_result_int64(context, static_cast<std::int64_t>(digest.value()));
}

} // namespace

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
    // Sums of digests need all bits to depend on all others.
    constexpr std::uint64_t one = 0xff51afd7ed558ccdU;
    constexpr std::uint64_t other = 0xc4ceb9fe1a85ec53U;
    constexpr int half = 33;
    std::uint64_t value = state_;
    value = (value ^ (value >> half)) * one;
    value = (value ^ (value >> half)) * other;
    return value ^ (value >> half);
}

void addDigestFunction(sqlite3* connection)
{
    constexpr int anyNumber = -1;
    constexpr int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY;
    if (sqlite3_create_function(connection, "digest_of", anyNumber, flags, nullptr, digestOf,
                                nullptr, nullptr) != SQLITE_OK) {
        throw failureOf(connection);
    }
}

} // namespace db
