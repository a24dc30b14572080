#include "app/hall/slip_form.h"

#include "app/hall/form_parts.h"
#include "app/hall/page_parts.h"
#include "core/model/enum_keys.h"
#include "core/texts/numbers.h"
#include "core/texts/refusal_texts.h"

#include <QRandomGenerator>

#include <algorithm>

namespace web {

using namespace Qt::Literals::StringLiterals;

namespace {

QString requestId()
{
    auto& random = *QRandomGenerator::system();
    return QString::number(random.generate64(), 16) + QString::number(random.generate64(), 16);
}

const QString reporterPlace = u"/reporter"_s;

bool isAtField(const QString& place)
{
    static const QStringList fields = {u"/stones"_s, u"/claims"_s, u"/playedBy"_s,
                                       u"/participant"_s};
    return place == reporterPlace ||
           (place.startsWith(u"/hands/") &&
            std::any_of(fields.begin(), fields.end(),
                        [&place](const QString& field) { return place.endsWith(field); }));
}

/// Whether the id was sent before with other content, which needs an id of its own.
bool isReused(const core::Refused& refused)
{
    return std::any_of(refused.refusals.begin(), refused.refusals.end(), [](const auto& refusal) {
        return refusal.code == core::RefusalCode(core::ResultFault::ReportReused);
    });
}

/// Those that belong to no field.
QStringList otherFaults(const core::Refused& refused)
{
    QStringList texts;
    for (const auto& refusal : refused.refusals) {
        const auto* const pointer = std::get_if<core::Pointer>(&refusal.place);
        if (pointer == nullptr || !isAtField(pointer->text())) {
            texts << texts::text(refusal);
        }
    }
    for (const auto& warning : refused.unconfirmed) {
        texts << texts::text(warning);
    }
    return texts;
}

} // namespace

SlipForm::SlipForm(const StoredTable& table, const hall::PublicNames& names,
                   const core::SlipId& slip)
    : tournament_(table.tournament),
      names_(names),
      slip_(slip),
      round_(*findRound(table.tournament, slip.round)),
      entries_(table.pending),
      revisions_(table.revisions),
      confirming_(table.tournament, names, {slip.round, slip.table}, table.pending)
{}

const core::Table& SlipForm::table() const
{
    return *findTable(round_, slip_.table);
}

bool SlipForm::playsClaims() const
{
    return tournament_.settings.rules.ruleSet == scoring::RuleSet::RummyPurePlus;
}

QString SlipForm::title() const
{
    return PageTexts::tr("Table %1, round %2").arg(plain(slip_.table)).arg(plain(slip_.round));
}

const core::PendingEntry* SlipForm::reported(core::GameNumber game) const
{
    const auto* const newest =
        newestInTime(tournament_, entries_, {slip_.round, slip_.table, game});
    const bool isTakenBack =
        newest != nullptr && newest->settled && findGame(table(), game) == nullptr;
    return isTakenBack ? nullptr : newest;
}

/// Who reported it, and for whom it waits.
QString SlipForm::stateOf(const core::PendingEntry& report) const
{
    const auto waitsFor = confirming_.waitsFor(report);
    return waitsFor.isEmpty() ? PageTexts::tr("reported, waiting for the desk")
                              : PageTexts::tr("reported by %1, %2")
                                    .arg(names_.person(*report.sender.person).name, waitsFor);
}

Html SlipForm::games() const
{
    const auto& rules = tournament_.settings.rules;
    const auto& head = table().head;
    QStringList people;
    for (std::size_t seat = 0; seat < head.seats.size(); ++seat) {
        const auto person = names_.person(head.seats[seat]);
        people << texts::seatLetter(seat) + u' ' + person.name;
    }
    Html items;
    for (std::int32_t number = 1; number <= listedGames(round_); ++number) {
        const core::GameNumber game{number};
        const auto* const stored = findGame(table(), game);
        const auto* const report = reported(game);
        QString state = PageTexts::tr("open");
        QString kind = u"open"_s;
        QString result;
        if (stored != nullptr) {
            const bool differs =
                report != nullptr && normalised(gameIn(*report)->outcome, head) != stored->outcome;
            state = differs             ? PageTexts::tr("changed by the desk")
                    : report != nullptr ? PageTexts::tr("taken over")
                                        : PageTexts::tr("entered");
            kind = differs ? u"changed"_s : u"taken"_s;
            result = resultText(stored->outcome, head, rules);
        } else if (report != nullptr) {
            state = stateOf(*report);
            kind = u"reported"_s;
            result = resultText(gameIn(*report)->outcome, head, rules);
        }
        items += element("li", textElement("b", PageTexts::tr("Game %1").arg(number) + u':') +
                                   textElement("span", state, {{"class", kind}}) +
                                   textElement("p", result));
    }
    Html parts = textElement("p", people.join(u" · "_s), {{"class", "note"}});
    if (slipOf(round_, table()) != slip_ || round_.head.state != core::RoundState::Published) {
        parts += textElement("p",
                             PageTexts::tr("This slip is not in use any more. What you send is "
                                           "kept for the desk."),
                             {{"class", "notice"}});
    }
    if (head.mark == core::TableMark::Disputed ||
        isObjectedTo(tournament_, entries_, {slip_.round, slip_.table})) {
        parts +=
            textElement("p", PageTexts::tr("The desk looks at this table."), {{"class", "notice"}});
    }
    return parts + element("ul", items, {{"class", "games"}});
}

Html SlipForm::seatFields(const TypedGame& typed, const core::Refused& refused) const
{
    Html fields;
    const auto& seats = table().head.seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const auto at = u"/hands/%1/"_s.arg(seat);
        const auto name = texts::seatLetter(seat) + u' ' + names_.person(seats[seat]).name;
        const auto claims =
            playsClaims()
                ? numberField({u"claims%1"_s.arg(seat), PageTexts::tr("Claims"),
                               typed.claims.at(seat), faultsAt(refused, at + u"claims"_s)})
                : Html();
        fields +=
            element("fieldset",
                    textElement("legend", name) +
                        numberField({u"stones%1"_s.arg(seat), PageTexts::tr("Stones"),
                                     typed.stones.at(seat), faultsAt(refused, at + u"stones"_s)}) +
                        claims + substitutePart(typed, seat, refused));
    }
    return fields;
}

