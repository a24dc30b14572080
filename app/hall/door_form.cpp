#include "app/hall/door_form.h"

#include "app/hall/form_parts.h"
#include "app/hall/slip_sending.h"
#include "core/file/plain_text.h"
#include "core/model/enum_table.h"
#include "core/model/registration.h"
#include "core/money/start_fee.h"
#include "core/people/people_names.h"
#include "core/people/same_text.h"
#include "core/texts/clock_texts.h"
#include "core/texts/numbers.h"

#include <QUrl>

#include <algorithm>
#include <utility>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

using core::Candidate;
using core::DoorPerson;
using core::HelperRight;
using core::Participant;
using core::Tournament;

/// The groups offered as switches.
constexpr qsizetype mostGroups = 8;

constexpr core::EnumTable<DoorDeed, const char*> deedWords = {
    {DoorDeed::HerePaid, "here-paid"}, {DoorDeed::Here, "here"}, {DoorDeed::Paid, "paid"},
    {DoorDeed::Store, "store"},        {DoorDeed::More, "more"},
};

QString valueIn(const QUrlQuery& form, const QString& name)
{
    constexpr qsizetype longest = 200;
    return form.queryItemValue(name, QUrl::FullyDecoded).left(longest);
}

QStringList valuesIn(const QUrlQuery& form, const QString& name)
{
    return form.allQueryItemValues(name, QUrl::FullyDecoded)
        .first(std::min(mostGroups, form.allQueryItemValues(name).size()));
}

/// The groups that have a prize: people's other tags are the desk's own.
QStringList groupsOf(const Tournament& tournament)
{
    QStringList groups;
    for (const auto& prize : tournament.settings.prizes) {
        if (prize.what == core::PrizeFor::Group && groups.size() < mostGroups &&
            !core::containsSame(groups, prize.tag)) {
            groups << prize.tag;
        }
    }
    return groups;
}

/// Somebody listed, as they would take part.
Participant entryOf(const Tournament& tournament, const Candidate& candidate)
{
    if (const auto* const person = findParticipant(tournament, candidate.number)) {
        return *person;
    }
    Participant entry;
    entry.name = candidate.player.name;
    entry.club = candidate.player.club;
    entry.tags = candidate.player.tags;
    entry.feeClass = core::feeClassAmong(entry.tags, tournament.settings);
    entry.status = core::Attendance::Expected;
    return entry;
}

/// Whether somebody new would have to wait.
bool isFull(const Tournament& tournament)
{
    return core::placesForNewcomers(core::registrationCount(tournament)) == 0;
}

/// "here since 19:12, by Anna".
QString hereText(const HelperVisit& visit, const Participant& person)
{
    const auto* const arrival = visit.arrivals.of(person.uuid);
    return arrival != nullptr
               ? PageTexts::tr("here since %1 (%2)")
                     .arg(texts::timeOfDayText(arrival->time.toLocalTime()), arrival->desk)
               : PageTexts::tr("is here");
}

