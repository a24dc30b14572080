#include "app/hall/served_site.h"

#include "app/hall/form_parts.h"
#include "app/hall/refused_request.h"
#include "app/hall/slip_form.h"
#include "app/hall/store_thread.h"
#include "app/hall/television.h"
#include "core/codes/code_signs.h"
#include "core/codes/hall_codes.h"
#include "core/people/search_text.h"
#include "core/store/store.h"
#include "core/texts/translation.h"

#include <QFile>
#include <QMessageAuthenticationCode>
#include <QUrlQuery>

#include <array>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QStringView ownFolder = u"/me/";
constexpr QStringView seatFolder = u"/seat/";
constexpr QStringView slipFolder = u"/t/";
constexpr QStringView worthEnd = u"/points"; ///< Behind a slip's address.
constexpr qsizetype longestCode = 100;

Response asset(const QString& name, const QByteArray& type)
{
    QFile file(u":/hall/"_s + name);
    Response response;
    response.type = type;
    response.body = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return response;
}

/// What belongs to the round that is shown first.
Html stateOf(const hall::Pages& pages)
{
    if (!pages.current) {
        return textElement("p", pages.nothing, {{"class", "state"}});
    }
    const auto& round = pages.rounds[*pages.current];
    return textElement("p", round.title + u" · "_s + round.state,
                       {{"class", "state"}, {"role", "status"}}) +
           checkedPart(pages.checked);
}

QString seatAddress(const hall::Person& person)
{
    return seatFolder.toString() + QString::number(person.number);
}

/// Where those are found who have what was typed in their names, or that number.
Html foundPlaces(const hall::RoundPage& round, const QString& typed)
{
    const core::NameMatcher matcher(typed);
    std::vector<hall::Place> found;
    for (const auto& place : round.places) {
        if (matcher.matches(core::StartNumber{place.person.number},
                            core::SearchText(place.person.name))) {
            found.push_back(place);
        }
    }
    return found.empty() ? textElement("p", PageTexts::tr("Nobody by that name."))
                         : placesTable(found, seatAddress);
}

Html field(const QString& id, const QString& label, const Attributes& attributes,
           const QString& button)
{
    return textElement("label", label, {{"for", id}}) +
           element("div",
                   voidElement("input", Attributes{{"id", id}} + attributes) +
                       textElement("button", button, {{"type", "submit"}}),
                   {{"class", "field"}});
}

/// A part that the script keeps up to date.
Html live(const Html& contents, const char* id = "live")
{
    return element("div", contents, {{"id", id}, {"data-live"}});
}

core::Refusal unknownCode(const char* place)
{
    return {core::ResultFault::CodeUnknown, core::Pointer() / place, {}};
}

bool isWrongCode(const core::Refused& refused)
{
    return std::any_of(refused.refusals.begin(), refused.refusals.end(),
                       [](const core::Refusal& refusal) {
                           return refusal.code == core::RefusalCode(core::ResultFault::CodeUnknown);
                       });
}

/// The page is at that address.
Response elsewhere(const QString& address)
{
    Response response;
    response.status = 303;
    response.headers = {{"Location", address.toUtf8()}};
    response.isPrivate = true;
    return response;
}

Html styleAndScripts(const QString& second)
{
    return voidElement("link", {{"rel", "stylesheet"}, {"href", "/hall.css"}}) +
           element("script", Html(), {{"src", "/hall.js"}, {"defer"}}) +
           element("script", Html(), {{"src", second}, {"defer"}});
}

/// What a page's script says once it hears nothing any more.
Attributes contactAttributes(std::uint64_t version)
{
    return {{"data-version", QString::number(version)},
            {"data-lost", PageTexts::tr("No contact since %1. This page comes back by itself.")}};
}

} // namespace