/// Whether somebody else held the cards of a seat; folded up while nobody did.
Html SlipForm::substitutePart(const TypedGame& typed, std::size_t seat,
                              const core::Refused& refused) const
{
    const auto& chosen = typed.substitutions.at(seat);
    const auto faults = faultsAt(refused, u"/hands/%1/playedBy"_s.arg(seat)) +
                        faultsAt(refused, u"/hands/%1/participant"_s.arg(seat));
    const auto options = option({}, PageTexts::tr("nobody"), chosen.isEmpty()) +
                         option(playedForWord.toString(), PageTexts::tr("played for them"),
                                chosen == playedForWord) +
                         option(takenOverWord.toString(), PageTexts::tr("took over, own points"),
                                chosen == takenOverWord);
    return element(
        "details",
        textElement("summary", PageTexts::tr("Somebody else played")) +
            choice(u"substitution%1"_s.arg(seat), PageTexts::tr("Who played instead?"), options) +
            fieldPart({u"substitute%1"_s.arg(seat),
                       PageTexts::tr("Name; of who took over the number"),
                       typed.substitutes.at(seat),
                       faults,
                       {{"autocomplete", "off"}, {"maxlength", "64"}}}),
        chosen.isEmpty() ? Attributes() : Attributes{{"open"}});
}

/// Whose phone it is: as they say, or by the code without which nobody of the table can confirm.
Html SlipForm::reporterPart(const TypedGame& typed, const core::Refused& refused) const
{
    if (tournament_.settings.phoneSlips == core::PhoneSlips::SecondSeat) {
        return codeField({u"code"_s, PageTexts::tr("The code on your player card"), typed.code,
                          faultsAt(refused, reporterPlace)}) +
               textElement("p",
                           PageTexts::tr("With it somebody else of the table can confirm the game; "
                                         "without it the game waits for the desk."),
                           {{"class", "note"}});
    }
    const auto& seats = table().head.seats;
    Html people = option({}, PageTexts::tr("not said"), typed.seat.isEmpty());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const auto value = QString::number(seat);
        people += option(value, texts::seatLetter(seat) + u' ' + names_.person(seats[seat]).name,
                         typed.seat == value);
    }
    return choice(u"seat"_s, PageTexts::tr("Who are you?"), people);
}

