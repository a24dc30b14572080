#include "app/desk/hall/prize_dialog.h"

#include "app/desk/evening/results/waiting_entries.h"
#include "app/desk/frame/session.h"
#include "app/desk/hall/hall_display.h"
#include "app/desk/hall/serving.h"
#include "app/desk/widgets/ask.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/layout.h"
#include "app/desk/widgets/notice.h"

#include <QCoreApplication>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace desk {
namespace {

using namespace Qt::StringLiterals;

class PrizeDialog
{
    Q_DECLARE_TR_FUNCTIONS(PrizeDialog)
};

} // namespace

void askPrizeGiving(QWidget* parent, Session& session, const Serving& serving, HallDisplay& display)
{
    const auto& tournament = session.tournament();
    Question dialog(parent, PrizeDialog::tr("Prize-giving on the display"),
                    PrizeDialog::tr("The places are called one by one, from the last to the first. "
                                    "The standings stay as they are now, whatever is corrected "
                                    "meanwhile."),
                    PrizeDialog::tr("Begin"));
    dialog.setObjectName(u"prizeDialog"_s);
    auto* const places = new QSpinBox(&dialog);
    places->setObjectName(u"prizePlaces"_s);
    places->setAccessibleName(PrizeDialog::tr("Places to call"));
    places->setRange(1, std::max(1, static_cast<int>(tournament.participants.size())));
    places->setValue(usualPlaces(tournament));
    auto* const row = makeRow(nullptr);
    row->addWidget(
        makeLabel(PrizeDialog::tr("Places to call"), 13, QFont::Normal, theme::Role::Text, &dialog),
        1);
    row->addWidget(places);
    dialog.body().addLayout(row);
    if (const auto cents = leftOverCents(tournament); !cents.isEmpty()) {
        auto* const label =
            makeLabel(cents.join(u'\n'), 12, QFont::Normal, theme::Role::Muted, &dialog);
        label->setObjectName(u"prizeCents"_s);
        label->setWordWrap(true);
        dialog.body().addWidget(label);
    }
    const auto pending = waitingIn(session);
    auto* const gone = makeLabel({}, 13, QFont::Normal, theme::Role::Warn, &dialog);
    gone->setObjectName(u"prizeGone"_s);
    gone->setWordWrap(true);
    dialog.body().addWidget(gone);
    const auto check = [&] {
        gone->setText(goneText(tournament, places->value()));
        gone->setVisible(!gone->text().isEmpty());
        const bool isEmpty =
            ceremonyOf(tournament, serving.naming(), places->value()).places.empty();
        dialog.setReason(isEmpty ? PrizeDialog::tr("Nobody has a result yet.") : QString());
        const auto open = unsettled(tournament, places->value(), pending);
        if (!isEmpty && !open.isEmpty()) {
            dialog.showWarning(PrizeDialog::tr("Not settled yet"), open.join(u'\n'));
        }
    };
    QObject::connect(places, &QSpinBox::valueChanged, &dialog, check);
    check();
    if (!unsettled(tournament, places->value(), pending).isEmpty()) {
        // Only at first: Enter in the number is meant.
        dialog.findChild<QPushButton*>(u"backButton"_s)->setFocus();
    }
    if (dialog.exec() == QDialog::Accepted) {
        session.tellDone(core::EveningStep::GivePrizes);
        display.begin(ceremonyOf(tournament, serving.naming(), places->value()));
    }
}

} // namespace desk
