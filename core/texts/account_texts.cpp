#include "core/texts/account_texts.h"

#include "core/people/people_names.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>
#include <QStringList>

namespace texts {

using namespace Qt::StringLiterals;
using core::AccountRound;
using scoring::CmpRule;
using scoring::GmpRule;
using scoring::HandExplanation;
using scoring::MatchPoints;

namespace {

class AccountTexts
{
    Q_DECLARE_TR_FUNCTIONS(AccountTexts)
};

QString tiedPlaces(const HandExplanation& explanation)
{
    QStringList places;
    for (int place = explanation.firstPlace; place < explanation.lastPlace; ++place) {
        places << ordinalText(place);
    }
    return AccountTexts::tr("%1 and %2", "places: 2nd and 3rd")
        .arg(places.join(QStringLiteral(", ")), ordinalText(explanation.lastPlace));
}

/// "(3 + 2) ÷ 2 = 2½"; a value that is not shared is just itself.
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
        return AccountTexts::tr("%1 with %n stone(s): %2", nullptr, explanation.stones)
            .arg(ordinalText(explanation.firstPlace), values);
    case GmpRule::TiesSplit:
        return AccountTexts::tr("%1 tied at %n stone(s): %2", nullptr, explanation.stones)
            .arg(tiedPlaces(explanation), values);
    case GmpRule::TiesHigh:
        return AccountTexts::tr("%1 tied at %n stone(s), each gets the better place: %2", nullptr,
                                explanation.stones)
            .arg(tiedPlaces(explanation), values);
    case GmpRule::FirstRoundRomme:
        return AccountTexts::tr("first-round Rommé: %1").arg(values);
    case GmpRule::FirstRoundRommeShare:
        return AccountTexts::tr("share behind a first-round Rommé: %1").arg(values);
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
        return AccountTexts::tr("plus claims shared: %1 ÷ %2 = %3")
            .arg(QString::number(claims), QString::number(explanation.claimSharers),
                 matchPointsText(explanation.cmp, locale));
    }
    return AccountTexts::tr("plus %n claim(s)", nullptr, claims);
}

/// `told` with the person it counts for, unless that person sat there.
template <typename Held>
QString heldText(const Held& held, const QString& told, const core::Tournament& people)
{
    if (held.seatOf) {
        return AccountTexts::tr("took over the seat of %1: %2")
            .arg(numberedName(people, *held.seatOf), told);
    }
    return held.playedBy.isEmpty()
               ? told
               : AccountTexts::tr("%1 played for them: %2").arg(held.playedBy, told);
}

QString dealText(const core::HeldDeal& held)
{
    const auto score = MatchPoints::fromPoints(held.hand.score());
    const QString told = AccountTexts::tr("%1 melded − %2 in hand: %3")
                             .arg(held.hand.melded)
                             .arg(held.hand.hand)
                             .arg(matchPointsText(score));
    return held.isTieBreak ? AccountTexts::tr("tie-breaker, %1").arg(told) : told;
}

/// " + " or " − ", what is added and how much of it.
QString addedText(const QString& name, MatchPoints points, const QLocale& locale)
{
    const bool negative = points < MatchPoints();
    return (negative ? QStringLiteral(" − ") : QStringLiteral(" + ")) + name +
           matchPointsText(negative ? points * -1 : points, locale);
}

} // namespace

QString text(const HandExplanation& explanation, const QLocale& locale)
{
    QStringList parts = {placesText(explanation, locale)};
    if (explanation.shifted) {
        parts << AccountTexts::tr("ended early, so the first place's points are not given");
    }
    if (const QString claims = claimsText(explanation, locale); !claims.isEmpty()) {
        parts << claims;
    }
    return parts.join(QStringLiteral(", "));
}

QString text(const core::AccountEvent& event, const core::Tournament& people, const QLocale& locale)
{
    if (const auto* held = std::get_if<core::HeldHand>(&event)) {
        return heldText(*held, text(held->score, locale), people);
    }
    if (const auto* deal = std::get_if<core::HeldDeal>(&event)) {
        return heldText(*deal, dealText(*deal), people);
    }
    if (const auto* given = std::get_if<core::GivenAway>(&event)) {
        return AccountTexts::tr("%1 took over the seat and has the points")
            .arg(numberedName(people, given->to));
    }
    if (const auto* notPlayed = std::get_if<core::NotPlayed>(&event)) {
        return AccountTexts::tr("game not played: %1").arg(notPlayed->reason);
    }
    return std::holds_alternative<core::SatOut>(event) ? AccountTexts::tr("did not play")
                                                       : AccountTexts::tr("not yet entered");
}

QString summaryText(const AccountRound& round, const QLocale& locale)
{
    if (round.state == core::RoundState::Cancelled) {
        return AccountTexts::tr("cancelled, counts nothing");
    }
    QString text;
    const auto add = [&](MatchPoints points) {
        text += text.isEmpty() ? matchPointsText(points, locale) : addedText({}, points, locale);
    };
    for (const auto& game : round.games) {
        if (const auto* held = std::get_if<core::HeldHand>(&game.event)) {
            add(held->score.gmp);
        }
        const auto* deal = std::get_if<core::HeldDeal>(&game.event);
        if (deal != nullptr && !deal->isTieBreak) {
            add(MatchPoints::fromPoints(deal->hand.score()));
        }
    }
    if (text.isEmpty()) {
        return round.table ? AccountTexts::tr("no result yet") : QString();
    }
    if (round.gain.cmp != MatchPoints()) {
        text += AccountTexts::tr(", claims %1").arg(matchPointsText(round.gain.cmp, locale));
    }
    return text;
}

QString penaltyText(MatchPoints points, const QLocale& locale)
{
    return points < MatchPoints()
               ? AccountTexts::tr("deduction %1").arg(matchPointsText(points * -1, locale))
               : AccountTexts::tr("bonus %1").arg(matchPointsText(points, locale));
}

QStringList extrasText(const AccountRound& round, const QLocale& locale)
{
    QStringList extras;
    if (round.bye) {
        extras << AccountTexts::tr("bye: %1").arg(matchPointsText(round.gain.byePoints, locale));
    }
    for (const auto& penalty : round.penalties) {
        const QString told = penaltyText(penalty.matchPoints, locale);
        extras << (penalty.reason.isEmpty() ? told : u"%1 (%2)"_s.arg(told, penalty.reason));
    }
    return extras;
}

QString sumText(const core::Tally& tally, const QLocale& locale)
{
    return sumText(AccountTexts::tr("GMP"), tally, locale);
}

QString sumText(const QString& points, const core::Tally& tally, const QLocale& locale)
{
    QString text = points + u' ' + matchPointsText(tally.gmp, locale);
    const QString penalties =
        tally.penalties < MatchPoints() ? AccountTexts::tr("deduction") : AccountTexts::tr("bonus");
    for (const auto& [name, more] : {std::pair(AccountTexts::tr("CMP"), tally.cmp),
                                     std::pair(AccountTexts::tr("byes"), tally.byePoints),
                                     std::pair(penalties, tally.penalties)}) {
        if (more != MatchPoints()) {
            text += addedText(name + u' ', more, locale);
        }
    }
    return text;
}

} // namespace texts