ServedSite::ServedSite(Content content, Reporting reporting) : content_(std::move(content))
{
    const auto& settings = content_.tournament.settings;
    const bool reports = settings.phoneSlips != core::PhoneSlips::Off && !playsCards(settings) &&
                         !content_.key.isEmpty() && reporting == Reporting::Yes;
    for (const auto& round : content_.tournament.rounds) {
        if (!reports || round.head.state == core::RoundState::Draft) {
            continue;
        }
        for (const auto& table : round.tables) {
            for (std::int32_t edition = 1; edition <= table.head.slip; ++edition) {
                const core::SlipId slip = {round.number, table.number, edition};
                slips_.insert(core::plainCode(core::slipCode(content_.key, slip)), slip);
            }
        }
    }
    if (!content_.key.isEmpty()) {
        for (const auto& person : core::peopleHere(content_.tournament)) {
            codes_.insert(core::plainCode(core::participantCode(content_.key, person.number)),
                          person.number);
        }
    }
}

bool ServedSite::isAsset(const QString& path)
{
    static const QStringList assets = {u"/hall.css"_s, u"/hall.js"_s,       u"/helper.js"_s,
                                       u"/slip.js"_s,  u"/television.js"_s, u"/unsent.js"_s};
    return assets.contains(path);
}

std::variant<Response, SlipRequest> ServedSite::answer(const Request& request)
{
    static constexpr std::array routes = {
        Route{"/", &ServedSite::start}, Route{"/tables", &ServedSite::tables},
        Route{"/standings", &ServedSite::standings}, Route{"/me", &ServedSite::own},
        Route{"/hall", &ServedSite::display}};
    language_ = pageLanguage(request.language);
    if (isAsset(request.path) && !request.isPost) {
        return asset(request.path.sliced(1), request.path.endsWith(u".css")
                                                 ? "text/css; charset=utf-8"
                                                 : "text/javascript; charset=utf-8");
    }
    const texts::ThreadLanguage language(pageLocale(request.language));
    if (request.path.startsWith(slipFolder)) {
        return slip(request);
    }
    if (request.isPost && request.path == u"/me") {
        return postedCode(request);
    }
    for (const auto& route : routes) {
        if (request.path == QLatin1StringView(route.path)) {
            return request.isPost ? refusalOf(RefusedRequest::Method)
                                  : rendered(request, route.render);
        }
    }
    if (request.isPost) {
        return isAsset(request.path) || request.path == u"/events"
                   ? refusalOf(RefusedRequest::Method)
                   : notFound();
    }
    return request.path.startsWith(ownFolder)    ? evening(request.path.mid(ownFolder.size()))
           : request.path.startsWith(seatFolder) ? seat(request.path.mid(seatFolder.size()))
                                                 : notFound();
}

Response ServedSite::answer(const Request& request, const SlipRequest& asked,
                            const StoreReply& reply)
{
    language_ = pageLanguage(request.language);
    const texts::ThreadLanguage language(pageLocale(request.language));
    if (const auto* const failure = std::get_if<core::StoreFailure>(&reply)) {
        return isPassing(failure->kind()) ? late() : failed();
    }
    const auto* const stored = std::get_if<SlipAnswer>(&reply);
    if (stored == nullptr) {
        return late();
    }
    if (!stored->table) {
        return notFound();
    }
    return stored->isStored ? elsewhere(asked.address) : slipPage(asked, *stored);
}

hall::Source ServedSite::source() const
{
    return {content_.tournament, content_.names,         content_.notices,
            content_.pending,    content_.checkedTables, content_.called};
}

const hall::Pages& ServedSite::pages(const QString& language)
{
    const auto known = pages_.find(language);
    return known != pages_.end() ? known->second
                                 : pages_.emplace(language, hall::pagesOf(source())).first->second;
}

Response ServedSite::rendered(const Request& request, Render render)
{
    Response response;
    if (!request.query.isEmpty() || !request.from.isEmpty() || !request.until.isEmpty()) {
        response.body = (this->*render)(request).toUtf8();
        return response;
    }
    auto& cached = cached_[{language_, request.path}];
    if (cached.isEmpty()) {
        cached = (this->*render)(request).toUtf8();
    }
    response.body = cached;
    return response;
}

