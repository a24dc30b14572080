#include "app/desk/club/series/series_model.h"

#include <algorithm>
#include <utility>

namespace desk {
namespace {

using typeset::ColumnKind;

bool isNumber(const documents::SeriesColumnInfo& info)
{
    return typeset::holdsNumbers(info.kind);
}

Cell cellOf(const documents::SeriesColumnInfo& info, const QString& text)
{
    Cell cell = {{Qt::DisplayRole, text}};
    if (isNumber(info)) {
        cell.insert(NumberRole, true);
        cell.insert(Qt::TextAlignmentRole, QVariant(Qt::AlignRight | Qt::AlignVCenter));
    } else {
        cell.insert(Qt::ToolTipRole, text);
    }
    if (info.isStrong || info.kind == ColumnKind::Name) {
        cell.insert(WeightRole, info.isStrong ? QFont::DemiBold : QFont::Medium);
    }
    return cell;
}

QStringList titles()
{
    QStringList heads;
    for (const auto* const info : documents::seriesPageColumns()) {
        heads << pageHeadOf(*info);
    }
    return heads;
}

} // namespace

SeriesModel::SeriesModel(QObject* parent) : CellModel(titles(), parent)
{}

void SeriesModel::show(const core::SeriesSettings& settings, const core::SeriesTable& table)
{
    const documents::RankedSeries series{settings, table, documents::anybodyHasClub(table)};
    shown_.clear();
    for (const auto* const info : columns_) {
        shown_.push_back(documents::isShown(*info, series));
    }
    std::vector<SeriesRow> rows;
    rows.reserve(table.lines.size());
    for (const auto& line : table.lines) {
        auto& row = rows.emplace_back();
        for (const auto* const info : columns_) {
            row.cells.push_back(cellOf(*info, info->value(series, line).text));
        }
    }
    setRows(std::move(rows));
}

int SeriesModel::nameColumn() const
{
    const auto name = std::find_if(columns_.begin(), columns_.end(),
                                   [](const auto* info) { return info->kind == ColumnKind::Name; });
    return static_cast<int>(name - columns_.begin());
}

QVariant SeriesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isOfNumbers =
        orientation == Qt::Horizontal && isNumber(*columns_[static_cast<std::size_t>(section)]);
    return role == Qt::TextAlignmentRole && isOfNumbers
               ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
               : CellModel::headerData(section, orientation, role);
}

} // namespace desk
