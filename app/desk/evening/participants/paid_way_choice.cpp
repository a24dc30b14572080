#include "app/desk/evening/participants/paid_way_choice.h"

#include "app/desk/widgets/controls.h"
#include "core/model/bookings.h"
#include "core/texts/cash_texts.h"

namespace desk {

PaidWayChoice::PaidWayChoice(const core::Tournament& tournament, QWidget* parent)
    : QComboBox(parent)
{
    setObjectName(QStringLiteral("paymentWay"));
    setSpokenName(*this, tr("How it is paid"));
    setEditable(true);
    addItem(tr("Cash"), QString());
    addItem(texts::wayText(core::transferWay), QString(core::transferWay));
    for (const auto& payment : paymentsOf(tournament)) {
        if (findData(payment.way) < 0) {
            addItem(payment.way, payment.way);
        }
    }
}

QString PaidWayChoice::way() const
{
    const auto typed = currentText().simplified();
    const int known = findText(typed);
    return known >= 0 ? itemData(known).toString() : typed;
}

} // namespace desk
