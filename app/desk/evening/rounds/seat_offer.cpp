#include "app/desk/evening/rounds/seat_offer.h"

#include "app/desk/evening/rounds/round_dialogs.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/notice.h"
#include "core/use_cases/seating_rounds.h"

#include <QCoreApplication>
#include <QPushButton>

#include <algorithm>

namespace desk {
namespace {

class SeatOffer
{
    Q_DECLARE_TR_FUNCTIONS(SeatOffer)
};

} // namespace

std::optional<core::RoundNumber> roundWithoutSeat(const core::Tournament& tournament,
                                                  core::StartNumber person)
{
    if (tournament.rounds.empty()) {
        return std::nullopt;
    }
    const auto& round = tournament.rounds.back();
    const auto* const comer = core::findParticipant(tournament, person);
    if (round.head.state != core::RoundState::Published || comer == nullptr || !isHere(*comer) ||
        !core::changeSeating(tournament, core::planOf(round))) {
        return std::nullopt;
    }
    const auto people = repairCandidates(Repair::Latecomer, tournament, round);
    const bool canCome = std::any_of(people.begin(), people.end(), [person](const auto& candidate) {
        return candidate.number == person;
    });
    return canCome ? std::optional(round.number) : std::nullopt;
}

void showSeatOffer(Notice& notice, core::RoundNumber round, const QString& done,
                   const std::function<void()>& seat)
{
    notice.show(Notice::Kind::Tint, icons::Meaning::Late, done,
                SeatOffer::tr("Round %1 is being played, without a seat for them so far.")
                    .arg(core::plain(round)));
    auto* const button =
        makeButton(QStringLiteral("seatLatecomerButton"), SeatOffer::tr("Seat a latecomer…"),
                   ButtonKind::Normal, &notice);
    button->setFocusPolicy(Qt::TabFocus);
    QObject::connect(button, &QPushButton::clicked, &notice, seat);
    notice.add(button);
}

} // namespace desk
