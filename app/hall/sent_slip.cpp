#include "app/hall/sent_slip.h"

#include "app/hall/form_parts.h"
#include "core/model/enum_keys.h"
#include "core/texts/report_texts.h"

#include <QCryptographicHash>

#include <algorithm>
#include <utility>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

core::Refusal badNumber(std::size_t seat, const char* what, const QString& typed)
{
    return {core::FileFault::NotAWholeNumber,
            core::Pointer() / "hands" / seat / what,
            {typed.isEmpty() ? u" "_s : typed}};
}

/// Who played in the seat instead, as it was chosen; `faults` gets why that is nobody.
std::optional<core::Substitution> substitutionFrom(const TypedGame& typed, std::size_t seat,
                                                   core::Refusals& faults)
{
    const auto by = typed.substitutes.at(seat).trimmed();
    if (typed.substitutions.at(seat) == playedForWord) {
        return core::Substitution{seat, by};
    }
    if (typed.substitutions.at(seat) != takenOverWord) {
        return std::nullopt;
    }
    const auto number = numberIn(by);
    if (!number) {
        faults.push_back(badNumber(seat, "participant", by));
    }
    return core::Substitution{seat, core::StartNumber{number.value_or(1)}};
}

/// One seat's stones and claims. Keyboards write the minus in several ways.
struct TypedHand
{
    QString stones;
    QString claims;

    [[nodiscard]] bool isOut() const
    {
        return stones == u"-" || stones == u"\u2212" || stones == u"\u2013";
    }
};

TypedHand typedHand(const TypedGame& typed, std::size_t seat)
{
    TypedHand hand{typed.stones.at(seat).trimmed(), typed.claims.at(seat).trimmed()};
    if (const auto plus = hand.stones.indexOf(u'+'); plus >= 0 && hand.claims.isEmpty()) {
        hand.claims = hand.stones.mid(plus + 1).trimmed();
        hand.stones = hand.stones.left(plus).trimmed();
    }
    return hand;
}

} // namespace

core::Result<core::PlayedGame> playedGame(const TypedGame& typed, std::size_t seats)
{
    core::Refusals faults;
    core::PlayedGame game;
    game.result.hands = scoring::Hands(seats);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        const auto hand = typedHand(typed, seat);
        if (hand.isOut() || typed.substitutions.at(seat) == satOutWord) {
            continue;
        }
        const auto stones = numberIn(hand.stones);
        const auto claims = hand.claims.isEmpty() ? std::optional(0) : numberIn(hand.claims);
        if (!stones) {
            faults.push_back(badNumber(seat, "stones", hand.stones));
        }
        if (!claims) {
            faults.push_back(badNumber(seat, "claims", hand.claims));
        }
        game.result.hands[seat] = scoring::Hand{stones.value_or(0), claims.value_or(0)};
        if (auto substitution = substitutionFrom(typed, seat, faults)) {
            game.substitutions.push_back(std::move(*substitution));
        }
    }
    if (!faults.empty()) {
        return faults;
    }
    game.result.ending =
        core::fromWord<scoring::Ending>(typed.ending).value_or(scoring::Ending::Romme);
    return game;
}

TypedGame typedAs(const core::GameOutcome& outcome)
{
    TypedGame typed;
    const auto* const game = std::get_if<core::PlayedGame>(&outcome);
    if (game == nullptr) {
        return typed;
    }
    const auto& hands = game->result.hands;
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        typed.stones.at(seat) = hands[seat] ? QString::number(hands[seat]->stones) : u"-"_s;
        if (hands[seat] && hands[seat]->claims > 0) {
            typed.claims.at(seat) = QString::number(hands[seat]->claims);
        }
    }
    for (const auto& [seat, by] : game->substitutions) {
        const auto* const taker = std::get_if<core::Substitution::TakenOverBy>(&by);
        typed.substitutions.at(seat) =
            (taker != nullptr ? takenOverWord : playedForWord).toString();
        typed.substitutes.at(seat) = taker != nullptr ? QString::number(plain(*taker))
                                                      : std::get<core::Substitution::PlayedBy>(by);
    }
    typed.ending = core::keyOf(game->result.ending);
    return typed;
}

