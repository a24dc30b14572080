#include "app/hall/helper_check_in.h"

#include "app/hall/door_form.h"
#include "app/hall/form_parts.h"
#include "core/club/cash_report.h"
#include "core/money/start_fee.h"
#include "core/people/candidates.h"
#include "core/people/same_text.h"
#include "core/service/club_service.h"
#include "core/texts/clock_texts.h"
#include "core/texts/history_texts.h"
#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"
#include "core/use_cases/use_cases.h"

#include <QUrlQuery>

#include <algorithm>
#include <optional>
#include <set>
#include <variant>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

using core::HelperRight;
using core::Tournament;

constexpr std::size_t mostFound = 20;
constexpr std::size_t mostOwnEntries = 8;

/// Those whom the typed text means: registered, from the directory, or new.
std::vector<core::Candidate> candidatesFor(const HelperVisit& visit, const Tournament& tournament)
{
    const auto& typed = visit.request.query;
    constexpr qsizetype enoughLetters = 3; // Few people of a large directory.
    const bool mayEnrol = visit.may(HelperRight::CheckIn) && typed.size() >= enoughLetters;
    const core::CandidateFinder finder(tournament, mayEnrol ? visit.opened.service.read().players()
                                                            : std::vector<core::Player>());
    if (const auto number = numberIn(typed)) {
        return finder.withNumber(core::StartNumber{*number});
    }
    auto found = typed.isEmpty() ? std::vector<core::Candidate>() : finder.find(typed);
    const bool isWholeName = typed.contains(u' ') || typed.contains(u',');
    std::erase_if(found, [&](const core::Candidate& candidate) {
        return (!mayEnrol && candidate.kind != core::Candidate::Kind::Registered) ||
               (!isWholeName && candidate.kind == core::Candidate::Kind::New);
    });
    return found;
}

Html foundPart(const HelperVisit& visit, const Tournament& tournament)
{
    const auto& company = visit.request.company;
    auto found = candidatesFor(visit, tournament);
    const auto among = std::erase_if(found, [&](const core::Candidate& candidate) {
        return isAmong(company, tournament, candidate);
    });
    if (found.empty() && among > 0) {
        return textElement("p", PageTexts::tr("Already among those together."));
    }
    if (found.empty()) {
        const auto text =
            visit.may(HelperRight::CheckIn)
                ? PageTexts::tr("Nobody by that name. Type the whole name to enrol them.")
                : PageTexts::tr("Nobody by that name. Please send them to the desk.");
        return visit.request.query.isEmpty() ? Html() : textElement("p", text);
    }
    found.resize(std::min(found.size(), mostFound));
    visit.arrivals.follow(visit.opened.service.read(), visit.id);
    Html items;
    for (const auto& candidate : found) {
        items += doorItem(visit, tournament, candidate, company);
    }
    return element("ul", items, {{"class", "found"}});
}

/// Those that the helper's pages stored and that were not taken back since.
std::vector<core::JournalEntry> ownEntries(const HelperVisit& visit)
{
    constexpr std::size_t enough = 3 * mostOwnEntries;
    auto& stored = visit.opened.service.read();
    std::vector<core::JournalEntry> entries;
    for (const auto id : stored.storedByHelper(visit.id, visit.admitted.helper.id, enough)) {
        core::JournalFilter filter;
        filter.only = id;
        filter.state = core::EntryState::InEffect;
        for (auto& entry : stored.newest(visit.id, filter)) {
            entries.push_back(std::move(entry));
        }
        if (entries.size() == mostOwnEntries) {
            break;
        }
    }
    return entries;
}

/// Those whom an entry concerns, by name.
QStringList peopleIn(const core::Change& change)
{
    QStringList names;
    for (const auto& step : change.steps) {
        const auto* const person = std::get_if<core::ParticipantExchange>(&step);
        const auto* const payment = std::get_if<core::PaymentExchange>(&step);
        if (person != nullptr && person->after) {
            names << person->after->name;
        } else if (payment != nullptr && payment->after) {
            names << payment->after->payer.name;
        }
    }
    names.removeDuplicates();
    return names;
}

/// What the club owes the payers of this entry who were not counted with a newer one.
std::int64_t tooMuchIn(const core::Change& change, const Tournament& tournament,
                       std::set<core::StartNumber>& told)
{
    std::int64_t cents = 0;
    for (const auto& step : change.steps) {
        const auto* const payment = std::get_if<core::PaymentExchange>(&step);
        const auto* const payer = payment != nullptr && payment->after
                                      ? findParticipant(tournament, payment->after->payer.number)
                                      : nullptr;
        cents += payer != nullptr && told.insert(payer->number).second
                     ? core::feeAccountOf(tournament.settings, *payer).owedBack
                     : 0;
    }
    return cents;
}

