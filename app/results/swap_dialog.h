#pragma once

#include "core/change.h"
#include "core/result.h"

#include "app/widgets/question.h"

class QComboBox;

namespace desk {

class Desk;

/// Two slips were mixed up: the results of two tables change places.
class SwapDialog : public Question
{
    Q_OBJECT

public:
    SwapDialog(Desk& desk, core::TableKey first, QWidget* parent);

public Q_SLOTS:
    void accept() override;

private:
    void look();
    void tell(const core::Refused& refused);
    [[nodiscard]] core::TableNumber table(const QComboBox& box) const;
    void fill(QComboBox& box, const core::Round& round);

    Desk& desk_;
    core::RoundNumber round_;
    QComboBox* one_;
    QComboBox* other_;
};

} // namespace desk