QString standingText(const HelperVisit& visit, const Tournament& tournament,
                     const Candidate& candidate, const Participant& person)
{
    if (candidate.kind != Candidate::Kind::Registered && isFull(tournament)) {
        return PageTexts::tr("No place is free: take no money yet.");
    }
    if (candidate.kind != Candidate::Kind::Registered) {
        return candidate.kind == Candidate::Kind::New
                   ? PageTexts::tr("not on the list; enrolled as typed")
                   : PageTexts::tr("not on the list");
    }
    if (const auto place = core::placeToKeepWaitingAt(tournament, person.number)) {
        return PageTexts::tr("Number %1 on the waiting list: take no money yet.").arg(*place);
    }
    const auto account = core::feeAccountOf(tournament.settings, person);
    const auto money = account.missing > 0 ? PageTexts::tr("%1 due").arg(moneyText(account.missing))
                       : account.owedBack > 0
                           ? PageTexts::tr("%1 too much").arg(moneyText(account.owedBack))
                       : core::hasStartFee(tournament.settings) ? PageTexts::tr("has paid")
                                                                : QString();
    QStringList parts = {isHere(person) ? hereText(visit, person) : PageTexts::tr("expected"),
                         money};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

Html deedButton(DoorDeed deed, const QString& text, bool isLarge, const Attributes& more = {})
{
    return textElement("button", text,
                       Attributes{{"type", "submit"},
                                  {"name", "do"},
                                  {"value", deedWords[deed]},
                                  {"class", isLarge ? "large" : "small"}} +
                           more);
}

/// `pattern` has a place for what was paid, as another class may be chosen; nothing to pay in the
/// present one hides it.
Html paidButton(DoorDeed deed, const QString& pattern, std::int64_t cents, bool isLarge)
{
    const Attributes unseen = cents > 0 ? Attributes() : Attributes{{"hidden"}};
    return deedButton(deed, pattern.arg(moneyText(cents)), isLarge,
                      Attributes{{"data-pattern", pattern}} + unseen);
}

/// Whom the form is about.
struct AtTheDoor
{
    std::int64_t missing = 0; ///< Of the fee.
    bool hasCome = false;
    bool isNew = false;       ///< A finger that slips would enrol them: nothing is large.
    bool hasSwitches = false; ///< Class or group can be changed,
    bool hasClasses = false;  ///< and with the class what is missing.
};

/// What may be pressed. The usual one is large.
Html deedButtons(const HelperVisit& visit, const AtTheDoor& person)
{
    const bool isOpen = person.missing > 0 && visit.may(HelperRight::Fees);
    const bool comes = visit.may(HelperRight::CheckIn) && !person.hasCome;
    Html buttons;
    if (isOpen || person.hasClasses) {
        buttons += comes
                       ? paidButton(DoorDeed::HerePaid, PageTexts::tr("Here, %1 paid"),
                                    person.missing, !person.isNew)
                       : paidButton(DoorDeed::Paid, PageTexts::tr("%1 paid"), person.missing, true);
    }
    if (comes) {
        buttons += isOpen ? deedButton(DoorDeed::Here, PageTexts::tr("Here, not paid"), false)
                          : deedButton(DoorDeed::Here, PageTexts::tr("Here"), !person.isNew);
    } else if (person.hasSwitches) {
        buttons += deedButton(DoorDeed::Store, PageTexts::tr("Store", "a button"), false);
    }
    return buttons;
}

Html switchPart(const char* type, const QString& name, const QString& value, const QString& text,
                bool isOn, const Attributes& attributes = {})
{
    const Attributes on = isOn ? Attributes{{"checked"}} : Attributes();
    return element(
        "label", voidElement("input", Attributes{{"type", type}, {"name", name}, {"value", value}} +
                                          on + attributes) +
                     Html(u' ' + text));
}

QString classText(const QString& name, std::int64_t cents)
{
    return name + u": "_s + moneyText(cents);
}

Html classSwitches(const Tournament& tournament, const Participant& person)
{
    const auto& settings = tournament.settings;
    const auto classSwitch = [&](const QString& id, const QString& name) {
        auto inClass = person;
        inClass.feeClass = id;
        const auto missing = core::feeAccountOf(settings, inClass).missing;
        return switchPart(
            "radio", u"class"_s, id, classText(name, core::startFeeOf(settings, inClass)),
            person.feeClass == id,
            {{"data-cents", QString::number(missing)}, {"data-money", moneyText(missing)}});
    };
    Html switches = classSwitch({}, PageTexts::tr("Standard", "a fee"));
    for (const auto& one : settings.feeClasses) {
        switches += classSwitch(one.id, one.name);
    }
    return element("fieldset", textElement("legend", PageTexts::tr("Fee")) + switches,
                   {{"class", "switches"}}) +
           hidden(u"was-class"_s, person.feeClass);
}

Html groupSwitches(const QStringList& groups, const Participant& person)
{
    Html switches;
    for (const auto& group : groups) {
        const bool isOn = core::containsSame(person.tags, group);
        switches += switchPart("checkbox", u"group"_s, group, group, isOn);
        switches += isOn ? hidden(u"was-group"_s, group) : Html();
    }
    return element("fieldset", textElement("legend", PageTexts::tr("Group")) + switches,
                   {{"class", "switches"}});
}

/// Whether the helper may choose another fee class.
bool offersClasses(const HelperVisit& visit, const Tournament& tournament)
{
    return !tournament.settings.feeClasses.empty() && visit.may(HelperRight::Fees);
}

bool offersGroups(const HelperVisit& visit, const Tournament& tournament)
{
    return !groupsOf(tournament).isEmpty() && visit.may(HelperRight::CheckIn);
}

Html switchesPart(const HelperVisit& visit, const Tournament& tournament, const Participant& person)
{
    Html parts;
    if (offersClasses(visit, tournament)) {
        parts += classSwitches(tournament, person);
    }
    if (offersGroups(visit, tournament)) {
        parts += groupSwitches(groupsOf(tournament), person);
    }
    return parts.isEmpty()
               ? Html()
               : element("details", textElement("summary", PageTexts::tr("Fee, group")) + parts);
}

/// For the name of somebody whom the helper enrolled.
Html spellingPart(const HelperVisit& visit, const Participant& person)
{
    const auto* const arrival = visit.arrivals.of(person.uuid);
    if (arrival == nullptr || !arrival->isEnrolment || arrival->desk != visit.desk ||
        !visit.may(HelperRight::CheckIn)) {
        return {};
    }
    const auto id = u"spelling-"_s + QString::number(core::plain(person.number));
    const auto field =
        textElement("label", PageTexts::tr("Name"), {{"for", id}}) +
        voidElement("input", {{"id", id},
                              {"name", "spelling"},
                              {"autocomplete", "off"},
                              {"maxlength", "100"},
                              {"value", person.name}}) +
        textElement("button", PageTexts::tr("Correct"), {{"type", "submit"}, {"class", "small"}});
    return element("details",
                   textElement("summary", PageTexts::tr("Correct the name")) +
                       helperForm(visit, helperCheckInPath,
                                  hidden(u"request"_s, requestId()) +
                                      hidden(u"person"_s, core::uuidText(person.uuid.value)) +
                                      field));
}

/// Names the person for the form that is sent back.
Html identityPart(const Candidate& candidate, const Participant& person)
{
    if (candidate.kind == Candidate::Kind::Registered) {
        return hidden(u"person"_s, core::uuidText(person.uuid.value));
    }
    Html fields = hidden(u"name"_s, person.name) + hidden(u"club"_s, person.club);
    if (!candidate.player.id.value.isNull()) {
        fields += hidden(u"player"_s, core::uuidText(candidate.player.id.value));
    }
    for (const auto& tag : person.tags) {
        fields += hidden(u"tag"_s, tag);
    }
    return fields;
}

std::optional<DoorPerson> personIn(const QUrlQuery& form)
{
    DoorPerson person;
    if (form.hasQueryItem(u"person"_s)) {
        const auto uuid = core::parseUuid(valueIn(form, u"person"_s));
        if (!uuid || uuid->isNull()) {
            return std::nullopt;
        }
        person.uuid.value = *uuid;
    } else {
        person.enrolment.name = valueIn(form, u"name"_s).simplified();
        person.enrolment.club = valueIn(form, u"club"_s).simplified();
        person.enrolment.tags = valuesIn(form, u"tag"_s);
        if (const auto player = core::parseUuid(valueIn(form, u"player"_s))) {
            person.enrolment.player = core::PlayerId{*player};
        }
    }
    if (const auto wanted = valueIn(form, u"class"_s); wanted != valueIn(form, u"was-class"_s)) {
        person.feeClass = wanted;
    }
    const auto on = valuesIn(form, u"group"_s);
    const auto before = valuesIn(form, u"was-group"_s);
    for (const auto& group : on) {
        if (!before.contains(group)) {
            person.newTags << group;
        }
    }
    for (const auto& group : before) {
        if (!on.contains(group)) {
            person.formerTags << group;
        }
    }
    bool isNumber = false;
    const auto cents = valueIn(form, u"cents"_s).toLongLong(&isNumber);
    person.cents = isNumber && cents > 0 ? cents : 0;
    return person;
}

/// The page where those belong together, but for that one.
QString addressWith(QStringList company, const QString& removed)
{
    company.removeOne(removed);
    QStringList arguments;
    for (const auto& one : company) {
        arguments << u"with="_s + QString::fromLatin1(QUrl::toPercentEncoding(one));
    }
    return company.isEmpty() ? helperCheckInPath : helperCheckInPath + u'?' + arguments.join(u'&');
}

} // namespace

