#include "app/desk/evening/standings/standings_model.h"

#include "app/desk/widgets/list_style.h"
#include "core/cards/knock_out.h"
#include "core/texts/member_texts.h"
#include "core/texts/numbers.h"
#include "reports/documents/columns.h"

#include <algorithm>
#include <utility>

namespace desk {
namespace {

using scoring::MatchPoints;

/// A cell's value; nothing if there is nothing to show.
documents::StandingsValue valueOf(const SheetRow& row, const ShownColumn& shown)
{
    if (shown.column == Column::Round) {
        const auto& points = row.roundPoints[shown.round];
        return points ? documents::StandingsValue(*points) : documents::StandingsValue();
    }
    const auto& info = documents::infoOf(shown.column);
    return info.value != nullptr ? info.value(row) : documents::StandingsValue();
}

/// The same as shown in the table: no penalty is not shown.
documents::StandingsValue shownValue(const SheetRow& row, const ShownColumn& shown)
{
    return shown.column == Column::Penalties && row.tally.penalties == MatchPoints()
               ? documents::StandingsValue()
               : valueOf(row, shown);
}

QString textOf(const SheetRow& row, const ShownColumn& shown)
{
    const auto gained = row.gained();
    if (shown.column == Column::Change && gained != 0) {
        return gained ? QString::number(std::abs(*gained)) : QString();
    }
    const auto value = shownValue(row, shown);
    return std::holds_alternative<std::monostate>(value) ? texts::nothingText()
                                                         : documents::textOf(value);
}

/// Red and green mean rank lost and gained; accent means a round still being played.
theme::Role colourOf(const SheetRow& row, const ShownColumn& column)
{
    const auto gained = row.gained().value_or(0);
    switch (column.column) {
    case Column::Change:
        return gained > 0   ? theme::Role::Done
               : gained < 0 ? theme::Role::Error
                            : theme::Role::Muted;
    case Column::Round:
        return row.running[column.round] ? theme::Role::Accent : theme::Role::Muted;
    case Column::Games:
        return std::count(row.running.begin(), row.running.end(), true) > 0 ? theme::Role::Accent
                                                                            : theme::Role::Text;
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

} // namespace

bool isText(Column column)
{
    const auto kind = documents::infoOf(column).kind;
    return kind == typeset::ColumnKind::Name || kind == typeset::ColumnKind::Text;
}

void StandingsModel::show(Sheet sheet, std::vector<ShownColumn> columns)
{
    beginResetModel();
    sheet_ = std::move(sheet);
    columns_ = std::move(columns);
    endResetModel();
}

Column StandingsModel::mainColumn() const
{
    return isKnockOut(sheet_.settings) ? Column::Reached : Column::Tmp;
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
    if (column.column == Column::Change) {
        const auto gained = line.gained();
        return gained ? QString::number(*gained) : QString();
    }
    const auto value = valueOf(line, column);
    if (const auto* const points = std::get_if<MatchPoints>(&value)) {
        return documents::decimalText(*points, QLocale());
    }
    if (const auto* const bonus = std::get_if<documents::BonusValue>(&value)) {
        return documents::decimalText(bonus->points, QLocale());
    }
    const auto* const cell = std::get_if<typeset::Cell>(&value);
    return cell != nullptr && column.column == Column::Prize ? cell->value
                                                             : documents::textOf(value);
}

QString StandingsModel::plainHead(const ShownColumn& column) const
{
    if (column.column == Column::Round) {
        return tr("R%1", "short for a round").arg(plain(sheet_.rounds[column.round]));
    }
    const auto& info = documents::infoOf(column.column);
    return column.column == Column::Change ? nameOf(info, sheet_.settings)
                                           : headOf(info, sheet_.settings);
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
        return column.column == Column::Name && !row.name.contains(row.club)
                   ? row.name + QStringLiteral(" · ") + row.club
                   : (isText(column.column) ? textOf(row, column) : QVariant());
    case Qt::AccessibleTextRole:
        return row.isShared && column.column == Column::Rank
                   ? tr("shared rank %1").arg(textOf(row, column))
                   : plainHead(column) + u' ' + textOf(row, column);
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter |
                        (isText(column.column) ? Qt::AlignLeft : Qt::AlignRight));
    case PointsRole: {
        const auto value = shownValue(row, column);
        const auto* const points = std::get_if<MatchPoints>(&value);
        return points != nullptr ? QVariant::fromValue(*points) : QVariant();
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
        return row.isShared;
    case GainedRole:
        return row.gained().value_or(0);
    default:
        return {};
    }
}

QVariant StandingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    // Screen readers may request a column that has just been hidden.
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    const auto& shown = column(section);
    switch (role) {
    case Qt::DisplayRole:
        return shown.column == Column::Change ? QString() : plainHead(shown);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        if (shown.column == Column::Round) {
            const auto round = plain(sheet_.rounds[shown.round]);
            return isKnockOut(sheet_.settings) ? tr("Total of the match in round %1").arg(round)
                                               : tr("Points of round %1").arg(round);
        }
        return nameOf(documents::infoOf(shown.column), sheet_.settings);
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (isText(shown.column) ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::FontRole:
        return shown.column == mainColumn() ? QVariant(theme::font(12, QFont::Bold)) : QVariant();
    default:
        return {};
    }
}

} // namespace desk
