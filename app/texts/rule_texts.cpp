#include "rule_texts.h"

#include "numbers.h"

#include <QCoreApplication>

namespace texts {
namespace {

class RuleTexts
{
    Q_DECLARE_TR_FUNCTIONS(RuleTexts)
};

QString valuesText(const scoring::PlaceValues& values, const QLocale& locale)
{
    QStringList texts;
    for (int place = 1; place <= values.size(); ++place) {
        texts << matchPointsText(values.at(place), locale);
    }
    return texts.join(u'-');
}

QString ownScaleText(const scoring::OwnScale& scale, const QLocale& locale)
{
    QStringList sizes;
    for (int hands = 2; hands <= scoring::largestTable; ++hands) {
        if (const auto& values = scale.forTableOf(hands)) {
            sizes << QStringLiteral("%1: %2").arg(hands).arg(valuesText(*values, locale));
        }
    }
    return RuleTexts::tr("own scale (%1)").arg(sizes.join(QStringLiteral("; ")));
}

QString scaleText(const scoring::Scale& scale, const QLocale& locale)
{
    if (const auto* own = std::get_if<scoring::OwnScale>(&scale)) {
        return ownScaleText(*own, locale);
    }
    switch (std::get<scoring::NamedScale>(scale)) {
    case scoring::NamedScale::English:
        return RuleTexts::tr("English scale");
    case scoring::NamedScale::German:
        return RuleTexts::tr("German scale");
    case scoring::NamedScale::Balanced:
        return RuleTexts::tr("balanced scale");
    }
    return {};
}

QString tiesText(scoring::Ties ties)
{
    return ties == scoring::Ties::Split
               ? RuleTexts::tr("tied hands share the points of their places")
               : RuleTexts::tr("tied hands get the better place");
}

QString earlyText(scoring::EarlyTermination option)
{
    return option == scoring::EarlyTermination::Full
               ? RuleTexts::tr("early termination: full points")
               : RuleTexts::tr("early termination: without the first place's points");
}

QString firstRoundText(const scoring::RuleOptions& options)
{
    if (!options.firstRoundRomme) {
        return RuleTexts::tr("no first-round Rommé");
    }
    return options.firstRoundRommeClaims == scoring::FirstRoundRommeClaims::Keep
               ? RuleTexts::tr("first-round Rommé: everybody keeps their claims")
               : RuleTexts::tr("first-round Rommé: the others share their claims");
}

QString byeText(const scoring::ByeMatchPoints& bye, const QLocale& locale)
{
    if (const auto* stated = std::get_if<scoring::MatchPoints>(&bye)) {
        return RuleTexts::tr("bye: %1").arg(matchPointsText(*stated, locale));
    }
    return RuleTexts::tr("bye: the average of a game for each game");
}

QString rankingText(scoring::RankBy rankBy)
{
    return rankBy == scoring::RankBy::Tmp ? RuleTexts::tr("ranked by TMP")
                                          : RuleTexts::tr("ranked by the mean of a game");
}

QString cardRankingText(scoring::RankBy rankBy)
{
    return rankBy == scoring::RankBy::Tmp ? RuleTexts::tr("ranked by points")
                                          : RuleTexts::tr("ranked by the mean of a deal");
}

QString tieBreakName(scoring::TieBreak tieBreak)
{
    switch (tieBreak) {
    case scoring::TieBreak::Wins:
        return RuleTexts::tr("wins");
    case scoring::TieBreak::Rommes:
        return RuleTexts::tr("Rommés");
    case scoring::TieBreak::Claims:
        return RuleTexts::tr("claims");
    case scoring::TieBreak::Stones:
        return RuleTexts::tr("fewest stones");
    case scoring::TieBreak::Gmp:
        return RuleTexts::tr("GMP");
    }
    return {};
}

QString tieBreaksText(const std::vector<scoring::TieBreak>& tieBreaks)
{
    if (tieBreaks.empty()) {
        return RuleTexts::tr("equals share a rank");
    }
    QStringList names;
    for (const auto tieBreak : tieBreaks) {
        names << tieBreakName(tieBreak);
    }
    return RuleTexts::tr("among equals: %1").arg(names.join(QStringLiteral(", ")));
}

QString feeBasisText(core::FeeBasis basis)
{
    return basis == core::FeeBasis::Played ? RuleTexts::tr("licence fee for who played")
                                           : RuleTexts::tr("licence fee for everybody registered");
}

QString eventText(core::CardEvent event, std::int32_t advance)
{
    switch (event) {
    case core::CardEvent::Points:
        return RuleTexts::tr("points over all rounds");
    case core::CardEvent::Ring:
        return RuleTexts::tr("ring game: who is tied at the top shares the prize");
    case core::CardEvent::Single:
        return RuleTexts::tr("single tournament: who is tied at the top plays tie-breaker deals");
    case core::CardEvent::Multi:
        break;
    }
    return RuleTexts::tr("knock-out: %n of each table go on", nullptr, advance);
}

QStringList chipsTexts(const core::CardRules& cards)
{
    if (!cards.pcr) {
        return {};
    }
    const QString worth = RuleTexts::tr("%n chip(s) a point", nullptr, *cards.pcr);
    return {cards.stack ? RuleTexts::tr("%1, everybody starts with %2").arg(worth).arg(*cards.stack)
                        : worth};
}

/// What tables bring to the standings.
QStringList tableTexts(const core::Settings& settings, const QLocale& locale)
{
    const auto& options = settings.rules.options;
    if (settings.cards.event == core::CardEvent::Multi) {
        return {};
    }
    QStringList texts;
    if (settings.cards.event == core::CardEvent::Points &&
        settings.cards.tableScoring == core::TableScoring::MatchPoints) {
        texts << RuleTexts::tr("match points by the places of a match")
              << scaleText(options.scale, locale) << tiesText(options.ties);
    } else {
        texts << RuleTexts::tr("card points");
    }
    texts << byeText(options.byeMatchPoints, locale) << cardRankingText(options.rankBy);
    return texts;
}

QStringList cardOptions(const core::Settings& settings, const QLocale& locale)
{
    const auto& cards = settings.cards;
    return QStringList{eventText(cards.event, cards.advance), matchText(cards.match)} +
           tableTexts(settings, locale) +
           QStringList{tieBreaksText(settings.rules.options.tieBreaks)} + chipsTexts(cards);
}

} // namespace

QString ruleSetName(scoring::RuleSet ruleSet)
{
    switch (ruleSet) {
    case scoring::RuleSet::RummyPure:
        return QStringLiteral("Rummy-pure");
    case scoring::RuleSet::RummyPurePlus:
        break;
    case scoring::RuleSet::Romme500:
        return QStringLiteral("Rommé 500");
    }
    return QStringLiteral("Rummy-pure-plus");
}

QString eventName(core::CardEvent event)
{
    switch (event) {
    case core::CardEvent::Points:
        return RuleTexts::tr("Points evening");
    case core::CardEvent::Ring:
        return RuleTexts::tr("Ring game");
    case core::CardEvent::Single:
        return RuleTexts::tr("Single tournament");
    case core::CardEvent::Multi:
        break;
    }
    return RuleTexts::tr("Knock-out");
}

QString matchText(const scoring::MatchForm& match)
{
    if (const auto* target = std::get_if<scoring::TargetMatch>(&match)) {
        return RuleTexts::tr("matches to %1 points").arg(target->target);
    }
    return RuleTexts::tr("matches of %n deal(s)", nullptr,
                         std::get<scoring::QuickMatch>(match).deals);
}

QStringList optionsInForce(const core::Settings& settings, const QLocale& locale)
{
    if (playsCards(settings)) {
        return cardOptions(settings, locale);
    }
    const auto& options = settings.rules.options;
    return {scaleText(options.scale, locale),        tiesText(options.ties),
            earlyText(options.earlyTermination),     firstRoundText(options),
            byeText(options.byeMatchPoints, locale), rankingText(options.rankBy),
            tieBreaksText(options.tieBreaks),        feeBasisText(settings.feeBasis)};
}

QStringList rankingTexts(const core::Settings& settings)
{
    const auto& options = settings.rules.options;
    const QString equals = tieBreaksText(options.tieBreaks);
    if (!playsCards(settings)) {
        return {rankingText(options.rankBy), equals};
    }
    const auto& cards = settings.cards;
    return {cards.event == core::CardEvent::Multi ? eventText(cards.event, cards.advance)
                                                  : cardRankingText(options.rankBy),
            equals};
}

} // namespace texts
