#include "core/texts/people_texts.h"

#include "core/people/people_names.h"
#include "core/texts/numbers.h"
#include "core/texts/series_texts.h"

#include <QCoreApplication>

#include <algorithm>

namespace texts {
namespace {

using namespace Qt::Literals::StringLiterals;

class PeopleTexts
{
    Q_DECLARE_TR_FUNCTIONS(PeopleTexts)
};

bool isOfCards(scoring::RuleSet ruleSet)
{
    return ruleSet == scoring::RuleSet::Romme500;
}

QString inARow(std::int64_t length, scoring::RuleSet ruleSet)
{
    const auto count = static_cast<int>(length);
    return isOfCards(ruleSet) ? PeopleTexts::tr("%n match(es) in a row", nullptr, count)
                              : PeopleTexts::tr("%n game(s) in a row", nullptr, count);
}

QString titleAt(const core::PlayedEvenings& evenings, std::size_t place)
{
    return eveningTitle(*evenings[place].evening);
}

QString titlesOf(const core::PlayedEvenings& evenings, const std::vector<std::size_t>& places)
{
    constexpr std::size_t most = 3;
    QStringList titles;
    for (std::size_t at = 0; at < std::min(places.size(), most); ++at) {
        titles << eveningName(*evenings[places[at]].evening);
    }
    const auto others = static_cast<int>(places.size()) - static_cast<int>(titles.size());
    const auto list = titles.join(u"; "_s);
    return others > 0 ? PeopleTexts::tr("%1 and %n other(s)", "evenings", others).arg(list) : list;
}

QString spanText(const core::PlayedEvenings& evenings, std::size_t first, std::size_t last)
{
    return first == last ? titleAt(evenings, first)
                         : PeopleTexts::tr("from %1 to %2", "evenings")
                               .arg(titleAt(evenings, first), titleAt(evenings, last));
}

const core::PersonEvening& resultAt(const core::PersonFacts& facts, std::size_t evening)
{
    return *std::find_if(
        facts.evenings.begin(), facts.evenings.end(),
        [evening](const core::PersonEvening& one) { return one.evening == evening; });
}

QString placeAt(const core::PersonFacts& facts, const std::vector<std::size_t>& evenings)
{
    return ordinalText(resultAt(facts, evenings.front()).rank);
}

QString pointsAt(const core::PersonFacts& facts, const std::vector<std::size_t>& evenings)
{
    return matchPointsText(resultAt(facts, evenings.front()).tally.tmp());
}

} // namespace

PersonNames::PersonNames(const std::vector<core::ClubPerson>& people)
{
    std::set<QString> seen;
    for (const auto& one : people) {
        const auto key = core::nameKey(one.person.name);
        if (!seen.insert(key).second) {
            shared_.insert(key);
        }
    }
}

QString PersonNames::of(const core::SeriesPerson& person) const
{
    if (shared_.find(core::nameKey(person.name)) == shared_.end()) {
        return person.name;
    }
    const auto name = core::nameWithClub(person.name, person.club);
    return person.player == core::PlayerId() ? PeopleTexts::tr("%1, not in the directory").arg(name)
                                             : name;
}

QString recordTitle(core::RecordKind kind, scoring::RuleSet ruleSet)
{
    switch (kind) {
    case core::RecordKind::MostPoints:
        return PeopleTexts::tr("Most points of an evening");
    case core::RecordKind::MostRommes:
        return isOfCards(ruleSet) ? PeopleTexts::tr("Most often out at one evening")
                                  : PeopleTexts::tr("Most Rommés of an evening");
    case core::RecordKind::LongestStreak:
        break;
    }
    return PeopleTexts::tr("Longest series of wins");
}

QString recordValue(const core::PlayersRecord& record, const QLocale& locale)
{
    return record.kind == core::RecordKind::LongestStreak
               ? inARow(record.value.units() / scoring::MatchPoints::unitsPerPoint, record.ruleSet)
               : matchPointsText(record.value, locale);
}

QString recordEvenings(const core::PlayedEvenings& evenings, const core::RecordHolder& holder)
{
    return spanText(evenings, holder.first, holder.last);
}

QStringList bestTexts(const core::PlayedEvenings& evenings, const core::PersonFacts& facts,
                      const core::RuleSetSum& sum)
{
    QStringList texts;
    texts << PeopleTexts::tr("Best place: %1 (%2)")
                 .arg(placeAt(facts, sum.bestPlace), titlesOf(evenings, sum.bestPlace));
    if (!sum.mostPoints.empty()) {
        texts << PeopleTexts::tr("Most points: %1 (%2)")
                     .arg(pointsAt(facts, sum.mostPoints), titlesOf(evenings, sum.mostPoints));
    }
    if (!sum.longestStreaks.empty()) {
        const auto& streak = sum.longestStreaks.back();
        texts << PeopleTexts::tr("Longest series of wins: %1 (%2)")
                     .arg(inARow(streak.length, sum.ruleSet),
                          spanText(evenings, streak.first, streak.last));
    }
    return texts;
}

QStringList worstTexts(const core::PlayedEvenings& evenings, const core::PersonFacts& facts,
                       const core::RuleSetSum& sum)
{
    if (sum.evenings < 2) {
        return {};
    }
    QStringList texts = {
        PeopleTexts::tr("Worst place: %1 (%2)")
            .arg(placeAt(facts, sum.worstPlace), titlesOf(evenings, sum.worstPlace))};
    if (!sum.fewestPoints.empty()) {
        texts << PeopleTexts::tr("Fewest points: %1 (%2)")
                     .arg(pointsAt(facts, sum.fewestPoints), titlesOf(evenings, sum.fewestPoints));
    }
    return texts;
}

QStringList headToHeadTexts(const core::HeadToHead& both, const PersonNames& names)
{
    const auto shares = [&](std::int64_t one, std::int64_t other, std::int64_t all) {
        return PeopleTexts::tr("%1 %2, %3 %4, level %5")
            .arg(names.of(both.one), QString::number(one), names.of(both.other),
                 QString::number(other), QString::number(all - one - other));
    };
    const auto evenings = std::ssize(both.evenings);
    QStringList texts = {PeopleTexts::tr("Evenings with both: %1").arg(evenings)};
    if (evenings > 0) {
        texts << PeopleTexts::tr("Better placed: %1")
                     .arg(shares(both.oneBefore, both.otherBefore, evenings));
    }
    texts << PeopleTexts::tr("At one table: %1, games: %2").arg(both.tables).arg(both.games);
    if (both.games > 0) {
        texts << PeopleTexts::tr("Ahead in a game: %1")
                     .arg(shares(both.oneAhead, both.otherAhead, both.games));
    }
    return texts;
}

} // namespace texts
