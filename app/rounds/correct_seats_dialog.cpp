#include "correct_seats_dialog.h"

#include "app/widgets/ask.h"
#include "app/widgets/page_head.h"
#include "repair_dialog.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QRadioButton>
#include <QVBoxLayout>

namespace desk {

CorrectSeatsDialog::CorrectSeatsDialog(const core::Tournament& tournament, const core::Round& round,
                                       QWidget* parent)
    : Question(parent, tr("Correct seats"),
               tr("Two people sit at each other's place: on paper or at the tables."), tr("Swap")),
      tournament_(tournament),
      round_(round),
      one_(new PersonPicker(QStringLiteral("onePicker"), tr("This person"), this)),
      other_(new PersonPicker(QStringLiteral("otherPicker"), tr("and this one"), this)),
      withTheSeat_(new QRadioButton(tr("Results stay with the seat"), this)),
      withThePerson_(new QRadioButton(tr("Results go with the person"), this)),
      reason_(makeField(QStringLiteral("reasonField"), tr("Reason (for the journal)"), this))
{
    setObjectName(QStringLiteral("correctSeatsDialog"));
    withTheSeat_->setObjectName(QStringLiteral("withTheSeatChoice"));
    withThePerson_->setObjectName(QStringLiteral("withThePersonChoice"));
    withTheSeat_->setToolTip(tr("The seats were wrong on paper."));
    withThePerson_->setToolTip(tr("What was entered belongs to these people."));
    withTheSeat_->setChecked(true);
    reason_->setPlaceholderText(tr("Reason (for the journal)"));
    auto* people = new QHBoxLayout;
    people->setSpacing(16);
    people->addWidget(one_);
    people->addWidget(other_);
    auto* choices = new QHBoxLayout;
    choices->addWidget(withTheSeat_);
    choices->addWidget(withThePerson_);
    choices->addStretch();
    body().addLayout(people);
    body().addLayout(choices);
    body().addWidget(reason_);
    const auto all = RepairDialog::candidates(RepairDialog::Kind::Missing, tournament, round);
    one_->setPeople(all);
    other_->setPeople(all);
    for (auto* picker : {one_, other_}) {
        connect(picker, &PersonPicker::currentChanged, this, &CorrectSeatsDialog::check);
    }
    connect(withTheSeat_, &QRadioButton::toggled, this, &CorrectSeatsDialog::check);
    check();
    one_->setFocus();
}

core::ResultsGo CorrectSeatsDialog::resultsGo() const
{
    return withTheSeat_->isChecked() ? core::ResultsGo::WithTheSeat
                                     : core::ResultsGo::WithThePerson;
}

QString CorrectSeatsDialog::reason() const
{
    return reason_->text().trimmed();
}

void CorrectSeatsDialog::check()
{
    if (!one_->current() || !other_->current() || one() == other()) {
        setReason(tr("Choose two people."));
        return;
    }
    const auto change =
        core::swapSeats(tournament_, round_.number, one(), other(), resultsGo(), reason());
    setReason(change ? QString() : textOf(change.refused()));
}

} // namespace desk
