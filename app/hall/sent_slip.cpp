#include "app/hall/sent_slip.h"

#include "app/hall/form_parts.h"
#include "core/cards/matches.h"
#include "core/model/enum_keys.h"
#include "core/texts/report_texts.h"

#include <QCryptographicHash>

#include <algorithm>
#include <utility>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

core::Refusal badNumber(std::size_t hand, const char* what, const QString& typed)
{
    return {core::FileFault::NotAWholeNumber,
            core::Pointer() / "hands" / hand / what,
            {typed.isEmpty() ? u" "_s : typed}};
}

/// One of a game's hands, and the seat where it was played.
struct HandPlace
{
    std::size_t hand = 0;
    std::size_t seat = 0;
};

/// Who played the hand instead, as it was chosen; `faults` gets why that is nobody.
std::optional<core::Substitution> substitutionFrom(const TypedGame& typed, HandPlace place,
                                                   core::Refusals& faults)
{
    const auto by = typed.substitutes.at(place.seat).trimmed();
    if (typed.substitutions.at(place.seat) == playedForWord) {
        return core::Substitution{place.hand, by};
    }
    if (typed.substitutions.at(place.seat) != takenOverWord) {
        return std::nullopt;
    }
    const auto number = numberIn(by);
    if (!number) {
        faults.push_back(badNumber(place.hand, "participant", by));
    }
    return core::Substitution{place.hand, core::StartNumber{number.value_or(1)}};
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

/// The seats of these people, or all.
std::vector<std::size_t> seatsOf(const core::TableHead& table,
                                 const std::vector<core::StartNumber>& people)
{
    std::vector<std::size_t> seats;
    for (const auto number : people.empty() ? table.seats : people) {
        const auto found = std::find(table.seats.begin(), table.seats.end(), number);
        seats.push_back(static_cast<std::size_t>(found - table.seats.begin()));
    }
    return seats;
}

/// The names of a seat's two fields in the tournament file.
struct FieldNames
{
    const char* first = nullptr;
    const char* second = nullptr;
    bool isSecondRequired = false;
};

constexpr FieldNames stoneFields{"stones", "claims"};
constexpr FieldNames cardFields{"melded", "hand", true};

/// The hands played, and who held them instead of the seats' participants.
template <typename Hand>
void takeHands(const TypedGame& typed, const std::vector<std::size_t>& seats,
               const FieldNames& names, scoring::PerSeat<Hand>& hands,
               std::vector<core::Substitution>& substitutions, core::Refusals& faults)
{
    hands = scoring::PerSeat<Hand>(seats.size());
    for (std::size_t index = 0; index < seats.size(); ++index) {
        const auto seat = seats[index];
        const auto hand = typedHand(typed, seat);
        if (hand.isOut() || typed.substitutions.at(seat) == satOutWord) {
            continue;
        }
        const auto first = numberIn(hand.stones);
        const auto second = hand.claims.isEmpty() && !names.isSecondRequired
                                ? std::optional(0)
                                : numberIn(hand.claims);
        if (!first) {
            faults.push_back(badNumber(index, names.first, hand.stones));
        }
        if (!second) {
            faults.push_back(badNumber(index, names.second, hand.claims));
        }
        hands[index] = Hand{first.value_or(0), second.value_or(0)};
        if (auto substitution = substitutionFrom(typed, {index, seat}, faults)) {
            substitutions.push_back(std::move(*substitution));
        }
    }
}

template <typename Hand>
void fill(TypedGame& typed, const std::vector<std::size_t>& seats,
          const scoring::PerSeat<Hand>& hands, const std::vector<core::Substitution>& substitutions)
{
    for (std::size_t index = 0; index < std::min(hands.size(), seats.size()); ++index) {
        typed.stones.at(seats[index]) = u"-"_s;
        if (hands[index]) {
            const auto& [first, second] = *hands[index];
            typed.stones.at(seats[index]) = QString::number(first);
            typed.claims.at(seats[index]) = QString::number(second);
        }
    }
    for (const auto& [index, by] : substitutions) {
        const auto seat = seats.at(index);
        const auto* const taker = std::get_if<core::Substitution::TakenOverBy>(&by);
        typed.substitutions.at(seat) =
            (taker != nullptr ? takenOverWord : playedForWord).toString();
        typed.substitutes.at(seat) = taker != nullptr ? QString::number(plain(*taker))
                                                      : std::get<core::Substitution::PlayedBy>(by);
    }
}

} // namespace

std::vector<std::size_t> seatsPlaying(const core::Tournament& tournament, const core::GameKey& key)
{
    const auto& round = *findRound(tournament, key.round);
    const auto& table = *findTable(round, key.table);
    const auto tied = playsCards(tournament.settings)
                          ? core::tieBreakOf(tournament.settings, round, table, key.game)
                          : std::vector<core::StartNumber>();
    return seatsOf(table.head, tied);
}

core::Result<core::GameOutcome>
typedOutcome(const TypedGame& typed, const core::Tournament& tournament, const core::GameKey& key)
{
    const auto seats = seatsPlaying(tournament, key);
    core::Refusals faults;
    if (!playsCards(tournament.settings)) {
        core::PlayedGame game;
        takeHands(typed, seats, stoneFields, game.result.hands, game.substitutions, faults);
        game.result.ending =
            core::fromWord<scoring::Ending>(typed.ending).value_or(scoring::Ending::Romme);
        return faults.empty() ? core::Result<core::GameOutcome>(std::move(game)) : faults;
    }
    const auto& round = *findRound(tournament, key.round);
    core::PlayedDeal deal;
    deal.tieBreak =
        core::tieBreakOf(tournament.settings, round, *findTable(round, key.table), key.game);
    takeHands(typed, seats, cardFields, deal.deal.hands, deal.substitutions, faults);
    deal.deal.ending =
        core::fromWord<scoring::DealEnding>(typed.ending).value_or(scoring::DealEnding::Out);
    return faults.empty() ? core::Result<core::GameOutcome>(std::move(deal)) : faults;
}

TypedGame typedAs(const core::GameOutcome& outcome, const core::TableHead& table)
{
    TypedGame typed;
    if (const auto* const game = std::get_if<core::PlayedGame>(&outcome)) {
        fill(typed, seatsOf(table, {}), game->result.hands, game->substitutions);
        for (auto& claims : typed.claims) {
            claims = claims == u"0" ? QString() : claims;
        }
        typed.ending = core::keyOf(game->result.ending);
    } else if (const auto* const deal = std::get_if<core::PlayedDeal>(&outcome)) {
        fill(typed, seatsOf(table, deal->tieBreak), deal->deal.hands, deal->substitutions);
        typed.ending = core::keyOf(deal->deal.ending);
    }
    return typed;
}

TypedGame typedGame(const QUrlQuery& form)
{
    const auto field = [&form](const QString& name) {
        constexpr qsizetype longestField = 64;
        return form.queryItemValue(name, QUrl::FullyDecoded).left(longestField);
    };
    constexpr qsizetype longestReason = 200;
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
    typed.reason =
        form.queryItemValue(u"reason"_s, QUrl::FullyDecoded).simplified().left(longestReason);
    const auto sign = signOf(typed);
    const auto whichIsRight = field(u"right"_s);
    typed.isConfirmed = field(u"confirmed"_s) == sign;
    typed.isRight = whichIsRight == sign;
    typed.isStoredRight = whichIsRight == storedIsRightWord;
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
    auto game =
        typedOutcome(typed, tournament, {slip.round, slip.table, core::GameNumber{*number}});
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
