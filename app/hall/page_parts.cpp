#include "app/hall/page_parts.h"

#include "core/people/search_text.h"
#include "core/texts/translation.h"

#include <QFile>

// Keeps the linker from dropping the style sheet, which nothing else in this library refers to.
static void useHallAssets()
{
    Q_INIT_RESOURCE(rummy_hall_assets);
}

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

Html named(const hall::Person& person, const PersonAddress& address)
{
    const auto target = address ? address(person) : QString();
    return target.isEmpty() ? Html(person.name) : linkTo(target, person.name);
}

Html numberAndName(const hall::Person& person, const PersonAddress& address)
{
    return textElement("td", QString::number(person.number), {{"class", "number"}}) +
           element("th", named(person, address), {{"scope", "row"}});
}

Html head(const QString& text, const QString& kind = {})
{
    return element("th", Html(text),
                   Attributes{{"scope", "col"}} +
                       (kind.isEmpty() ? Attributes() : Attributes{{"class", kind}}));
}

Html numberAndNameHeads()
{
    return head(PageTexts::tr("No."), u"number"_s) + head(PageTexts::tr("Name"));
}

Html table(const QString& caption, const Html& heads, const Html& rows)
{
    return element(
        "div",
        element("table", textElement("caption", caption, {{"class", "unseen"}}) +
                             element("thead", element("tr", heads)) + element("tbody", rows)),
        {{"class", "wide"}, {"tabindex", "0"}, {"role", "region"}, {"aria-label", caption}});
}

Html menu(const std::vector<MenuEntry>& entries)
{
    Html items;
    for (const auto& entry : entries) {
        const auto mark = entry.isCurrent ? Attributes{{"aria-current", "page"}} : Attributes();
        items += element("li", linkTo(entry.address, entry.title, mark));
    }
    return items.isEmpty()
               ? Html()
               : element("nav", element("ul", items),
                         {{"id", "menu"}, {"aria-label", PageTexts::tr("Pages")}, {"data-live"}});
}

/// Result and points of each seat.
Html gameRow(const hall::EveningGame& game, std::optional<std::size_t> own)
{
    Html cells = textElement("th", game.title, {{"scope", "row"}, {"class", "number"}});
    for (qsizetype seat = 0; seat < game.results.size(); ++seat) {
        const bool isOwn = own && static_cast<std::size_t>(seat) == *own;
        cells += element("td",
                         Html(game.results[seat]) +
                             textElement("b", game.points[seat], {{"class", "points"}}),
                         isOwn ? Attributes{{"class", "own"}} : Attributes());
    }
    return element("tr", cells);
}

Html eveningTable(const hall::EveningTable& round, const QString& gameHead)
{
    Html heads = head(gameHead, u"number"_s);
    QStringList seated;
    for (const auto& seat : round.seats) {
        heads += head(seat.letter);
        seated << seat.letter + u' ' + QString::number(seat.person.number) + u' ' +
                      seat.person.name;
    }
    Html rows;
    for (const auto& game : round.games) {
        rows += gameRow(game, round.own);
    }
    Html part = textElement("h2", round.title) +
                textElement("p", seated.join(u" · "_s), {{"class", "note"}});
    if (!rows.isEmpty()) {
        part += table(round.title, heads, rows);
    } else if (!round.seats.empty()) {
        part += textElement("p", PageTexts::tr("Nothing entered yet."));
    }
    for (const auto& note : round.notes) {
        part += textElement("p", note);
    }
    return element("section", part);
}

Html teamsTable(const hall::TeamsPage& teams)
{
    Html rows;
    for (const auto& line : teams.lines) {
        rows += element("tr", element("td", Html(line.rank), {{"class", "rank"}}) +
                                  textElement("td", line.team, {{"class", "name"}}) +
                                  element("td", Html(line.people), {{"class", "club"}}) +
                                  element("td", Html(line.sum), {{"class", "sum"}}));
    }
    return table(teams.title,
                 head(PageTexts::tr("Rank"), u"rank"_s) + head(PageTexts::tr("Team"), u"name"_s) +
                     head(PageTexts::tr("Results that count"), u"club"_s) +
                     head(teams.sumHead, u"sum"_s),
                 rows);
}

} // namespace

