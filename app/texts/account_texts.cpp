#include "account_texts.h"

#include "explanation_texts.h"
#include "numbers.h"

#include <QCoreApplication>
#include <QStringList>

namespace texts {

using core::AccountRound;
using scoring::MatchPoints;

namespace {

class AccountTexts
{
    Q_DECLARE_TR_FUNCTIONS(AccountTexts)
};

QString heldText(const core::HeldHand& held, const core::Tournament& people, const QLocale& locale)
{
    const QString score = text(held.score, locale);
    if (held.seatOf) {
        return AccountTexts::tr("took over the seat of %1: %2")
            .arg(personText(people, *held.seatOf), score);
    }
    return held.playedBy.isEmpty()
               ? score
               : AccountTexts::tr("%1 played for them: %2").arg(held.playedBy, score);
}

QString heldText(const core::HeldDeal& held, const core::Tournament& people)
{
    const auto score = MatchPoints::fromPoints(held.hand.score());
    QString told = AccountTexts::tr("%1 melded − %2 in hand: %3")
                       .arg(held.hand.melded)
                       .arg(held.hand.hand)
                       .arg(matchPointsText(score));
    if (held.isTieBreak) {
        told = AccountTexts::tr("tie-breaker, %1").arg(told);
    }
    if (held.seatOf) {
        return AccountTexts::tr("took over the seat of %1: %2")
            .arg(personText(people, *held.seatOf), told);
    }
    return held.playedBy.isEmpty()
               ? told
               : AccountTexts::tr("%1 played for them: %2").arg(held.playedBy, told);
}

/// " + 3" or " − 3".
QString signedText(const QString& name, MatchPoints points, const QLocale& locale)
{
    const bool negative = points < MatchPoints();
    const QString amount = matchPointsText(negative ? points * -1 : points, locale);
    return (negative ? QStringLiteral(" − ") : QStringLiteral(" + ")) + name + u' ' + amount;
}

} // namespace

QString personText(const core::Tournament& people, core::StartNumber number)
{
    const auto* participant = findParticipant(people, number);
    const QString digits = QString::number(plain(number));
    return participant != nullptr ? digits + u' ' + participant->name : digits;
}

QString text(const core::AccountEvent& event, const core::Tournament& people, const QLocale& locale)
{
    if (const auto* held = std::get_if<core::HeldHand>(&event)) {
        return heldText(*held, people, locale);
    }
    if (const auto* deal = std::get_if<core::HeldDeal>(&event)) {
        return heldText(*deal, people);
    }
    if (const auto* given = std::get_if<core::GivenAway>(&event)) {
        return AccountTexts::tr("%1 took over the seat and has the points")
            .arg(personText(people, given->to));
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
        const bool negative = points < MatchPoints() && !text.isEmpty();
        const QString sign = negative ? QStringLiteral(" − ") : QStringLiteral(" + ");
        text += (text.isEmpty() ? QString() : sign) +
                matchPointsText(negative ? points * -1 : points, locale);
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

QStringList extrasText(const AccountRound& round, const QLocale& locale)
{
    QStringList extras;
    if (round.bye) {
        extras << AccountTexts::tr("bye: %1").arg(matchPointsText(round.gain.byePoints, locale));
    }
    for (const auto& penalty : round.penalties) {
        const QString amount = matchPointsText(penalty.matchPoints, locale);
        extras << (penalty.reason.isEmpty()
                       ? AccountTexts::tr("penalty: %1").arg(amount)
                       : AccountTexts::tr("penalty: %1 (%2)").arg(amount, penalty.reason));
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
    if (tally.cmp != MatchPoints()) {
        text += signedText(AccountTexts::tr("CMP"), tally.cmp, locale);
    }
    if (tally.byePoints != MatchPoints()) {
        text += signedText(AccountTexts::tr("byes"), tally.byePoints, locale);
    }
    if (tally.penalties != MatchPoints()) {
        text += signedText(AccountTexts::tr("penalties"), tally.penalties, locale);
    }
    return text;
}

} // namespace texts
