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

std::optional<core::JournalEntry> newestCorrection(Session& session, core::RoundNumber round)
{
    auto corrections = correctionsOf(session, round);
    return corrections.empty() ? std::nullopt : std::optional(std::move(corrections.front()));
}

} // namespace

void showCorrectionOffer(Notice& notice, Session& session, core::RoundNumber round,
                         const std::function<void()>& look, const std::function<void()>& dismiss)
{
    const auto newest = newestCorrection(session, round);
    const auto& tournament = session.tournament();
    const QString prizes =
        newest ? texts::text(tournament, core::prizesChangedBy(newest->change, tournament))
               : QString();
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
    const auto shown = newest ? std::optional(newest->link.id) : std::nullopt;
    notice.showWhile([&session, round, shown] {
        const auto now = newestCorrection(session, round);
        return now && now->link.id == shown;
    });
}

} // namespace desk
