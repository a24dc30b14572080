#pragma once

#include "core/model/tournament.h"

#include <QComboBox>

#include <optional>

namespace desk {

/// How something is paid: in cash, by transfer, in a way that the tournament has already, or in a
/// word to be typed.
class PaidWayChoice : public QComboBox
{
    Q_OBJECT

public:
    PaidWayChoice(const core::Tournament& tournament, QWidget* parent);

    /// Offers the ways of that tournament, with cash selected.
    void offer(const core::Tournament& tournament);
    /// As of core::FeePayment::way.
    [[nodiscard]] QString way() const;

private:
    /// Of an item with that way or text, in any spelling.
    [[nodiscard]] std::optional<int> placeOf(const QString& way) const;
};

} // namespace desk
