#include "outcome_texts.h"

#include "app/texts/seat_letters.h"

#include <QCoreApplication>
#include <QStringList>

namespace desk {
namespace {

using namespace Qt::StringLiterals;
using icons::Meaning;
using theme::Role;

class OutcomeTexts
{
    Q_DECLARE_TR_FUNCTIONS(OutcomeTexts)
};

QString winnerLetter(const scoring::Hands& hands)
{
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        if (hands[seat] && hands[seat]->stones == 0) {
            return texts::seatLetter(seat);
        }
    }
    return {};
}

EndingText dealEnding(const scoring::Deal& deal)
{
    return {Meaning::Complete, Role::Done,
            deal.ending == scoring::DealEnding::Out ? OutcomeTexts::tr("gone out")
                                                    : OutcomeTexts::tr("stock empty")};
}

/// "A 85 − 20 · B –".
QString handsText(const scoring::CardHands& hands)
{
    QStringList parts;
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        const auto& hand = hands[seat];
        parts << texts::seatLetter(seat) + u' ' +
                     (hand ? u"%1 − %2"_s.arg(hand->melded).arg(hand->hand) : u"–"_s);
    }
    return parts.join(u" · "_s);
}

} // namespace

EndingText endingText(const core::GameOutcome& outcome)
{
    const auto* const played = std::get_if<core::PlayedGame>(&outcome);
    if (const auto* const deal = std::get_if<core::PlayedDeal>(&outcome)) {
        return dealEnding(deal->deal);
    }
    if (played == nullptr) {
        return {Meaning::NotPlayed, Role::Muted, OutcomeTexts::tr("not played")};
    }
    const QString winner = winnerLetter(played->result.hands);
    switch (played->result.ending) {
    case scoring::Ending::Early:
        return {Meaning::Early, Role::Warn, OutcomeTexts::tr("early")};
    case scoring::Ending::FirstRoundRomme:
        return {Meaning::Complete, Role::Note,
                OutcomeTexts::tr("1st circuit %1", "first-round Rommé of a seat").arg(winner)};
    case scoring::Ending::Romme:
        break;
    }
    if (winner.isEmpty()) {
        return openText();
    }
    return {Meaning::Complete, Role::Done, OutcomeTexts::tr("Rommé %1", "of a seat").arg(winner)};
}

EndingText openText()
{
    return {Meaning::Open, Role::Muted, OutcomeTexts::tr("open", "a game")};
}

QString handsText(const core::GameOutcome& outcome)
{
    if (const auto* const deal = std::get_if<core::PlayedDeal>(&outcome)) {
        return handsText(deal->deal.hands);
    }
    const auto* const played = std::get_if<core::PlayedGame>(&outcome);
    if (played == nullptr) {
        return std::get<core::UnplayedGame>(outcome).reason;
    }
    QStringList parts;
    const auto& hands = played->result.hands;
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        QString text = texts::seatLetter(seat) + u' ';
        text += hands[seat] ? QString::number(hands[seat]->stones) : u"–"_s;
        if (hands[seat] && hands[seat]->claims > 0) {
            text += u'+' + QString::number(hands[seat]->claims);
        }
        parts << text;
    }
    return parts.join(u" · "_s);
}

} // namespace desk
