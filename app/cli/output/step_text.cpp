#include "step_text.h"

#include "app/texts/numbers.h"
#include "core/file/tournament_file.h"
#include "json_text.h"

#include <QCoreApplication>
#include <QStringList>

namespace cli {

using namespace Qt::Literals::StringLiterals;

namespace {

class StepTexts
{
    Q_DECLARE_TR_FUNCTIONS(StepTexts)
};

QString arrow(const QString& before, const QString& after)
{
    return u"%1 → %2"_s.arg(before, after);
}

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
    return text + endingText(game.result.ending);
}

QString outcomeText(const std::optional<core::GameOutcome>& outcome)
{
    if (!outcome) {
        return u"–"_s;
    }
    if (const auto* played = std::get_if<core::PlayedGame>(&*outcome)) {
        return resultText(*played);
    }
    return StepTexts::tr("not played (%1)").arg(std::get<core::UnplayedGame>(*outcome).reason);
}

QString valueText(const Json& value)
{
    if (value.is_null() || value == "") {
        return u"–"_s;
    }
    return value.is_string() ? QString::fromStdString(value.get<std::string>())
                             : QString::fromStdString(value.dump());
}

/// The members of two objects that differ: "venue: Post → Krone".
void addDifferences(const Json& before, const Json& after, QStringList& texts)
{
    if (!before.is_object() || !after.is_object()) {
        if (before.is_structured() && after.is_structured() && before != after) {
            texts << arrow(valueText(before), valueText(after));
        }
        return;
    }
    for (const auto& [key, value] : after.items()) {
        const auto old = before.find(key);
        const Json standing = old != before.end() ? *old : Json(nullptr);
        if (standing.is_object() && value.is_object()) {
            addDifferences(standing, value, texts);
        } else if (standing != value) {
            texts << u"%1: %2"_s.arg(QString::fromStdString(key),
                                     arrow(valueText(standing), valueText(value)));
        }
    }
}

QString penaltiesText(const std::optional<std::vector<core::Penalty>>& penalties)
{
    QStringList parts;
    for (const auto& penalty : penalties.value_or(std::vector<core::Penalty>())) {
        parts << u"%1: %2"_s.arg(plain(penalty.participant))
                     .arg(texts::matchPointsText(penalty.matchPoints));
    }
    return parts.isEmpty() ? u"–"_s : parts.join(u", "_s);
}

void addStep(const core::Step& step, QStringList& texts)
{
    if (const auto* penalties = std::get_if<core::PenaltiesExchange>(&step)) {
        texts << arrow(penaltiesText(penalties->before), penaltiesText(penalties->after));
        return;
    }
    if (const auto* game = std::get_if<core::GameExchange>(&step)) {
        texts << arrow(outcomeText(game->before), outcomeText(game->after));
        return;
    }
    const auto sides = core::writeSteps({step});
    const Json before = Json::parse(sides.before.begin(), sides.before.end());
    const Json after = Json::parse(sides.after.begin(), sides.after.end());
    for (const auto& [path, value] : after.items()) {
        addDifferences(before.value(path, Json(nullptr)), value, texts);
    }
}

} // namespace

QString stepsText(const std::vector<core::Step>& steps)
{
    QStringList texts;
    for (const auto& step : steps) {
        addStep(step, texts);
    }
    return texts.join(u"; "_s);
}

} // namespace cli
