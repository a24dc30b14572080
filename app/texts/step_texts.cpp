#include "step_texts.h"

#include "core/file/tournament_file.h"
#include "member_texts.h"
#include "numbers.h"
#include "seat_letters.h"

#include <QCoreApplication>
#include <QStringList>

#include <nlohmann/json.hpp>

namespace texts {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Keeps the keys in the order of the file.
using Json = nlohmann::ordered_json;

class StepTexts
{
    Q_DECLARE_TR_FUNCTIONS(StepTexts)
};

QString endingText(scoring::Ending ending)
{
    switch (ending) {
    case scoring::Ending::Romme:
        break;
    case scoring::Ending::FirstRoundRomme:
        return StepTexts::tr(", first-round Rommé");
    case scoring::Ending::Early:
        return StepTexts::tr(", ended early");
    }
    return {};
}

QString substitutionText(const core::Substitution& substitution)
{
    const QString seat = seatLetter(substitution.seat);
    if (const auto* name = std::get_if<core::Substitution::PlayedBy>(&substitution.by)) {
        return StepTexts::tr(", at %1 played %2").arg(seat, *name);
    }
    return StepTexts::tr(", %1 taken over by %2")
        .arg(seat)
        .arg(plain(std::get<core::Substitution::TakenOverBy>(substitution.by)));
}

QString resultText(const core::PlayedGame& game)
{
    QStringList stones;
    QStringList claims;
    bool anyClaims = false;
    for (const auto& hand : game.result.hands) {
        stones << (hand ? QString::number(hand->stones) : u"-"_s);
        claims << (hand ? QString::number(hand->claims) : u"-"_s);
        anyClaims = anyClaims || (hand && hand->claims > 0);
    }
    QString text = stones.join(u',');
    if (anyClaims) {
        text += StepTexts::tr(" with claims %1").arg(claims.join(u','));
    }
    text += endingText(game.result.ending);
    for (const auto& substitution : game.substitutions) {
        text += substitutionText(substitution);
    }
    return text;
}

QString resultText(const core::PlayedDeal& deal)
{
    QStringList melded;
    QStringList inHand;
    for (const auto& hand : deal.deal.hands) {
        melded << (hand ? QString::number(hand->melded) : u"-"_s);
        inHand << (hand ? QString::number(hand->hand) : u"-"_s);
    }
    QString text = StepTexts::tr("melded %1, in hand %2").arg(melded.join(u','), inHand.join(u','));
    if (deal.deal.ending == scoring::DealEnding::Stock) {
        text += StepTexts::tr(", stock used up");
    }
    if (deal.isTieBreak()) {
        QStringList players;
        for (const auto number : deal.tieBreak) {
            players << QString::number(plain(number));
        }
        text += StepTexts::tr(", tie-breaker of %1").arg(players.join(u", "_s));
    }
    for (const auto& substitution : deal.substitutions) {
        text += substitutionText(substitution);
    }
    return text;
}

QString resultText(const core::UnplayedGame& game)
{
    return StepTexts::tr("not played (%1)").arg(game.reason);
}

QString outcomeText(const std::optional<core::GameOutcome>& outcome)
{
    return outcome ? std::visit([](const auto& one) { return resultText(one); }, *outcome)
                   : nothingText();
}

QString valueText(const QString& key, const Json& value);

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

/// "from 2; until 4"; what is not there is left out.
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
        return yesOrNo(value.get<bool>());
    }
    if (value.is_string()) {
        return wordText(key, QString::fromStdString(value.get<std::string>()))
            .replace(u'\n', u" / "_s);
    }
    const auto number = value.get<std::int64_t>();
    return key.endsWith("Cents"_L1) ? centsText(number) : QString::number(number);
}

void addDifference(const QString& key, const Json& before, const Json& after,
                   std::vector<ExchangeText>& texts)
{
    texts.push_back({memberName(key), valueText(key, before), valueText(key, after)});
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
            addDifference(prefix + QString::fromStdString(name), standing, value, texts);
        }
    }
}

QString penaltiesText(const std::optional<std::vector<core::Penalty>>& penalties)
{
    QStringList parts;
    for (const auto& penalty : penalties.value_or(std::vector<core::Penalty>())) {
        parts << u"%1: %2"_s.arg(plain(penalty.participant))
                     .arg(matchPointsText(penalty.matchPoints));
    }
    return parts.isEmpty() ? nothingText() : parts.join(u", "_s);
}

void addStep(const core::Step& step, std::vector<ExchangeText>& texts)
{
    if (const auto* penalties = std::get_if<core::PenaltiesExchange>(&step)) {
        texts.push_back({{}, penaltiesText(penalties->before), penaltiesText(penalties->after)});
        return;
    }
    if (const auto* game = std::get_if<core::GameExchange>(&step)) {
        texts.push_back({{}, outcomeText(game->before), outcomeText(game->after)});
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

} // namespace

std::vector<ExchangeText> exchangeTexts(const std::vector<core::Step>& steps)
{
    std::vector<ExchangeText> texts;
    for (const auto& step : steps) {
        addStep(step, texts);
    }
    return texts;
}

QString stepsText(const std::vector<core::Step>& steps)
{
    QStringList parts;
    for (const auto& [what, before, after] : exchangeTexts(steps)) {
        const QString exchange = u"%1 → %2"_s.arg(before, after);
        parts << (what.isEmpty() ? exchange : what + u": "_s + exchange);
    }
    return parts.join(u"; "_s);
}

} // namespace texts