Html ServedSite::page(const QString& path, const QString& title, const Html& contents)
{
    const auto& all = pages(language_);
    std::vector<MenuEntry> menu = {{u"/"_s, PageTexts::tr("My table")},
                                   {u"/tables"_s, PageTexts::tr("All tables")}};
    if (all.standings) {
        menu.push_back({u"/standings"_s, PageTexts::tr("Standings")});
    }
    if (!codes_.isEmpty()) {
        menu.push_back({u"/me"_s, PageTexts::tr("My games")});
    }
    for (auto& entry : menu) {
        entry.isCurrent = entry.address == path;
    }
    return wholePage(all,
                     {title,
                      element("script", Html(), {{"src", "/unsent.js"}, {"defer"}}) +
                          styleAndScripts(u"/slip.js"_s),
                      menu, contactAttributes(content_.version)},
                     textElement("h1", title, {{"id", "title"}, {"data-live"}}) + contents);
}

Html ServedSite::start(const Request& request)
{
    const auto& all = pages(language_);
    const auto form = element("form",
                              field(u"q"_s, PageTexts::tr("Your name, three letters will do"),
                                    {{"name", "q"},
                                     {"type", "search"},
                                     {"autocomplete", "name"},
                                     {"maxlength", "50"},
                                     {"value", request.query}},
                                    PageTexts::tr("Find")),
                              {{"action", "/"}, {"method", "get"}, {"role", "search"}});
    auto contents = clockPart(all) + stateOf(all);
    if (all.current) {
        const auto& round = all.rounds[*all.current];
        contents += request.query.isEmpty() ? placesTable(round.places, seatAddress)
                                            : foundPlaces(round, request.query);
    }
    const bool isOver = all.current && all.rounds[*all.current].isOver;
    return page(u"/"_s,
                isOver ? PageTexts::tr("The round is over") : PageTexts::tr("Where do I sit?"),
                (all.current ? form : Html()) + live(noticesPart(all.notices) + contents));
}

Html ServedSite::tables(const Request& /*request*/)
{
    const auto& all = pages(language_);
    const auto lists = all.current ? tableLists(all.rounds[*all.current], {}) : Html();
    return page(u"/tables"_s, PageTexts::tr("All tables"), live(stateOf(all) + lists));
}

Html ServedSite::standings(const Request& /*request*/)
{
    const auto& all = pages(language_);
    return page(u"/standings"_s, all.standings ? all.standings->title : PageTexts::tr("Standings"),
                live(all.standings ? allStandings(all, {})
                                   : textElement("p", PageTexts::tr("Not announced yet."))));
}

Html ServedSite::own(const Request& /*request*/)
{
    return codeForm({});
}

Html ServedSite::codeForm(const QString& fault)
{
    const auto marks =
        fault.isEmpty()
            ? Attributes()
            : Attributes{{"aria-invalid", "true"}, {"aria-describedby", "fault"}, {"autofocus"}};
    const auto form =
        element("form",
                textElement("p", fault, {{"id", "fault"}, {"class", "fault"}, {"role", "alert"}}) +
                    field(u"code"_s, PageTexts::tr("The code on your player card"),
                          Attributes{{"name", "code"},
                                     {"autocomplete", "off"},
                                     {"autocapitalize", "characters"},
                                     {"spellcheck", "false"},
                                     {"maxlength", "20"},
                                     {"data-card"},
                                     {"required"}} +
                              marks,
                          PageTexts::tr("Show")) +
                    forgetPart(),
                {{"action", "/me"}, {"method", "post"}});
    return page(u"/me"_s, PageTexts::tr("My games"), form);
}

Html ServedSite::display(const Request& request)
{
    const auto& all = pages(language_);
    return wholePage(all,
                     {PageTexts::tr("Hall"),
                      styleAndScripts(u"/television.js"_s),
                      {},
                      Attributes{{"class", "display"}} + contactAttributes(content_.version)},
                     live(televisionContents(all, content_.stage, {request.from, request.until})));
}

Response ServedSite::postedCode(const Request& request)
{
    const QUrlQuery form(QString::fromUtf8(request.body).replace(u'+', u' '));
    const auto code = core::plainCode(form.queryItemValue(u"code"_s, QUrl::FullyDecoded).left(100));
    if (!codes_.contains(code)) {
        return wrongCode();
    }
    return elsewhere(ownFolder.toString() + code);
}

