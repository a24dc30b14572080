#include "core/texts/rule_texts.h"

#include "core/cards/knock_out.h"
#include "core/model/enum_keys.h"
#include "core/model/enum_table.h"
#include "core/money/payment.h"
#include "core/texts/member_texts.h"
#include "core/texts/numbers.h"

#include <QCoreApplication>

namespace texts {
namespace {

using core::CardEvent;
using core::Decision;
using core::MatchOver;
using core::Tally;

class RuleTexts
{
    Q_DECLARE_TR_FUNCTIONS(RuleTexts)

public:
    static constexpr core::EnumTable<CardEvent, const char*> events = {
        {CardEvent::Points, QT_TR_NOOP("Points evening")},
        {CardEvent::Ring, QT_TR_NOOP("Ring game")},
        {CardEvent::Single, QT_TR_NOOP("Single tournament")},
        {CardEvent::Multi, QT_TR_NOOP("Knock-out")},
    };
    static constexpr core::EnumTable<core::NoFee, const char*> noFee = {
        {core::NoFee::OtherRules, QT_TR_NOOP("Nobody holds rights to Rommé 500.")},
        {core::NoFee::NotOpen, QT_TR_NOOP("The tournament is not open to everybody.")},
        {core::NoFee::LicenceHeld, QT_TR_NOOP("The organiser holds a licence.")},
        {core::NoFee::NobodyPlayed, QT_TR_NOOP("Nobody has played yet.")},
    };
    static constexpr core::EnumTable<MatchOver, const char*> reasons = {
        {MatchOver::TargetReached, QT_TR_NOOP("target reached")},
        {MatchOver::DealsPlayed, QT_TR_NOOP("all deals played")},
        {MatchOver::TimeRanOut, QT_TR_NOOP("time ran out")},
        {MatchOver::WalkOver, QT_TR_NOOP("the others left")},
    };
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

QString byeText(const scoring::ByeMatchPoints& bye, const QLocale& locale)
{
    if (const auto* stated = std::get_if<scoring::MatchPoints>(&bye)) {
        return RuleTexts::tr("bye: %1").arg(matchPointsText(*stated, locale));
    }
    return RuleTexts::tr("bye: the average of a game for each game");
}

QString rankingText(const core::Settings& settings)
{
    const bool byTmp = settings.rules.options.rankBy == scoring::RankBy::Tmp;
    if (playsCards(settings)) {
        return byTmp ? RuleTexts::tr("ranked by points")
                     : RuleTexts::tr("ranked by the mean of a deal");
    }
    return byTmp ? RuleTexts::tr("ranked by TMP") : RuleTexts::tr("ranked by the mean of a game");
}

QString tieBreaksText(const std::vector<scoring::TieBreak>& tieBreaks)
{
    if (tieBreaks.empty()) {
        return RuleTexts::tr("equals share a rank");
    }
    QStringList names;
    for (const auto tieBreak : tieBreaks) {
        names << wordText(QStringLiteral("tieBreaks"), core::keyOf(tieBreak));
    }
    return RuleTexts::tr("tie-breaks: %1").arg(names.join(QStringLiteral(", ")));
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
    const auto text = RuleTexts::tr("knock-out: %n of each table go on", nullptr, advance);
    return advance > 1 ? RuleTexts::tr("%1, but never all of a table", "knock-out").arg(text)
                       : text;
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

/// What tables contribute to the standings.
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
    texts << byeText(options.byeMatchPoints, locale) << rankingText(settings);
    return texts;
}

QStringList cardOptions(const core::Settings& settings, const QLocale& locale)
{
    const auto& cards = settings.cards;
    return QStringList{eventText(cards.event, cards.advance), matchText(cards.match)} +
           tableTexts(settings, locale) +
           QStringList{tieBreaksText(settings.rules.options.tieBreaks)} + chipsTexts(cards);
}

class DecisionTexts
{
    Q_DECLARE_TR_FUNCTIONS(DecisionTexts)
};

QString translatedTieBreak(const char* text)
{
    return QCoreApplication::translate("TieBreaks", text);
}

QString pointsText(const scoring::RuleOptions& options, const Tally& ahead, const Tally& behind,
                   const QLocale& locale)
{
    if (options.rankBy == scoring::RankBy::Tmp) {
        return DecisionTexts::tr("more TMP (%1 to %2)")
            .arg(matchPointsText(ahead.tmp(), locale), matchPointsText(behind.tmp(), locale));
    }
    const auto mean = [&locale](const Tally& tally) {
        return meanText(tally.gmp + tally.cmp + tally.penalties, tally.games, locale);
    };
    return DecisionTexts::tr("a higher mean of a game (%1 to %2)").arg(mean(ahead), mean(behind));
}

} // namespace

QString ruleSetName(scoring::RuleSet ruleSet)
{
    static constexpr core::EnumTable<scoring::RuleSet, const char*> names = {
        {scoring::RuleSet::RummyPure, QT_TRANSLATE_NOOP("RuleTexts", "Rummy-pure")},
        {scoring::RuleSet::RummyPurePlus, QT_TRANSLATE_NOOP("RuleTexts", "Rummy-pure-plus")},
        {scoring::RuleSet::Romme500, QT_TRANSLATE_NOOP("RuleTexts", "Rommé 500")},
    };
    return RuleTexts::tr(names[ruleSet]);
}

QString placesText(const scoring::Scale& scale, scoring::RuleSet ruleSet, const QLocale& locale)
{
    const auto values = [&](int hands) {
        return valuesText(scoring::placeValues(scale, ruleSet, hands), locale);
    };
    QStringList sizes = {RuleTexts::tr("table of four: %1").arg(values(4)),
                         RuleTexts::tr("of three: %1").arg(values(3))};
    if (scoring::allowsTableOf(ruleSet, 2)) {
        sizes << RuleTexts::tr("of two: %1").arg(values(2));
    }
    return sizes.join(QStringLiteral(" · "));
}

QString eventName(core::CardEvent event)
{
    return RuleTexts::tr(RuleTexts::events[event]);
}

QString matchText(const scoring::MatchForm& match)
{
    if (const auto* target = std::get_if<scoring::TargetMatch>(&match)) {
        return RuleTexts::tr("matches to %1 points").arg(target->target);
    }
    return RuleTexts::tr("matches of %n deal(s)", nullptr,
                         std::get<scoring::QuickMatch>(match).deals);
}

QString text(core::MatchStatus status)
{
    using enum core::MatchStatus;
    switch (status) {
    case Running:
        return RuleTexts::tr("running", "a match");
    case Won:
        return RuleTexts::tr("won", "a match");
    case Split:
        return RuleTexts::tr("tied", "a match");
    case TieBreaker:
        return RuleTexts::tr("tie-breaker due");
    case Lot:
        return RuleTexts::tr("lot due");
    }
    return {};
}

QString text(core::MatchOver over)
{
    return RuleTexts::tr(RuleTexts::reasons[over]);
}

QStringList optionsInForce(const core::Settings& settings, const QLocale& locale)
{
    if (playsCards(settings)) {
        return cardOptions(settings, locale);
    }
    const auto& options = settings.rules.options;
    const bool haveClaims = settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus;
    return {
        scaleText(options.scale, locale),
        tiesText(options.ties),
        options.earlyTermination == scoring::EarlyTermination::Full
            ? RuleTexts::tr("early termination: full points")
            : RuleTexts::tr("early termination: without the first place's points"),
        !options.firstRoundRomme ? RuleTexts::tr("no first-round Rommé")
        : !haveClaims            ? RuleTexts::tr("first-round Rommé counts")
        : options.firstRoundRommeClaims == scoring::FirstRoundRommeClaims::Keep
            ? RuleTexts::tr("first-round Rommé: everybody keeps their claims")
            : RuleTexts::tr("first-round Rommé: the others share their claims"),
        byeText(options.byeMatchPoints, locale),
        rankingText(settings),
        tieBreaksText(options.tieBreaks),
        settings.feeBasis == core::FeeBasis::Played
            ? RuleTexts::tr("licence fee: everyone who played")
            : RuleTexts::tr("licence fee: everyone registered"),
    };
}

QStringList rankingTexts(const core::Settings& settings)
{
    const auto& cards = settings.cards;
    return {isKnockOut(settings) ? eventText(cards.event, cards.advance) : rankingText(settings),
            tieBreaksText(settings.rules.options.tieBreaks)};
}

QString text(core::NoFee reason, Wording wording)
{
    return worded(wording, "RuleTexts", RuleTexts::noFee[reason]);
}

QString noPaymentCodeText(const core::Licence& licence)
{
    if (licence.iban.isEmpty()) {
        return RuleTexts::tr("No payment code: the rights holder's IBAN is not known.");
    }
    if (licence.rightsHolder.trimmed().isEmpty()) {
        return RuleTexts::tr("No payment code: the rights holder's name is not known.");
    }
    if (const auto faults = core::paymentFaultsOf(licence, core::Pointer()); !faults.empty()) {
        return std::get<core::SettingsFault>(faults.front().code) ==
                       core::SettingsFault::PayeeTooLong
                   ? RuleTexts::tr("No payment code: the rights holder's name is too long for one.")
                   : RuleTexts::tr("No payment code: the payment text is too long for one.");
    }
    return RuleTexts::tr("No payment code: the amount is too large for one.");
}

QString tieBreakChoice(scoring::TieBreak tieBreak, bool cards)
{
    const auto& info = core::infoOf(tieBreak);
    return translatedTieBreak(cards && info.cardChoice != nullptr ? info.cardChoice : info.choice);
}

QString tieBreakHead(scoring::TieBreak tieBreak, bool cards)
{
    const auto& info = core::infoOf(tieBreak);
    return translatedTieBreak(cards && info.cardHead != nullptr ? info.cardHead : info.head);
}

QString tieBreakValue(scoring::TieBreak tieBreak, const core::Tally& tally, const QLocale& locale)
{
    const auto& value = core::infoOf(tieBreak).value;
    const auto* const count = std::get_if<std::int64_t core::Tally::*>(&value);
    return count != nullptr
               ? QString::number(tally.**count)
               : matchPointsText(tally.*std::get<scoring::MatchPoints core::Tally::*>(value),
                                 locale);
}

QString decisionText(const scoring::RuleOptions& options, const Tally& ahead, const Tally& behind,
                     const QLocale& locale)
{
    const auto decision = core::decisionBetween(options, ahead, behind);
    switch (decision.by) {
    case Decision::By::HavingPlayed:
        return DecisionTexts::tr("has played a game");
    case Decision::By::Reached:
        return DecisionTexts::tr("stayed longer in the tournament");
    case Decision::By::TieBreakDeal:
        return DecisionTexts::tr("level on points; has won the tie-breaker");
    case Decision::By::Points:
        return pointsText(options, ahead, behind, locale);
    case Decision::By::TieBreak:
        return translatedTieBreak(core::infoOf(*decision.tieBreak).decision)
            .arg(tieBreakValue(*decision.tieBreak, ahead, locale),
                 tieBreakValue(*decision.tieBreak, behind, locale));
    case Decision::By::Nothing:
        return DecisionTexts::tr("level in all that decides; the rank is shared");
    }
    return {};
}

} // namespace texts
