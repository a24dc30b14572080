#include "match_actions.h"

#include "lot_dialog.h"
#include "slip_pane.h"

#include "app/desk.h"
#include "app/documents/people.h"
#include "app/texts/seat_letters.h"
#include "app/widgets/ask.h"
#include "app/widgets/page_head.h"
#include "core/cards/matches.h"
#include "core/start_numbers.h"

#include <QMenu>
#include <QPushButton>

namespace desk {

using namespace Qt::StringLiterals;

MatchActions::MatchActions(Desk& desk, SlipPane& pane, QMenu& more)
    : QObject(&pane),
      desk_(desk),
      pane_(pane),
      more_(more),
      lot_(makeButton(u"lotButton"_s, tr("Draw the lot …"), icons::Meaning::Draw,
                      ButtonKind::Primary, &pane))
{
    pane_.addForMatch(lot_);
    connect(lot_, &QPushButton::clicked, this, &MatchActions::drawLot);
    connect(&more_, &QMenu::aboutToShow, this, &MatchActions::fillMenu);
}

bool MatchActions::isLotDue() const
{
    const auto& entry = pane_.entry();
    const auto& settings = desk_.tournament().settings;
    return entry.table() != nullptr && core::playsCards(settings) &&
           core::matchOf(settings, *entry.round(), *entry.table()).status == core::MatchStatus::Lot;
}

void MatchActions::refresh()
{
    lot_->setVisible(isLotDue());
}

bool MatchActions::takeFocus()
{
    if (!isLotDue()) {
        return false;
    }
    lot_->setFocus(Qt::OtherFocusReason);
    return true;
}

void MatchActions::drawLot()
{
    if (isLotDue()) {
        LotDialog(desk_, *pane_.entry().key(), pane_.window()).exec();
    }
}

void MatchActions::fillMenu()
{
    qDeleteAll(leaving_);
    leaving_.clear();
    const auto* const table = pane_.entry().table();
    if (table == nullptr || !core::playsCards(desk_.tournament().settings)) {
        return;
    }
    leaving_.push_back(more_.addSeparator());
    for (std::size_t seat = 0; seat < table->head.seats.size(); ++seat) {
        addLeaving(seat);
    }
}

void MatchActions::addLeaving(std::size_t seat)
{
    const auto& head = pane_.entry().table()->head;
    const auto number = head.seats[seat];
    const bool back = core::isAmong(head.withdrawn, number);
    const QString name = documents::People(desk_.tournament()).name(number);
    auto* const action = more_.addAction(back ? tr("%1 is back in the match").arg(name)
                                              : tr("%1 leaves the match").arg(name));
    action->setObjectName(u"leaves%1"_s.arg(texts::seatLetter(seat)));
    action->setToolTip(back ? QString()
                            : tr("Results stay; who has left neither wins the match nor goes on."));
    connect(action, &QAction::triggered, this, [this, number, back] { leave(number, back); });
    leaving_.push_back(action);
}

void MatchActions::leave(core::StartNumber number, bool back)
{
    const auto round = pane_.entry().key()->round;
    const auto done = desk_.run([&](core::Director& director, core::TournamentId id) {
        return back ? director.rejoinMatch(id, round, number)
                    : director.leaveMatch(id, round, number);
    });
    if (!done) {
        pane_.typing().tell(textOf(done.refused()));
    }
}

} // namespace desk