/// Distinguishes phones without identifying their owners: by the address, which several may share,
/// and by what their page says.
QString ServedSite::deviceOf(const Request& request, const QString& page) const
{
    constexpr qsizetype digits = 4;
    constexpr qsizetype longest = 64;
    return QString::fromLatin1(
        QMessageAuthenticationCode::hash(request.address + page.left(longest).toUtf8(),
                                         content_.key, QCryptographicHash::Sha256)
            .toHex()
            .left(digits)
            .toUpper());
}

std::variant<Response, SlipRequest> ServedSite::slip(const Request& request)
{
    const bool isWorth = request.path.endsWith(worthEnd);
    const auto named = request.path.mid(slipFolder.size()).left(longestCode);
    const auto code = core::plainCode(isWorth ? named.chopped(worthEnd.size()) : named);
    const auto found = slips_.constFind(code);
    if (found == slips_.constEnd()) {
        auto response = wrongCode();
        response.body = page({}, PageTexts::tr("This slip's code opens nothing (any more)."),
                             textElement("p", PageTexts::tr("Please take the slip to the desk.")))
                            .toUtf8();
        return response;
    }
    if (isWorth) {
        return request.isPost ? worth(*found, request) : notFound();
    }
    SlipRequest asked{*found, slipFolder.toString() + code};
    if (const auto game = numberIn(request.game)) {
        asked.chosen = core::GameNumber{*game};
    }
    if (request.isPost) {
        addSent(asked, request);
    }
    return asked;
}

/// Of what is being typed; nothing is stored, nor is the store asked.
Response ServedSite::worth(const core::SlipId& slip, const Request& request) const
{
    const auto typed = typedGame(QUrlQuery(QString::fromUtf8(request.body).replace(u'+', u' ')));
    const auto game = numberIn(typed.game.section(u':', 0, 0)).value_or(0);
    const hall::PublicNames names(content_.tournament, content_.names);
    const SlipGrid grid(content_.tournament, {slip.round, slip.table}, names);
    Response response;
    response.isPrivate = true;
    response.body = element("table", grid.worth(core::GameNumber{game}, typed)).toUtf8();
    return response;
}

void ServedSite::addSent(SlipRequest& asked, const Request& request) const
{
    const QUrlQuery fields(QString::fromUtf8(request.body).replace(u'+', u' '));
    SentSlip sent;
    sent.game = typedGame(fields);
    sent.confirmation = typedConfirmation(fields);
    sent.isObjection = fields.hasQueryItem(u"objection"_s) && !sent.game.request.isEmpty();
    const bool confirms = !sent.confirmation.game.isEmpty();
    const auto& code = confirms ? sent.confirmation.code : sent.game.code;
    sent.sender = {deviceOf(request, fields.queryItemValue(u"device"_s, QUrl::FullyDecoded)),
                   personOf(code)};
    if (!sent.isObjection && !sent.sender.person && (confirms || !code.isEmpty())) {
        asked.refused.refusals = {unknownCode(confirms ? "confirmation" : "reporter")};
    }
    asked.sent = std::move(sent);
}

std::optional<core::StartNumber> ServedSite::personOf(const QString& code) const
{
    const auto person = codes_.constFind(core::plainCode(code));
    return person != codes_.constEnd() ? std::optional(*person) : std::nullopt;
}

Response ServedSite::slipPage(const SlipRequest& asked, const SlipAnswer& stored)
{
    const hall::PublicNames names(stored.table->tournament, content_.names);
    const SlipForm form(*stored.table, names, asked.slip);
    const auto sent = asked.sent.value_or(SentSlip());
    const bool isConfirmation = !sent.confirmation.game.isEmpty();
    const core::Refused none;
    Response response;
    response.isPrivate = true;
    const auto& refused = stored.refused;
    const bool isRefused = !refused.refusals.empty() || !refused.unconfirmed.empty();
    response.status = isRefused ? 422 : 200;
    response.isWrongCode = isWrongCode(refused);
    response.body = page({}, form.title(),
                         live(callPart(isCalled(asked.slip)) + form.notices() +
                              form.confirming().form(asked.address, sent.confirmation,
                                                     isConfirmation ? refused : none)) +
                             form.games(asked.address, sent.game, isConfirmation ? none : refused,
                                        asked.chosen) +
                             live(form.objection(asked.address), "objection"))
                        .toUtf8();
    return response;
}

