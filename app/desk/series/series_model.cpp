#include "app/desk/series/series_model.h"

#include "core/texts/series_texts.h"

#include <algorithm>
#include <utility>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

Cell textOnly(const QString& text)
{
    return {{Qt::DisplayRole, text}, {Qt::ToolTipRole, text}};
}

Cell number(const QString& text)
{
    return {{Qt::DisplayRole, text},
            {NumberRole, true},
            {Qt::TextAlignmentRole, QVariant(Qt::AlignRight | Qt::AlignVCenter)}};
}

QString rankText(const core::SeriesTable& table, const core::SeriesLine& line)
{
    const auto sharers = std::count_if(table.lines.begin(), table.lines.end(),
                                       [&line](const auto& one) { return one.rank == line.rank; });
    return !line.rank    ? u"–"_s
           : sharers > 1 ? u'=' + QString::number(*line.rank)
                         : QString::number(*line.rank);
}

} // namespace

SeriesModel::SeriesModel(QObject* parent)
    : CellModel({tr("Place"), tr("Name"), tr("Club"), tr("There"), tr("Count"), tr("Points")},
                parent, SeriesRow::Value)
{}

void SeriesModel::show(const core::SeriesSettings& settings, const core::SeriesTable& table)
{
    std::vector<SeriesRow> rows;
    rows.reserve(table.lines.size());
    for (const auto& line : table.lines) {
        SeriesRow row;
        row.cells[SeriesRow::Rank] = number(rankText(table, line));
        row.cells[SeriesRow::Name] = textOnly(texts::seriesPersonName(table, line));
        row.cells[SeriesRow::Name].insert(WeightRole, QFont::Medium);
        row.cells[SeriesRow::Club] = textOnly(line.person.club);
        row.cells[SeriesRow::There] = number(QString::number(line.shares.size()));
        row.cells[SeriesRow::Count] = number(QString::number(line.counted));
        row.cells[SeriesRow::Value] = number(texts::seriesValueText(settings, line));
        row.cells[SeriesRow::Value].insert(WeightRole, QFont::DemiBold);
        rows.push_back(std::move(row));
    }
    setRows(std::move(rows));
}

} // namespace desk
