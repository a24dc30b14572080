#include "app/hall/page_parts.h"

#include "app/hall/html.h"
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

QString named(const hall::Person& person, const PersonAddress& address)
{
    const auto target = address ? address(person) : QString();
    return target.isEmpty() ? escaped(person.name) : linkTo(target, person.name);
}

QString numberAndName(const hall::Person& person, const PersonAddress& address)
{
    return textElement(u"td"_s, QString::number(person.number), u" class=\"number\""_s) +
           element(u"th"_s, named(person, address), u" scope=\"row\""_s);
}

QString head(const QString& text, const QString& kind = {})
{
    return element(u"th"_s, escaped(text),
                   u" scope=\"col\""_s +
                       (kind.isEmpty() ? QString() : attribute(u"class"_s, kind)));
}

QString numberAndNameHeads()
{
    return head(PageTexts::tr("No."), u"number"_s) + head(PageTexts::tr("Name"));
}

QString table(const QString& caption, const QString& heads, const QString& rows)
{
    return element(u"div"_s,
                   element(u"table"_s, textElement(u"caption"_s, caption, u" class=\"unseen\""_s) +
                                           element(u"thead"_s, element(u"tr"_s, heads)) +
                                           element(u"tbody"_s, rows)),
                   u" class=\"wide\""_s);
}

QString menu(const std::vector<MenuEntry>& entries)
{
    QString items;
    for (const auto& entry : entries) {
        const auto mark = entry.isCurrent ? u" aria-current=\"page\""_s : QString();
        items += element(u"li"_s, linkTo(entry.address, entry.title, mark));
    }
    return items.isEmpty() ? QString()
                           : element(u"nav"_s, element(u"ul"_s, items),
                                     attribute(u"aria-label"_s, PageTexts::tr("Pages")));
}

/// Result and points of each seat.
QString gameRow(const hall::EveningGame& game, std::optional<std::size_t> own)
{
    QString cells = textElement(u"th"_s, game.title, u" scope=\"row\" class=\"number\""_s);
    for (qsizetype seat = 0; seat < game.results.size(); ++seat) {
        const bool isOwn = own && static_cast<std::size_t>(seat) == *own;
        cells += element(u"td"_s,
                         escaped(game.results[seat]) +
                             textElement(u"b"_s, game.points[seat], u" class=\"points\""_s),
                         isOwn ? u" class=\"own\""_s : QString());
    }
    return element(u"tr"_s, cells);
}

QString eveningTable(const hall::EveningTable& round, const QString& gameHead)
{
    QString heads = head(gameHead, u"number"_s);
    QStringList seated;
    for (const auto& seat : round.seats) {
        heads += head(seat.letter);
        seated << seat.letter + u' ' + QString::number(seat.person.number) + u' ' +
                      seat.person.name;
    }
    QString rows;
    for (const auto& game : round.games) {
        rows += gameRow(game, round.own);
    }
    QString part = textElement(u"h2"_s, round.title) +
                   textElement(u"p"_s, seated.join(u" · "_s), u" class=\"note\""_s);
    if (!rows.isEmpty()) {
        part += table(round.title, heads, rows);
    } else if (!round.seats.empty()) {
        part += textElement(u"p"_s, PageTexts::tr("Nothing entered yet."));
    }
    for (const auto& note : round.notes) {
        part += textElement(u"p"_s, note);
    }
    return element(u"section"_s, part);
}

} // namespace

QString wholePage(const hall::Pages& pages, const PageLayout& layout, const QString& contents)
{
    QStringList whenAndWhere = {pages.day, pages.place};
    whenAndWhere.removeAll(QString());
    const auto title =
        layout.title == pages.event ? layout.title : layout.title + u" – "_s + pages.event;
    return u"<!DOCTYPE html>\n<html"_s + attribute(u"lang"_s, texts::locale().bcp47Name()) +
           u">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<meta name=\"generator\" content=\"Rummy Director\">\n"
           "<meta name=\"color-scheme\" content=\"light dark\">\n"_s +
           textElement(u"title"_s, title) + layout.head + u"</head>\n<body"_s +
           layout.bodyAttributes + u">\n"_s +
           linkTo(u"#contents"_s, PageTexts::tr("To the contents"), u" class=\"skip\""_s) +
           element(u"header"_s, textElement(u"p"_s, pages.event, u" class=\"event\""_s) +
                                    textElement(u"p"_s, whenAndWhere.join(u" · "_s))) +
           menu(layout.menu) + element(u"main"_s, contents, u" id=\"contents\""_s) +
           u"</body>\n</html>\n"_s;
}

