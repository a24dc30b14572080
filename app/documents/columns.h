#pragma once

#include "people.h"

#include "reports/table_document.h"
#include "scoring/match_points.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace documents {

/// The columns of a document, each with what it says of a line.
template <typename Line>
class Columns
{
public:
    using Tell = std::function<reports::Cell(const Line&)>;

    void add(reports::Column column, Tell tell)
    {
        columns_.push_back(std::move(column));
        tells_.push_back(std::move(tell));
    }

    [[nodiscard]] const std::vector<reports::Column>& all() const { return columns_; }

    [[nodiscard]] reports::Row row(const Line& line) const
    {
        reports::Row row;
        row.cells.reserve(tells_.size());
        for (const auto& tell : tells_) {
            row.cells.push_back(tell(line));
        }
        return row;
    }

private:
    std::vector<reports::Column> columns_;
    std::vector<Tell> tells_;
};

reports::Column column(const QString& key, const QString& head, reports::ColumnKind kind);
/// One that CSV alone has, because the page says it elsewhere.
reports::Column csvColumn(const QString& key);
/// One for the eye alone.
reports::Column pageColumn(const QString& key, const QString& head, reports::ColumnKind kind);

/// The columns that many documents have.
reports::Column numberColumn();
reports::Column nameColumn();
/// On the page only where anybody has a club.
reports::Column clubColumn(const People& people);
reports::Column seatColumn();
reports::Column tableColumn();

reports::Cell textCell(const QString& text);
reports::Cell countCell(std::int64_t count);
/// Fractions as on the screen; CSV has a decimal of up to three places in the language's manner.
reports::Cell pointsCell(scoring::MatchPoints points);
reports::Cell numberCell(core::StartNumber number);
/// With the club where the name alone is not enough; CSV has the name as it was entered.
reports::Cell nameCell(const People& people, core::StartNumber number);

/// A decimal of up to three places in the language's manner: "2,5".
QString decimalText(scoring::MatchPoints points);

} // namespace documents
