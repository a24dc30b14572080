#include "worth.h"

#include "slip_form.h"

#include "app/texts/numbers.h"
#include "core/use_cases/entering.h"

#include <QStringList>

namespace desk {
namespace {

/// What the hands brought, at their seats.
template <typename Scores, typename Take>
Worth atSeats(const SlipForm& form, const Scores& scores, Take take)
{
    Worth worth(form.seats);
    for (std::size_t hand = 0; hand < form.hands.size() && hand < scores.size(); ++hand) {
        if (scores[hand]) {
            worth[form.hands[hand]] = take(*scores[hand]);
        }
    }
    return worth;
}

} // namespace

std::optional<Worth> worthOf(const core::Tournament& tournament, const core::GameKey& key,
                             const core::GameOutcome& outcome)
{
    if (std::holds_alternative<core::UnplayedGame>(outcome)) {
        return std::nullopt;
    }
    const auto form = slipForm(core::findTable(tournament, key.round, key.table)->head, outcome);
    const auto entered = core::enteredGame(tournament, key, outcome);
    if (std::holds_alternative<core::PlayedDeal>(outcome)) {
        return atSeats(form, entered.dealScore, scoring::MatchPoints::fromPoints);
    }
    return atSeats(form, entered.score,
                   [](const scoring::HandScore& score) { return score.total(); });
}

QString textOf(const Worth& worth)
{
    QStringList parts;
    for (const auto& points : worth) {
        parts << (points ? texts::matchPointsText(*points) : QStringLiteral("–"));
    }
    return parts.join(QStringLiteral(" · "));
}

} // namespace desk
