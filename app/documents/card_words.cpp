#include "card_words.h"

#include "app/texts/match_texts.h"
#include "columns.h"
#include "core/cards/card_tallies.h"
#include "core/cards/knock_out.h"

#include <QCoreApplication>

namespace documents {

using namespace Qt::Literals::StringLiterals;

namespace {

class CardWords
{
    Q_DECLARE_TR_FUNCTIONS(CardWords)
};

QString namesText(const People& people, const std::vector<core::StartNumber>& numbers)
{
    QStringList names;
    for (const auto number : numbers) {
        names << people.numbered(number);
    }
    return names.join(u"; "_s);
}

} // namespace

bool givesCardPoints(const core::Settings& settings)
{
    const auto& cards = settings.cards;
    return playsCards(settings) && cards.event != core::CardEvent::Multi &&
           !givesMatchPoints(cards);
}

std::optional<std::int32_t> dealsOf(const core::CardRules& rules)
{
    const auto* const quick = std::get_if<scoring::QuickMatch>(&rules.match);
    return quick != nullptr ? std::optional(quick->deals) : std::nullopt;
}

QString pointsHead(const core::Settings& settings)
{
    return givesCardPoints(settings) ? CardWords::tr("Points") : CardWords::tr("Match points");
}

QString headOf(CardColumn column)
{
    switch (column) {
    case CardColumn::Deals:
        return CardWords::tr("Deals");
    case CardColumn::MatchesWon:
        return CardWords::tr("Matches won");
    case CardColumn::GoneOut:
        return CardWords::tr("Gone out");
    case CardColumn::CameTo:
        return CardWords::tr("Came to");
    case CardColumn::Chips:
        return CardWords::tr("Chips");
    case CardColumn::Prize:
        break;
    }
    return CardWords::tr("Prize");
}

scoring::MatchPoints asPoints(scoring::Chips chips)
{
    return scoring::MatchPoints::fromUnits(chips.sixths() * scoring::MatchPoints::unitsPerPoint /
                                           scoring::Chips::sixthsPerChip);
}

reports::Cell chipsCell(scoring::Chips chips)
{
    return pointsCell(asPoints(chips));
}

QString cardHandText(const std::optional<scoring::CardHand>& hand)
{
    return hand ? u"%1 − %2"_s.arg(hand->melded).arg(hand->hand) : u"–"_s;
}

QString matchText(const People& people, const core::Settings& settings, const core::Round& round,
                  const core::MatchState& match)
{
    const QString names = namesText(people, match.winners);
    switch (match.status) {
    case core::MatchStatus::Running:
        return texts::text(match.status);
    case core::MatchStatus::TieBreaker:
        return CardWords::tr("tie-breaker deal due among %1").arg(names);
    case core::MatchStatus::Lot:
        return CardWords::tr("lot due among %1 (%n place(s) to be had)", nullptr, match.contested)
            .arg(names);
    case core::MatchStatus::Won:
    case core::MatchStatus::Split:
        break;
    }
    const QString why = match.over ? texts::text(*match.over) : QString();
    if (names.isEmpty()) {
        return CardWords::tr("over without a winner (%1)").arg(why);
    }
    if (isKnockOut(settings) && !isLastOfKnockOut(round)) {
        return CardWords::tr("in the next round: %1 (%2)").arg(names, why);
    }
    return match.status == core::MatchStatus::Won
               ? CardWords::tr("won by %1 (%2)").arg(names, why)
               : CardWords::tr("tied at the top: %1 (%2)").arg(names, why);
}

QString shortMatchText(const core::MatchState& match)
{
    if (!match.isDecided()) {
        return texts::text(match.status);
    }
    const bool isUnusual =
        match.over == core::MatchOver::TimeRanOut || match.over == core::MatchOver::WalkOver;
    return isUnusual ? texts::text(*match.over) : QString();
}

QString lotText(const People& people, const std::vector<core::StartNumber>& lot)
{
    return lot.empty() ? QString() : CardWords::tr("Lot drawn: %1").arg(namesText(people, lot));
}

QString withdrawnText(const People& people, const core::TableHead& table)
{
    return table.withdrawn.empty()
               ? QString()
               : CardWords::tr("Left the match: %1").arg(namesText(people, table.withdrawn));
}

QString treeTableTitle(core::RoundNumber round, const core::TreeTable& table)
{
    return table.isLast
               ? CardWords::tr("Round %1, final table").arg(plain(round))
               : CardWords::tr("Round %1, table %2").arg(plain(round)).arg(plain(table.number));
}

QString tieText(const std::optional<core::TieDecision>& tie)
{
    if (tie == core::TieDecision::Melded) {
        return CardWords::tr("Equal totals: the points melded decided.");
    }
    return tie == core::TieDecision::LastHand
               ? CardWords::tr("Equal totals: the last hand decided.")
               : QString();
}

reports::Cell fateCell(core::Fate fate)
{
    switch (fate) {
    case core::Fate::Open:
        break;
    case core::Fate::Equal:
        return {CardWords::tr("equal"), u"equal"_s};
    case core::Fate::Out:
        return {CardWords::tr("out"), u"out"_s};
    case core::Fate::Left:
        return {CardWords::tr("left the match"), u"left"_s};
    case core::Fate::GoesOn:
        return {CardWords::tr("goes on"), u"goes-on"_s};
    case core::Fate::Winner:
        return {CardWords::tr("winner"), u"winner"_s};
    }
    return {};
}

QString winnerText(const People& people, const std::optional<core::StartNumber>& winner)
{
    return winner ? CardWords::tr("Winner: %1").arg(people.numbered(*winner))
                  : CardWords::tr("There is no winner yet.");
}

} // namespace documents
