#pragma once

#include "core/tournament.h"
#include "pick_list.h"

#include <vector>

class QLineEdit;

namespace desk {

/// A participant's penalties: given in the fields above the list, cancelled in it.
class PenaltyEditor : public PickList
{
    Q_OBJECT

public:
    /// `round` is the one that is offered.
    PenaltyEditor(core::StartNumber participant, core::RoundNumber round, QWidget* parent);

    void setPenalties(std::vector<core::Penalty> penalties);
    [[nodiscard]] const std::vector<core::Penalty>& penalties() const { return penalties_; }

    /// Gives what is typed; false if it is refused.
    bool give();
    /// The same where anything is typed, so that it is not lost.
    bool giveTyped();

Q_SIGNALS:
    void given();
    void refused(QLineEdit* field, const QString& why);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showPenalties();
    bool refuse(QLineEdit* field, const QString& why);

    core::StartNumber participant_;
    std::vector<core::Penalty> penalties_;
    QLineEdit* round_;
    QLineEdit* points_;
    QLineEdit* reason_;
};

} // namespace desk
