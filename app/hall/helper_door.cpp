#include "app/hall/helper_door.h"

#include "app/hall/form_parts.h"
#include "app/hall/helper_check_in.h"
#include "app/hall/helper_papers.h"
#include "app/hall/helper_slips.h"
#include "core/codes/helper_codes.h"
#include "core/texts/club_texts.h"
#include "core/texts/translation.h"

#include <QUrlQuery>

#include <algorithm>
#include <utility>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

const QString leavingPath = helperPath + u"/leave"_s;
const QString beatPath = helperPath + u"/beat"_s;

Html signInForm(const QString& fault)
{
    const auto field =
        codeField({.name = u"code"_s,
                   .label = PageTexts::tr("Helper's code"),
                   .value = {},
                   .faults = fault.isEmpty() ? QStringList() : QStringList(fault),
                   .attributes = {{"autocomplete", "off"}, {"autofocus"}, {"required"}}});
    return element("p", Html(),
                   {{"id", "waiting-entries"},
                    {"class", "notice"},
                    {"hidden"},
                    {"data-text", PageTexts::tr("Entries waiting on this device: %1. "
                                                "They are sent once you have signed "
                                                "in.")}}) +
           textElement("p", PageTexts::tr("The code is on the helper's slip. It is easiest to "
                                          "scan the QR code there with the camera.")) +
           element("form",
                   field + textElement("button", PageTexts::tr("Sign in"), {{"type", "submit"}}),
                   {{"action", helperPath}, {"method", "post"}, {"class", "slip"}});
}

Response signInPage(const QString& fault, int status)
{
    return outsideResponse(PageTexts::tr("Helpers"), signInForm(fault), status);
}

/// What depends on whether a request is encrypted.
struct Door
{
    const char* cookie;
    QByteArray where; ///< The cookie's.
    QByteArray scheme;
};

Door doorOf(const Request& request)
{
    // A browser takes one called __Host- only by HTTPS, from this host, and for all of it.
    return request.isEncrypted ? Door{"__Host-helper", "; Path=/; Secure", "https://"}
                               : Door{"helper", "; Path=/helper", "http://"};
}

/// For as long as the code may hold without a use.
QByteArray cookieOf(const Request& request, const QByteArray& session, std::chrono::seconds life)
{
    const auto door = doorOf(request);
    return QByteArray(door.cookie) + '=' + session + door.where +
           "; Max-Age=" + QByteArray::number(qlonglong{life.count()}) +
           "; HttpOnly; SameSite=Strict";
}

Response withCookie(Response response, const QByteArray& cookie)
{
    response.headers.push_back({"Set-Cookie", cookie});
    return response;
}

/// Browsers say which page sends a form.
bool isFromElsewhere(const Request& request)
{
    return request.isPost && !request.origin.isEmpty() &&
           request.origin != doorOf(request).scheme + request.host;
}

/// What a browser shows before a certificate that it does not know, and where to tap.
Html warningPicture(const QString& browser, const QString& warning, const QStringList& taps)
{
    Html steps;
    for (const auto& tap : taps) {
        steps += element("li", textElement("span", tap, {{"class", "tap"}}));
    }
    return element("figure",
                   textElement("figcaption", browser) +
                       textElement("p", warning, {{"class", "warned"}}) + element("ol", steps),
                   {{"class", "browser"}});
}

/// "https://192.168.1.5:8443/helper".
QString secureAddress(const Request& request, std::uint16_t port)
{
    const auto host = QString::fromLatin1(request.host.split(':').first());
    return u"https://%1:%2%3"_s.arg(host).arg(port).arg(helperPath);
}

Html overview(const HelperVisit& visit)
{
    return textElement("p", PageTexts::tr("May: %1.", "a helper")
                                .arg(texts::text(visit.admitted.helper.rights))) +
           (visit.may(core::HelperRight::Papers) ? papersPart(visit) : Html()) +
           helperForm(visit, leavingPath,
                      textElement("button", PageTexts::tr("Sign out"),
                                  {{"type", "submit"}, {"class", "quiet"}}));
}

} // namespace

HelperDoor::HelperDoor(core::TournamentId id, core::TournamentService::Clock clock)
    : id_(id), clock_(std::move(clock)), deskNames_(PageTexts::tr("Helper: %1", "in the journal"))
{}

bool HelperDoor::isFor(const QString& path)
{
    return path == helperPath || path.startsWith(helperPath + u'/');
}

const char* HelperDoor::cookieName(const Request& request)
{
    return doorOf(request).cookie;
}

Response HelperDoor::wayIn(const Request& request, std::uint16_t port)
{
    const texts::ThreadLanguage language(pageLocale(request.language));
    if (request.isPost || request.path != helperPath) {
        return signInPage(PageTexts::tr("Nothing was stored. Please scan the code again."), 403);
    }
    return outsideResponse(
        PageTexts::tr("Helpers"),
        textElement("p", PageTexts::tr("The next page is encrypted. The browser does not know "
                                       "this laptop yet, and warns once:")) +
            warningPicture(PageTexts::tr("iPad, iPhone"),
                           PageTexts::tr("This Connection Is Not Private"),
                           {PageTexts::tr("Show Details"), PageTexts::tr("visit this website"),
                            PageTexts::tr("Visit Website")}) +
            warningPicture(PageTexts::tr("Android, Windows"),
                           PageTexts::tr("Your connection is not private"),
                           {PageTexts::tr("Advanced"), PageTexts::tr("Proceed to … (unsafe)")}) +
            element("p", linkTo(secureAddress(request, port), PageTexts::tr("Go on"),
                                {{"id", "secure"}, {"class", "button"}})));
}

