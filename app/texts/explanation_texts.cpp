#include "explanation_texts.h"

#include "numbers.h"

#include <QCoreApplication>
#include <QStringList>

namespace texts {

using scoring::CmpRule;
using scoring::GmpRule;
using scoring::HandExplanation;

namespace {

class ExplanationTexts
{
    Q_DECLARE_TR_FUNCTIONS(ExplanationTexts)
};

QString tiedPlaces(const HandExplanation& explanation)
{
    QStringList places;
    for (int place = explanation.firstPlace; place < explanation.lastPlace; ++place) {
        places << ordinalText(place);
    }
    return ExplanationTexts::tr("%1 and %2", "places: 2nd and 3rd")
        .arg(places.join(QStringLiteral(", ")), ordinalText(explanation.lastPlace));
}

/// "(3 + 2) ÷ 2 = 2½"; a value that is not shared stands alone.
QString sharedValues(const HandExplanation& explanation, const QLocale& locale)
{
    QString result = matchPointsText(explanation.gmp, locale);
    if (explanation.addedValues.size() < 2) {
        return result;
    }
    QStringList values;
    for (const auto value : explanation.addedValues) {
        values << matchPointsText(value, locale);
    }
    return QStringLiteral("(%1) ÷ %2 = %3")
        .arg(values.join(QStringLiteral(" + ")))
        .arg(values.size())
        .arg(result);
}

QString placesText(const HandExplanation& explanation, const QLocale& locale)
{
    const QString values = sharedValues(explanation, locale);
    switch (explanation.gmpRule) {
    case GmpRule::OwnPlace:
        return ExplanationTexts::tr("%1 with %n stone(s): %2", nullptr, explanation.stones)
            .arg(ordinalText(explanation.firstPlace), values);
    case GmpRule::TiesSplit:
        return ExplanationTexts::tr("%1 tied at %n stone(s): %2", nullptr, explanation.stones)
            .arg(tiedPlaces(explanation), values);
    case GmpRule::TiesHigh:
        return ExplanationTexts::tr("%1 tied at %n stone(s), each gets the better place: %2",
                                    nullptr, explanation.stones)
            .arg(tiedPlaces(explanation), values);
    case GmpRule::FirstRoundRomme:
        return ExplanationTexts::tr("first-round Rommé: %1").arg(values);
    case GmpRule::FirstRoundRommeShare:
        return ExplanationTexts::tr("share behind a first-round Rommé: %1").arg(values);
    }
    return {};
}

QString claimsText(const HandExplanation& explanation, const QLocale& locale)
{
    const auto claims = static_cast<int>(explanation.claimSum);
    if (explanation.cmpRule == CmpRule::None || claims == 0) {
        return {};
    }
    if (explanation.cmpRule == CmpRule::Pooled) {
        return ExplanationTexts::tr("plus claims shared: %1 ÷ %2 = %3")
            .arg(QString::number(claims), QString::number(explanation.claimSharers),
                 matchPointsText(explanation.cmp, locale));
    }
    return ExplanationTexts::tr("plus %n claim(s)", nullptr, claims);
}

} // namespace

QString text(const HandExplanation& explanation, const QLocale& locale)
{
    QStringList parts = {placesText(explanation, locale)};
    if (explanation.shifted) {
        parts << ExplanationTexts::tr("ended early, so the first place's points are not given");
    }
    if (const QString claims = claimsText(explanation, locale); !claims.isEmpty()) {
        parts << claims;
    }
    return parts.join(QStringLiteral(", "));
}

} // namespace texts
