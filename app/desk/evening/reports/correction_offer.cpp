#include "app/desk/evening/reports/correction_offer.h"

#include "app/desk/frame/session.h"
#include "app/desk/widgets/controls.h"
#include "app/desk/widgets/notice.h"
#include "core/texts/prize_texts.h"

#include <QCoreApplication>
#include <QPushButton>

namespace desk {
namespace {

class CorrectionOffer
{
    Q_DECLARE_TR_FUNCTIONS(CorrectionOffer)
};

std::vector<core::JournalEntry> correctionsOf(Session& session, core::RoundNumber round)
{
    return session.read([round](auto& service, auto id) { return service.corrections(id, round); });
}

/// Whose prizes the last correction changed; empty: nobody's.
QString newestPrizeChanges(Session& session, core::RoundNumber round)
{
    const auto corrections = correctionsOf(session, round);
    return corrections.empty()
               ? QString()
               : texts::text(session.tournament(), core::prizesChangedBy(corrections.front().change,
                                                                         session.tournament()));
}

} // namespace

void showCorrectionOffer(Notice& notice, Session& session, core::RoundNumber round,
                         const std::function<void()>& look, const std::function<void()>& dismiss)
{
    const QString prizes = newestPrizeChanges(session, round);
    notice.show(
        Notice::Kind::Tint, icons::Meaning::Print,
        CorrectionOffer::tr("Round %1 was closed, and is corrected now.").arg(core::plain(round)),
        prizes.isEmpty()
            ? CorrectionOffer::tr("The correction notice says what has changed, for the wall.")
            : prizes);
    const auto add = [&notice](const QString& name, const QString& text, ButtonKind kind,
                               const std::function<void()>& run) {
        auto* const button = makeButton(name, text, kind, &notice);
        button->setFocusPolicy(Qt::TabFocus);
        QObject::connect(button, &QPushButton::clicked, &notice, run);
        notice.add(button);
    };
    add(QStringLiteral("correctionButton"), CorrectionOffer::tr("Correction notice…"),
        ButtonKind::Normal, look);
    add(QStringLiteral("correctionNotNowButton"), CorrectionOffer::tr("Not now"), ButtonKind::Quiet,
        dismiss);
    notice.showWhile([&session, round] { return !correctionsOf(session, round).empty(); });
}

} // namespace desk
