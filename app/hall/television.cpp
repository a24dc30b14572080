#include "app/hall/television.h"

#include "app/hall/form_parts.h"
#include "core/people/search_text.h"

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

/// A list that a television's script turns the pages of, once its type would become smaller than
/// with so many pages.
Html pagedList(const Html& head, const Html& items, int fewPages)
{
    return element("section",
                   head + element("p", Html(), {{"class", "mark"}}) + element("ol", items),
                   {{"class", "paged"},
                    {"data-pages", QString::number(fewPages)},
                    {"data-mark", PageTexts::tr("%1–%2, %3 of %4", "names, and the page")},
                    {"data-mark-of-one", PageTexts::tr("%1, %2 of %3", "a name, and the page")}});
}

Html displayList(const QString& title, const Html& items, const QString& state = {})
{
    constexpr int fewPages = 4;
    const auto whole = state.isEmpty() ? title : title + u" ("_s + state + u')';
    return pagedList(textElement("h2", whole), items, fewPages);
}

Html seatsByName(const hall::RoundPage& round, const TelevisionPart& part, const QString& named)
{
    Html items;
    for (const auto& place : round.places) {
        if (!part.has(place.person)) {
            continue;
        }
        const auto where = place.table ? textElement("b", QString::number(*place.table)) +
                                             textElement("span", place.seat, {{"class", "letter"}})
                                       : textElement("span", place.text);
        const auto mark = place.person.letter.isEmpty() ? place.person.name : place.person.letter;
        items +=
            element("li", textElement("span", place.person.listed, {{"class", "name"}}) + where,
                    {{"data-mark", mark}});
    }
    return displayList(PageTexts::tr("Who sits where"), items, named);
}

Html seatsByTable(const hall::RoundPage& round, const TelevisionPart& part, const QString& named)
{
    Html items;
    for (const auto& table : round.tables) {
        if (!part.hasTable(table.number)) {
            continue;
        }
        Html people;
        for (const auto& seat : table.seats) {
            people += element("span",
                              textElement("span", seat.letter, {{"class", "letter"}}) +
                                  Html(seat.person.listed),
                              {{"class", "seated"}});
        }
        const auto number = QString::number(table.number);
        items += element("li",
                         textElement("b", number, {{"class", "at"}}) +
                             element("span", people, {{"class", "name"}}),
                         {{"data-mark", number}});
    }
    return displayList(PageTexts::tr("Who sits at which table"), items, named);
}

Html standingsList(const hall::StandingsPage& standings)
{
    Html items;
    for (const auto& line : standings.lines) {
        items += element("li",
                         textElement("b", line.rank, {{"class", "rank"}}) +
                             textElement("span", line.person.listed, {{"class", "name"}}) +
                             textElement("b", line.sum),
                         {{"data-mark", line.rank}});
    }
    return displayList(standings.title, items, standings.state);
}

Html teamsList(const hall::TeamsPage& teams)
{
    Html items;
    for (const auto& line : teams.lines) {
        items += element("li",
                         textElement("b", line.rank, {{"class", "rank"}}) +
                             textElement("span", line.team, {{"class", "name"}}) +
                             textElement("b", line.sum),
                         {{"data-mark", line.rank}});
    }
    return displayList(teams.title, items, teams.state);
}

/// The prize-giving as on the display: the latest call large, the others below.
Html prizesPart(const hall::PrizeGiving& prizes)
{
    Html others;
    for (const auto& place : prizes.called) {
        if (&place != &prizes.called.front()) {
            others += element("li",
                              textElement("b", place.rank) +
                                  textElement("span", place.name, {{"class", "name"}}) +
                                  textElement("span", place.sum),
                              {{"data-mark", place.rank}});
        }
    }
    Html latest;
    if (!prizes.called.empty()) {
        const auto& now = prizes.called.front();
        latest = textElement("p", now.rank, {{"class", "called"}}) +
                 textElement("p", now.name, {{"class", "winner"}}) + textElement("p", now.sum);
    }
    return element("div", textElement("h1", prizes.title) + latest + pagedList({}, others, 1),
                   {{"class", "prizes"}});
}

Html lists(const hall::Pages& pages, const TelevisionPart& part)
{
    const auto call = textElement("p", pages.call, {{"class", "notice call"}, {"role", "alert"}});
    const auto notices = checkedPart(pages.checked) + noticesPart(pages.notices);
    Html left = textElement("p", pages.nothing, {{"class", "state"}}) + notices;
    Html right;
    if (pages.current) {
        const auto& round = pages.rounds[*pages.current];
        left = textElement("h1", round.title) + clockPart(pages) + call +
               textElement("p", round.state, {{"class", "state"}}) + notices;
    }
    if (pages.seated) {
        const auto& round = pages.rounds[*pages.seated];
        const auto named = pages.seated == pages.current ? QString() : round.title;
        right =
            part.isOfTables() ? seatsByTable(round, part, named) : seatsByName(round, part, named);
    }
    if (pages.standings && (part.isWhole() || right.isEmpty())) {
        right += standingsList(*pages.standings);
        for (const auto& group : pages.groups) {
            right += standingsList(group);
        }
        for (const auto& teams : pages.teams) {
            right += teamsList(teams);
        }
    }
    return element("div", left, {{"class", "stays"}}) + element("div", right, {{"class", "turns"}});
}

} // namespace

TelevisionPart::TelevisionPart(const QString& from, const QString& until)
    : from_(core::folded(from)),
      until_(core::folded(until)),
      first_(numberIn(from)),
      last_(numberIn(until))
{}

bool TelevisionPart::hasTable(std::int32_t number) const
{
    return number >= first_.value_or(number) && number <= last_.value_or(number);
}

bool TelevisionPart::has(const hall::Person& person) const
{
    const auto letter = core::folded(person.letter);
    return letter.isEmpty() || ((from_.isEmpty() || letter >= from_.left(letter.size())) &&
                                (until_.isEmpty() || letter <= until_.left(letter.size())));
}

Html televisionContents(const hall::Pages& pages, const hall::Stage& stage,
                        const TelevisionPart& part)
{
    return stage.isBlack  ? element("div", Html(), {{"class", "black"}})
           : stage.prizes ? prizesPart(*stage.prizes)
                          : lists(pages, part);
}

} // namespace web
