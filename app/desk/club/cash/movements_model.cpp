#include "app/desk/club/cash/movements_model.h"

#include "core/texts/cash_texts.h"
#include "core/texts/clock_texts.h"
#include "core/texts/numbers.h"

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

MovementRow movementRow(const core::CashMovement& movement)
{
    auto time = movementCell(texts::timeOfDayText(movement.time));
    time.insert(Qt::ToolTipRole, texts::timeText(movement.time));
    time.insert(Qt::AccessibleTextRole, spokenMovement(movement));
    auto kind = movementCell(texts::text(movement.kind));
    kind.insert(WeightRole, QFont::Medium);
    return {movement,
            {time, kind, movementCell(movement.text), amountCell(movement, 1),
             amountCell(movement, -1), movementCell(movement.by)}};
}

} // namespace

MovementsModel::MovementsModel(QObject* parent)
    : CellModel({tr("Time"), tr("Kind"), tr("What for"), tr("In (€)"), tr("Out (€)"), tr("By")},
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

void MovementsModel::setMovements(const std::vector<core::CashMovement>& movements)
{
    std::vector<MovementRow> rows;
    rows.reserve(movements.size());
    for (const auto& movement : movements) {
        rows.push_back(movementRow(movement));
    }
    setRows(std::move(rows));
}

} // namespace desk