std::optional<DoorDeed> deedIn(const QUrlQuery& form)
{
    const auto word = valueIn(form, u"do"_s);
    for (const auto deed :
         {DoorDeed::HerePaid, DoorDeed::Here, DoorDeed::Paid, DoorDeed::Store, DoorDeed::More}) {
        if (word == QLatin1StringView(deedWords[deed])) {
            return deed;
        }
    }
    return std::nullopt;
}

Html companyFields(const QStringList& company)
{
    Html fields;
    for (const auto& one : company) {
        fields += hidden(u"with"_s, one);
    }
    return fields;
}

bool isAmong(const QStringList& company, const Tournament& tournament, const Candidate& candidate)
{
    const auto* const found = findParticipant(tournament, candidate.number);
    const auto uuid = found != nullptr ? found->uuid : core::ParticipantUuid();
    return std::any_of(company.begin(), company.end(), [&](const QString& one) {
        const auto person = personIn(QUrlQuery(one));
        return person && person->uuid == uuid &&
               (found != nullptr || (person->enrolment.name == candidate.player.name &&
                                     person->enrolment.club == candidate.player.club));
    });
}

Html doorItem(const HelperVisit& visit, const Tournament& tournament, const Candidate& candidate,
              const QStringList& company)
{
    const auto person = entryOf(tournament, candidate);
    const bool isRegistered = candidate.kind == Candidate::Kind::Registered;
    const auto name =
        isRegistered ? core::personText(person) : core::nameWithClub(person.name, person.club);
    const auto missing = core::feeAccountOf(tournament.settings, person).missing;
    const bool waits = isRegistered && core::placeToKeepWaitingAt(tournament, person.number);
    const bool mustWait = !isRegistered && isFull(tournament);
    const auto buttons =
        mustWait && visit.may(HelperRight::CheckIn)
            ? deedButton(DoorDeed::Here, PageTexts::tr("To the waiting list"), false)
        : waits ? Html()
                : deedButtons(visit, {.missing = missing,
                                      .hasCome = isHere(person),
                                      .isNew = candidate.kind == Candidate::Kind::New,
                                      .hasSwitches = offersClasses(visit, tournament) ||
                                                     offersGroups(visit, tournament),
                                      .hasClasses = offersClasses(visit, tournament)});
    Html parts =
        textElement("p", name, {{"class", "name"}}) +
        textElement("p", standingText(visit, tournament, candidate, person), {{"class", "note"}});
    if (!buttons.isEmpty()) {
        const bool areEnough =
            mustWait || std::cmp_greater_equal(company.size() + 1, core::mostAtTheDoor);
        const auto more = areEnough
                              ? Html()
                              : deedButton(DoorDeed::More, PageTexts::tr("And another one"), false);
        parts += helperForm(visit, helperCheckInPath,
                            hidden(u"request"_s, requestId()) + identityPart(candidate, person) +
                                hidden(u"cents"_s, QString::number(missing)) +
                                companyFields(company) + (company.isEmpty() ? buttons : Html()) +
                                more + switchesPart(visit, tournament, person),
                            {{"class", "door"}, {"data-name", name}});
    }
    if (isRegistered && company.isEmpty()) {
        parts += spellingPart(visit, person);
    }
    return element("li", parts);
}

