#pragma once

#include "core/model/ids.h"

#include <QByteArray>
#include <QString>

#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

namespace db {

class RowDigest;

/// A value whose type the schema determines; either can be NULL.
using Cell = std::variant<std::optional<std::int64_t>, std::optional<QByteArray>>;

template <typename Value>
inline constexpr bool isOptional = false;
template <typename Value>
inline constexpr bool isOptional<std::optional<Value>> = true;

/// A prepared statement and the values in its parameters and columns, both counted from 0: numbers,
/// ids (an enum over a number), texts (QString, or QByteArray in UTF-8), and optionals of them for
/// NULL. All functions throw core::StoreFailure.
class Statement
{
public:
    Statement() = default;
    Statement(const Statement&) = delete;
    Statement& operator=(const Statement&) = delete;
    Statement(Statement&&) = delete;
    Statement& operator=(Statement&&) = delete;
    virtual ~Statement() = default;

    void bind(int parameter, std::integral auto number)
    {
        bindNumber(parameter, static_cast<std::int64_t>(number));
    }
    template <typename Id>
    requires std::is_enum_v<Id>
    void bind(int parameter, Id id) { bind(parameter, core::plain(id)); }
    void bind(int parameter, const QString& text) { bindText(parameter, text.toUtf8()); }
    void bind(int parameter, const QByteArray& text) { bindText(parameter, text); }
    template <typename Value>
    void bind(int parameter, const std::optional<Value>& value)
    {
        if (value) {
            bind(parameter, *value);
        } else {
            bindNull(parameter);
        }
    }

    void bind(int parameter, const Cell& cell)
    {
        std::visit([this, parameter](const auto& value) { bind(parameter, value); }, cell);
    }

    /// Executes up to the next row; false after the last.
    virtual bool step() = 0;
    /// Ends the execution, so that the statement can be executed again.
    virtual void reset() = 0;
    /// Executes to the end; returns how many rows were written, not counting cascades.
    virtual int run() = 0;

    /// The value in a column of the current row. Throws core::StoreFailure (Damaged) if the column
    /// holds another type.
    template <typename Value>
    [[nodiscard]] Value value(int column) const
    {
        if constexpr (isOptional<Value>) {
            return isNull(column) ? Value() : Value(value<typename Value::value_type>(column));
        } else if constexpr (std::is_same_v<Value, QString>) {
            return text(column);
        } else if constexpr (std::is_same_v<Value, QByteArray>) {
            return utf8(column);
        } else if constexpr (std::is_same_v<Value, bool>) {
            return numberIn(column, 0, 1) == 1;
        } else if constexpr (std::is_enum_v<Value>) {
            return static_cast<Value>(value<std::underlying_type_t<Value>>(column));
        } else {
            using Limits = std::numeric_limits<Value>;
            constexpr auto largest = std::in_range<std::int64_t>(Limits::max())
                                         ? static_cast<std::int64_t>(Limits::max())
                                         : std::numeric_limits<std::int64_t>::max();
            return static_cast<Value>(numberIn(column, Limits::min(), largest));
        }
    }

    /// Whether `column` of the current row holds the digest of all columns before it.
    [[nodiscard]] bool isProven(int column) const;
    /// The digest of the first `count` columns of the current row.
    [[nodiscard]] std::int64_t digestOf(int count) const;

private:
    virtual void bindNumber(int parameter, std::int64_t number) = 0;
    virtual void bindText(int parameter, const QByteArray& utf8) = 0;
    virtual void bindNull(int parameter) = 0;

    [[nodiscard]] virtual bool isNull(int column) const = 0;
    [[nodiscard]] virtual std::int64_t number(int column) const = 0;
    [[nodiscard]] virtual QByteArray utf8(int column) const = 0;
    [[nodiscard]] virtual QString text(int column) const = 0;
    /// As the engine stores it, whatever its type.
    virtual void addTo(RowDigest& digest, int column) const = 0;

    [[nodiscard]] std::int64_t numberIn(int column, std::int64_t smallest,
                                        std::int64_t largest) const;
};

} // namespace db
