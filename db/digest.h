#pragma once

#include "core/model/ids.h"

#include <QByteArray>
#include <QString>

#include <concepts>
#include <cstdint>
#include <optional>
#include <type_traits>

namespace db {

/// A digest of values in their order, 64 bits: it detects damage but not forgery. The same on every
/// machine. Digests are stored, so the algorithm must never change, nor the value of an enumerator
/// that goes into one.
class Digest
{
public:
    /// Digests of different `kind` differ even for equal values.
    explicit Digest(std::uint64_t kind) : state_(kind) {}

    Digest& add(std::integral auto number)
    {
        mix(static_cast<std::uint64_t>(static_cast<std::int64_t>(number)));
        return *this;
    }
    template <typename Value>
    requires std::is_enum_v<Value> Digest& add(Value value)
    {
        return add(static_cast<std::underlying_type_t<Value>>(value));
    }
    Digest& add(const QString& text) { return add(text.toUtf8()); }
    Digest& add(const QByteArray& text) { return addBytes(text.constData(), text.size()); }
    template <typename Value>
    Digest& add(const std::optional<Value>& value)
    {
        add(value.has_value());
        return value ? add(*value) : *this;
    }
    Digest& addBytes(const void* bytes, qsizetype size);

    [[nodiscard]] std::uint64_t value() const;

private:
    /// Reversible in either operand, so that one changed value always changes the result.
    void mix(std::uint64_t word)
    {
        constexpr std::uint64_t odd = 0x9e3779b97f4a7c15U;
        constexpr int half = 32;
        state_ = (state_ ^ word) * odd;
        state_ ^= state_ >> half;
    }

    std::uint64_t state_;
};

/// The digest of a row's columns in their order, stored in a column of its own.
class RowDigest
{
public:
    explicit RowDigest(int columns) : digest_(static_cast<std::uint64_t>(columns)) {}

    RowDigest& addNull();
    RowDigest& addNumber(std::int64_t number);
    RowDigest& addText(const QByteArray& utf8);

    /// The values accepted by Statement::bind(), as it stores them.
    RowDigest& add(std::integral auto number)
    {
        return addNumber(static_cast<std::int64_t>(number));
    }
    template <typename Id>
    requires std::is_enum_v<Id> RowDigest& add(Id id) { return addNumber(core::plain(id)); }
    RowDigest& add(const QString& text) { return addText(text.toUtf8()); }
    RowDigest& add(const QByteArray& text) { return addText(text); }
    template <typename Value>
    RowDigest& add(const std::optional<Value>& value)
    {
        return value ? add(*value) : addNull();
    }

    [[nodiscard]] std::int64_t value() const { return static_cast<std::int64_t>(digest_.value()); }

private:
    /// The numbers are SQLite's and are part of the digest.
    enum class Type : std::uint8_t { Number = 1, Text = 3, Null = 5 };

    Digest digest_;
};

/// The digest of a row with these values.
template <typename... Values>
std::int64_t digestOfRow(const Values&... values)
{
    RowDigest digest(static_cast<int>(sizeof...(Values)));
    (digest.add(values), ...);
    return digest.value();
}

} // namespace db