Html companyPart(const HelperVisit& visit, const Tournament& tournament, const QStringList& company)
{
    std::vector<DoorPerson> people;
    Html items;
    for (const auto& one : company) {
        if (const auto person = personIn(QUrlQuery(one))) {
            people.push_back(*person);
            const auto name = namesOf({*person}, tournament);
            const auto money = person->cents > 0 ? u", "_s + moneyText(person->cents) : QString();
            items +=
                element("li", Html(name + money + u' ') +
                                  linkTo(addressWith(company, one), PageTexts::tr("Remove"),
                                         {{"aria-label", PageTexts::tr("Remove %1").arg(name)}}));
        }
    }
    if (people.empty()) {
        return {};
    }
    const auto total = takenFor(people);
    const auto given =
        total > 0 && visit.may(HelperRight::Fees)
            ? element("div",
                      textElement("label", PageTexts::tr("Given"), {{"for", "given"}}) +
                          voidElement("input", {{"id", "given"},
                                                {"inputmode", "decimal"},
                                                {"autocomplete", "off"},
                                                {"size", "6"},
                                                {"data-total", QString::number(total)}}) +
                          textElement("output", u" "_s,
                                      {{"id", "change"},
                                       {"data-text", PageTexts::tr("%1 back")},
                                       {"data-missing", PageTexts::tr("%1 missing")}}),
                      {{"class", "given"}, {"hidden"}})
            : Html();
    return element("section",
                   textElement("h2", PageTexts::tr("Together: %n person(s)", nullptr,
                                                   static_cast<int>(people.size()))) +
                       element("ul", items) +
                       helperForm(visit, helperCheckInPath,
                                  hidden(u"request"_s, requestId()) + companyFields(company) +
                                      hidden(u"cents"_s, QString::number(total)) + given +
                                      deedButtons(visit, {.missing = total}),
                                  {{"class", "door"}, {"data-name", namesOf(people, tournament)}}) +
                       element("p", linkTo(helperCheckInPath, PageTexts::tr("Not together"))),
                   {{"class", "company"}});
}

