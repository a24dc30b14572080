#pragma once

#include "slip.h"

#include "app/widgets/popover.h"

class QLabel;
class QLineEdit;

namespace desk {

/// Who held the cards of a seat in one game: nobody, somebody for the seat's participant, or
/// somebody who takes the seat over under the own number.
class SubstitutePopover : public Popover
{
    Q_OBJECT

public:
    /// `seat` is how it stands in the slip now. Deletes itself once closed.
    SubstitutePopover(const core::Tournament& tournament, core::StartNumber participant,
                      const SlipSeat& seat, QWidget* parent);

Q_SIGNALS:
    void chosen(const desk::SlipSeat& seat);

private:
    void choose(const SlipSeat& seat);
    void takePlayedBy();
    void takeTakenOver();
    void tellTaker(const QString& text);

    std::vector<core::Participant> participants_;
    SlipSeat seat_;
    QLineEdit* name_;
    QLineEdit* number_;
    QLabel* taker_;
};

} // namespace desk
