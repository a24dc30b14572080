#include "app/hall/helper_page.h"

#include "app/hall/form_parts.h"
#include "core/texts/translation.h"

#include <QCryptographicHash>
#include <QUrlQuery>

#include <algorithm>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

Html helperMenu(const HelperVisit& visit)
{
    const auto item = [&visit](const QString& address, const QString& text) {
        const auto& path = visit.request.path;
        const bool isBelow = address != helperPath && path.startsWith(address + u'/');
        const auto mark =
            path == address || isBelow ? Attributes{{"aria-current", "page"}} : Attributes();
        return element("li", linkTo(address, text, mark));
    };
    Html items;
    if (visit.may(core::HelperRight::CheckIn) || visit.may(core::HelperRight::Fees)) {
        items += item(helperCheckInPath, PageTexts::tr("Check-in", "a page for helpers"));
    }
    if (visit.may(core::HelperRight::Slips) || visit.may(core::HelperRight::SecondPass)) {
        items += item(helperSlipsPath, PageTexts::tr("Score slips", "a page for helpers"));
    }
    items += item(helperPath, PageTexts::tr("Overview", "a page for helpers"));
    return element("nav", element("ul", items), {{"aria-label", PageTexts::tr("Pages")}});
}

Html outerPage(const QString& title, const Html& head, const Html& contents,
               const Attributes& body = {})
{
    return typeset::wholePage(
        {.language = texts::locale().bcp47Name(),
         .title = title,
         .metas = {{"generator", "Rummy Director"}, {"color-scheme", "light dark"}},
         .head = voidElement("link", {{"rel", "stylesheet"}, {"href", "/hall.css"}}) +
                 element("script", Html(), {{"src", "/unsent.js"}, {"defer"}}) +
                 element("script", Html(), {{"src", "/helper.js"}, {"defer"}}) +
                 element("script", Html(), {{"src", "/slip.js"}, {"defer"}}),
         .bodyAttributes = Attributes{{"class", "helper"}} + body},
        linkTo(u"#contents"_s, PageTexts::tr("To the contents"), {{"class", "skip"}}) + head +
            element("main", textElement("h1", title) + contents, {{"id", "contents"}}));
}

Response privateResponse(const Html& page, int status)
{
    Response response;
    response.status = status;
    response.isPrivate = true;
    response.body = page.toUtf8();
    return response;
}

} // namespace

Response helperResponse(const HelperVisit& visit, const QString& title, const Html& contents,
                        int status)
{
    const auto tournament = visit.opened.service.tournament(visit.id);
    const auto event = tournament ? (*tournament)->settings.name : QString();
    const auto head = element("header", textElement("p", event, {{"class", "event"}}) +
                                            textElement("p", visit.admitted.helper.name)) +
                      helperMenu(visit);
    const auto token = QString::fromLatin1(visit.admitted.token);
    return privateResponse(outerPage(title, head, contents, {{"data-token", token}}), status);
}

Response outsideResponse(const QString& title, const Html& contents, int status)
{
    return privateResponse(outerPage(title, {}, contents), status);
}

Response seeHelperPage(const QString& address)
{
    Response response;
    response.status = 303;
    response.isPrivate = true;
    response.headers = {{"Location", address.toUtf8()}};
    return response;
}

const core::Round* roundPlayed(const core::Tournament& tournament)
{
    const auto& rounds = tournament.rounds;
    const auto found = std::find_if(rounds.rbegin(), rounds.rend(), [](const core::Round& round) {
        return round.head.state == core::RoundState::Published;
    });
    return found != rounds.rend() ? &*found : nullptr;
}

Html helperForm(const HelperVisit& visit, const QString& address, const Html& fields,
                const Attributes& attributes)
{
    return element("form", hidden(u"token"_s, QString::fromLatin1(visit.admitted.token)) + fields,
                   Attributes{{"action", address}, {"method", "post"}} + attributes);
}

core::HelperEntry sentEntry(const HelperVisit& visit)
{
    constexpr qsizetype longestId = 64;
    QUrlQuery content(QString::fromUtf8(visit.request.body).replace(u'+', u' '));
    content.removeQueryItem(u"token"_s);
    return {content.queryItemValue(u"request"_s, QUrl::FullyDecoded).left(longestId),
            visit.admitted.helper.id,
            QCryptographicHash::hash(content.toString(QUrl::FullyEncoded).toUtf8(),
                                     QCryptographicHash::Sha256)};
}

Html alertPart(const QString& text)
{
    return textElement("p", text, {{"class", "fault"}, {"role", "alert"}});
}

} // namespace web