Response HelperDoor::elsewhere(const Request& request)
{
    const texts::ThreadLanguage language(pageLocale(request.language));
    return outsideResponse(
        PageTexts::tr("There is no such page."),
        element("p", linkTo(helperPath, PageTexts::tr("Overview", "a page for helpers"))), 404);
}

Response HelperDoor::answer(const Request& request, const OpenStore& opened)
{
    const texts::ThreadLanguage language(pageLocale(request.language));
    if (isFromElsewhere(request)) {
        return signInPage(PageTexts::tr("Another website sent this. Nothing was stored."), 403);
    }
    core::HelperService helpers(opened.store, opened.service, clock_);
    if (request.isPost && request.path == helperPath) {
        return signIn(request, helpers);
    }
    const auto admitted =
        request.session.isEmpty() ? std::nullopt : helpers.admit(id_, request.session);
    if (!admitted) {
        const bool isDoor = request.path == helperPath && request.session.isEmpty();
        return isDoor ? signInPage({}, 200)
                      : signInPage(PageTexts::tr("Please sign in. Nothing was stored."), 403);
    }
    return enter({request, opened, id_, *admitted, deskNames_.arg(admitted->helper.name), clock_,
                  arrivals_});
}

Response HelperDoor::signIn(const Request& request, core::HelperService& helpers) const
{
    constexpr qsizetype longestCode = 100;
    const QUrlQuery form(QString::fromUtf8(request.body).replace(u'+', u' '));
    const auto code = form.queryItemValue(u"code"_s, QUrl::FullyDecoded).left(longestCode);
    if (const auto admitted = helpers.signIn(id_, code)) {
        return withCookie(seeHelperPage(helperPath),
                          cookieOf(request, admitted->session, core::helperCodeLife));
    }
    auto response =
        signInPage(PageTexts::tr("This code opens nothing (any more). Please ask the desk."), 403);
    response.isWrongCode = true;
    return response;
}

Response HelperDoor::enter(const HelperVisit& visit)
{
    const auto& request = visit.request;
    if (request.isPost) {
        const QUrlQuery form(QString::fromUtf8(request.body).replace(u'+', u' '));
        const auto token = form.queryItemValue(u"token"_s, QUrl::FullyDecoded).toLatin1();
        if (!core::isSameSecret(token, visit.admitted.token)) {
            return helperResponse(
                visit, PageTexts::tr("Nothing was stored."),
                textElement("p", PageTexts::tr("This page is out of date. Please go back to it and "
                                               "try again.")),
                403);
        }
        if (request.path == beatPath) {
            return hear(visit);
        }
        if (request.path == leavingPath) {
            return withCookie(seeHelperPage(helperPath),
                              cookieOf(request, {}, std::chrono::seconds(0)));
        }
    }
    if (request.path == helperPath) {
        return helperResponse(visit, PageTexts::tr("Helpers"), overview(visit));
    }
    if (request.path == helperCheckInPath) {
        return checkInPage(visit);
    }
    if (request.path == helperSlipsPath || request.path.startsWith(helperSlipsPath + u'/')) {
        return helperSlips(visit);
    }
    if (request.path.startsWith(helperPapersPath + u'/') && !request.isPost) {
        return paper(visit);
    }
    return helperResponse(
        visit, PageTexts::tr("There is no such page."),
        element("p", linkTo(helperPath, PageTexts::tr("Overview", "a page for helpers"))), 404);
}

/// A page says now and then what it is and what it could not send.
Response HelperDoor::hear(const HelperVisit& visit)
{
    constexpr qsizetype longestField = 64;
    constexpr int mostUnsent = 999;
    const QUrlQuery form(QString::fromUtf8(visit.request.body).replace(u'+', u' '));
    const auto value = [&form](const QString& name) {
        return form.queryItemValue(name, QUrl::FullyDecoded).left(longestField);
    };
    devices_.hear({visit.admitted.helper.id, visit.admitted.helper.name, value(u"device"_s),
                   value(u"page"_s), std::clamp(value(u"unsent"_s).toInt(), 0, mostUnsent),
                   clock_().toUTC()});
    Response response;
    response.status = 204;
    response.isPrivate = true;
    return response;
}

Response HelperDoor::busy(const Request& request)
{
    const texts::ThreadLanguage language(pageLocale(request.language));
    auto response = outsideResponse(
        PageTexts::tr("One moment, please"),
        textElement("p", PageTexts::tr("The desk is busy. Please look whether it was stored, and "
                                       "try again.")),
        503);
    response.headers = {{"Retry-After", "5"}};
    return response;
}

Response HelperDoor::failed(const Request& request)
{
    const texts::ThreadLanguage language(pageLocale(request.language));
    return outsideResponse(PageTexts::tr("Please tell the desk"),
                           textElement("p", PageTexts::tr("Nothing was stored.")), 503);
}

} // namespace web
