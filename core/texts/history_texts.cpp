#include "core/texts/history_texts.h"

#include "core/file/tournament_file.h"
#include "core/model/enum_keys.h"
#include "core/model/enum_table.h"
#include "core/texts/cash_texts.h"
#include "core/texts/member_texts.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

namespace texts {

using core::Action;
using core::Label;
using namespace Qt::Literals::StringLiterals;

namespace {

/// Keeps the keys in the order of the file.
using Json = nlohmann::ordered_json;

class HistoryTexts
{
    Q_DECLARE_TR_FUNCTIONS(HistoryTexts)

public:
    static QString text(const char* source, Wording wording)
    {
        return worded(wording, "HistoryTexts", source);
    }

    static const char* source(const Label& label)
    {
        using enum Action;
        static constexpr core::EnumTable<Action, const char*> sources = {
            {CreateTournament, QT_TR_NOOP("tournament created")},
            {ImportTournament, QT_TR_NOOP("tournament imported")},
            {ChangeSettings, QT_TR_NOOP("settings changed")},
            {Enrol, QT_TR_NOOP("enrolled")},
            {ChangeParticipant, QT_TR_NOOP("entry changed")},
            {RemoveParticipant, QT_TR_NOOP("removed")},
            {MergeParticipants, QT_TR_NOOP("two entries merged")},
            {ChangePresence, QT_TR_NOOP("presence changed")},
            {CheckIn, QT_TR_NOOP("checked in")},
            {ChangeStatus, QT_TR_NOOP("registration changed")},
            {ReleasePlaces, QT_TR_NOOP("places given to those waiting")},
            {TakePayment, QT_TR_NOOP("payment taken")},
            {RefundPayment, QT_TR_NOOP("payment given back")},
            {GivePenalty, QT_TR_NOOP("penalty given")},
            {CancelPenalty, QT_TR_NOOP("penalty cancelled")},
            {DraftRound, QT_TR_NOOP("drawn")},
            {PublishRound, QT_TR_NOOP("published")},
            {WithdrawRound, QT_TR_NOOP("withdrawn")},
            {ChangeSeating, QT_TR_NOOP("seating changed")},
            {SwapSeats, QT_TR_NOOP("seats swapped")},
            {ChangeRoundGames, QT_TR_NOOP("number of games changed")},
            {CloseRound, QT_TR_NOOP("closed")},
            {CancelRound, QT_TR_NOOP("cancelled")},
            {ReopenRound, QT_TR_NOOP("reopened")},
            {EndEvening, QT_TR_NOOP("was the last round")},
            {EnterGame, QT_TR_NOOP("result entered")},
            {CorrectGame, QT_TR_NOOP("result corrected")},
            {ClearGame, QT_TR_NOOP("result cleared")},
            {MarkTable, QT_TR_NOOP("mark changed")},
            {SwapTableResults, QT_TR_NOOP("results of two tables swapped")},
            {DrawLot, QT_TR_NOOP("lot drawn")},
            {LeaveMatch, QT_TR_NOOP("match left")},
            {RejoinMatch, QT_TR_NOOP("back in the match")},
            {DecideTie, QT_TR_NOOP("tie decided")},
            {CancelTieDecision, QT_TR_NOOP("decision of a tie taken back")},
            {DrawRaffle, QT_TR_NOOP("raffle drawn")},
            {CancelRaffle, QT_TR_NOOP("raffle taken back")},
            {BringBack, QT_TR_NOOP("brought back from a desk that went on alone")},
        };
        const bool several = !label.participant;
        if (several && label.action == Enrol) {
            return QT_TR_NOOP("participants enrolled");
        }
        if (several && label.action == ChangeParticipant) {
            return QT_TR_NOOP("entries changed");
        }
        if (several && label.action == RemoveParticipant) {
            return QT_TR_NOOP("participants removed");
        }
        return sources[label.action];
    }

