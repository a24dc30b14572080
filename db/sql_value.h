#pragma once

#include "core/ids.h"

#include <QByteArray>
#include <QMetaType>
#include <QString>
#include <QVariant>

#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <type_traits>
#include <utility>

/// Conversion of values to and from database columns.
namespace db {

template <typename Value>
inline constexpr bool isOptional = false;
template <typename Value>
inline constexpr bool isOptional<std::optional<Value>> = true;

inline QVariant toVariant(std::integral auto number)
{
    return QVariant(static_cast<qlonglong>(number));
}

template <typename Id>
requires std::is_enum_v<Id> QVariant toVariant(Id id)
{
    return toVariant(core::plain(id));
}

QVariant toVariant(const QString& text);

template <typename Value>
QVariant toVariant(const std::optional<Value>& value)
{
    return value ? toVariant(*value) : QVariant();
}

/// Throw core::StoreFailure (Damaged) unless the column holds a number from `smallest` to
/// `largest`, or a text.
std::int64_t numberIn(const QVariant& column, std::int64_t smallest, std::int64_t largest);
QString textIn(const QVariant& column);

/// Numbers, ids (an enum over a number), texts, and optionals of them for columns that may be NULL.
template <typename Value>
Value fromVariant(const QVariant& column)
{
    if constexpr (isOptional<Value>) {
        return column.isNull() ? Value() : Value(fromVariant<typename Value::value_type>(column));
    } else if constexpr (std::is_same_v<Value, QString>) {
        return textIn(column);
    } else if constexpr (std::is_same_v<Value, bool>) {
        return numberIn(column, 0, 1) == 1;
    } else if constexpr (std::is_enum_v<Value>) {
        return static_cast<Value>(fromVariant<std::underlying_type_t<Value>>(column));
    } else {
        using Limits = std::numeric_limits<Value>;
        constexpr auto largest = std::in_range<std::int64_t>(Limits::max())
                                     ? static_cast<std::int64_t>(Limits::max())
                                     : std::numeric_limits<std::int64_t>::max();
        return static_cast<Value>(numberIn(column, Limits::min(), largest));
    }
}

} // namespace db
