#pragma once

#include "core/ids.h"

#include <QByteArray>
#include <QString>

#include <concepts>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

struct sqlite3;
struct sqlite3_stmt;

namespace db {

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
    /// `sql` is one statement.
    Statement(sqlite3* connection, const QString& sql);

    void bind(int parameter, std::integral auto number)
    {
        bindNumber(parameter, static_cast<std::int64_t>(number));
    }
    template <typename Id>
    requires std::is_enum_v<Id>
    void bind(int parameter, Id id) { bind(parameter, core::plain(id)); }
    void bind(int parameter, const QString& text) { bind(parameter, text.toUtf8()); }
    void bind(int parameter, const QByteArray& text);
    template <typename Value>
    void bind(int parameter, const std::optional<Value>& value)
    {
        if (value) {
            bind(parameter, *value);
        } else {
            bindNull(parameter);
        }
    }

    /// Executes up to the next row; false after the last.
    bool step();
    /// Ends the execution, so that the statement can be executed again.
    void reset();
    /// Executes to the end; returns how many rows were written, not counting cascades.
    int run();

    /// The value in a column of the current row. Throws core::StoreFailure (Damaged) where the
    /// column holds another type.
    template <typename Value>
    [[nodiscard]] Value value(int column) const
    {
        if constexpr (isOptional<Value>) {
            return isNull(column) ? Value() : Value(value<typename Value::value_type>(column));
        } else if constexpr (std::is_same_v<Value, QString>) {
            return textIn(column);
        } else if constexpr (std::is_same_v<Value, QByteArray>) {
            return utf8In(column);
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

private:
    struct Finalise
    {
        void operator()(sqlite3_stmt* statement) const;
    };

    void bindNumber(int parameter, std::int64_t number);
    void bindNull(int parameter);
    void require(int result) const;
    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] std::int64_t numberIn(int column, std::int64_t smallest,
                                        std::int64_t largest) const;
    [[nodiscard]] QString textIn(int column) const;
    [[nodiscard]] QByteArray utf8In(int column) const;

    std::unique_ptr<sqlite3_stmt, Finalise> statement_;
};

} // namespace db
