#include "app/desk/club/cash/movements_model.h"

#include "core/texts/cash_texts.h"
#include "core/texts/clock_texts.h"
#include "core/texts/numbers.h"

#include <QTableView>

#include <algorithm>

namespace desk {
namespace {

Cell movementCell(const QString& text)
{
    return {{Qt::DisplayRole, text}, {Qt::ToolTipRole, text}};
}

/// Empty without movements in that direction.
Cell amountCell(const core::CashMovement& movement, int sign)
{
    auto cell =
        movementCell(signOf(movement.kind) == sign ? texts::centsText(movement.cents) : QString());
    cell.insert(NumberRole, true);
    cell.insert(Qt::TextAlignmentRole, QVariant(Qt::AlignRight | Qt::AlignVCenter));
    return cell;
}

/// A row's text for screen readers.
QString spokenMovement(const core::CashMovement& movement)
{
    QStringList parts = {texts::text(movement.kind), movement.text,
                         texts::moneyText(signOf(movement.kind) * movement.cents)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

MovementRow movementRow(const core::CashMovement& movement, ShownTime shown)
{
    auto time =
        movementCell(shown == ShownTime::Day ? texts::dayText(movement.time.toLocalTime().date())
                                             : texts::timeOfDayText(movement.time));
    time.insert(Qt::ToolTipRole, texts::timeText(movement.time));
    time.insert(Qt::AccessibleTextRole, spokenMovement(movement));
    auto kind = movementCell(texts::text(movement.kind));
    kind.insert(WeightRole, QFont::Medium);
    return {movement,
            {time, kind, movementCell(movement.text), amountCell(movement, 1),
             amountCell(movement, -1), movementCell(texts::wayText(movement.way)),
             movementCell(movement.box), movementCell(movement.by)}};
}

} // namespace

MovementsModel::MovementsModel(QObject* parent)
    : CellModel({tr("Time"), tr("Kind"), tr("What for"), tr("In (€)"), tr("Out (€)"), tr("Way"),
                 tr("Box"), tr("By")},
                parent)
{}

QVariant MovementsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const auto column = static_cast<MovementColumn>(section);
    const bool isAmount = column == MovementColumn::In || column == MovementColumn::Out;
    return role == Qt::TextAlignmentRole && isAmount
               ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
               : CellModel::headerData(section, orientation, role);
}

void MovementsModel::setMovements(const std::vector<core::CashMovement>& movements, ShownTime shown)
{
    std::vector<MovementRow> rows;
    rows.reserve(movements.size());
    for (const auto& movement : movements) {
        rows.push_back(movementRow(movement, shown));
    }
    setRows(std::move(rows));
}

void showUsedColumns(QTableView& table, const MovementsModel& model)
{
    for (const auto column : {MovementColumn::Way, MovementColumn::Box}) {
        const auto place = static_cast<std::size_t>(column);
        const auto& rows = model.rows();
        table.setColumnHidden(
            static_cast<int>(column),
            std::all_of(rows.begin(), rows.end(), [place](const auto& row) {
                return row.cells[place].value(Qt::DisplayRole).toString().isEmpty();
            }));
    }
}

} // namespace desk