Html SlipForm::form(const QString& address, const TypedGame& typed,
                    const core::Refused& refused) const
{
    Html games;
    bool isFirst = true;
    for (std::int32_t number = 1; number <= listedGames(round_); ++number) {
        const core::GameNumber game{number};
        const bool isSent = typed.game.section(u':', 0, 0) == QString::number(number);
        // What was sent never points at another game, even if the desk has entered it meanwhile.
        if (findGame(table(), game) != nullptr && !isSent) {
            continue;
        }
        const auto revision = revisionIn(revisions_, {slip_.round, slip_.table, game});
        const auto value = u"%1:%2"_s.arg(number).arg(revision);
        const bool isChosen =
            isSent || (typed.game.isEmpty() && isFirst && reported(game) == nullptr);
        isFirst = isFirst && !isChosen;
        games += option(value, PageTexts::tr("Game %1").arg(number), isChosen);
    }
    if (games.isEmpty()) {
        return {};
    }
    using scoring::Ending;
    Html endings = option(core::keyOf(Ending::Romme), PageTexts::tr("Rommé"), true);
    const auto addEnding = [&](Ending ending, const QString& text) {
        endings += option(core::keyOf(ending), text, typed.ending == core::keyOf(ending));
    };
    if (tournament_.settings.rules.options.firstRoundRomme) {
        addEnding(Ending::FirstRoundRomme, PageTexts::tr("First-round Rommé"));
    }
    addEnding(Ending::Early, PageTexts::tr("Ended early"));
    const bool asks = refused.refusals.empty() && !refused.unconfirmed.empty();
    const auto faults = otherFaults(refused);
    return element(
        "form",
        textElement("p", faults.join(u' '), {{"class", "fault"}, {"role", "alert"}}) +
            choice(u"game"_s, PageTexts::tr("Which game?"), games) + seatFields(typed, refused) +
            choice(u"ending"_s, PageTexts::tr("Ending"), endings) + reporterPart(typed, refused) +
            hidden(u"request"_s,
                   isReused(refused) || typed.request.isEmpty() ? requestId() : typed.request) +
            (asks ? hidden(u"confirmed"_s, signOf(typed)) : Html()) +
            textElement("p", PageTexts::tr("- means: did not play."), {{"class", "note"}}) +
            textElement("p",
                        PageTexts::tr("No network. It is sent as soon as there is one; leave this "
                                      "page open."),
                        {{"class", "waiting offline notice"}, {"role", "status"}, {"hidden"}}) +
            textElement("p",
                        PageTexts::tr("The desk is busy. It is sent again by itself; leave this "
                                      "page open."),
                        {{"class", "waiting late notice"}, {"role", "status"}, {"hidden"}}) +
            textElement("p", PageTexts::tr("It could not be sent. Take the slip to the desk."),
                        {{"class", "waiting failed notice"}, {"role", "alert"}, {"hidden"}}) +
            textElement("button", asks ? PageTexts::tr("It is right: send") : PageTexts::tr("Send"),
                        {{"type", "submit"}}),
        {{"action", address}, {"method", "post"}, {"class", "slip"}});
}

Html SlipForm::objection(const QString& address) const
{
    const bool isAny = !table().games.empty() || !entries_.empty();
    if (!isAny || table().head.mark == core::TableMark::Disputed ||
        isObjectedTo(tournament_, entries_, {slip_.round, slip_.table}) ||
        round_.head.state != core::RoundState::Published) {
        return {};
    }
    return element("form",
                   hidden(u"objection"_s, u"1"_s) + hidden(u"request"_s, requestId()) +
                       textElement("button", PageTexts::tr("Not right"),
                                   {{"type", "submit"}, {"class", "quiet"}}),
                   {{"action", address}, {"method", "post"}});
}

} // namespace web
