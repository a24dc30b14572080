#include "app/desk/evening/participants/paid_way_choice.h"

#include "app/desk/widgets/controls.h"
#include "core/model/bookings.h"
#include "core/money/ways.h"
#include "core/people/same_text.h"
#include "core/texts/cash_texts.h"

namespace desk {

PaidWayChoice::PaidWayChoice(const core::Tournament& tournament, QWidget* parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("paymentWay"));
    setSpokenName(*this, tr("How it is paid"));
    setEditable(true);
    offer(tournament);
}

void PaidWayChoice::offer(const core::Tournament& tournament)
{
    clear();
    addItem(tr("Cash"), QString());
    addItem(texts::wayText(core::transferWay), QString(core::transferWay));
    for (const auto& payment : paymentsOf(tournament)) {
        const auto way = core::storedWay(payment.way);
        if (!placeOf(way)) {
            addItem(way, way);
        }
    }
    setCurrentIndex(0);
}

QString PaidWayChoice::way() const
{
    const auto typed = currentText().simplified();
    const auto known = placeOf(typed);
    return known ? itemData(*known).toString() : core::storedWay(typed);
}

std::optional<int> PaidWayChoice::placeOf(const QString& way) const
{
    for (int index = 0; index < count(); ++index) {
        if (core::isSame(itemData(index).toString(), way) || core::isSame(itemText(index), way)) {
            return index;
        }
    }
    return std::nullopt;
}

} // namespace desk
