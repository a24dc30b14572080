#include "substitute_popover.h"

#include "app/widgets/page_head.h"

#include <QFormLayout>
#include <QIntValidator>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace desk {

using namespace Qt::StringLiterals;

SubstitutePopover::SubstitutePopover(const core::Tournament& tournament,
                                     core::StartNumber participant, const SlipSeat& seat,
                                     QWidget* parent)
    : Popover(parent),
      participants_(tournament.participants),
      seat_(seat),
      name_(makeField(u"playsForName"_s, tr("Name of who plays"), this)),
      number_(makeField(u"takesOverNumber"_s, tr("Start number of who takes over"), this)),
      taker_(makeLabel({}, 12, QFont::Normal, theme::Role::Muted, this))
{
    setAccessibleName(tr("Who held the cards in this game?"));
    const auto* const person = core::findParticipant(tournament, participant);
    const QString name = person != nullptr ? person->name : QString();
    auto* const asSeated = makeButton(u"playsAsSeated"_s, tr("%1 plays").arg(name),
                                      icons::Meaning::Person, ButtonKind::Normal, this);
    auto* const absent = makeButton(u"didNotPlay"_s, tr("Did not play"), icons::Meaning::NotPlayed,
                                    ButtonKind::Normal, this);
    auto* const column = new QVBoxLayout(this);
    constexpr int margin = 16;
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(margin / 2);
    column->addWidget(makeLabel(tr("Who held the cards in this game?"), 15, QFont::DemiBold,
                                theme::Role::Text, this));
    column->addWidget(asSeated);
    column->addWidget(absent);
    column->addSpacing(margin / 2);
    auto* const form = new QFormLayout;
    form->addRow(tr("Plays for %1, who keeps the points:").arg(name), name_);
    form->addRow(tr("Takes over the seat and gets the points, number:"), number_);
    form->addRow(QString(), taker_);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    column->addLayout(form);
    number_->setValidator(new QIntValidator(1, std::numeric_limits<int>::max(), number_));
    tellTaker({});
    if (seat.substitute) {
        if (const auto* plays = std::get_if<core::Substitution::PlayedBy>(&*seat.substitute)) {
            name_->setText(*plays);
        } else {
            number_->setText(QString::number(
                core::plain(std::get<core::Substitution::TakenOverBy>(*seat.substitute))));
            tellTaker(number_->text());
        }
    }
    connect(asSeated, &QPushButton::clicked, this, [this] {
        choose({seat_.didNotPlay() ? QString() : seat_.first, seat_.second, {}});
    });
    connect(absent, &QPushButton::clicked, this, [this] { choose({u"-"_s, {}, {}}); });
    connect(name_, &QLineEdit::returnPressed, this, &SubstitutePopover::takePlayedBy);
    connect(number_, &QLineEdit::textEdited, this, &SubstitutePopover::tellTaker);
    connect(number_, &QLineEdit::returnPressed, this, &SubstitutePopover::takeTakenOver);
    setFocusProxy(asSeated);
}

void SubstitutePopover::choose(const SlipSeat& seat)
{
    Q_EMIT chosen(seat);
    close();
}

void SubstitutePopover::takePlayedBy()
{
    const QString name = name_->text().trimmed();
    if (!name.isEmpty()) {
        choose({seat_.didNotPlay() ? QString() : seat_.first, seat_.second, name});
    }
}

void SubstitutePopover::takeTakenOver()
{
    const core::StartNumber number{number_->text().toInt()};
    if (std::any_of(participants_.begin(), participants_.end(),
                    [number](const auto& person) { return person.number == number; })) {
        choose({seat_.didNotPlay() ? QString() : seat_.first, seat_.second, number});
    }
}

void SubstitutePopover::tellTaker(const QString& text)
{
    const core::StartNumber number{text.toInt()};
    const auto found =
        std::find_if(participants_.begin(), participants_.end(),
                     [number](const auto& person) { return person.number == number; });
    if (text.isEmpty()) {
        taker_->setText(tr("Enter takes it."));
    } else {
        taker_->setText(found != participants_.end() ? found->name
                                                     : tr("Nobody has the number %1.").arg(text));
    }
}

} // namespace desk