    /// What the label concerns, from large to small: "round 1, table 3, game 2", "round 1, Lang,
    /// Karl (4)". Without a name there is only the number.
    static QString place(const Label& label, Wording wording, const QString& name = {})
    {
        QStringList parts;
        const auto add = [&](const char* pattern, auto number) {
            if (number) {
                parts << text(pattern, wording).arg(plain(*number));
            }
        };
        add(QT_TR_NOOP("round %1"), label.round);
        add(QT_TR_NOOP("table %1"), label.table);
        add(QT_TR_NOOP("game %1"), label.game);
        if (name.isEmpty()) {
            add(QT_TR_NOOP("participant %1"), label.participant);
        } else {
            parts << u"%1 (%2)"_s.arg(name).arg(plain(*label.participant));
        }
        return parts.join(u", "_s);
    }
};

/// Empty if the label concerns nobody in particular, or somebody no longer enrolled.
QString nameIn(const Label& label, const core::Tournament* people)
{
    const auto* const person = people != nullptr && label.participant
                                   ? findParticipant(*people, *label.participant)
                                   : nullptr;
    return person != nullptr ? person->name : QString();
}

/// As the change has it: somebody else may have the number now. Without `people` nobody is named.
QString nameIn(const core::Change& change, const core::Tournament* people)
{
    for (const auto& step : change.steps) {
        const auto* const person = std::get_if<core::ParticipantExchange>(&step);
        if (people != nullptr && person != nullptr && person->key == change.label.participant) {
            return (person->after ? person->after : person->before)->name;
        }
    }
    return nameIn(change.label, people);
}

/// The label as part of a sentence: "round 1, table 3, game 2: result corrected".
QString lowerText(const Label& label, Wording wording, const QString& name)
{
    const QString place = HistoryTexts::place(label, wording, name);
    const QString action = HistoryTexts::text(HistoryTexts::source(label), wording);
    return place.isEmpty() ? action : place + u": "_s + action;
}

/// The same of a change, with the tables whose results were swapped.
QString lowerText(const core::Change& change, Wording wording, const core::Tournament* people)
{
    std::set<core::TableNumber> tables;
    for (const auto& step : change.steps) {
        if (const auto* const game = std::get_if<core::GameExchange>(&step)) {
            tables.insert(game->key.table);
        }
    }
    constexpr std::size_t two = 2;
    if (change.label.action != Action::SwapTableResults || tables.size() != two) {
        return lowerText(change.label, wording, nameIn(change, people));
    }
    return HistoryTexts::place(change.label, wording) + u": "_s +
           HistoryTexts::text(
               QT_TRANSLATE_NOOP("HistoryTexts", "results of tables %1 and %2 swapped"), wording)
               .arg(plain(*tables.begin()))
               .arg(plain(*tables.rbegin()));
}

/// Begins as a sentence; a name stays as it is written: "de Vries (4): removed".
QString upperFirst(QString text, const Label& label, const QString& name)
{
    if (name.isEmpty() || label.round || label.table) {
        text[0] = text[0].toUpper();
    }
    return text;
}

QString substitutionsText(const std::vector<core::Substitution>& substitutions)
{
    QString text;
    for (const auto& [seat, by] : substitutions) {
        const auto* const name = std::get_if<core::Substitution::PlayedBy>(&by);
        text += name != nullptr ? HistoryTexts::tr(", at %1 played %2").arg(seatLetter(seat), *name)
                                : HistoryTexts::tr(", %1 taken over by %2")
                                      .arg(seatLetter(seat))
                                      .arg(plain(std::get<core::Substitution::TakenOverBy>(by)));
    }
    return text;
}

/// A number of each hand: "0,3,-,9".
template <typename Hands, typename Hand>
QString handsText(const Hands& hands, std::int32_t Hand::*number)
{
    QStringList numbers;
    for (const auto& hand : hands) {
        numbers << (hand ? QString::number((*hand).*number) : u"-"_s);
    }
    return numbers.join(u',');
}

QString resultText(const core::PlayedGame& game)
{
    const auto& [ending, hands] = game.result;
    QString text = handsText(hands, &scoring::Hand::stones);
    if (std::any_of(hands.begin(), hands.end(),
                    [](const auto& hand) { return hand && hand->claims > 0; })) {
        text += HistoryTexts::tr(" with claims %1").arg(handsText(hands, &scoring::Hand::claims));
    }
    if (ending == scoring::Ending::FirstRoundRomme) {
        text += HistoryTexts::tr(", first-round Rommé");
    } else if (ending == scoring::Ending::Early) {
        text += HistoryTexts::tr(", ended early");
    }
    return text + substitutionsText(game.substitutions);
}

QString resultText(const core::PlayedDeal& deal)
{
    const auto& hands = deal.deal.hands;
    QString text = HistoryTexts::tr("melded %1, in hand %2")
                       .arg(handsText(hands, &scoring::CardHand::melded),
                            handsText(hands, &scoring::CardHand::hand));
    if (deal.deal.ending == scoring::DealEnding::Stock) {
        text += HistoryTexts::tr(", stock used up");
    }
    if (deal.isTieBreak()) {
        QStringList players;
        for (const auto number : deal.tieBreak) {
            players << QString::number(plain(number));
        }
        text += HistoryTexts::tr(", tie-breaker of %1").arg(players.join(u", "_s));
    }
    return text + substitutionsText(deal.substitutions);
}

QString resultText(const core::UnplayedGame& game)
{
    return HistoryTexts::tr("not played (%1)").arg(game.reason);
}

QString outcomeText(const std::optional<core::GameOutcome>& outcome)
{
    return outcome ? std::visit([](const auto& one) { return resultText(one); }, *outcome)
                   : nothingText();
}

QString valueText(const QString& key, const Json& value);

/// "10.00", "−2.50 (ill)", "8.00 (transfer)": the journal itself says when and by whom.
QString paymentText(const core::FeePayment& payment)
{
    QStringList remarks = {wayText(payment.way), payment.box, payment.note};
    remarks.removeAll(QString());
    const auto amount = centsText(payment.cents);
    return remarks.isEmpty() ? amount : u"%1 (%2)"_s.arg(amount, remarks.join(u", "_s));
}

ExchangeText paymentExchange(const core::PaymentExchange& step)
{
    const bool changesHands = step.before && step.after && step.before->payer != step.after->payer;
    const auto text = [changesHands](const std::optional<core::FeePayment>& payment) {
        if (!payment) {
            return nothingText();
        }
        const auto paid = paymentText(*payment);
        return changesHands ? u"%1: %2"_s.arg(plain(payment->payer.number)).arg(paid) : paid;
    };
    return {memberName(u"paidCents"_s), text(step.before), text(step.after)};
}

/// Lists: "1, 2"; pairs in one: "1 + 2, 5 + 6".
QString listText(const QString& key, const Json& list)
{
    QStringList items;
    for (const auto& item : list) {
        const QString text = valueText(key, item);
        items << (item.is_array() ? QString(text).replace(u", "_s, u" + "_s) : text);
    }
    return items.join(u", "_s);
}

/// "from 2; until 4"; absent parts are left out.
QString membersText(const QString& key, const Json& object)
{
    QStringList members;
    for (const auto& [name, value] : object.items()) {
        if (!value.is_null()) {
            members << memberName(QString::fromStdString(name)) + u' ' + valueText(key, value);
        }
    }
    return members.join(u"; "_s);
}

QString valueText(const QString& key, const Json& value)
{
    if (value.is_null() || (value.is_structured() && value.empty())) {
        return nothingText();
    }
    if (value.is_array()) {
        return listText(key, value);
    }
    if (value.is_object()) {
        return membersText(key, value);
    }
    if (value.is_boolean()) {
        return value.get<bool>() ? HistoryTexts::tr("yes") : HistoryTexts::tr("no");
    }
    if (value.is_string()) {
        return wordText(key, QString::fromStdString(value.get<std::string>()))
            .replace(u'\n', u" / "_s);
    }
    const auto number = value.get<std::int64_t>();
    return key.endsWith("Cents"_L1) || key == "cents"_L1 ? centsText(number)
                                                         : QString::number(number);
}

/// The members of two objects that differ; `prefix` stands before their keys.
void addDifferences(const QString& prefix, const Json& before, const Json& after,
                    std::vector<ExchangeText>& texts)
{
    for (const auto& [name, value] : after.items()) {
        const auto old = before.find(name);
        const Json standing = old != before.end() ? *old : Json(nullptr);
        if (standing.is_object() && value.is_object() && name != "scale") {
            addDifferences(name == "certificate" ? u"certificate."_s : QString(), standing, value,
                           texts);
        } else if (standing != value) {
            const QString key = prefix + QString::fromStdString(name);
            texts.push_back({memberName(key), valueText(key, standing), valueText(key, value)});
        }
    }
}

QString penaltiesText(const std::optional<std::vector<core::Penalty>>& penalties)
{
    QStringList parts;
    for (const auto& penalty : penalties.value_or(std::vector<core::Penalty>())) {
        const bool isBonus = penalty.matchPoints > scoring::MatchPoints();
        parts << u"%1: %2%3"_s.arg(plain(penalty.participant))
                     .arg(isBonus ? u"+"_s : QString(), matchPointsText(penalty.matchPoints));
    }
    return parts.isEmpty() ? nothingText() : parts.join(u", "_s);
}

/// "4, 7 (lot)".
QString tieDecisionsText(const std::optional<std::vector<core::TieDecision>>& decisions)
{
    QStringList parts;
    for (const auto& decision : decisions.value_or(std::vector<core::TieDecision>())) {
        QStringList numbers;
        for (const auto number : decision.order) {
            numbers << QString::number(plain(number));
        }
        parts << u"%1 (%2)"_s.arg(numbers.join(u", "_s),
                                  wordText(u"by"_s, core::keyOf(decision.by)));
    }
    return parts.isEmpty() ? nothingText() : parts.join(u"; "_s);
}

/// "Ham: 4, 7".
QString rafflesText(const std::optional<std::vector<core::Raffle>>& raffles)
{
    QStringList parts;
    for (const auto& raffle : raffles.value_or(std::vector<core::Raffle>())) {
        QStringList numbers;
        for (const auto number : raffle.winners) {
            numbers << QString::number(plain(number));
        }
        const QString winners = numbers.join(u", "_s);
        parts << (raffle.prize.isEmpty() ? winners : u"%1: %2"_s.arg(raffle.prize, winners));
    }
    return parts.isEmpty() ? nothingText() : parts.join(u"; "_s);
}

void addStep(const core::Step& step, std::vector<ExchangeText>& texts)
{
    if (const auto* penalties = std::get_if<core::PenaltiesExchange>(&step)) {
        texts.push_back({{}, penaltiesText(penalties->before), penaltiesText(penalties->after)});
        return;
    }
    if (const auto* decisions = std::get_if<core::TieDecisionsExchange>(&step)) {
        texts.push_back(
            {{}, tieDecisionsText(decisions->before), tieDecisionsText(decisions->after)});
        return;
    }
    if (const auto* raffles = std::get_if<core::RafflesExchange>(&step)) {
        texts.push_back({{}, rafflesText(raffles->before), rafflesText(raffles->after)});
        return;
    }
    if (const auto* game = std::get_if<core::GameExchange>(&step)) {
        texts.push_back({{}, outcomeText(game->before), outcomeText(game->after)});
        return;
    }
    if (const auto* payment = std::get_if<core::PaymentExchange>(&step)) {
        texts.push_back(paymentExchange(*payment));
        return;
    }
    const bool exchanged =
        std::visit([](const auto& exchange) { return exchange.before && exchange.after; }, step);
    if (!exchanged) {
        return;
    }
    const auto sides = core::writeSteps({step});
    const Json before = Json::parse(sides.before.begin(), sides.before.end());
    const Json after = Json::parse(sides.after.begin(), sides.after.end());
    for (const auto& [path, value] : after.items()) {
        addDifferences({}, before.at(path), value, texts);
    }
}

/// Nothing but the result that a change enters or clears; empty for other changes.
QString resultText(const core::Change& change)
{
    for (const auto& step : change.steps) {
        if (const auto* const game = std::get_if<core::GameExchange>(&step)) {
            return outcomeText(game->after ? game->after : game->before);
        }
    }
    return {};
}

/// ": venue, date"; empty if there are too many for a menu.
QString settingsText(const core::Change& change)
{
    constexpr qsizetype most = 3;
    QStringList names;
    for (const auto& exchange : exchangeTexts(change.steps)) {
        names << exchange.what;
    }
    names.removeAll(QString());
    return names.isEmpty() || names.size() > most ? QString() : u": "_s + names.join(u", "_s);
}

/// Those whom a change concerns; of enrolling those who are new.
int peopleIn(const core::Change& change)
{
    const bool isNewOnly = change.label.action == Action::Enrol;
    return static_cast<int>(std::count_if(
        change.steps.begin(), change.steps.end(), [isNewOnly](const core::Step& step) {
            const auto* const person = std::get_if<core::ParticipantExchange>(&step);
            return person != nullptr && (!isNewOnly || !person->before);
        }));
}

} // namespace

QString text(const Label& label, Wording wording, const core::Tournament* people)
{
    const auto name = nameIn(label, people);
    return upperFirst(lowerText(label, wording, name), label, name);
}

QString changeText(const core::Change& change, const core::Tournament* people)
{
    const auto& label = change.label;
    QString what =
        upperFirst(lowerText(change, Wording::Translated, people), label, nameIn(change, people));
    const auto count = peopleIn(change);
    if (label.participant || count == 0) {
        return what;
    }
    switch (label.action) {
    case Action::Enrol:
        return HistoryTexts::tr("%n participant(s) enrolled", nullptr, count);
    case Action::RemoveParticipant:
        return HistoryTexts::tr("%n participant(s) removed", nullptr, count);
    case Action::ChangeParticipant:
    case Action::ChangePresence:
    case Action::ChangeStatus:
    case Action::CheckIn:
        return what + u": "_s + HistoryTexts::tr("%n participant(s)", nullptr, count);
    default:
        return what;
    }
}

QString stepText(const core::JournalEntry& entry, const core::Tournament* people)
{
    const auto& label = entry.change.label;
    if (label.action == Action::Enrol && !label.participant && peopleIn(entry.change) > 0) {
        return changeText(entry.change, people);
    }
    if (label.game) {
        const auto place = HistoryTexts::place(label, Wording::Translated);
        const auto result = resultText(entry.change);
        return result.isEmpty() ? place : place + u": "_s + result;
    }
    if (label.action == Action::ChangeSettings) {
        return lowerText(label, Wording::Translated, {}) + settingsText(entry.change);
    }
    const auto name = nameIn(entry.change, people);
    if (name.isEmpty() || label.round) {
        return lowerText(entry.change, Wording::Translated, people);
    }
    switch (label.action) {
    case Action::Enrol:
        return (core::changesPayments(entry.change) ? HistoryTexts::tr("enrol %1, paid")
                                                    : HistoryTexts::tr("enrol %1"))
            .arg(name);
    case Action::ChangeParticipant:
        return core::changesPayments(entry.change) ? HistoryTexts::tr("start fee of %1").arg(name)
                                                   : HistoryTexts::tr("change %1").arg(name);
    default:
        return lowerText(entry.change, Wording::Translated, people);
    }
}

QString undoText(const core::JournalEntry& entry, const core::Tournament* people)
{
    return HistoryTexts::tr("Undo: %1").arg(stepText(entry, people));
}

QString redoText(const core::JournalEntry& entry, const core::Tournament* people)
{
    return HistoryTexts::tr("Redo: %1").arg(stepText(entry, people));
}

QString entryText(core::EntryKind kind, const QString& change, Wording wording)
{
    static constexpr core::EnumTable<core::EntryKind, const char*> patterns = {
        {core::EntryKind::Done, "%1"},
        {core::EntryKind::Undone, QT_TRANSLATE_NOOP("HistoryTexts", "Undone: %1")},
        {core::EntryKind::Redone, QT_TRANSLATE_NOOP("HistoryTexts", "Redone: %1")},
    };
    return HistoryTexts::text(patterns[kind], wording).arg(change);
}

QString text(const core::JournalEntry& entry, Wording wording, const core::Tournament* people)
{
    const auto& change = entry.change;
    return entryText(
        entry.link.kind,
        upperFirst(lowerText(change, wording, people), change.label, nameIn(change, people)),
        wording);
}

std::vector<ExchangeText> exchangeTexts(const std::vector<core::Step>& steps)
{
    std::vector<ExchangeText> texts;
    for (const auto& step : steps) {
        addStep(step, texts);
    }
    return texts;
}

QString inOneLine(const std::vector<ExchangeText>& texts)
{
    const auto shown = [](const QString& value) { return value.isEmpty() ? nothingText() : value; };
    QStringList parts;
    for (const auto& [what, before, after] : texts) {
        const QString exchange = u"%1 → %2"_s.arg(shown(before), shown(after));
        parts << (what.isEmpty() ? exchange : what + u": "_s + exchange);
    }
    return parts.join(u"; "_s);
}

QString stepsText(const std::vector<core::Step>& steps)
{
    return inOneLine(exchangeTexts(steps));
}

} // namespace texts
