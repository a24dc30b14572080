#include "app/hall/helper_papers.h"

#include "app/hall/form_parts.h"
#include "core/evening/release.h"
#include "core/service/club_service.h"
#include "core/texts/translation.h"
#include "reports/documents/gathering.h"
#include "reports/documents/usual_print.h"
#include "reports/hall/pages.h"
#include "reports/typeset/painting.h"

#include <vector>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

using documents::Choice;
using documents::Kind;

/// What helpers can print now.
std::vector<Choice> choicesOf(const core::Tournament& tournament)
{
    std::vector<Choice> choices;
    if (const auto* const round = roundPlayed(tournament)) {
        for (const auto kind :
             {Kind::SeatingByTable, Kind::SeatingByName, Kind::ScoreSlips, Kind::OpenTables}) {
            choices.push_back({kind, round->number});
        }
    }
    if (const auto released = core::releasedUntil(tournament);
        released && findRound(tournament, *released) != nullptr) {
        choices.push_back({Kind::Standings, released});
    }
    return choices;
}

QString addressOf(const Choice& choice)
{
    return helperPapersPath + u'/' + documents::idOf(choice.kind);
}

Html tableChoice(const core::Round& round)
{
    Html options;
    for (const auto& table : round.tables) {
        const auto number = QString::number(plain(table.number));
        options += option(number, number, false);
    }
    return choice(u"q"_s, PageTexts::tr("Score slip of table"), options);
}

Response noPaper(const HelperVisit& visit, const QString& why, int status)
{
    return helperResponse(
        visit, PageTexts::tr("This cannot be printed now."),
        textElement("p", why) + element("p", linkTo(helperPath, PageTexts::tr("Back"))), status);
}

Response pdfOf(const HelperVisit& visit, const core::Tournament& tournament, const Choice& choice)
{
    core::ClubService club(visit.opened.store, visit.desk, visit.clock);
    documents::Source source{tournament, {}, visit.now().toLocalTime()};
    source.publicNames = club.publicNames(visit.id);
    if (tournament.settings.phoneSlips != core::PhoneSlips::Off) {
        source.hallAddress = u"http://"_s + QString::fromLatin1(visit.request.host) + u'/';
    }
    gather(source, {choice}, visit.opened.service, club, visit.id);
    const auto composed = documents::compose(source, choice);
    if (!composed) {
        return noPaper(visit, PageTexts::tr("Please load the list again."), 404);
    }
    const auto locale = texts::locale();
    const auto title = documents::titleOf(choice.kind);
    Response response;
    response.type = "application/pdf";
    response.isPrivate = true;
    response.headers = {
        {"Content-Disposition",
         "inline; filename=\"" + documents::idOf(choice.kind).toLatin1() + ".pdf\""}};
    response.body = typeset::pdf(sheetsOf(*composed, documents::usualPaper(locale)),
                                 documents::pdfProperties(source, title, locale));
    return response.body.isEmpty() ? noPaper(visit, PageTexts::tr("Please tell the desk."), 503)
                                   : response;
}

} // namespace

Html papersPart(const HelperVisit& visit)
{
    const auto tournament = visit.opened.service.tournament(visit.id);
    if (!tournament) {
        return {};
    }
    Html items;
    Html slips;
    for (const auto& choice : choicesOf(**tournament)) {
        if (choice.kind == Kind::ScoreSlips) {
            slips = element("form",
                            tableChoice(*findRound(**tournament, *choice.round)) +
                                textElement("button", PageTexts::tr("Open"), {{"type", "submit"}}),
                            {{"action", addressOf(choice)}, {"method", "get"}, {"class", "slip"}});
        } else {
            items += element("li", linkTo(addressOf(choice), documents::titleOf(choice.kind)));
        }
    }
    const auto round = roundPlayed(**tournament);
    return textElement("h2", PageTexts::tr("Print", "papers")) +
           textElement("p",
                       round != nullptr
                           ? PageTexts::tr("Round %1 is being played.").arg(plain(round->number))
                           : PageTexts::tr("No round is being played.")) +
           (items.isEmpty() ? Html() : element("ul", items, {{"class", "papers"}})) + slips;
}

Response paper(const HelperVisit& visit)
{
    if (!visit.may(core::HelperRight::Papers)) {
        return noPaper(visit, PageTexts::tr("The desk has not allowed it."), 403);
    }
    const auto found = visit.opened.service.tournament(visit.id);
    if (!found) {
        return noPaper(visit, PageTexts::tr("Please tell the desk."), 404);
    }
    // Later calls of the service would invalidate the one it keeps.
    const core::Tournament tournament = **found;
    for (auto choice : choicesOf(tournament)) {
        if (visit.request.path != addressOf(choice)) {
            continue;
        }
        if (const auto table = numberIn(visit.request.query);
            table && choice.kind == Kind::ScoreSlips) {
            choice.tables = {core::TableNumber{*table}};
        }
        return pdfOf(visit, tournament, choice);
    }
    return noPaper(visit, PageTexts::tr("Please load the list again."), 404);
}

} // namespace web
