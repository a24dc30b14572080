#include "standings_model.h"

#include "app/texts/member_texts.h"
#include "app/texts/numbers.h"
#include "app/widgets/list_style.h"
#include "core/cards/knock_out.h"

#include <algorithm>
#include <utility>

namespace desk {
namespace {

using scoring::MatchPoints;

scoring::MatchPoints meanSum(const core::Tally& tally)
{
    return tally.gmp + tally.cmp + tally.penalties;
}

/// The match points of a cell, where it shows some.
std::optional<MatchPoints> pointsOf(const SheetRow& row, const ShownColumn& column)
{
    switch (column.column) {
    case Column::Tmp:
        return row.tally.tmp();
    case Column::Gmp:
        return row.tally.gmp;
    case Column::Cmp:
        return row.tally.cmp;
    case Column::Penalties:
        return row.tally.penalties != MatchPoints() ? std::optional(row.tally.penalties)
                                                    : std::nullopt;
    case Column::Round:
        return row.roundPoints[column.round];
    case Column::Chips:
        return row.chips;
    default:
        return std::nullopt;
    }
}

std::optional<std::int64_t> countOf(const SheetRow& row, Column column)
{
    switch (column) {
    case Column::Number:
        return plain(row.tally.number);
    case Column::Games:
        return row.tally.games;
    case Column::Wins:
        return row.tally.wins;
    case Column::Rommes:
        return row.tally.rommes;
    case Column::Claims:
        return row.tally.claims;
    case Column::Stones:
        return row.tally.stones;
    case Column::Byes:
        return row.tally.byes;
    default:
        return std::nullopt;
    }
}

QString orNothing(const QString& text)
{
    return text.isEmpty() ? texts::nothingText() : text;
}

QString textOf(const SheetRow& row, const ShownColumn& column)
{
    switch (column.column) {
    case Column::Rank:
        return row.rank ? QString::number(*row.rank) : texts::nothingText();
    case Column::Change: {
        const auto gained = row.gained();
        return gained && *gained != 0 ? QString::number(std::abs(*gained))
                                      : (gained ? texts::nothingText() : QString());
    }
    case Column::Name:
        return row.name;
    case Column::Club:
        return row.club;
    case Column::Reached:
        return orNothing(row.reached);
    case Column::Prize:
        return orNothing(row.prize.text);
    case Column::Mean:
        return row.tally.games > 0 ? texts::meanText(meanSum(row.tally), row.tally.games)
                                   : texts::nothingText();
    default:
        break;
    }
    if (const auto count = countOf(row, column.column)) {
        return QString::number(*count);
    }
    const auto points = pointsOf(row, column);
    return points ? texts::matchPointsText(*points) : texts::nothingText();
}

/// Red and green say rank lost and gained, accent a round that is still being played.
theme::Role colourOf(const SheetRow& row, const ShownColumn& column)
{
    const auto gained = row.gained().value_or(0);
    switch (column.column) {
    case Column::Change:
        return gained > 0 ? theme::Role::Done
                          : (gained < 0 ? theme::Role::Error : theme::Role::Muted);
    case Column::Round:
        return row.running[column.round] ? theme::Role::Accent : theme::Role::Muted;
    case Column::Games:
        return row.isRunning() ? theme::Role::Accent : theme::Role::Text;
    case Column::Number:
    case Column::Club:
        return theme::Role::Muted;
    default:
        return theme::Role::Text;
    }
}

int weightOf(Column column)
{
    return column == Column::Tmp       ? QFont::Bold
           : column == Column::Reached ? QFont::Medium
           : column == Column::Rank    ? QFont::DemiBold
           : column == Column::Name    ? QFont::Medium
                                       : QFont::Normal;
}

/// Exact where three places are enough, without zeros at the end.
QString decimal(MatchPoints points)
{
    constexpr int places = 3;
    QString text = QString::fromStdString(scoring::decimalText(points, places));
    while (text.endsWith(u'0')) {
        text.chop(1);
    }
    if (text.endsWith(u'.')) {
        text.chop(1);
    }
    return text.replace(u'.', QLocale().decimalPoint());
}

} // namespace

void StandingsModel::show(Sheet sheet, std::vector<ShownColumn> columns)
{
    beginResetModel();
    sheet_ = std::move(sheet);
    columns_ = std::move(columns);
    endResetModel();
}

void StandingsModel::showColumns(std::vector<ShownColumn> columns)
{
    if (columns == columns_) {
        return;
    }
    beginResetModel();
    columns_ = std::move(columns);
    endResetModel();
}

int StandingsModel::placeOf(Column column) const
{
    const auto found =
        std::find_if(columns_.begin(), columns_.end(),
                     [column](const ShownColumn& shown) { return shown.column == column; });
    return found != columns_.end() ? static_cast<int>(found - columns_.begin()) : -1;
}

int StandingsModel::rowOf(core::StartNumber number) const
{
    const auto found =
        std::find_if(sheet_.rows.begin(), sheet_.rows.end(),
                     [number](const SheetRow& row) { return row.tally.number == number; });
    return found != sheet_.rows.end() ? static_cast<int>(found - sheet_.rows.begin()) : -1;
}

QString StandingsModel::plainText(int row, const ShownColumn& column) const
{
    const auto& line = this->row(row);
    if (column.column == Column::Rank) {
        return line.rank ? QString::number(*line.rank) : QString();
    }
    if (column.column == Column::Change) {
        const auto gained = line.gained();
        return gained ? QString::number(*gained) : QString();
    }
    if (column.column == Column::Penalties) {
        return decimal(line.tally.penalties);
    }
    if (column.column == Column::Prize) {
        return line.prize.value;
    }
    const auto points = pointsOf(line, column);
    const QString text = points ? decimal(*points) : textOf(line, column);
    return text == texts::nothingText() ? QString() : text;
}

QString StandingsModel::plainHead(const ShownColumn& column) const
{
    if (column.column == Column::Round) {
        return tr("R%1", "short for a round").arg(plain(sheet_.rounds[column.round]));
    }
    return column.column == Column::Change ? columnName(column.column, sheet_.settings)
                                           : columnHead(column.column, sheet_.settings);
}

QString StandingsModel::roundName(core::RoundNumber round) const
{
    return isKnockOut(sheet_.settings) ? tr("Total of the match in round %1").arg(plain(round))
                                       : tr("Points of round %1").arg(plain(round));
}

int StandingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(sheet_.rows.size());
}

int StandingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

QVariant StandingsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid()) {
        return {};
    }
    const auto& row = this->row(index.row());
    const auto& column = this->column(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, column);
    case Qt::ToolTipRole:
        return column.column == Column::Name && !row.club.isEmpty()
                   ? row.name + QStringLiteral(" · ") + row.club
                   : (isText(column.column) ? textOf(row, column) : QVariant());
    case Qt::AccessibleTextRole:
        return row.shared && column.column == Column::Rank
                   ? tr("shared rank %1").arg(textOf(row, column))
                   : plainHead(column) + u' ' + textOf(row, column);
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter |
                        (isText(column.column) ? Qt::AlignLeft : Qt::AlignRight));
    case PointsRole: {
        const auto points = pointsOf(row, column);
        return points ? QVariant::fromValue(*points) : QVariant();
    }
    case NumberRole:
        return !isText(column.column);
    case ColourRole:
        return static_cast<int>(colourOf(row, column));
    case WeightRole:
        return weightOf(column.column);
    case ColumnRole:
        return static_cast<int>(column.column);
    case SharedRole:
        return row.shared;
    case GainedRole: {
        const auto gained = row.gained();
        return gained ? QVariant(*gained) : QVariant();
    }
    default:
        return {};
    }
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    const auto& shown = column(section);
    switch (role) {
    case Qt::DisplayRole:
        return shown.column == Column::Change ? QString() : plainHead(shown);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return shown.column == Column::Round ? roundName(sheet_.rounds[shown.round])
                                             : columnName(shown.column, sheet_.settings);
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (isText(shown.column) ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::FontRole:
        return shown.column == mainColumn(sheet_.settings) ? QVariant(theme::font(12, QFont::Bold))
                                                           : QVariant();
    default:
        return {};
    }
}

} // namespace desk