/// "19:05 Käthe Weiß (7): checked in, 10 €".
QString entryText(const core::JournalEntry& entry, const Tournament& tournament,
                  std::set<core::StartNumber>& told)
{
    std::int64_t cents = 0;
    for (const auto& step : entry.change.steps) {
        const auto* const payment = std::get_if<core::PaymentExchange>(&step);
        cents += payment != nullptr && payment->after ? payment->after->cents : 0;
    }
    const bool isOfOne = entry.change.label.participant.has_value();
    QStringList parts = {
        texts::timeOfDayText(entry.time.toLocalTime()) + u' ' +
            (isOfOne ? texts::text(entry.change.label, texts::Wording::Translated, &tournament)
                     : peopleIn(entry.change).join(u"; "_s)),
        cents != 0 ? moneyText(cents) : QString()};
    if (const auto tooMuch = tooMuchIn(entry.change, tournament, told); tooMuch > 0) {
        parts << PageTexts::tr("%1 too much").arg(moneyText(tooMuch));
    }
    parts.removeAll(QString());
    return parts.join(u", "_s);
}

Html ownPart(const HelperVisit& visit, const Tournament& tournament)
{
    Html items;
    std::set<core::StartNumber> told;
    for (const auto& entry : ownEntries(visit)) {
        const auto text = entryText(entry, tournament, told);
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

/// What must be in the helper's own box: float, fees, and what was handed over.
Html boxPart(const HelperVisit& visit, const Tournament& tournament)
{
    auto& stored = visit.opened.service.read();
    const auto summaries = stored.tournaments(visit.id);
    if (!visit.may(HelperRight::Fees) || summaries.empty()) {
        return {};
    }
    const auto report =
        core::cashReport(tournament, core::cashOf(stored.clubRecords(), summaries.front().uuid));
    for (const auto& box : report.boxes) {
        if (core::isSame(box.box, visit.admitted.helper.name)) {
            return textElement("p", PageTexts::tr("In your box: %1").arg(moneyText(box.expected())),
                               {{"class", "note"}});
        }
    }
    return {};
}

Html searchForm(const HelperVisit& visit)
{
    return element(
        "form",
        companyFields(visit.request.company) +
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

/// What a script fills in while something could not be sent.
Html unsentPart(const HelperVisit& visit)
{
    return element(
        "section",
        textElement("p", u" "_s, {{"class", "notice"}, {"role", "status"}}) + element("ul", Html()),
        {{"id", "unsent"},
         {"hidden"},
         {"data-token", QString::fromLatin1(visit.admitted.token)},
         {"data-waiting", PageTexts::tr("Not sent yet: %1. It is sent again by itself; leave this "
                                        "page open.")},
         {"data-lost", PageTexts::tr("No contact for three minutes. Read these out at the desk; "
                                     "what arrives later is not entered twice.")},
         {"data-refused", PageTexts::tr("Not entered")},
         {"data-signed-out",
          PageTexts::tr("The code is no longer valid. Read these out at the desk, "
                        "then scan the new code.")},
         {"data-dismiss", PageTexts::tr("Done")}});
}

Response shown(const HelperVisit& visit, const QString& fault = {}, int status = 200)
{
    const auto tournament = visit.opened.service.tournament(visit.id);
    if (!tournament) {
        return helperResponse(visit, PageTexts::tr("Please tell the desk"), {}, 404);
    }
    const bool isSearch = !visit.request.query.isEmpty(); // While typing, every letter asks.
    return helperResponse(
        visit, PageTexts::tr("Check-in", "a page for helpers"),
        alertPart(fault) + unsentPart(visit) +
            element("div", companyPart(visit, **tournament, visit.request.company),
                    {{"id", "company"}}) +
            searchForm(visit) +
            textElement("p",
                        PageTexts::tr("No contact with the laptop. It is tried "
                                      "again by itself."),
                        {{"id", "offline"}, {"class", "notice"}, {"role", "status"}, {"hidden"}}) +
            element("div", foundPart(visit, **tournament),
                    {{"id", "found"}, {"aria-live", "polite"}}) +
            element("div",
                    ownPart(visit, **tournament) +
                        (isSearch ? Html() : boxPart(visit, **tournament)),
                    {{"id", "own"}}),
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

/// The page again, with the person of the form added to those who belong together.
Response withCompany(const HelperVisit& visit, const QUrlQuery& form, const QString& fault = {})
{
    const auto tournament = visit.opened.service.tournament(visit.id);
    Request again = visit.request;
    again.query.clear();
    again.company = form.allQueryItemValues(u"with"_s, QUrl::FullyDecoded);
    if (tournament && (form.hasQueryItem(u"person"_s) || form.hasQueryItem(u"name"_s))) {
        again.company << companionIn(form, **tournament);
    }
    const HelperVisit next{again,      visit.opened, visit.id,      visit.admitted,
                           visit.desk, visit.clock,  visit.arrivals};
    return shown(next, fault, fault.isEmpty() ? 200 : 422);
}

bool isAllowed(const HelperVisit& visit, DoorDeed deed)
{
    const bool comes = deed == DoorDeed::Here || deed == DoorDeed::HerePaid;
    const bool pays = deed == DoorDeed::Paid || deed == DoorDeed::HerePaid;
    return (!comes || visit.may(HelperRight::CheckIn)) && (!pays || visit.may(HelperRight::Fees));
}

bool isAllowed(const HelperVisit& visit, const core::DoorPerson& person)
{
    const bool isNew = person.uuid.value.isNull();
    const bool hasOtherTags = !person.newTags.isEmpty() || !person.formerTags.isEmpty();
    return (visit.may(HelperRight::CheckIn) || (!isNew && !hasOtherTags)) &&
           (visit.may(HelperRight::Fees) || !person.feeClass);
}

/// Whether everybody pays what their class, if another was chosen, costs.
bool isTheFee(const std::vector<core::DoorPerson>& people, const Tournament& tournament)
{
    return std::all_of(people.begin(), people.end(), [&](const core::DoorPerson& person) {
        return !person.feeClass || person.cents == core::missingFeeOf(person, tournament);
    });
}

Response stored(const HelperVisit& visit, core::TournamentService& desk, const QUrlQuery& form)
{
    const auto tournament = visit.opened.service.tournament(visit.id);
    const auto deed = deedIn(form);
    if (!tournament || !deed || !isAllowed(visit, *deed)) {
        return shown(visit, PageTexts::tr("The desk has not allowed it."), 403);
    }
    if (*deed == DoorDeed::More) {
        return withCompany(visit, form);
    }
    auto people = doorPeopleIn(form);
    const auto sent = sentEntry(visit);
    if (people.empty() || sent.id.isEmpty()) {
        return shown(visit, PageTexts::tr("This page is out of date. Find the person again."), 422);
    }
    if (!std::all_of(people.begin(), people.end(),
                     [&visit](const auto& person) { return isAllowed(visit, person); })) {
        return shown(visit, PageTexts::tr("The desk has not allowed it."), 403);
    }
    const bool pays = *deed == DoorDeed::HerePaid || *deed == DoorDeed::Paid;
    if (pays && !isTheFee(people, **tournament)) {
        return withCompany(visit, form,
                           PageTexts::tr("Another amount is due. Nothing was stored."));
    }
    for (auto& person : people) {
        person.comes = *deed == DoorDeed::HerePaid || *deed == DoorDeed::Here;
        person.cents = pays ? person.cents : 0;
    }
    const core::SaidAtDoor said{visit.id, (*tournament)->settings.feeClasses, people};
    const auto result = desk.run(visit.id, sent, core::enterAtDoor, people);
    if (result && !result->isEmpty()) {
        core::ClubService(visit.opened.store, visit.desk, visit.clock)
            .follow(core::rememberAtDoor, said);
    }
    return concluded(visit, result);
}

/// The directory follows a correction, and its undo.
void respell(const HelperVisit& visit, const core::Change& change)
{
    if (const auto respelt = core::respeltBy(visit.id, change)) {
        core::ClubService(visit.opened.store, visit.desk, visit.clock)
            .follow(core::respellPlayer, *respelt);
    }
}

Response corrected(const HelperVisit& visit, core::TournamentService& desk, const QUrlQuery& form)
{
    const auto sent = sentEntry(visit);
    const auto wanted = spellingIn(form, visit.admitted.helper.id);
    if (!visit.may(HelperRight::CheckIn)) {
        return shown(visit, PageTexts::tr("The desk has not allowed it."), 403);
    }
    const auto tournament = visit.opened.service.tournament(visit.id);
    const auto* const found =
        tournament && wanted ? core::findPerson(**tournament, wanted->person) : nullptr;
    if (found == nullptr || sent.id.isEmpty()) {
        return shown(visit, PageTexts::tr("This page is out of date. Find the person again."), 422);
    }
    const auto result = desk.run(visit.id, sent, core::correctSpelling, *wanted);
    if (result) {
        respell(visit, *result);
    }
    return concluded(visit, result);
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
    if (!visit.may(needed)) {
        return shown(visit, PageTexts::tr("The desk has not allowed it."), 403);
    }
    const auto result = desk.undo(visit.id, entry->link.id);
    if (result) {
        respell(visit, result->change);
    }
    return concluded(visit, result);
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
    desk.setBox(visit.admitted.helper.name);
    const auto entry = form.queryItemValue(u"entry"_s);
    if (form.hasQueryItem(u"spelling"_s)) {
        return corrected(visit, desk, form);
    }
    return entry.isEmpty() ? stored(visit, desk, form) : takenBack(visit, desk, entry);
}

} // namespace web