Html wholePage(const hall::Pages& pages, const PageLayout& layout, const Html& contents)
{
    QStringList whenAndWhere = {pages.day, pages.place};
    whenAndWhere.removeAll(QString());
    const auto title =
        layout.title == pages.event ? layout.title : layout.title + u" – "_s + pages.event;
    const auto header = textElement("p", pages.event, {{"class", "event"}}) +
                        textElement("p", whenAndWhere.join(u" · "_s));
    return typeset::wholePage(
        {.language = texts::locale().bcp47Name(),
         .title = title,
         .metas = Attributes{{"generator", "Rummy Director"}, {"color-scheme", "light dark"}} +
                  layout.metas,
         .head = layout.head,
         .bodyAttributes = layout.bodyAttributes},
        linkTo(u"#contents"_s, PageTexts::tr("To the contents"), {{"class", "skip"}}) +
            element("header", header, {{"id", "head"}, {"data-live"}}) + menu(layout.menu) +
            element("main", contents, {{"id", "contents"}}));
}

Html placesTable(const std::vector<hall::Place>& places, const PersonAddress& address)
{
    Html rows;
    for (const auto& place : places) {
        const core::SearchText searched(place.person.name);
        const auto where =
            place.table ? textElement("td", QString::number(*place.table), {{"class", "table"}}) +
                              textElement("td", place.seat, {{"class", "seat"}})
                        : textElement("td", place.text, {{"colspan", "2"}, {"class", "bye"}});
        rows += element("tr", numberAndName(place.person, address) + where,
                        {{"data-search", searched.plain}, {"data-spelled", searched.spelled}});
    }
    return table(PageTexts::tr("Who sits where"),
                 numberAndNameHeads() + head(PageTexts::tr("Table"), u"table"_s) +
                     head(PageTexts::tr("Seat"), u"seat"_s),
                 rows);
}

Html tableLists(const hall::RoundPage& round, const PersonAddress& address)
{
    const auto item = [&](const QString& letter, const hall::Person& person) {
        return element(
            "li", textElement("span", letter, {{"class", "letter"}}) +
                      textElement("span", QString::number(person.number), {{"class", "number"}}) +
                      named(person, address));
    };
    Html lists;
    for (const auto& table : round.tables) {
        Html items;
        for (const auto& seat : table.seats) {
            items += item(seat.letter, seat.person);
        }
        lists +=
            element("section",
                    textElement("h2", table.title) +
                        (table.isOpen ? textElement("p", PageTexts::tr("open"), {{"class", "open"}})
                                      : Html()) +
                        element("ul", items));
    }
    if (!round.byes.empty()) {
        Html items;
        for (const auto& person : round.byes) {
            items += item({}, person);
        }
        lists += element("section", textElement("h2", PageTexts::tr("Bye")) + element("ul", items));
    }
    return element("div", lists, {{"class", "tables"}});
}