TypedGame typedGame(const QUrlQuery& form)
{
    const auto field = [&form](const QString& name) {
        constexpr qsizetype longestField = 64;
        return form.queryItemValue(name, QUrl::FullyDecoded).left(longestField);
    };
    TypedGame typed;
    typed.game = field(u"game"_s);
    typed.request = field(u"request"_s);
    for (std::size_t seat = 0; seat < typed.stones.size(); ++seat) {
        typed.stones.at(seat) = field(u"stones%1"_s.arg(seat));
        typed.claims.at(seat) = field(u"claims%1"_s.arg(seat));
        typed.substitutions.at(seat) = field(u"substitution%1"_s.arg(seat));
        typed.substitutes.at(seat) = field(u"substitute%1"_s.arg(seat));
    }
    typed.ending = field(u"ending"_s);
    typed.seat = field(u"seat"_s);
    typed.code = field(u"code"_s);
    typed.isConfirmed = field(u"confirmed"_s) == signOf(typed);
    return typed;
}

QString signOf(const TypedGame& typed)
{
    QStringList parts = {typed.game, typed.ending};
    for (const auto* const values :
         {&typed.stones, &typed.claims, &typed.substitutions, &typed.substitutes}) {
        for (const auto& value : *values) {
            parts << value.trimmed();
        }
    }
    constexpr qsizetype length = 16;
    const auto text = parts.join(QChar(u'\n')).toUtf8();
    return QString::fromLatin1(
        QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(length));
}

TypedConfirmation typedConfirmation(const QUrlQuery& form)
{
    constexpr qsizetype longestField = 80;
    TypedConfirmation typed;
    typed.game = form.queryItemValue(u"confirm"_s, QUrl::FullyDecoded).left(longestField);
    typed.code = form.queryItemValue(u"owncode"_s, QUrl::FullyDecoded).left(longestField);
    typed.isConfirmed =
        !typed.game.isEmpty() &&
        form.queryItemValue(u"read"_s, QUrl::FullyDecoded).left(longestField) == typed.game;
    return typed;
}

core::Result<core::PendingEntry> entryOf(const TypedGame& typed, const core::Tournament& tournament,
                                         const core::SlipId& slip, const core::Sender& sender)
{
    const auto number = numberIn(typed.game.section(u':', 0, 0));
    bool isRevision = false;
    const auto revision = typed.game.section(u':', 1).toLongLong(&isRevision);
    if (!number || !isRevision || revision < 0 || typed.request.isEmpty()) {
        return core::Refusal{
            core::FileFault::NotAWholeNumber, core::Pointer() / "game", {typed.game}};
    }
    const auto seats = findTable(tournament, slip.round, slip.table)->head.seats.size();
    auto game = playedGame(typed, seats);
    if (!game) {
        return game.refused();
    }
    core::PendingGame reported{slip, core::GameNumber{*number}, *std::move(game)};
    core::PendingEntry entry;
    entry.id = typed.request;
    entry.seenRevision = revision;
    entry.sender = sender;
    if (sender.person) {
        entry.sender.seat = seatIn(tournament, reported, *sender.person);
    } else if (const auto seat = numberIn(typed.seat);
               seat && *seat >= 0 && static_cast<std::size_t>(*seat) < seats) {
        entry.sender.seat = static_cast<std::size_t>(*seat);
    }
    entry.action = std::move(reported);
    return entry;
}

core::Result<core::Confirmation> confirmationOf(const TypedConfirmation& typed,
                                                core::StartNumber by,
                                                const core::Tournament& tournament,
                                                const core::PendingEntries& entries)
{
    core::Confirmation made;
    made.request = typed.game.section(u':', 1);
    made.by = by;
    made.warningsConfirmed = typed.isConfirmed;
    const auto report =
        std::find_if(entries.begin(), entries.end(), [&made](const core::PendingEntry& one) {
            return one.id == made.request && gameIn(one) != nullptr;
        });
    if (report == entries.end()) {
        return core::Refusal{core::ResultFault::ReportChanged,
                             core::Pointer() / "confirmation",
                             {typed.game.section(u':', 0, 0)}};
    }
    const auto& reported = *gameIn(*report);
    made.game = gameOf(reported);
    if (const auto seat = seatIn(tournament, reported, by)) {
        made.reason = texts::confirmedText(report->sender, *seat, by);
    }
    return made;
}

} // namespace web
