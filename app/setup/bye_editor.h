#pragma once

#include "amount_choice.h"

#include "scoring/rules.h"

#include <cstdint>
#include <optional>

namespace desk {

/// What a round with a bye is worth.
class ByeEditor : public AmountChoice
{
    Q_OBJECT

public:
    ByeEditor(const QString& name, QWidget* parent);

    /// Without the average it is offered only if it is in force.
    enum class Average : std::uint8_t { Offered, Withheld };
    void display(const scoring::ByeMatchPoints& bye, Average average = Average::Offered);
    /// What stands there; nothing if the amount cannot be read.
    [[nodiscard]] std::optional<scoring::ByeMatchPoints> bye() const;
    /// How to write an amount that can be read.
    [[nodiscard]] static QString complaint();
};

} // namespace desk