QString companionIn(const QUrlQuery& form, const Tournament& tournament)
{
    static const QStringList kept = {u"person"_s,    u"name"_s,  u"club"_s,
                                     u"player"_s,    u"tag"_s,   u"class"_s,
                                     u"was-class"_s, u"group"_s, u"was-group"_s};
    QStringList fields;
    const auto add = [&fields](const QString& name, const QString& value) {
        fields << name + u'=' + QString::fromLatin1(QUrl::toPercentEncoding(value));
    };
    for (const auto& [name, value] : form.queryItems(QUrl::FullyDecoded)) {
        if (kept.contains(name)) {
            add(name, value);
        }
    }
    const auto person = personIn(form);
    add(u"cents"_s, QString::number(person ? core::missingFeeOf(*person, tournament) : 0));
    return fields.join(u'&');
}

std::vector<DoorPerson> doorPeopleIn(const QUrlQuery& form)
{
    std::vector<DoorPerson> people;
    const auto company = form.allQueryItemValues(u"with"_s, QUrl::FullyDecoded);
    for (const auto& one : company) {
        const auto person = personIn(QUrlQuery(one));
        if (!person || people.size() == core::mostAtTheDoor) {
            return {};
        }
        people.push_back(*person);
    }
    if (company.isEmpty()) {
        if (const auto person = personIn(form)) {
            people.push_back(*person);
        }
    }
    return people;
}

std::optional<core::Spelling> spellingIn(const QUrlQuery& form, const core::HelperId& by)
{
    const auto uuid = core::parseUuid(valueIn(form, u"person"_s));
    return uuid && !uuid->isNull() ? std::optional(core::Spelling{
                                         {*uuid}, valueIn(form, u"spelling"_s).simplified(), by})
                                   : std::nullopt;
}

std::int64_t takenFor(const std::vector<DoorPerson>& people)
{
    std::int64_t sum = 0;
    for (const auto& person : people) {
        sum += person.cents;
    }
    return sum;
}

QString namesOf(const std::vector<DoorPerson>& people, const Tournament& tournament)
{
    QStringList names;
    for (const auto& person : people) {
        const auto* const found = core::findPerson(tournament, person.uuid);
        names << (found != nullptr
                      ? core::personText(*found)
                      : core::nameWithClub(person.enrolment.name, person.enrolment.club));
    }
    return names.join(u", "_s);
}

} // namespace web