bool ServedSite::isCalled(const core::SlipId& slip) const
{
    const auto& called = content_.called;
    return std::find(called.begin(), called.end(), core::TableKey{slip.round, slip.table}) !=
           called.end();
}

Response ServedSite::failed()
{
    Response response;
    response.status = 503;
    response.isPrivate = true;
    response.body = page({}, PageTexts::tr("Please tell the desk"),
                         textElement("p", PageTexts::tr("Nothing was stored.")))
                        .toUtf8();
    return response;
}

/// The header makes the page's script send it again.
Response ServedSite::late()
{
    Response response;
    response.status = 503;
    response.headers = {{"Retry-After", "5"}};
    response.isPrivate = true;
    response.body =
        page({}, PageTexts::tr("One moment, please"),
             textElement("p", PageTexts::tr("The desk is busy. Load this page again; nothing is "
                                            "kept twice.")))
            .toUtf8();
    return response;
}

Response ServedSite::evening(const QString& code)
{
    const auto found = codes_.constFind(core::plainCode(code.left(100)));
    if (found == codes_.constEnd()) {
        return wrongCode();
    }
    const auto here = source();
    const auto told = hall::Evenings(here, hall::Reader::Themselves).of(*found);
    Response response;
    response.isPrivate = true;
    response.body =
        ownPage(told.person, textElement("h2", PageTexts::tr("My games")) + eveningTables(told),
                forgetPart())
            .toUtf8();
    return response;
}

/// What could hang on the wall, of one person.
Response ServedSite::seat(const QString& number)
{
    const auto& people = pages(language_).people;
    const auto named = numberIn(number);
    const auto found = std::find_if(people.begin(), people.end(), [&](const hall::Person& person) {
        return named == person.number;
    });
    if (found == people.end()) {
        return notFound();
    }
    const auto button = [](const char* kind, const QString& text) {
        return textElement("button", text, {{"type", "button"}, {"class", kind}, {"hidden"}});
    };
    auto outside = element("p", button("keep", PageTexts::tr("This is my phone")) +
                                    button("small forget known", PageTexts::tr("Not my phone")));
    if (!codes_.isEmpty()) {
        outside +=
            element("p", linkTo(u"/me"_s, PageTexts::tr("My games, by the code on my card")));
    }
    Response response;
    response.body = ownPage(*found, {}, outside).toUtf8();
    return response;
}

/// A person's table, then what else changes, and what stays.
Html ServedSite::ownPage(const hall::Person& person, const Html& changing, const Html& staying)
{
    const auto& all = pages(language_);
    const auto places = hall::ownPlaces(all, core::StartNumber{person.number});
    return page(u"/"_s, QString::number(person.number) + u' ' + person.name,
                live(noticesPart(all.notices) + ownPlacesPart(places, all.areAllPlayed) +
                     clockPart(all) + stateOf(all) + changing) +
                    staying + element("p", linkTo(u"/?q="_s, PageTexts::tr("Who sits where"))));
}

Response ServedSite::wrongCode()
{
    Response response;
    response.status = 403;
    response.isPrivate = true;
    response.isWrongCode = true;
    response.body =
        codeForm(PageTexts::tr("There is no such code. Please look at your card again.")).toUtf8();
    return response;
}

Response ServedSite::notFound()
{
    Response response;
    response.status = 404;
    response.body = page({}, PageTexts::tr("There is no such page."),
                         element("p", linkTo(u"/?q="_s, PageTexts::tr("Where do I sit?"))))
                        .toUtf8();
    return response;
}

} // namespace web