QString placesTable(const std::vector<hall::Place>& places, const PersonAddress& address)
{
    QString rows;
    for (const auto& place : places) {
        const auto where =
            place.table
                ? textElement(u"td"_s, QString::number(*place.table), u" class=\"table\""_s) +
                      textElement(u"td"_s, place.seat, u" class=\"seat\""_s)
                : textElement(u"td"_s, place.text, u" colspan=\"2\" class=\"bye\""_s);
        rows += element(u"tr"_s, numberAndName(place.person, address) + where);
    }
    return table(PageTexts::tr("Who sits where"),
                 numberAndNameHeads() + head(PageTexts::tr("Table"), u"table"_s) +
                     head(PageTexts::tr("Seat"), u"seat"_s),
                 rows);
}

QString tableLists(const hall::RoundPage& round, const PersonAddress& address)
{
    const auto item = [&](const QString& letter, const hall::Person& person) {
        return element(u"li"_s, textElement(u"span"_s, letter, u" class=\"letter\""_s) +
                                    textElement(u"span"_s, QString::number(person.number),
                                                u" class=\"number\""_s) +
                                    named(person, address));
    };
    QString lists;
    for (const auto& table : round.tables) {
        QString items;
        for (const auto& seat : table.seats) {
            items += item(seat.letter, seat.person);
        }
        lists += element(u"section"_s,
                         textElement(u"h2"_s, table.title) +
                             (table.isOpen
                                  ? textElement(u"p"_s, PageTexts::tr("open"), u" class=\"open\""_s)
                                  : QString()) +
                             element(u"ul"_s, items));
    }
    if (!round.byes.empty()) {
        QString items;
        for (const auto& person : round.byes) {
            items += item({}, person);
        }
        lists += element(u"section"_s,
                         textElement(u"h2"_s, PageTexts::tr("Bye")) + element(u"ul"_s, items));
    }
    return element(u"div"_s, lists, u" class=\"tables\""_s);
}

QString standingsTable(const hall::StandingsPage& standings, const PersonAddress& address)
{
    const bool haveClubs =
        std::any_of(standings.lines.begin(), standings.lines.end(),
                    [](const hall::StandingsLine& line) { return !line.club.isEmpty(); });
    QString rows;
    for (const auto& line : standings.lines) {
        rows += element(u"tr"_s,
                        element(u"td"_s, escaped(line.rank), u" class=\"rank\""_s) +
                            numberAndName(line.person, address) +
                            (haveClubs ? element(u"td"_s, escaped(line.club), u" class=\"club\""_s)
                                       : QString()) +
                            element(u"td"_s, escaped(line.games), u" class=\"number\""_s) +
                            element(u"td"_s, escaped(line.sum), u" class=\"sum\""_s));
    }
    return textElement(u"p"_s, standings.state, u" class=\"open\""_s) +
           table(standings.title,
                 head(PageTexts::tr("Rank"), u"rank"_s) + numberAndNameHeads() +
                     (haveClubs ? head(PageTexts::tr("Club"), u"club"_s) : QString()) +
                     head(standings.gamesHead, u"number"_s) + head(standings.sumHead, u"sum"_s),
                 rows);
}

QString eveningTables(const hall::Evening& evening)
{
    QString parts = textElement(u"p"_s, evening.place, u" class=\"place\""_s) +
                    textElement(u"p"_s, evening.total);
    for (const auto& table : evening.tables) {
        parts += eveningTable(table, evening.gameHead);
    }
    if (evening.tables.empty()) {
        parts += textElement(u"p"_s, PageTexts::tr("Nothing to show yet."));
    }
    return parts;
}

QString clockPart(const hall::Pages& pages)
{
    if (!pages.clock) {
        return {};
    }
    const auto& clock = *pages.clock;
    const auto end = clock.isRunning
                         ? attribute(u"data-end"_s, QString::number(clock.end.toMSecsSinceEpoch()))
                         : QString();
    return textElement(u"p"_s, clock.text, u" class=\"clock\" role=\"timer\""_s + end);
}

QString noticesPart(const QStringList& notices)
{
    QString parts;
    for (const auto& notice : notices) {
        parts += textElement(u"p"_s, notice, u" class=\"notice\""_s);
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
