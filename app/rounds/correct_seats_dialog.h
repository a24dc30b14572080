#pragma once

#include "app/widgets/question.h"
#include "core/use_cases/running_rounds.h"
#include "person_picker.h"

class QLineEdit;
class QRadioButton;

namespace desk {

/// Two people turn out to sit at each other's place.
class CorrectSeatsDialog : public Question
{
    Q_OBJECT

public:
    /// Both outlive the dialog.
    CorrectSeatsDialog(const core::Tournament& tournament, const core::Round& round,
                       QWidget* parent);

    /// After it was accepted.
    [[nodiscard]] core::StartNumber one() const { return *one_->current(); }
    [[nodiscard]] core::StartNumber other() const { return *other_->current(); }
    [[nodiscard]] core::ResultsGo resultsGo() const;
    [[nodiscard]] QString reason() const;

private:
    void check();

    const core::Tournament& tournament_;
    const core::Round& round_;
    PersonPicker* one_;
    PersonPicker* other_;
    QRadioButton* withTheSeat_;
    QRadioButton* withThePerson_;
    QLineEdit* reason_;
};

} // namespace desk
