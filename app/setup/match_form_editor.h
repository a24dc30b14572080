#pragma once

#include "amount_choice.h"

#include "scoring/match.h"

#include <optional>

namespace desk {

/// How long a match of Rommé 500 goes: to a target, or for so many deals.
class MatchFormEditor : public AmountChoice
{
    Q_OBJECT

public:
    MatchFormEditor(const QString& name, QWidget* parent);

    void display(const scoring::MatchForm& form);
    /// What stands there; nothing if the target is no whole number from 1 on.
    [[nodiscard]] std::optional<scoring::MatchForm> form() const;
};

} // namespace desk
