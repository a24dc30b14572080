#pragma once

#include "core/model/tournament.h"

#include <QComboBox>

namespace desk {

/// How something is paid: in cash, by transfer, in a way that the tournament has already, or in a
/// word to be typed.
class PaidWayChoice : public QComboBox
{
    Q_OBJECT

public:
    PaidWayChoice(const core::Tournament& tournament, QWidget* parent);

    /// As of core::FeePayment::way.
    [[nodiscard]] QString way() const;
};

} // namespace desk
