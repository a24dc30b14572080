#include "app/hall/confirm_form.h"

#include "app/hall/form_parts.h"
#include "app/hall/page_parts.h"
#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"

#include <algorithm>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

const QString confirmationPlace = u"/confirmation"_s;

QString nameOfGame(const core::PendingEntry& report)
{
    return u"%1:%2"_s.arg(plain(gameIn(report)->game)).arg(report.id);
}

/// All that is refused, wherever, and what is suspicious.
QStringList textsOf(const core::Refused& refused)
{
    QStringList texts;
    for (const auto& refusal : refused.refusals) {
        const auto* const pointer = std::get_if<core::Pointer>(&refusal.place);
        if (pointer == nullptr || pointer->text() != confirmationPlace) {
            texts << pageText(refusal);
        }
    }
    for (const auto& warning : refused.unconfirmed) {
        texts << texts::text(warning);
    }
    return texts;
}

} // namespace

ConfirmForm::ConfirmForm(const core::Tournament& tournament, const hall::PublicNames& names,
                         const core::TableKey& table, const core::PendingEntries& entries)
    : tournament_(tournament), names_(names), key_(table), entries_(entries)
{}

QString ConfirmForm::waitsFor(const core::PendingEntry& report) const
{
    if (!canBeConfirmed(tournament_, report)) {
        return {};
    }
    const auto& reported = *gameIn(report);
    const auto own = seatIn(tournament_, reported, *report.sender.person);
    const auto* const game = std::get_if<core::PlayedGame>(&reported.outcome);
    QStringList seats;
    for (std::size_t seat = 0; game != nullptr && seat < game->result.hands.size(); ++seat) {
        if (game->result.hands[seat] && own != seat) {
            seats << texts::seatLetter(seat);
        }
    }
    return PageTexts::tr("waits for one of %1", "seats: A, C, D").arg(seats.join(u", "_s));
}

core::PendingEntries ConfirmForm::waiting() const
{
    core::PendingEntries found;
    if (isObjectedTo(tournament_, entries_, key_)) {
        return found;
    }
    const auto& round = *findRound(tournament_, key_.round);
    const auto& table = *findTable(round, key_.table);
    for (std::int32_t number = 1; number <= listedGames(round); ++number) {
        const core::GameNumber game{number};
        const auto* const newest =
            newestInTime(tournament_, entries_, {key_.round, key_.table, game});
        if (newest != nullptr && findGame(table, game) == nullptr &&
            canBeConfirmed(tournament_, *newest)) {
            found.push_back(*newest);
        }
    }
    return found;
}

Html ConfirmForm::form(const QString& address, const TypedConfirmation& typed,
                       const core::Refused& refused) const
{
    const auto& head = findTable(tournament_, key_.round, key_.table)->head;
    const bool asks = refused.refusals.empty() && !refused.unconfirmed.empty();
    Html games;
    for (const auto& report : waiting()) {
        const auto& reported = *gameIn(report);
        const auto number = plain(reported.game);
        const auto name = nameOfGame(report);
        const bool isAsked = asks && name == typed.game;
        games += textElement(
            "p", PageTexts::tr("Game %1, reported by %2: %3")
                     .arg(QString::number(number), names_.person(*report.sender.person).name,
                          resultText(reported.outcome, head, tournament_.settings.rules)));
        games += textElement("button",
                             isAsked ? PageTexts::tr("Game %1 is right all the same").arg(number)
                                     : PageTexts::tr("Game %1 is right").arg(number),
                             {{"type", "submit"}, {"name", "confirm"}, {"value", name}});
    }
    auto faults =
        textElement("p", textsOf(refused).join(u' '), {{"class", "fault"}, {"role", "alert"}});
    if (games.isEmpty()) {
        return faults;
    }
    return element(
        "form",
        textElement("h2", PageTexts::tr("Is it right?")) + faults +
            textElement("p",
                        PageTexts::tr("Somebody else of this table compares it with the slip and "
                                      "confirms with their own card."),
                        {{"class", "note"}}) +
            cardField({u"owncode"_s,
                       PageTexts::tr("The code on your player card"),
                       typed.code,
                       faultsAt(refused, confirmationPlace),
                       {{"required"}}}) +
            (asks ? hidden(u"read"_s, typed.game) : Html()) + games,
        {{"action", address}, {"method", "post"}, {"class", "confirm"}});
}

} // namespace web
