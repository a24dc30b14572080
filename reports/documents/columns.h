#pragma once

#include "reports/documents/people.h"

#include "core/texts/translation.h"
#include "reports/typeset/table_document.h"
#include "scoring/match_points.h"

#include <QDate>
#include <QLocale>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>
#include <vector>

namespace documents {

typeset::Cell textCell(const QString& text);
typeset::Cell countCell(std::int64_t count);
/// The number of a table, or "bye"; empty without both.
typeset::Cell tableCell(std::optional<core::TableNumber> table, bool hasBye);
/// Fractions as on the screen; files have a decimal of up to three places, programs the fraction.
typeset::Cell pointsCell(scoring::MatchPoints points);
/// As on paper; files have the ISO date.
typeset::Cell dateCell(QDate date);
/// Files have the amount in euros, programs in cents.
typeset::Cell moneyCell(const QString& text, std::int64_t cents);
/// The same without a unit: "12.50"; empty without a value.
typeset::Cell centsCell(std::optional<std::int64_t> cents);
/// With the club where the name alone is not enough; CSV has the name as it was entered.
typeset::Cell nameCell(const People& people, core::StartNumber number);

typeset::Column column(const QString& key, const QString& head, typeset::ColumnKind kind,
                       typeset::ColumnUse use = typeset::ColumnUse::Everywhere);
/// One that files alone have, because the page says it elsewhere. Its kind follows from what it
/// says.
typeset::Column csvColumn(const QString& key, typeset::ColumnKind kind = typeset::ColumnKind::Text);
/// The head for spreadsheets of a key such as "stones_2", in the reader's language; empty if there
/// is none.
QString fileHead(const QString& key);
/// In bold type, and essential.
typeset::Column strong(typeset::Column column);
typeset::Column essential(typeset::Column column);
typeset::Column with(typeset::Purpose purpose, typeset::Column column);

/// The columns that many documents have.
typeset::Column numberColumn();
typeset::Column nameColumn();
typeset::Column rankColumn();
typeset::Column seatColumn();

/// A cell of a text, a count, a number of a table and the like, or points; empty without a value.
template <typename Value>
typeset::Cell cellOf(const Value& value)
{
    if constexpr (std::is_same_v<Value, typeset::Cell>) {
        return value;
    } else if constexpr (std::is_same_v<Value, QString>) {
        return textCell(value);
    } else if constexpr (std::is_same_v<Value, scoring::MatchPoints>) {
        return pointsCell(value);
    } else if constexpr (std::is_same_v<Value, QDate>) {
        return dateCell(value);
    } else if constexpr (std::is_integral_v<Value>) {
        return countCell(value);
    } else if constexpr (std::is_enum_v<Value>) {
        return countCell(plain(value));
    } else {
        return value ? cellOf(*value) : typeset::Cell();
    }
}

/// The kind of a column of such values.
template <typename Value>
constexpr typeset::ColumnKind kindOf()
{
    using typeset::ColumnKind;
    if constexpr (std::is_same_v<Value, scoring::MatchPoints>) {
        return ColumnKind::Points;
    } else if constexpr (std::is_same_v<Value, QDate>) {
        return ColumnKind::Date;
    } else if constexpr (std::is_integral_v<Value> || std::is_enum_v<Value>) {
        return ColumnKind::Number;
    } else if constexpr (requires(Value value) { value.has_value(); }) {
        return kindOf<typename Value::value_type>();
    } else {
        return ColumnKind::Text;
    }
}

/// The columns of a document, each with what it says of a line.
template <typename Line>
class Columns
{
public:
    using Tell = std::function<typeset::Cell(const Line&)>;

    /// `tell(line)` returns a cell, or what cellOf() makes one of; it may be a member of the line.
    template <typename Value>
    void add(typeset::Column column, Value tell)
    {
        if (column.use == typeset::ColumnUse::Csv && column.kind == typeset::ColumnKind::Text) {
            column.kind = kindOf<std::decay_t<std::invoke_result_t<Value, const Line&>>>();
        }
        columns_.push_back(std::move(column));
        tells_.push_back(
            [tell = std::move(tell)](const Line& line) { return cellOf(std::invoke(tell, line)); });
    }

    /// Start number and name of the participant whose number `tell(line)` returns.
    template <typename Number>
    void addPerson(const People& people, Number tell)
    {
        add(numberColumn(), tell);
        add(nameColumn(), [&people, tell](const Line& line) {
            return nameCell(people, std::invoke(tell, line));
        });
    }

    [[nodiscard]] const std::vector<typeset::Column>& all() const { return columns_; }

    [[nodiscard]] typeset::Row row(const Line& line) const
    {
        typeset::Row row;
        row.cells.reserve(tells_.size());
        for (const auto& tell : tells_) {
            row.cells.push_back(tell(line));
        }
        return row;
    }

    [[nodiscard]] std::vector<typeset::Row> rows(const std::vector<Line>& lines) const
    {
        std::vector<typeset::Row> rows;
        rows.reserve(lines.size());
        for (const auto& line : lines) {
            rows.push_back(row(line));
        }
        return rows;
    }

    /// A table of these lines and nothing else.
    [[nodiscard]] typeset::TableDocument list(const std::vector<Line>& lines) const
    {
        typeset::TableDocument list;
        list.columns = columns_;
        list.blocks.emplace_back().rows = rows(lines);
        return list;
    }

private:
    std::vector<typeset::Column> columns_;
    std::vector<Tell> tells_;
};

/// Parts the rows of the only block by the letters with which their names begin, in large type.
void splitByLetter(typeset::TableDocument& document);

/// A decimal of up to three places in the locale's manner: "2,5".
QString decimalText(scoring::MatchPoints points, const QLocale& locale = texts::locale());

} // namespace documents