Html standingsTable(const hall::StandingsPage& standings, const PersonAddress& address)
{
    const bool haveClubs =
        std::any_of(standings.lines.begin(), standings.lines.end(),
                    [](const hall::StandingsLine& line) { return !line.club.isEmpty(); });
    const bool isOfGroup = !standings.overallHead.isEmpty();
    Html rows;
    for (const auto& line : standings.lines) {
        rows += element(
            "tr",
            element("td", Html(line.rank), {{"class", "rank"}}) +
                (isOfGroup ? element("td", Html(line.overall), {{"class", "number"}}) : Html()) +
                numberAndName(line.person, address) +
                (haveClubs ? element("td", Html(line.club), {{"class", "club"}}) : Html()) +
                element("td", Html(line.games), {{"class", "number"}}) +
                element("td", Html(line.sum), {{"class", "sum"}}));
    }
    return textElement("p", standings.why, {{"class", "open"}}) +
           table(standings.title,
                 head(PageTexts::tr("Rank"), u"rank"_s) +
                     (isOfGroup ? head(standings.overallHead, u"number"_s) : Html()) +
                     numberAndNameHeads() +
                     (haveClubs ? head(PageTexts::tr("Club"), u"club"_s) : Html()) +
                     head(standings.gamesHead, u"number"_s) + head(standings.sumHead, u"sum"_s),
                 rows);
}

Html allStandings(const hall::Pages& pages, const PersonAddress& address)
{
    auto parts = standingsTable(*pages.standings, address);
    for (const auto& group : pages.groups) {
        parts += textElement("h2", group.title) + standingsTable(group, address);
    }
    for (const auto& teams : pages.teams) {
        parts += textElement("h2", teams.title) + teamsTable(teams);
    }
    return parts;
}

Html eveningTables(const hall::Evening& evening)
{
    Html parts = textElement("p", evening.place, {{"class", "place"}}) +
                 textElement("p", evening.total) +
                 textElement("p", evening.why, {{"class", "open"}});
    for (const auto& table : evening.tables) {
        parts += eveningTable(table, evening.gameHead);
    }
    if (evening.tables.empty()) {
        parts += textElement("p", PageTexts::tr("Nothing to show yet."));
    }
    return parts;
}

Html clockPart(const hall::Pages& pages)
{
    if (!pages.clock) {
        return {};
    }
    const auto& clock = *pages.clock;
    const auto end = clock.isRunning
                         ? Attributes{{"data-end", QString::number(clock.end.toMSecsSinceEpoch())}}
                         : Attributes();
    return textElement("p", clock.text, Attributes{{"class", "clock"}, {"role", "timer"}} + end) +
           textElement("p", clock.note, {{"class", "note"}}) +
           (clock.isRunning ? textElement("p", PageTexts::tr("Time is over"),
                                          {{"class", "over"}, {"role", "status"}, {"hidden"}})
                            : Html());
}

Html checkedPart(const QString& checked)
{
    return textElement("p", checked, {{"class", "open"}});
}

Html ownPlacesPart(const std::vector<hall::OwnPlace>& places, bool areAllPlayed)
{
    if (places.empty()) {
        return textElement("p", areAllPlayed
                                    ? PageTexts::tr("All rounds have been played.")
                                    : PageTexts::tr("The round is over. Your next table will be "
                                                    "here once it is drawn."));
    }
    Html parts;
    for (const auto& place : places) {
        const bool isFirst = &place == &places.front();
        Html company;
        for (const auto& seat : place.company) {
            company += element("li", textElement("span", seat.letter, {{"class", "letter"}}) +
                                         Html(seat.person.listed));
        }
        parts += element(
            "section",
            textElement("p", isFirst ? place.round : PageTexts::tr("Then, %1").arg(place.round),
                        {{"class", "note"}}) +
                textElement("h2", place.text) + callPart(place.isCalled) +
                (company.isEmpty() ? Html() : element("ul", company)),
            {{"class", isFirst ? "own-place" : "own-place later"}});
    }
    return parts;
}

Html callPart(bool isCalled)
{
    return isCalled ? textElement("p", PageTexts::tr("Please bring your score slip."),
                                  {{"class", "notice call"}, {"role", "alert"}})
                    : Html();
}

Html noticesPart(const QStringList& notices)
{
    Html parts;
    for (const auto& notice : notices) {
        parts += textElement("p", notice, {{"class", "notice"}});
    }
    return parts;
}

QString styleSheet()
{
    useHallAssets();
    QFile file(u":/hall/hall.css"_s);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace web
