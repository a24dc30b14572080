#include "app/hall/helper_check_in.h"

#include "app/hall/form_parts.h"
#include "core/file/plain_text.h"
#include "core/model/registration.h"
#include "core/money/start_fee.h"
#include "core/people/people_names.h"
#include "core/people/search_text.h"
#include "core/texts/clock_texts.h"
#include "core/texts/history_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"
#include "core/use_cases/use_cases.h"

#include <QUrlQuery>

#include <algorithm>
#include <optional>
#include <variant>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

using core::HelperRight;
using core::Participant;
using core::Tournament;

constexpr std::size_t mostFound = 20;
constexpr std::size_t mostOwnEntries = 8;

/// The place on the waiting list of somebody whose turn it is not yet.
std::optional<qsizetype> placeInQueue(const Tournament& tournament, core::StartNumber number)
{
    const auto queue = core::waitingList(tournament);
    const auto found = std::find(queue.begin(), queue.end(), number);
    const auto free = core::registrationCount(tournament).free;
    const auto place = found - queue.begin() + 1;
    return found != queue.end() && free && place > *free ? std::optional(place) : std::nullopt;
}

QString standingText(const Tournament& tournament, const Participant& person)
{
    if (const auto place = placeInQueue(tournament, person.number)) {
        return PageTexts::tr("Number %1 on the waiting list: take no money yet.").arg(*place);
    }
    const auto missing = core::feeAccountOf(tournament.settings, person).missing;
    const auto money = missing > 0 ? PageTexts::tr("%1 due").arg(texts::moneyText(missing))
                       : core::hasStartFee(tournament.settings) ? PageTexts::tr("has paid")
                                                                : QString();
    QStringList parts = {isHere(person) ? PageTexts::tr("is here") : PageTexts::tr("expected"),
                         money};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

Html feeButton(const QString& text, const QString& what, bool isLarge)
{
    return textElement(
        "button", text,
        Attributes{{"type", "submit"}, {"name", "do"}, {"value", what}} +
            (isLarge ? Attributes{{"class", "large"}} : Attributes{{"class", "small"}}));
}

/// What the helper may do about the person.
Html buttonsFor(const HelperVisit& visit, const Tournament& tournament, const Participant& person)
{
    const auto missing = core::feeAccountOf(tournament.settings, person).missing;
    const bool isOpen = missing > 0 && visit.may(HelperRight::Fees);
    const bool mayArrive = visit.may(HelperRight::CheckIn) && !isHere(person);
    if (placeInQueue(tournament, person.number)) {
        return {};
    }
    const auto money = texts::moneyText(missing);
    Html buttons;
    if (isOpen && mayArrive) {
        buttons += feeButton(PageTexts::tr("Here, %1 paid").arg(money), u"here-paid"_s, true);
        buttons += feeButton(PageTexts::tr("Here, not paid"), u"here"_s, false);
    } else if (mayArrive) {
        buttons += feeButton(PageTexts::tr("Here"), u"here"_s, true);
    } else if (isOpen) {
        buttons += feeButton(PageTexts::tr("%1 paid").arg(money), u"paid"_s, true);
    }
    return buttons.isEmpty()
               ? Html()
               : helperForm(visit, helperCheckInPath,
                            hidden(u"person"_s, core::uuidText(person.uuid.value)) +
                                hidden(u"cents"_s, QString::number(missing)) + buttons);
}

Html foundPerson(const HelperVisit& visit, const Tournament& tournament, const Participant& person)
{
    return element("li",
                   textElement("p", core::personText(person), {{"class", "name"}}) +
                       textElement("p", standingText(tournament, person), {{"class", "note"}}) +
                       buttonsFor(visit, tournament, person));
}

Html foundPart(const HelperVisit& visit, const Tournament& tournament)
{
    const core::NameMatcher matcher(visit.request.query);
    Html items;
    std::size_t found = 0;
    for (const auto& person : tournament.participants) {
        if (!matcher.isEmpty() && found < mostFound &&
            matcher.matches(person.number, core::SearchText(person.name))) {
            items += foundPerson(visit, tournament, person);
            ++found;
        }
    }
    if (found == 0 && !matcher.isEmpty()) {
        return textElement("p", PageTexts::tr("Nobody by that name. Please send them to the "
                                              "desk."));
    }
    return items.isEmpty() ? Html() : element("ul", items, {{"class", "found"}});
}

std::vector<core::JournalEntry> ownEntries(const HelperVisit& visit)
{
    core::JournalFilter filter;
    filter.limit = mostOwnEntries;
    filter.state = core::EntryState::InEffect;
    filter.desk = visit.desk;
    return visit.opened.service.read().newest(visit.id, filter);
}

/// "19:05 Number 7 Käthe Weiß: checked in, 10 €".
QString entryText(const core::JournalEntry& entry, const Tournament& tournament)
{
    std::int64_t cents = 0;
    for (const auto& step : entry.change.steps) {
        const auto* const payment = std::get_if<core::PaymentExchange>(&step);
        cents += payment != nullptr && payment->after ? payment->after->cents : 0;
    }
    const auto text = texts::timeOfDayText(entry.time.toLocalTime()) + u' ' +
                      texts::text(entry.change.label, texts::Wording::Translated, &tournament);
    return cents != 0 ? text + u", "_s + texts::moneyText(cents) : text;
}

Html ownPart(const HelperVisit& visit, const Tournament& tournament)
{
    Html items;
    for (const auto& entry : ownEntries(visit)) {
        const auto text = entryText(entry, tournament);
        items += element(
            "li", textElement("p", text) +
                      helperForm(visit, helperCheckInPath,
                                 hidden(u"entry"_s, QString::number(plain(entry.link.id))) +
                                     textElement("button", PageTexts::tr("Take back"),
                                                 {{"type", "submit"},
                                                  {"class", "small"},
                                                  {"aria-label",
                                                   PageTexts::tr("Take back: %1").arg(text)}})));
    }
    return items.isEmpty() ? Html()
                           : textElement("h2", PageTexts::tr("Entered last")) +
                                 element("ul", items, {{"class", "own-entries"}});
}

Html searchForm(const HelperVisit& visit)
{
    return element(
        "form",
        textElement("label", PageTexts::tr("Name or start number"), {{"for", "q"}}) +
            element("div",
                    voidElement("input", {{"id", "q"},
                                          {"name", "q"},
                                          {"type", "search"},
                                          {"autocomplete", "off"},
                                          {"maxlength", "50"},
                                          {"autofocus"},
                                          {"value", visit.request.query}}) +
                        textElement("button", PageTexts::tr("Find"), {{"type", "submit"}}),
                    {{"class", "field"}}),
        {{"action", helperCheckInPath}, {"method", "get"}, {"role", "search"}});
}

Response shown(const HelperVisit& visit, const QString& fault = {}, int status = 200)
{
    const auto tournament = visit.opened.service.tournament(visit.id);
    if (!tournament) {
        return helperResponse(visit, PageTexts::tr("Please tell the desk"), {}, 404);
    }
    return helperResponse(visit, PageTexts::tr("Check-in", "a page for helpers"),
                          alertPart(fault) + searchForm(visit) +
                              element("div", foundPart(visit, **tournament),
                                      {{"id", "found"}, {"aria-live", "polite"}}) +
                              ownPart(visit, **tournament),
                          status);
}

Response refusedPage(const HelperVisit& visit, const core::Refused& refused)
{
    QStringList why;
    for (const auto& refusal : refused.refusals) {
        why << texts::text(refusal);
    }
    for (const auto& warning : refused.unconfirmed) {
        why << texts::text(warning);
    }
    return shown(visit, why.join(u' '), 422);
}

template <typename Value>
Response concluded(const HelperVisit& visit, const core::Result<Value>& result)
{
    if (!result) {
        return refusedPage(visit, result.refused());
    }
    Response response;
    response.status = 303;
    response.isPrivate = true;
    response.headers = {{"Location", helperCheckInPath.toLatin1()}};
    return response;
}

const Participant* personMeant(const Tournament& tournament, const QUrlQuery& form)
{
    const auto uuid = core::parseUuid(form.queryItemValue(u"person"_s));
    const auto& people = tournament.participants;
    const auto found = std::find_if(people.begin(), people.end(), [&uuid](const auto& person) {
        return uuid && person.uuid.value == *uuid;
    });
    return found != people.end() ? &*found : nullptr;
}

Response stored(const HelperVisit& visit, core::TournamentService& desk, const QUrlQuery& form)
{
    const auto tournament = visit.opened.service.tournament(visit.id);
    const auto* const person = tournament ? personMeant(**tournament, form) : nullptr;
    if (person == nullptr) {
        return shown(visit, PageTexts::tr("Nobody is registered like that any more."), 422);
    }
    const auto what = form.queryItemValue(u"do"_s);
    const bool arrives = what == u"here" || what == u"here-paid";
    const bool pays = what == u"paid" || what == u"here-paid";
    if ((!arrives && !pays) || (arrives && !visit.may(HelperRight::CheckIn)) ||
        (pays && !visit.may(HelperRight::Fees))) {
        return shown(visit, PageTexts::tr("The desk has not allowed it."), 403);
    }
    const auto number = person->number;
    const auto missing = core::feeAccountOf((*tournament)->settings, *person).missing;
    if (pays && missing == 0 && isHere(*person)) {
        return shown(
            visit, PageTexts::tr("%1 is here and has paid already.").arg(core::personText(*person)),
            422);
    }
    if (pays && form.queryItemValue(u"cents"_s) != QString::number(missing)) {
        return shown(
            visit,
            PageTexts::tr("%1 are due now. Nothing was stored.").arg(texts::moneyText(missing)),
            422);
    }
    if (arrives) {
        const auto fee = pays ? core::StartFee::PaidNow : core::StartFee::AsBefore;
        return concluded(visit, desk.run(visit.id, core::checkIn, number, fee));
    }
    core::FeePayment payment;
    payment.cents = missing;
    return concluded(visit, desk.run(visit.id, core::takePayment, number, payment));
}

Response takenBack(const HelperVisit& visit, core::TournamentService& desk, const QString& wanted)
{
    const auto own = ownEntries(visit);
    const auto entry = std::find_if(own.begin(), own.end(), [&wanted](const auto& one) {
        return QString::number(plain(one.link.id)) == wanted;
    });
    if (entry == own.end()) {
        return shown(visit, PageTexts::tr("This is not among the entries made here last."), 422);
    }
    const auto needed =
        core::changesPayments(entry->change) ? HelperRight::Fees : HelperRight::CheckIn;
    return visit.may(needed) ? concluded(visit, desk.undo(visit.id, entry->link.id))
                             : shown(visit, PageTexts::tr("The desk has not allowed it."), 403);
}

} // namespace

Response checkInPage(const HelperVisit& visit)
{
    if (!visit.may(HelperRight::CheckIn) && !visit.may(HelperRight::Fees)) {
        return helperResponse(visit, PageTexts::tr("The desk has not allowed it."), {}, 403);
    }
    if (!visit.request.isPost) {
        return shown(visit);
    }
    const QUrlQuery form(QString::fromUtf8(visit.request.body).replace(u'+', u' '));
    core::TournamentService desk(visit.opened.store, visit.desk, visit.clock);
    const auto entry = form.queryItemValue(u"entry"_s);
    return entry.isEmpty() ? stored(visit, desk, form) : takenBack(visit, desk, entry);
}

} // namespace web
