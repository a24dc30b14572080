#include "app/desk/evening/participants/last_arrivals.h"

#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/flow_layout.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/plain_texts.h"
#include "core/money/start_fee.h"
#include "core/people/distinct_names.h"

#include <QPushButton>

#include <algorithm>

namespace desk {

LastArrivals::LastArrivals(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("lastArrivals"));
    setAccessibleName(tr("Added last"));
    new FlowLayout(this, distance::tight, distance::tight);
    hide();
}

void LastArrivals::add(const Arrival& arrival)
{
    constexpr std::size_t most = 5;
    remove(arrival.number);
    arrivals_.push_front(arrival);
    arrivals_.resize(std::min(arrivals_.size(), most), arrival);
}

void LastArrivals::remove(core::StartNumber number)
{
    arrivals_.erase(
        std::remove_if(arrivals_.begin(), arrivals_.end(),
                       [number](const auto& arrival) { return arrival.number == number; }),
        arrivals_.end());
}

void LastArrivals::clear()
{
    arrivals_.clear();
}

void LastArrivals::refresh(const core::Tournament& tournament)
{
    // One of them may be the button just clicked.
    for (auto* const button : findChildren<QPushButton*>()) {
        layout()->removeWidget(button);
        button->setObjectName({});
        button->hide();
        button->deleteLater();
    }
    const core::DistinctNames people(tournament);
    for (const auto& arrival : arrivals_) {
        const auto* const person = core::findParticipant(tournament, arrival.number);
        if (person == nullptr) {
            continue;
        }
        const auto account = core::feeAccountOf(tournament.settings, *person);
        const bool paid = account.paid > 0 && account.missing == 0;
        const auto name = people.of(person->number);
        auto* const button =
            makeButton(QStringLiteral("arrival-%1").arg(core::plain(arrival.number)),
                       withoutShortcut(paid ? tr("%1, paid").arg(name) : name),
                       core::isHere(*person) ? icons::Meaning::Present : icons::Meaning::Late,
                       ButtonKind::Quiet, this);
        button->setToolTip(tr("Take back: %1").arg(name));
        button->setAccessibleName(button->toolTip());
        connect(button, &QPushButton::clicked, this,
                [this, arrival] { Q_EMIT takeBackRequested(arrival); });
        layout()->addWidget(button);
        button->show();
    }
    setVisible(layout()->count() > 0);
}

} // namespace desk
